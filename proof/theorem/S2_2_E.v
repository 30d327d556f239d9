(* docs/every-size.md, 2.2: E, from D. The captor of the stack below the carrier takes it, unless
   that is the only one of its colour. Then the search finds a play under a carrier of some
   colour. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search S2_2_Small.
Import ListNotations.
Local Open Scope lazy_bool_scope.

(* All rows of n stacks without u. *)
Fixpoint rows_without (u : colour) (n : nat) : list (list colour) :=
  match n with
  | 0 => [[]]
  | S n => flat_map (fun r => [prey u :: r; prey (prey u) :: r]) (rows_without u n)
  end.
Lemma rows_without_in u r : cnt u r = 0 -> In r (rows_without u (length r)).
Proof.
  induction r as [|c r IH]; simpl; auto. intros H. apply in_flat_map. exists r.
  destruct (colour_spec u c) as [->|N]; [discriminate|]. split; auto.
  destruct (colours3 u c) as [->|[->| ->]]; [easy|simpl; auto|simpl; auto].
Qed.
(* The search finds a play from a board, whatever it leaves. *)
Definition played (R : list (list (option colour))) : bool := finds (fun _ _ _ => true) [] R tries.
Lemma played_solv n R : wide n R -> 1 <= length R -> 1 <= n -> played R = true -> solv (view_of R).
Proof.
  unfold played. generalize tries. intros tries W L N E.
  apply (finds_play _ _ _ _ (length R) n) in E; auto.
  destruct E as (t & [i j] & c & _ & P). apply gplay_reach in P. eapply reach_solv; [exact P|].
  exists []. split; [exact I|]. simpl. destruct t; [|apply lone_single].
  exists (j, i). unfold as_it_stands, flipv, lone. simpl. rewrite cell_eqb_refl.
  split; [easy|]. intros [k l]. simpl. destruct (cell_spec (l, k) (i, j)) as [E|];
    [now injection E as -> ->|easy].
Qed.
Definition carried (n j : nat) (F : block) (c : colour) : bool :=
  played (only n j c :: filled F).
Definition carried_by_some (n j : nat) (u : colour) (F : block) : bool :=
  some (carried n j F) [prey u; u; prey (prey u)].
Definition on_lone (n : nat) (test : nat -> colour -> block -> bool) : bool :=
  forallb (fun j => forallb (fun u =>
    forallb (fun p => forallb (fun q => forallb (fun b => test j u [p ++ u :: q; b])
      (rows_without u n)) (rows_without u (n - S j))) (rows_without u j)) palette) (seq 0 n).
Lemma check_E5 : on_lone 5 (carried_by_some 5) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma check_E6 : on_lone 6 (carried_by_some 6) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma on_lone_tests n test j u p q b : on_lone n test = true -> j < n -> length p = j ->
  length q = n - S j -> length b = n -> cnt u p = 0 -> cnt u q = 0 -> cnt u b = 0 ->
    test j u [p ++ u :: q; b] = true.
Proof.
  unfold on_lone. rewrite forallb_forall. intros H J Lp Lq Lb Zp Zq Zb. specialize (H j).
  rewrite forallb_forall in H. specialize (H ltac:(apply in_seq; lia) u).
  rewrite forallb_forall in H.
  specialize (H ltac:(destruct u; simpl; auto) p). rewrite forallb_forall in H.
  specialize (H ltac:(rewrite <- Lp; now apply rows_without_in) q). rewrite forallb_forall in H.
  apply H; [rewrite <- Lq|rewrite <- Lb]; now apply rows_without_in.
Qed.
Lemma carried_solv n j c F : full 2 n F -> j < n -> carried n j F c = true ->
  solv (view_of (only n j c :: filled F)).
Proof.
  intros H J. apply (played_solv n); [|simpl; lia|lia].
  apply wide_cons; [now apply only_length|eauto with wide].
Qed.
Lemma carried_by_some_solv n j u F : full 2 n F -> j < n -> carried_by_some n j u F = true ->
  exists c, solv (view_of (only n j c :: filled F)).
Proof.
  unfold carried_by_some. rewrite some_exists. intros H J (c & _ & E). exists c.
  now apply carried_solv.
Qed.

Section E.
Variables (n : nat) (test : nat -> colour -> block -> bool).
Hypothesis D : S2_1_D n.
Hypothesis n2 : 2 <= n.
Hypothesis test_holds : forall j u F, full 2 n F -> j < n -> test j u F = true ->
  exists c, solv (view_of (only n j c :: filled F)).
Hypothesis tested : forall j u p q b, j < n -> length p = j -> length q = n - S j -> length b = n ->
  cnt u p = 0 -> cnt u q = 0 -> cnt u b = 0 -> test j u [p ++ u :: q; b] = true.
Lemma E_holds : S2_1_E n.
Proof.
  intros j F H J T. pose proof H as H'. destruct F as [|a [|b [|]]];
    try (destruct H as [L _]; discriminate L).
  apply full_cons in H'. destruct H' as [La H']. apply full_cons in H'. destruct H' as [Lb _].
  destruct (split_at j a Black) as (p & q & E & Lp); [lia|]. set (u := nth j a Black) in *.
  assert (Lq : length q = n - S j).
  { rewrite E, app_length in La. simpl in La. lia. }
  destruct (le_lt_dec 2 (num u [a; b])) as [U|U].
  - exists (prey (prey u)). assert (Eu : prey (prey (prey u)) = u) by apply prey3.
    destruct (take_first n j (prey (prey u)) a [b]) as (r & Lr & C1 & C2 & C3 & G); auto.
    + rewrite Eu. apply nth_indep. lia.
    + apply (wide_filled 1). now apply full_cons.
    + apply (goes_solv _ _ _ G). apply D; [fulls|]. rewrite Eu in *.
      apply (three_cases u). pose proof (T u) as T1. pose proof (T (prey u)) as T2.
      pose proof (T (prey (prey u))) as T3.
      rewrite !num_cons in *. lia.
  - apply (test_holds j u); auto. assert (Z : cnt u (p ++ u :: q) + cnt u b < 2).
    { rewrite <- E. unfold num in U. simpl in U. rewrite app_nil_r, cnt_app in U. exact U. }
    rewrite cnt_app in Z. simpl in Z. rewrite colour_eqb_refl in Z. rewrite E.
    apply tested; auto; lia.
Qed.
End E.
Theorem S2_1_E_holds n : n = 5 \/ n = 6 -> S2_1_D n -> S2_1_E n.
Proof.
  intros [-> | ->] D.
  - apply (E_holds 5 (carried_by_some 5) D); [repeat constructor|apply carried_by_some_solv|].
    intros j u p q b. exact (on_lone_tests 5 (carried_by_some 5) j u p q b check_E5).
  - apply (E_holds 6 (carried_by_some 6) D); [repeat constructor|apply carried_by_some_solv|].
    intros j u p q b. exact (on_lone_tests 6 (carried_by_some 6) j u p q b check_E6).
Qed.
