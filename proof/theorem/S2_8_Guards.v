(* docs/every-size.md, 2.8: guards. Strips lie turned here: a column of the strip is a row, row d. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry.
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
  (forall i j, i <> d -> v (place i, j) = u (i, j)) /\ (forall j, pair (u (d, j)) (v (d, j)) (v (S d, j))).

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
  destruct (cell_spec (d, j) (snd m)) as [E'|E']; intros K; apply C; [rewrite E'; congruence|exact K].
Qed.

Lemma double_step u v m : stands_double u v -> covers u -> legal u m -> heeds G u m ->
  exists v', stands_double (step u m) v' /\ forall w, gplay (doubled G) v' w -> gplay (doubled G) v w.
Proof.
  intros D C L H. pose proof D as [A B]. destruct m as [[i j] [k l]].
  destruct L as (c & Hp & Hq & SL & F). destruct H as [Hs Ht]. cbn [fst snd] in *.
  specialize (Hs c Hp).
  assert (Free : forall s t, between (i, j) (k, l) (source s, t) -> v (s, t) = None).
  { intros s t Bt. apply (stands_none u v); auto. }
  pose proof source_place as SP. destruct source_d as [Sd Sd'].
  destruct (Nat.eq_dec i d) as [->|Ni]; destruct (Nat.eq_dec k d) as [->|Nk].
  - (* along row d *)
    assert (Ex : u (d, l) = Some x).
    { destruct Ht as [Ht|Ht]; rewrite C in Ht; congruence. }
    assert (Px : prey c = x) by congruence.
    assert (Nx : c <> x) by (intros ->; rewrite C in Hs; congruence).
    assert (N : j <> l) by (intros ->; congruence).
    pose proof (B j) as Bj. pose proof (B l) as Bl. rewrite Hp in Bj. rewrite Ex in Bl.
    inversion Bl as [|E1 E2 E3| |]; subst; try congruence.
    assert (Go : forall e e', (e = d /\ e' = S d \/ e = S d /\ e' = d) -> v (e, j) = Some c -> v (e', j) = None ->
      exists v', stands_double (step u ((d, j), (d, l))) v' /\ forall w, gplay (doubled G) v' w -> gplay (doubled G) v w).
    { intros e e' Ee V V'. assert (El : v (e, l) = Some (prey c)) by (destruct Ee as [[-> ->]|[-> ->]]; congruence).
      assert (El' : v (e', l) = Some (prey c)) by (destruct Ee as [[-> ->]|[-> ->]]; congruence).
      assert (Se : source e = d /\ source e' = d) by (destruct Ee as [[-> ->]|[-> ->]]; auto). destruct Se as [Se Se'].
      set (v1 := step v ((e, j), (e, l))).
      assert (V1 : v1 (e, l) = Some c).
      { unfold v1. at_cells. cases; simpl; congruence. }
      assert (V1' : v1 (e', l) = Some (prey c)).
      { unfold v1. at_cells. destruct Ee as [[-> ->]|[-> ->]]; cases; simpl; auto; cases; auto. }
      exists (step v1 ((e, l), (e', l))). split.
      - split.
        + intros s t Ns. pose proof (place_neq s Ns) as [P P']. unfold v1. at_cells.
          destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?A; auto; lia.
        + intros t. pose proof (B t) as Bt. unfold v1. at_cells. rewrite Hp.
          destruct (Nat.eq_dec t j) as [->|Nt]; [|destruct (Nat.eq_dec t l) as [->|Nt']].
          * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?V', ?V; try constructor; lia.
          * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?V; try constructor; auto; lia.
          * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); auto; lia.
      - intros w P. apply gplay_one with ((e, j), (e, l)); [| |apply gplay_one with ((e, l), (e', l)); [| |exact P]].
        + exists c. cbn [fst snd]. splits; auto; [now left|]. intros [s t] Bt. apply Free. unfold between in *. simpl in *.
          assert (s = e) as -> by lia. rewrite Se. lia.
        + split; cbn [fst snd].
          * intros c' E. unfold doubled. cbn [fst snd]. rewrite Se. congruence.
          * right. unfold doubled. cbn [fst snd]. rewrite Se, El, Px. apply C. congruence.
        + exists c. cbn [fst snd]. splits; auto; [now right|]. intros [s t] Bt. unfold between in Bt. simpl in Bt. lia.
        + split; cbn [fst snd].
          * intros c' E. unfold doubled. cbn [fst snd]. fold v1 in E. rewrite Se, C by congruence. congruence.
          * right. unfold doubled. cbn [fst snd]. fold v1. rewrite Se', V1', Px. apply C. congruence. }
    inversion Bj; subst; try congruence.
    + apply (Go d (S d)); auto.
    + apply (Go (S d) d); auto.
  - (* out of row d *)
    assert (j = l) as <- by (destruct SL; simpl in *; lia).
    assert (Nx : c <> x) by (intros ->; rewrite C in Hs; congruence).
    pose proof (B j) as Bj. rewrite Hp in Bj. pose proof (place_neq k Nk) as [P P'].
    assert (Go : forall e e', (e = d /\ e' = S d \/ e = S d /\ e' = d) -> v (e, j) = Some c -> v (e', j) = None ->
      exists v', stands_double (step u ((d, j), (k, j))) v' /\ forall w, gplay (doubled G) v' w -> gplay (doubled G) v w).
    { intros e e' Ee V V'.
      assert (Se : source e = d /\ source e' = d) by (destruct Ee as [[-> ->]|[-> ->]]; auto). destruct Se as [Se Se'].
      exists (step v ((e, j), (place k, j))). split.
      - split.
        + intros s t Ns. pose proof (place_neq s Ns) as [Q Q']. at_cells. rewrite V, Hp.
          destruct (Nat.eq_dec s k) as [->|Nsk].
          * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?A; auto; lia.
          * assert (place s <> place k) by (intros E; now apply place_inj in E).
            destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?A; auto; lia.
        + intros t. pose proof (B t) as Bt. at_cells.
          destruct (Nat.eq_dec t j) as [->|Nt].
          * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); rewrite ?V'; try constructor; lia.
          * destruct Ee as [[-> ->]|[-> ->]]; repeat (cases; simpl); auto; lia.
      - intros w Pw. apply gplay_one with ((e, j), (place k, j)); auto.
        + exists c. cbn [fst snd]. rewrite A by auto. splits; auto; [now right|]. intros [s t] Bt.
          destruct (Nat.eq_dec s e') as [->|Ns].
          * assert (t = j) as -> by (unfold between in Bt; simpl in Bt; lia). exact V'.
          * apply Free. unfold between, place, source in *. simpl in *. revert Bt. cases; intros Bt; lia.
        + split; cbn [fst snd].
          * intros c' E. unfold doubled. cbn [fst snd]. rewrite Se. congruence.
          * unfold doubled. cbn [fst snd]. rewrite SP, A; auto. }
    inversion Bj; subst; try congruence.
    + apply (Go d (S d)); auto.
    + apply (Go (S d) d); auto.
  - (* into row d *)
    assert (j = l) as <- by (destruct SL; simpl in *; lia).
    assert (Ex : u (d, j) = Some x).
    { destruct Ht as [Ht|Ht]; rewrite C in Ht; congruence. }
    assert (Px : prey c = x) by congruence.
    assert (Nx : c <> x) by (intros ->; now destruct x).
    pose proof (B j) as Bj. rewrite Ex in Bj.
    inversion Bj as [|E1 E2 E3| |]; subst; try congruence. pose proof (place_neq i Ni) as [P P'].
    assert (Go : forall e e', (e = d /\ e' = S d /\ i < d \/ e = S d /\ e' = d /\ d < i) ->
      exists v', stands_double (step u ((i, j), (d, j))) v' /\ forall w, gplay (doubled G) v' w -> gplay (doubled G) v w).
    { intros e e' Ee.
      assert (El : v (e, j) = Some (prey c)) by (destruct Ee as [[-> _]|[-> _]]; congruence).
      assert (El' : v (e', j) = Some (prey c)) by (destruct Ee as [(_ & -> & _)|(_ & -> & _)]; congruence).
      assert (Se : source e = d /\ source e' = d) by (destruct Ee as [(-> & -> & _)|(-> & -> & _)]; auto). destruct Se as [Se Se'].
      assert (Hv : v (place i, j) = Some c) by now rewrite A.
      set (v1 := step v ((place i, j), (e, j))).
      assert (V1 : v1 (e, j) = Some c).
      { unfold v1. at_cells. destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); auto; lia. }
      assert (V1' : v1 (e', j) = Some (prey c)).
      { unfold v1. at_cells. destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); auto; lia. }
      exists (step v1 ((e, j), (e', j))). split.
      - split.
        + intros s t Ns. pose proof (place_neq s Ns) as [Q Q']. unfold v1. at_cells.
          destruct (Nat.eq_dec s i) as [->|Nsi].
          * destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); rewrite ?A; auto; lia.
          * assert (place s <> place i) by (intros E; now apply place_inj in E).
            destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); rewrite ?A; auto; lia.
        + intros t. pose proof (B t) as Bt. unfold v1. at_cells. rewrite Hp, ?Hv.
          destruct (Nat.eq_dec t j) as [->|Nt].
          * destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); try constructor; auto; lia.
          * destruct Ee as [(-> & -> & _)|(-> & -> & _)]; repeat (cases; simpl); auto; lia.
      - intros w Pw. apply gplay_one with ((place i, j), (e, j)); [| |apply gplay_one with ((e, j), (e', j)); [| |exact Pw]].
        + exists c. cbn [fst snd]. splits; auto; [now right|]. intros [s t] Bt. apply Free.
          unfold between, place, source in *. simpl in *. revert Bt. destruct Ee as [(-> & -> & Lt)|(-> & -> & Lt)]; cases; intros Bt; lia.
        + split; cbn [fst snd].
          * intros c' E. unfold doubled. cbn [fst snd]. rewrite SP. congruence.
          * right. unfold doubled. cbn [fst snd]. rewrite Se, El, Px. apply C. congruence.
        + exists c. cbn [fst snd]. splits; auto; [now right|]. intros [s t] Bt. unfold between in Bt. simpl in Bt. lia.
        + split; cbn [fst snd].
          * intros c' E. unfold doubled. cbn [fst snd]. fold v1 in E. rewrite Se, C by congruence. congruence.
          * right. unfold doubled. cbn [fst snd]. fold v1. rewrite Se', V1', Px. apply C. congruence. }
    destruct (Nat.lt_total i d) as [Lt|[E|Lt]]; [|congruence|].
    + apply (Go d (S d)). auto.
    + apply (Go (S d) d). auto.
  - (* beside row d *)
    exists (step v ((place i, j), (place k, l))). pose proof (place_neq i Ni) as [P P']. pose proof (place_neq k Nk) as [Q Q'].
    split.
    + split.
      * intros s t Ns. at_cells. rewrite !A by auto.
        assert (I1 : (place s =? place i) = (s =? i)).
        { destruct (Nat.eqb_spec s i) as [->|]; [apply Nat.eqb_refl|]. apply Nat.eqb_neq. intros E. now apply place_inj in E. }
        assert (I2 : (place s =? place k) = (s =? k)).
        { destruct (Nat.eqb_spec s k) as [->|]; [apply Nat.eqb_refl|]. apply Nat.eqb_neq. intros E. now apply place_inj in E. }
        now rewrite I1, I2.
      * intros t. specialize (B t). at_cells. repeat (cases; simpl); exact B.
    + intros w Pw. apply gplay_one with ((place i, j), (place k, l)); auto.
      * exists c. cbn [fst snd]. rewrite !A by auto. splits; auto.
        -- destruct SL as [SL|SL]; simpl in SL; subst; [left|right]; reflexivity.
        -- intros [s t] Bt. apply Free. unfold between, place, source in *. simpl in *. revert Bt. cases; intros Bt; lia.
      * split; cbn [fst snd].
        -- intros c' E. rewrite A in E by auto. unfold doubled. cbn [fst snd]. rewrite SP. congruence.
        -- unfold doubled. cbn [fst snd]. rewrite SP, A; auto.
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
