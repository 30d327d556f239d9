(* docs/every-size.md, 3: Lemma B, two colours under the third, from P(3), V(3) and V(4) of the same width, and C. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S1_4_TwoSweeps S2_1_Claims S2_10_C.
Import ListNotations.

(* All that is needed of V: each of two colours, those of the carrier and of its prey, comes down in some column. *)
Definition S2_1_V_some (h n : nat) : Prop := forall z j F, full h n F -> j < n -> two z F -> ~ pimple z j F ->
  forall c, c = z \/ c = prey z -> exists f, f < n /\ comes_down (only n j z :: filled F) f c.
Lemma V_some h n : S2_1_V h n -> S2_1_V_some h n.
Proof. intros V z j F H J T N c _. destruct (V z j F H J T N) as (f & K & D). eauto. Qed.

Section LemmaB.
Variable n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis P3 : S2_1_P 3 n.
Hypothesis V3 : S2_1_V_some 3 n.
Hypothesis V4 : S2_1_V_some 4 n.

Lemma solv_down R f c : comes_down R f c -> solv (view_of R).
Proof.
  intros (r & H). eapply reach_solv; [exact H|]. exists []. split; [exact I|]. apply lone_single.
Qed.
(* P and V, for a block wherever it stands. *)
Lemma P_goes h F : S2_1_P h n -> full h n F -> three F ->
  exists f, f < n /\ forall c, goes n (filled F) [only n f c].
Proof.
  intros P H T. destruct (P F H T) as (f & J & D). exists f. split; auto. intros c.
  apply comes_down_goes; eauto with wide.
Qed.
Lemma V_goes h z j F : h = 3 \/ h = 4 -> full h n F -> j < n -> two z F -> ~ pimple z j F ->
  forall c, c = z \/ c = prey z -> exists f, f < n /\ goes n (only n j z :: filled F) [only n f c].
Proof.
  intros Hh H J T N c Hc.
  assert (D : exists f, f < n /\ comes_down (only n j z :: filled F) f c) by (destruct Hh as [-> | ->]; auto).
  destruct D as (f & K & D). exists f. split; auto.
  apply comes_down_goes; auto. apply wide_cons; [now apply only_length|eauto with wide].
Qed.

(* The first row that has a colour. *)
Lemma first_with c F : 1 <= num c F -> exists A r B, F = A ++ r :: B /\ num c A = 0 /\ 1 <= cnt c r.
Proof.
  induction F as [|r F IH]; rewrite ?num_nil, ?num_cons; intros H; [lia|].
  destruct (cnt c r) as [|k] eqn:E.
  - destruct IH as (A & s & B & -> & Z & K); [lia|]. exists (r :: A), s, B. rewrite num_cons, E. auto.
  - exists [], r, F. rewrite num_nil. splits; auto. lia.
Qed.
(* The rows of one colour from the top. *)
Lemma leading c m F : full m n F -> exists k Q, F = repeat (repeat c n) k ++ Q /\ k + length Q = m /\
  (forall q Q', Q = q :: Q' -> q <> repeat c n).
Proof.
  revert m. induction F as [|r F IH]; intros m H.
  - exists 0, []. destruct H as [<- _]. splits; auto. intros q Q' [=].
  - destruct m as [|m]; [now destruct H|]. apply full_cons in H. destruct H as [L H].
    destruct (list_eq_dec colour_dec r (repeat c n)) as [->|N].
    + destruct (IH m H) as (k & Q & -> & K & U). exists (S k), Q. splits; auto. lia.
    + exists 0, (r :: F). destruct H as [M _]. splits; auto; [simpl; lia|]. now intros q Q' [= <- _].
Qed.

Lemma one_colour m z F : full m n F -> num z F = 0 -> num (prey z) F = 0 ->
  F = repeat (repeat (prey (prey z)) n) m.
Proof. intros H A B. apply full_only; auto; now rewrite prey3. Qed.
Lemma slab_more j z k T : slab n j (prey z) 3 (filled T) ->
  slab n j (prey z) (3 + k) (filled (T ++ repeat (repeat (prey z) n) k)).
Proof.
  rewrite filled_app, filled_repeat. intros [-> | ->].
  - left. now rewrite <- repeat_app.
  - right. reflexivity.
Qed.

Theorem S3_LemmaB M z j F : 2 <= M -> full M n F -> j < n -> two z F ->
  solv (view_of (only n j z :: filled F)).
Proof.
  revert j F. induction M as [M IH] using lt_wf_ind. intros j F M2 H J T.
  set (x := prey z) in *. set (y := prey x) in *.
  assert (M4 : M = 2 \/ (M = 3 \/ M = 4) \/ 5 <= M) by lia. destruct M4 as [->|[M4|M5]].
  { now apply (S2_1_C_holds n wide5). }
  { destruct (pimple_dec z j F) as [P|P].
    - destruct (slab_sweep n wide5 j z M (filled F)) as (e & E & G); auto; [lia| |].
      + now apply pimple_slab.
      + apply (goes_solv _ _ _ G), solv_only.
    - destruct (V_goes M z j F M4 H J T P z) as (f & K & G); auto. apply (goes_solv _ _ _ G), solv_only. }
  destruct T as (Tz & Tx & Ty). fold x y in Tx, Ty.
  assert (D : exists T Q, F = T ++ Q /\ full 3 n T /\ full (M - 3) n Q).
  { exists (firstn 3 F), (skipn 3 F). split; [now rewrite firstn_skipn|]. destruct H as [L W].
    split; (split; [rewrite ?firstn_length, ?skipn_length; lia|]); rewrite Forall_forall in *; intros r I; apply W.
    - rewrite <- (firstn_skipn 3 F). apply in_or_app. now left.
    - rewrite <- (firstn_skipn 3 F). apply in_or_app. now right. }
  destruct D as (T & Q & -> & HT & HQ). rewrite num_app in Tz, Tx, Ty.
  assert (WQ : wide n (filled Q)) by eauto with wide.
  (* Rows that a stack above them sweeps, or that are two-coloured. *)
  assert (Rest : (forall c, c = z \/ c = x -> exists f, f < n /\ goes n (only n j z :: filled T) [only n f c]) ->
     solv (view_of (only n j z :: filled (T ++ Q)))).
  { intros G. rewrite filled_app.
    assert (G' : forall c, c = z \/ c = x -> exists f, f < n /\ goes n (only n j z :: filled T ++ filled Q) (only n f c :: filled Q)).
    { intros c Hc. destruct (G c Hc) as (f & Lf & Gf). exists f. split; auto. apply (goes_after n (filled Q) _ _ WQ Gf). }
    destruct (G' z ltac:(auto)) as (f & Lf & Gz).
    destruct (num x Q) as [|a] eqn:Ex.
    { destruct (G' x ltac:(auto)) as (g & Lg & Gx). apply (goes_solv _ _ _ Gx). rewrite (one_colour _ z Q HQ) by (fold x; lia).
      fold x. rewrite filled_repeat. apply sweep_solves; lia. }
    destruct (num y Q) as [|b] eqn:Ey.
    { apply (goes_solv _ _ _ Gz). rewrite (full_only x (M - 3) n Q) by (auto; fold y; unfold y, x; rewrite ?prey3; lia).
      rewrite filled_repeat. apply sweep_solves; lia. }
    apply (goes_solv _ _ _ Gz). apply (IH (M - 3)); auto; try lia. unfold two. fold x y. lia. }
  (* The top three rows are all x, or a pimple. *)
  assert (Slab : slab n j x 3 (filled T) -> solv (view_of (only n j z :: filled (T ++ Q)))).
  { intros SL. destruct (leading x (M - 3) Q HQ) as (k & Q' & -> & LQ & U).
    assert (HQ' : full (length Q') n Q').
    { split; auto. destruct HQ as [_ W]. apply Forall_app in W. tauto. }
    rewrite app_assoc. set (S3 := T ++ repeat (repeat x n) k).
    assert (SS : slab n j x (3 + k) (filled S3)) by now apply slab_more.
    destruct Q' as [|q Q'].
    { rewrite app_nil_r. destruct (slab_sweep n wide5 j z (3 + k) (filled S3)) as (e & E & G); auto; [lia|].
      apply (goes_solv _ _ _ G), solv_only. }
    simpl in LQ. specialize (U q Q' eq_refl). apply full_cons in HQ'. destruct HQ' as [Lq HQ'].
    rewrite num_app, num_cons, num_repeat in Tz.
    assert (Yq : 1 <= cnt y q).
    { destruct (cnt y q) eqn:E; [|lia]. exfalso. apply U. rewrite <- Lq. apply cnt_only; auto.
      unfold x. rewrite prey3. lia. }
    rewrite filled_app. assert (WQ' : wide n (filled (q :: Q'))).
    { apply (wide_filled (S (length Q'))). apply full_cons. split; auto. }
    destruct Q' as [|q' Q'].
    { (* One row is left. *)
      destruct (slab_split n wide5 j x (3 + k) (filled S3)) as (A & SA & EA); auto; [lia|]. rewrite EA.
      destruct (slab_sweep n wide5 j z (3 + k - 2) A) as (e & E & G); auto; [lia|].
      assert (Le : e < n) by (apply is_end_lt; auto; lia).
      rewrite <- app_assoc. apply (goes_after n ([alls n x; alls n x] ++ filled [q])) in G; [|wid].
      apply (goes_solv _ _ _ G).
      destruct (take_first n e z (repeat x n) [repeat x n; q]) as (r & Lr & C1 & C3 & C4 & G'); auto.
      - apply repeat_length.
      - fold x. rewrite (nth_indep _ z x) by (rewrite repeat_length; lia). apply nth_repeat.
      - apply (wide_filled 2). fulls.
      - change (([only n e z] ++ [alls n x; alls n x] ++ filled [q])) with (only n e z :: alls n x :: alls n x :: filled [q]).
        rewrite !filled_cons in G'. rewrite <- alls_full in G'. apply (goes_solv _ _ _ G').
        assert (FR : full 3 n [r; repeat x n; q]).
        { fulls. }
        assert (TR : three [r; repeat x n; q]).
        { apply (three_cases z). fold x y. fold x in C3, C4. fold y in C4. rewrite !num_cons, !cnt_repeat in *.
          rewrite num_nil. rewrite colour_eqb_refl in *. split; [lia|]. split; lia. }
        destruct (P3 _ FR TR) as (f & Lf & Df). rewrite alls_full. apply (solv_down _ f z (Df z)). }
    assert (Lq' : full (2 + length Q') n (q :: q' :: Q')) by (apply full_cons; split; auto).
    assert (Zq : num z (q :: q' :: Q') = 0) by (rewrite num_cons; lia).
    destruct (num x (q :: q' :: Q')) as [|a] eqn:Ex.
    - rewrite (one_colour _ z _ Lq' Zq Ex). fold x y. rewrite filled_repeat.
      apply (S1_4_two_sweeps_beyond n wide5 j z (3 + k) (filled S3) (S (length Q'))); auto. lia.
    - destruct (slab_sweep n wide5 j z (3 + k) (filled S3)) as (e & E & G); auto; [lia|].
      apply (goes_after n (filled (q :: q' :: Q'))) in G; [|exact WQ']. apply (goes_solv _ _ _ G).
      change (solv (view_of (only n e z :: filled (q :: q' :: Q')))). apply (IH (2 + length Q')); auto; try lia.
      + simpl in LQ. lia.
      + apply is_end_lt; auto; lia.
      + unfold two. fold x y. rewrite Ex, Zq. rewrite num_cons. lia. }
  destruct (num y T) as [|b] eqn:Ey.
  { apply Slab. left. rewrite (full_only x 3 n T) by (auto; unfold x; rewrite ?prey3; lia).
    now rewrite filled_repeat. }
  destruct (num x T) as [|a] eqn:Ex.
  { (* The top three rows are all y. *)
    destruct (first_with x Q) as (A & r & B & -> & ZA & Xr); [lia|].
    rewrite num_app, num_cons in *. pose proof HQ as [LQ WQ2]. rewrite app_length in LQ. simpl in LQ.
    apply Forall_app in WQ2. destruct WQ2 as [WA WB]. apply Forall_cons_iff in WB. destruct WB as [Lr WB'].
    assert (HY : T ++ A = repeat (repeat y n) (S (2 + length A))).
    { apply (one_colour _ z); [apply (full_app 3); auto; split; auto| |]; rewrite num_app; fold x; lia. }
    assert (NY : num y (T ++ A) = S (2 + length A) * n).
    { rewrite HY, num_repeat, colour_eqb_refl. reflexivity. }
    simpl repeat in HY. rewrite app_assoc, HY. change (repeat y n :: repeat y n :: repeat y n :: repeat (repeat y n) (length A))
      with (repeat y n :: repeat (repeat y n) (2 + length A)). rewrite repeat_cons, <- app_assoc.
    destruct (remove_row n x r Lr) as (r' & Lr' & Cr & _ & G); auto; [unfold x; rewrite prey3; lia|].
    fold y in G. set (Y := repeat (repeat y n) (2 + length A)) in *.
    assert (FY : full (2 + length A) n Y) by apply full_repeat.
    assert (FN : full (M - 1) n (Y ++ r' :: B)).
    { replace (M - 1) with (2 + length A + S (length B)) by lia. apply full_app; auto.
      apply full_cons. split; auto. split; auto. }
    change ([repeat y n] ++ r :: B) with ([repeat y n; r] ++ B).
    assert (G' : goes n (only n j z :: filled (Y ++ [repeat y n; r] ++ B))
      (only n j z :: filled (Y ++ [r'] ++ B))).
    { apply goes_cons; [now apply only_length|]. rewrite !filled_app. apply goes_in; auto.
      - eauto with wide.
      - apply (wide_filled (length B)). split; auto. }
    apply (goes_solv _ _ _ G'). apply (IH (M - 1) ltac:(lia) j (Y ++ r' :: B)); auto; try lia.
    unfold two. fold x y. rewrite !num_app, !num_cons, !Cr. unfold Y. rewrite !num_repeat, colour_eqb_refl.
    split; [|nia]. unfold y, x. destruct z; simpl; lia. }
  destruct (pimple_dec z j T) as [P|P].
  - apply Slab. now apply pimple_slab.
  - apply Rest. apply V_goes with (h := 3); auto. unfold two. fold x y. lia.
Qed.
End LemmaB.
