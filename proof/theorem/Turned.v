(* For docs/every-size.md, Lemma 1 and 5: full boards with rows and columns exchanged are as
   solvable as before, and of three colours. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims.
Import ListNotations.

Definition turned (n : nat) (F : block) : block :=
  map (fun j => map (fun r => nth j r Black) F) (seq 0 n).

Lemma turned_full m n F : length F = m -> full n m (turned n F).
Proof.
  intros H. split; [unfold turned; now rewrite map_length, seq_length|]. apply Forall_forall.
  intros r I. apply in_map_iff in I. destruct I as (j & <- & _). now rewrite map_length.
Qed.
Lemma view_filled m n F i j : full m n F -> i < m -> j < n ->
  view_of (filled F) (i, j) = Some (nth j (nth i F []) Black).
Proof.
  intros [L W] I J. unfold view_of, filled. simpl.
  change (@nil (option colour)) with (map Some (@nil colour)).
  rewrite map_nth. assert (K : length (nth i F []) = n).
  { rewrite Forall_forall in W. apply W, nth_In. lia. }
  rewrite (nth_indep _ None (Some Black)) by (rewrite map_length; lia). now rewrite map_nth.
Qed.
Lemma nth_turned m n F i j : full m n F -> i < m -> j < n ->
  nth i (nth j (turned n F) []) Black = nth j (nth i F []) Black.
Proof.
  intros [L W] I J. unfold turned.
  rewrite (nth_indep _ [] (map (fun r => nth 0 r Black) F)) by now rewrite map_length, seq_length.
  rewrite (map_nth (fun j => map (fun r => nth j r Black) F)), seq_nth by auto. simpl.
  rewrite (nth_indep _ Black (nth j [] Black)) by (rewrite map_length; lia).
  now rewrite (map_nth (fun r => nth j r Black)).
Qed.
Lemma view_turned m n F i j : full m n F -> view_of (filled (turned n F)) (j, i) = view_of
  (filled F) (i, j).
Proof.
  intros H. pose proof (turned_full m n F (proj1 H)) as T.
  destruct (le_lt_dec m i) as [I|I]; [|destruct (le_lt_dec n j) as [J|J]].
  - rewrite (view_aside m) by (eauto with wide). rewrite view_beyond; auto.
    unfold filled. rewrite map_length. destruct H as [-> _]. auto.
  - rewrite view_beyond; [|unfold filled; rewrite map_length; destruct T as [-> _]; auto].
    rewrite (view_aside n); eauto with wide.
  - rewrite (view_filled n m), (view_filled m n); auto. f_equal. now apply (nth_turned m n).
Qed.
Theorem turned_solv m n F : full m n F -> solv (view_of (filled (turned n F))) ->
  solv (view_of (filled F)).
Proof.
  intros H. apply (stands_solv (fun _ => True) (fun x => (snd x, fst x))).
  - unfold stands. splits; auto.
    + intros [j i] _. simpl. symmetry. now apply (view_turned m n).
    + intros [i j] [k l] _ _ [= -> ->]. reflexivity.
    + intros [i j] [k l] _ _. lines.
    + intros [i j] [k l] [s t] _ _ SL B. left. exists (t, s). split; auto. split; auto. lines.
  - intros [i j] _. exists (j, i). auto.
Qed.
Lemma num_exists c m n F : full m n F -> 1 <= num c F <-> exists i j, i < m /\ j < n /\
  nth j (nth i F []) Black = c.
Proof.
  intros [L W]. unfold num. rewrite cnt_in, in_concat. rewrite Forall_forall in W. split.
  - intros (r & I & J). apply In_nth with (d := []) in I. destruct I as (i & Li & Ei).
    apply In_nth with (d := Black) in J. destruct J as (j & Lj & Ej). exists i, j.
    rewrite Ei. splits; auto; [lia|]. rewrite <- (W r); auto. rewrite <- Ei. apply nth_In; auto.
  - intros (i & j & Li & Lj & E). exists (nth i F []). rewrite <- L in Li.
    split; [now apply nth_In|].
    rewrite <- E. apply nth_In. rewrite W; auto. now apply nth_In.
Qed.
Theorem turned_three m n F : full m n F -> three F -> three (turned n F).
Proof.
  intros H T c. specialize (T c). apply (num_exists c m n F H) in T.
  destruct T as (i & j & Li & Lj & E).
  apply (num_exists c n m (turned n F)); [apply turned_full; apply H|].
  exists j, i. splits; auto. rewrite <- E. now apply (nth_turned m n).
Qed.
