(* docs/every-size.md, 2.3 to 2.9, for free columns. Strips lie turned: a column is a line. What is
   claimed of strips may have exceptions here, short ones. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search S2_2_Small
  S2_5_Growth S2_8_Guards S2_9_Flags.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).
Notation flags := (list (list (option colour) * bool)) (only parsing).

(* A line in which each colour can come down. *)
Definition has_free (R : strip) : Prop := exists i, forall c, exists j,
  reach (view_of R) (lone (i, j) c).
Lemma stable_free n : stable n has_free.
Proof.
  split.
  - intros R R' _ _ _ P (i & F). exists i. intros c. destruct (F c) as (j & Q). exists j.
    eapply reach_trans; eauto.
  - intros A C WA WC (i & F). exists (fst (beyond (length A) (i, 0))). intros c.
    destruct (F c) as (j & Q). exists j.
    now apply (L1_reach A C n i j c WA WC).
Qed.
Lemma goes_free n A R R' C : goes n R R' -> wide n A -> wide n C -> has_free (A ++ R' ++ C) ->
  has_free (A ++ R ++ C).
Proof. intros (_ & _ & H) WA WC. apply (H _ (stable_free n)); auto. Qed.

(* 2.8, for all three colours with the same lines guarded. *)
Definition plays_free (f : flags) : Prop := exists i, end_free f i = true /\ forall c,
  plays_to f i c.
Lemma double_plays_free L1 a L2 : mono a = true -> plays_free (L1 ++ (a, true) :: L2) ->
  plays_free (L1 ++ (a, true) :: (a, true) :: L2).
Proof.
  intros M (i & E & P). exists (place (length L1) i). split; [now apply double_free|].
  intros c. now apply double_plays_to.
Qed.
Lemma stretch_free j f : forall g, Forall (fun a => snd a = true -> mono (fst a) = true) f ->
  plays_free (g ++ f) -> plays_free (g ++ stretch j f).
Proof.
  induction f as [|[a b] f IH]; intros g M P; auto. inversion M as [|? ? Ma Mf]; subst. simpl in Ma.
  change (stretch j ((a, b) :: f)) with ((if b then repeat (a, b) (S j) else [(a, b)]) ++ stretch j
    f).
  rewrite app_assoc. apply IH; auto. rewrite <- app_assoc. destruct b; auto. clear IH.
  induction j as [|j IHj]; auto. simpl in *. now apply double_plays_free; auto.
Qed.
Lemma plays_free_has f : plays_free f -> has_free (map fst f).
Proof. intros (i & _ & P). exists i. intros c. destruct (P c) as (j & Q). exists j.
eapply gplay_reach, Q. Qed.

(* A play that is given is followed. A capture is named by whether it goes across the lines, the
   line, and its place among the captures there, from the first or from the last. *)
Definition ends_at (i : nat) (c : colour) (t : bool) (p : cell) (d : colour) : bool :=
  colour_eqb c d &&& ((if t then snd p else fst p) =? i).
Notation capture := (bool * nat * bool * nat)%type (only parsing).
Definition captured (i : nat) (back : bool) (k : nat) (R gs : strip) : option strip :=
  match skipn i R with
  | r :: C =>
      let rs := row_captures [] r (nth i gs []) in
      match nth_error (if back then rev rs else rs) k with Some r' => Some (firstn i R ++ r' :: C)
        | None => None end
  | [] => None
  end.
Lemma captured_along i back k R gs R' : captured i back k R gs = Some R' ->
  In R' (captures_along [] R gs).
Proof.
  assert (K : forall i R pre gs r r' C, skipn i R = r :: C ->
    In r' (row_captures [] r (nth i gs [])) -> In (rev_append pre (firstn i R ++ r' :: C))
      (captures_along pre R gs)).
  { clear. induction i as [|i IH]; intros [|a R] pre gs r r' C S I; try discriminate;
      simpl in S |- *; apply in_or_app.
    - injection S as -> ->. left. apply (in_map (fun r' => rev_append pre (r' :: C))).
      now destruct gs.
    - right. apply (IH R (a :: pre) (tl gs) r); auto. now rewrite nth_tl. }
  unfold captured. intros H. destruct (skipn i R) as [|r C] eqn:S; [discriminate|].
  destruct (nth_error _ k) as [r'|] eqn:E; [|discriminate]. injection H as <-.
  apply (K i R [] gs r); auto.
  apply nth_error_In in E. destruct back; auto. now apply in_rev.
Qed.
Fixpoint follow (good : bool -> cell -> colour -> bool) (t : bool) (gs hs : strip)
  (ms : list capture) (R : strip) : bool :=
  match ms with
  | [] => match start_of R with [(p, c)] => good t p c | _ => false end
  | (across, i, back, k) :: ms =>
      if Bool.eqb across t then
        match captured i back k R gs with Some R' => follow good t gs hs ms R' | None => false end
      else
        match captured i back k (turn R) hs with Some R' => follow good (negb t) hs gs ms R'
          | None => false end
  end.
Lemma follow_found good G ms : forall t gs hs R m n, length R = m -> wide n R -> 1 <= m -> 1 <= n ->
  (forall x, as_it_stands t G x = view_of gs x) -> (forall x, as_it_stands (negb t) G x = view_of hs
  x) -> follow good t gs hs ms R = true ->
  exists t' p c, good t' p c = true /\ gplay G (as_it_stands t (view_of R))
    (as_it_stands t' (lone p c)).
Proof.
  induction ms as [|[[[across i] back] k] ms IH]; intros t gs hs R m n LR W Hm Hn Gg Gh H;
    cbn [follow] in H.
  - destruct (start_of R) as [|[p c] [|]] eqn:E; try discriminate.
    exists t, p, c. split; auto. apply gplay_end, same_turned, lone_start, E.
  - destruct (Bool.eqb across t).
    + destruct (captured i back k R gs) as [R'|] eqn:E; [|discriminate].
      apply captured_along, (captures_sound n (as_it_stands t G)) in E; [|auto|simpl; auto].
      simpl in E. destruct E as (L & W' & O).
      destruct (IH t gs hs R' m n) as (t' & p & c & A & B); auto; [lia|].
      exists t', p, c. split; auto. eapply one_gplay; [exact O|exact B].
    + destruct (captured i back k (turn R) hs) as [R'|] eqn:E; [|discriminate].
      assert (N : R <> []) by (intros ->; simpl in LR; lia).
      destruct (turn_spec n R W N) as (TL & TW & TV).
      apply captured_along, (captures_sound m (as_it_stands (negb t) G)) in E;
        [|simpl; now rewrite <- LR|simpl; auto].
      simpl in E. destruct E as (L & W' & O).
      destruct (IH (negb t) hs gs R' n m) as (t' & p & c & A & B); auto; [lia| |].
      { intros x. now rewrite negb_involutive. }
      exists t', p, c. split; auto. eapply gplay_same; [|eapply one_gplay; [exact O|exact B]].
      eapply same_trans; [apply same_sym, stands_turned|]. apply same_turned. intros x. symmetry.
      apply TV.
Qed.
(* A witness of a free line: the line, and a play for each colour. *)
Notation plays := (nat * (colour -> list capture))%type (only parsing).
Definition followed (f : flags) (w : plays) : bool :=
  (0 <? length f) &&& (end_free f (fst w) &&& forallb (fun c =>
    follow (ends_at (fst w) c) false (guards_of f) (turn (guards_of f)) (snd w c) (map fst f))
      palette).
Lemma followed_plays n f w : wide n (map fst f) -> 1 <= n -> followed f w = true -> plays_free f.
Proof.
  intros W N H. unfold followed in H. rewrite <- !andb_lazy_alt, !andb_true_iff, Nat.ltb_lt,
    forallb_forall in H.
  destruct H as (L & E & H). exists (fst w). split; auto. intros c.
  specialize (H c ltac:(destruct c; simpl; auto)).
  assert (Wg : wide n (guards_of f)).
  { unfold wide, guards_of in *. rewrite Forall_forall in *. intros a I.
    apply in_map_iff in I. destruct I as (b & <- & I). specialize (W (fst b) (in_map fst _ _ I)).
    destruct (snd b); auto. now rewrite map_length. }
  assert (Ng : guards_of f <> []) by (destruct f; [simpl in L; lia|discriminate]).
  apply (follow_found _ (view_of (guards_of f)) _ false _ _ _ (length f) n) in H; auto;
    [|apply map_length|].
  - destruct H as (t & p & d & K & P). unfold ends_at in K.
    rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq in K.
    destruct K as [K Ei]. destruct (colour_spec c d) as [->|]; [|discriminate]. destruct p as [r s].
    destruct t; simpl in *.
    + exists r. eapply gplay_end_same; [exact P|]. intros [a b].
      unfold flipv, lone. simpl. rewrite !cell_eqb_pair. rewrite <- Ei. now rewrite andb_comm.
    + exists s. now rewrite <- Ei.
  - intros x. symmetry. apply (turn_spec n); auto.
Qed.

Section Free.
Variables (h : nat) (fits : line -> bool).
Hypothesis fits_length : forall a, fits a = true -> length a = h.
Variable T : nat.
Hypothesis T1 : 4 <= T.
(* The exceptions have four lines at most. *)
Variable exc : strip -> bool.
Hypothesis exc_short : forall r, exc r = true -> length r <= 4.
Notation fit := (fit fits).

Lemma fit_wide_h u : fit u -> wide h u.
Proof. unfold S2_5_Growth.fit, wide. rewrite !Forall_forall. auto. Qed.

(* 2.3: a strip w gives way to a shorter one, of three colours. *)
Definition shorter (w r : strip) : Prop := exists P I Z I', w = P ++ I ++ Z /\ r = P ++ I' ++ Z /\
  length I <= S T /\ goes h I I' /\ fit I' /\ length r < length w /\ all_colours r.
Definition runny (w : strip) : Prop := exists X c Y, mono c = true /\ w = X ++ repeat c T ++ Y.
Definition gives (least : nat) (w : strip) : Prop := exists r, shorter w r /\ least <= length r /\
  exc r = false.
Definition reducible (w : strip) : Prop := gives 3 w /\ (runny w -> gives 4 w).
(* A part of a strip, so that the strip is reducible whatever is beside it. *)
Definition reduces (u : strip) : Prop := exists r, shorter u r /\
  3 + length u <= Nat.max 4 (length u) + length r /\
  (forall A C, exc (A ++ r ++ C) = false) /\ (~ runny u \/ 4 + length u <= Nat.max 4 (length u) +
    length r).

Lemma shorter_in A u r C : shorter u r -> shorter (A ++ u ++ C) (A ++ r ++ C).
Proof.
  intros (P & I & Z & I' & -> & -> & L & G & F & M & K). exists (A ++ P), I, (Z ++ C), I'.
  splits; auto.
  - now rewrite <- !app_assoc.
  - now rewrite <- !app_assoc.
  - rewrite !app_length in *. lia.
  - intros c. specialize (K c). rewrite !tally_app in *. lia.
Qed.
Lemma reduces_in A u C : reduces u -> 4 <= length (A ++ u ++ C) ->
  (runny (A ++ u ++ C) -> 5 <= length (A ++ u ++ C)) ->
  reducible (A ++ u ++ C).
Proof.
  intros (r & S & B & K & R) L L'. split.
  - exists (A ++ r ++ C). splits; auto using shorter_in. rewrite !app_length in *. lia.
  - intros Q. exists (A ++ r ++ C). specialize (L' Q). splits; auto using shorter_in.
    rewrite !app_length in *.
    assert (D : A = [] /\ C = [] \/ 1 <= length A + length C) by (destruct A, C; simpl; auto; lia).
    destruct D as [[-> ->]|D]; [|lia]. cbn [app] in Q. rewrite app_nil_r in Q.
    destruct R as [R|R]; [contradiction|].
    cbn [length app] in *. lia.
Qed.
Lemma shorter_longer X c Y r : shorter (X ++ repeat c T ++ Y) r ->
  exists r', shorter (X ++ repeat c (S T) ++ Y) r' /\ length r' = S (length r).
Proof.
  intros (P & I & Z & I' & E & -> & L & G & F & M & K).
  destruct (part_longer T X c Y P I Z L E) as (P' & Z' & E').
  assert (Q : length (P' ++ I' ++ Z') = S (length (P ++ I' ++ Z))).
  { apply (f_equal (@length _)) in E, E'. rewrite !app_length, !repeat_length in *. lia. }
  exists (P' ++ I' ++ Z'). split; auto. exists P', I, Z', I'. splits; auto.
  - rewrite Q, E, !app_length, !repeat_length in *. apply (f_equal (@length _)) in E.
    rewrite !app_length, !repeat_length in *. lia.
  - intros e. specialize (K e). apply (f_equal (tally e)) in E, E'. rewrite !tally_app in *.
    simpl in *. lia.
Qed.
Lemma S2_6_reducible_longer X c Y : mono c = true -> reducible (X ++ repeat c T ++ Y) ->
  reducible (X ++ repeat c (S T) ++ Y).
Proof.
  intros M [_ H]. destruct (H (ex_intro _ X (ex_intro _ c (ex_intro _ Y (conj M eq_refl))))) as
    (r & S & L & _).
  destruct (shorter_longer X c Y r S) as (r' & S' & L').
  assert (E : exc r' = false).
  { destruct (exc r') eqn:E; auto. apply exc_short in E. lia. }
  split; [|intros _]; exists r'; splits; auto; lia.
Qed.

Definition flagged (w : strip) : Prop := exists f, map fst f = w /\ plays_free f /\ covers_runs T f.
Lemma flagged_free w : flagged w -> has_free w.
Proof. intros (f & <- & P & _). now apply plays_free_has. Qed.
Lemma flagged_longer X c Y : mono c = true -> flagged (X ++ repeat c T ++ Y) ->
  flagged (X ++ repeat c (S T) ++ Y).
Proof.
  intros M (f & E & P & C). destruct (covers_longer T ltac:(lia) X c Y f M E C) as
    (L1 & L2 & -> & E').
  exists (L1 ++ (c, true) :: (c, true) :: L2). splits; auto using double_plays_free.
  apply double_covers; auto. lia.
Qed.

(* 2.9. A witness says how long runs are cut down, and with what plays. *)
Definition stretches (u : strip) (f : flags) (j : nat) : bool :=
  same_strip (map fst (stretch j f)) u &&&
  (covers_b T (stretch j f) &&& forallb (fun a => negb (snd a) ||| mono (fst a)) f).
Lemma stretches_flagged u f j w : wide h u -> 1 <= h -> stretches u f j = true ->
  followed f w = true -> flagged u.
Proof.
  intros W N H P. unfold stretches in H. rewrite <- !andb_lazy_alt, !andb_true_iff,
    forallb_forall in H.
  destruct H as [S [C M]]. apply same_strip_eq in S. apply covers_b_runs in C; [|lia].
  assert (Wf : wide h (map fst f)).
  { unfold wide in *. rewrite Forall_forall in *. intros a I. apply W. rewrite <- S.
    apply in_map_iff in I.
    destruct I as (b & <- & I). apply in_map. now apply stretch_in. }
  exists (stretch j f). splits; auto. apply (stretch_free j f []).
  - apply Forall_forall. intros a I E. specialize (M a I). rewrite E in M. exact M.
  - simpl. now apply (followed_plays h f w).
Qed.
Definition whole (witness : strip -> nat * nat * plays) (u : strip) : bool :=
  ((length u <=? 3) ||| exc u) |||
  let '(k, g, w) := witness u in let f := squeeze T k g 0 u in stretches u f (T - k) &&&
    followed f w.
Lemma whole_free witness u : wide h u -> 1 <= h -> whole witness u = true -> flagged u \/
  length u <= 3 \/ exc u = true.
Proof.
  intros W N H. unfold whole in H. rewrite <- !orb_lazy_alt, !orb_true_iff, Nat.leb_le in H.
  destruct H as [H|H]; auto. destruct (witness u) as [[k g] w].
  rewrite <- andb_lazy_alt, andb_true_iff in H.
  destruct H as [S F]. left. now apply (stretches_flagged u _ _ w W N S).
Qed.

(* 2.7: each strip that holds one of those from which the growth starts is reducible, or has guarded
   plays, or is an exception. *)
Section Settled.
Variables (alphabet : list line) (red all : strip -> bool) (starts : list strip).
Hypothesis red_reduces : forall w, red w = true -> reduces w.
Hypothesis all_free : forall w, all w = true -> flagged w \/ length w <= 3 \/ exc w = true.
Hypothesis grown : grows T alphabet red all starts = true.
Notation begins := (begins alphabet starts).
Hypothesis starts_vary : forall w, begins w -> all_colours w.

Lemma runny_long w : begins w -> runny w -> S T <= length w.
Proof.
  intros B (X & c & Y & M & E). apply starts_vary in B. rewrite E, !app_length, repeat_length.
  destruct X, Y; simpl; try lia. exfalso. simpl in E. rewrite app_nil_r in E.
  unfold mono in M. apply some_exists in M. destruct M as (x & _ & M).
  assert (Q : forall k, tally (prey x) (repeat c k) = 0).
  { assert (O : forall a, plain x a = true -> occ (prey x) a = 0).
    { induction a as [|[d|] a IH]; simpl; auto.
      destruct (colour_spec x d) as [->|]; [|discriminate].
      intros H. rewrite IH by auto. destruct d; reflexivity. }
    induction k as [|k IH]; auto. simpl. rewrite IH, O; auto. }
  specialize (B (prey x)). rewrite E, Q in B. lia.
Qed.
Theorem S2_7_strip_settled w : begins w -> 4 <= length w -> reducible w \/ flagged w \/
  exc w = true.
Proof.
  remember (length w) as k eqn:K. revert w K. induction k as [k IH] using lt_wf_ind.
  intros w -> Bw L. pose proof Bw as (P & I & Z & E & J & A). pose proof grown as G.
  unfold grows in G.
  rewrite forallb_forall in G. specialize (G I J).
  rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff, Nat.leb_le in G.
  destruct G as [LI G].
  assert (In_part : forall P I Z, w = P ++ I ++ Z -> red I = true -> reducible w).
  { intros P' I' Z' E' R. rewrite E' in *. apply reduces_in; auto. intros Q.
    apply runny_long in Q; auto. lia. }
  destruct (no_long_dec T w) as [N|(X & c & Y & M & F)].
  - destruct G as [G|G].
    + left. now apply (In_part P I Z).
    + rewrite E in N. rewrite <- (rev_involutive I) in N.
      apply (right_settles T fits (fun _ => 0) mono alphabet red all 30) in N; auto.
      rewrite rev_involutive, <- E in N. destruct N as [(P' & I' & Z' & E' & R)|W].
      * left. now apply (In_part P' I' Z').
      * apply all_free in W. destruct W as [W|[W|W]]; auto. lia.
  - assert (B' : begins (X ++ repeat c T ++ Y)).
    { rewrite F in E. apply (part_shorter T) in E; [|lia|auto]. destruct E as (P' & Z' & E & A').
      exists P', I, Z'. auto. }
    assert (L' : T < length (X ++ repeat c T ++ Y)).
    { apply runny_long; auto. exists X, c, Y. auto. }
    destruct (IH (length (X ++ repeat c T ++ Y))) with (w := X ++ repeat c T ++ Y) as [R|[R|R]];
      auto.
    + rewrite F, !app_length, !repeat_length. simpl. lia.
    + lia.
    + left. rewrite F. now apply S2_6_reducible_longer.
    + right. left. rewrite F. now apply flagged_longer.
    + apply exc_short in R. lia.
Qed.
End Settled.
End Free.
