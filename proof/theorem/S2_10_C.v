(* docs/every-size.md, 2.10: C. Strips of two rows under a carrier, turned: lines of three cells. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S1_4_TwoSweeps S2_1_Claims S2_4_Windows Turned Search S2_2_Small
  S2_2_Square S2_2_E S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_D S2_10_D S2_9_C Exceptions.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* Lines. *)
Lemma fits_C_length a : fits_C a = true -> length a = 3.
Proof. destruct a as [|[[]|] [|[] [|[] [|]]]]; try discriminate; auto. Qed.
Lemma fits_C_wide w : fit fits_C w -> wide 3 w.
Proof. unfold fit, wide. rewrite !Forall_forall. intros F a I. apply fits_C_length. auto. Qed.
Lemma fits_C_light a : fits_C a = true -> weight a = 0 -> In a (lines_C None).
Proof. destruct a as [|[[]|] [|[[]|] [|[[]|] [|]]]]; try discriminate; simpl; auto. Qed.
Lemma carries_lines a : carries a = true <-> In a (lines_C (Some Black)).
Proof.
  split.
  - destruct a as [|[[]|] [|[[]|] [|[[]|] [|]]]]; try discriminate; simpl; auto.
  - simpl. intros [<-|[<-|[<-|[<-|[]]]]]; reflexivity.
Qed.
Lemma weight_carries a : carries a = true -> weight a = 2.
Proof. rewrite carries_lines. simpl. now intros [<-|[<-|[<-|[<-|[]]]]]. Qed.
Lemma mark_light w : fit fits_C w -> mark weight w = 0 -> forall a, In a w -> In a (lines_C None).
Proof.
  intros F M a I. unfold fit in F. rewrite Forall_forall in F. apply fits_C_light; auto.
  induction w as [|b w IH]; simpl in *; [easy|]. destruct I as [->|I]; [lia|]. apply IH; auto. lia.
Qed.

Lemma red_C_reduces w : red_C w = true -> reducible 3 run 5 fits_C weight w.
Proof.
  unfold red_C. rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff, forallb_forall. intros [F [R|R]].
  - unfold carrier_takes in R. apply some_exists in R. destruct R as (a & I & R). apply some_exists in R.
    destruct R as (a' & J & R). destruct (in_split a w I) as (P & Z & ->).
    apply (allowed_reduces 3 run 5 fits_C weight P [a] Z [a']); auto; [unfold run; simpl; lia|].
    apply (goes_captured 3 [] a [] a') in J; auto using wide_nil, fits_C_length. apply J.
  - apply red_reduces; auto using fits_C_length. now apply Forall_forall.
Qed.
Lemma all_C_plays w : all_C w = true -> flagged run w \/ short run 5 w \/ lacks w.
Proof.
  unfold all_C. rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff, negb_true_iff, forallb_forall.
  intros [F [R|R]].
  - apply (whole_plays run (le_n_S _ _ (Nat.le_0_l 3)) 5 3 ways) in R; auto; [tauto|].
    apply fits_C_wide. now apply Forall_forall.
  - right. right. unfold has_three in R. unfold lacks.
    destruct (tally Black w) eqn:B; [eauto|]. destruct (tally Green w) eqn:G; [eauto|].
    destruct (tally White w) eqn:W; [eauto|]. exfalso. revert R. apply not_false_iff_true, forallb_forall.
    intros c _. rewrite Nat.ltb_lt, part_count. destruct c; lia.
Qed.
Lemma on_five_tests test P m Z : on_five test = true -> length (P ++ m :: Z) = 5 ->
  (forall a, In a (P ++ Z) -> In a (lines_C None)) -> In m (lines_C (Some Black)) -> test (P ++ m :: Z) = true.
Proof.
  unfold on_five. rewrite forallb_forall. intros H L A I. rewrite app_length in L. cbn [length] in L.
  specialize (H (length P) ltac:(apply in_seq; lia)). rewrite forallb_forall in H.
  specialize (H P ltac:(apply in_words; intros a J; apply A, in_or_app; auto)). rewrite forallb_forall in H.
  specialize (H m I). rewrite forallb_forall in H. apply H. replace (4 - length P) with (length Z) by lia.
  apply in_words. intros a J. apply A, in_or_app. auto.
Qed.
Lemma settled_five_solv w : wide 3 w -> 1 <= length w -> has_three w = true -> settled_five w = true -> solv (view_of w).
Proof.
  unfold settled_five. rewrite <- orb_lazy_alt, orb_true_iff, negb_true_iff. intros W L T [H|H]; [|congruence].
  apply (played_solv 3); auto.
Qed.

(* A block without the carrier. *)
Lemma solv_shift R : solv (view_of R) -> solv (view_of (map (cons None) R)).
Proof.
  assert (V : forall i j, view_of (map (cons None) R) (i, S j) = view_of R (i, j)).
  { unfold view_of. cbn [fst snd]. induction R as [|r R IH]; intros [|i] j; simpl; auto; now destruct j. }
  assert (V0 : forall i, view_of (map (cons None) R) (i, 0) = None).
  { unfold view_of. cbn [fst snd]. clear. induction R as [|r R IH]; intros [|i]; simpl; auto. }
  apply (stands_solv (fun _ => True) (fun x => (fst x, S (snd x)))).
  - unfold stands. splits; auto.
    + intros [i j] _. apply V.
    + intros [i j] [k l] _ _ [= -> ->]. reflexivity.
    + intros [i j] [k l] _ _. lines.
    + intros [i j] [k l] [s t] _ _ SL B. left. exists (s, pred t). split; auto. split; [|lines].
      f_equal. unfold between in B. simpl in *. lia.
  - intros [i [|j]] H; [now rewrite V0 in H|]. exists (i, j). auto.
Qed.

Section C.
Hypothesis D : forall n F, 5 <= n -> full n 2 F -> three F -> solv (view_of (filled F)).
Lemma block_solv w : 5 <= length w -> Forall (fun a => in_block a = true) w -> all_colours w -> solv (view_of w).
Proof.
  intros L B A. rewrite Forall_forall in B.
  assert (E : w = map (cons None) (filled (map (fun a => colours_of (tl a)) w))).
  { unfold filled. rewrite !map_map. rewrite <- (map_id w) at 1. apply map_ext_in. intros a I. apply B in I.
    destruct a as [|[c|] [|[d|] [|[e|] [|]]]]; try discriminate. reflexivity. }
  rewrite E. apply solv_shift, (D (length w)); auto.
  - split; [apply map_length|]. apply Forall_forall. intros r I. apply in_map_iff in I. destruct I as (a & <- & I).
    apply B in I. destruct a as [|[c|] [|[d|] [|[e|] [|]]]]; try discriminate. reflexivity.
  - intros c. rewrite <- tally_filled. specialize (A c). rewrite E in A. revert A. generalize (filled (map (fun a => colours_of (tl a)) w)).
    intros R. replace (tally c (map (cons None) R)) with (tally c R); auto. induction R; simpl; auto.
Qed.

Hypothesis settle : forall w, begins (lines_C None) starts_C w ->
  reducible 3 run 5 fits_C weight w \/ flagged run w \/ short run 5 w \/ lacks w.
Variable settled : strip -> bool.
Hypothesis five : forall P m Z, length (P ++ m :: Z) = 5 -> (forall a, In a (P ++ Z) -> In a (lines_C None)) ->
  In m (lines_C (Some Black)) -> settled (P ++ m :: Z) = true.
Hypothesis settled_ok : forall w, wide 3 w -> 1 <= length w -> has_three w = true -> settled w = true -> solv (view_of w).

Lemma C_lines n : forall w m, length w = n -> 5 <= n -> fit fits_C w -> In m w -> carries m = true -> mark weight w = 2 ->
  all_colours w -> solv (view_of w).
Proof.
  induction n as [n IH] using lt_wf_ind. intros w m L N F I M Two A.
  destruct (in_split m w I) as (P & Z & E).
  assert (PZ : forall a, In a (P ++ Z) -> In a (lines_C None)).
  { pose proof (weight_carries m M) as Wm. subst w. rewrite mark_app in Two. simpl in Two. apply fit_app in F.
    destruct F as [FP FZ]. inversion FZ as [|? ? _ FZ']; subst. apply mark_light.
    - now apply fit_app.
    - rewrite mark_app. lia. }
  apply carries_lines in M. destruct (Nat.eq_dec n 5) as [N5|N5].
  - apply settled_ok; [now apply fits_C_wide|lia|now apply has_three_all|]. rewrite E. apply five; auto. now rewrite <- E, L.
  - assert (B : begins (lines_C None) starts_C w).
    { exists P, [m], Z. splits; auto. now apply (in_map (fun a => [a])). }
    destruct (settle w B) as [R|[R|[[R _]|R]]].
    + destruct R as (P' & J & Z' & J' & E' & LJ & (G & FJ & K) & Le & Ks). clear E B PZ.
      pose proof F as F'. rewrite E', !fit_app in F'. destruct F' as (FP & _ & FZ).
      assert (Fw : fit fits_C (P' ++ J' ++ Z')) by (rewrite !fit_app; auto).
      rewrite E', !mark_app in Two. rewrite E', !app_length in L, Le.
      assert (A' : all_colours (P' ++ J' ++ Z')).
      { intros c. specialize (A c). specialize (Ks c). rewrite E' in A, Ks. rewrite !tally_app in *. lia. }
      rewrite E'. apply (goes_solv 3 _ (P' ++ J' ++ Z')); [apply goes_in; auto using fits_C_wide|].
      assert (L5 : 5 <= length (P' ++ J' ++ Z')) by (rewrite !app_length; lia).
      destruct (existsb carries (P' ++ J' ++ Z')) eqn:X.
      * apply existsb_exists in X. destruct X as (m' & I' & M'). apply (IH (length (P' ++ J' ++ Z'))) with (m := m'); auto.
        -- destruct (in_split m' _ I') as (s & t & Est). pose proof (f_equal (mark weight) Est) as Q.
           rewrite !mark_app in Q. simpl in Q. rewrite (weight_carries m' M') in Q. rewrite !app_length. lia.
        -- destruct (in_split m' _ I') as (s & t & Est). pose proof (f_equal (mark weight) Est) as Q.
           rewrite !mark_app in Q. simpl in Q. rewrite (weight_carries m' M') in Q. rewrite !mark_app. lia.
      * apply block_solv; auto. apply Forall_forall. intros a Ia. unfold fit in Fw. rewrite Forall_forall in Fw.
        specialize (Fw a Ia). unfold fits_C in Fw. rewrite <- orb_lazy_alt, orb_true_iff in Fw. destruct Fw as [Fw|Fw]; auto.
        assert (existsb carries (P' ++ J' ++ Z') = true) by (apply existsb_exists; eauto). congruence.
    + now apply flagged_solv.
    + lia.
    + destruct R as (c & R). specialize (A c). lia.
Qed.
End C.

(* A strip turned. *)
Lemma zip_app u : forall o v A c C, length u = length A -> zip (u ++ o :: v) (A ++ c :: C) = zip u A ++ (o :: c) :: zip v C.
Proof. induction u as [|a u IH]; intros o v [|b A] c C L; try discriminate; simpl; auto. rewrite IH; auto. Qed.
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
  induction r as [|[d|] r IH]; intros [|b C] L; try discriminate; simpl; auto; rewrite IH by (simpl in L; lia); lia.
Qed.
Lemma occ_filled c r : occ c (map Some r) = cnt c r.
Proof. induction r as [|d r IH]; simpl; auto. Qed.
Lemma solv_flipv v : solv (flipv v) -> solv v.
Proof.
  apply (stands_solv (fun _ => True) (fun x => (snd x, fst x))).
  - unfold stands. splits; auto.
    + intros [i j] [k l] _ _ [= -> ->]. reflexivity.
    + intros [i j] [k l] _ _. lines.
    + intros [i j] [k l] [s t] _ _ SL B. left. exists (t, s). split; auto. split; auto. lines.
  - intros [i j] _. exists (j, i). auto.
Qed.
Lemma turn_strip_solv R : solv (view_of (turn_strip R)) -> solv (view_of R).
Proof.
  assert (E : same (view_of (turn_strip R)) (turnv (view_of R))).
  { intros [i j]. unfold turnv, turn_strip, view_of. cbn [fst snd].
    change (@nil (option colour)) with (map (option_map prey) []) at 1. rewrite (map_nth (map (option_map prey))).
    change (@None colour) with (option_map prey None) at 1. now rewrite (map_nth (option_map prey)). }
  intros S. apply (solv_same _ _ E), turnv_solv, turnv_solv in S. eapply solv_same; [|exact S].
  intros x. unfold turnv. now destruct (view_of R x) as [[]|].
Qed.
Lemma map_nones k : map (option_map prey) (nones k) = nones k.
Proof. induction k as [|k IH]; [now rewrite nones_0|]. rewrite nones_S. simpl. now rewrite IH. Qed.
Lemma in_nones k o : In o (nones k) -> o = None.
Proof. induction k as [|k IH]; [now rewrite nones_0|]. rewrite nones_S. simpl. intuition. Qed.
Lemma turn_strip_only n j z F : turn_strip (only n j z :: filled F) = only n j (prey z) :: filled (turn_colours F).
Proof.
  rewrite filled_turn. unfold turn_strip. simpl. f_equal. unfold only. rewrite map_app. simpl. now rewrite !map_nones.
Qed.

Section Black.
Hypothesis lines : forall w m, 5 <= length w -> fit fits_C w -> In m w -> carries m = true -> mark weight w = 2 ->
  all_colours w -> solv (view_of w).
Lemma C_black n j F : 5 <= n -> full 2 n F -> j < n -> two Black F -> solv (view_of (only n j Black :: filled F)).
Proof.
  intros N H J (Z & G & W). pose proof H as H'. destruct F as [|a [|b [|]]]; try (now destruct H).
  apply full_cons in H'. destruct H' as [La H']. apply full_cons in H'. destruct H' as [Lb _].
  set (R := only n j Black :: filled [a; b]).
  assert (WR : wide n R) by (apply wide_cons; [now apply only_length|now apply (wide_filled 2)]).
  destruct (turn_spec n R WR) as (LT & _ & V); [discriminate|].
  destruct (split_at j a Black) as (p & q & Ea & Lp); [lia|]. destruct (split_at j b Black) as (p' & q' & Eb & Lp'); [lia|].
  set (c := nth j a Black) in *. set (d := nth j b Black) in *. clearbody c d.
  assert (Lq : length q = n - S j /\ length q' = n - S j).
  { rewrite Ea, app_length in La. rewrite Eb, app_length in Lb. simpl in *. lia. }
  destruct Lq as [Lq Lq'].
  set (e := fun _ : option colour => @nil (option colour)).
  set (P := zip (nones j) (zip (map Some p) (zip (map Some p') (map e (nones j))))).
  set (Z' := zip (nones (n - S j)) (zip (map Some q) (zip (map Some q') (map e (nones (n - S j)))))).
  set (m := [Some Black; Some c; Some d]).
  assert (ET : turn R = P ++ m :: Z').
  { unfold R, turn. cbn [filled map hd fold_right]. change (fun _ : option colour => []) with e. rewrite Ea, Eb, !map_app.
    unfold only. rewrite map_app. cbn [map]. unfold P, Z'.
    rewrite !zip_app by (rewrite ?zip_min, ?map_length, ?nones_length; lia). reflexivity. }
  assert (NB : forall x, In x a \/ In x b -> In x [Green; White]).
  { intros x I. destruct x; simpl; auto. exfalso. assert (K : 1 <= num Black [a; b]); [|lia].
    rewrite !num_cons. destruct I as [I|I]; apply cnt_in in I; lia. }
  assert (Zip : forall k s t x, (forall y, In y s -> In y a) -> (forall y, In y t -> In y b) ->
    In x (zip (nones k) (zip (map Some s) (zip (map Some t) (map e (nones k))))) -> In x (lines_C None)).
  { intros k s t x Is It I. apply zip_in in I. destruct I as (o & C & -> & Io & I). apply in_nones in Io.
    apply zip_in in I. destruct I as (o1 & C' & -> & I1 & I). apply zip_in in I. destruct I as (o2 & C'' & -> & I2 & I).
    apply in_map_iff in I. destruct I as (y & <- & _). apply in_map_iff in I1, I2. destruct I1 as (y1 & <- & I1), I2 as (y2 & <- & I2).
    subst o. apply Is in I1. apply It in I2. specialize (NB y1 (or_introl I1)) as B1. specialize (NB y2 (or_intror I2)) as B2.
    simpl in B1, B2. simpl. intuition (subst; auto). }
  assert (LP : forall x, In x P -> In x (lines_C None)).
  { intros x. apply Zip; intros y I; [rewrite Ea|rewrite Eb]; apply in_or_app; auto. }
  assert (LZ : forall x, In x Z' -> In x (lines_C None)).
  { intros x. apply Zip; intros y I; [rewrite Ea|rewrite Eb]; apply in_or_app; simpl; auto. }
  assert (Cm : carries m = true).
  { assert (B1 : In c [Green; White]) by (apply NB; left; rewrite Ea; apply in_or_app; simpl; auto).
    assert (B2 : In d [Green; White]) by (apply NB; right; rewrite Eb; apply in_or_app; simpl; auto).
    unfold m. simpl in B1, B2. intuition (subst; auto). }
  assert (Light : forall x, In x (lines_C None) -> fits_C x = true /\ weight x = 0).
  { simpl. intros x I. intuition (subst; auto). }
  assert (Lights : forall s, (forall x, In x s -> In x (lines_C None)) -> fit fits_C s /\ mark weight s = 0).
  { induction s as [|x s IH]; intros K; simpl; [split; auto; constructor|].
    destruct (Light x (K x (or_introl eq_refl))) as [F1 W1]. destruct IH as [F2 W2]; [intros; apply K; simpl; auto|].
    split; [now constructor|lia]. }
  destruct (Lights P LP) as [FP MP]. destruct (Lights Z' LZ) as [FZ MZ].
  apply solv_flipv. apply (solv_same (view_of (turn R))); [exact V|].
  apply (lines (turn R) m).
  - lia.
  - rewrite ET. apply fit_app. split; auto. constructor; auto. unfold fits_C. now rewrite Cm.
  - rewrite ET. apply in_or_app. simpl. auto.
  - exact Cm.
  - rewrite ET, mark_app. change (mark weight (m :: Z')) with (weight m + mark weight Z').
    rewrite MP, MZ, (weight_carries m Cm). reflexivity.
  - assert (LR : length (only n j Black) = n) by now apply only_length.
    assert (T : forall k, tally k (turn R) = occ k (only n j Black) + (cnt k a + cnt k b)).
    { intros k. unfold R, turn. cbn [filled map hd fold_right].
      assert (Te : forall s, tally k (map e s) = 0) by (induction s; auto).
      change (fun _ : option colour => []) with e. rewrite !tally_zip by (rewrite ?zip_min, ?map_length; lia).
      rewrite Te, !occ_filled. lia. }
    intros k. rewrite T. destruct k.
    + unfold only. enough (1 <= occ Black (nones j ++ Some Black :: nones (n - S j))) by lia. generalize (n - S j). clear. intros k.
      induction j as [|j IH]; [rewrite nones_0|rewrite nones_S]; simpl; auto; lia.
    + rewrite !num_cons, num_nil in G. simpl in G. lia.
    + rewrite !num_cons, num_nil in W. simpl in W. lia.
Qed.
Lemma two_turn z F : two z F -> two (prey z) (turn_colours F).
Proof. unfold two. now rewrite !turn_colours_num. Qed.
Lemma C_holds n : 5 <= n -> S2_1_C n.
Proof.
  intros N z j F H J T.
  assert (H' : full 2 n (turn_colours F)) by now apply turn_colours_full.
  assert (H'' : full 2 n (turn_colours (turn_colours F))) by now apply turn_colours_full.
  pose proof (two_turn _ _ T) as T'. pose proof (two_turn _ _ T') as T''. destruct z.
  - now apply C_black.
  - apply turn_strip_solv. rewrite turn_strip_only. apply turn_strip_solv. rewrite turn_strip_only.
    now apply C_black.
  - apply turn_strip_solv. rewrite turn_strip_only. now apply C_black.
Qed.
End Black.

Lemma D_columns n F : 5 <= n -> full n 2 F -> three F -> solv (view_of (filled F)).
Proof.
  intros N H T. apply (turned_solv n 2); auto. apply (S2_1_D_holds n N).
  - apply turned_full, H.
  - now apply (turned_three n 2).
Qed.
Lemma C_settles w : begins (lines_C None) starts_C w ->
  reducible 3 run 5 fits_C weight w \/ flagged run w \/ short run 5 w \/ lacks w.
Proof.
  exact (strip_settled run (le_n_S _ _ (Nat.le_0_l 3)) 5 3 fits_C weight (lines_C None) red_C all_C starts_C
    red_C_reduces all_C_plays check_C w).
Qed.
Theorem S2_1_C_holds n : 5 <= n -> S2_1_C n.
Proof.
  apply C_holds. intros w m L. refine (C_lines D_columns C_settles settled_five _ settled_five_solv _ w m eq_refl L).
  intros P m' Z. exact (on_five_tests settled_five P m' Z check_C5).
Qed.
