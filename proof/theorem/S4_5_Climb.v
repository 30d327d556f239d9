(* docs/every-size.md, 4.5, the second half: z goes up through clean rows in blocks of 3 and 4, and comes back to
   the rows below. 4.6 is the same upside down. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S1_4_TwoSweeps S2_1_Claims S2_4_Windows S3_LemmaB S4_1_Edge.
Import ListNotations.

Section Climb.
Variable n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis Known : strips n.

Lemma below_z j z B : full (length B) n B -> 2 <= length B -> j < n -> num z B = 0 -> 1 <= num (prey z) B ->
  solv (view_of (only n j z :: filled B)).
Proof.
  intros H L J Z X. destruct (num (prey (prey z)) B) as [|b] eqn:Y.
  - rewrite (full_only (prey z) _ n B H Y) by now rewrite prey3. rewrite filled_repeat. apply sweep_solves; lia.
  - destruct Known. apply (S3_LemmaB n) with (M := length B); auto. unfold two. lia.
Qed.
Lemma below_x j z B : full (length B) n B -> j < n -> num z B = 0 -> num (prey z) B = 0 ->
  solv (view_of (only n j (prey z) :: filled B)).
Proof.
  intros H J Z X. rewrite (one_colour n _ z B H Z X), filled_repeat. apply sweep_solves; lia.
Qed.

(* A block of 3 or 4 rows above z. *)
Lemma block_above h z j K : h = 3 \/ h = 4 -> full h n K -> j < n -> num z K = 0 -> 1 <= num (prey z) K ->
  (slab n j (prey z) h (filled (rev K)) /\ exists e, e < n /\ goes n (filled K ++ [only n j z]) [only n e z]) \/
  forall c, c = z \/ c = prey z -> exists f, f < n /\ goes n (filled K ++ [only n j z]) [only n f c].
Proof.
  intros Hh H J Z X.
  assert (HR : full h n (rev K)) by now apply full_rev.
  assert (Flip : forall f c, goes n (only n j z :: filled (rev K)) [only n f c] ->
    goes n (filled K ++ [only n j z]) [only n f c]).
  { intros f c G. apply goes_flip in G. simpl in G. rewrite <- filled_rev, rev_involutive in G. exact G. }
  assert (D : slab n j (prey z) h (filled (rev K)) \/ (two z (rev K) /\ ~ pimple z j (rev K))).
  { destruct (num (prey (prey z)) K) as [|b] eqn:Y.
    - left. left. rewrite (full_only (prey z) h n (rev K) HR), filled_repeat; auto; rewrite ?num_rev, ?prey3; auto.
    - destruct (pimple_dec z j (rev K)) as [P|P].
      + left. now apply pimple_slab.
      + right. split; auto. unfold two. rewrite !num_rev. lia. }
  destruct D as [SL|[T P]].
  - left. split; auto. destruct (slab_sweep n wide5 j z h (filled (rev K))) as (e & E & G); auto; [lia|].
    exists e. split; [apply is_end_lt; auto; lia|]. now apply Flip.
  - right. intros c Hc. destruct Known.
    destruct (V_goes n) with (h := h) (z := z) (j := j) (F := rev K) (c := c) as (f & Lf & G); auto. exists f. split; auto.
Qed.

Lemma last_rows h (A : block) : h <= length A -> exists A' K, A = A' ++ K /\ length K = h.
Proof.
  intros H. exists (firstn (length A - h) A), (skipn (length A - h) A). split; [now rewrite firstn_skipn|].
  rewrite skipn_length. lia.
Qed.
Lemma has_num x K : Forall (fun r => 1 <= cnt x r) K -> 1 <= length K -> 1 <= num x K.
Proof. intros H L. destruct K as [|r K]; [simpl in L; lia|]. inversion H; subst. rewrite num_cons. lia. Qed.

Theorem S4_5_climb z B A : full (length B) n B -> 2 <= length B -> num z B = 0 ->
  forall j, full (length A) n A -> j < n -> num z A = 0 -> Forall (fun r => 1 <= cnt (prey z) r) A ->
  3 <= length A -> length A <> 5 ->
  solv (view_of (filled A ++ [only n j z] ++ filled B)).
Proof.
  intros HB LB ZB. remember (length A) as m eqn:Em. revert A Em.
  induction m as [m IH] using lt_wf_ind. intros A -> j HA J ZA XA A3 A5.
  assert (D : exists A' K, A = A' ++ K /\ (length K = 3 \/ length K = 4) /\
    (A' = [] \/ 3 <= length A' /\ length A' <> 5)).
  { assert (Hh : (length A = 4 \/ length A = 8) \/ (length A = 3 \/ length A = 6 \/ length A = 7 \/ 9 <= length A)) by lia.
    destruct Hh as [Hh|Hh].
    - destruct (last_rows 4 A) as (A' & K & -> & LK); [lia|]. exists A', K. splits; auto.
      rewrite app_length in Hh. destruct A'; [now left|right]. simpl in *. lia.
    - destruct (last_rows 3 A) as (A' & K & -> & LK); [lia|]. exists A', K. splits; auto.
      rewrite app_length in Hh. destruct A'; [now left|right]. simpl in *. lia. }
  destruct D as (A' & K & -> & HK & HA'). pose proof (full_parts _ _ _ _ HA) as [FA FK].
  rewrite num_app in ZA. apply Forall_app in XA. destruct XA as [XA XK].
  assert (XK' : 1 <= num (prey z) K) by (apply has_num; auto; lia).
  assert (WB : wide n (filled B)) by eauto with wide.
  assert (Move : forall f c, goes n (filled K ++ [only n j z]) [only n f c] ->
    goes n (filled (A' ++ K) ++ [only n j z] ++ filled B) (filled A' ++ [only n f c] ++ filled B)).
  { intros f c G. rewrite filled_app, <- app_assoc. apply goes_before; [eauto with wide|].
    rewrite app_assoc. apply goes_after; auto. }
  destruct (block_above (length K) z j K HK FK J) as [(SL & e & Le & G)|G]; auto; [lia| |].
  - (* All x, or a pimple. *)
    destruct HA' as [->|[L3 L5]].
    + destruct (num (prey z) B) as [|b] eqn:XB.
      * simpl app in *. rewrite (one_colour n _ z B HB ZB XB), filled_repeat.
        assert (EQ : filled K ++ only n j z :: repeat (alls n (prey (prey z))) (length B) =
          rev (repeat (alls n (prey (prey z))) (length B) ++ only n j z :: filled (rev K))).
        { rewrite rev_app_distr. simpl. rewrite repeat_rev, filled_rev, rev_involutive, <- app_assoc. reflexivity. }
        rewrite EQ. assert (WR : wide n (filled (rev K))).
        { apply (wide_filled (length K)). now apply full_rev. }
        apply (solv_flip _ n); [wid; now apply only_length|].
        destruct (length B) as [|b]; [lia|].
        apply (S1_4_two_sweeps_behind n wide5 j z (length K) (filled (rev K))); auto.
      * apply (goes_solv _ _ _ (Move _ _ G)). simpl. apply below_z; auto. lia.
    + apply (goes_solv _ _ _ (Move _ _ G)). apply (IH (length A')); auto; try lia. rewrite app_length. lia.
  - destruct (G z ltac:(auto)) as (f & Lf & Gz). destruct HA' as [->|[L3 L5]].
    + destruct (num (prey z) B) as [|b] eqn:XB.
      * destruct (G (prey z) ltac:(auto)) as (g & Lg & Gx). apply (goes_solv _ _ _ (Move _ _ Gx)). simpl. now apply below_x.
      * apply (goes_solv _ _ _ (Move _ _ Gz)). simpl. apply below_z; auto. lia.
    + apply (goes_solv _ _ _ (Move _ _ Gz)). apply (IH (length A')); auto; try lia. rewrite app_length. lia.
Qed.

(* Upside down: the rows of z's way are below it. *)
Corollary S4_6_descend z B A : full (length B) n B -> 2 <= length B -> num z B = 0 ->
  forall j, full (length A) n A -> j < n -> num z A = 0 -> Forall (fun r => 1 <= cnt (prey z) r) A ->
  3 <= length A -> length A <> 5 ->
  solv (view_of (filled B ++ [only n j z] ++ filled A)).
Proof.
  intros HB LB ZB j HA J ZA XA A3 A5.
  assert (EQ : filled B ++ [only n j z] ++ filled A = rev (filled (rev A) ++ [only n j z] ++ filled (rev B))).
  { rewrite !rev_app_distr, !filled_rev, !rev_involutive, <- app_assoc. reflexivity. }
  assert (WA : wide n (filled (rev A))) by (apply (wide_filled (length A)); now apply full_rev).
  assert (WB : wide n (filled (rev B))) by (apply (wide_filled (length B)); now apply full_rev).
  rewrite EQ. apply (solv_flip _ n).
  - apply wide_app. split; auto. apply wide_cons; [now apply only_length|auto].
  - apply S4_5_climb; rewrite ?rev_length, ?num_rev; auto; try now apply full_rev. now apply Forall_rev.
Qed.
End Climb.
