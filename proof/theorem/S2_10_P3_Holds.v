(* docs/every-size.md, 2.2, 2.9 and 2.10: P(3). The kernel makes its checks, by the witnesses that
   free_columns.ml wrote down. *)
From Coq Require Import Arith Bool List.
From Greenest.theorem Require Import S2_1_Claims S2_2_Small S2_3_Tables S2_9_D S2_9_Written
  S2_9_P3_Found S2_9_P3 S2_10_P3.
Import ListNotations.

Definition witness_found := read_in 3 (table_of found).
Lemma S2_9_check_P3_grown : grown_by witness_found (fill (left_by_two 3) (lines_of 6))
  (fill (left_by_three 3) (lines_of 9)) (ends_of 3 (windows_of 3 windows_found)) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma S2_2_check_P3_settled : on_all 3 3 (settled_3 witness_found) [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma S2_2_check_P3_found : forallb (found_5 witness_found) five_alike = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem S2_1_P_three_rows n : 5 <= n -> S2_1_P 3 n.
Proof.
  exact (P_three_rows witness_found (windows_of 3 windows_found)
    (Build_checks_P3 _ _ S2_9_check_P3_grown S2_2_check_P3_settled S2_2_check_P3_found) n).
Qed.
