(* docs/every-size.md, 2.9: growth for P(4). The kernel makes the check, by the witnesses that
   free_columns.ml wrote down. *)
From Coq Require Import Bool List.
From Greenest.theorem Require Import S2_3_Tables S2_9_Written S2_9_P4_Found S2_9_P4.

Lemma S2_9_check_P4_grown : grown_by_4 (read_in 4 (table_of found)) two_4 three_4
  (ends_of 4 (windows_of 4 windows_found)) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
