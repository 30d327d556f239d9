(* docs/every-size.md, 2.2: boards of 4x4. A row or a column is removed such that three colours
   remain, which leaves a board of 3x4, or the search finds a play. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Turned Exceptions Search
  S2_2_Small.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).

(* Whether row a can be removed into b, or into l and r beside it, such that three colours remain,
   with those of D. *)
Definition three_left (D : list line) : bool := forallb is_full D &&& is_three (map colours_of D).
Fixpoint removable (depth : nat) (a b : line) (D : list line) : bool :=
  if is_empty a then three_left (b :: D) else
  match depth with
  | 0 => false
  | S depth => some (fun ab => removable depth (fst ab) (snd ab) D) (downs [] [] a b)
                 ||| some (fun a' => removable depth a' b D) (row_captures [] a [])
  end.
Fixpoint removable_between (depth : nat) (l a r : line) (D : list line) : bool :=
  if is_empty a then three_left (l :: r :: D) else
  match depth with
  | 0 => false
  | S depth => (some (fun al => removable_between depth (snd al) (fst al) r D) (downs [] [] a l)
                 ||| some (fun ar => removable_between depth l (fst ar) (snd ar) D)
                   (downs [] [] a r))
                 ||| some (fun a' => removable_between depth l a' r D) (row_captures [] a [])
  end.

Lemma goes_captured n A a C a' : wide n A -> wide n C -> length a = n ->
  In a' (row_captures [] a []) -> length a' = n /\ goes n (A ++ a :: C) (A ++ a' :: C).
Proof.
  intros WA WC L I. apply (row_sound unguarded A C) in I; [|intros j; now destruct j].
  destruct I as [E O].
  simpl in E, O. split; [lia|]. destruct O as (m & Lm & _ & S).
  assert (W : forall b, length b = n -> wide n (A ++ b :: C)) by (intros b Lb; auto with wide).
  apply goes_reach; [now apply W|apply W; lia|now rewrite !app_length|now apply reach_step with m].
Qed.
Lemma removable_sound n D depth : forall a b, length a = n -> length b = n ->
  removable depth a b D = true -> exists r, length r = n /\ goes n [a; b] [r] /\
    three_left (r :: D) = true.
Proof.
  induction depth as [|depth IH]; intros a b La Lb H; cbn [removable] in H;
    destruct (is_empty a) eqn:E; try discriminate.
  1, 2: exists b; splits; auto; apply is_empty_nones in E; rewrite E, La;
    apply (goes_after n [b] [nones n] []); [wid|apply goes_nones].
  rewrite <- orb_lazy_alt, orb_true_iff, !some_exists in H.
  destruct H as [((a', b') & I & H)|(a' & I & H)].
  - apply (downs_sound n) in I; auto; [|lia]. destruct I as (La' & Lb' & G). simpl in G, H.
    destruct (IH a' b' La' Lb' H) as (r & Lr & G' & T). exists r. splits; auto.
    eapply goes_trans; eauto.
  - apply (goes_captured n [] a [b]) in I; auto with wide. destruct I as [La' G]. simpl in G.
    destruct (IH a' b La' Lb H) as (r & Lr & G' & T). exists r. splits; auto.
    eapply goes_trans; eauto.
Qed.
Lemma removable_between_sound n D depth : forall l a r, length l = n -> length a = n -> length r = n
  -> removable_between depth l a r D = true ->
  exists s t, length s = n /\ length t = n /\ goes n [l; a; r] [s; t] /\
    three_left (s :: t :: D) = true.
Proof.
  induction depth as [|depth IH]; intros l a r Ll La Lr H; cbn [removable_between] in H;
    destruct (is_empty a) eqn:E; try discriminate.
  1, 2: exists l, r; splits; auto; apply is_empty_nones in E; rewrite E, La;
    apply (goes_in n [l] [r] [nones n] []); [wid|wid|apply goes_nones].
  rewrite <- !orb_lazy_alt, !orb_true_iff, !some_exists in H.
  destruct H as [[((a', l') & I & H)|((a', r') & I & H)]|(a' & I & H)].
  - apply (downs_sound n) in I; auto; [|lia]. destruct I as (La' & Ll' & G). simpl in G, H.
    destruct (IH l' a' r Ll' La' Lr H) as (s & t & Ls & Lt & G' & T). exists s, t. splits; auto.
    eapply goes_trans; [|exact G']. apply (goes_after n [r] [l; a] [l'; a']); [wid|].
    apply (goes_flip n _ _ G).
  - apply (downs_sound n) in I; auto; [|lia]. destruct I as (La' & Lr' & G). simpl in G, H.
    destruct (IH l a' r' Ll La' Lr' H) as (s & t & Ls & Lt & G' & T). exists s, t. splits; auto.
    eapply goes_trans; [|exact G']. now apply (goes_cons n l).
  - apply (goes_captured n [l] a [r]) in I; auto with wide. destruct I as [La' G].
    destruct (IH l a' r Ll La' Lr H) as (s & t & Ls & Lt & G' & T). exists s, t. splits; auto.
    eapply goes_trans; eauto.
Qed.

Lemma colours_of_filled r : colours_of (map Some r) = r.
Proof. induction r as [|c r IH]; simpl; f_equal; auto. Qed.
Lemma three_left_three D E : three_left D = true -> incl D (filled E) -> three E.
Proof.
  unfold three_left. rewrite <- andb_lazy_alt, andb_true_iff. intros [_ T] I c.
  apply is_three_three in T.
  specialize (T c). unfold num in *. rewrite cnt_in, in_concat in *. destruct T as (r & J & K).
  apply in_map_iff in J. destruct J as (s & <- & J). apply I in J. unfold filled in J.
  apply in_map_iff in J.
  destruct J as (t & <- & J). rewrite colours_of_filled in K. eauto.
Qed.
Lemma three_left_full D r : three_left D = true -> In r D -> map Some (colours_of r) = r.
Proof.
  unfold three_left. rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall. intros [F _] I.
  now apply colours_filled, F.
Qed.

(* The first row or the second of a board is removed, whatever the rows after D are. *)
Definition shrinks (a b c : list colour) (D : block) : bool :=
  removable 8 (map Some a) (map Some b) (filled D)
    ||| removable_between 8 (map Some a) (map Some b) (map Some c) (filled (tl D)).
Definition board_shrinks (F : block) : bool :=
  match F with a :: b :: c :: D => shrinks a b c (c :: D) | _ => false end.
Section Shrinks.
Variables m n : nat.
Hypothesis Less : forall F, full (S (S m)) n F -> three F -> solv (view_of (filled F)).
Lemma shrinks_solv a b c D E : full (S (S (S m))) n (a :: b :: c :: D) -> incl E (c :: D) ->
  incl (tl E) D -> shrinks a b c E = true -> solv (view_of (filled (a :: b :: c :: D))).
Proof.
  intros H I I' S. unfold shrinks in S. rewrite <- orb_lazy_alt, orb_true_iff in S.
  apply full_cons in H. destruct H as [La H]. apply full_cons in H. destruct H as [Lb H].
  pose proof H as HD. apply full_cons in HD. destruct HD as [Lc HD].
  apply (incl_map (map Some)) in I. apply (incl_map (map Some)) in I'.
  destruct S as [S|S].
  - apply (removable_sound n) in S; [|now rewrite map_length|now rewrite map_length].
    destruct S as (r & Lr & G & T).
    pose proof (three_left_full _ r T (or_introl eq_refl)) as Er. pose proof Lr as Lr'.
    rewrite <- Er in G, Lr'.
    rewrite map_length in Lr'.
    apply (goes_after n (filled (c :: D))) in G; [|apply (wide_filled (S m)), H].
    apply (goes_solv _ _ _ G).
    apply (Less (colours_of r :: c :: D)); [now apply full_cons|].
    apply (three_left_three _ _ T). rewrite filled_cons, Er. apply incl_cons; [now left|].
    now apply incl_tl.
  - apply (removable_between_sound n) in S; try now rewrite map_length.
    destruct S as (s & t & Ls & Lt & G & T).
    pose proof (three_left_full _ s T (or_introl eq_refl)) as Es.
    pose proof (three_left_full _ t T (or_intror (or_introl eq_refl))) as Et.
    rewrite <- Es, <- Et, !map_length in *.
    apply (goes_after n (filled D)) in G; [|apply (wide_filled m), HD]. apply (goes_solv _ _ _ G).
    apply (Less (colours_of s :: colours_of t :: D)).
    + apply full_cons. split; auto. now apply full_cons.
    + rewrite Es, Et in T. apply (three_left_three _ _ T). rewrite !filled_cons, Es, Et.
      apply incl_cons; [now left|]. apply incl_cons; [right; now left|]. now apply incl_tl, incl_tl.
Qed.
End Shrinks.

(* Rows b and c in the middle, a before b and d after c. *)
Definition either_shrinks (F : block) : bool := board_shrinks F ||| board_shrinks (rev F).
Definition square (found : block -> bool) (F : block) : bool :=
  ((negb (is_three F) ||| either_shrinks (turned 4 F)) ||| either_shrinks F) ||| found F.
Definition unshrunk (b c : list colour) : block := filter (fun a => negb (shrinks a b c []))
  (all_rows 4).
Definition middle_rows (found : block -> bool) (b c : list colour) : bool :=
  match unshrunk b c with
  | [] => true
  | A => forallb (fun d => shrinks d c b [] ||| forallb (fun a => square found [a; b; c; d]) A)
    (all_rows 4)
  end.
Definition on_square (found : block -> bool) : bool :=
  forallb (fun b => match b with Black :: _ => forallb (middle_rows found b) (all_rows 4) | _ =>
    true end) (all_rows 4).
Lemma check_4x4 : on_square is_found = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma on_square_tests found : on_square found = true ->
  forall b c, length b = 3 -> length c = 4 -> middle_rows found (Black :: b) c = true.
Proof.
  unfold on_square. generalize (middle_rows found). intros test H b c Lb Lc.
  rewrite forallb_forall in H.
  assert (R : forall r, length r = 4 -> In r (all_rows 4)) by (intros r <-; apply all_rows_in).
  specialize (H (Black :: b) (R (Black :: b) (f_equal S Lb))). cbn iota in H.
  rewrite forallb_forall in H. auto.
Qed.

Section Square.
Variable found : block -> bool.
Hypothesis found_holds : forall m n F, full m n F -> 1 <= m -> 1 <= n -> found F = true ->
  solv (view_of (filled F)).
Hypothesis settled_4x4 : forall b c, length b = 3 -> length c = 4 ->
  middle_rows found (Black :: b) c = true.
Lemma shrinks_4x4 a b c D E : full 4 4 (a :: b :: c :: D) -> incl E (c :: D) -> incl (tl E) D ->
  shrinks a b c E = true -> solv (view_of (filled (a :: b :: c :: D))).
Proof. apply (shrinks_solv 1 4 small_3x4). Qed.
Lemma flipped m n F : full m n F -> solv (view_of (filled (rev F))) -> solv (view_of (filled F)).
Proof.
  intros H S. rewrite <- (rev_involutive F), filled_rev. apply (solv_flip _ n); auto.
  apply (wide_filled m), full_rev, H.
Qed.
Lemma board_shrinks_solv F : full 4 4 F -> board_shrinks F = true -> solv (view_of (filled F)).
Proof.
  intros H S. destruct F as [|a [|b [|c D]]]; try discriminate.
  apply (shrinks_4x4 a b c D (c :: D)); auto using incl_refl.
Qed.
Lemma either_shrinks_solv F : full 4 4 F -> either_shrinks F = true -> solv (view_of (filled F)).
Proof.
  unfold either_shrinks. rewrite <- orb_lazy_alt, orb_true_iff.
  intros H [S|S]; [now apply board_shrinks_solv|].
  apply (flipped 4 4); auto. apply board_shrinks_solv; auto. now apply full_rev.
Qed.
Lemma square_solv F : full 4 4 F -> three F -> square found F = true -> solv (view_of (filled F)).
Proof.
  unfold square. rewrite <- !orb_lazy_alt, !orb_true_iff, negb_true_iff. intros H T [[[S|S]|S]|S].
  - apply is_three_three in T. congruence.
  - apply (turned_solv 4 4); auto. apply either_shrinks_solv; auto. apply turned_full, H.
  - now apply either_shrinks_solv.
  - apply (found_holds 4 4); auto; repeat constructor.
Qed.
Lemma black_4x4 F : full 4 4 F -> three F -> hd Green (nth 1 F []) = Black ->
  solv (view_of (filled F)).
Proof.
  intros H T B. destruct F as [|a [|b [|c [|d [|]]]]]; try (now destruct H). simpl in B.
  assert (L : length a = 4 /\ length b = 4 /\ length c = 4 /\ length d = 4).
  { destruct H as [_ W]. inversion W as [|? ? La W1]; inversion W1 as [|? ? Lb W2];
      inversion W2 as [|? ? Lc W3];
      inversion W3; auto. }
  destruct L as (La & Lb & Lc & Ld). destruct b as [|e b]; [discriminate|]. simpl in B. subst e.
  assert (R : forall r, length r = 4 -> In r (all_rows 4)) by (intros r <-; apply all_rows_in).
  injection Lb as Lb. pose proof (settled_4x4 b c Lb Lc) as K. unfold middle_rows in K.
  destruct (shrinks a (Black :: b) c []) eqn:S.
  { apply (shrinks_4x4 a _ c [d] []); auto; intros x []. }
  assert (I : In a (unshrunk (Black :: b) c)).
  { unfold unshrunk. apply filter_In. rewrite S. auto. }
  destruct (unshrunk (Black :: b) c) as [|a' A]; [contradiction|]. rewrite forallb_forall in K.
  specialize (K d (R d Ld)).
  rewrite <- orb_lazy_alt, orb_true_iff, forallb_forall in K. destruct K as [K|K].
  - apply (flipped 4 4); auto. apply (shrinks_4x4 d c (Black :: b) [a] []);
      [now apply full_rev in H|intros x []|intros x []|auto].
  - apply square_solv; auto.
Qed.
Lemma turn_colours_full m n F : full m n F -> full m n (turn_colours F).
Proof.
  intros [L H]. unfold turn_colours. split; [now rewrite map_length|]. rewrite Forall_forall in *.
  intros r I.
  apply in_map_iff in I. destruct I as (s & <- & I). rewrite map_length. auto.
Qed.
Lemma all_4x4 F : full 4 4 F -> three F -> solv (view_of (filled F)).
Proof.
  intros H T. pose proof (turn_colours_full 4 4 F H) as H'.
  pose proof (turn_colours_full 4 4 _ H') as H''.
  pose proof (turn_colours_three F T) as T'. pose proof (turn_colours_three _ T') as T''.
  destruct F as [|a [|[|[] b] F]]; try (destruct H as [L W]; try discriminate L;
    inversion W as [|? ? _ W'];
    inversion W' as [|? ? Lb _]; discriminate Lb).
  - now apply black_4x4.
  - now apply turned_colours_solv, turned_colours_solv, black_4x4.
  - now apply turned_colours_solv, black_4x4.
Qed.
End Square.
Theorem S2_1_small_4x4 F : full 4 4 F -> three F -> solv (view_of (filled F)).
Proof. exact (all_4x4 is_found is_found_solv (on_square_tests is_found check_4x4) F). Qed.
