(* For docs/every-size.md, 1.2 and 1.3: single captures and runs of captures along a row, wherever
   the row stands. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play.
From Greenest.theorem Require Import Views Rows.
Import ListNotations.

Definition nones (k : nat) : list (option colour) := repeat None k.
Definition alls (k : nat) (c : colour) : list (option colour) := repeat (Some c) k.
(* A row of n cells with one stack. *)
Definition only (n j : nat) (c : colour) : list (option colour) :=
  nones j ++ Some c :: nones (n - S j).

Lemma nones_app k l : nones k ++ nones l = nones (k + l).
Proof. symmetry. apply repeat_app. Qed.
Lemma alls_app k l c : alls k c ++ alls l c = alls (k + l) c.
Proof. symmetry. apply repeat_app. Qed.
Lemma nones_snoc k : nones (S k) = nones k ++ [None].
Proof. apply repeat_cons. Qed.
Lemma alls_snoc k c : alls (S k) c = alls k c ++ [Some c].
Proof. apply repeat_cons. Qed.
Lemma nones_length k : length (nones k) = k.
Proof. apply repeat_length. Qed.
Lemma alls_length k c : length (alls k c) = k.
Proof. apply repeat_length. Qed.
Lemma nth_nones k i : nth i (nones k) None = None.
Proof. apply nth_repeat. Qed.
Lemma nones_0 : nones 0 = [].
Proof. reflexivity. Qed.
Lemma nones_S k : nones (S k) = None :: nones k.
Proof. reflexivity. Qed.
Lemma alls_0 c : alls 0 c = [].
Proof. reflexivity. Qed.
Lemma alls_S k c : alls (S k) c = Some c :: alls k c.
Proof. reflexivity. Qed.
Lemma nth_alls k c i : i < k -> nth i (alls k c) None = Some c.
Proof. revert i. induction k as [|k IH]; intros [|i] H; try lia; auto. rewrite alls_S. simpl.
apply IH. lia. Qed.
Lemma alls_full k c : alls k c = map Some (repeat c k).
Proof. induction k as [|k IH]; auto. rewrite alls_S, IH. reflexivity. Qed.
Lemma nones_rev k : rev (nones k) = nones k.
Proof. induction k as [|k IH]; auto. rewrite nones_snoc at 1. now rewrite rev_unit, IH. Qed.
Lemma alls_rev k c : rev (alls k c) = alls k c.
Proof. induction k as [|k IH]; auto. rewrite alls_snoc at 1. now rewrite rev_unit, IH. Qed.
#[global] Opaque nones alls.
Lemma only_length n j c : j < n -> length (only n j c) = n.
Proof. intros H. unfold only. rewrite app_length. simpl. rewrite !nones_length. lia. Qed.
Lemma only_rev n j c : j < n -> rev (only n j c) = only n (n - S j) c.
Proof.
  intros H. unfold only. rewrite rev_app_distr. simpl. rewrite !nones_rev, <- app_assoc. simpl.
  do 3 f_equal. lia.
Qed.
#[export] Hint Rewrite app_length nones_length alls_length map_length repeat_length seq_length
  rev_length : len.
Ltac len := repeat (autorewrite with len in *; simpl length in *); try lia.
Ltac wid := repeat match goal with
  | |- wide _ [] => apply wide_nil
  | |- wide _ (_ :: _) => apply wide_cons
  | |- wide _ (_ ++ _) => apply wide_app; split
  | |- wide _ (repeat _ _) => apply wide_repeat end; auto with wide; len.

(* One capture. *)
Lemma goes_step n R R' p q c : wide n R -> wide n R' -> length R = length R' ->
  view_of R p = Some c -> view_of R q = Some (prey c) -> share_line p q ->
  (forall x, between p q x -> view_of R x = None) ->
  (forall x, view_of R' x = if cell_eqb x p then None else if cell_eqb x q then Some c
  else view_of R x) -> goes n R R'.
Proof.
  intros W W' L Hp Hq SL F E. apply goes_reach; auto. apply reach_step with (p, q).
  - exists c. simpl. auto.
  - intros x. unfold step. simpl. rewrite E, Hp. reflexivity.
Qed.

Lemma nth_mid {A} (u v : list A) a k d :
  nth k (u ++ a :: v) d =
    if k <? length u then nth k u d else if k =? length u then a else nth (k - S (length u)) v d.
Proof.
  destruct (Nat.ltb_spec k (length u)); [now apply app_nth1|]. rewrite app_nth2 by lia.
  destruct (Nat.eqb_spec k (length u)) as [->|]; [now rewrite Nat.sub_diag|].
  replace (k - length u) with (S (k - S (length u))) by lia. reflexivity.
Qed.
Lemma view_row r i j : view_of [r] (i, j) = if i =? 0 then nth j r None else None.
Proof. unfold view_of. destruct i as [|[|i]]; simpl; auto; now destruct j. Qed.

Lemma cell_eqb_pair i j k l : cell_eqb (i, j) (k, l) = (i =? k) && (j =? l).
Proof. reflexivity. Qed.

Lemma goes_left n u k c v : length u + S k + S (length v) = n ->
  goes n [u ++ Some (prey c) :: nones k ++ Some c :: v] [u ++ Some c :: nones (S k) ++ v].
Proof.
  intros L. apply goes_step with (0, length u + S k) (0, length u) c.
  - apply wide_cons; auto with wide. len.
  - apply wide_cons; auto with wide. len.
  - reflexivity.
  - rewrite view_row. simpl. rewrite nth_mid. cases. rewrite nth_mid. len. cases. reflexivity.
  - rewrite view_row. simpl. rewrite nth_mid. cases. reflexivity.
  - now left.
  - intros [i j] B. unfold between in B. simpl in B. rewrite view_row. cases; auto.
    rewrite nth_mid. cases. rewrite nth_mid. len. cases. apply nth_nones.
  - intros [i j]. rewrite !view_row, !cell_eqb_pair.
    destruct (Nat.eqb_spec i 0); simpl; auto.
    rewrite nones_snoc, <- (app_assoc (nones k)). simpl. rewrite !nth_mid. len.
    destruct (Nat.ltb_spec j (length u)); cases; auto; simpl; rewrite nth_mid; len; cases; auto.
Qed.
Lemma goes_right n u k c v : length u + S k + S (length v) = n ->
  goes n [u ++ Some c :: nones k ++ Some (prey c) :: v] [u ++ nones (S k) ++ Some c :: v].
Proof.
  intros L. pose proof (goes_left n (rev v) k c (rev u)) as H.
  apply goes_mirror in H; [|len]. simpl in H. rewrite ?rev_app_distr in H. simpl in H.
  rewrite ?rev_app_distr in H. simpl in H. rewrite ?rev_app_distr in H.
  rewrite !nones_rev, !rev_involutive in H. rewrite <- ?app_assoc in H. simpl in H.
  rewrite <- ?app_assoc in H. exact H.
Qed.

(* Runs of captures along a row. *)
Lemma goes_left_run n u a c v : length u + a + S (length v) = n ->
  goes n [u ++ alls a (prey c) ++ Some c :: v] [u ++ Some c :: nones a ++ v].
Proof.
  revert v. induction a as [|a IH]; intros v L.
  - rewrite alls_0, nones_0. apply goes_refl, wide_cons; auto with wide. len.
  - eapply goes_trans; [|rewrite nones_snoc, <- app_assoc; apply (IH (None :: v)); len].
    rewrite alls_snoc, <- !app_assoc. simpl. rewrite !(app_assoc u).
    apply (goes_left n _ 0 c v). len.
Qed.
Lemma goes_right_run n u a c v : length u + a + S (length v) = n ->
  goes n [u ++ Some c :: alls a (prey c) ++ v] [u ++ nones a ++ Some c :: v].
Proof.
  revert u. induction a as [|a IH]; intros u L.
  - rewrite alls_0, nones_0. apply goes_refl, wide_cons; auto with wide. len.
  - rewrite alls_S. simpl. eapply goes_trans; [apply (goes_right n u 0 c); len|].
    specialize (IH (u ++ [None])). rewrite nones_S. simpl. rewrite <- !app_assoc in IH. apply IH.
    len.
Qed.
Lemma goes_right_over n u k a c v : length u + k + S a + S (length v) = n ->
  goes n [u ++ Some c :: nones k ++ alls (S a) (prey c) ++ v] [u ++ nones (k + S a) ++ Some c :: v].
Proof.
  intros L. rewrite alls_S. simpl. eapply goes_trans; [apply (goes_right n u k c); len|].
  rewrite app_assoc. eapply goes_trans; [apply goes_right_run; len|].
  rewrite <- app_assoc, (app_assoc (nones (S k))), nones_app.
  replace (S k + a) with (k + S a) by lia. apply goes_refl, wide_cons; auto with wide. len.
Qed.

(* A capture along a column, over rows that are empty there. *)
Lemma goes_down n u1 v1 u2 v2 M c : length u1 + S (length v1) = n -> length u2 + S (length v2) = n
  -> length u1 = length u2 -> wide n M -> Forall (fun r => nth (length u1) r None = None) M ->
  goes n ((u1 ++ Some c :: v1) :: M ++ [u2 ++ Some (prey c) :: v2])
         ((u1 ++ None :: v1) :: M ++ [u2 ++ Some c :: v2]).
Proof.
  intros L1 L2 E W F. set (m := length M).
  assert (V : forall r s i j, view_of (r :: M ++ [s]) (i, j) =
     if i =? 0 then nth j r None else if i =? S m then nth j s None else view_of M (pred i, j)).
  { intros r s [|i] j; [reflexivity|].
    change (view_of (r :: M ++ [s]) (S i, j)) with (view_of (M ++ [s]) (i, j)).
    rewrite view_app. fold m. rewrite view_row. simpl pred. cases; auto. now rewrite view_beyond. }
  apply goes_step with (0, length u1) (S m, length u1) c.
  - apply wide_cons; [len|]. apply wide_app. split; auto. apply wide_cons; auto with wide. len.
  - apply wide_cons; [len|]. apply wide_app. split; auto. apply wide_cons; auto with wide. len.
  - len.
  - rewrite V. simpl. rewrite nth_mid. cases. reflexivity.
  - rewrite V. cases. rewrite nth_mid. cases. reflexivity.
  - now right.
  - intros [i j] B. unfold between in B. simpl in B. rewrite V. cases.
    assert (j = length u1) as -> by lia.
    unfold view_of. simpl. destruct (nth_in_or_default (pred i) M []) as [I| ->].
    + rewrite Forall_forall in F. auto.
    + now destruct (length u1).
  - intros [i j]. rewrite !V, !cell_eqb_pair. rewrite !nth_mid, <- E.
    destruct (Nat.eqb_spec i 0), (Nat.eqb_spec i (S m)); cases; simpl; auto; cases; auto.
Qed.
Lemma goes_down_1 n u1 v1 u2 v2 c : length u1 + S (length v1) = n -> length u2 + S (length v2) = n
  -> length u1 = length u2 ->
  goes n [u1 ++ Some c :: v1; u2 ++ Some (prey c) :: v2] [u1 ++ None :: v1; u2 ++ Some c :: v2].
Proof. intros. apply (goes_down n u1 v1 u2 v2 []); auto with wide. Qed.
Lemma goes_up_1 n u1 v1 u2 v2 c : length u1 + S (length v1) = n -> length u2 + S (length v2) = n ->
  length u1 = length u2 ->
  goes n [u2 ++ Some (prey c) :: v2; u1 ++ Some c :: v1] [u2 ++ Some c :: v2; u1 ++ None :: v1].
Proof. intros H K E. apply (goes_flip n _ _ (goes_down_1 n u1 v1 u2 v2 c H K E)). Qed.

Lemma goes_nones n : goes n [nones n] [].
Proof. apply goes_drop. Qed.
