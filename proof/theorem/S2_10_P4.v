(* docs/every-size.md, 2.10: P(4), from the checks of S2_9_P4.v, by the induction of S2_10_P3.v. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Search S2_2_Small S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_D S2_10_D S2_9_Free
  S2_3_Tables S2_9_P3 S2_10_P3 S2_9_P4.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* The checks are to be unfolded, never computed. *)
Strategy expand [grown_by_4 grown_4 settled_by_4 two_4 starts_4].

Lemma fits_4 a : full_line 4 a = true -> length a = 4.
Proof. unfold full_line. rewrite <- andb_lazy_alt, andb_true_iff, Nat.eqb_eq. tauto. Qed.
Lemma left_by_three_4_in p r : In r (left_by_three_4 p) -> In r (left_by_three 4 p).
Proof.
  unfold left_by_three_4. generalize (left_by_three 4 p) as l. intros l.
  destruct (filter _ l) as [|st m] eqn:E; auto. intros [<-|[]].
  assert (I : In st (st :: m)) by (simpl; auto). rewrite <- E in I. apply filter_In in I. tauto.
Qed.
Lemma fold_put {A} (f : line -> list A) p x l : forall t, In x
  (get p (fold_right (fun b t => put b (f b) t) t l)) ->
  In x (f p) \/ In x (get p t).
Proof.
  induction l as [|b l IH]; simpl; auto. intros t I. apply get_put in I.
  destruct I as [[-> I]|I]; auto.
Qed.
Lemma three_4_ok p r : In r (get p three_4) -> In r (left_by_three 4 p).
Proof.
  intros I. apply left_by_three_4_in. revert I. unfold three_4. generalize (lines_of 4) as A.
  generalize (lines_of 8) as B.
  generalize left_by_three_4 as f. intros f B A.
  assert (E : forall a t, fold_right (fun b t => put (a ++ b) (f (a ++ b)) t) t B =
    fold_right (fun b t => put b (f b) t) t (map (app a) B)).
  { intros a. induction B as [|b B IH]; intros t; simpl; auto. now rewrite IH. }
  induction A as [|a A IH]; cbn [fold_right]; [now destruct p|]. rewrite E. intros I.
  apply fold_put in I. destruct I as [I|I]; auto.
Qed.
Lemma two_4_ok p r : In r (get p two_4) -> In r (left_by_two 4 p).
Proof. exact (get_fill (left_by_two 4) (lines_of 8) p r). Qed.

(* Least windows. *)
Lemma starts_of_in l v : (forall a, In a v -> In a l) -> length v <= 3 -> is_least v = true ->
  In v (starts_of l).
Proof.
  intros Al L Lv. unfold starts_of. destruct v as [|a [|b [|c [|]]]]; try (simpl in L; lia).
  - discriminate.
  - apply in_flat_map. exists a. split; [apply Al; simpl; auto|]. apply in_or_app. left.
    apply filter_In. simpl; auto.
  - apply in_flat_map. exists a. split; [apply Al; simpl; auto|]. apply in_or_app. right.
    apply in_flat_map. exists b.
    split; [apply Al; simpl; auto|]. apply in_or_app. left. apply filter_In. simpl; auto.
  - apply in_flat_map. exists a. split; [apply Al; simpl; auto|]. apply in_or_app. right.
    apply in_flat_map. exists b.
    split; [apply Al; simpl; auto|]. apply in_or_app. right. apply filter_In. split; auto.
    apply in_map_iff. exists c.
    split; auto. apply Al. simpl; auto.
Qed.
Lemma starts_of_three l v : In v (alike_once (starts_of l)) -> has_three v = true.
Proof.
  intros J. pose proof (alike_once_in (starts_of l) v J) as I. unfold starts_of in I. clear J.
  assert (Q : is_least v = true).
  { apply in_flat_map in I. destruct I as (a & _ & I). apply in_app_or in I.
    destruct I as [I|I]; [apply filter_In in I; tauto|].
    apply in_flat_map in I. destruct I as (b & _ & I). apply in_app_or in I.
    destruct I as [I|I]; apply filter_In in I; tauto. }
  unfold is_least in Q. rewrite <- !andb_lazy_alt, !andb_true_iff in Q. tauto.
Qed.
Lemma image_of (l ws : list strip) : forallb (has_image l) ws = true -> forall v, In v ws ->
  exists w, In w (alike_to v) /\ In w l.
Proof. intros K v I. apply has_image_in. rewrite forallb_forall in K. auto. Qed.
Lemma starts_4_in v : fit (full_line 4) v -> length v <= 3 \/ 4 <= 3 /\ alike 4 v ->
  is_least v = true -> exists w, In w (alike_to v) /\ In w starts_4.
Proof.
  intros F L Lv. apply (image_of starts_4 (starts_of (lines_of 4)) starts_4_image), starts_of_in;
    auto.
  - intros a I. apply full_line_lines. unfold S2_5_Growth.fit in F. rewrite Forall_forall in F.
    auto.
  - destruct L as [L|L]; [exact L|]. destruct L as [L _]. lia.
Qed.

Lemma four_35 : 3 <= 3 <= 5.
Proof. lia. Qed.
Lemma none_few w : no_exception w = true -> length w < 3.
Proof. intros E. discriminate E. Qed.
Lemma none_short w : no_exception w = true -> length w <= 4.
Proof. intros E. discriminate E. Qed.
Lemma not_five : ~ 5 <= 3.
Proof. lia. Qed.
Lemma starts_4_three v : In v starts_4 -> has_three v = true.
Proof. exact (starts_of_three (lines_of 4) v). Qed.
Strategy transparent [starts_4].
Section Witness.
Variable witness : strip -> nat * nat * (nat * (colour -> list (bool * nat * bool * nat))).
Lemma all_4_ok w : all_4 witness w = true -> flagged run w \/ length w <= 3 \/
  no_exception w = true.
Proof.
  unfold all_4. rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall. intros [F W].
  apply (whole_free 4 run (le_n 4) no_exception witness w) in W; auto; try lia. apply fit_wide.
  now apply Forall_forall.
Qed.
Lemma pair_free_has w : wide 4 w -> pair_free witness w = true -> has_free w.
Proof.
  intros W H. assert (E : map fst (unflagged w) = w) by (unfold unflagged; rewrite map_map;
    apply map_id).
  rewrite <- E. apply plays_free_has. apply (followed_plays 4 _ (snd (witness w))); auto; try lia.
  now rewrite E.
Qed.
Lemma pairs_4_ok w : wide 4 w -> free_by (fun p => get p (pairs_4 witness)) w = true -> has_free w.
Proof.
  unfold free_by. intros W H. destruct (get (concat w) (pairs_4 witness)) as [|u l] eqn:E;
    [discriminate|].
  assert (I : In u (get (concat w) (pairs_4 witness))) by (rewrite E; simpl; auto).
  unfold pairs_4 in I.
  apply get_fill in I. rewrite lines_in_concat in I by (auto; lia).
  destruct (pair_free witness w) eqn:P; [now apply pair_free_has|easy].
Qed.
Section Base.
Variables (two : line -> list line) (three : line -> list (line * line))
  (pairs : line -> list unit).
Hypothesis two_ok : forall p r, In r (two p) -> In r (left_by_two 4 p).
Hypothesis three_ok : forall p r, In r (three p) -> In r (left_by_three 4 p).
Hypothesis pairs_ok : forall w, wide 4 w -> free_by pairs w = true -> has_free w.
Lemma settled_4_ok F : settled_4 witness two three pairs F = true -> full 3 4 F ->
  S2_1_Claims.three F -> black_first (filled F) = true -> has_free (filled F).
Proof.
  intros K H T Bl. unfold settled_4 in K. rewrite <- !orb_lazy_alt, !orb_true_iff,
    !negb_true_iff in K.
  apply three_filled in T. pose proof (wide_full _ _ _ H) as [W L].
  destruct K as [[K|K]|[K|K]]; [congruence|congruence| |now apply pair_free_has].
  destruct (filled F) as [|l [|a [|r [|]]]]; try discriminate L; try discriminate K.
  inversion W as [|? ? Ll W1]; inversion W1 as [|? ? La W2]; inversion W2 as [|? ? Lr W3]; subst.
  assert (H4 : 1 <= 4) by lia.
  assert (Two : forall u v s, length u = 4 -> length v = 4 -> In s (two (u ++ v)) -> length s = 4 /\
    goes 4 [u; v] [s]).
  { intros u v s Lu Lv I. apply two_ok, nub_in in I. destruct (split2 4 u v Lu) as [E1 E2].
    rewrite E1, E2 in I.
    apply (sinks_sound 4) in I; auto. }
  rewrite <- !orb_lazy_alt, !orb_true_iff, !some_exists in K.
  destruct K as [[([s s'] & I & K)|(s & I & K)]|(s & I & K)].
  - apply three_ok, nub_in in I. destruct (split2 4 l (a ++ r) Ll) as [E1 E2].
    destruct (split2 4 a r La) as [E3 E4].
    rewrite E1, E2, E3, E4 in I. apply (sinks3_sound 4) in I; auto.
    destruct (goes_wide _ _ _ I) as [_ Ws].
    apply (goes_free 4 [] [l; a; r] [s; s'] [] I (wide_nil 4) (wide_nil 4)). now apply pairs_ok.
  - destruct (Two l a s Ll La I) as [Ls G].
    apply (goes_free 4 [] [l; a] [s] [r] G (wide_nil 4)); [repeat (apply wide_cons; auto);
      apply wide_nil|].
    apply pairs_ok; auto. repeat (apply wide_cons; auto); apply wide_nil.
  - destruct (Two r a s Lr La I) as [Ls G]. apply goes_flip in G.
    apply (goes_free 4 [l] [a; r] [s] [] G); [repeat (apply wide_cons; auto);
      apply wide_nil|apply wide_nil|].
    apply pairs_ok; auto. repeat (apply wide_cons; auto); apply wide_nil.
Qed.
End Base.

Lemma P4_of two three ends pairs : (forall p r, In r (get p two) -> In r (left_by_two 4 p)) ->
  (forall p r, In r (get p three) -> In r (left_by_three 4 p)) ->
  (forall W i c, wide 4 W -> 1 <= length W -> In (i, c) (get (concat W) ends) ->
  goes 4 W [only 4 i c]) -> (forall w, wide 4 w -> free_by (fun p => get p pairs) w = true ->
  has_free w) -> grown_by_4 witness two three ends = true ->
  (forall F, full 3 4 F -> settled_by_4 witness two three pairs F = true) -> forall n, 5 <= n ->
    S2_1_P 4 n.
Proof.
  intros Ok2 Ok3 Oke Okp G B. unfold grown_by_4, grown_4 in G. unfold settled_by_4 in B.
  refine (S2_10_P3_holds 4 3 (le_n_S _ _ (Nat.le_0_l 3)) four_35
    (tab_red (full_line 4) run (fun _ => true) (fun p => get p two) (fun p => get p three)
    (fun p => get p ends)) (all_4 witness) no_exception starts_4 none_short none_few (fun _ E => E)
      (fun _ E => E) (fun _ E => E) _ all_4_ok G starts_4_three starts_4_in _ _).
  - exact (tab_red_reduces 4 (full_line 4) run (le_n_S _ _ (Nat.le_0_l 3)) fits_4 (le_n 4)
      no_exception (fun _ => true) (fun _ _ _ _ => eq_refl) (fun p => get p two)
        (fun p => get p three) (fun p => get p ends) Ok2 Ok3 Oke).
  - intros F H T Bl. left. exact (settled_4_ok _ _ _ Ok2 Ok3 Okp F (B F H) H T Bl).
  - intros L. exact (False_ind _ (not_five L)).
Qed.
Theorem P_four_rows windows : checks_P4 witness windows -> forall n, 5 <= n -> S2_1_P 4 n.
Proof.
  intros [G S].
  exact (P4_of two_4 three_4 (ends_of 4 windows) (pairs_4 witness) two_4_ok three_4_ok
    (fun W i c => ends_of_goes 4 windows W i c (le_n_S _ _ (Nat.le_0_l 3))) pairs_4_ok G
    (on_all_holds 3 4 (settled_by_4 witness two_4 three_4 (pairs_4 witness)) S)).
Qed.
End Witness.
