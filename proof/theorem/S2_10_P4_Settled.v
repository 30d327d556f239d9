(* docs/every-size.md, 2.2: strips of three columns for P(4). Coq's kernel makes the check. *)
From Coq Require Import Bool List.
From Greenest.theorem Require Import S2_2_Small S2_3_Tables S2_9_D S2_9_Written S2_9_P4_Found
  S2_9_P4.
Import ListNotations.

Lemma S2_2_check_P4_settled : on_all 4 3
  (settled_by_4 (read_in 4 (table_of found)) two_4 three_4 (pairs_4 (read_in 4 (table_of found))))
    [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
