(* docs/every-size.md, 2.8: a guarded line can be doubled. Strips lie turned here: a column of the
   strip is a row, row d. Each capture of a play is followed by one or two on the doubled board. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps Search.
Import ListNotations.

Section Double.
Variables (d : nat) (x : colour).
(* Where row i stands when row d is doubled. *)
Definition place (i : nat) : nat := if d <? i then S i else i.
Definition source (i : nat) : nat := if d <? i then pred i else i.
Definition doubled (G : view) : view := fun y => G (source (fst y), snd y).

(* A cell of row d, and the two cells that stand for it. *)
Inductive pair : option colour -> option colour -> option colour -> Prop :=
| pair_none : pair None None None
| pair_both : pair (Some x) (Some x) (Some x)
| pair_near c : c <> x -> pair (Some c) (Some c) None
| pair_far c : c <> x -> pair (Some c) None (Some c).
Definition stands_double (u v : view) : Prop :=
  (forall i j, i <> d -> v (place i, j) = u (i, j)) /\ (forall j,
    pair (u (d, j)) (v (d, j)) (v (S d, j))).

Lemma place_source i : i <> d -> i <> S d -> place (source i) = i /\ source i <> d.
Proof. unfold place, source. intros. split; cases. Qed.
Lemma source_place i : source (place i) = i.
Proof. unfold place, source. cases. Qed.
Lemma source_d : source d = d /\ source (S d) = d.
Proof. unfold source. split; cases. Qed.
Lemma place_neq i : i <> d -> place i <> d /\ place i <> S d.
Proof. unfold place. split; cases. Qed.
Lemma place_inj i k : place i = place k -> i = k.
Proof. unfold place. cases. Qed.
Lemma stands_none u v i j : stands_double u v -> u (source i, j) = None -> v (i, j) = None.
Proof.
  intros [A B] E. destruct (Nat.eq_dec i d) as [->|N].
  - rewrite (proj1 source_d) in E. specialize (B j). rewrite E in B. now inversion B.
  - destruct (Nat.eq_dec i (S d)) as [->|N'].
    + rewrite (proj2 source_d) in E. specialize (B j). rewrite E in B. now inversion B.
    + destruct (place_source i N N') as [P Q]. now rewrite <- P, A.
Qed.
Lemma stands_double_same u u' v : same u u' -> stands_double u v -> stands_double u' v.
Proof. intros E [A B]. split; intros; rewrite <- E; auto. Qed.

(* What a capture of v does. *)
Lemma gplay_one G v m w : legal v m -> heeds G v m -> gplay G (step v m) w -> gplay G v w.
Proof. intros L H P. now apply gplay_step with m. Qed.
Ltac at_cells := unfold step; cbn [fst snd]; rewrite ?cell_eqb_pair.

Variable G : view.
Definition covers (u : view) : Prop := forall j, u (d, j) <> None -> G (d, j) = Some x.
Lemma covers_step u m : legal u m -> covers u -> covers (step u m).
Proof.
  intros (c & Hp & Hq & _) C j. unfold step. destruct (cell_spec (d, j) (fst m)) as [E|E]; [easy|].
  destruct (cell_spec (d, j) (snd m)) as [E'|E']; intros K; apply C;
    [rewrite E'; congruence|exact K].
Qed.

(* What a capture of u becomes in v. A stack of row d stands in row e of v, and beside it is e'. *)
Definition follows (u v : view) (m : move) : Prop := exists v', stands_double (step u m) v' /\
  forall w, gplay (doubled G) v' w -> gplay (doubled G) v w.
Definition sides (e e' : nat) : Prop := e = d /\ e' = S d \/ e = S d /\ e' = d.
Definition free_between (v : view) (p q : cell) : Prop :=
  forall s t, between p q (source s, t) -> v (s, t) = None.
Lemma sides_source e e' : sides e e' -> source e = d /\ source e' = d.
Proof. pose proof source_d as [A B]. intros [[-> ->]|[-> ->]]; auto. Qed.

(* The second capture, between the two cells that stand for one of row d. *)
Lemma gplay_across (v : view) e e' j c w : sides e e' -> c <> x -> prey c = x -> G (d, j) = Some x
  -> v (e, j) = Some c -> v (e', j) = Some (prey c) ->
  gplay (doubled G) (step v ((e, j), (e', j))) w -> gplay (doubled G) v w.
Proof.
  intros Ee Nx Px Gj V V'. destruct (sides_source e e' Ee) as [Se Se'].
  apply gplay_one.
  - exists c. cbn [fst snd]. splits; auto; [now right|]. intros [s t] Bt. unfold between in Bt.
    simpl in Bt. unfold sides in Ee. lia.
  - split; cbn [fst snd]; unfold doubled; cbn [fst snd].
    + intros c' E. rewrite Se, Gj. congruence.
    + right. rewrite Se', V', Px. exact Gj.
Qed.

Lemma double_along u v j l c e e' : stands_double u v -> covers u -> sides e e' -> c <> x ->
  prey c = x -> j <> l -> u (d, j) = Some c -> u (d, l) = Some x -> G (d, j) <> Some c ->
  free_between v (d, j) (d, l) -> v (e, j) = Some c -> v (e', j) = None ->
  v (e, l) = Some x -> v (e', l) = Some x -> follows u v ((d, j), (d, l)).
Proof.
  intros [A B] C Ee Nx Px N Hp Hq Hs Free V V' El El'. destruct (sides_source e e' Ee) as [Se Se'].
  assert (Gl : G (d, l) = Some x) by (apply C; congruence).
  set (v1 := step v ((e, j), (e, l))).
  assert (V1 : v1 (e, l) = Some c).
  { unfold v1. at_cells. cases; simpl; congruence. }
  assert (V1' : v1 (e', l) = Some (prey c)).
  { unfold v1. at_cells. destruct Ee as [[-> ->]|[-> ->]]; cases; simpl; cases; congruence. }
  exists (step v1 ((e, l), (e', l))). split.
  - split.
    + intros s t Ns. pose proof (place_neq s Ns) as [P P']. unfold v1. at_cells.
      destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?A; auto; lia.
    + intros t. pose proof (B t) as Bt. unfold v1. at_cells. rewrite Hp.
      destruct (Nat.eq_dec t j) as [->|Nt]; [|destruct (Nat.eq_dec t l) as [->|Nt']].
      * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?V', ?V;
          try constructor; lia.
      * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?V;
          try constructor; auto; lia.
      * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); auto; lia.
  - intros w P. apply gplay_one with ((e, j), (e, l)).
    + exists c. cbn [fst snd]. splits; auto; [congruence|now left|]. intros [s t] Bt. apply Free.
      unfold between in *. simpl in *. assert (s = e) as -> by lia. rewrite Se. lia.
    + split; cbn [fst snd]; unfold doubled; cbn [fst snd]; rewrite Se.
      * intros c' E. congruence.
      * right. congruence.
    + now apply (gplay_across v1 e e' l c).
Qed.

Lemma double_out u v j k c e e' : stands_double u v -> sides e e' -> c <> x -> k <> d ->
  u (d, j) = Some c -> u (k, j) = Some (prey c) -> G (d, j) <> Some c ->
  G (k, j) = None \/ G (k, j) = u (k, j) -> free_between v (d, j) (k, j) ->
  v (e, j) = Some c -> v (e', j) = None -> follows u v ((d, j), (k, j)).
Proof.
  intros [A B] Ee Nx Nk Hp Hq Hs Ht Free V V'. destruct (sides_source e e' Ee) as [Se Se'].
  pose proof (place_neq k Nk) as [P P']. exists (step v ((e, j), (place k, j))). split.
  - split.
    + intros s t Ns. pose proof (place_neq s Ns) as [Q Q']. at_cells. rewrite V, Hp.
      destruct (Nat.eq_dec s k) as [->|Nsk].
      * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?A; auto; lia.
      * assert (place s <> place k) by (intros E; now apply place_inj in E).
        destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?A; auto; lia.
    + intros t. pose proof (B t) as Bt. at_cells. destruct (Nat.eq_dec t j) as [->|Nt].
      * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?V';
          try constructor; lia.
      * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); auto; lia.
  - intros w. apply gplay_one with (m := ((e, j), (place k, j))).
    + exists c. cbn [fst snd]. rewrite A by auto. splits; auto; [now right|]. intros [s t] Bt.
      destruct (Nat.eq_dec s e') as [->|Ns].
      * assert (t = j) as -> by (unfold between in Bt; simpl in Bt; lia). exact V'.
      * apply Free. unfold sides, between, place, source in *. simpl in *. revert Bt.
        cases; intros Bt; lia.
    + split; cbn [fst snd]; unfold doubled; cbn [fst snd].
      * intros c' E. rewrite Se. congruence.
      * rewrite source_place, A; auto.
Qed.

(* From above it lands on row d of v first, and from below on row S d. *)
Lemma double_into u v i j c e e' : stands_double u v -> covers u -> c <> x -> prey c = x ->
  e = d /\ e' = S d /\ i < d \/ e = S d /\ e' = d /\ d < i ->
  u (i, j) = Some c -> u (d, j) = Some x -> G (i, j) <> Some c ->
  free_between v (i, j) (d, j) -> v (e, j) = Some x -> v (e', j) = Some x ->
  follows u v ((i, j), (d, j)).
Proof.
  intros [A B] C Nx Px Ee Hp Hq Hs Free El El'. assert (Se : sides e e') by (unfold sides; lia).
  assert (Ni : i <> d) by lia. pose proof (place_neq i Ni) as [P P'].
  assert (Gj : G (d, j) = Some x) by (apply C; congruence).
  assert (Hv : v (place i, j) = Some c) by now rewrite A.
  set (v1 := step v ((place i, j), (e, j))).
  assert (V1 : v1 (e, j) = Some c).
  { unfold v1. at_cells. destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl);
      auto; lia. }
  assert (V1' : v1 (e', j) = Some (prey c)).
  { unfold v1. at_cells. destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl);
      try congruence; lia. }
  exists (step v1 ((e, j), (e', j))). split.
  - split.
    + intros s t Ns. pose proof (place_neq s Ns) as [Q Q']. unfold v1. at_cells.
      destruct (Nat.eq_dec s i) as [->|Nsi].
      * destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); rewrite ?A; auto; lia.
      * assert (place s <> place i) by (intros E; now apply place_inj in E).
        destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); rewrite ?A; auto; lia.
    + intros t. pose proof (B t) as Bt. unfold v1. at_cells. rewrite Hp, ?Hv.
      destruct (Nat.eq_dec t j) as [->|Nt].
      * destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); try constructor;
          auto; lia.
      * destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); auto; lia.
  - intros w Pw. apply gplay_one with ((place i, j), (e, j)).
    + exists c. cbn [fst snd]. splits; auto; [congruence|now right|]. intros [s t] Bt. apply Free.
      unfold between, place, source in *. simpl in *. revert Bt.
      destruct Ee as [(-> & -> & Lt)|(-> & -> & Lt)]; cases; intros Bt; lia.
    + split; cbn [fst snd]; unfold doubled; cbn [fst snd].
      * intros c' E. rewrite source_place. congruence.
      * right. rewrite (proj1 (sides_source e e' Se)). congruence.
    + now apply (gplay_across v1 e e' j c).
Qed.

Lemma double_beside u v i j k l c : stands_double u v -> i <> d -> k <> d ->
  share_line (i, j) (k, l) -> u (i, j) = Some c -> u (k, l) = Some (prey c) ->
  G (i, j) <> Some c -> G (k, l) = None \/ G (k, l) = u (k, l) ->
  free_between v (i, j) (k, l) -> follows u v ((i, j), (k, l)).
Proof.
  intros [A B] Ni Nk SL Hp Hq Hs Ht Free. exists (step v ((place i, j), (place k, l))).
  pose proof (place_neq i Ni) as [P P']. pose proof (place_neq k Nk) as [Q Q'].
  assert (I : forall s t, (place s =? place t) = (s =? t)).
  { intros s t. destruct (Nat.eqb_spec s t) as [->|]; [apply Nat.eqb_refl|]. apply Nat.eqb_neq.
    intros E. now apply place_inj in E. }
  split.
  - split.
    + intros s t Ns. at_cells. now rewrite !A, !I by auto.
    + intros t. specialize (B t). at_cells. repeat (cases; simpl); exact B.
  - intros w. apply gplay_one with (m := ((place i, j), (place k, l))).
    + exists c. cbn [fst snd]. rewrite !A by auto. splits; auto.
      * destruct SL as [SL|SL]; simpl in SL; subst; [left|right]; reflexivity.
      * intros [s t] Bt. apply Free. unfold between, place, source in *. simpl in *. revert Bt.
        cases; intros Bt; lia.
    + split; cbn [fst snd]; unfold doubled; cbn [fst snd].
      * intros c' E. rewrite A in E by auto. rewrite source_place. congruence.
      * rewrite source_place, A; auto.
Qed.

Lemma double_step u v m : stands_double u v -> covers u -> legal u m -> heeds G u m ->
  follows u v m.
Proof.
  intros D C L H. pose proof D as [A B]. destruct m as [[i j] [k l]].
  destruct L as (c & Hp & Hq & SL & F). destruct H as [Hs Ht]. cbn [fst snd] in *.
  specialize (Hs c Hp).
  assert (Free : free_between v (i, j) (k, l)).
  { intros s t Bt. apply (stands_none u v); auto. }
  assert (Nx : i = d -> c <> x) by (intros -> ->; rewrite C in Hs; congruence).
  assert (Px : k = d -> prey c = x).
  { intros ->. destruct Ht as [Ht|Ht]; rewrite C in Ht; congruence. }
  assert (Px' : prey c = x -> c <> x) by (intros <-; now destruct c).
  destruct (Nat.eq_dec i d) as [->|Ni]; destruct (Nat.eq_dec k d) as [->|Nk].
  - specialize (Px eq_refl). rewrite Px in Hq. pose proof (B j) as Bj. pose proof (B l) as Bl.
    rewrite Hp in Bj. rewrite Hq in Bl. assert (N : j <> l) by (intros ->; specialize (Nx eq_refl);
      congruence).
    assert (E : v (d, l) = Some x /\ v (S d, l) = Some x) by (inversion Bl; subst; easy).
    destruct E. inversion Bj; subst; [now destruct Nx| |].
    + apply (double_along u v j l c d (S d)); auto. now left.
    + apply (double_along u v j l c (S d) d); auto. now right.
  - assert (j = l) as <- by (destruct SL; simpl in *; lia). specialize (Nx eq_refl).
    pose proof (B j) as Bj. rewrite Hp in Bj. inversion Bj; subst; [easy| |].
    + apply (double_out u v j k c d (S d)); auto. now left.
    + apply (double_out u v j k c (S d) d); auto. now right.
  - assert (j = l) as <- by (destruct SL; simpl in *; lia). specialize (Px eq_refl).
    rewrite Px in Hq. pose proof (B j) as Bj. rewrite Hq in Bj.
    assert (E : v (d, j) = Some x /\ v (S d, j) = Some x) by (inversion Bj; subst; easy).
    destruct E, (Nat.lt_total i d) as [Lt|[E|Lt]]; [|easy|].
    + apply (double_into u v i j c d (S d)); auto.
    + apply (double_into u v i j c (S d) d); auto.
  - now apply (double_beside u v i j k l c).
Qed.

Theorem S2_8_guards u w : gplay G u w -> covers u -> forall v, stands_double u v ->
  exists w', gplay (doubled G) v w' /\ stands_double w w'.
Proof.
  induction 1 as [u w E|u m w L H _ IH]; intros C v D.
  - exists v. split; [apply gplay_end, same_refl|]. now apply (stands_double_same u).
  - destruct (double_step u v m D C L H) as (v' & D' & K).
    destruct (IH (covers_step u m L C) v' D') as (w' & P & S). exists w'. auto.
Qed.
End Double.
