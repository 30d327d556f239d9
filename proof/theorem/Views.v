(* For docs/every-size.md, Lemma 1 and 1.1: plays on views, what captures lead to, and how plays
   carry over from one board to another. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play.
Import ListNotations.

Definition solv (v : view) : Prop := exists ms, solution v ms.
Definition reach (u v : view) : Prop := exists ms, plays u ms /\ same (end_of u ms) v.

Lemma same_refl v : same v v.
Proof. easy. Qed.
Lemma same_sym u v : same u v -> same v u.
Proof. intros E x. now rewrite E. Qed.
Lemma same_trans u v w : same u v -> same v w -> same u w.
Proof. intros E F x. now rewrite E. Qed.

Lemma solvable_solv b : solvable b <-> solv (tops b).
Proof. apply solvable_solution. Qed.
Lemma solv_same u v : same u v -> solv u -> solv v.
Proof. intros E [ms S]. exists ms. eapply solution_same; eauto. Qed.

Lemma plays_same ms : forall u v, same u v -> plays u ms ->
  plays v ms /\ same (end_of u ms) (end_of v ms).
Proof.
  induction ms as [|m ms IH]; simpl; intros u v E P; auto.
  destruct P as [L P]. destruct (IH _ _ (step_same u v m E) P) as [Q S].
  repeat split; auto. eapply legal_same; eauto.
Qed.
Lemma plays_app ms ns : forall u, plays u ms -> plays (end_of u ms) ns -> plays u (ms ++ ns).
Proof. induction ms as [|m ms IH]; simpl; intros u P Q; auto. destruct P; auto. Qed.
Lemma end_of_app ms ns u : end_of u (ms ++ ns) = end_of (end_of u ms) ns.
Proof. apply fold_left_app. Qed.

(* Captures fill no empty cell. *)
Lemma plays_fill_nothing ms : forall u x, plays u ms -> u x = None -> end_of u ms x = None.
Proof.
  induction ms as [|[p q] ms IH]; simpl; intros u x P E; auto.
  destruct P as [(c & Hp & Hq & _) P]. apply IH; auto. unfold step. simpl in *.
  destruct (cell_spec x p); auto. destruct (cell_spec x q); congruence.
Qed.

Lemma reach_same u v : same u v -> reach u v.
Proof. intros E. now exists []. Qed.
Lemma reach_step u m v : legal u m -> same (step u m) v -> reach u v.
Proof. intros L E. exists [m]. simpl. auto. Qed.
Lemma reach_trans u v w : reach u v -> reach v w -> reach u w.
Proof.
  intros (ms & P & E) (ns & Q & F). exists (ms ++ ns).
  destruct (plays_same ns _ _ (same_sym _ _ E) Q) as [Q' F']. split.
  - now apply plays_app.
  - rewrite end_of_app. eapply same_trans; [apply same_sym; exact F'|exact F].
Qed.
Lemma reach_solv u v : reach u v -> solv v -> solv u.
Proof.
  intros (ms & P & E) (ns & Q & S). exists (ms ++ ns).
  destruct (solution_same ns _ _ (same_sym _ _ E) (conj Q S)) as [Q' S']. split.
  - now apply plays_app.
  - now rewrite end_of_app.
Qed.
Lemma solv_reach u : solv u -> exists v, reach u v /\ single v.
Proof.
  intros (ms & P & S). exists (end_of u ms). split; auto. exists ms. split; auto. apply same_refl.
Qed.

(* A single stack. *)
Definition lone (p : cell) (c : colour) : view := fun x => if cell_eqb x p then Some c else None.
Lemma lone_single p c : single (lone p c).
Proof.
  exists p. unfold lone. rewrite cell_eqb_refl. split; [easy|]. intros q.
  destruct (cell_spec q p); congruence.
Qed.
Lemma single_lone v : single v -> exists p c, same v (lone p c).
Proof.
  intros (p & H & K). destruct (v p) as [c|] eqn:E; [|congruence]. exists p, c. intros x.
  unfold lone. destruct (cell_spec x p) as [->|N]; auto.
  destruct (v x) eqn:F; auto. exfalso. apply N, K. congruence.
Qed.

(* The board v stands in the board u: what is on x in v is on f x in u, and what is between two
   cells of it in u is between them in v, or empty for good. *)
Definition stands (D : cell -> Prop) (f : cell -> cell) (v u : view) : Prop :=
  (forall x, v x <> None -> D x) /\
  (forall x, D x -> u (f x) = v x) /\
  (forall p q, D p -> D q -> f p = f q -> p = q) /\
  (forall p q, D p -> D q -> share_line p q -> share_line (f p) (f q)) /\
  (forall p q y, D p -> D q -> share_line p q -> between (f p) (f q) y ->
     (exists x, D x /\ y = f x /\ between p q x) \/ (u y = None /\ forall x, D x -> y <> f x)).

Lemma stands_step D f v u p q : stands D f v u -> legal v (p, q) ->
  D p /\ D q /\ legal u (f p, f q) /\ stands D f (step v (p, q)) (step u (f p, f q)).
Proof.
  intros (S1 & S2 & S3 & S4 & S5) L. pose proof (legal_neq _ _ L) as N. simpl in N.
  destruct L as (c & Hp & Hq & SL & F). simpl in *.
  assert (Dp : D p) by (apply S1; congruence). assert (Dq : D q) by (apply S1; congruence).
  split; [exact Dp|]. split; [exact Dq|]. split.
  - exists c. simpl. rewrite !S2; auto. repeat split; auto. intros y B.
    destruct (S5 _ _ _ Dp Dq SL B) as [(x & Dx & -> & Bx)|[E _]]; auto. rewrite S2; auto.
  - unfold stands, step. simpl. repeat split; auto.
    + intros x. destruct (cell_spec x p) as [->|]; [easy|].
      destruct (cell_spec x q) as [->|]; auto.
    + intros x Dx. destruct (cell_spec x p) as [->|Np].
      { now rewrite cell_eqb_refl. }
      destruct (cell_spec (f x) (f p)) as [E|_]; [now apply S3 in E|].
      destruct (cell_spec x q) as [->|Nq].
      { rewrite cell_eqb_refl. auto. }
      destruct (cell_spec (f x) (f q)) as [E|_]; [now apply S3 in E|auto].
    + intros p' q' y Dp' Dq' SL' B. destruct (S5 _ _ _ Dp' Dq' SL' B) as [H|[E H]]; auto. right.
      split; auto. destruct (cell_spec y (f p)) as [->|]; auto.
      destruct (cell_spec y (f q)) as [->|]; auto. now destruct (H q Dq).
Qed.

Lemma stands_plays D f ms : forall v u, stands D f v u -> plays v ms ->
  let ns := map (fun m => (f (fst m), f (snd m))) ms in
  plays u ns /\ stands D f (end_of v ms) (end_of u ns) /\
  forall y, (forall x, D x -> y <> f x) -> end_of u ns y = u y.
Proof.
  induction ms as [|[p q] ms IH]; simpl; intros v u S P; auto.
  destruct P as [L P]. destruct (stands_step _ _ _ _ _ _ S L) as (Dp & Dq & L' & S').
  destruct (IH _ _ S' P) as (P' & S'' & O). repeat split; auto; try apply S''.
  intros y H. rewrite O; auto. unfold step. simpl.
  destruct (cell_spec y (f p)) as [->|]; [now destruct (H p Dp)|].
  destruct (cell_spec y (f q)) as [->|]; [now destruct (H q Dq)|]. auto.
Qed.

(* The board u' holds v' where u holds v, and else what u holds. *)
Theorem stands_reach D f v u v' u' : stands D f v u -> reach v v' ->
  (forall x, D x -> u' (f x) = v' x) -> (forall y, (forall x, D x -> y <> f x) -> u' y = u y) ->
  (forall y, (exists x, D x /\ y = f x) \/ (forall x, D x -> y <> f x)) ->
  reach u u'.
Proof.
  intros S (ms & P & E) F O Dec. destruct (stands_plays _ _ _ _ _ S P) as (P' & S' & O').
  eexists. split; [exact P'|]. intros y. destruct (Dec y) as [(x & Dx & ->)|H].
  - rewrite F; auto. rewrite <- (E x). now apply S'.
  - rewrite O'; auto. now rewrite O.
Qed.

(* Nothing but v stands in u. *)
Theorem stands_solv D f v u : stands D f v u -> (forall y, u y <> None -> exists x, D x /\ y = f x)
  -> solv v -> solv u.
Proof.
  intros S H (ms & P & Z). destruct (stands_plays _ _ _ _ _ S P) as (P' & S' & O').
  eexists. split; [exact P'|]. destruct Z as (p & Hp & Hq).
  assert (Dp : D p) by (apply S'; auto). exists (f p). split.
  - destruct S' as (_ & S2 & _). now rewrite S2.
  - intros y Hy. assert (K : exists x, D x /\ y = f x).
    { apply H. intros E. apply Hy. eapply plays_fill_nothing; eauto. }
    destruct K as (x & Dx & ->). f_equal. apply Hq. destruct S' as (_ & S2 & _). now rewrite <- S2.
Qed.
