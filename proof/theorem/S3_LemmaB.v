(* docs/every-size.md, 3: Lemma B, two colours under the third. Rows are removed until each has x,
   and z takes such rows in threes (Down). The last two, three or four are C(2), Down or C(4), or a
   sweep. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_10_C.
Import ListNotations.

(* Rows of x and y, with an x in each. *)
Definition x_in_each (z : colour) (F : block) : Prop := num z F = 0 /\
  Forall (fun r => 1 <= cnt (prey z) r) F.

Lemma x_in_each_app z F G : x_in_each z (F ++ G) <-> x_in_each z F /\ x_in_each z G.
Proof. unfold x_in_each. rewrite num_app, Forall_app. intuition lia. Qed.
Lemma x_in_each_rev z F : x_in_each z F -> x_in_each z (rev F).
Proof. intros [Z X]. split; [now rewrite num_rev|now apply Forall_rev]. Qed.

Lemma solv_down R f c : comes_down R f c -> solv (view_of R).
Proof.
  intros (r & H). eapply reach_solv; [exact H|]. exists []. split; [exact I|]. apply lone_single.
Qed.
(* P, for a block wherever it stands. *)
Lemma P_goes n h F : S2_1_P h n -> full h n F -> three F ->
  exists f, f < n /\ forall c, goes n (filled F) [only n f c].
Proof.
  intros P H T. destruct (P F H T) as (f & J & D). exists f. split; auto. intros c.
  apply comes_down_goes; eauto with wide.
Qed.

(* A block of y alone. *)
Lemma one_colour n m z Q : full m n Q -> num z Q = 0 -> num (prey z) Q = 0 ->
  Q = repeat (repeat (prey (prey z)) n) m.
Proof. intros H A B. apply full_only; auto; now rewrite prey3. Qed.

Section LemmaB.
Variable n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis Down : down_three n.
Hypothesis C4 : C_rows 4 n.

Lemma each_some z F : 1 <= length F -> x_in_each z F -> 1 <= num (prey z) F.
Proof.
  intros L [_ X]. destruct F as [|r F]; [simpl in L; lia|]. apply Forall_cons_iff in X.
  rewrite num_cons. lia.
Qed.
(* Rows with an x in each: three come down to z, and so do threes of them. *)
Lemma three_go z j F : full 3 n F -> j < n -> x_in_each z F ->
  exists f, f < n /\ goes n (only n j z :: filled F) [only n f z].
Proof.
  intros H J X. assert (XN : 1 <= num (prey z) F) by (destruct H; apply each_some; auto; lia).
  destruct X as [Z X].
  destruct (num (prey (prey z)) F) as [|y] eqn:Y.
  - rewrite (full_only (prey z) 3 n F H Y) by now rewrite prey3. rewrite filled_repeat.
    apply sweep_any; lia.
  - destruct (Down z j F H J) as ([r f] & R); [unfold two; lia|]. exists f.
    assert (G : goes n (only n j z :: filled F) [only n f z]).
    { apply comes_down_goes; [|now exists r]. apply wide_cons;
        [now apply only_length|eauto with wide]. }
    split; auto. destruct G as (_ & G & _). unfold wide in G. apply Forall_cons_iff in G.
    destruct G as [G _].
    unfold only in G. rewrite app_length in G. simpl in G. rewrite !nones_length in G. lia.
Qed.
Lemma threes_go z k : forall F j, full (3 * k) n F -> j < n -> x_in_each z F ->
  exists f, f < n /\ goes n (only n j z :: filled F) [only n f z].
Proof.
  induction k as [|k IH]; intros F j H J X.
  - destruct F; [|now destruct H]. exists j. split; auto. apply goes_refl. wid.
    now apply only_length.
  - destruct F as [|a [|b [|c G]]]; try (destruct H as [L _]; simpl in L; lia).
    change (a :: b :: c :: G) with ([a; b; c] ++ G) in *.
    assert (L : length G = 3 * k) by (destruct H as [L _]; simpl in L; lia).
    replace (3 * S k) with (length [a; b; c] + length G) in H by (simpl length; lia).
    apply full_split in H. destruct H as [H1 H2]. rewrite L in H2. apply x_in_each_app in X.
    destruct X as [X1 X2].
    destruct (three_go z j [a; b; c]) as (f & Lf & K); auto.
    destruct (IH G f) as (e & Le & K'); auto.
    exists e. split; auto. rewrite filled_app. eapply goes_trans; [|exact K'].
    apply (goes_after n (filled G)) in K; [exact K|eauto with wide].
Qed.
Lemma few_solv h z j F : C_rows h n -> full h n F -> 1 <= h -> j < n -> x_in_each z F ->
  solv (view_of (only n j z :: filled F)).
Proof.
  intros C H L J X. assert (XN : 1 <= num (prey z) F) by (destruct H; apply each_some; auto; lia).
  destruct X as [Z X].
  destruct (num (prey (prey z)) F) as [|y] eqn:Y.
  - rewrite (full_only (prey z) h n F H Y) by now rewrite prey3. rewrite filled_repeat.
    apply sweep_solves; lia.
  - apply C; auto. unfold two. lia.
Qed.
Lemma each_solv z F : forall j, full (length F) n F -> 2 <= length F -> j < n -> x_in_each z F ->
  solv (view_of (only n j z :: filled F)).
Proof.
  remember (length F) as m eqn:E. revert F E. induction m as [m IH] using lt_wf_ind.
  intros F -> j H L J X.
  destruct (Nat.eq_dec (length F) 2) as [L2|N2].
  { rewrite L2 in H. apply (few_solv 2); auto. apply (S2_1_C_holds n wide5). }
  destruct (Nat.eq_dec (length F) 4) as [L4|N4]; [rewrite L4 in H; apply (few_solv 4); auto; lia|].
  destruct (Nat.eq_dec (length F) 3) as [L3|N3].
  { rewrite L3 in H. destruct (three_go z j F H J X) as (f & _ & G).
    apply (goes_solv _ _ _ G), solv_only. }
  destruct F as [|a [|b [|c G]]]; try (simpl in *; lia).
  change (a :: b :: c :: G) with ([a; b; c] ++ G) in *.
  rewrite app_length in *. apply full_split in H. destruct H as [H1 H2]. apply x_in_each_app in X.
  destruct X as [X1 X2].
  destruct (three_go z j [a; b; c]) as (f & Lf & K); auto. simpl length in *.
  apply (goes_after n (filled G)) in K; [|eauto with wide]. rewrite filled_app.
  apply (goes_solv _ _ _ K).
  apply (IH (length G)); auto; lia.
Qed.

(* If some rows have x and others have not, two such rows are neighbours. *)
Lemma neighbours x F : 1 <= num x F -> Forall (fun r => 1 <= cnt x r) F \/
  exists A r r' B, F = A ++ r :: r' :: B /\ (cnt x r = 0 /\ 1 <= cnt x r' \/ 1 <= cnt x r /\
    cnt x r' = 0).
Proof.
  induction F as [|r F IH]; intros X; [rewrite num_nil in X; lia|]. rewrite num_cons in X.
  destruct F as [|r' F].
  { rewrite num_nil in X. left. constructor; auto. lia. }
  destruct (cnt x r) as [|a] eqn:R.
  - destruct (cnt x r') as [|b] eqn:R'.
    + destruct IH as [IH|(A & s & s' & B & -> & K)]; [lia| |].
      * inversion IH; subst. lia.
      * right. exists (r :: A), s, s', B. auto.
    + right. exists [], r, r', F. split; auto. lia.
  - destruct (cnt x r') as [|b] eqn:R'.
    + right. exists [], r, r', F. split; auto. lia.
    + destruct IH as [IH|(A & s & s' & B & -> & K)]; [rewrite num_cons; lia| |].
      * left. constructor; auto. lia.
      * right. exists (r :: A), s, s', B. auto.
Qed.

Theorem S3_LemmaB M : forall z j F, full M n F -> 2 <= M -> j < n -> num z F = 0 ->
  1 <= num (prey z) F -> solv (view_of (only n j z :: filled F)).
Proof.
  induction M as [|M IH]; intros z j F H M2 J Z X; [lia|].
  destruct (neighbours (prey z) F X) as [E|(A & r & r' & B & -> & K)].
  { apply each_solv; auto; [|destruct H as [-> _]; auto|now split]. destruct H as [L H]. now split.
    }
  set (x := prey z) in *. set (y := prey x). rewrite num_app, !num_cons in Z, X.
  assert (HA : full (length A) n A /\ length r = n /\ length r' = n /\ full (length B) n B).
  { destruct H as [_ H]. apply Forall_app in H. destruct H as [HA H]. apply Forall_cons_iff in H.
    destruct H as [Lr H].
    apply Forall_cons_iff in H. destruct H as [Lr' H]. unfold full. auto. }
  destruct HA as (HA & Lr & Lr' & HB).
  assert (LM : length A + S (length B) = M) by (destruct H as [L _]; rewrite app_length in L;
    simpl in L; lia).
  assert (Y : forall s, length s = n -> cnt x s = 0 -> cnt z s = 0 -> s = repeat y n).
  { intros s Ls Xs Zs. rewrite <- Ls. unfold y, x in *. apply cnt_only; rewrite ?prey3; auto. }
  destruct (Nat.eq_dec M 1) as [->|M1].
  { apply (S2_1_C_holds n wide5); auto. unfold two. fold x y. rewrite !num_app, !num_cons.
    split; [lia|]. split; [lia|].
    destruct K as [[K _]|[_ K]].
    - rewrite (Y r Lr K) by lia. rewrite cnt_repeat, colour_eqb_refl. lia.
    - rewrite (Y r' Lr' K) by lia. rewrite cnt_repeat, colour_eqb_refl. lia. }
  assert (G : exists s, length s = n /\ cnt z s = 0 /\ 1 <= cnt x s /\
    goes n (filled [r; r']) (filled [s])).
  { destruct K as [[K K']|[K K']].
    - rewrite (Y r Lr K) by lia. destruct (remove_row n x r' Lr' K') as (s & Ls & C & _ & G);
        [unfold x; rewrite prey3; lia|].
      exists s. rewrite !C. splits; auto; lia.
    - rewrite (Y r' Lr' K') by lia. destruct (remove_row n x r Lr K) as (s & Ls & C & G & _);
        [unfold x; rewrite prey3; lia|].
      exists s. rewrite !C. splits; auto; lia. }
  destruct G as (s & Ls & Zs & Xs & G).
  assert (G' : goes n (only n j z :: filled (A ++ [r; r'] ++ B))
    (only n j z :: filled (A ++ [s] ++ B))).
  { apply goes_cons; [now apply only_length|]. rewrite !filled_app. apply goes_in; eauto with wide.
    }
  apply (goes_solv _ _ _ G'). apply IH; auto; try lia.
  - rewrite <- LM. apply full_app; auto. now apply full_cons.
  - rewrite !num_app, !num_cons, num_nil. lia.
  - fold x. rewrite !num_app, !num_cons, num_nil. lia.
Qed.
End LemmaB.
