(* docs/every-size.md, 2.4 and 4.2: three colours in a window. Rows here are the columns of a strip
   (2.4), or the rows of a board (4.2). *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims.
Import ListNotations.

Definition solvable_block (F : block) : Prop := solv (view_of (filled F)).
Lemma three_dec F : three F \/ exists c, num c F = 0.
Proof.
  destruct (num Black F) eqn:A; [right; eauto|]. destruct (num Green F) eqn:B; [right; eauto|].
  destruct (num White F) eqn:C; [right; eauto|]. left. intros []; lia.
Qed.
Lemma three_more A F B : three F -> three (A ++ F ++ B).
Proof. intros T c. specialize (T c). rewrite !num_app. lia. Qed.
Lemma three_rev F : three F -> three (rev F).
Proof. intros T c. rewrite num_rev. auto. Qed.
Lemma flip_block M n F : full M n F -> solvable_block (rev F) -> solvable_block F.
Proof.
  intros H S. unfold solvable_block in *. rewrite <- (rev_involutive F), filled_rev.
  apply (solv_flip _ n); auto. apply (wide_filled M). now apply full_rev.
Qed.
Lemma full_parts M n A B : full M n (A ++ B) -> full (length A) n A /\ full (length B) n B.
Proof. intros [_ H]. apply Forall_app in H. repeat split; tauto. Qed.

Lemma split_head (J : block) : 2 <= length J -> exists r r' J', J = r :: r' :: J'.
Proof. destruct J as [|r [|r' J]]; simpl; intros H; try lia. eauto. Qed.
Lemma split_last (J : block) : 1 <= length J -> exists r J', J = J' ++ [r].
Proof.
  destruct J as [|r J] using rev_ind; simpl; intros H; [lia|]. eauto.
Qed.

Section Windows.
Variables M n : nat.
(* What is claimed of boards with a row less: that they can be solved, or more. *)
Variable Claim : list (list (option colour)) -> Prop.
Hypothesis kept : stable n Claim.
Hypothesis Less : forall F, full (M - 1) n F -> three F -> Claim (filled F).
Lemma goes_kept R R' : goes n R R' -> Claim R' -> Claim R.
Proof.
  intros (_ & _ & H) S. rewrite <- (app_nil_r R). apply (H Claim kept [] []); auto with wide. simpl.
  now rewrite app_nil_r.
Qed.

(* A row with x and otherwise y, beside a row of y, can be removed into it if three colours
   remain. *)
Lemma remove_below_kept A r B x : full M n (A ++ r :: repeat (prey x) n :: B) ->
  1 <= cnt x r -> cnt (prey (prey x)) r = 0 -> three (A ++ r :: B) ->
  Claim (filled (A ++ r :: repeat (prey x) n :: B)).
Proof.
  intros H X Z T. pose proof (full_parts _ _ _ _ H) as [HA HB].
  apply full_cons in HB. destruct HB as [Lr HB]. pose proof HB as HB'. apply full_cons in HB'.
  destruct HB' as [_ HB'].
  destruct (remove_row n x r Lr X Z) as (r' & Lr' & Cr & G & _).
  assert (G' : goes n (filled (A ++ [r; repeat (prey x) n] ++ B)) (filled (A ++ [r'] ++ B))).
  { rewrite !filled_app. apply goes_in; eauto with wide. }
  apply (goes_kept _ _ G'). destruct H as [L _]. rewrite app_length in L. simpl in L.
  apply Less.
  - replace (M - 1) with (length A + S (length B)) by lia. apply full_app; auto. simpl.
    now apply full_cons.
  - intros c. specialize (T c). rewrite num_app in *. simpl. rewrite num_cons in *. now rewrite Cr.
Qed.
Lemma remove_above_kept A r B x : full M n (A ++ repeat (prey x) n :: r :: B) ->
  1 <= cnt x r -> cnt (prey (prey x)) r = 0 -> three (A ++ r :: B) ->
  Claim (filled (A ++ repeat (prey x) n :: r :: B)).
Proof.
  intros H X Z T. pose proof (full_parts _ _ _ _ H) as [HA HB].
  apply full_cons in HB. destruct HB as [_ HB]. apply full_cons in HB. destruct HB as [Lr HB].
  destruct (remove_row n x r Lr X Z) as (r' & Lr' & Cr & _ & G).
  assert (G' : goes n (filled (A ++ [repeat (prey x) n; r] ++ B)) (filled (A ++ [r'] ++ B))).
  { rewrite !filled_app. apply goes_in; eauto with wide. }
  apply (goes_kept _ _ G'). destruct H as [L _]. rewrite app_length in L. simpl in L.
  apply Less.
  - replace (M - 1) with (length A + S (length B)) by lia. apply full_app; auto. simpl.
    now apply full_cons.
  - intros c. specialize (T c). rewrite num_app in *. simpl. rewrite num_cons in *. now rewrite Cr.
Qed.

(* An interval of four rows or more, of which neither all but the first row nor all but the last
   have three colours. *)
Lemma missing_both a J b : three (a :: J ++ [b]) -> (exists c, num c (a :: J) = 0) ->
  (exists c, num c (J ++ [b]) = 0) ->
  exists x, num (prey (prey x)) J = 0 /\ num x J = 0 /\
    (1 <= cnt x a /\ cnt (prey (prey x)) a = 0 /\ 1 <= cnt (prey (prey x)) b \/
     1 <= cnt x b /\ cnt (prey (prey x)) b = 0 /\ 1 <= cnt (prey (prey x)) a).
Proof.
  intros T [p P] [q Q]. rewrite num_cons in P. rewrite num_app, num_cons, num_nil in Q.
  pose proof (T p) as Tp. pose proof (T q) as Tq.
  rewrite num_cons, num_app, num_cons, num_nil in Tp, Tq.
  destruct (colours3 p q) as [->|[->| ->]]; [lia| |].
  - (* q is the prey of p: p, in b, takes q, in a *)
    exists (prey p). rewrite prey3. lia.
  - exists p. lia.
Qed.
Lemma row_of_one x m J r : full m n J -> num x J = 0 -> num (prey (prey x)) J = 0 -> In r J ->
  r = repeat (prey x) n.
Proof.
  intros H A B I. assert (E : J = repeat (repeat (prey x) n) m).
  { apply full_only; auto. now rewrite prey3. }
  rewrite E in I. now apply repeat_spec in I.
Qed.
Theorem S2_4_interval_kept A a J b B : full M n (A ++ a :: J ++ b :: B) -> 2 <= length J ->
  three (a :: J ++ [b]) -> (exists c, num c (a :: J) = 0) -> (exists c, num c (J ++ [b]) = 0) ->
  Claim (filled (A ++ a :: J ++ b :: B)).
Proof.
  intros H J2 T P Q. destruct (missing_both a J b T P Q) as (x & J1 & J3 & K).
  pose proof (full_parts _ _ _ _ H) as [_ HJ]. apply full_cons in HJ. destruct HJ as [_ HJ].
  pose proof (full_parts _ _ _ _ HJ) as [HJ' _].
  pose proof (T (prey x)) as Tx. assert (Y : forall r, In r J -> r = repeat (prey x) n).
  { intros r. now apply (row_of_one x (length J) J). }
  destruct K as [(Xa & Za & Zb)|(Xb & Zb & Za)].
  - destruct (split_head J J2) as (r & r' & J' & ->).
    assert (E : r = repeat (prey x) n) by (apply Y; simpl; auto).
    assert (E' : r' = repeat (prey x) n) by (apply Y; simpl; auto). subst r. simpl app in *.
    apply remove_below_kept; auto. apply (three_cases x).
    subst r'. nums. lia.
  - destruct (split_last J) as (r & J' & ->); [lia|].
    assert (E : r = repeat (prey x) n) by (apply Y, in_or_app; simpl; auto). subst r.
    destruct (split_last J') as (r' & J'' & ->); [rewrite app_length in J2; simpl in J2; lia|].
    assert (E' : r' = repeat (prey x) n) by (apply Y, in_or_app; left; apply in_or_app; simpl;
      auto).
    assert (EQ : A ++ a :: ((J'' ++ [r']) ++ [repeat (prey x) n]) ++ b :: B =
      (A ++ a :: J'' ++ [r']) ++ repeat (prey x) n :: b :: B).
    { rewrite <- !app_assoc. simpl. rewrite <- !app_assoc. reflexivity. }
    rewrite EQ in *. apply remove_above_kept; auto. apply (three_cases x).
    subst r'. nums. lia.
Qed.
End Windows.

Section Solvable.
Variables M n : nat.
Hypothesis Less : forall F, full (M - 1) n F -> three F -> solvable_block F.
Lemma remove_below A r B x : full M n (A ++ r :: repeat (prey x) n :: B) ->
  1 <= cnt x r -> cnt (prey (prey x)) r = 0 -> three (A ++ r :: B) ->
  solvable_block (A ++ r :: repeat (prey x) n :: B).
Proof. exact (remove_below_kept M n _ (stable_solv n) Less A r B x). Qed.
Lemma remove_above A r B x : full M n (A ++ repeat (prey x) n :: r :: B) ->
  1 <= cnt x r -> cnt (prey (prey x)) r = 0 -> three (A ++ r :: B) ->
  solvable_block (A ++ repeat (prey x) n :: r :: B).
Proof. exact (remove_above_kept M n _ (stable_solv n) Less A r B x). Qed.
Theorem S2_4_interval A a J b B : full M n (A ++ a :: J ++ b :: B) -> 2 <= length J ->
  three (a :: J ++ [b]) -> (exists c, num c (a :: J) = 0) -> (exists c, num c (J ++ [b]) = 0) ->
  solvable_block (A ++ a :: J ++ b :: B).
Proof. exact (S2_4_interval_kept M n _ (stable_solv n) Less A a J b B). Qed.

(* So all shortest intervals have at most three rows. *)
Theorem S2_4_short_intervals A I B : full M n (A ++ I ++ B) -> three I ->
  solvable_block (A ++ I ++ B) \/ exists C S D, I = C ++ S ++ D /\ length S <= 3 /\ three S.
Proof.
  revert A B. remember (length I) as k eqn:K. revert I K.
  induction k as [k IH] using lt_wf_ind. intros I -> A B H T.
  destruct (le_lt_dec (length I) 3) as [L|L].
  { right. exists [], I, []. now rewrite app_nil_r. }
  destruct I as [|a I]; [simpl in L; lia|]. destruct (split_last I) as (b & J & ->);
    [simpl in L; lia|].
  simpl in L. rewrite app_length in L. simpl in L.
  destruct (three_dec (a :: J)) as [P|P].
  { destruct (IH (length (a :: J))) with (I := a :: J) (A := A) (B := b :: B) as
      [S|(C & S & D & E & L' & S')]; auto.
    - simpl. rewrite app_length. simpl. lia.
    - simpl in *. rewrite <- app_assoc in H. exact H.
    - left. simpl in *. rewrite <- app_assoc. exact S.
    - right. exists C, S, (D ++ [b]). splits; auto. rewrite app_comm_cons, E, <- !app_assoc.
      reflexivity. }
  destruct (three_dec (J ++ [b])) as [Q|Q].
  { destruct (IH (length (J ++ [b]))) with (I := J ++ [b]) (A := A ++ [a]) (B := B) as
      [S|(C & S & D & E & L' & S')]; auto.
    - simpl in *. rewrite <- !app_assoc in *. exact H.
    - left. rewrite <- !app_assoc in S. simpl in *. rewrite <- !app_assoc. exact S.
    - right. exists (a :: C), S, D. splits; auto. now rewrite E. }
  left. simpl in *. rewrite <- app_assoc in *. apply S2_4_interval; auto. lia.
Qed.

(* 4.1. A carrier that takes a stack of the other rows. *)
End Solvable.
