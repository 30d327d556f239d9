(* docs/every-size.md, 5: all sizes, without claims. *)
From Coq Require Import Arith List.
From Greenest Require Import Rules Geometry.
From Greenest.theorem Require Import Rows S2_1_Claims S4_1_Edge Turned Exceptions S2_10_P4_Holds S5_AllSizes.

Theorem S5_whole m n F : full m n F -> three F ->
  solvable (setup (filled F)) \/ In F exceptions \/ In (turned n F) exceptions.
Proof. exact (S5_all_sizes (fun k K => P_some 4 k (S2_1_P_four_rows k K)) m n F). Qed.
