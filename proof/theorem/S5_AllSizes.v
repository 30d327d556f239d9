(* docs/every-size.md, 5: all sizes, if P(4) holds: a line (Lemma 4), two rows (D), the small
   boards, and three rows and five columns or more (4), turned where there are more rows than
   columns. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S3_LemmaB S4_1_Edge
  S4_Wide Turned L4_Line L5_TwoColours Exceptions S2_2_Small S2_2_Square S2_10_D S2_10_C
  S2_10_P3_Holds.
Import ListNotations.

(* All that sections 3 to 5 need of strips, beside P(3). *)
Definition claims : Prop := forall n, 5 <= n -> S2_1_P_some 4 n.
Lemma claims_strips : claims -> forall n, 5 <= n -> strips n.
Proof.
  intros C n N. split; auto; [now apply S2_1_P_three_rows|now apply
    (P_down_three S2_1_P_three_rows)|].
  apply C_four_rows; [|lia]. intros k K F H T. destruct (C k K F H T Black) as (f & _ & D).
  apply (solv_down _ f Black), D.
Qed.

Section AllSizes.
Hypothesis C : claims.

Lemma S5_no_taller m n F : m <= n -> full m n F -> three F -> solv (view_of (filled F)) \/
  In F exceptions.
Proof.
  intros L H T.
  destruct (le_lt_dec 5 n) as [N5|N5].
  - left. destruct (le_lt_dec 3 m) as [M3|M3].
    + now apply (S4_three_rows_five_columns (claims_strips C) m n).
    + destruct m as [|[|[|]]]; [| | |lia].
      * destruct F; [|now destruct H]. specialize (T Black). rewrite num_nil in T. lia.
      * now apply (L4_row n).
      * now apply (S2_1_D_holds n).
  - destruct (Nat.eq_dec m 0) as [->|M0].
    { destruct F; [|now destruct H]. specialize (T Black). rewrite num_nil in T. lia. }
    destruct (Nat.eq_dec m 1) as [->|M1].
    { left. now apply (L4_row n). }
    destruct (Nat.eq_dec m 4) as [->|M4].
    { left. assert (n = 4) as -> by lia. now apply S2_1_small_4x4. }
    apply (S2_1_small_holds m n); auto. simpl.
    assert (K : m = 2 /\ n = 2 \/ m = 2 /\ n = 3 \/ m = 2 /\ n = 4 \/ m = 3 /\ n = 3 \/ m = 3 /\
      n = 4) by lia.
    intuition (subst; auto 8).
Qed.

(* Every full board with three colours is solvable, or one of the exceptions, or turned one of
   them. *)
Theorem S5_all_sizes m n F : full m n F -> three F ->
  solvable (setup (filled F)) \/ In F exceptions \/ In (turned n F) exceptions.
Proof.
  intros H T. rewrite solvable_rows. destruct (le_lt_dec m n) as [L|L].
  - destruct (S5_no_taller m n F L H T); auto.
  - destruct (S5_no_taller n m (turned n F)) as [S|S]; auto; try lia.
    + apply turned_full, H.
    + now apply (turned_three m n).
    + left. now apply (turned_solv m n).
Qed.
End AllSizes.

Goal True. idtac "S5_all_sizes:". Abort.
Print Assumptions S5_all_sizes.
Goal True. idtac "L5_two_colours:". Abort.
Print Assumptions L5_two_colours.
