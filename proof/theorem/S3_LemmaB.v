(* docs/every-size.md, 3: Lemma B, two colours under the third. The way here is shorter than that of 3: rows are removed
   until each has x, and z takes such rows in twos; the last three are C of three rows. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S1_4_TwoSweeps S2_1_Claims S2_10_C.
Import ListNotations.

(* Rows of x and y, with an x in each. *)
Definition x_in_each (z : colour) (F : block) : Prop := num z F = 0 /\ Forall (fun r => 1 <= cnt (prey z) r) F.
(* W: two such rows under z come down to z. *)
Definition S3_W (n : nat) : Prop := forall z j F, full 2 n F -> j < n -> x_in_each z F ->
  exists f, f < n /\ comes_down (only n j z :: filled F) f z.

Lemma x_in_each_app z F G : x_in_each z (F ++ G) <-> x_in_each z F /\ x_in_each z G.
Proof. unfold x_in_each. rewrite num_app, Forall_app. intuition lia. Qed.
Lemma x_in_each_rev z F : x_in_each z F -> x_in_each z (rev F).
Proof. intros [Z X]. split; [now rewrite num_rev|now apply Forall_rev]. Qed.

Lemma solv_down R f c : comes_down R f c -> solv (view_of R).
Proof.
  intros (r & H). eapply reach_solv; [exact H|]. exists []. split; [exact I|]. apply lone_single.
Qed.
(* P and W, for a block wherever it stands. *)
Lemma P_goes n h F : S2_1_P h n -> full h n F -> three F ->
  exists f, f < n /\ forall c, goes n (filled F) [only n f c].
Proof.
  intros P H T. destruct (P F H T) as (f & J & D). exists f. split; auto. intros c.
  apply comes_down_goes; eauto with wide.
Qed.
Lemma W_goes n z j F : S3_W n -> full 2 n F -> j < n -> x_in_each z F ->
  exists f, f < n /\ goes n (only n j z :: filled F) [only n f z].
Proof.
  intros W H J X. destruct (W z j F H J X) as (f & L & D). exists f. split; auto.
  apply comes_down_goes; auto. apply wide_cons; [now apply only_length|eauto with wide].
Qed.

(* A block of y alone. *)
Lemma one_colour n m z Q : full m n Q -> num z Q = 0 -> num (prey z) Q = 0 ->
  Q = repeat (repeat (prey (prey z)) n) m.
Proof. intros H A B. apply full_only; auto; now rewrite prey3. Qed.

Section LemmaB.
Variable n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis W : S3_W n.
Hypothesis C3 : C_rows 3 n.

(* An even number of rows with an x in each, and two or three more. *)
Lemma W_rows z F : forall j, full (length F) n F -> Nat.Even (length F) -> j < n -> x_in_each z F ->
  exists f, f < n /\ goes n (only n j z :: filled F) [only n f z].
Proof.
  remember (length F) as m eqn:E. revert F E. induction m as [m IH] using lt_wf_ind. intros F -> j H [k L] J X.
  destruct F as [|a [|b G]]; [|simpl in L; lia|].
  - exists j. split; auto. apply goes_refl. wid. now apply only_length.
  - change (a :: b :: G) with ([a; b] ++ G) in *.
    apply (full_split n [a; b] G) in H. destruct H as [H1 H2]. apply x_in_each_app in X. destruct X as [X1 X2].
    destruct (W_goes n z j [a; b]) as (f & Lf & K); auto. simpl in L.
    destruct (IH (length G)) with (F := G) (j := f) as (e & Le & K'); auto; [simpl; lia|exists (k - 1); lia|].
    exists e. split; auto. rewrite filled_app. eapply goes_trans; [|exact K'].
    apply (goes_after n (filled G)) in K; [exact K|eauto with wide].
Qed.
Lemma each_solv z F : forall j, full (length F) n F -> 2 <= length F -> j < n -> x_in_each z F ->
  solv (view_of (only n j z :: filled F)).
Proof.
  intros j H L J X. destruct (Nat.Even_or_Odd (length F)) as [E|[k O]].
  - destruct (W_rows z F j H E J X) as (f & _ & G). apply (goes_solv _ _ _ G), solv_only.
  - assert (D : exists A B, F = A ++ B /\ length A = 2 * (k - 1)).
    { exists (firstn (2 * (k - 1)) F), (skipn (2 * (k - 1)) F). rewrite firstn_skipn, firstn_length. split; auto. lia. }
    destruct D as (A & B & -> & LA). rewrite app_length in *.
    apply (full_split n A B) in H. destruct H as [HA HB]. apply x_in_each_app in X. destruct X as [XA XB].
    destruct (W_rows z A j HA) as (f & Lf & G); auto; [exists (k - 1); lia|].
    apply (goes_after n (filled B)) in G; [|eauto with wide]. rewrite filled_app. apply (goes_solv _ _ _ G).
    assert (LB : length B = 3) by lia. rewrite LB in HB. destruct XB as [ZB XB]. simpl app.
    assert (XN : 1 <= num (prey z) B).
    { destruct B as [|r B]; [simpl in LB; lia|]. inversion XB; subst. rewrite num_cons. lia. }
    destruct (num (prey (prey z)) B) as [|y] eqn:Y.
    + rewrite (full_only (prey z) 3 n B HB Y) by now rewrite prey3. rewrite filled_repeat. apply sweep_solves; lia.
    + apply C3; auto. unfold two. lia.
Qed.

(* If some rows have x and others have not, two such rows are neighbours. *)
Lemma neighbours x F : 1 <= num x F -> Forall (fun r => 1 <= cnt x r) F \/
  exists A r r' B, F = A ++ r :: r' :: B /\ (cnt x r = 0 /\ 1 <= cnt x r' \/ 1 <= cnt x r /\ cnt x r' = 0).
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

Theorem S3_LemmaB M : forall z j F, full M n F -> 2 <= M -> j < n -> num z F = 0 -> 1 <= num (prey z) F ->
  solv (view_of (only n j z :: filled F)).
Proof.
  induction M as [|M IH]; intros z j F H M2 J Z X; [lia|].
  destruct (neighbours (prey z) F X) as [E|(A & r & r' & B & -> & K)].
  { apply each_solv; auto; [|destruct H as [-> _]; auto|now split]. destruct H as [L H]. now split. }
  set (x := prey z) in *. set (y := prey x). rewrite num_app, !num_cons in Z, X.
  assert (HA : full (length A) n A /\ length r = n /\ length r' = n /\ full (length B) n B).
  { destruct H as [_ H]. apply Forall_app in H. destruct H as [HA H]. apply Forall_cons_iff in H. destruct H as [Lr H].
    apply Forall_cons_iff in H. destruct H as [Lr' H]. unfold full. auto. }
  destruct HA as (HA & Lr & Lr' & HB).
  assert (LM : length A + S (length B) = M) by (destruct H as [L _]; rewrite app_length in L; simpl in L; lia).
  assert (Y : forall s, length s = n -> cnt x s = 0 -> cnt z s = 0 -> s = repeat y n).
  { intros s Ls Xs Zs. rewrite <- Ls. unfold y, x in *. apply cnt_only; rewrite ?prey3; auto. }
  destruct (Nat.eq_dec M 1) as [->|M1].
  { apply (S2_1_C_holds n wide5); auto. unfold two. fold x y. rewrite !num_app, !num_cons. split; [lia|]. split; [lia|].
    destruct K as [[K _]|[_ K]].
    - rewrite (Y r Lr K) by lia. rewrite cnt_repeat, colour_eqb_refl. lia.
    - rewrite (Y r' Lr' K) by lia. rewrite cnt_repeat, colour_eqb_refl. lia. }
  assert (G : exists s, length s = n /\ cnt z s = 0 /\ 1 <= cnt x s /\ goes n (filled [r; r']) (filled [s])).
  { destruct K as [[K K']|[K K']].
    - rewrite (Y r Lr K) by lia. destruct (remove_row n x r' Lr' K') as (s & Ls & C & _ & G); [unfold x; rewrite prey3; lia|].
      exists s. rewrite !C. splits; auto; lia.
    - rewrite (Y r' Lr' K') by lia. destruct (remove_row n x r Lr K) as (s & Ls & C & G & _); [unfold x; rewrite prey3; lia|].
      exists s. rewrite !C. splits; auto; lia. }
  destruct G as (s & Ls & Zs & Xs & G).
  assert (G' : goes n (only n j z :: filled (A ++ [r; r'] ++ B)) (only n j z :: filled (A ++ [s] ++ B))).
  { apply goes_cons; [now apply only_length|]. rewrite !filled_app. apply goes_in; eauto with wide. }
  apply (goes_solv _ _ _ G'). apply IH; auto; try lia.
  - rewrite <- LM. apply full_app; auto. now apply full_cons.
  - rewrite !num_app, !num_cons, num_nil. lia.
  - fold x. rewrite !num_app, !num_cons, num_nil. lia.
Qed.
End LemmaB.
