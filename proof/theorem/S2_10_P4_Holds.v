(* docs/every-size.md, 2.10: P(4), from S2_10_P4.v, for the kernel has made its checks. *)
From Coq Require Import Arith.
From Greenest.theorem Require Import S2_1_Claims S2_9_Written S2_9_P4_Found S2_9_P4 S2_10_P4
  S2_10_P4_Grown S2_10_P4_Settled.

Theorem S2_1_P_four_rows n : 5 <= n -> S2_1_P 4 n.
Proof.
  refine (P_four_rows (read_in 4 (table_of found)) (windows_of 4 windows_found) _ n).
  exact (Build_checks_P4 _ _ S2_9_check_P4_grown S2_2_check_P4_settled).
Qed.
