(* docs/every-size.md, 2.3: whether a strip is reducible, computed. A line is removed into those
   beside it, or a window comes down to a stack that takes one beside the window. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search S2_2_Small
  S2_5_Growth.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* Removal of a line between two others. *)
Fixpoint sinks3 (depth : nat) (l a r : line) : list (line * line) :=
  if is_empty a then [(l, r)] else
  match depth with
  | 0 => []
  | S depth => flat_map (fun a' => sinks3 depth l a' r) (row_captures [] a [])
                 ++ flat_map (fun al => sinks3 depth (snd al) (fst al) r) (downs [] [] a l)
                 ++ flat_map (fun ar => sinks3 depth l (fst ar) (snd ar)) (downs [] [] a r)
  end.
Lemma sinks3_sound n depth : forall l a r s t, length l = n -> length a = n -> length r = n ->
  In (s, t) (sinks3 depth l a r) -> goes n [l; a; r] [s; t].
Proof.
  assert (Empty : forall l a r s t, length l = n -> length a = n -> length r = n ->
    is_empty a = true -> In (s, t) [(l, r)] -> goes n [l; a; r] [s; t]).
  { intros l a r s t Ll La Lr E [I|[]]. injection I as <- <-. apply is_empty_nones in E.
    rewrite E, La.
    apply (goes_in n [l] [r] [nones n] []); [wid|wid|apply goes_nones]. }
  induction depth as [|depth IH]; intros l a r s t Ll La Lr I; simpl in I.
  - destruct (is_empty a) eqn:E; [now apply (Empty l a r)|easy].
  - destruct (is_empty a) eqn:E; [now apply (Empty l a r)|]. apply in_app_or in I.
    destruct I as [I|I].
    + apply in_flat_map in I. destruct I as (a' & J & I).
      apply (row_sound unguarded [l] [r]) in J; [|intros j; now destruct j].
      destruct J as [L O]. simpl in L, O. eapply goes_trans; [|apply IH; [| | |exact I]; auto; lia].
      destruct O as (m & Lm & _ & S). apply goes_reach; auto; [wid|wid|].
      now apply reach_step with m.
    + apply in_app_or in I. destruct I as [I|I]; apply in_flat_map in I;
        destruct I as ([a' b'] & J & I);
        apply (downs_sound n) in J; auto; try lia; simpl in J, I; destruct J as (L & L' & G);
        (eapply goes_trans; [|apply IH; [| | |exact I]; auto]).
      * apply (goes_after n [r] [l; a] [b'; a']); [wid|]. apply (goes_flip n _ _ G).
      * apply (goes_cons n l _ _ Ll G).
Qed.

(* A window that comes down to a stack of a colour in place i of a line. *)
Definition window_tries : list (bool * bool * nat) := Eval vm_compute in
  [(false, false, 40); (true, true, 40); (false, true, 1000); (true, false, 3000)].
Definition at_place (c : colour) (i : nat) (t : bool) (p : cell) (d : colour) : bool :=
  colour_eqb c d &&& ((if t then fst p else snd p) =? i).
Definition comes (ts : list (bool * bool * nat)) (c : colour) (i : nat) (W : strip) : bool :=
  finds (at_place c i) [] W ts.
Lemma comes_goes ts n c i W : wide n W -> 1 <= length W -> 1 <= n -> comes ts c i W = true ->
  goes n W [only n i c].
Proof.
  unfold comes. intros Wn L N H. apply (finds_play _ _ _ _ (length W) n) in H; auto.
  destruct H as (t & p & d & E & P). unfold at_place in E.
  rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq in E.
  destruct E as [E Ei]. destruct (colour_spec c d) as [Ec|]; [|discriminate]. subst c i.
  apply comes_down_goes; auto.
  apply gplay_reach in P. exists (if t then snd p else fst p). eapply reach_trans; [exact P|].
  apply reach_same.
  destruct p as [r s]. destruct t; simpl; [|apply same_refl]. intros [a b]. unfold flipv, lone.
  simpl.
  rewrite !cell_eqb_pair. now rewrite andb_comm.
Qed.
Definition comes_to := comes window_tries.
Lemma comes_to_goes n c i W : wide n W -> 1 <= length W -> 1 <= n -> comes_to c i W = true ->
  goes n W [only n i c].
Proof. apply comes_goes. Qed.
Definition captor (c : colour) : colour := prey (prey c).
Fixpoint set_at (i : nat) (c : colour) (a : line) : line :=
  match a, i with [], _ => [] | _ :: t, 0 => Some c :: t | o :: t, S i => o :: set_at i c t end.
Lemma set_at_spec i c d : forall a, nth i a None = Some d ->
  exists u v, a = u ++ Some d :: v /\ length u = i /\ set_at i c a = u ++ Some c :: v.
Proof.
  induction i as [|i IH]; intros [|o a] E; simpl in E; try discriminate.
  - subst o. now exists [], a.
  - destruct (IH a E) as (u & v & -> & <- & F). exists (o :: u), v. simpl. now rewrite F.
Qed.
Lemma window_takes n W a i d : wide n W -> length a = n -> nth i a None = Some d -> 1 <= length W ->
  comes_to (captor d) i W = true ->
  goes n (W ++ [a]) [set_at i (captor d) a] /\ goes n (a :: rev W) [set_at i (captor d) a].
Proof.
  intros Wn La E LW C. destruct (set_at_spec i (captor d) d a E) as (u & v & -> & <- & F).
  rewrite F.
  assert (N : 1 <= n) by (rewrite app_length in La; simpl in La; lia).
  apply (comes_to_goes n) in C; auto.
  assert (G : goes n (W ++ [u ++ Some d :: v]) [u ++ Some (captor d) :: v]).
  { eapply goes_trans; [apply (goes_after n [u ++ Some d :: v]) in C; [exact C|wid]|].
    rewrite app_length in La. simpl in La. pose proof (take_below n (length u) (captor d) v) as B.
    unfold captor at 2 in B. rewrite prey3 in B. apply B; auto; lia. }
  split; auto. apply goes_flip in G. now rewrite rev_app_distr in G.
Qed.

Section Red.
Variables (h T least : nat) (fits : line -> bool) (marks : line -> nat).
Hypothesis fits_length : forall a, fits a = true -> length a = h.
Notation reducible := (reducible h T least fits marks).
Notation mark := (mark marks).
Definition allowed (n : nat * nat * nat) (m : nat) (I I' : strip) : bool :=
  ((keeps n (count I) (count I') &&& (least + length I <=? m + length I')) &&& forallb fits I') &&&
  (((mark I' =? mark I) &&& (length I' <? length I)) ||| ((mark I' <? mark I) &&&
    (length I' <=? length I))).
Lemma allowed_reduces P I Z I' : length I <= S T -> goes h I I' ->
  allowed (count (P ++ I ++ Z)) (Nat.max (S least) (length (P ++ I ++ Z))) I I' = true ->
    reducible (P ++ I ++ Z).
Proof.
  intros L G H. unfold allowed in H. rewrite <- !andb_lazy_alt, <- orb_lazy_alt in H.
  rewrite !andb_true_iff, orb_true_iff, !andb_true_iff, Nat.eqb_eq, !Nat.ltb_lt, !Nat.leb_le,
    forallb_forall in H.
  destruct H as [[[K B] F] M]. exists P, I, Z, I'. splits; auto.
  - split; auto. split; [now apply Forall_forall|exact M].
  - now apply keeps_preserves.
Qed.

Definition red_pair n m (a b : line) : bool := some (fun r => allowed n m [a; b] [r]) (sinks 8 a b).
Fixpoint red_inner n m (u : strip) : bool :=
  match u with
  | l :: ((a :: r :: _) as t) =>
      some (fun lr => allowed n m [l; a; r] [fst lr; snd lr]) (sinks3 8 l a r) ||| red_inner n m t
  | _ => false
  end.
Definition has_three (u : strip) : bool := let n := count u in forallb (fun c => 0 <? part c n)
  palette.
Definition takes n m (W : strip) (a : line) : bool :=
  has_three W &&&
  some (fun i => match nth i a None with
    | Some d => allowed n m (a :: W) [set_at i (captor d) a] &&& comes_to (captor d) i W
    | None => false end) (seq 0 (length a)).
(* Each window of k lines, at the top of the rest u, takes a stack of the line below it or, upside
   down, above. *)
Fixpoint red_windows k n m (u : strip) : bool :=
  match u with
  | [] => false
  | a :: t =>
      let W := firstn k t in
      match skipn k u with
      | [] => false
      | b :: _ => (takes n m (firstn k u) b ||| takes n m (rev W) a) ||| red_windows k n m t
      end
  end.
Definition red (u : strip) : bool :=
  let n := count u in let m := Nat.max (S least) (length u) in
  (((match u with a :: b :: _ => red_pair n m a b | _ => false end |||
  match rev u with a :: b :: _ => red_pair n m a b | _ => false end) |||
  red_inner n m u) |||
  ((least + 3 <=? m) &&& red_windows 3 n m u)) ||| ((least + 4 <=? m) &&& red_windows 4 n m u).

Hypothesis T4 : 4 <= T.
Lemma takes_reduces P I Z W a u : fit fits u -> u = P ++ I ++ Z -> length W <= 4 -> 1 <= length W ->
  I = W ++ [a] \/ I = a :: rev W -> takes (count u) (Nat.max (S least) (length u)) W a = true ->
    reducible u.
Proof.
  intros F E L L1 EI H. unfold takes in H. rewrite <- andb_lazy_alt, andb_true_iff,
    some_exists in H.
  destruct H as [_ (i & _ & H)]. destruct (nth i a None) as [d|] eqn:D; [|discriminate].
  rewrite <- andb_lazy_alt, andb_true_iff in H. destruct H as [H C].
  assert (Fi : fit fits I) by (subst u; rewrite !fit_app in F; tauto).
  assert (Wd : wide h W /\ length a = h).
  { destruct EI as [-> | ->].
    - apply fit_app in Fi. destruct Fi as [Fw Fa]. inversion Fa; subst. split; auto.
      apply Forall_forall. intros b J. apply fits_length. unfold fit in Fw.
      rewrite Forall_forall in Fw. auto.
    - inversion Fi as [|? ? Fa Fw]; subst. split; auto. apply Forall_forall. intros b J.
      apply fits_length.
      rewrite Forall_forall in Fw. apply Fw. now apply in_rev in J. }
  destruct Wd as [Ww La]. destruct (window_takes h W a i d Ww La D L1 C) as [G1 G2].
  assert (G : goes h I [set_at i (captor d) a]) by (destruct EI as [-> | ->]; auto).
  assert (K : count I = count (a :: W) /\ length I = length (a :: W) /\ mark I = mark (a :: W)).
  { assert (Q : forall c, tally c I = tally c (a :: W)).
    { intros c. destruct EI as [-> | ->].
      - rewrite tally_app. simpl. lia.
      - simpl. f_equal. clear. induction W as [|b W IH]; simpl; auto. rewrite tally_app. simpl. lia.
        }
    splits.
    - destruct (count I) as [[x y] z] eqn:C1, (count (a :: W)) as [[x' y'] z'] eqn:C2.
      pose proof (Q Black) as QB. pose proof (Q Green) as QG. pose proof (Q White) as QW.
      rewrite <- !part_count, C1, C2 in QB, QG, QW. simpl in *. congruence.
    - destruct EI as [-> | ->]; simpl; rewrite ?app_length, ?rev_length; simpl; lia.
    - destruct EI as [-> | ->].
      + rewrite mark_app. simpl. lia.
      + simpl. f_equal. clear. induction W as [|b W IH]; simpl; auto. rewrite mark_app. simpl. lia.
        }
  destruct K as (K1 & K2 & K3). subst u. eapply allowed_reduces; [|exact G|].
  - rewrite K2. simpl. lia.
  - unfold allowed in *. now rewrite K1, K2, K3.
Qed.
Lemma windows_reduce k u : fit fits u -> 1 <= k <= 4 ->
  forall P v, u = P ++ v -> red_windows k (count u) (Nat.max (S least) (length u)) v = true ->
    reducible u.
Proof.
  intros F K P v. revert P. induction v as [|a v IH]; intros P E H; [discriminate|].
  cbn [red_windows] in H.
  destruct (skipn k (a :: v)) as [|b w] eqn:S; [discriminate|].
  assert (V : a :: v = firstn k (a :: v) ++ b :: w) by (rewrite <- S; symmetry; apply firstn_skipn).
  assert (L : length (firstn k (a :: v)) = k).
  { pose proof (f_equal (@length _) S) as Ls. rewrite skipn_length in Ls. rewrite firstn_length.
    cbn [length] in *. lia. }
  rewrite <- !orb_lazy_alt, !orb_true_iff in H. destruct H as [[H|H]|H].
  - apply (takes_reduces P (firstn k (a :: v) ++ [b]) w (firstn k (a :: v)) b); auto; try lia.
    rewrite E, V at 1. now rewrite <- app_assoc.
  - assert (Lv : k <= length v).
    { pose proof (f_equal (@length _) S) as Ls. rewrite skipn_length in Ls. cbn [length] in *. lia.
      }
    apply (takes_reduces P (a :: firstn k v) (skipn k v) (rev (firstn k v)) a); auto.
    + rewrite E. simpl. now rewrite firstn_skipn.
    + rewrite rev_length, firstn_length. lia.
    + rewrite rev_length, firstn_length. lia.
    + right. now rewrite rev_involutive.
  - apply (IH (P ++ [a])); auto. now rewrite <- app_assoc.
Qed.
Lemma inner_reduces u : fit fits u ->
  forall P v, u = P ++ v -> red_inner (count u) (Nat.max (S least) (length u)) v = true ->
    reducible u.
Proof.
  intros F P v. revert P. induction v as [|l v IH]; intros P E H; [discriminate|].
  destruct v as [|a [|r v]]; try discriminate. cbn [red_inner] in H.
  rewrite <- orb_lazy_alt, orb_true_iff, some_exists in H. destruct H as [([s t] & I & H)|H].
  - pose proof F as F'. rewrite E in F'. apply fit_app in F'. destruct F' as [_ F'].
    inversion F' as [|? ? Fl F1]; inversion F1 as [|? ? Fa F2]; inversion F2 as [|? ? Fr F3]; subst.
    apply (sinks3_sound h) in I; auto. apply (allowed_reduces P [l; a; r] v [s; t]); auto. simpl.
    lia.
  - apply (IH (P ++ [l])); auto. now rewrite <- app_assoc.
Qed.
Lemma pair_reduces P Z a b u : fit fits u -> u = P ++ [a; b] ++ Z \/ u = P ++ [b; a] ++ Z ->
  red_pair (count u) (Nat.max (S least) (length u)) a b = true -> reducible u.
Proof.
  intros F E H. unfold red_pair in H. apply some_exists in H. destruct H as (r & I & H).
  assert (L : length a = h /\ length b = h).
  { destruct E as [-> | ->]; apply fit_app in F; destruct F as [_ F]; inversion F as [|? ? F1 F2];
      inversion F2 as [|? ? F3 F4]; subst; auto. }
  destruct L as [La Lb]. apply (sinks_sound h) in I; auto. destruct I as [_ G].
  destruct E as [-> | ->].
  - apply (allowed_reduces P [a; b] Z [r]); auto. simpl. lia.
  - apply (allowed_reduces P [b; a] Z [r]); auto; [simpl; lia| |].
    + apply (goes_flip h _ _ G).
    + assert (C : count [b; a] = count [a; b] /\ mark [b; a] = mark [a; b]).
      { split; [|simpl; lia].
        destruct (count [b; a]) as [[x y] z] eqn:C1, (count [a; b]) as [[x' y'] z'] eqn:C2.
        assert (Q : forall c, tally c [b; a] = tally c [a; b]) by (intros c; simpl; lia).
        pose proof (Q Black) as QB. pose proof (Q Green) as QG. pose proof (Q White) as QW.
        rewrite <- !part_count, C1, C2 in QB, QG, QW. simpl in *. congruence. }
      destruct C as [C M]. unfold allowed in *. rewrite C, M. exact H.
Qed.
Theorem S2_3_red_reduces u : fit fits u -> red u = true -> reducible u.
Proof.
  intros F H. unfold red in H. rewrite <- !orb_lazy_alt, <- !andb_lazy_alt, !orb_true_iff,
    !andb_true_iff in H.
  destruct H as [[[[H|H]|H]|[_ H]]|[_ H]].
  - destruct u as [|a [|b u]]; try discriminate. apply (pair_reduces [] u a b); auto.
  - destruct (rev u) as [|a [|b v]] eqn:E; try discriminate.
    apply (pair_reduces (rev v) [] a b); auto.
    right. rewrite <- (rev_involutive u), E. simpl. now rewrite <- app_assoc.
  - exact (inner_reduces u F [] u eq_refl H).
  - exact (windows_reduce 3 u F ltac:(lia) [] u eq_refl H).
  - exact (windows_reduce 4 u F ltac:(lia) [] u eq_refl H).
Qed.
End Red.
