(* docs/every-size.md, 2.6 to 2.9, for plays that leave a stack of a colour that is wanted. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S1_4_TwoSweeps S2_1_Claims Search S2_2_Small S2_5_Growth
  S2_8_Guards S2_9_Flags.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).
Notation flags := (list (list (option colour) * bool)) (only parsing).

Section To.
Variable ok : colour -> bool.
Definition plays_ok (f : flags) : Prop := exists i c, ok c = true /\ end_free f i = true /\ plays_to f i c.
Lemma double_plays_ok L1 a L2 : mono a = true -> plays_ok (L1 ++ (a, true) :: L2) ->
  plays_ok (L1 ++ (a, true) :: (a, true) :: L2).
Proof.
  intros M (i & c & K & E & P). exists (place (length L1) i), c. splits; auto; [now apply double_free|].
  now apply double_plays_to.
Qed.
Lemma stretch_ok j f : forall g, Forall (fun a => snd a = true -> mono (fst a) = true) f ->
  plays_ok (g ++ f) -> plays_ok (g ++ stretch j f).
Proof.
  induction f as [|[a b] f IH]; intros g M P; auto. inversion M as [|? ? Ma Mf]; subst. simpl in Ma.
  change (stretch j ((a, b) :: f)) with ((if b then repeat (a, b) (S j) else [(a, b)]) ++ stretch j f).
  rewrite app_assoc. apply IH; auto. rewrite <- app_assoc. destruct b; auto. clear IH.
  induction j as [|j IHj]; auto. simpl in *. now apply double_plays_ok; auto.
Qed.
(* What such a play says of a board. *)
Definition ends_ok (v : view) : Prop := exists p c, ok c = true /\ reach v (lone p c).
Lemma plays_ok_ends f : plays_ok f -> ends_ok (view_of (map fst f)).
Proof. intros (i & c & K & _ & j & P). exists (i, j), c. split; auto. eapply gplay_reach, P. Qed.
Lemma ends_ok_reach u v : reach u v -> ends_ok v -> ends_ok u.
Proof. intros R (p & c & K & Q). exists p, c. split; auto. eapply reach_trans; eauto. Qed.
Lemma stable_ends n : stable n (fun R => ends_ok (view_of R)).
Proof.
  split.
  - intros R R' _ _ _. apply ends_ok_reach.
  - intros A C WA WC ([i j] & c & K & Q). exists (beyond (length A) (i, j)), c. split; auto. now apply (L1_reach A C n i j c).
Qed.
Lemma goes_ends n R R' : goes n R R' -> ends_ok (view_of R') -> ends_ok (view_of R).
Proof.
  intros (_ & _ & H) S. rewrite <- (app_nil_r R). apply (H _ (stable_ends n) [] []); auto with wide. simpl.
  now rewrite app_nil_r.
Qed.

Variable T : nat.
Hypothesis T1 : 1 <= T.
Definition flagged_ok (w : strip) : Prop := exists f, map fst f = w /\ plays_ok f /\ covers_runs T f.
Lemma flagged_ok_ends w : flagged_ok w -> ends_ok (view_of w).
Proof. intros (f & <- & P & _). now apply plays_ok_ends. Qed.
Lemma flagged_ok_longer X c Y : mono c = true -> flagged_ok (X ++ repeat c T ++ Y) -> flagged_ok (X ++ repeat c (S T) ++ Y).
Proof.
  intros M (f & E & P & C). destruct (covers_longer T T1 X c Y f M E C) as (L1 & L2 & -> & E').
  exists (L1 ++ (c, true) :: (c, true) :: L2). splits; auto using double_plays_ok, double_covers.
Qed.
Notation trials := (list (bool * bool * nat)) (only parsing).
Definition is_flagged_ok (u : strip) (f : flags) (j : nat) (tries : trials) : bool :=
  let f' := stretch j f in
  (((0 <? length f) &&& same_strip (map fst f') u) &&&
    (covers_b T f' &&& forallb (fun a => negb (snd a) ||| mono (fst a)) f)) &&&
  finds (fun t p c => ok c &&& ends_free f t p c) (guards_of f) (map fst f) tries.
Lemma is_flagged_ok_holds n u f j tries : wide n u -> 1 <= n -> is_flagged_ok u f j tries = true -> flagged_ok u.
Proof.
  intros W N H. unfold is_flagged_ok in H. rewrite <- !andb_lazy_alt, !andb_true_iff, Nat.ltb_lt, forallb_forall in H.
  destruct H as [[[L S] [C M]] H]. apply same_strip_eq in S. apply (covers_b_runs T T1) in C.
  assert (Wf : wide n (map fst f)).
  { unfold wide in *. rewrite Forall_forall in *. intros a I. apply W. rewrite <- S. apply in_map_iff in I.
    destruct I as (b & <- & I). apply in_map. now apply stretch_in. }
  exists (stretch j f). splits; auto. apply (stretch_ok j f []).
  - apply Forall_forall. intros a I E. specialize (M a I). rewrite E in M. exact M.
  - simpl. apply (finds_play _ _ _ _ (length f) n) in H; auto.
    + destruct H as (t & [r s] & c & E & P). rewrite <- andb_lazy_alt, andb_true_iff in E. destruct E as [K E].
      unfold ends_free in E. destruct t; simpl in *.
      * exists s, c. splits; auto. exists r. eapply gplay_end_same; [exact P|]. intros [a b].
        unfold flipv, lone. simpl. rewrite !cell_eqb_pair. now rewrite andb_comm.
      * exists r, c. splits; auto. now exists s.
    + apply map_length.
    + right. split; [apply map_length|]. unfold wide, guards_of in *. rewrite Forall_forall in *. intros a I.
      apply in_map_iff in I. destruct I as (b & <- & I). specialize (Wf (fst b) (in_map fst _ _ I)).
      destruct (snd b); auto. now rewrite map_length.
Qed.
Variable least : nat.
Definition whole_ok (ways : list (nat * nat * trials)) (u : strip) : bool :=
  ((length u <=? least) &&& negb (has_run T u)) |||
  some (fun '(k, g, tries) => is_flagged_ok u (squeeze T k g 0 u) (T - k) tries) ways.
Lemma whole_ok_plays n ways u : wide n u -> 1 <= n -> whole_ok ways u = true -> flagged_ok u \/ short T least u.
Proof.
  intros W N H. unfold whole_ok in H. rewrite <- orb_lazy_alt, <- andb_lazy_alt, orb_true_iff, andb_true_iff in H.
  rewrite negb_true_iff, Nat.leb_le, some_exists in H. destruct H as [[L R]|([[k g] tries] & _ & H)].
  - right. split; auto. intros X c Y M ->. rewrite has_run_in in R; auto. discriminate.
  - left. now apply (is_flagged_ok_holds n u _ _ _ W N H).
Qed.

Variables (h : nat) (fits : line -> bool) (marks : line -> nat).
Variables (alphabet : list line) (red all : strip -> bool) (starts : list strip).
Notation reducible := (reducible h T least fits marks).
Hypothesis red_reduces : forall w, red w = true -> reducible w.
Hypothesis all_play : forall w, all w = true -> flagged_ok w \/ short T least w \/ lacks w.
Hypothesis grown : grows T alphabet red all starts = true.
Theorem strip_settled_ok w : begins alphabet starts w -> reducible w \/ flagged_ok w \/ short T least w \/ lacks w.
Proof.
  remember (length w) as k eqn:K. revert w K. induction k as [k IH] using lt_wf_ind.
  intros w -> (P & I & Z & E & J & A). pose proof grown as G. unfold grows in G. rewrite forallb_forall in G.
  specialize (G I J). rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff, Nat.leb_le in G.
  destruct G as [L G]. destruct (no_long_dec T w) as [N|(X & c & Y & M & F)].
  - subst w. destruct G as [G|G].
    + left. apply S2_5_reducible_in. auto.
    + rewrite <- (rev_involutive I) in N. apply (right_settles T fits marks mono alphabet red all 30) in N; auto.
      rewrite rev_involutive in N. destruct N as [(P' & I' & Z' & -> & R)|W]; auto.
      left. apply S2_5_reducible_in. auto.
  - rewrite F in E. apply (part_shorter T) in E; auto. destruct E as (P' & Z' & E & A').
    destruct (IH (length (X ++ repeat c T ++ Y))) with (w := X ++ repeat c T ++ Y) as [R|[R|[[_ R]|R]]]; auto.
    + rewrite F, !app_length, !repeat_length. simpl. lia.
    + exists P', I, Z'. auto.
    + left. rewrite F. now apply S2_6_reducible_longer.
    + right. left. rewrite F. now apply flagged_ok_longer.
    + exfalso. now apply (R X c Y).
    + right. right. right. rewrite F. now apply lacks_longer.
Qed.
End To.
