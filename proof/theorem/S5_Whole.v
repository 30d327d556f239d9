(* docs/every-size.md, 5: all sizes, for P(4) holds; and no exception is solvable. *)
From Coq Require Import Arith List Lia.
From Greenest Require Import Statement Geometry.
From Greenest.theorem Require Import Views Rows S2_1_Claims S4_1_Edge Turned Exceptions S2_2_Small
  S2_10_P4_Holds S5_AllSizes.
Import ListNotations.

Theorem S5_whole m n F : full m n F -> three F ->
  solvable (setup (filled F)) \/ In F exceptions \/ In (turned n F) exceptions.
Proof. exact (S5_all_sizes (fun k K => P_some 4 k (S2_1_P_four_rows k K)) m n F). Qed.

Lemma turned_twice m n F : full m n F -> turned m (turned n F) = F.
Proof.
  intros H. assert (T := turned_full m n F (proj1 H)). assert (U := turned_full n m _ (proj1 T)).
  apply nth_ext with (d := []) (d' := []); [rewrite (proj1 U); symmetry; apply H|]. intros i I.
  rewrite (proj1 U) in I.
  destruct U as [LU WU], H as [L W]. rewrite Forall_forall in WU, W.
  apply nth_ext with (d := Black) (d' := Black); [rewrite WU, W; auto; apply nth_In; lia|].
  intros j J. rewrite WU in J by (apply nth_In; lia).
  rewrite (nth_turned n m _ j i T) by lia. apply (nth_turned m n); auto. split; auto.
  now apply Forall_forall.
Qed.

(* The exceptions are unsolvable, turned or not. *)
Theorem S5_exactly m n F : full m n F -> three F ->
  (solvable (setup (filled F)) <-> ~ (In F exceptions \/ In (turned n F) exceptions)).
Proof.
  intros H T. split; [|destruct (S5_whole m n F H T); tauto].
  intros S [I|I]; [now apply (S2_1_small_exceptions F)|]. apply (S2_1_small_exceptions _ I).
  rewrite solvable_rows in *. apply (turned_solv n m (turned n F)); [apply turned_full, H|].
  now rewrite (turned_twice m n F H).
Qed.
