(* docs/every-size.md, 2.3: whether a strip is reducible, looked up. What a line can leave when it
   is removed, and to what a window comes down, stand in tables. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search S2_2_Small
  S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_Free.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* A table by lines: its lists, by the colours in turn. *)
Inductive table (A : Type) := Void | Fork (l : list A) (b g w : table A).
Arguments Void {A}.
Arguments Fork {A}.
Fixpoint get {A} (p : line) (t : table A) : list A :=
  match t, p with
  | Void, _ => []
  | Fork l _ _ _, [] => l
  | Fork _ b g w, o :: p =>
      match o with Some Black => get p b | Some Green => get p g | Some White => get p w | None =>
        [] end
  end.
Fixpoint put {A} (p : line) (v : list A) (t : table A) : table A :=
  let '(l, b, g, w) := match t with Void => ([], Void, Void, Void) | Fork l b g w =>
    (l, b, g, w) end in
  match p with
  | [] => Fork (v ++ l) b g w
  | Some Black :: p => Fork l (put p v b) g w
  | Some Green :: p => Fork l b (put p v g) w
  | Some White :: p => Fork l b g (put p v w)
  | None :: _ => t
  end.
Lemma get_put {A} p : forall q v (t : table A) x, In x (get q (put p v t)) -> (q = p /\ In x v) \/
  In x (get q t).
Proof.
  induction p as [|o p IH]; intros q v t x I.
  - destruct t as [|l b g w]; simpl in I; destruct q as [|o' q]; simpl in *.
    + rewrite app_nil_r in I. auto.
    + destruct o' as [[]|]; destruct q; easy.
    + apply in_app_or in I. destruct I; auto.
    + auto.
  - assert (Empty : forall q, In x (get q (@Void A)) -> False) by (intros []; simpl; auto).
    destruct o as [[]|]; destruct t as [|l b g w]; simpl in I; auto; destruct q as [|[[]|] q];
      simpl in *; auto;
      try (now apply Empty in I); apply IH in I; destruct I as [[-> I]|I]; auto;
        now apply Empty in I.
Qed.
Definition fill {A} (f : line -> list A) (ps : list line) : table A :=
  fold_right (fun p t => put p (f p) t) Void ps.
Lemma get_fill {A} f ps : forall p (x : A), In x (get p (fill f ps)) -> In x (f p).
Proof.
  induction ps as [|q ps IH]; intros p x I; simpl in I; [now destruct p|].
  apply get_put in I. destruct I as [[-> I]|I]; auto.
Qed.

(* What a line leaves: the first of two, or the one between two. *)
Fixpoint nub {A} (same : A -> A -> bool) (l : list A) : list A :=
  match l with [] => [] | a :: l => let m := nub same l in if existsb (same a) m then m
    else a :: m end.
Lemma nub_in {A} same (l : list A) x : In x (nub same l) -> In x l.
Proof.
  induction l as [|a l IH]; simpl; auto. destruct (existsb _ _); [auto|]. intros [->|I]; auto.
Qed.
Definition left_by_two (h : nat) (p : line) : list line := nub same_line
  (sinks 8 (firstn h p) (skipn h p)).
Definition left_by_three (h : nat) (p : line) : list (line * line) :=
  nub (fun a b => same_line (fst a) (fst b) &&& same_line (snd a) (snd b))
    (sinks3 8 (firstn h p) (firstn h (skipn h p)) (skipn h (skipn h p))).
(* To what a window comes down: places and colours, each with a play, which is followed. *)
Notation ending := (nat * colour * list (bool * nat * bool * nat))%type (only parsing).
Definition ends_by (W : strip) (e : ending) : bool :=
  let '(i, c, ms) := e in follow (at_place c i) false [] [] ms W.
Lemma ends_by_goes n c i ms W : wide n W -> 1 <= length W -> 1 <= n -> ends_by W (i, c, ms) = true
  -> goes n W [only n i c].
Proof.
  unfold ends_by. intros Wn L N H. apply (follow_found _ unguarded _ false _ _ _ (length W) n) in H;
    auto.
  - destruct H as (t & p & d & E & P). unfold at_place in E.
    rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq in E.
    destruct E as [E Ei]. destruct (colour_spec c d) as [Ec|]; [|discriminate]. subst c i.
    apply comes_down_goes; auto.
    apply gplay_reach in P. exists (if t then snd p else fst p). eapply reach_trans; [exact P|].
    apply reach_same.
    destruct p as [r s]. destruct t; simpl; [|apply same_refl]. intros [a b]. unfold flipv, lone.
    simpl.
    rewrite !cell_eqb_pair. now rewrite andb_comm.
  - intros [i' j]. unfold Rows.view_of. simpl. now destruct i', j.
  - intros [i' j]. unfold Rows.view_of. simpl. now destruct i', j.
Qed.
Lemma takes_beside n W a i d : wide n W -> length a = n -> nth i a None = Some d ->
  goes n W [only n i (captor d)] -> goes n (W ++ [a]) [set_at i (captor d) a] /\
    goes n (a :: rev W) [set_at i (captor d) a].
Proof.
  intros Wn La E C. destruct (set_at_spec i (captor d) d a E) as (u & v & -> & <- & F). rewrite F.
  assert (G : goes n (W ++ [u ++ Some d :: v]) [u ++ Some (captor d) :: v]).
  { eapply goes_trans; [apply (goes_after n [u ++ Some d :: v]) in C; [exact C|wid]|].
    rewrite app_length in La. simpl in La. pose proof (take_below n (length u) (captor d) v) as B.
    unfold captor at 2 in B. rewrite prey3 in B. apply B; auto; lia. }
  split; auto. apply goes_flip in G. now rewrite rev_app_distr in G.
Qed.
Fixpoint cut (h : nat) (k : nat) (p : line) : strip :=
  match k with 0 => [] | S k => firstn h p :: cut h k (skipn h p) end.
Definition lines_in (h : nat) (p : line) : strip := cut h (Nat.div (length p) h) p.
Lemma lines_in_concat h W : 1 <= h -> wide h W -> lines_in h (concat W) = W.
Proof.
  intros H W'. unfold lines_in.
  assert (L : length (concat W) = length W * h).
  { induction W' as [|a W L W' IH]; simpl; auto. rewrite app_length, IH. lia. }
  rewrite L, Nat.div_mul by lia. clear L. induction W' as [|a W L W' IH]; simpl; auto. subst h.
  rewrite firstn_app, firstn_all, Nat.sub_diag, firstn_O, app_nil_r, skipn_app, skipn_all,
    Nat.sub_diag, skipn_O.
  simpl. now rewrite IH.
Qed.
Definition ends_of (h : nat) (given : list (line * list ending)) : table (nat * colour) :=
  fold_right (fun pv t => put (fst pv) (map fst (filter (ends_by (lines_in h (fst pv))) (snd pv)))
    t) Void given.
Lemma ends_of_goes h given W i c : 1 <= h -> wide h W -> 1 <= length W ->
  In (i, c) (get (concat W) (ends_of h given)) ->
  goes h W [only h i c].
Proof.
  intros H Wn L I. assert (E : exists ms, ends_by (lines_in h (concat W)) (i, c, ms) = true).
  { revert I. generalize (concat W) as p. intros p. unfold ends_of.
    induction given as [|[q v] given IH]; simpl; intros I; [now destruct p|].
    apply get_put in I. destruct I as [[-> I]|I]; auto. apply in_map_iff in I.
    destruct I as ([ic ms] & E & I).
    simpl in E. subst ic. apply filter_In in I. exists ms. tauto. }
  destruct E as (ms & E). rewrite lines_in_concat in E by auto. now apply (ends_by_goes h c i ms).
Qed.

Lemma split2 h (a b : line) : length a = h -> firstn h (a ++ b) = a /\ skipn h (a ++ b) = b.
Proof.
  intros <-. rewrite firstn_app, firstn_all, Nat.sub_diag, firstn_O, app_nil_r, skipn_app,
    skipn_all, Nat.sub_diag.
  auto.
Qed.

Section Tables.
Variables (h : nat) (fits : line -> bool) (T : nat).
Hypothesis h1 : 1 <= h.
Hypothesis fits_length : forall a, fits a = true -> length a = h.
Hypothesis T4 : 4 <= T.
Variable exc : strip -> bool.
(* The strips, of four lines at most, that are part of no exception. *)
Variable clear : strip -> bool.
Hypothesis clear_ok : forall r, clear r = true -> forall A C, exc (A ++ r ++ C) = false.
(* What is looked up. *)
Variables (two : line -> list line) (three : line -> list (line * line))
  (ends : line -> list (nat * colour)).
Hypothesis two_ok : forall p r, In r (two p) -> In r (left_by_two h p).
Hypothesis three_ok : forall p r, In r (three p) -> In r (left_by_three h p).
Hypothesis ends_ok : forall W i c, wide h W -> 1 <= length W -> In (i, c) (ends (concat W)) ->
  goes h W [only h i c].
Notation fit := (fit fits).
Notation reduces := (reduces h fits T exc).

Definition good_rest (u r : strip) : bool :=
  ((forallb fits r &&& has_three r) &&& ((length r <? length u) &&&
    (3 + length u <=? Nat.max 4 (length u) + length r))) &&&
  (((4 + length u <=? Nat.max 4 (length u) + length r) ||| negb (has_run T u)) &&& clear r).
Fixpoint tab_inner (u P Z : strip) : bool :=
  match Z with
  | l :: ((a :: r :: t) as Z') =>
      some (fun st => good_rest u (rev_append P (fst st :: snd st :: t))) (three (l ++ a ++ r)) |||
        tab_inner u (l :: P) Z'
  | _ => false
  end.
Definition tab_first (u : strip) (v : strip) (turned : bool) : bool :=
  match v with
  | a :: b :: t => some (fun r => good_rest u (if turned then rev (r :: t) else r :: t))
    (two (a ++ b))
  | _ => false
  end.
Definition tab_takes (u W : strip) (b : line) (make : line -> strip) : bool :=
  (0 <? length W) &&& some (fun ic => match nth (fst ic) b None with
    | Some d => colour_eqb (snd ic) (captor d) &&& good_rest u (make (set_at (fst ic) (snd ic) b))
    | None => false end) (ends (concat W)).
Fixpoint tab_windows (k : nat) (u P Z : strip) : bool :=
  match Z with
  | [] => false
  | a :: t =>
      (match skipn k Z with b :: t' => tab_takes u (firstn k Z) b
        (fun b' => rev_append P (b' :: t')) | [] => false end |||
       tab_takes u (rev (firstn k t)) a (fun a' => rev_append P (a' :: skipn k t))) |||
      tab_windows k u (a :: P) t
  end.
Definition tab_red (u : strip) : bool :=
  forallb fits u &&&
  (((tab_first u u false ||| tab_inner u [] u) ||| tab_first u (rev u) true) |||
   (((5 <=? length u) &&& tab_windows 2 u [] u) |||
   (((6 <=? length u) &&& tab_windows 3 u [] u) ||| ((7 <=? length u) &&& tab_windows 4 u [] u)))).

Lemma good_reduces u P I Z I' : u = P ++ I ++ Z -> length I <= S T -> goes h I I' -> fit I' ->
  good_rest u (P ++ I' ++ Z) = true -> reduces u.
Proof.
  intros E L G F H. unfold good_rest in H.
  rewrite <- !andb_lazy_alt, <- orb_lazy_alt, !andb_true_iff, orb_true_iff, !Nat.leb_le, Nat.ltb_lt,
    negb_true_iff in H.
  destruct H as [[[_ H3] [Lr Lm]] [R C]]. exists (P ++ I' ++ Z). splits; auto.
  - exists P, I, Z, I'. splits; auto. unfold has_three in H3. intros c.
    rewrite forallb_forall in H3.
    specialize (H3 c ltac:(destruct c; simpl; auto)). now rewrite Nat.ltb_lt, part_count in H3.
  - destruct R as [R|R]; auto. left. intros (X & c & Y & M & ->).
    rewrite has_run_in in R; auto; [discriminate|lia].
Qed.
Lemma good_fits u r : good_rest u r = true -> fit r.
Proof.
  unfold good_rest. rewrite <- !andb_lazy_alt, !andb_true_iff, forallb_forall. intros [[[H _] _] _].
  now apply Forall_forall.
Qed.
Lemma tab_inner_ok u : fit u -> forall Z P, u = rev P ++ Z -> tab_inner u P Z = true -> reduces u.
Proof.
  intros Fu. induction Z as [|l Z IH]; intros P E H; [discriminate|].
  destruct Z as [|a [|r t]]; try discriminate.
  cbn [tab_inner] in H. rewrite <- orb_lazy_alt, orb_true_iff, some_exists in H.
  destruct H as [([s s'] & I & H)|H].
  - pose proof Fu as Fu'. rewrite E in Fu'. apply fit_app in Fu'. destruct Fu' as [_ F].
    inversion F as [|? ? Fl F1]; inversion F1 as [|? ? Fa F2]; inversion F2 as [|? ? Fr F3]; subst.
    apply fits_length in Fl, Fa, Fr. apply three_ok, nub_in in I.
    destruct (split2 h l (a ++ r) Fl) as [E1 E2]. destruct (split2 h a r Fa) as [E3 E4].
    rewrite E1, E2, E3, E4 in I.
    apply (sinks3_sound h) in I; auto. simpl in H. rewrite rev_append_rev in H.
    apply (good_reduces _ (rev P) [l; a; r] t [s; s']) in H; auto; [simpl; lia|].
    apply good_fits in H. rewrite fit_app in H. destruct H as [_ H].
    inversion H as [|? ? H1 H2]; inversion H2; subst.
    repeat constructor; auto.
  - apply (IH (l :: P)); auto. simpl. now rewrite <- app_assoc.
Qed.
Lemma tab_first_ok u v (turned : bool) : fit v -> (if turned then rev v else v) = u ->
  tab_first u v turned = true -> reduces u.
Proof.
  intros F E H. destruct v as [|a [|b t]]; try discriminate. cbn [tab_first] in H.
  apply some_exists in H. destruct H as (r & I & H).
  apply Forall_cons_iff in F. destruct F as [Fa F1]. apply Forall_cons_iff in F1.
  destruct F1 as [Fb _].
  apply fits_length in Fa, Fb.
  apply two_ok, nub_in in I. destruct (split2 h a b Fa) as [E1 E2]. rewrite E1, E2 in I.
  apply (sinks_sound h) in I; auto. destruct I as [_ G]. pose proof (good_fits _ _ H) as Fr.
  destruct turned.
  - apply goes_flip in G. simpl in G. simpl rev in *. rewrite <- app_assoc in E. simpl in E.
    apply (good_reduces _ (rev t) [b; a] [] [r]); auto; [simpl; lia|].
    apply fit_app in Fr. tauto.
  - apply Forall_cons_iff in Fr. subst u. apply (good_reduces _ [] [a; b] t [r]); auto;
      [simpl; lia|].
    repeat constructor. tauto.
Qed.
Lemma tab_takes_ok u P Z W b make I : u = P ++ I ++ Z -> fit u -> I = W ++ [b] \/ I = b :: rev W ->
  length W <= 4 -> (forall b', make b' = P ++ [b'] ++ Z) -> tab_takes u W b make = true ->
    reduces u.
Proof.
  intros E F EI L Mk H. unfold tab_takes in H.
  rewrite <- andb_lazy_alt, andb_true_iff, Nat.ltb_lt, some_exists in H.
  destruct H as (L1 & [i c] & J & H). simpl in H.
  destruct (nth i b None) as [d|] eqn:D; [|discriminate].
  rewrite <- andb_lazy_alt, andb_true_iff in H.
  destruct H as [C H]. destruct (colour_spec c (captor d)) as [->|]; [|discriminate].
  assert (Fi : fit I) by (rewrite E in F; rewrite !fit_app in F; tauto).
  assert (Wd : wide h W /\ length b = h).
  { destruct EI as [-> | ->].
    - apply fit_app in Fi. destruct Fi as [Fw Fa]. inversion Fa; subst. split; auto.
      now apply (fit_wide_h h fits).
    - inversion Fi as [|? ? Fa Fw]; subst. split; auto. apply (fit_wide_h h fits); auto.
      apply Forall_rev in Fw. now rewrite rev_involutive in Fw. }
  destruct Wd as [Ww Lb]. apply ends_ok in J; auto.
  destruct (takes_beside h W b i d Ww Lb D J) as [G1 G2].
  assert (G : goes h I [set_at i (captor d) b]) by (destruct EI as [-> | ->]; auto).
  rewrite Mk in H. pose proof (good_fits _ _ H) as Fr. rewrite !fit_app in Fr.
  apply (good_reduces u P I Z [set_at i (captor d) b]); auto; [|tauto].
  destruct EI as [-> | ->]; simpl; rewrite ?app_length, ?rev_length; simpl; lia.
Qed.
Lemma tab_windows_ok k u : fit u -> 1 <= k <= 4 ->
  forall Z P, u = rev P ++ Z -> tab_windows k u P Z = true -> reduces u.
Proof.
  intros F K. induction Z as [|a t IH]; intros P E H; [discriminate|]. cbn [tab_windows] in H.
  rewrite <- !orb_lazy_alt, !orb_true_iff in H. destruct H as [[H|H]|H].
  - destruct (skipn k (a :: t)) as [|b t'] eqn:S; [discriminate|].
    assert (V : a :: t = firstn k (a :: t) ++ b :: t') by (rewrite <- S; symmetry;
      apply firstn_skipn).
    assert (L : length (firstn k (a :: t)) = k).
    { pose proof (f_equal (@length _) S) as Ls. rewrite skipn_length in Ls. rewrite firstn_length.
      cbn [length] in *. lia. }
    apply (tab_takes_ok u (rev P) t' (firstn k (a :: t)) b (fun b' => rev_append P (b' :: t'))
      (firstn k (a :: t) ++ [b])) in H;
      auto; try lia.
    + rewrite E, V at 1. now rewrite <- app_assoc.
    + intros b'. apply rev_append_rev.
  - apply (tab_takes_ok u (rev P) (skipn k t) (rev (firstn k t)) a
      (fun a' => rev_append P (a' :: skipn k t)) (a :: firstn k t)) in H; auto.
    + rewrite E. simpl. now rewrite firstn_skipn.
    + right. now rewrite rev_involutive.
    + rewrite rev_length, firstn_length. lia.
    + intros b'. apply rev_append_rev.
  - apply (IH (a :: P)); auto. simpl. now rewrite <- app_assoc.
Qed.
Theorem tab_red_reduces u : tab_red u = true -> reduces u.
Proof.
  unfold tab_red. rewrite <- !andb_lazy_alt, <- !orb_lazy_alt, !andb_true_iff, !orb_true_iff,
    !andb_true_iff.
  rewrite forallb_forall. intros [F H]. assert (Fu : fit u) by now apply Forall_forall.
  destruct H as [[[H|H]|H]|[[_ H]|[[_ H]|[_ H]]]].
  - now apply (tab_first_ok u u false).
  - now apply (tab_inner_ok u Fu u []).
  - apply (tab_first_ok u (rev u) true); auto; [now apply Forall_rev|apply rev_involutive].
  - apply (tab_windows_ok 2 u Fu ltac:(lia) u []); auto.
  - apply (tab_windows_ok 3 u Fu ltac:(lia) u []); auto.
  - apply (tab_windows_ok 4 u Fu ltac:(lia) u []); auto.
Qed.
End Tables.
