(* Two reasons why a position is dead: a colour is frozen, or the stacks are split. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play.
Import ListNotations.

Definition unsolvable (v : view) : Prop := forall ms, ~ solution v ms.

(* Two stacks of a colour whose captor is extinct. *)
Definition frozen (v : view) : Prop := exists c p q,
  p <> q /\ v p = Some (prey c) /\ v q = Some (prey c) /\ forall x, v x <> Some c.

Lemma prey_cycle c : prey (prey (prey c)) = c.
Proof. now destruct c. Qed.
Lemma step_from v m : step v m (fst m) = None.
Proof. unfold step. now rewrite cell_eqb_refl. Qed.
Lemma step_to v m : fst m <> snd m -> step v m (snd m) = v (fst m).
Proof. intros N. unfold step. rewrite cell_eqb_refl.
destruct (cell_spec (snd m) (fst m)); congruence. Qed.
Lemma step_other v m x : x <> fst m -> x <> snd m -> step v m x = v x.
Proof. intros N N'. unfold step. destruct (cell_spec x (fst m)), (cell_spec x (snd m)); congruence.
Qed.
Lemma step_some v m x c : step v m x = Some c -> v x = Some c \/ v (fst m) = Some c.
Proof.
  unfold step. destruct (cell_spec x (fst m)); [discriminate|].
  destruct (cell_spec x (snd m)); auto.
Qed.

(* A capture moves a stack that it does not take; `now_on m x` is where what stood on x is then. *)
Definition now_on (m : move) (x : cell) : cell := if cell_eqb x (fst m) then snd m else x.
Lemma step_keeps v m x c :
  legal v m -> v x = Some c -> (forall d, v (fst m) = Some d -> prey d <> c) ->
  step v m (now_on m x) = Some c.
Proof.
  intros L H K. pose proof (legal_neq _ _ L) as N. unfold now_on.
  destruct (cell_spec x (fst m)) as [->|N']; [now rewrite step_to|].
  rewrite step_other; auto. intros ->. destruct L as (d & Hd & Hp & _).
  apply (K d); congruence.
Qed.
Lemma now_on_inj m x y :
  x <> y -> now_on m x = now_on m y ->
  (x = fst m /\ y = snd m) \/ (y = fst m /\ x = snd m).
Proof.
  unfold now_on. intros N E.
  destruct (cell_spec x (fst m)), (cell_spec y (fst m)); subst; auto; congruence.
Qed.

Theorem frozen_unsolvable v : frozen v -> unsolvable v.
Proof.
  intros F ms. revert v F. induction ms as [|m ms IH]; intros v (c & p & q & N & Hp & Hq & E) [P S].
  - destruct S as (r & _ & U). simpl in U. apply N.
    rewrite (U p), (U q); congruence.
  - destruct P as [L P]. apply (IH (step v m)); [|split; auto].
    assert (K : forall d, v (fst m) = Some d -> prey d <> prey c).
    { intros d Hd Ed. apply (E (fst m)). rewrite Hd. destruct d, c; simpl in *; congruence. }
    exists c, (now_on m p), (now_on m q). repeat split.
    + intros En. destruct (now_on_inj m p q N En) as [[-> ->]|[-> ->]]; try congruence.
      * destruct L as (d & Hd & Ht & _). apply (K d); congruence.
      * destruct L as (d & Hd & Ht & _). apply (K d); congruence.
    + now apply step_keeps.
    + now apply step_keeps.
    + intros x H. apply step_some in H. destruct H as [H|H]; now apply E in H.
Qed.

(* Some stacks, those with X, share no line with the others. *)
Definition split (v : view) : Prop := exists X : cell -> bool,
  (exists p, v p <> None /\ X p = true) /\ (exists q, v q <> None /\ X q = false) /\
  forall p q, v p <> None -> v q <> None -> X p = true -> X q = false -> ~ share_line p q.

Lemma share_line_sym p q : share_line p q -> share_line q p.
Proof. intros [H|H]; [left|right]; auto. Qed.
Lemma step_occupied v m x : legal v m -> step v m x <> None -> v x <> None.
Proof.
  intros (c & H & K & _). unfold step.
  destruct (cell_spec x (fst m)), (cell_spec x (snd m)); congruence.
Qed.
Lemma now_on_occupied v m x : legal v m -> v x <> None -> step v m (now_on m x) <> None.
Proof.
  intros L H. pose proof (legal_neq _ _ L) as N. destruct L as (c & Hc & _). unfold now_on, step.
  destruct (cell_spec x (fst m)) as [->|N'].
  - rewrite cell_eqb_refl. destruct (cell_spec (snd m) (fst m)); congruence.
  - destruct (cell_spec x (fst m)), (cell_spec x (snd m)); congruence.
Qed.

Theorem split_unsolvable v : split v -> unsolvable v.
Proof.
  intros F ms. revert v F.
  induction ms as [|m ms IH]; intros v (X & (p & Hp & Xp) & (q & Hq & Xq) & A) [P S].
  - destruct S as (r & _ & U). simpl in U. rewrite (U p), <- (U q) in Xp; congruence.
  - destruct P as [L P]. apply (IH (step v m)); [|split; auto].
    assert (E : X (fst m) = X (snd m)).
    { destruct L as (c & Hc & Hd & SL & _).
      destruct (X (fst m)) eqn:E1, (X (snd m)) eqn:E2; auto; exfalso.
      - apply (A (fst m) (snd m)); congruence.
      - apply (A (snd m) (fst m)); try congruence. now apply share_line_sym. }
    assert (M : forall x, X (now_on m x) = X x).
    { intros x. unfold now_on. destruct (cell_spec x (fst m)); congruence. }
    exists X. repeat split.
    + exists (now_on m p). split; [now apply now_on_occupied|congruence].
    + exists (now_on m q). split; [now apply now_on_occupied|congruence].
    + intros x y Hx Hy. apply A; eapply step_occupied; eauto.
Qed.

Lemma empty_unsolvable v : (forall x, v x = None) -> unsolvable v.
Proof.
  intros E [|m ms] [P S].
  - destruct S as (p & H & _). now rewrite E in H.
  - destruct P as [(c & H & _) _]. now rewrite E in H.
Qed.
