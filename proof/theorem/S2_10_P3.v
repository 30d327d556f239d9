(* docs/every-size.md, 2.10: P(3), from the checks of S2_9_P3.v, by induction on the columns as for
   D. Three columns are the least, with exceptions of three and four. The induction serves P(4)
   too. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Search S2_2_Small S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_D S2_10_D Exceptions
  S2_2_Square S2_9_Free S2_3_Tables S2_9_P3.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* Colours turned. *)
Lemma turnv_reach u v : reach u v -> reach (turnv u) (turnv v).
Proof.
  intros (ms & P & E). revert u P E. induction ms as [|m ms IH]; simpl; intros u P E.
  - apply reach_same. intros x. unfold turnv. now rewrite (E x).
  - destruct P as [(c & Hp & Hq & SL & F) P]. eapply reach_trans; [|exact (IH _ P E)].
    apply reach_step with m.
    + exists (prey c). unfold turnv. rewrite Hp, Hq. simpl. splits; auto. intros x B. now rewrite F.
    + intros x. unfold turnv, step. destruct (cell_eqb x (fst m)); auto.
      now destruct (cell_eqb x (snd m)).
Qed.
Lemma turned_colours_free F : has_free (filled (turn_colours F)) -> has_free (filled F).
Proof.
  intros (i & H). exists i. intros c. destruct (H (prey c)) as (j & P). exists j.
  apply turnv_reach, turnv_reach in P. eapply reach_trans; [apply reach_same|eapply reach_trans;
    [exact P|apply reach_same]].
  - intros x. pose proof (turnv_filled F x) as E. unfold turnv in *. rewrite E.
    now destruct (view_of (filled F) x) as [[]|].
  - intros x. unfold turnv, lone. destruct (cell_eqb x (i, j)); auto. simpl. now rewrite prey3.
Qed.

(* Rows and columns in reverse. *)
Lemma lone_rows m n i j c : i < m -> j < n -> exists R, length R = m /\ wide n R /\
  same (view_of R) (lone (i, j) c).
Proof.
  intros I J. exists (repeat (nones n) i ++ [only n j c] ++ repeat (nones n) (m - S i)).
  assert (WO : length (only n j c) = n) by now apply only_length.
  assert (N : forall k a b, view_of (repeat (nones n) k) (a, b) = None).
  { intros k a b. unfold view_of. simpl. destruct (nth_in_or_default a (repeat (nones n) k) []) as
      [K| ->].
    - apply repeat_spec in K. rewrite K. apply nth_nones.
    - now destruct b. }
  splits; [len|wid|]. intros [a b]. rewrite !view_app, !N. unfold lone. rewrite cell_eqb_pair. len.
  pose proof (view_only n j c (a - i, b)) as V. rewrite V. unfold lone. rewrite cell_eqb_pair.
  cases; auto.
Qed.
Lemma inside_free n R i c j : wide n R -> reach (view_of R) (lone (i, j) c) -> i < length R /\
  j < n.
Proof.
  intros W (ms & P & E). apply (view_inside n R i j W). intros Z.
  pose proof (plays_fill_nothing _ _ _ P Z) as K.
  rewrite E in K. unfold lone in K. now rewrite cell_eqb_refl in K.
Qed.
Lemma rev_free n R : wide n R -> has_free (rev R) -> has_free R.
Proof.
  intros W (i & H). exists (length R - S i). intros c. destruct (H c) as (j & P).
  destruct (inside_free n (rev R) i c j) as [I J]; auto with wide. rewrite rev_length in I.
  destruct (lone_rows (length R) n i j c I J) as (R' & L & W' & V). exists j.
  assert (Q : reach (view_of (rev (rev R))) (view_of (rev R'))).
  { apply (reach_flip _ _ n); auto with wide; [now rewrite rev_length|].
    eapply reach_trans; [exact P|]. now apply reach_same, same_sym. }
  rewrite rev_involutive in Q. eapply reach_trans; [exact Q|]. apply reach_same. intros [a b].
  destruct (le_lt_dec (length R) a) as [A|A].
  - rewrite view_beyond by (rewrite rev_length; lia). unfold lone. rewrite cell_eqb_pair.
    cases; auto.
  - rewrite view_rev by lia. rewrite V, L. unfold lone. rewrite !cell_eqb_pair. cases; auto.
Qed.
Lemma mirror_free n R : wide n R -> has_free (map (@rev _) R) -> has_free R.
Proof.
  intros W (i & H). exists i. intros c. destruct (H c) as (j & P).
  destruct (inside_free n (map (@rev _) R) i c j) as [I J]; auto with wide. rewrite map_length in I.
  destruct (lone_rows (length R) n i j c I J) as (R' & L & W' & V). exists (n - S j).
  assert (Q : reach (view_of (map (@rev _) (map (@rev _) R))) (view_of (map (@rev _) R'))).
  { apply (reach_mirror _ _ n); auto with wide; [now rewrite map_length|].
    eapply reach_trans; [exact P|]. now apply reach_same, same_sym. }
  rewrite mirror_mirror in Q. eapply reach_trans; [exact Q|]. apply reach_same. intros [a b].
  destruct (le_lt_dec n b) as [B|B].
  - rewrite (view_aside n) by auto with wide. unfold lone. rewrite cell_eqb_pair. cases; auto.
  - rewrite (view_mirror n) by auto. rewrite V. unfold lone. rewrite !cell_eqb_pair. cases; auto.
Qed.

Lemma occ_turn c a : occ (prey c) (map (option_map prey) a) = occ c a.
Proof. induction a as [|[d|] a IH]; simpl; auto. rewrite IH. now destruct c, d. Qed.
Lemma tally_turn c w : tally (prey c) (turn_strip w) = tally c w.
Proof. induction w as [|a w IH]; simpl; auto. rewrite IH. now rewrite occ_turn. Qed.
Lemma has_three_turn w : has_three (turn_strip w) = has_three w.
Proof.
  apply eq_iff_eq_true. rewrite !has_three_all. unfold all_colours. split; intros H c.
  - rewrite <- tally_turn. apply H.
  - rewrite <- (prey3 c), tally_turn. apply H.
Qed.
Lemma removelast_map {A B} (f : A -> B) l : removelast (map f l) = map f (removelast l).
Proof. induction l as [|a [|b l] IH]; auto. simpl in *. now rewrite IH. Qed.
Lemma is_least_turn w : is_least (turn_strip w) = is_least w.
Proof.
  unfold is_least. rewrite has_three_turn. unfold turn_strip.
  replace (tl (map (map (option_map prey)) w)) with (turn_strip (tl w)) by now destruct w.
  rewrite removelast_map. change (map (map (option_map prey)) (removelast w)) with
    (turn_strip (removelast w)).
  now rewrite !has_three_turn.
Qed.
Lemma has_window_turn v F : has_window v F -> has_window (turn_strip v) (turn_colours F).
Proof.
  intros (A & B & E). exists (turn_strip A), (turn_strip B). rewrite filled_turn, E.
  unfold turn_strip. now rewrite !map_app.
Qed.

(* Rows and columns exchanged. *)
Lemma turned_free m n F : full m n F -> has_free (filled (turned n F)) -> exists f,
  free n (filled F) f.
Proof.
  intros H (f & P). pose proof (turned_full m n F (proj1 H)) as T.
  assert (Q : forall c, comes_down (filled F) f c).
  { intros c. destruct (P c) as (i & R). exists i.
    apply (stands_reach (fun _ => True) (fun x => (snd x, fst x)) (view_of (filled (turned n F))) _
      (lone (f, i) c)); auto.
    - unfold stands. splits; auto.
      + intros [j k] _. simpl. symmetry. now apply (view_turned m n).
      + intros [j k] [l s] _ _ [= -> ->]. reflexivity.
      + intros [j k] [l s] _ _. lines.
      + intros [j k] [l s] [t t'] _ _ SL B. left. exists (t', t). split; auto. split; auto. lines.
    - intros [j k] _. unfold lone. simpl. rewrite !cell_eqb_pair. now rewrite andb_comm.
    - intros [j k] K. exfalso. apply (K (k, j)); auto.
    - intros [j k]. left. exists (k, j). auto. }
  exists f. split; auto. destruct (Q Black) as (r & ms & Pl & E).
  apply (view_inside n (filled F) r f); [eauto with wide|]. intros Z.
  pose proof (plays_fill_nothing _ _ _ Pl Z) as K. rewrite E in K. unfold lone in K.
  now rewrite cell_eqb_refl in K.
Qed.

(* Least windows. *)
Lemma three_filled F : has_three (filled F) = true <-> three F.
Proof.
  rewrite has_three_all. unfold all_colours, three.
  split; intros H c; specialize (H c); now rewrite tally_filled in *.
Qed.
Lemma lacks F : has_three (filled F) = false -> exists c, num c F = 0.
Proof.
  intros H. destruct (three_dec F) as [T|N]; auto. apply three_filled in T. congruence.
Qed.
Lemma least_parts a J b : is_least (filled (a :: J ++ [b])) = true ->
  three (a :: J ++ [b]) /\ (exists c, num c (a :: J) = 0) /\ exists c, num c (J ++ [b]) = 0.
Proof.
  unfold is_least. rewrite <- !andb_lazy_alt, !andb_true_iff, !negb_true_iff. intros [[H L] R].
  splits; [now apply three_filled| |].
  - apply lacks. rewrite <- R. f_equal. unfold filled. rewrite removelast_map. f_equal.
    change (a :: J ++ [b]) with ((a :: J) ++ [b]). now rewrite removelast_last.
  - apply lacks. rewrite <- L. reflexivity.
Qed.
(* Four columns with the two between alike. *)
Definition alike (h : nat) (v : strip) : Prop := exists a b c, length a = h /\ length b = h /\
  v = [map Some a; repeat (Some c) h; repeat (Some c) h; map Some b].
Lemma alike_in v : alike 3 v -> In v between_alike.
Proof.
  intros (a & b & c & La & Lb & ->). unfold between_alike. apply in_flat_map. exists (map Some a).
  split.
  - unfold lines_of. apply (in_map (map Some)). rewrite <- La. apply all_rows_in.
  - apply in_flat_map. exists (map Some b). split.
    + unfold lines_of. apply (in_map (map Some)). rewrite <- Lb. apply all_rows_in.
    + apply in_map_iff. exists c. split; auto. destruct c; simpl; auto.
Qed.
Lemma alike_turn h v : alike h v -> alike h (turn_strip v).
Proof.
  intros (a & b & c & La & Lb & ->). exists (map prey a), (map prey b), (prey c).
  rewrite !map_length. splits; auto.
  unfold turn_strip. simpl. now rewrite !map_map, !map_repeat.
Qed.

(* The checks are variables here, so that nothing computes them again. *)
Section P3.
(* Strips of h rows. Exceptions have fewer columns than so few. *)
Variables (h few : nat).
Hypothesis h1 : 1 <= h.
Hypothesis few35 : 3 <= few <= 5.
Variables (red all : strip -> bool) (exc : strip -> bool) (starts : list strip).
Hypothesis exc_short : forall w, exc w = true -> length w <= 4.
Hypothesis exc_few : forall w, exc w = true -> length w < few.
Hypothesis exc_turn : forall w, exc (turn_strip w) = true -> exc w = true.
Hypothesis exc_rev : forall w, exc (rev w) = true -> exc w = true.
Hypothesis exc_mirror : forall w, exc (map (@rev _) w) = true -> exc w = true.
Hypothesis red_ok : forall w, red w = true -> reduces h (full_line h) run exc w.
Hypothesis all_ok : forall w, all w = true -> flagged run w \/ length w <= 3 \/ exc w = true.
Hypothesis grown : grows run (lines_of h) red all starts = true.
Hypothesis starts_three : forall v, In v starts -> has_three v = true.
Hypothesis starts_image : forall v, fit (full_line h) v -> length v <= 3 \/ 4 <= few /\ alike h v ->
  is_least v = true -> exists w, In w (alike_to v) /\ In w starts.
Hypothesis base : forall F, full 3 h F -> three F -> black_first (filled F) = true ->
  has_free (filled F) \/ exc (filled F) = true.
Hypothesis five : 5 <= few -> forall a b c, length a = h -> length b = h ->
  is_least (filled (a :: repeat (repeat c h) 3 ++ [b])) = true ->
  has_free (filled (a :: repeat (repeat c h) 3 ++ [b])).

Definition claimed (F : block) : Prop := has_free (filled F) \/ exc (filled F) = true.
Definition less_than (n : nat) : Prop := forall k G, 3 <= k < n -> full k h G -> three G ->
  claimed G.
Lemma claimed_turn F : claimed (turn_colours F) -> claimed F.
Proof.
  intros [H|H]; [left; now apply turned_colours_free|right]. apply exc_turn.
  now rewrite <- filled_turn.
Qed.

Lemma P3_begun n F : 4 <= n -> full n h F -> three F -> less_than n ->
  begins (lines_of h) starts (filled F) -> claimed F.
Proof.
  intros N H T Less B. assert (Ln : length (filled F) = n) by (unfold filled; rewrite map_length;
    apply H).
  assert (Fw : fit (full_line h) (filled F)) by now apply (fit_filled h n).
  assert (FL : forall a, full_line h a = true -> length a = h).
  { intros a. unfold full_line. rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq. tauto. }
  destruct (S2_7_strip_settled h (full_line h) run (le_n 4) exc exc_short (lines_of h) red all
    starts red_ok all_ok grown) with (w := filled F) as [R|[R|R]]; auto; clear grown red_ok all_ok.
  - intros w (P & I & Z & -> & J & _). apply starts_three, has_three_all in J. intros c.
    specialize (J c).
    rewrite !tally_app. lia.
  - lia.
  - left. destruct R as [(r & (P & I & Z & I' & E & -> & _ & G & FI & L & K) & Lr & X) _].
    rewrite E in Fw. rewrite !fit_app in Fw. destruct Fw as (FP & _ & FZ).
    assert (Fw' : fit (full_line h) (P ++ I' ++ Z)) by (rewrite !fit_app; auto).
    rewrite E. apply (goes_free h P I I' Z G); [now apply fit_wide|now apply fit_wide|].
    assert (Q : claimed (map colours_of (P ++ I' ++ Z))).
    { apply (Less (length (P ++ I' ++ Z))).
      - rewrite <- Ln. lia.
      - apply (fit_filled h). rewrite <- (filled_of h _ Fw'). split; auto. apply map_length.
      - apply three_filled. rewrite <- (filled_of h _ Fw'). now apply has_three_all. }
    unfold claimed in Q. rewrite <- (filled_of h _ Fw') in Q. destruct Q as [Q|Q]; auto. congruence.
  - left. eapply flagged_free, R.
  - now right.
Qed.
Lemma claimed_rev n F : full n h F -> claimed (rev F) -> claimed F.
Proof.
  unfold claimed. intros H. rewrite filled_rev. intros [K|K]; [left|right; auto].
  apply (rev_free h); auto. apply (wide_filled n), H.
Qed.
Lemma claimed_mirror n F : full n h F -> claimed (map (@rev _) F) -> claimed F.
Proof.
  unfold claimed. intros H. rewrite filled_mirror. intros [K|K]; [left|right; auto].
  apply (mirror_free h); auto. apply (wide_filled n), H.
Qed.
Lemma P3_window n F v : 4 <= n -> full n h F -> three F -> less_than n -> has_window v F ->
  length v <= 3 \/ 4 <= few /\ alike h v -> is_least v = true -> claimed F.
Proof.
  intros N H T Less HW L Lv.
  assert (Lines : forall G, full n h G -> fit (full_line h) (filled G)) by (intros G HG;
    now apply (fit_filled h n)).
  destruct (starts_image v) as (w & Iw & Sw); auto.
  { destruct HW as (A & B & E). specialize (Lines F H). rewrite E, !fit_app in Lines. tauto. }
  destruct (alike_image h claimed claimed_turn claimed_rev claimed_mirror v w Iw) as
    (s & b & K & ->).
  destruct (K n v F H T HW) as (H' & T' & (A & B & E) & Back). apply Back, (P3_begun n); auto.
  exists A, (s v), B. splits; auto. intros a I. apply full_line_lines. specialize (Lines (b F) H').
  unfold S2_5_Growth.fit in Lines. rewrite Forall_forall in Lines. apply Lines. rewrite E.
  rewrite !in_app_iff in *. tauto.
Qed.

Lemma P3_more n F : 4 <= n -> full n h F -> three F -> less_than n -> claimed F.
Proof.
  intros N H T Less. destruct (least_window (filled F)) as (A & v & B & E & Lv);
    [now apply three_filled|].
  pose proof E as E'. unfold filled in E'. apply map_eq_app in E'.
  destruct E' as (A' & R & EF & EA & E').
  apply map_eq_app in E'. destruct E' as (V & B' & ER & EV & EB). subst R v.
  change (map (map Some) V) with (filled V) in *.
  assert (HW : has_window (filled V) F) by (exists A, B; auto).
  destruct (le_lt_dec (length V) 3) as [L|L].
  { apply (P3_window n F (filled V)); auto. left. unfold filled. now rewrite map_length. }
  destruct V as [|a V]; [simpl in L; lia|]. destruct (split_last V) as (b & J & ->);
    [simpl in L; lia|].
  destruct (least_parts a J b Lv) as (TV & NA & NB).
  assert (LJ : 2 <= length J) by (simpl in L; rewrite app_length in L; simpl in L; lia).
  assert (EF' : F = A' ++ a :: J ++ b :: B') by (rewrite EF; simpl; now rewrite <- app_assoc).
  destruct (le_lt_dec (S few) n) as [N6|N6].
  { left. rewrite EF' in H |- *. apply (S2_4_interval_kept n h has_free (stable_free h)); auto.
    intros G HG TG. destruct (Less (n - 1) G) as [Q|Q]; auto; [lia|]. apply exc_few in Q.
    unfold filled in Q. rewrite map_length in Q. destruct HG. lia. }
  pose proof H as H'. rewrite EF' in H'. apply full_parts in H'. destruct H' as [_ H'].
  apply full_cons in H'. destruct H' as [La H']. apply full_parts in H'. destruct H' as [HJ H'].
  apply full_cons in H'. destruct H' as [Lb _].
  destruct (missing_both a J b TV NA NB) as (x & J1 & J2 & _).
  assert (EJ : J = repeat (repeat (prey x) h) (length J)).
  { apply full_only; auto. now rewrite prey3. }
  assert (Ln : length F = n) by apply H. rewrite EF', app_length in Ln. simpl in Ln.
  rewrite app_length in Ln. simpl in Ln.
  destruct (Nat.eq_dec (length J) 2) as [L2|L2].
  { apply (P3_window n F (filled (a :: J ++ [b]))); auto. right. split; [lia|].
    exists a, b, (prey x). splits; auto.
    rewrite EJ, L2. unfold filled. simpl. now rewrite map_repeat. }
  assert (L3 : length J = 3) by lia. left.
  assert (A0 : A' = []) by (destruct A'; auto; simpl in Ln; lia).
  assert (B0 : B' = []) by (destruct B'; auto; simpl in Ln; lia).
  rewrite EF', A0, B0, EJ, L3. simpl app at 1. apply five; auto; [lia|]. rewrite EJ, L3 in Lv.
  exact Lv.
Qed.
Lemma P3_turned n F : 3 <= n -> full n h F -> three F -> claimed F.
Proof.
  revert F. induction n as [n IH] using lt_wf_ind. intros F N H T.
  destruct (Nat.eq_dec n 3) as [->|N3].
  - destruct F as [|[|c r] F]; [now destruct H|destruct H as [_ H]; inversion H; simpl in *; lia|].
    destruct c; [now apply base|apply claimed_turn, claimed_turn|apply claimed_turn];
      (apply base; auto using turn_colours_full, turn_colours_three).
  - apply (P3_more n); auto; [lia|]. intros k G [K K'] HG TG. now apply (IH k).
Qed.
Theorem S2_10_P3_holds n : 5 <= n -> S2_1_P h n.
Proof.
  intros N F H T. apply (turned_free h n F H).
  destruct (P3_turned n (turned n F)) as [Q|Q]; auto; [lia| | |].
  - apply turned_full, H.
  - now apply (turned_three h n).
  - apply exc_short in Q. unfold filled in Q. rewrite map_length in Q.
    destruct (turned_full h n F (proj1 H)) as [L _]. lia.
Qed.
End P3.

Lemma fits_3 a : full_line 3 a = true -> length a = 3.
Proof. unfold full_line. rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq. tauto. Qed.
Lemma exc_few w : exc w = true -> length w < 5.
Proof. intros H. apply exc_short in H. lia. Qed.
Lemma five_35 : 3 <= 5 <= 5.
Proof. lia. Qed.
Lemma exc_in w : exc w = true -> length w <= 4 /\ In w without.
Proof.
  unfold exc. rewrite <- andb_lazy_alt, andb_true_iff, Nat.leb_le, some_exists.
  intros [L (v & I & E)].
  apply same_strip_eq in E. subst v. auto.
Qed.
Lemma exc_image w : exc w = true -> exc (turn_strip (turn_strip w)) = true /\ exc (rev w) = true /\
  exc (map (@rev _) w) = true.
Proof.
  intros H. apply exc_in in H. destruct H as [_ I]. pose proof exc_images as K.
  rewrite forallb_forall in K.
  apply K in I. clear K. rewrite <- !andb_lazy_alt, !andb_true_iff in I. tauto.
Qed.
Lemma exc_turn w : exc (turn_strip w) = true -> exc w = true.
Proof.
  intros H. apply exc_image in H. destruct H as [I _]. revert I. unfold turn_strip.
  rewrite !map_map. intros I.
  replace w with (map (fun x => map (option_map prey) (map (option_map prey)
    (map (option_map prey) x))) w); auto.
  rewrite <- (map_id w) at 2. apply map_ext. intros a. rewrite !map_map. rewrite <- (map_id a) at 2.
  apply map_ext.
  intros [c|]; simpl; auto. now rewrite prey3.
Qed.
Lemma exc_rev w : exc (rev w) = true -> exc w = true.
Proof. intros H. apply exc_image in H. destruct H as (_ & H & _). now rewrite rev_involutive in H.
Qed.
Lemma exc_mirror w : exc (map (@rev _) w) = true -> exc w = true.
Proof. intros H. apply exc_image in H. destruct H as (_ & _ & H). now rewrite mirror_mirror in H.
Qed.
Lemma clear_ok r : clear_in parts_3 r = true -> forall A C, exc (A ++ r ++ C) = false.
Proof.
  intros H A C. destruct (exc (A ++ r ++ C)) eqn:E; auto. apply exc_in in E. destruct E as [L I].
  pose proof parts_listed as K. rewrite forallb_forall in K. apply K in I. clear K.
  rewrite forallb_forall in I.
  rewrite !app_length in L. assert (J : In r (infixes (A ++ r ++ C))).
  { unfold infixes. apply in_flat_map. exists (length A). split; [apply in_seq; lia|].
    apply in_map_iff. exists (length r).
    split; [|apply in_seq; lia].
    rewrite skipn_app, skipn_all, Nat.sub_diag, skipn_O. simpl.
    now rewrite firstn_app, firstn_all, Nat.sub_diag, firstn_O, app_nil_r. }
  apply I in J. now rewrite H in J.
Qed.

(* These are to be unfolded, never computed. *)
Strategy expand [starts_3 all_starts_3 grown_by grown_3].
Lemma alike_once_in ws v : In v (alike_once ws) -> In v ws.
Proof.
  unfold alike_once. assert (K : forall l, In v (fold_left (fun l v => if has_image l v then l
    else v :: l) ws l) -> In v l \/ In v ws).
  { induction ws as [|w ws IH]; simpl; auto. intros l I. apply IH in I. destruct I as [I|I]; auto.
    destruct (has_image l w); simpl in I; tauto. }
  intros I. apply K in I. now destruct I.
Qed.
Lemma starts_3_three v : In v starts_3 -> has_three v = true.
Proof.
  intros I. apply alike_once_in in I. apply in_app_or in I.
  assert (Q : is_least v = true) by (destruct I as [I|I]; apply filter_In in I; tauto).
  unfold is_least in Q. rewrite <- !andb_lazy_alt, !andb_true_iff in Q. tauto.
Qed.
Lemma least_windows_in h v : fit (full_line h) v -> length v <= 3 -> is_least v = true ->
  In v (least_windows h).
Proof.
  intros F L Lv. apply filter_In. split; [|exact Lv]. apply in_flat_map. exists (length v). split.
  - clear - L Lv. destruct v as [|? [|? [|? [|]]]]; cbn [length] in L; try lia; simpl; auto.
    discriminate.
  - apply in_words. intros a J. apply full_line_lines. unfold S2_5_Growth.fit in F.
    rewrite Forall_forall in F. auto.
Qed.
Lemma starts_3_in v : fit (full_line 3) v -> length v <= 3 \/ 4 <= 5 /\ alike 3 v ->
  is_least v = true -> exists w, In w (alike_to v) /\ In w starts_3.
Proof.
  intros F L Lv. apply has_image_in. pose proof starts_3_image as K. cbv zeta in K.
  rewrite forallb_forall in K. apply K.
  apply in_or_app. destruct L as [L|[_ L]]; [left; now apply least_windows_in|right].
  apply filter_In. split; [now apply alike_in|exact Lv].
Qed.
Strategy transparent [starts_3 all_starts_3].

Section Witness.
Variable witness : strip -> nat * nat * (nat * (colour -> list (bool * nat * bool * nat))).
Lemma is_followed_free w : wide 3 w -> is_followed witness w = true -> has_free w.
Proof.
  intros W H. assert (E : map fst (unflagged w) = w) by (unfold unflagged; rewrite map_map;
    apply map_id).
  rewrite <- E. apply plays_free_has. apply (followed_plays 3 _ (snd (witness w))); auto.
  now rewrite E.
Qed.
Lemma wide_full m n F : full m n F -> wide n (filled F) /\ length (filled F) = m.
Proof. intros H. split; [eauto with wide|]. unfold filled. rewrite map_length. apply H. Qed.
Lemma all_3_ok w : all_3 witness w = true -> flagged run w \/ length w <= 3 \/ exc w = true.
Proof.
  unfold all_3. rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall. intros [F W].
  apply (whole_free 3 run (le_n 4) exc witness w) in W; auto. apply fit_wide.
  now apply Forall_forall.
Qed.
Lemma on_all_holds m n test : on_all n m test [] = true -> forall F, full m n F -> test F = true.
Proof.
  intros S F H. pose proof (on_all_tests n m test [] (rev F) S (full_rev _ _ _ H)) as K.
  now rewrite rev_involutive, app_nil_r in K.
Qed.
Lemma settled_3_ok F : settled_3 witness F = true -> full 3 3 F -> three F ->
  black_first (filled F) = true -> has_free (filled F) \/ exc (filled F) = true.
Proof.
  intros K H T Bl. unfold settled_3 in K. rewrite <- !orb_lazy_alt, !orb_true_iff,
    !negb_true_iff in K.
  apply three_filled in T. apply wide_full in H. destruct H as [W L].
  destruct K as [[[K|K]|K]|K]; [congruence|congruence|auto|]. left.
  apply is_followed_free in K; auto.
Qed.
Lemma five_in a b c : length a = 3 -> length b = 3 -> In (a :: repeat (repeat c 3) 3 ++ [b])
  five_alike.
Proof.
  intros La Lb. unfold five_alike. apply in_flat_map. exists a.
  split; [rewrite <- La; apply all_rows_in|].
  apply in_flat_map. exists b. split; [rewrite <- Lb; apply all_rows_in|]. apply in_map_iff.
  exists c. split; auto.
  destruct c; simpl; auto.
Qed.
Lemma found_5_ok F : found_5 witness F = true -> full 5 3 F -> is_least (filled F) = true ->
  has_free (filled F).
Proof.
  unfold found_5. rewrite <- orb_lazy_alt, orb_true_iff, negb_true_iff. intros I H T.
  apply wide_full in H. destruct H as [W L]. destruct I as [I|I]; [congruence|].
  apply is_followed_free in I; auto.
Qed.
Lemma five_full (a b : list colour) c : length a = 3 -> length b = 3 ->
  full 5 3 (a :: repeat (repeat c 3) 3 ++ [b]).
Proof. intros La Lb. apply full_cons. split; auto. apply (full_app 3); [apply full_repeat|]. fulls.
Qed.
Lemma P3_of two three ends : (forall p r, In r (get p two) -> In r (left_by_two 3 p)) ->
  (forall p r, In r (get p three) -> In r (left_by_three 3 p)) ->
  (forall W i c, wide 3 W -> 1 <= length W -> In (i, c) (get (concat W) ends) ->
  goes 3 W [only 3 i c]) -> grown_by witness two three ends = true ->
  (forall F, full 3 3 F -> settled_3 witness F = true) -> (forall F, In F five_alike ->
  found_5 witness F = true) -> forall n, 5 <= n -> S2_1_P 3 n.
Proof.
  intros Ok2 Ok3 Oke G B Fv. unfold grown_by, grown_3 in G.
  refine (S2_10_P3_holds 3 5 (le_n_S _ _ (Nat.le_0_l 2)) five_35
    (tab_red (full_line 3) run (clear_in parts_3) (fun p => get p two) (fun p => get p three)
    (fun p => get p ends)) (all_3 witness) exc starts_3 exc_short exc_few exc_turn exc_rev
      exc_mirror _ all_3_ok G starts_3_three starts_3_in _ _).
  - exact (tab_red_reduces 3 (full_line 3) run (le_n_S _ _ (Nat.le_0_l 2)) fits_3 (le_n 4) exc
      (clear_in parts_3) clear_ok (fun p => get p two) (fun p => get p three) (fun p => get p ends)
        Ok2 Ok3 Oke).
  - intros F H T Bl. exact (settled_3_ok F (B F H) H T Bl).
  - intros _ a b c La Lb T. exact (found_5_ok _ (Fv _ (five_in a b c La Lb)) (five_full a b c La Lb)
      T).
Qed.
Theorem P_three_rows windows : checks_P3 witness windows -> forall n, 5 <= n -> S2_1_P 3 n.
Proof.
  intros [G S Fv].
  exact (P3_of _ _ _ (fun p r => get_fill (left_by_two 3) (lines_of 6) p r)
    (fun p r => get_fill (left_by_three 3) (lines_of 9) p r)
    (fun W i c => ends_of_goes 3 windows W i c (le_n_S _ _ (Nat.le_0_l 2))) G
    (on_all_holds 3 3 (settled_3 witness) S) (proj1 (forallb_forall (found_5 witness) five_alike)
      Fv)).
Qed.
End Witness.
