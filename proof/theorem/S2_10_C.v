(* docs/every-size.md, 2.10: C(2), Down and C(4), from the checks of S2_9_C.v; and from D or P
   where the carrier takes the stack below it. Strips under a carrier lie turned here. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Search S2_2_Small S2_2_Square S2_2_E S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_D
  S2_10_D S2_9_C Exceptions.
From Greenest.theorem Require S2_10_P3.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

Lemma turned_has m n F c : full m n F -> 1 <= num c (turned n F) <-> 1 <= num c F.
Proof.
  intros H. rewrite (num_exists c m n F H), (num_exists c n m (turned n F)) by apply turned_full, H.
  split; intros (i & j & Li & Lj & <-); exists j, i; splits; auto; [symmetry|];
    now apply (nth_turned m n).
Qed.

(* A board comes down to a single stack, of a colour that may be left. *)
Definition ends_ok (ok : colour -> bool) (v : view) : Prop := exists p c, ok c = true /\
  reach v (lone p c).
Section Ends.
Variable ok : colour -> bool.
Notation ends := (ends_ok ok).
Lemma ends_ok_reach u v : reach u v -> ends v -> ends u.
Proof. intros R (p & c & K & Q). exists p, c. split; auto. eapply reach_trans; eauto. Qed.
Lemma stable_ends n : stable n (fun R => ends (view_of R)).
Proof.
  split.
  - intros R R' _ _ _. apply ends_ok_reach.
  - intros A C WA WC ([i j] & c & K & Q). exists (beyond (length A) (i, j)), c. split; auto.
    now apply (L1_reach A C n i j c).
Qed.
Lemma goes_ends n R R' : goes n R R' -> ends (view_of R') -> ends (view_of R).
Proof.
  intros (_ & _ & H) S. rewrite <- (app_nil_r R). apply (H _ (stable_ends n) [] []); auto with wide.
  simpl.
  now rewrite app_nil_r.
Qed.
Lemma flagged_ends T w : flagged ok T w -> ends (view_of w).
Proof. intros (f & <- & (i & c & K & _ & j & P) & _). exists (i, j), c. split; auto.
eapply gplay_reach, P. Qed.
End Ends.

Section Lines.
Variables (h least : nat) (ok : colour -> bool).
Notation ends := (ends_ok ok).
Notation carries := (carries h).
Notation in_block := (in_block h).
Notation fits_C := (fits_C h).
Notation weight := (weight h).
Notation lines_C := (lines_C h).
Notation starts_C := (starts_C h).

(* Lines. *)
Lemma full_line_length a : full_line h a = true -> length a = h.
Proof. unfold full_line. rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq. tauto. Qed.
Lemma fits_C_length a : fits_C a = true -> length a = S h.
Proof.
  unfold S2_9_C.fits_C. rewrite <- orb_lazy_alt, orb_true_iff.
  destruct a as [|[[]|] a]; intros [H|H]; try discriminate; simpl in *.
  - rewrite <- andb_lazy_alt, andb_true_iff in H. f_equal. now apply full_line_length.
  - f_equal. now apply full_line_length.
Qed.
Lemma fits_C_wide w : fit fits_C w -> wide (S h) w.
Proof. unfold fit, wide. rewrite !Forall_forall. intros F a I. apply fits_C_length. auto. Qed.
Lemma lines_C_in o a : In (o :: a) (lines_C o) <-> full_line h a = true /\ black_in a = false.
Proof.
  unfold S2_9_C.lines_C. rewrite in_map_iff, <- (negb_true_iff (black_in a)), full_line_lines.
  split.
  - intros (b & E & I). injection E as ->. now apply filter_In in I.
  - intros I. exists a. split; auto. now apply filter_In.
Qed.
Lemma lines_C_head o a : In a (lines_C o) -> exists t, a = o :: t.
Proof. unfold S2_9_C.lines_C. rewrite in_map_iff. intros (b & <- & _). eauto. Qed.
Lemma carries_lines a : carries a = true <-> In a (lines_C (Some Black)).
Proof.
  split.
  - destruct a as [|[[]|] a]; try discriminate. simpl.
    rewrite <- andb_lazy_alt, andb_true_iff, negb_true_iff.
    intros H. now apply lines_C_in.
  - intros I. destruct (lines_C_head _ _ I) as (t & ->). apply lines_C_in in I. simpl.
    now rewrite <- andb_lazy_alt, andb_true_iff, negb_true_iff.
Qed.
Lemma weight_carries a : carries a = true -> weight a = 2.
Proof. unfold S2_9_C.weight. now intros ->. Qed.
Lemma weight_block a : In a (lines_C None) -> fits_C a = true /\ weight a = 0.
Proof.
  intros I. destruct (lines_C_head _ _ I) as (t & ->). apply lines_C_in in I. destruct I as [F B].
  unfold S2_9_C.fits_C, S2_9_C.weight, black_in in *. simpl. now rewrite F, B.
Qed.
Lemma fits_C_light a : fits_C a = true -> weight a = 0 -> In a (lines_C None).
Proof.
  unfold S2_9_C.fits_C, S2_9_C.weight. rewrite <- orb_lazy_alt, orb_true_iff.
  destruct (carries a); [discriminate|].
  intros [F|F]; [discriminate|]. destruct a as [|[c|] a]; try discriminate. intros W.
  apply lines_C_in.
  split; auto. unfold black_in in *. simpl in W. now destruct (some _ a).
Qed.
Lemma mark_light w : fit fits_C w -> mark weight w = 0 -> forall a, In a w -> In a (lines_C None).
Proof.
  intros F M a I. unfold fit in F. rewrite Forall_forall in F. apply fits_C_light; auto.
  induction w as [|b w IH]; simpl in *; [easy|]. destruct I as [->|I]; [lia|]. apply IH; auto. lia.
Qed.

Lemma red_C_reduces w : red_C h least w = true -> reducible (S h) run least fits_C weight w.
Proof.
  unfold red_C. rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff,
    forallb_forall. intros [F [R|R]].
  - unfold carrier_takes in R. apply some_exists in R. destruct R as (a & I & R).
    apply some_exists in R.
    destruct R as (a' & J & R). destruct (in_split a w I) as (P & Z & ->).
    apply (allowed_reduces (S h) run least fits_C weight P [a] Z [a']); auto;
      [unfold run; simpl; lia|].
    apply (goes_captured (S h) [] a [] a') in J; auto using wide_nil, fits_C_length. apply J.
  - apply S2_3_red_reduces; auto using fits_C_length. now apply Forall_forall.
Qed.
Lemma all_C_plays w : all_C h least ok w = true -> flagged ok run w \/ short run least w \/ lacks w.
Proof.
  unfold all_C. rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff,
    negb_true_iff, forallb_forall.
  intros [F [R|R]].
  - apply (whole_plays ok run (le_n_S _ _ (Nat.le_0_l 3)) least (S h) more_ways) in R;
      [tauto|now apply fits_C_wide, Forall_forall|lia].
  - right. right. unfold has_three in R. unfold lacks.
    destruct (tally Black w) eqn:B; [eauto|]. destruct (tally Green w) eqn:G; [eauto|].
    destruct (tally White w) eqn:W; [eauto|]. exfalso. revert R.
    apply not_false_iff_true, forallb_forall.
    intros c _. rewrite Nat.ltb_lt, part_count. destruct c; lia.
Qed.
Lemma on_shortest_tests test P m Z : on_shortest h least test = true -> length (P ++ m :: Z) = least
  -> (forall a, In a (P ++ Z) -> In a (lines_C None)) -> In m (lines_C (Some Black)) ->
    test (P ++ m :: Z) = true.
Proof.
  unfold on_shortest. rewrite forallb_forall. intros H L A I. rewrite app_length in L.
  cbn [length] in L.
  specialize (H (length P) ltac:(apply in_seq; lia)). rewrite forallb_forall in H.
  specialize (H P ltac:(apply in_words; intros a J; apply A, in_or_app; auto)).
  rewrite forallb_forall in H.
  specialize (H m I). rewrite forallb_forall in H. apply H.
  replace (least - S (length P)) with (length Z) by lia.
  apply in_words. intros a J. apply A, in_or_app. auto.
Qed.
Lemma settled_C_ends w : wide (S h) w -> 1 <= length w -> has_three w = true ->
  settled_C ok w = true -> ends (view_of w).
Proof.
  unfold settled_C. rewrite <- orb_lazy_alt, orb_true_iff, negb_true_iff. generalize tries.
  intros tries W L T [H|H]; [|congruence].
  apply (finds_play _ _ _ _ (length w) (S h)) in H; auto; [|lia].
  destruct H as (t & [i j] & c & K & P).
  apply gplay_reach in P. destruct t.
  - exists (j, i), c. split; auto. eapply reach_trans; [exact P|]. apply reach_same. intros [a b].
    unfold as_it_stands, flipv, lone. simpl. rewrite !cell_eqb_pair. now rewrite andb_comm.
  - exists (i, j), c. auto.
Qed.

(* A block without the carrier. *)
Lemma ends_shift R : ends (view_of R) -> ends (view_of (map (cons None) R)).
Proof.
  intros ([k l] & c & K & P). exists (k, S l), c. split; auto.
  assert (V : forall i j, view_of (map (cons None) R) (i, S j) = view_of R (i, j)).
  { clear P. unfold view_of. cbn [fst snd]. induction R as [|r R' IH]; intros [|i] j; simpl; auto;
      now destruct j. }
  assert (V0 : forall i, view_of (map (cons None) R) (i, 0) = None).
  { clear P V. unfold view_of. cbn [fst snd]. induction R as [|r R' IH]; intros [|i]; simpl; auto. }
  apply (stands_reach (fun _ => True) (fun x => (fst x, S (snd x))) (view_of R) _ (lone (k, l) c));
    auto.
  - unfold stands. split; [auto|]. split; [intros [i j] _; apply V|splits].
    + intros [i j] [i' j'] _ _ [= -> ->]. reflexivity.
    + intros [i j] [i' j'] _ _. lines.
    + intros [i j] [i' j'] [s t] _ _ SL B. left. exists (s, pred t). split; auto. split; [|lines].
      f_equal. unfold between in B. simpl in *. lia.
  - intros [i [|j]] H.
    + rewrite V0. unfold lone. rewrite cell_eqb_pair. simpl. now rewrite andb_false_r.
    + exfalso. apply (H (i, j)); auto.
  - intros [i [|j]]; [right; intros [a b] _; discriminate|left; exists (i, j); auto].
Qed.
Lemma reach_flipv u v : reach u v -> reach (flipv u) (flipv v).
Proof.
  intros P. apply (stands_reach (fun _ => True) (fun x => (snd x, fst x)) u _ v); auto.
  - unfold stands. splits; auto.
    + intros [i j] _. reflexivity.
    + intros [i j] [k l] _ _ [= -> ->]. reflexivity.
    + intros [i j] [k l] _ _. lines.
    + intros [i j] [k l] [s t] _ _ SL B. left. exists (t, s). split; auto. split; auto. lines.
  - intros [i j] _. reflexivity.
  - intros [i j] H. exfalso. apply (H (j, i)); auto.
  - intros [i j]. left. exists (j, i). auto.
Qed.

Section C.
(* Blocks without the carrier. *)
Hypothesis D : forall w, least <= length w -> fit (full_line h) w -> all_colours w ->
  ends (view_of w).
Lemma block_ends w : least <= length w -> Forall (fun a => in_block a = true) w -> all_colours w ->
  ends (view_of w).
Proof.
  intros L B A. rewrite Forall_forall in B.
  assert (E : w = map (cons None) (map (@tl _) w)).
  { rewrite map_map. rewrite <- (map_id w) at 1. apply map_ext_in. intros a I. apply B in I.
    destruct a as [|[c|] a]; try discriminate. reflexivity. }
  assert (F : fit (full_line h) (map (@tl _) w)).
  { apply Forall_forall. intros a I. apply in_map_iff in I. destruct I as (b & <- & I).
    apply B in I.
    destruct b as [|[c|] b]; try discriminate. exact I. }
  rewrite E. apply ends_shift, D; auto; [now rewrite map_length|]. intros c. specialize (A c).
  rewrite E in A. revert A.
  generalize (map (@tl (option colour)) w). intros R.
  replace (tally c (map (cons None) R)) with (tally c R); auto. induction R; simpl; auto.
Qed.

Hypothesis settle : forall w, begins (lines_C None) starts_C w ->
  reducible (S h) run least fits_C weight w \/ flagged ok run w \/ short run least w \/ lacks w.
Variable settled : strip -> bool.
Hypothesis shortest : forall P m Z, length (P ++ m :: Z) = least ->
  (forall a, In a (P ++ Z) -> In a (lines_C None)) ->
  In m (lines_C (Some Black)) -> settled (P ++ m :: Z) = true.
Hypothesis settled_ok : forall w, wide (S h) w -> 1 <= length w -> has_three w = true ->
  settled w = true -> ends (view_of w).

Lemma C_lines n : forall w m, length w = n -> least <= n -> fit fits_C w -> In m w ->
  carries m = true -> mark weight w = 2 -> all_colours w -> ends (view_of w).
Proof.
  induction n as [n IH] using lt_wf_ind. intros w m L N F I M Two A.
  destruct (in_split m w I) as (P & Z & E).
  assert (PZ : forall a, In a (P ++ Z) -> In a (lines_C None)).
  { pose proof (weight_carries m M) as Wm. subst w. rewrite mark_app in Two. simpl in Two.
    apply fit_app in F.
    destruct F as [FP FZ]. inversion FZ as [|? ? _ FZ']; subst. apply mark_light.
    - now apply fit_app.
    - rewrite mark_app. lia. }
  apply carries_lines in M. destruct (Nat.eq_dec n least) as [N5|N5].
  - apply settled_ok; [now apply fits_C_wide|rewrite E, app_length; simpl;
      lia|now apply has_three_all|]. rewrite E. apply shortest; auto. now rewrite <- E, L.
  - assert (B : begins (lines_C None) starts_C w).
    { exists P, [m], Z. splits; auto. now apply (in_map (fun a => [a])). }
    destruct (settle w B) as [R|[R|[[R _]|R]]].
    + destruct R as (P' & J & Z' & J' & E' & LJ & (G & FJ & K) & Le & Ks). clear E B PZ.
      pose proof F as F'. rewrite E', !fit_app in F'. destruct F' as (FP & _ & FZ).
      assert (Fw : fit fits_C (P' ++ J' ++ Z')) by (rewrite !fit_app; auto).
      rewrite E', !mark_app in Two. rewrite E', !app_length in L, Le.
      assert (A' : all_colours (P' ++ J' ++ Z')).
      { intros c. specialize (A c). specialize (Ks c). rewrite E' in A, Ks. rewrite !tally_app in *.
        lia. }
      rewrite E'. apply (goes_ends ok (S h) _ (P' ++ J' ++ Z'));
        [apply goes_in; auto using fits_C_wide|].
      assert (L5 : least <= length (P' ++ J' ++ Z')) by (rewrite !app_length; lia).
      destruct (existsb carries (P' ++ J' ++ Z')) eqn:X.
      * apply existsb_exists in X. destruct X as (m' & I' & M').
        apply (IH (length (P' ++ J' ++ Z'))) with (m := m'); auto.
        -- destruct (in_split m' _ I') as (s & t & Est).
           pose proof (f_equal (mark weight) Est) as Q.
           rewrite !mark_app in Q. simpl in Q. rewrite (weight_carries m' M') in Q.
           rewrite !app_length. lia.
        -- destruct (in_split m' _ I') as (s & t & Est).
           pose proof (f_equal (mark weight) Est) as Q.
           rewrite !mark_app in Q. simpl in Q. rewrite (weight_carries m' M') in Q.
           rewrite !mark_app. lia.
      * apply block_ends; auto. apply Forall_forall. intros a Ia. unfold fit in Fw.
        rewrite Forall_forall in Fw.
        specialize (Fw a Ia). unfold S2_9_C.fits_C in Fw.
        rewrite <- orb_lazy_alt, orb_true_iff in Fw. destruct Fw as [Fw|Fw]; auto.
        assert (existsb carries (P' ++ J' ++ Z') = true) by (apply existsb_exists; eauto).
        congruence.
    + now apply (flagged_ends ok run).
    + lia.
    + destruct R as (c & R). specialize (A c). lia.
Qed.
End C.

(* A strip turned. *)
Lemma zip_app u : forall o v A c C, length u = length A -> zip (u ++ o :: v) (A ++ c :: C) = zip u A
  ++ (o :: c) :: zip v C.
Proof. induction u as [|a u IH]; intros o v [|b A] c C L; try discriminate; simpl; auto.
rewrite IH; auto. Qed.
Lemma zip_min r : forall C, length (zip r C) = Nat.min (length r) (length C).
Proof. induction r as [|a r IH]; intros [|c C]; simpl; auto. Qed.
Lemma zip_in r : forall C x, In x (zip r C) -> exists o c, x = o :: c /\ In o r /\ In c C.
Proof.
  induction r as [|a r IH]; intros [|b C] x I; simpl in I; try easy. destruct I as [<-|I].
  - exists a, b. simpl. auto.
  - destruct (IH C x I) as (o & c & -> & J & K). exists o, c. simpl. auto.
Qed.
Lemma tally_zip c r : forall C, length r = length C -> tally c (zip r C) = occ c r + tally c C.
Proof.
  induction r as [|[d|] r IH]; intros [|b C] L; try discriminate; simpl; auto;
    rewrite IH by (simpl in L; lia); lia.
Qed.
Lemma occ_filled c r : occ c (map Some r) = cnt c r.
Proof. induction r as [|d r IH]; simpl; auto. Qed.
Lemma ends_flipv v : ends (flipv v) -> ends v.
Proof.
  intros ([i j] & c & K & P). exists (j, i), c. split; auto. apply reach_flipv in P.
  eapply reach_trans; [apply reach_same|eapply reach_trans; [exact P|apply reach_same]];
    intros [a b]; [reflexivity|].
  unfold flipv, lone. simpl. rewrite !cell_eqb_pair. now rewrite andb_comm.
Qed.
Lemma turn_strip_solv R : solv (view_of (turn_strip R)) -> solv (view_of R).
Proof.
  assert (E : same (view_of (turn_strip R)) (turnv (view_of R))).
  { intros [i j]. unfold turnv, turn_strip, view_of. cbn [fst snd].
    change (@nil (option colour)) with (map (option_map prey) []) at 1.
    rewrite (map_nth (map (option_map prey))).
    change (@None colour) with (option_map prey None) at 1. now rewrite (map_nth (option_map prey)).
    }
  intros S. apply (solv_same _ _ E), turnv_solv, turnv_solv in S. eapply solv_same; [|exact S].
  intros x. unfold turnv. now destruct (view_of R x) as [[]|].
Qed.
Lemma map_nones k : map (option_map prey) (nones k) = nones k.
Proof. induction k as [|k IH]; [now rewrite nones_0|]. rewrite nones_S. simpl. now rewrite IH. Qed.
Lemma in_nones k o : In o (nones k) -> o = None.
Proof. induction k as [|k IH]; [now rewrite nones_0|]. rewrite nones_S. simpl. intuition. Qed.
Lemma turn_strip_only n j z F : turn_strip (only n j z :: filled F) = only n j (prey z) :: filled
  (turn_colours F).
Proof.
  rewrite filled_turn. unfold turn_strip. simpl. f_equal. unfold only. rewrite map_app. simpl.
  now rewrite !map_nones.
Qed.

Lemma lines_light s : (forall x, In x s -> In x (lines_C None)) ->
  fit fits_C s /\ mark weight s = 0.
Proof.
  induction s as [|x s IH]; intros K; [split; auto; constructor|].
  destruct (weight_block x (K x (or_introl eq_refl))) as [F1 W1].
  destruct IH as [F2 W2]; [intros; apply K; simpl; auto|].
  split; [now constructor|simpl; lia].
Qed.
Lemma zip_turned n j F : full h n F -> j < n ->
  same (view_of (zip (only n j Black) (filled (turned n F))))
    (flipv (view_of (only n j Black :: filled F))).
Proof.
  intros H J [s t]. pose proof (turned_full h n F (proj1 H)) as HT.
  assert (LT : length (filled (turned n F)) = n) by (unfold filled; rewrite map_length; apply HT).
  unfold view_of at 1, flipv. cbn [fst snd].
  rewrite nth_zip by (rewrite only_length, LT; auto).
  rewrite only_length by auto. destruct (Nat.ltb_spec s n) as [S|S].
  - destruct t as [|t]; [reflexivity|]. cbn [nth].
    change (nth t (nth s (filled (turned n F)) []) None) with
      (view_of (filled (turned n F)) (s, t)).
    rewrite (view_turned h n) by auto. reflexivity.
  - assert (WR : wide n (only n j Black :: filled F)) by (apply wide_cons;
      [now apply only_length|eauto with wide]).
    rewrite (view_aside n) by auto. now destruct t.
Qed.

Section Black.
Hypothesis lines : forall w m, least <= length w -> fit fits_C w -> In m w -> carries m = true ->
  mark weight w = 2 -> all_colours w -> ends (view_of w).
Lemma C_black n j F : least <= n -> full h n F -> j < n -> two Black F ->
  ends (view_of (only n j Black :: filled F)).
Proof.
  intros N H J (Z & G & W). set (T := turned n F).
  assert (HT : full n h T) by (apply turned_full, H).
  assert (NT : forall c, 1 <= num c T <-> 1 <= num c F) by (intros c; now apply (turned_has h n)).
  assert (LT : length (filled T) = n) by (unfold filled; rewrite map_length; apply HT).
  set (w := zip (only n j Black) (filled T)).
  assert (V : same (view_of w) (flipv (view_of (only n j Black :: filled F)))) by now apply
    zip_turned.
  destruct (split_at j (filled T) []) as (A & B & E & LA); [lia|].
  set (c := nth j (filled T) []) in *.
  assert (LB : length B = n - S j) by (rewrite E, app_length in LT; simpl in LT; lia).
  assert (Ew : w = zip (nones j) A ++ (Some Black :: c) :: zip (nones (n - S j)) B).
  { unfold w. rewrite E. unfold only. rewrite zip_app by (rewrite nones_length; auto). reflexivity.
    }
  assert (Plain : forall a, In a (filled T) -> full_line h a = true /\ black_in a = false).
  { intros a I. apply (fit_filled h n) in HT. destruct HT as [_ FT]. unfold fit in FT.
    rewrite Forall_forall in FT.
    split; auto. apply in_map_iff in I. destruct I as (r & <- & I).
    destruct (black_in (map Some r)) eqn:K; auto. exfalso.
    apply some_exists in K. destruct K as (o & Io & K). apply in_map_iff in Io.
    destruct Io as (d & <- & Io).
    assert (Q : 1 <= num Black T); [|apply NT in Q; lia]. apply cnt_in, in_concat. exists r.
    split; auto. now destruct d. }
  assert (Zip : forall k R, (forall a, In a R -> In a (filled T)) -> length R = k ->
    (forall x, In x (zip (nones k) R) -> In x (lines_C None))).
  { intros k R IR LR x I. apply zip_in in I. destruct I as (o & a & -> & Io & Ia).
    apply in_nones in Io. subst o.
    apply lines_C_in, Plain, IR, Ia. }
  assert (LP : forall x, In x (zip (nones j) A) -> In x (lines_C None)).
  { apply Zip; auto. intros a I. rewrite E. apply in_or_app. auto. }
  assert (LZ : forall x, In x (zip (nones (n - S j)) B) -> In x (lines_C None)).
  { apply Zip; auto. intros a I. rewrite E. apply in_or_app. simpl. auto. }
  assert (Cm : carries (Some Black :: c) = true).
  { apply carries_lines, lines_C_in, Plain. rewrite E. apply in_or_app. simpl. auto. }
  destruct (lines_light _ LP) as [FP MP]. destruct (lines_light _ LZ) as [FZ MZ].
  apply ends_flipv, (ends_ok_reach ok _ (view_of w)); [now apply reach_same, same_sym|].
  apply (lines w (Some Black :: c)).
  - unfold w. rewrite zip_length by (rewrite only_length, LT; auto). rewrite only_length; auto.
  - rewrite Ew. apply fit_app. split; auto. constructor; auto. unfold S2_9_C.fits_C. now rewrite Cm.
  - rewrite Ew. apply in_or_app. simpl. auto.
  - exact Cm.
  - rewrite Ew, mark_app. change (mark weight ((Some Black :: c) :: zip (nones (n - S j)) B))
      with (weight (Some Black :: c) + mark weight (zip (nones (n - S j)) B)).
    rewrite MP, MZ, (weight_carries _ Cm). reflexivity.
  - intros k. unfold w. rewrite tally_zip by (rewrite only_length, LT; auto). rewrite tally_filled.
    destruct k.
    + unfold only. enough (1 <= occ Black (nones j ++ Some Black :: nones (n - S j))) by lia.
      generalize (n - S j). clear. intros k.
      induction j as [|j IH]; [rewrite nones_0|rewrite nones_S]; simpl; auto; lia.
    + apply NT in G. simpl in G. lia.
    + apply NT in W. simpl in W. lia.
Qed.
End Black.

Section Checked.
Hypothesis block : forall n F, least <= n -> full n h F -> three F -> ends (view_of (filled F)).
Hypothesis check : grown_C h least ok = true.
Hypothesis check_shortest : on_shortest h least (settled_C ok) = true.
Theorem S2_10_C_checked n j F : least <= n -> full h n F -> j < n -> two Black F ->
  ends (view_of (only n j Black :: filled F)).
Proof.
  apply C_black. intros w m L. apply C_lines with (settled := settled_C ok) (n := length w); auto.
  - intros v Lv Fv A. pose proof (filled_of h v Fv) as E. rewrite E. apply (block (length v)); auto.
    + apply (proj2 (fit_filled h _ _)). rewrite <- E, map_length. auto.
    + intros c. rewrite <- tally_filled, <- E. apply A.
  - intros v. exact (S2_7_strip_settled ok run (le_n_S _ _ (Nat.le_0_l 3)) least (S h) fits_C weight
      (lines_C None) (red_C h least) (all_C h least ok) starts_C red_C_reduces all_C_plays check v).
  - intros P m' Z. exact (on_shortest_tests (settled_C ok) P m' Z check_shortest).
  - exact settled_C_ends.
Qed.
End Checked.
End Lines.

(* Two colours under the third, of h rows. *)
Definition C_rows (h n : nat) : Prop := forall z j F, full h n F -> j < n -> two z F ->
  solv (view_of (only n j z :: filled F)).
Lemma two_turn z F : two z F -> two (prey z) (turn_colours F).
Proof. unfold two. now rewrite !turn_colours_num. Qed.
Lemma ends_solv ok v : ends_ok ok v -> solv v.
Proof. intros (p & c & _ & R). eapply reach_solv; [exact R|]. exists []. split; [exact I|].
apply lone_single. Qed.
Lemma any_carrier h n : (forall j F, full h n F -> j < n -> two Black F ->
  solv (view_of (only n j Black :: filled F))) -> C_rows h n.
Proof.
  intros B z j F H J T.
  assert (H' : full h n (turn_colours F)) by now apply turn_colours_full.
  assert (H'' : full h n (turn_colours (turn_colours F))) by now apply turn_colours_full.
  pose proof (two_turn _ _ T) as T'. pose proof (two_turn _ _ T') as T''. destruct z.
  - now apply B.
  - apply turn_strip_solv. rewrite turn_strip_only. apply turn_strip_solv. rewrite turn_strip_only.
    now apply B.
  - apply turn_strip_solv. rewrite turn_strip_only. now apply B.
Qed.
Lemma solv_ends v : solv v -> ends_ok any v.
Proof. intros S. apply solv_reach in S. destruct S as (w & R & S). apply single_lone in S.
destruct S as (p & c & E).
  exists p, c. split; auto. eapply reach_trans; [exact R|now apply reach_same]. Qed.
Theorem S2_1_C_holds n : 5 <= n -> S2_1_C n.
Proof.
  intros N. apply any_carrier. intros j F H J T. apply (ends_solv any).
  refine (S2_10_C_checked 2 5 any _ S2_9_grown_2 S2_2_settled_2 n j F N H J T). intros k G K HG TG.
  apply solv_ends, (turned_solv k 2); auto. apply (S2_1_D_holds k K).
  - apply turned_full, HG.
  - now apply (turned_three k 2).
Qed.
(* Three rows come down to the colour of the carrier. *)
Definition down_three (n : nat) : Prop := forall z j F, full 3 n F -> j < n -> two z F ->
  exists p, reach (view_of (only n j z :: filled F)) (lone p z).
Lemma turn_strip_reach R c : (exists p, reach (view_of (turn_strip R)) (lone p (prey c))) ->
  exists p, reach (view_of R) (lone p c).
Proof.
  intros (p & P). exists p. apply S2_10_P3.turnv_reach, S2_10_P3.turnv_reach in P.
  eapply reach_trans; [apply reach_same|eapply reach_trans; [exact P|apply reach_same]].
  - intros [i j]. unfold turnv, turn_strip, view_of. cbn [fst snd].
    change (@nil (option colour)) with (map (option_map prey) []) at 2.
    rewrite (map_nth (map (option_map prey))).
    change (@None colour) with (option_map prey None) at 2. rewrite (map_nth (option_map prey)).
    now destruct (nth j (nth i R []) None) as [[]|].
  - intros x. unfold turnv, lone. destruct (cell_eqb x p); auto. simpl. now rewrite prey3.
Qed.
Theorem P_down_three : (forall n, 5 <= n -> S2_1_P 3 n) -> forall n, 5 <= n -> down_three n.
Proof.
  intros P n N.
  assert (B : forall j F, full 3 n F -> j < n -> two Black F -> exists p,
    reach (view_of (only n j Black :: filled F)) (lone p Black)).
  { intros j F H J T.
    assert (E : ends_ok is_black (view_of (only n j Black :: filled F))).
    { refine (S2_10_C_checked 3 5 is_black _ grown_3 settled_3 n j F N H J T). intros k G K HG TG.
      destruct (P k K (turned 3 G)) as (f & _ & D); [apply turned_full,
        HG|now apply (turned_three k 3)|].
      destruct (D Black) as (r & R). apply (ends_flipv is_black). exists (r, f), Black. split; auto.
      eapply reach_trans; [apply reach_same|exact R]. intros [a b]. unfold flipv. simpl. symmetry.
      now apply (view_turned k 3). }
    destruct E as (p & c & K & R). destruct c; try discriminate. eauto. }
  intros z j F H J T.
  assert (H' : full 3 n (turn_colours F)) by now apply turn_colours_full.
  assert (H'' : full 3 n (turn_colours (turn_colours F))) by now apply turn_colours_full.
  pose proof (two_turn _ _ T) as T'. pose proof (two_turn _ _ T') as T''. destruct z.
  - now apply B.
  - apply turn_strip_reach. rewrite turn_strip_only. apply turn_strip_reach.
    rewrite turn_strip_only. now apply B.
  - apply turn_strip_reach. rewrite turn_strip_only. now apply B.
Qed.
(* C of four rows, which begins at three columns. *)
Theorem C_four_rows : (forall n, 5 <= n -> forall F, full 4 n F -> three F ->
  solv (view_of (filled F))) -> forall n, 3 <= n -> C_rows 4 n.
Proof.
  intros P n N. apply any_carrier. intros j F H J T. apply (ends_solv any).
  refine (S2_10_C_checked 4 3 any _ grown_4 settled_4 n j F N H J T). intros k G K HG TG.
  apply solv_ends.
  destruct (le_lt_dec 5 k) as [K5|K5].
  - apply (turned_solv k 4); auto. apply (P k K5); [apply turned_full,
      HG|now apply (turned_three k 4)].
  - destruct (Nat.eq_dec k 4) as [->|K4]; [now apply S2_1_small_4x4|]. assert (k = 3) as -> by lia.
    destruct (S2_1_small_holds 3 4) with (F := G) as [S|S]; simpl; auto 6.
    apply exceptions_shapes in S. destruct HG. lia.
Qed.
