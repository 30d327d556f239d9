(* docs/every-size.md, 1.4: two sweeps, which no other file needs. Where there is a y before z, an x
   beside it takes it, so that the hole is in the row that z enters, between its ends; and the x
   that is left of the slab always stands at an end of its row. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play.
From Greenest.theorem Require Import Views Rows Steps S1_Tools.
Import ListNotations.

Section TwoSweeps.
Variable n : nat.
Hypothesis wide5 : 5 <= n.

(* A row that is all x but for a y in column j. *)
Definition dented (j : nat) (x : colour) : list (option colour) :=
  alls j x ++ Some (prey x) :: alls (n - S j) x.
(* The rows of a slab before z, which stands in front of column j. *)
Definition slab (j : nat) (x : colour) (s : nat) (R : list (list (option colour))) : Prop :=
  R = repeat (alls n x) s \/ R = dented j x :: repeat (alls n x) (s - 1).

Lemma dent_right j z : j + 3 <= n -> goes n [only n j z; dented j (prey z)] [only n (n - 1) z].
Proof.
  intros H. unfold dented. set (x := prey z).
  assert (E : alls (n - S j) x = nones 0 ++ Some x :: alls (S (n - j - 3)) x).
  { rewrite nones_0. simpl. rewrite <- alls_S. f_equal. lia. }
  rewrite E. eapply goes_trans.
  - apply goes_cons; [apply only_length; lia|]. apply goes_left. len.
  - eapply goes_trans; [apply take_below; len|]. apply along. lia.
Qed.
Lemma dented_rev j x : j < n -> rev (dented j x) = dented (n - S j) x.
Proof.
  intros H. unfold dented. rewrite rev_app_distr. simpl. rewrite !alls_rev, <- app_assoc. simpl.
  replace (n - S (n - S j)) with j by lia. reflexivity.
Qed.
Lemma dented_length j x : j < n -> length (dented j x) = n.
Proof. intros. unfold dented. len. Qed.

(* z takes the first row of a slab, and stops at an end of it. *)
Lemma first_row j z r : j < n -> r = alls n (prey z) \/ r = dented j (prey z) ->
  exists e, is_end n e /\ goes n [only n j z; r] [only n e z].
Proof.
  intros H [-> | ->].
  - destruct (some_end n j) as (e & E & D & L); [lia|]. exists e. split; auto. now apply S1_3_row.
  - destruct (le_lt_dec (j + 3) n) as [K|K].
    + exists (n - 1). split; [now right|]. now apply dent_right.
    + exists 0. split; [now left|].
      assert (J : n - S j + 3 <= n) by lia. pose proof (dent_right (n - S j) z J) as D.
      apply goes_mirror in D. simpl in D. rewrite !only_rev in D by lia.
      rewrite dented_rev in D by lia.
      replace (n - S (n - S j)) with j in D by lia. replace (n - S (n - 1)) with 0 in D by lia.
      exact D.
Qed.
Lemma repeat_length_wide x s : wide n (repeat (alls n x) s).
Proof. wid. Qed.
Hint Resolve repeat_length_wide : wide.

(* z takes a slab. *)
Lemma slab_sweep j z s R : j < n -> 1 <= s -> slab j (prey z) s R ->
  exists e, is_end n e /\ goes n (only n j z :: R) [only n e z].
Proof.
  intros H S1 S.
  assert (D : exists r, R = r :: repeat (alls n (prey z)) (s - 1) /\
    (r = alls n (prey z) \/ r = dented j (prey z))).
  { destruct S as [-> | ->]; [|eauto]. exists (alls n (prey z)). split; auto. destruct s; [lia|].
    simpl. now rewrite Nat.sub_0_r. }
  destruct D as (r & -> & D). destruct (first_row j z r H D) as (e & E & G).
  apply (goes_after n (repeat (alls n (prey z)) (s - 1))) in G; [|auto with wide]. simpl in G.
  destruct (s - 1) as [|t].
  - exists e. split; auto.
  - assert (L : e < n) by (apply is_end_lt; auto; lia).
    destruct (S1_3_sweep n e z t) as (f & F & K); [lia|exact L|]. exists f. split; auto.
    eapply goes_trans; [exact G|exact K].
Qed.

(* z at an end takes two rows but for the x at the other end of the first. *)
Lemma leave_one z e : is_end n e ->
  goes n [only n e z; alls n (prey z); alls n (prey z)] [only n (n - 1 - e) (prey z); only n e z].
Proof.
  set (x := prey z).
  assert (G : goes n [only n 0 z; alls n x; alls n x] [only n (n - 1) x; only n 0 z]).
  { assert (A : goes n [only n 0 z; alls n x] [nones (n - 2) ++ Some z :: alls 1 x]).
    { rewrite (alls_split n 0 x) by lia. rewrite alls_0. eapply goes_trans.
      - apply take_below; len.
      - replace (n - 1) with (n - 2 + 1) by lia. rewrite <- alls_app. apply (goes_right_run n []).
        len. }
    assert (B : goes n [nones (n - 2) ++ Some z :: alls 1 x; alls n x]
      [only n (n - 1) x; alls (n - 2) x ++ Some z :: alls 1 x]).
    { rewrite (alls_split n (n - 2) x) by lia. replace (n - S (n - 2)) with 1 by lia.
      rewrite only_last by lia. replace (n - 1) with (S (n - 2)) by lia.
      rewrite nones_snoc, <- app_assoc.
      apply goes_down_1; len. }
    apply (goes_after n [alls n x]) in A; [|wid]. eapply goes_trans; [exact A|]. simpl.
    eapply goes_trans; [exact B|]. apply goes_cons; [apply only_length; lia|].
    apply sweep_entered; [lia|now left|lia]. }
  intros [-> | ->].
  - replace (n - 1 - 0) with (n - 1) by lia. exact G.
  - apply goes_mirror in G. simpl in G. rewrite !alls_rev, !only_rev in G by lia.
    replace (n - S (n - 1)) with 0 in G by lia. replace (n - S 0) with (n - 1) in G by lia.
    replace (n - 1 - (n - 1)) with 0 by lia. exact G.
Qed.

Lemma slab_split j x s R : 3 <= s -> slab j x s R ->
  exists T, slab j x (s - 2) T /\ R = T ++ [alls n x; alls n x].
Proof.
  intros S3 SL. assert (A : forall k, repeat (alls n x) k ++ [alls n x; alls n x] = repeat
    (alls n x) (k + 2)) by (intros k; rewrite repeat_app; reflexivity).
  destruct SL as [-> | ->].
  - exists (repeat (alls n x) (s - 2)). split; [now left|]. rewrite A. f_equal. lia.
  - exists (dented j x :: repeat (alls n x) (s - 2 - 1)). split; [now right|]. simpl. rewrite A.
    do 2 f_equal. lia.
Qed.

(* The first sweep takes all of the slab but one stack. *)
Lemma first_sweep j z s R : j < n -> 3 <= s -> slab j (prey z) s R ->
  exists e, is_end n e /\ goes n (only n j z :: R) [only n (n - 1 - e) (prey z); only n e z].
Proof.
  intros H S3 SL. destruct (slab_split _ _ _ _ S3 SL) as (T & ST & ->).
  destruct (slab_sweep j z (s - 2) T H) as (e & E & G); [lia|auto|].
  exists e. split; auto. rewrite app_comm_cons.
  eapply goes_trans; [apply (goes_after n [alls n (prey z); alls n (prey z)]); [wid|exact G]|].
  now apply leave_one.
Qed.

(* The second sweep: x has entered the first of the rows of its prey at an end, and ends at the
   other. *)
Lemma even_rows x e t : is_end n e -> goes n (only n e x :: repeat (alls n (prey x)) (2 * t))
  [only n e x].
Proof.
  intros E. assert (N : 2 <= n) by lia. destruct (other_end n e N E) as (F & D & B).
  pose proof (is_end_lt n e N E).
  induction t as [|t IH].
  - apply goes_refl. wid. now apply only_length.
  - eapply goes_trans; [|exact IH]. replace (2 * S t) with (2 + 2 * t) by lia.
    apply (goes_after n _ [only n e x; alls n (prey x); alls n (prey x)] [only n e x]);
      [auto with wide|].
    eapply goes_trans.
    + apply (goes_after n [alls n (prey x)] [only n e x; alls n (prey x)]); [wid|].
      now apply sweep_end.
    + rewrite <- B at 2. now apply sweep_end.
Qed.
Definition entered (k : nat) (x : colour) : list (option colour) :=
  alls k (prey x) ++ Some x :: alls (n - S k) (prey x).
Lemma entered_rev k x : k < n -> rev (entered k x) = entered (n - S k) x.
Proof.
  intros H. unfold entered. rewrite rev_app_distr. simpl. rewrite !alls_rev, <- app_assoc. simpl.
  replace (n - S (n - S k)) with k by lia. reflexivity.
Qed.
Lemma two_rows x k : is_end n k -> goes n [entered k x; alls n (prey x)] [only n (n - 1 - k) x].
Proof.
  set (y := prey x).
  assert (G : goes n [entered 0 x; alls n y] [only n (n - 1) x]).
  { unfold entered. fold y. rewrite alls_0. rewrite (alls_split n 0 y) by lia. rewrite alls_0.
    replace (n - 1) with (n - 2 + 1) at 1 2 by lia. rewrite <- alls_app.
    eapply goes_trans; [apply (goes_down_1 n []); len|].
    eapply goes_trans; [apply goes_cons; [len|apply (goes_right_run n []); len]|]. simpl.
    replace (n - 2) with (S (n - 3)) at 1 by lia. rewrite alls_snoc, <- app_assoc. simpl.
    change (None :: alls (n - 3) y ++ Some y :: alls 1 y) with
      ((None :: alls (n - 3) y) ++ Some y :: alls 1 y).
    eapply goes_trans; [apply goes_up_1; len|].
    assert (A : goes n [(None :: alls (n - 3) y) ++ Some x :: alls 1 y] [only n (n - 1) x]).
    { eapply goes_trans; [apply (goes_left_run n [None] (n - 3) x (alls 1 y)); len|].
      eapply goes_trans; [apply (goes_right n [None] (n - 3) x []); len|].
      rewrite only_last by lia. replace (n - 1) with (S (S (n - 3))) by lia.
      rewrite (nones_S (S (n - 3))). apply goes_refl. wid. }
    eapply goes_trans; [apply (goes_after n [nones (n - 2) ++ None :: alls 1 y]) in A;
      [exact A|wid]|]. simpl.
    assert (B : nones (n - 2) ++ None :: alls 1 y = nones (n - 1) ++ [Some y]).
    { replace (n - 1) with (S (n - 2)) by lia. rewrite nones_snoc, <- app_assoc. reflexivity. }
    rewrite B. rewrite only_last at 2 by lia. apply take_below; len. }
  intros [-> | ->].
  - replace (n - 1 - 0) with (n - 1) by lia. exact G.
  - apply goes_mirror in G. simpl in G. rewrite alls_rev, entered_rev, only_rev in G by lia.
    replace (n - S (n - 1)) with 0 in G by lia. replace (n - S 0) with (n - 1) in G by lia.
    replace (n - 1 - (n - 1)) with 0 by lia. exact G.
Qed.
Lemma second_sweep x k r : is_end n k ->
  goes n (entered k x :: repeat (alls n (prey x)) r) [only n (n - 1 - k) x].
Proof.
  intros K. assert (N : 2 <= n) by lia. destruct (other_end n k N K) as (F & D & _).
  pose proof (is_end_lt n k N K). destruct (Nat.Even_or_Odd r) as [[t ->]|[t ->]].
  - eapply goes_trans; [|apply even_rows; exact F].
    apply (goes_after n _ [entered k x] [only n (n - 1 - k) x]); [auto with wide|].
    apply sweep_entered; auto. lia.
  - eapply goes_trans; [|apply even_rows with (t := t); exact F].
    replace (2 * t + 1) with (1 + 2 * t) by lia.
    apply (goes_after n _ [entered k x; alls n (prey x)] [only n (n - 1 - k) x]); [auto with wide|].
    now apply two_rows.
Qed.

Lemma column_take z e : e < n -> solv (view_of [only n e z; only n e (prey z)]).
Proof.
  intros H. eapply goes_solv; [|apply solv_only with (n := n) (j := e) (z := z)].
  unfold only at 2. apply take_below; len.
Qed.

(* 1.4: rows of y beyond the slab, or behind z. *)
Theorem S1_4_two_sweeps_beyond j z s R r : j < n -> 3 <= s -> slab j (prey z) s R ->
  solv (view_of (only n j z :: R ++ repeat (alls n (prey (prey z))) (S r))).
Proof.
  intros H S3 SL. destruct (first_sweep j z s R H S3 SL) as (e & E & G). set (x := prey z) in *.
  set (Y := repeat (alls n (prey x)) r). assert (N : 2 <= n) by lia.
  destruct (other_end n e N E) as (F & D & B). pose proof (is_end_lt n e N E).
  pose proof (is_end_lt n _ N F).
  apply (goes_after n (repeat (alls n (prey x)) (S r))) in G; [|auto with wide]. simpl in G.
  apply (goes_solv _ _ _ G). change (alls n (prey x) :: repeat (alls n (prey x)) r) with
    ([alls n (prey x)] ++ Y).
  set (k := n - 1 - e) in *.
  assert (T : goes n [only n k x; only n e z; alls n (prey x)] [only n e z; entered k x]).
  { rewrite (alls_split n k (prey x)) by lia. eapply goes_trans.
    - apply (goes_down n (nones k) (nones (n - S k)) (alls k (prey x)) (alls (n - S k) (prey x))
        [only n e z] x);
        [len|len|len|wid|].
      + now apply only_length.
      + constructor; auto. rewrite nones_length. unfold only. rewrite nth_mid. len.
        cases; apply nth_nones.
    - assert (L : nones k ++ None :: nones (n - S k) = nones n).
      { rewrite <- nones_S, nones_app. f_equal. lia. }
      rewrite L. apply (goes_after n [only n e z; entered k x] [nones n] []); [|apply goes_nones].
      unfold entered. wid. now apply only_length. }
  apply (goes_after n Y) in T; [|apply repeat_length_wide]. apply (goes_solv _ _ _ T). simpl.
  assert (U : goes n (only n e z :: entered k x :: Y) [only n e z; only n e x]).
  { apply goes_cons; [now apply only_length|]. rewrite <- B. now apply second_sweep. }
  apply (goes_solv _ _ _ U). now apply column_take.
Qed.
Theorem S1_4_two_sweeps_behind j z s R r : j < n -> 3 <= s -> slab j (prey z) s R ->
  solv (view_of (repeat (alls n (prey (prey z))) (S r) ++ only n j z :: R)).
Proof.
  intros H S3 SL. destruct (first_sweep j z s R H S3 SL) as (e & E & G). set (x := prey z) in *.
  set (Y := repeat (alls n (prey x)) r). assert (N : 2 <= n) by lia.
  destruct (other_end n e N E) as (F & D & B). pose proof (is_end_lt n e N E).
  pose proof (is_end_lt n _ N F).
  apply (goes_before n (repeat (alls n (prey x)) (S r))) in G; [|auto with wide].
  apply (goes_solv _ _ _ G). set (k := n - 1 - e) in *.
  assert (T : goes n [alls n (prey x); only n k x] [entered k x]).
  { rewrite (alls_split n k (prey x)) by lia. eapply goes_trans; [apply goes_up_1; len|].
    assert (L : nones k ++ None :: nones (n - S k) = nones n).
    { rewrite <- nones_S, nones_app. f_equal. lia. }
    rewrite L. apply (goes_before n [entered k x] [nones n] []); [|apply goes_nones].
    unfold entered. wid. }
  assert (U : goes n (repeat (alls n (prey x)) (S r) ++ [only n k x]) [only n e x]).
  { simpl repeat. rewrite repeat_cons, <- app_assoc. fold Y.
    eapply goes_trans; [apply (goes_before n Y) in T; [exact T|]|].
    - apply repeat_length_wide.
    - pose proof (goes_flip n _ _ (second_sweep x k r F)) as V. simpl in V. rewrite repeat_rev in V.
      rewrite B in V. exact V. }
  change [only n k x; only n e z] with ([only n k x] ++ [only n e z]). rewrite app_assoc.
  apply (goes_after n [only n e z]) in U; [|wid; now apply only_length]. apply (goes_solv _ _ _ U).
  simpl.
  change [only n e x; only n e z] with (rev [only n e z; only n e x]).
  apply (solv_flip _ n); [wid; now apply only_length|].
  now apply column_take.
Qed.
End TwoSweeps.
