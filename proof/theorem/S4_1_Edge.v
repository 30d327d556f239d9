(* docs/every-size.md, 4.1 and 4.2: three colours at the edge, by the cases (a) to (f), and short
   intervals, which are 2.4. Cases (a) and (b) are edge_lacking. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows S2_2_E
  S2_10_D S2_10_C S3_LemmaB.
Import ListNotations.

(* All that is needed of P for four rows: each colour comes down in some column. *)
Definition S2_1_P_some (h n : nat) : Prop :=
  forall F, full h n F -> three F -> forall c, exists f, f < n /\ comes_down (filled F) f c.
Lemma P_some h n : S2_1_P h n -> S2_1_P_some h n.
Proof. intros P F H T c. destruct (P F H T) as (f & K & D). eauto. Qed.

(* What section 2 provides for boards of n columns. *)
Record strips (n : nat) : Prop := {
  strips_P3 : S2_1_P 3 n; strips_P4 : S2_1_P_some 4 n; strips_down : down_three n;
    strips_C4 : C_rows 4 n }.
Lemma strips_go h n F : strips n -> h = 3 \/ h = 4 -> full h n F -> three F ->
  forall c, exists f, f < n /\ goes n (filled F) [only n f c].
Proof.
  intros [P3 P4 _ _] Hh H T c. assert (D : exists f, f < n /\ comes_down (filled F) f c).
  { destruct Hh as [-> | ->]; [now apply (P_some 3 n P3)|now apply P4]. }
  destruct D as (f & K & D). exists f. split; auto. apply comes_down_goes; eauto with wide.
Qed.
(* Induction: all three-coloured boards with fewer rows, three or more, are solvable. *)
Definition smaller (M n : nat) : Prop :=
  forall m F, 3 <= m < M -> full m n F -> three F -> solvable_block F.

Section Edge.
Variables M n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis Known : strips n.
Hypothesis Smaller : smaller M n.

Lemma less : 4 <= M -> forall F, full (M - 1) n F -> three F -> solvable_block F.
Proof. intros H F. apply Smaller. lia. Qed.
(* 4.2. *)
Corollary S4_2_short_intervals A I B : 4 <= M -> full M n (A ++ I ++ B) -> three I ->
  solvable_block (A ++ I ++ B) \/ exists C S D, I = C ++ S ++ D /\ length S <= 3 /\ three S.
Proof. intros H. apply (S2_4_short_intervals M n (less H)). Qed.
Lemma take_below_rest A q Q f c : full (length A + S (length Q)) n (A ++ q :: Q) -> f < n ->
  3 <= length A + S (length Q) < M -> nth f q c = prey c ->
  2 <= num (prey c) (A ++ q :: Q) -> 1 <= num (prey (prey c)) (A ++ q :: Q) ->
  solv (view_of (filled A ++ [only n f c] ++ filled (q :: Q))).
Proof.
  intros H J L E P P'. pose proof (full_parts _ _ _ _ H) as [HA HB]. apply full_cons in HB.
  destruct HB as [Lq HB].
  destruct (take_first n f c q Q Lq J E) as (q' & Lq' & C1 & C2 & C3 & G); [eauto with wide|].
  apply (goes_before n (filled A)) in G; [|eauto with wide]. apply (goes_solv _ _ _ G).
  rewrite <- filled_app.
  apply (Smaller (length A + S (length Q)) (A ++ q' :: Q)); auto.
  - apply full_app; auto. apply full_cons. auto.
  - apply (three_cases c). rewrite !num_app, !num_cons in *. lia.
Qed.
Lemma take_above_rest A q Q f c : full (length A + S (length Q)) n (A ++ q :: Q) -> f < n ->
  3 <= length A + S (length Q) < M -> nth f q c = prey c ->
  2 <= num (prey c) (A ++ q :: Q) -> 1 <= num (prey (prey c)) (A ++ q :: Q) ->
  solv (view_of (filled (A ++ [q]) ++ [only n f c] ++ filled Q)).
Proof.
  intros H J L E P P'. set (R := filled Q).
  assert (EQ : filled (A ++ [q]) ++ [only n f c] ++ R = rev (rev R ++ [only n f c] ++ filled
    (q :: rev A))).
  { rewrite !rev_app_distr, rev_involutive. rewrite filled_cons, filled_rev. simpl.
    rewrite rev_involutive, filled_app, <- !app_assoc. reflexivity. }
  pose proof (full_parts _ _ _ _ H) as [HA HB]. apply full_cons in HB. destruct HB as [Lq HB].
  rewrite EQ. apply (solv_flip _ n).
  - apply wide_app. split; [apply wide_rev; unfold R; eauto with wide|].
    apply wide_cons; [now apply only_length|]. apply (wide_filled (S (length A))). apply full_cons.
    split; auto. now apply full_rev.
  - unfold R. rewrite <- filled_rev. apply take_below_rest; auto; rewrite ?rev_length.
    + replace (length Q + S (length A)) with (length A + S (length Q)) by lia.
      replace (rev Q ++ q :: rev A) with (rev (A ++ q :: Q)); [now apply full_rev|].
      rewrite rev_app_distr. simpl. now rewrite <- app_assoc.
    + lia.
    + nums. lia.
    + nums. lia.
Qed.

Lemma captor_of d : exists c, prey c = d.
Proof. exists (prey (prey d)). apply prey3. Qed.

(* Cases (a) and (b): the other rows, two or more, lack a colour. *)
Lemma edge_lacking h T Q : h = 3 \/ h = 4 -> full h n T -> three T -> full (length Q) n Q ->
  2 <= length Q -> (exists c, num c Q = 0) -> solvable_block (T ++ Q).
Proof.
  intros H HT T3 HQ Q2 [z Z].
  unfold solvable_block. rewrite filled_app.
  assert (G : forall c, exists f, f < n /\ goes n (filled T ++ filled Q) (only n f c :: filled Q)).
  { intros c. destruct (strips_go h n T Known H HT T3 c) as (f & J & G). exists f. split; auto.
    apply (goes_after n (filled Q) (filled T) [only n f c]); eauto with wide. }
  destruct (G z) as (f & J & Gz).
  destruct (num (prey z) Q) as [|a] eqn:X.
  { destruct (G (prey z)) as (g & Jg & Gx). apply (goes_solv _ _ _ Gx).
    rewrite (one_colour n _ z Q HQ Z X), filled_repeat.
    apply sweep_solves; lia. }
  apply (goes_solv _ _ _ Gz). destruct Known. apply (S3_LemmaB n) with (M := length Q); auto. lia.
Qed.

Lemma cnt_nth j (r : list colour) d : j < length r -> 1 <= cnt (nth j r d) r.
Proof. intros J. now apply cnt_in, nth_In. Qed.
Theorem S4_1_edge h T Q : h = 3 \/ h = 4 -> full h n T -> three T -> full M n (T ++ Q) -> 2 <= M - h
  -> (7 <= n -> 3 <= M - h) -> solvable_block (T ++ Q).
Proof.
  revert h T Q. assert (Main : forall h T Q, h = 3 \/ h = 4 -> full h n T -> three T ->
    full M n (T ++ Q) -> 2 <= M - h -> (7 <= n -> 3 <= M - h) ->
      (h = 3 \/ exists a b c d, T = [a; b; c; d] /\ ((exists e, num e [a; b; c] = 0))) ->
    solvable_block (T ++ Q)).
  { intros h T Q H HT T3 HF M2 M3 Sp. pose proof (full_parts _ _ _ _ HF) as [_ HQ].
    assert (LQ : length Q = M - h).
    { destruct HF as [L _]. destruct HT as [L' _]. rewrite app_length in L. lia. }
    destruct (three_dec Q) as [Q3|Q3].
    2: { apply (edge_lacking h); auto. lia. }
    destruct Q as [|q Q]; [simpl in LQ; lia|]. simpl in LQ. unfold solvable_block.
    destruct Sp as [->|(a & b & c' & d & -> & e & Ne)].
    { destruct (P_goes n 3 T) as (f & J & G); auto; [apply Known|].
      assert (G' : forall c, goes n (filled (T ++ q :: Q)) (only n f c :: filled (q :: Q))).
      { intros c. rewrite filled_app. apply (goes_after n (filled (q :: Q)) (filled T)
          [only n f c]); eauto with wide. }
      destruct (Nat.eq_dec (M - 3) 2) as [E2|N2].
      { (* (c) *)
        simpl length in HQ. rewrite LQ, E2 in HQ. assert (n56 : n = 5 \/ n = 6) by lia.
        destruct (S2_1_E_holds n n56 (S2_1_D_holds n wide5) f (q :: Q) HQ J Q3) as (c & Sc).
        apply (goes_solv _ _ _ (G' c)). exact Sc. }
      destruct (captor_of (nth f q Black)) as (c & Ec).
      pose proof HQ as HQ'. apply full_cons in HQ'. destruct HQ' as [Lq HQ'].
      assert (Eq : nth f q c = prey c). { rewrite Ec. apply nth_indep. lia. }
      destruct (le_lt_dec 2 (num (prey c) (q :: Q))) as [U|U].
      { (* (d) *)
        apply (goes_solv _ _ _ (G' c)). apply (take_below_rest [] q Q f c); auto; simpl; lia. }
      (* (e) *)
      assert (EQ : T ++ q :: Q = (T ++ [q]) ++ Q) by now rewrite <- app_assoc.
      rewrite EQ. apply (edge_lacking 4); auto.
      - change 4 with (3 + 1). apply full_app; auto. apply full_cons. split; auto. apply full_nil.
      - intros k. rewrite num_app. specialize (T3 k). lia.
      - lia.
      - exists (prey c). rewrite num_cons in U.
        pose proof (cnt_nth f q c ltac:(lia)) as I. rewrite Eq in I. lia. }
    (* (f), whatever is below row 4 *)
    assert (E4 : h = 4) by (destruct HT as [L _]; simpl in L; lia). subst h.
    destruct (three_dec [b; c'; d]) as [W|W].
    - pose proof HT as HT'. apply full_cons in HT'. destruct HT' as [La HT'].
      destruct (P_goes n 3 [b; c'; d]) as (g & Jg & Gg); auto; [apply Known|].
      destruct (captor_of (nth g a Black)) as (k & Ek).
      assert (Ea : nth g a k = prey k). { rewrite Ek. apply nth_indep. lia. }
      assert (K : goes n (filled ([a] ++ [b; c'; d] ++ q :: Q))
        (filled [a] ++ [only n g k] ++ filled (q :: Q))).
      { rewrite !filled_app. apply goes_in; eauto with wide. apply (wide_filled 1). fulls. }
      apply (goes_solv _ _ _ K). apply (take_above_rest [] a (q :: Q) g k); auto; simpl in *;
        try lia.
      + apply full_cons. split; auto.
      + pose proof (cnt_nth g a k ltac:(lia)) as I. rewrite Ea in I. rewrite num_cons.
        specialize (Q3 (prey k)). lia.
      + rewrite num_cons. specialize (Q3 (prey (prey k))). lia.
    - apply (S2_4_interval M n (less ltac:(lia)) [] a [b; c'] d (q :: Q)); auto; simpl; eauto; lia.
      }
  intros h T Q H HT T3 HF M2 M3. destruct H as [->| ->]; [apply (Main 3); auto|].
  destruct T as [|a [|b [|c [|d [|]]]]]; try (destruct HT as [L _]; discriminate L).
  destruct (three_dec [a; b; c]) as [W|W].
  - apply (Main 3 [a; b; c] (d :: Q)); auto; try lia.
    pose proof (full_parts 4 n [a; b; c] [d] HT) as [HW _]. exact HW.
  - apply (Main 4); auto. right. exists a, b, c, d. auto.
Qed.

(* The same from the bottom. *)
Corollary S4_1_bottom h T Q : h = 3 \/ h = 4 -> full h n T -> three T -> full M n (Q ++ T) ->
  2 <= M - h -> (7 <= n -> 3 <= M - h) -> solvable_block (Q ++ T).
Proof.
  intros H HT T3 HF M2 M3. apply (flip_block M n); auto. rewrite rev_app_distr.
  apply (S4_1_edge h); auto.
  - now apply full_rev.
  - now apply three_rev.
  - rewrite <- rev_app_distr. now apply full_rev.
Qed.
End Edge.
