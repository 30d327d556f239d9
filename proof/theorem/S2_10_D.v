(* docs/every-size.md, 2.10: D, from the check of S2_9_D.v, by induction on the columns. A strip
   that begins with an image of a least window is reducible, or cut down to one that has a play. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Exceptions Search S2_2_Small S2_2_Square S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_D.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

Lemma in_words alphabet w : (forall a, In a w -> In a alphabet) -> In w (words alphabet (length w)).
Proof.
  induction w as [|a w IH]; intros H; simpl; auto. apply in_flat_map. exists w. split.
  - apply IH. intros b I. apply H. now right.
  - apply (in_map (fun b => b :: w)). apply H. now left.
Qed.
Lemma full_line_lines h a : full_line h a = true <-> In a (lines_of h).
Proof.
  unfold full_line, lines_of. rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq, in_map_iff.
  split.
  - intros [F L]. apply colours_filled in F. exists (colours_of a). split; auto.
    pose proof (f_equal (@length _) F) as E. rewrite map_length in E. rewrite <- L, <- E.
    apply all_rows_in.
  - intros (r & <- & I). apply all_rows_length in I. rewrite map_length. split; auto. clear.
    unfold is_full. induction r; auto.
Qed.
Lemma has_three_all u : has_three u = true <-> all_colours u.
Proof.
  unfold has_three, all_colours. rewrite forallb_forall. split.
  - intros H c. specialize (H c). rewrite Nat.ltb_lt, part_count in H. apply H.
    destruct c; simpl; auto.
  - intros H c _. rewrite Nat.ltb_lt, part_count. apply H.
Qed.
Lemma least_window u : has_three u = true -> exists A v B, u = A ++ v ++ B /\ is_least v = true.
Proof.
  remember (length u) as k eqn:K. revert u K. induction k as [k IH] using lt_wf_ind. intros u -> H.
  destruct u as [|a u]; [discriminate|].
  destruct (has_three u) eqn:T.
  { destruct (IH (length u)) with (u := u) as (A & v & B & -> & L); simpl; auto.
    exists (a :: A), v, B. auto. }
  destruct (has_three (removelast (a :: u))) eqn:R.
  { assert (E : a :: u = removelast (a :: u) ++ [last (a :: u) []]) by now apply
      app_removelast_last.
    destruct (IH (length (removelast (a :: u)))) with (u := removelast (a :: u)) as
      (A & v & B & F & L); auto.
    - rewrite E at 2. rewrite app_length. simpl length. lia.
    - exists A, v, (B ++ [last (a :: u) []]). split; auto. rewrite E, F at 1.
      now rewrite <- !app_assoc. }
  exists [], (a :: u), []. rewrite app_nil_r. split; auto. unfold is_least. cbn [tl].
  now rewrite H, T, R.
Qed.
Lemma tally_filled c F : tally c (filled F) = num c F.
Proof.
  induction F as [|r F IH]; simpl; auto. rewrite num_cons, <- IH. f_equal.
  induction r as [|d r IHr]; simpl; auto.
Qed.
Lemma fit_filled h n F : full n h F <-> length F = n /\ fit (full_line h) (filled F).
Proof.
  unfold full, fit, filled. rewrite !Forall_forall. split; intros [L H]; split; auto; intros r I.
  - apply in_map_iff in I. destruct I as (s & <- & I). apply full_line_lines. unfold lines_of.
    apply (in_map (map Some)). rewrite <- (H s I). apply all_rows_in.
  - specialize (H _ (in_map (map Some) _ _ I)). unfold full_line in H.
    rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq, map_length in H. tauto.
Qed.
Lemma filled_of h w : fit (full_line h) w -> w = filled (map colours_of w).
Proof.
  intros F. unfold filled. rewrite map_map. rewrite <- (map_id w) at 1. apply map_ext_in.
  intros a I.
  unfold fit in F. rewrite Forall_forall in F. specialize (F a I). unfold full_line in F.
  rewrite <- andb_lazy_alt, andb_true_iff in F. symmetry. now apply colours_filled.
Qed.
Lemma plays_guarded_solv f : plays_guarded any f -> solv (view_of (map fst f)).
Proof.
  intros (i & c & _ & _ & j & P). apply gplay_reach in P. eapply reach_solv; [exact P|]. exists [].
  split; [exact I|].
  apply lone_single.
Qed.
Lemma flagged_solv w : flagged any run w -> solv (view_of w).
Proof. intros (f & <- & P & _). now apply plays_guarded_solv. Qed.

Lemma fit_wide h w : fit (full_line h) w -> wide h w.
Proof.
  unfold fit, wide. rewrite !Forall_forall. intros H a I. specialize (H a I). unfold full_line in H.
  rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq in H. tauto.
Qed.

Lemma red_D_reduces w : red_D w = true -> reducible 2 run 5 (full_line 2) no_mark w.
Proof.
  unfold red_D, fit_red. rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall. intros [F R].
  apply S2_3_red_reduces; auto.
  - intros a H. unfold full_line in H. rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq in H.
    tauto.
  - now apply Forall_forall.
Qed.
Lemma all_D_plays w : all_D w = true -> flagged any run w \/ short run 5 w \/ lacks w.
Proof.
  unfold all_D. rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall. intros [F R].
  apply (whole_plays any run (le_n_S _ _ (Nat.le_0_l 3)) 5 2 ways) in R; auto; [tauto|].
  apply fit_wide. now apply Forall_forall.
Qed.
(* The colours of a strip turned. *)
Lemma filled_turn F : filled (turn_colours F) = turn_strip (filled F).
Proof.
  unfold filled, turn_colours, turn_strip. rewrite !map_map. apply map_ext. intros r.
  now rewrite !map_map.
Qed.

(* A strip, of which v is a part, has an image, of which an image of v is a part; if what is claimed
   holds for the image, it holds for the strip. *)
Definition has_window (v : strip) (F : block) : Prop := exists A B, filled F = A ++ v ++ B.
Lemma filled_mirror F : filled (map (@rev _) F) = map (@rev _) (filled F).
Proof. unfold filled. rewrite !map_map. apply map_ext. intros r. apply map_rev. Qed.
Section Images.
Variables (h : nat) (claim : block -> Prop).
Hypothesis claim_turned : forall F, claim (turn_colours F) -> claim F.
Hypothesis claim_rev : forall n F, full n h F -> claim (rev F) -> claim F.
Hypothesis claim_mirror : forall n F, full n h F -> claim (map (@rev _) F) -> claim F.
Definition image (s : strip -> strip) (b : block -> block) : Prop := forall n v F, full n h F ->
  three F -> has_window v F -> full n h (b F) /\ three (b F) /\ has_window (s v) (b F) /\
    (claim (b F) -> claim F).
Lemma image_same : image (fun v => v) (fun F => F).
Proof. intros n v F H T W. auto. Qed.
Lemma image_image s b s' b' : image s b -> image s' b' -> image (fun v => s' (s v))
  (fun F => b' (b F)).
Proof.
  intros I J n v F H T W. destruct (I n v F H T W) as (H' & T' & W' & S).
  destruct (J n _ _ H' T' W') as (H'' & T'' & W'' & S').
  splits; auto.
Qed.
Lemma image_turned : image turn_strip turn_colours.
Proof.
  intros n v F H T (A & B & E). splits; auto using turn_colours_full, turn_colours_three.
  exists (turn_strip A), (turn_strip B). rewrite filled_turn, E. unfold turn_strip.
  now rewrite !map_app.
Qed.
Lemma image_rev : image (@rev _) (@rev _).
Proof.
  intros n v F H T (A & B & E). splits; [now apply full_rev|now apply three_rev| |].
  - exists (rev B), (rev A). now rewrite filled_rev, E, !rev_app_distr, <- app_assoc.
  - now apply (claim_rev n).
Qed.
Lemma image_mirror : image (map (@rev _)) (map (@rev _)).
Proof.
  intros n v F H T (A & B & E). splits.
  - destruct H as [L W]. split; [now rewrite map_length|]. rewrite Forall_forall in *. intros r I.
    apply in_map_iff in I.
    destruct I as (r' & <- & I). rewrite rev_length. auto.
  - intros c. specialize (T c). unfold num in *. rewrite cnt_in, in_concat in *.
    destruct T as (r & I & J). exists (rev r).
    rewrite <- in_rev. split; auto. now apply in_map.
  - exists (map (@rev _) A), (map (@rev _) B). now rewrite filled_mirror, E, !map_app.
  - now apply (claim_mirror n).
Qed.
Lemma alike_image (v w : strip) : In w (alike_to v) -> exists s b, image s b /\ w = s v.
Proof.
  unfold alike_to, images. intros I. apply in_flat_map in I. destruct I as (t & J & I).
  assert (K : exists s b, image s b /\ t = s v).
  { destruct J as [<-|[<-|[<-|[]]]].
    - exists (fun v => v), (fun F => F). split; auto. exact image_same.
    - exists turn_strip, turn_colours. split; auto. exact image_turned.
    - eexists _, _. split; [apply (image_image _ _ _ _ image_turned image_turned)|reflexivity]. }
  destruct K as (s & b & K & ->). destruct I as [<-|[<-|[<-|[<-|[]]]]].
  - exists s, b. auto.
  - eexists _, _. split; [apply (image_image _ _ _ _ K image_rev)|reflexivity].
  - eexists _, _. split; [apply (image_image _ _ _ _ K image_mirror)|reflexivity].
  - eexists _, _. split; [apply (image_image _ _ _ _ (image_image _ _ _ _ K image_rev)
      image_mirror)|reflexivity].
Qed.
End Images.
Definition solved (F : block) : Prop := solv (view_of (filled F)).
Lemma solved_mirror n F : full n 2 F -> solved (map (@rev _) F) -> solved F.
Proof.
  unfold solved. intros H. rewrite filled_mirror. intros S.
  apply (solv_mirror _ 2) in S; [now rewrite mirror_mirror in S|].
  apply wide_mirror, (wide_filled n), H.
Qed.
Lemma has_image_in l v : has_image l v = true -> exists w, In w (alike_to v) /\ In w l.
Proof.
  unfold has_image. rewrite some_exists. intros (w & I & H). apply some_exists in H.
  destruct H as (w' & J & E).
  apply same_strip_eq in E. subst w'. eauto.
Qed.
Lemma windows_image v : fit (full_line 2) v -> length v <= 3 -> is_least v = true -> exists w,
  In w (alike_to v) /\ In w (windows 2).
Proof.
  intros F L H. apply has_image_in. pose proof check_windows as K. cbv zeta in K.
  rewrite forallb_forall in K. apply K.
  unfold least_windows. apply filter_In. split; auto. apply in_flat_map. exists (length v). split.
  - clear - L H. destruct v as [|? [|? [|? [|]]]]; cbn [length] in L; try lia; simpl; auto.
    discriminate.
  - apply in_words. intros a J. apply full_line_lines. unfold fit in F. rewrite Forall_forall in F.
    auto.
Qed.

(* The checks are variables here, so that nothing computes them again. *)
Section D.
Variables (red all : strip -> bool) (found : block -> bool).
Hypothesis red_ok : forall w, red w = true -> reducible 2 run 5 (full_line 2) no_mark w.
Hypothesis all_ok : forall w, all w = true -> flagged any run w \/ short run 5 w \/ lacks w.
Variable starts : list strip.
Hypothesis grown : grows run (lines_of 2) red all starts = true.
Hypothesis starts_image : forall v, fit (full_line 2) v -> length v <= 3 -> is_least v = true ->
  exists w, In w (alike_to v) /\ In w starts.
Definition less_than (n : nat) : Prop := forall k G, 5 <= k < n -> full k 2 G -> three G ->
  solv (view_of (filled G)).

Lemma D_begun n F : 6 <= n -> full n 2 F -> three F -> less_than n ->
  begins (lines_of 2) starts (filled F) -> solv (view_of (filled F)).
Proof.
  intros N H T Less B. pose proof H as [L _]. assert (Ll : length (filled F) = n) by (unfold filled;
    now rewrite map_length).
  destruct (S2_7_strip_settled any run (le_n_S _ _ (Nat.le_0_l 3)) 5 2 (full_line 2) no_mark
    (lines_of 2) red all starts red_ok all_ok grown (filled F) B) as [R|[R|[[R _]|R]]];
      clear grown red_ok all_ok.
  - destruct R as (P & I & Z & I' & E & LI & (G & FI & M) & Le & K).
    assert (Fw : fit (full_line 2) (filled F)) by now apply (fit_filled 2 n).
    rewrite E in Fw. rewrite !fit_app in Fw. destruct Fw as (FP & _ & FZ).
    assert (Fw' : fit (full_line 2) (P ++ I' ++ Z)) by (rewrite !fit_app; auto).
    assert (M' : forall u, mark no_mark u = 0) by (intros u; induction u; auto).
    rewrite !M' in M. rewrite E, !app_length in Ll.
    rewrite E. apply (goes_solv 2 _ (P ++ I' ++ Z)).
    { apply goes_in; auto using fit_wide. }
    rewrite (filled_of 2 _ Fw'). apply (Less (length (P ++ I' ++ Z))).
    + rewrite E, !app_length in Le. rewrite !app_length. clear - N Ll M Le. lia.
    + apply (fit_filled 2). rewrite <- (filled_of 2 _ Fw'). split; auto. apply map_length.
    + intros c. rewrite <- tally_filled, <- (filled_of 2 _ Fw'). specialize (T c). specialize (K c).
      rewrite <- tally_filled, E in T. rewrite E in K. rewrite !tally_app in *. lia.
  - now apply flagged_solv.
  - lia.
  - destruct R as (c & R). rewrite tally_filled in R. specialize (T c). lia.
Qed.

Lemma D_more n F : 6 <= n -> full n 2 F -> three F -> less_than n -> solv (view_of (filled F)).
Proof.
  intros N H T Less.
  destruct (S2_4_short_intervals n 2 (fun G HG TG => Less (n - 1) G ltac:(lia) HG TG) [] F []) as
    [S|(C & S & D & E & LS & TS)];
    auto; rewrite ?app_nil_r in *; auto.
  assert (W : has_three (filled S) = true).
  { apply has_three_all. intros c. rewrite tally_filled. apply TS. }
  destruct (least_window (filled S) W) as (A & v & B & Ev & Lv).
  assert (LV : length v <= 3).
  { pose proof (f_equal (@length _) Ev) as Q. unfold filled in Q.
    rewrite map_length, !app_length in Q. lia. }
  assert (HW : has_window v (C ++ S ++ D)).
  { exists (filled C ++ A), (B ++ filled D). rewrite !filled_app, Ev, <- !app_assoc. reflexivity. }
  rewrite <- E in HW.
  assert (Fits : forall G, full n 2 G -> forall a, In a (filled G) -> In a (lines_of 2)).
  { intros G HG a I. apply full_line_lines. apply (fit_filled 2 n) in HG. destruct HG as [_ FG].
    unfold fit in FG.
    rewrite Forall_forall in FG. auto. }
  destruct (starts_image v) as (w & Iw & Sw); auto.
  { destruct HW as (A' & B' & E'). apply Forall_forall. intros a I.
    apply full_line_lines, (Fits F H). rewrite E', !in_app_iff. auto. }
  destruct (alike_image 2 solved turned_colours_solv (fun n F => flip_block n 2 F) solved_mirror v w
    Iw) as (s & b & K & ->). destruct (K n v F H T HW) as (H' & T' & (A' & B' & E') & Back).
  apply Back, (D_begun n); auto. exists A', (s v), B'. splits; auto. intros a I.
  apply (Fits (b F) H'). rewrite E'.
  rewrite !in_app_iff in *. tauto.
Qed.

(* Five columns. *)
Hypothesis found_holds : forall m n F, full m n F -> 1 <= m -> 1 <= n -> found F = true ->
  solv (view_of (filled F)).
Hypothesis five : on_all 2 5 (is_settled found) [] = true.
Lemma D_5 F : full 5 2 F -> three F -> solv (view_of (filled F)).
Proof.
  intros H T. destruct (small_by_search found found_holds 5 2 (le_n_S _ _ (Nat.le_0_l 4))
    (le_n_S _ _ (Nat.le_0_l 1)) five F H T) as [S|I]; auto.
  assert (X : forallb (fun G => length G <? 5) exceptions = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in X. apply X in I. apply Nat.ltb_lt in I. destruct H. lia.
Qed.
Lemma D_turned n F : 5 <= n -> full n 2 F -> three F -> solv (view_of (filled F)).
Proof.
  revert F. induction n as [n IH] using lt_wf_ind. intros F N H T.
  destruct (Nat.eq_dec n 5) as [->|N5].
  - now apply D_5.
  - apply (D_more n); auto; [lia|]. intros k G [K K'] HG TG. now apply (IH k).
Qed.
Theorem S2_10_D_holds n : 5 <= n -> S2_1_D n.
Proof.
  intros N F H T. apply (turned_solv 2 n); auto. apply (D_turned n); auto.
  - apply turned_full, H.
  - now apply (turned_three 2 n).
Qed.
End D.

Theorem S2_1_D_holds n : 5 <= n -> S2_1_D n.
Proof.
  exact (S2_10_D_holds red_D all_D is_found red_D_reduces all_D_plays (windows 2) S2_9_check_D
    windows_image is_found_solv S2_2_check_2x5 n).
Qed.
