(* Lines, sides and what lies between, as functions that compute. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play.
Import ListNotations.

Definition insideb (a b c : nat) : bool := (a <? c) && (c <? b) || (b <? c) && (c <? a).
Definition betweenb (p q x : cell) : bool :=
  (fst p =? fst q) && (fst x =? fst p) && insideb (snd p) (snd q) (snd x) ||
  (snd p =? snd q) && (snd x =? snd p) && insideb (fst p) (fst q) (fst x).
Lemma betweenb_iff p q x : betweenb p q x = true <-> between p q x.
Proof.
  unfold betweenb, insideb, between.
  rewrite !orb_true_iff, !andb_true_iff, !orb_true_iff, !andb_true_iff, !Nat.eqb_eq, !Nat.ltb_lt.
  tauto.
Qed.
Definition share_lineb (p q : cell) : bool := (fst p =? fst q) || (snd p =? snd q).
Lemma share_lineb_iff p q : share_lineb p q = true <-> share_line p q.
Proof. unfold share_lineb, share_line. now rewrite orb_true_iff, !Nat.eqb_eq. Qed.

Definition mem (x : cell) (l : list cell) : bool := existsb (cell_eqb x) l.
Lemma mem_iff x l : mem x l = true <-> In x l.
Proof.
  unfold mem. rewrite existsb_exists. split.
  - intros (y & H & E). destruct (cell_spec x y); congruence.
  - intros H. exists x. split; auto. apply cell_eqb_refl.
Qed.
Lemma mem_false x l : mem x l = false <-> ~ In x l.
Proof. rewrite <- mem_iff. destruct (mem x l); split; congruence. Qed.

Definition colour_eqb (c d : colour) : bool :=
  match c, d with
  | Black, Black | Green, Green | White, White => true | _, _ => false
  end.
Lemma colour_spec c d : reflect (c = d) (colour_eqb c d).
Proof. destruct c, d; constructor; congruence. Qed.

(* The cells that stacks of one list reach through lines, without a. *)
Fixpoint grow (fuel : nat) (reached rest : list cell) : list cell :=
  match fuel with
  | 0 => reached
  | S fuel' =>
      let (near, far) := partition (fun p => existsb (share_lineb p) reached) rest in
      match near with [] => reached | _ => grow fuel' (near ++ reached) far end
  end.
(* The cells of a list that share no line with those that x reaches, if x reaches not all of
   them. *)
Definition apart (l : list cell) (x : cell) : list cell :=
  let reached := grow (length l) [x] (filter (fun y => negb (cell_eqb x y)) l) in
  let others := filter (fun y => negb (mem y reached)) l in
  if mem x reached && forallb (fun p => negb (mem p reached) ||
  negb (existsb (share_lineb p) others)) l then others else [].

Lemma apart_spec l x : exists X : cell -> bool,
  (apart l x <> [] -> X x = true) /\
  (forall y, In y (apart l x) -> In y l /\ X y = false) /\
  (apart l x <> [] -> forall p q, In p l -> In q l -> X p = true -> X q = false ->
    ~ share_line p q).
Proof.
  unfold apart. set (reached := grow _ _ _). clearbody reached.
  set (others := filter (fun y => negb (mem y reached)) l).
  exists (fun y => mem y reached).
  destruct (mem x reached && _) eqn:E; [|repeat split; easy].
  apply andb_true_iff in E. destruct E as [Hx F]. rewrite forallb_forall in F.
  assert (O : forall y, In y others <-> In y l /\ mem y reached = false).
  { intros y. unfold others. now rewrite filter_In, negb_true_iff. }
  repeat split; auto.
  - now apply O in H.
  - now apply O in H.
  - intros _ p q Hp Hq Xp Xq L. specialize (F p Hp). rewrite Xp in F. simpl in F.
    rewrite negb_true_iff in F. assert (existsb (share_lineb p) others = true); [|congruence].
    apply existsb_exists. exists q. split; [now apply O|now apply share_lineb_iff].
Qed.
