(* docs/every-size.md, 5: the theorem over lists of rows says the same as that of Statement.v, whose
   exceptions are those of Exceptions.v. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Turned Exceptions
  S2_2_Small.
Import ListNotations.

Lemma rows_full m n f : full m n (rows_of m n f).
Proof.
  split; [unfold rows_of; now rewrite map_length, seq_length|]. apply Forall_forall. intros r I.
  apply in_map_iff in I. destruct I as (i & <- & _). now rewrite map_length, seq_length.
Qed.
Lemma nth_rows m n f i j : i < m -> j < n -> nth j (nth i (rows_of m n f) []) Black = f i j.
Proof.
  intros I J. unfold rows_of.
  rewrite (nth_indep _ [] (map (f 0) (seq 0 n))) by now rewrite map_length, seq_length.
  rewrite (map_nth (fun i => map (f i) (seq 0 n))), seq_nth by auto.
  rewrite (nth_indep _ Black (f i 0)) by now rewrite map_length, seq_length.
  now rewrite (map_nth (f i)), seq_nth.
Qed.
Lemma rows_ext m n f g : (forall i j, i < m -> j < n -> f i j = g i j) ->
  rows_of m n f = rows_of m n g.
Proof.
  intros E. apply map_ext_in. intros i I. apply in_seq in I. apply map_ext_in. intros j J.
  apply in_seq in J. apply E; lia.
Qed.
Lemma rows_three m n f : three_colours m n f -> three (rows_of m n f).
Proof.
  intros T c. apply (num_exists c m n _ (rows_full m n f)). destruct (T c) as (i & j & I & J & E).
  exists i, j. splits; auto. now rewrite nth_rows.
Qed.
Lemma rows_solvable m n f : solvable (full_board m n f) <-> solvable
  (setup (filled (rows_of m n f))).
Proof.
  assert (E : same (tops (full_board m n f)) (view_of (filled (rows_of m n f)))).
  { intros [i j]. unfold tops, full_board. cbn [fst snd].
    destruct (Nat.ltb_spec i m) as [I|I]; [destruct (Nat.ltb_spec j n) as [J|J]|]; simpl.
    - rewrite (view_filled m n) by (auto using rows_full). now rewrite nth_rows.
    - symmetry. apply (view_aside n); auto. apply (wide_filled m), rows_full.
    - symmetry. apply view_beyond. unfold filled. rewrite map_length.
      now rewrite (proj1 (rows_full m n f)). }
  rewrite solvable_rows, solvable_solv. split; apply solv_same; auto using same_sym.
Qed.

(* How rows change when a board is seen in another way. *)
Lemma rows_prey m n f : rows_of m n (fun i j => prey (f i j)) = turn_colours (rows_of m n f).
Proof.
  unfold rows_of, turn_colours. rewrite map_map. apply map_ext. intros i. now rewrite map_map.
Qed.
Lemma seq_reversed n : rev (seq 0 n) = map (fun i => n - S i) (seq 0 n).
Proof.
  apply nth_ext with (d := 0) (d' := n - S 0); [now rewrite rev_length, map_length|].
  intros i I. rewrite rev_length, seq_length in I.
  rewrite (map_nth (fun i => n - S i)), rev_nth by now rewrite seq_length.
  rewrite seq_length, !seq_nth; lia.
Qed.
Lemma rows_upside_down m n f : rows_of m n (fun i j => f (m - S i) j) = rev (rows_of m n f).
Proof. unfold rows_of. now rewrite <- map_rev, seq_reversed, map_map. Qed.
Lemma rows_mirror m n f : rows_of m n (fun i j => f i (n - S j)) = map (@rev _) (rows_of m n f).
Proof.
  unfold rows_of. rewrite map_map. apply map_ext. intros i.
  now rewrite <- map_rev, seq_reversed, map_map.
Qed.
Lemma rows_columns m n f : rows_of n m (fun i j => f j i) = turned n (rows_of m n f).
Proof.
  unfold turned. apply map_ext_in. intros j J. apply in_seq in J. unfold rows_of. rewrite map_map.
  apply map_ext. intros i. rewrite (nth_indep _ Black (f i 0)) by (rewrite map_length, seq_length;
    lia).
  now rewrite (map_nth (f i)), seq_nth by lia.
Qed.

(* The exceptions over rows are those of Statement.v. *)
Definition closed_under (s : block -> block) : Prop := forall F, In (s F) exceptions ->
  In F exceptions.
Lemma closed_by s (inverse : block -> block) : (forall F, inverse (s F) = F) ->
  forallb (fun F => mem_block (inverse F) exceptions) exceptions = true -> closed_under s.
Proof.
  intros E H F I. rewrite forallb_forall in H. apply H in I. rewrite E in I.
  now apply mem_block_iff.
Qed.
Lemma turned_thrice F : turn_colours (turn_colours (turn_colours F)) = F.
Proof.
  unfold turn_colours. rewrite !map_map. rewrite <- (map_id F) at 2. apply map_ext. intros r.
  rewrite !map_map. rewrite <- (map_id r) at 2. apply map_ext. intros c. apply prey3.
Qed.
Lemma mirrored_twice (F : block) : map (@rev _) (map (@rev _) F) = F.
Proof. rewrite map_map. rewrite <- (map_id F) at 2. apply map_ext, rev_involutive. Qed.
Lemma exceptions_turned : closed_under turn_colours.
Proof.
  apply (closed_by _ (fun F => turn_colours (turn_colours F))); [apply turned_thrice|].
  vm_compute. reflexivity.
Qed.
Lemma exceptions_flipped : closed_under (@rev _).
Proof. apply (closed_by _ (@rev _)); [apply rev_involutive|]. vm_compute. reflexivity. Qed.
Lemma exceptions_mirrored : closed_under (map (@rev _)).
Proof. apply (closed_by _ (map (@rev _))); [apply mirrored_twice|]. vm_compute. reflexivity. Qed.
Lemma eight_in F : In F eight -> In F exceptions.
Proof. intros I. apply in_flat_map. exists F. split; auto. now left. Qed.

Lemma exception_in m n f : exception m n f ->
  In (rows_of m n f) exceptions \/ In (turned n (rows_of m n f)) exceptions.
Proof.
  induction 1 as [m n f I|m n f _ IH|m n f _ IH|m n f _ IH|m n f _ IH];
    [left; now apply eight_in|..];
    rewrite <- rows_columns in *.
  - rewrite !(rows_prey _ _ (fun i j => f i j)), (rows_prey n m (fun i j => f j i)) in IH.
    destruct IH as [I|I]; apply exceptions_turned in I; auto.
  - rewrite rows_upside_down, (rows_mirror n m (fun i j => f j i)) in IH.
    destruct IH as [I|I]; [apply exceptions_flipped in I|apply exceptions_mirrored in I]; auto.
  - rewrite rows_mirror, (rows_upside_down n m (fun i j => f j i)) in IH.
    destruct IH as [I|I]; [apply exceptions_mirrored in I|apply exceptions_flipped in I]; auto.
  - tauto.
Qed.
Lemma in_exception m n f : In (rows_of m n f) exceptions -> exception m n f.
Proof.
  assert (Turns : forall g F, In F eight -> In (rows_of m n g)
    [F; turn_colours F; turn_colours (turn_colours F)] -> exception m n g).
  { intros g F I [E|[E|[E|[]]]]; [|apply with_prey, with_prey|apply with_prey]; apply as_listed;
      rewrite ?rows_prey, <- E, ?turned_thrice; auto. }
  intros I. apply in_flat_map in I. destruct I as (F & I & J). apply in_flat_map in J.
  destruct J as (G & K & [E|[E|[E|[E|[]]]]]).
  - apply (Turns f F); auto. now rewrite <- E.
  - apply upside_down, (Turns _ F); auto. now rewrite rows_upside_down, <- E, rev_involutive.
  - apply in_a_mirror, (Turns _ F); auto. now rewrite rows_mirror, <- E, mirrored_twice.
  - apply in_a_mirror, upside_down, (Turns _ F); auto.
    now rewrite (rows_upside_down m n (fun i j => f i (n - S j))), rows_mirror, <- E,
      mirrored_twice, rev_involutive.
Qed.
Theorem exception_iff m n f : exception m n f <->
  In (rows_of m n f) exceptions \/ In (turned n (rows_of m n f)) exceptions.
Proof.
  split; [apply exception_in|]. intros [I|I]; [now apply in_exception|].
  apply rows_as_columns, in_exception. now rewrite rows_columns.
Qed.

Theorem plain : (forall m n F, full m n F -> three F ->
  (solvable (setup (filled F)) <-> ~ (In F exceptions \/ In (turned n F) exceptions))) ->
  theorem_on_full_boards.
Proof.
  intros K m n f T. rewrite rows_solvable, exception_iff.
  exact (K m n _ (rows_full m n f) (rows_three m n f T)).
Qed.
