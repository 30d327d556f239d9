(* docs/every-size.md, 2.6 to 2.9: strips with guarded lines, flagged here. A strip whose long runs
   are cut down has a play in spite of guards, or it can be reduced; then so can every strip of
   which it was cut down. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search S2_2_Small
  S2_5_Growth S2_8_Guards.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).
Notation flags := (list (list (option colour) * bool)) (only parsing).

(* A line with stacks of one colour alone. *)
Fixpoint plain (c : colour) (a : line) : bool :=
  match a with [] => true | Some d :: a => colour_eqb c d &&& plain c a | None :: a =>
    plain c a end.
Definition mono (a : line) : bool := some (fun c => plain c a) palette.
Lemma plain_nth c a j d : plain c a = true -> nth j a None = Some d -> d = c.
Proof.
  revert j. induction a as [|[e|] a IH]; intros [|j] H E; simpl in *; try easy.
  - injection E as ->. now destruct (colour_spec c d).
  - apply (IH j); auto. now destruct (colour_eqb c e).
  - now apply (IH j).
Qed.

Definition no_line : line * bool := ([], false).
Definition guards_of (f : flags) : strip := map (fun a => if snd a : bool then fst a
  else map (fun _ => None) (fst a)) f.
Definition end_free (f : flags) (i : nat) : bool := negb (snd (nth i f no_line)).
Lemma gplay_end_same G u v w : gplay G u v -> same v w -> gplay G u w.
Proof.
  intros P. revert w. induction P as [u v E|u m v L H P IH]; intros w F.
  - apply gplay_end. eapply same_trans; eauto.
  - apply gplay_step with m; auto.
Qed.
Lemma gplay_guards G G' u v : (forall x, G x = G' x) -> gplay G u v -> gplay G' u v.
Proof.
  intros E. induction 1 as [u v F|u m v L [H K] P IH]; [now apply gplay_end|].
  apply gplay_step with m; auto. split; intros; rewrite <- E; auto.
Qed.
Lemma nth_double {A} (u v : list A) a d i :
  nth i (u ++ a :: a :: v) d = nth (source (length u) i) (u ++ a :: v) d.
Proof.
  unfold source. destruct (Nat.ltb_spec (length u) i) as [L|L].
  - replace (u ++ a :: a :: v) with ((u ++ [a]) ++ a :: v) by now rewrite <- app_assoc.
    rewrite (app_nth2 (u ++ [a])) by (rewrite app_length; simpl; lia). rewrite app_nth2 by lia.
    f_equal. rewrite app_length. simpl. lia.
  - rewrite !nth_mid. cases; auto.
Qed.
(* A play in spite of the guards that leaves one stack, of colour c in line i. *)
Definition plays_to (f : flags) (i : nat) (c : colour) : Prop :=
  exists j, gplay (view_of (guards_of f)) (view_of (map fst f)) (lone (i, j) c).
Lemma double_plays_to L1 a L2 i c : mono a = true -> end_free (L1 ++ (a, true) :: L2) i = true ->
  plays_to (L1 ++ (a, true) :: L2) i c ->
  plays_to (L1 ++ (a, true) :: (a, true) :: L2) (place (length L1) i) c.
Proof.
  intros M E (j & P). unfold mono in M. apply some_exists in M. destruct M as (x & _ & M).
  set (f := L1 ++ (a, true) :: L2) in *. set (f' := L1 ++ (a, true) :: (a, true) :: L2).
  set (d := length L1).
  assert (Ef : forall i, nth i f' no_line = nth (source d i) f no_line).
  { intros k. unfold f', f, d. now rewrite nth_double. }
  assert (Vf : forall i j, view_of (map fst f') (i, j) = view_of (map fst f) (source d i, j)).
  { intros s t. unfold view_of. simpl. change (@nil (option colour)) with (fst no_line).
    rewrite !(map_nth fst), Ef. reflexivity. }
  assert (Gf : forall y, doubled d (view_of (guards_of f)) y = view_of (guards_of f') y).
  { intros [s t]. unfold doubled, view_of, guards_of. cbn [fst snd].
    set (g := fun a : line * bool => if snd a then fst a else map (fun _ => @None colour) (fst a)).
    change (@nil (option colour)) with (g no_line). rewrite !(map_nth g), Ef. reflexivity. }
  assert (Fd : nth d f no_line = (a, true)).
  { unfold f, d. rewrite app_nth2, Nat.sub_diag by lia. reflexivity. }
  assert (Vd : forall t, view_of (map fst f) (d, t) = nth t a None).
  { intros t. unfold view_of. simpl. change (@nil (option colour)) with (fst no_line).
    now rewrite (map_nth fst), Fd. }
  assert (D : stands_double d x (view_of (map fst f)) (view_of (map fst f'))).
  { split.
    - intros s t _. now rewrite Vf, source_place.
    - intros t. rewrite !Vf. destruct (source_d d) as [-> ->]. rewrite Vd.
      destruct (nth t a None) as [e|] eqn:K.
      + rewrite (plain_nth x a t e M K). apply pair_both.
      + apply pair_none. }
  assert (C : covers d x (view_of (guards_of f)) (view_of (map fst f))).
  { intros t. rewrite Vd. unfold view_of, guards_of. cbn [fst snd].
    set (g := fun a : line * bool => if snd a then fst a else map (fun _ => @None colour) (fst a)).
    change (@nil (option colour)) with (g no_line). rewrite (map_nth g), Fd. unfold g. simpl.
    destruct (nth t a None) as [e|] eqn:K; [|easy]. intros _. now rewrite (plain_nth x a t e M K). }
  destruct (S2_8_guards d x _ _ _ P C _ D) as (w & P' & [D1 D2]). simpl in E.
  assert (Ni : i <> d).
  { intros ->. unfold end_free in E. rewrite Fd in E. discriminate. }
  exists j. eapply gplay_end_same; [eapply gplay_guards; [exact Gf|exact P']|]. intros [s t].
  assert (Nd : forall t, lone (i, j) c (d, t) = None).
  { intros t'. unfold lone. rewrite cell_eqb_pair. cases; reflexivity. }
  pose proof (place_neq d i Ni) as [Q Q'].
  destruct (Nat.eq_dec s d) as [->|N]; [|destruct (Nat.eq_dec s (S d)) as [->|N']].
  - specialize (D2 t). rewrite Nd in D2. inversion D2. unfold lone. rewrite cell_eqb_pair.
    cases; reflexivity.
  - specialize (D2 t). rewrite Nd in D2. inversion D2. unfold lone. rewrite cell_eqb_pair.
    cases; reflexivity.
  - destruct (place_source d s N N') as [R R']. rewrite <- R, D1 by auto. unfold lone.
    rewrite !cell_eqb_pair.
    assert (X : (place d (source d s) =? place d i) = (source d s =? i)).
    { destruct (Nat.eqb_spec (source d s) i) as [->|B]; [apply Nat.eqb_refl|]. apply Nat.eqb_neq.
      intros B'.
      now apply place_inj in B'. }
    now rewrite X.
Qed.
Lemma double_free L1 a L2 i : end_free (L1 ++ (a, true) :: L2) i = true ->
  end_free (L1 ++ (a, true) :: (a, true) :: L2) (place (length L1) i) = true.
Proof. unfold end_free. now rewrite nth_double, source_place. Qed.

(* The colours that may be left. *)
Section Left.
Variable ok : colour -> bool.
(* Such a play leaves a stack outside of the guarded lines. *)
Definition plays_guarded (f : flags) : Prop := exists i c, ok c = true /\ end_free f i = true /\
  plays_to f i c.
Lemma double_plays L1 a L2 : mono a = true -> plays_guarded (L1 ++ (a, true) :: L2) ->
  plays_guarded (L1 ++ (a, true) :: (a, true) :: L2).
Proof.
  intros M (i & c & K & E & P). exists (place (length L1) i), c.
  splits; auto; [now apply double_free|].
  now apply double_plays_to.
Qed.

(* Flagged lines are repeated. *)
Definition stretch (j : nat) (f : flags) : flags :=
  flat_map (fun a => if snd a : bool then repeat a (S j) else [a]) f.
Lemma stretch_plays j f : forall g, Forall (fun a => snd a = true -> mono (fst a) = true) f ->
  plays_guarded (g ++ f) -> plays_guarded (g ++ stretch j f).
Proof.
  induction f as [|[a b] f IH]; intros g M P; auto. inversion M as [|? ? Ma Mf]; subst. simpl in Ma.
  change (stretch j ((a, b) :: f)) with ((if b then repeat (a, b) (S j) else [(a, b)]) ++ stretch j
    f).
  rewrite app_assoc. apply IH; auto. rewrite <- app_assoc. destruct b; auto. clear IH.
  induction j as [|j IHj]; auto. simpl in *. now apply double_plays; auto.
Qed.

Section Runs.
Variable T : nat.
Hypothesis T1 : 1 <= T.
Notation lengthens := (lengthens T mono).
Notation no_long := (no_long T mono).

(* Each run of T lines has a flag. *)
Definition covers_runs (f : flags) : Prop := forall i c, mono c = true -> i + T <= length f ->
  (forall k, k < T -> fst (nth (i + k) f no_line) = c) -> exists k, k < T /\
    snd (nth (i + k) f no_line) = true.
Lemma double_covers L1 a L2 : covers_runs (L1 ++ (a, true) :: L2) ->
  covers_runs (L1 ++ (a, true) :: (a, true) :: L2).
Proof.
  intros C i c M L R. set (d := length L1). rewrite app_length in L. simpl in L.
  assert (E : forall k, nth k (L1 ++ (a, true) :: (a, true) :: L2) no_line = nth (source d k)
    (L1 ++ (a, true) :: L2) no_line).
  { intros k. now rewrite nth_double. }
  destruct (le_lt_dec (i + T) d) as [B|B]; [|destruct (le_lt_dec i d) as [B'|B']].
  - destruct (C i c M) as (k & K & F).
    + rewrite app_length. simpl. fold d. lia.
    + intros k K. rewrite <- (R k K), E. f_equal. f_equal. unfold source. cases.
    + exists k. split; auto. rewrite E. etransitivity; [|exact F]. f_equal. f_equal. unfold source.
      cases.
  - exists (d - i). split; [lia|]. replace (i + (d - i)) with d by lia. rewrite E.
    rewrite (proj1 (source_d d)). unfold d. rewrite app_nth2, Nat.sub_diag by lia. reflexivity.
  - destruct (C (pred i) c M) as (k & K & F).
    + rewrite app_length. simpl. fold d. lia.
    + intros k K. rewrite <- (R k K), E. f_equal. f_equal. unfold source. cases.
    + exists k. split; auto. rewrite E. etransitivity; [|exact F]. f_equal. f_equal. unfold source.
      cases.
Qed.
Definition is_run (u : strip) : bool := match u with c :: _ => lengthens c u | [] => false end.
Fixpoint covers_b (f : flags) : bool :=
  match f with
  | [] => true
  | _ :: t => (negb (is_run (map fst f)) ||| some snd (firstn T f)) &&& covers_b t
  end.
Lemma starts_run_nth c n : forall f : flags, n <= length f ->
  (forall k, k < n -> fst (nth k f no_line) = c) ->
  starts_run n c (map fst f) = true.
Proof.
  induction n as [|n IH]; intros [|a f] L H; simpl in *; auto; try lia.
  rewrite <- andb_lazy_alt, andb_true_iff. split.
  - apply same_line_iff. apply (H 0). lia.
  - apply IH; [lia|]. intros k K. apply (H (S k)). lia.
Qed.
Lemma covers_b_runs f : covers_b f = true -> covers_runs f.
Proof.
  induction f as [|a f IH]; intros H i c M L R; [simpl in L; lia|]. cbn [covers_b] in H.
  rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff, negb_true_iff in H.
  destruct H as [H K].
  destruct i as [|i].
  - simpl in L. assert (E : fst a = c) by (apply (R 0); lia).
    assert (S : is_run (map fst (a :: f)) = true).
    { simpl. unfold S2_5_Growth.lengthens. rewrite E, M. simpl.
      pose proof (starts_run_nth c T (a :: f)) as Q. simpl in Q. rewrite E in Q. apply Q; auto. }
    destruct H as [H|H]; [congruence|]. apply some_exists in H. destruct H as (b & I & Fb).
    apply (In_nth _ _ no_line) in I. destruct I as (k & Lk & Ek). rewrite firstn_length in Lk.
    exists k.
    split; [lia|]. simpl plus. rewrite <- Ek in Fb.
    rewrite <- (firstn_skipn T (a :: f)), app_nth1; auto. rewrite firstn_length. lia.
  - destruct (IH K i c M) as (k & Lk & F); [simpl in L; lia|exact R|]. exists k. auto.
Qed.

Definition flagged (w : strip) : Prop := exists f, map fst f = w /\ plays_guarded f /\
  covers_runs f.
Lemma app_same_length {A} (u v s t : list A) : u ++ v = s ++ t -> length u = length s -> u = s /\
  v = t.
Proof.
  revert s. induction u as [|a u IH]; intros [|b s] E L; simpl in *; try discriminate; auto.
  injection E as -> E. injection L as L. destruct (IH s E L). subst. auto.
Qed.
Lemma covers_longer X c Y f : mono c = true -> map fst f = X ++ repeat c T ++ Y -> covers_runs f ->
  exists L1 L2, f = L1 ++ (c, true) :: L2 /\ map fst (L1 ++ (c, true) :: (c, true) :: L2) = X ++
    repeat c (S T) ++ Y.
Proof.
  intros M E C.
  assert (Lf : length f = length X + (T + length Y)).
  { rewrite <- (map_length fst f), E, !app_length, repeat_length. reflexivity. }
  assert (R : forall k, k < T -> fst (nth (length X + k) f no_line) = c).
  { intros k K. rewrite <- (map_nth fst), E, app_nth2, app_nth1 by (rewrite ?repeat_length; lia).
    replace (length X + k - length X) with k by lia.
    rewrite (nth_indep _ _ c) by now rewrite repeat_length.
    apply nth_repeat. }
  destruct (C (length X) c M) as (k & K & F); [lia|exact R|].
  destruct (split_at (length X + k) f no_line) as (L1 & L2 & S & L); [lia|].
  destruct (nth (length X + k) f no_line) as [c' b] eqn:N. simpl in F. subst b.
  pose proof (R k K) as R'. rewrite N in R'. simpl in R'. subst c'.
  exists L1, L2. split; auto. subst f. rewrite map_app in *. simpl in *.
  replace (repeat c T) with (repeat c k ++ repeat c (T - k)) in E by (rewrite <- repeat_app;
    f_equal; lia).
  rewrite <- app_assoc, (app_assoc X) in E. apply app_same_length in E.
  - destruct E as [-> E]. rewrite E, <- app_assoc. f_equal.
    change (c :: repeat c T ++ Y) with (repeat c (S T) ++ Y).
    replace (S T) with (k + S (T - k)) by lia.
    rewrite repeat_app. simpl. now rewrite <- app_assoc.
  - rewrite map_length, app_length, repeat_length. exact L.
Qed.
Lemma flagged_longer X c Y : mono c = true -> flagged (X ++ repeat c T ++ Y) ->
  flagged (X ++ repeat c (S T) ++ Y).
Proof.
  intros M (f & E & P & C). destruct (covers_longer X c Y f M E C) as (L1 & L2 & -> & E').
  exists (L1 ++ (c, true) :: (c, true) :: L2). splits; auto using double_plays, double_covers.
Qed.

(* A part that is no longer than a run stays when a line of a longer run is omitted. *)
Lemma part_shorter {A} (X : list A) c Y P I Z : length I <= T ->
  X ++ repeat c (S T) ++ Y = P ++ I ++ Z -> exists P' Z', X ++ repeat c T ++ Y = P' ++ I ++ Z' /\
    forall a, In a (P' ++ Z') -> In a (P ++ Z).
Proof.
  intros L E. apply app_cases in E. destruct E as [(l & -> & E)|(l & -> & E)].
  - apply app_cases in E. destruct E as [(l' & -> & E)|(l' & -> & ->)].
    + apply app_cases in E. destruct E as [(k & E & ->)|(k & -> & ->)].
      * pose proof (f_equal (@length _) E) as Le. rewrite repeat_length, app_length in Le.
        rewrite app_length in L.
        destruct k as [|d k]; [simpl in Le; lia|].
        pose proof (repeat_split c (S T) l' (d :: k) E) as [Rl Rk].
        injection Rk as -> Rk. exists P, (k ++ Y). split.
        -- rewrite <- !app_assoc. do 2 f_equal. rewrite app_assoc. f_equal.
           rewrite Rl, Rk, <- repeat_app. f_equal.
           simpl in Le. lia.
        -- intros a. rewrite !in_app_iff. simpl. tauto.
      * rewrite !app_length, repeat_length in L. lia.
    + exists P, (l' ++ repeat c T ++ Y). split; [now rewrite <- !app_assoc|].
      intros a. rewrite !in_app_iff. simpl. tauto.
  - apply app_cases in E. destruct E as [(k & E & F)|(k & -> & ->)].
    + pose proof (f_equal (@length _) E) as Le. rewrite repeat_length, app_length in Le.
      pose proof (repeat_split c (S T) l k E) as [Rl Rk]. destruct l as [|d l].
      * change ([] ++ k) with k in E. subst k. apply app_cases in F.
        destruct F as [(m & -> & ->)|(m & F & ->)].
        -- rewrite app_length, repeat_length in L. lia.
        -- pose proof (f_equal (@length _) F) as Lm. rewrite repeat_length, app_length in Lm.
           destruct m as [|d m]; [simpl in Lm; lia|].
           pose proof (repeat_split c (S T) I (d :: m) F) as [Ri Rm].
           injection Rm as -> Rm. exists X, (m ++ Y). split.
           ++ f_equal. rewrite app_assoc. f_equal. rewrite Ri, Rm, <- repeat_app. f_equal.
              simpl in Lm. lia.
           ++ intros a. rewrite app_nil_r, !in_app_iff. simpl. tauto.
      * injection Rl as -> Rl. exists (X ++ l), Z. split.
        -- rewrite F, <- app_assoc. f_equal. rewrite app_assoc. f_equal.
           rewrite Rl, Rk, <- repeat_app. f_equal.
           simpl in Le. lia.
        -- intros a. rewrite !in_app_iff. simpl. tauto.
    + exists (X ++ repeat c T ++ k), Z. split; [now rewrite <- !app_assoc|].
      intros a. rewrite !in_app_iff. simpl. tauto.
Qed.

(* 2.9: the check. Runs are cut down to k lines, of which the one in place g, counted from the last,
   is guarded. *)
Fixpoint has_run (u : strip) : bool := match u with [] => false | _ :: t => is_run u |||
  has_run t end.
Fixpoint squeeze (k g skip : nat) (u : strip) : flags :=
  match u with
  | [] => []
  | c :: t =>
      match skip with
      | S s => if s <? k then (c, s =? g) :: squeeze k g s t else squeeze k g s t
      | 0 => if is_run u then (if pred T <? k then [(c, pred T =? g)] else []) ++ squeeze k g
             (pred T) t else (c, false) :: squeeze k g 0 t
      end
  end.
Fixpoint same_strip (u v : strip) : bool :=
  match u, v with [], [] => true | a :: u, b :: v => same_line a b &&& same_strip u v | _, _ =>
    false end.
Lemma same_strip_eq u : forall v, same_strip u v = true -> u = v.
Proof.
  induction u as [|a u IH]; intros [|b v] H; simpl in H; try discriminate; auto.
  rewrite <- andb_lazy_alt, andb_true_iff, same_line_iff in H. destruct H as [-> H]. f_equal. auto.
Qed.
Notation trials := (list (bool * bool * nat)) (only parsing).
Definition ends_free (f : flags) (t : bool) (p : cell) : bool :=
  end_free f (if t then snd p else fst p).
Definition is_flagged (u : strip) (f : flags) (j : nat) (tries : trials) : bool :=
  let f' := stretch j f in
  (((0 <? length f) &&& same_strip (map fst f') u) &&&
    (covers_b f' &&& forallb (fun a => negb (snd a) ||| mono (fst a)) f)) &&&
  finds (fun t p c => ok c &&& ends_free f t p) (guards_of f) (map fst f) tries.
Lemma stretch_in j f a : In a f -> In a (stretch j f).
Proof.
  intros I. unfold stretch. apply in_flat_map. exists a. split; auto. destruct (snd a); simpl; auto.
Qed.
Lemma is_flagged_holds n u f j tries : wide n u -> 1 <= n -> is_flagged u f j tries = true ->
  flagged u.
Proof.
  intros W N H. unfold is_flagged in H. rewrite <- !andb_lazy_alt, !andb_true_iff, Nat.ltb_lt,
    forallb_forall in H.
  destruct H as [[[L S] [C M]] H]. apply same_strip_eq in S. apply covers_b_runs in C.
  assert (Wf : wide n (map fst f)).
  { unfold wide in *. rewrite Forall_forall in *. intros a I. apply W. rewrite <- S.
    apply in_map_iff in I.
    destruct I as (b & <- & I). apply in_map. now apply stretch_in. }
  exists (stretch j f). splits; auto. apply (stretch_plays j f []).
  - apply Forall_forall. intros a I E. specialize (M a I). rewrite E in M. exact M.
  - simpl. apply (finds_play _ _ _ _ (length f) n) in H; auto.
    + destruct H as (t & [r s] & c & E & P). rewrite <- andb_lazy_alt, andb_true_iff in E.
      destruct E as [K E].
      unfold ends_free in E. destruct t; simpl in *.
      * exists s, c. splits; auto. exists r. eapply gplay_end_same; [exact P|]. intros [a b].
        unfold flipv, lone. simpl. rewrite !cell_eqb_pair. now rewrite andb_comm.
      * exists r, c. splits; auto. now exists s.
    + apply map_length.
    + right. split; [apply map_length|]. unfold wide, guards_of in *. rewrite Forall_forall in *.
      intros a I.
      apply in_map_iff in I. destruct I as (b & <- & I). specialize (Wf (fst b) (in_map fst _ _ I)).
      destruct (snd b); auto. now rewrite map_length.
Qed.
Lemma has_run_in X c Y : mono c = true -> has_run (X ++ repeat c T ++ Y) = true.
Proof.
  intros M. induction X as [|a X IH].
  - simpl app. assert (R : exists u, repeat c T ++ Y = c :: u).
    { clear - T1. destruct T; [lia|]. simpl. eauto. }
    destruct R as (u & R). pose proof (proj2 (starts_run_iff c T (c :: u))
      (ex_intro _ Y (eq_sym R))) as Q.
    rewrite R. cbn [has_run is_run]. unfold S2_5_Growth.lengthens. now rewrite M, Q.
  - simpl app. cbn [has_run]. rewrite IH. now destruct (is_run _).
Qed.
Variable least : nat.
Definition short (w : strip) : Prop := length w <= least /\ forall X c Y, mono c = true ->
  w <> X ++ repeat c T ++ Y.
Definition whole (ways : list (nat * nat * trials)) (u : strip) : bool :=
  ((length u <=? least) &&& negb (has_run u)) |||
  some (fun '(k, g, tries) => is_flagged u (squeeze k g 0 u) (T - k) tries) ways.
Lemma whole_plays n ways u : wide n u -> 1 <= n -> whole ways u = true -> flagged u \/ short u.
Proof.
  intros W N H. unfold whole in H. rewrite <- orb_lazy_alt, <- andb_lazy_alt, orb_true_iff,
    andb_true_iff in H.
  rewrite negb_true_iff, Nat.leb_le, some_exists in H.
  destruct H as [[L R]|([[k g] tries] & _ & H)].
  - right. split; auto. intros X c Y M ->. rewrite has_run_in in R; auto. discriminate.
  - left. now apply (is_flagged_holds n u _ _ _ W N H).
Qed.

(* 2.7: the growth comes to its end; so each strip that holds one of those from which it starts is
   reducible, or has guarded plays, or is short, or lacks a colour. *)
Definition lacks (w : strip) : Prop := exists c, tally c w = 0.
Lemma lacks_longer X c Y : lacks (X ++ repeat c T ++ Y) -> lacks (X ++ repeat c (S T) ++ Y).
Proof.
  intros (d & E). exists d. rewrite !tally_app in *. destruct T as [|k]; [lia|]. simpl in *. lia.
Qed.
Section Settled.
Variables (h : nat) (fits : line -> bool) (marks : line -> nat).
Variables (alphabet : list line) (red all : strip -> bool) (starts : list strip).
Notation reducible := (reducible h T least fits marks).
Hypothesis red_reduces : forall w, red w = true -> reducible w.
Hypothesis all_play : forall w, all w = true -> flagged w \/ short w \/ lacks w.
Definition grows : bool :=
  forallb (fun I => (length I <=? T) &&& (red I ||| right T mono alphabet red all 30 (rev I)))
    starts.
Hypothesis grown : grows = true.

Lemma no_long_dec w : no_long w \/ exists X c Y, mono c = true /\ w = X ++ repeat c (S T) ++ Y.
Proof.
  induction w as [|a w IH].
  - left. intros [|] c Y _; discriminate.
  - destruct IH as [N|(X & c & Y & M & ->)].
    + destruct (mono a) eqn:M; [destruct (starts_run (S T) a (a :: w)) eqn:R|].
      * right. apply starts_run_iff in R. destruct R as (t & ->). exists [], a, t. auto.
      * left. intros [|b X] c Y Mc E.
        -- simpl in E. injection E as -> E.
           assert (K : starts_run (S T) c (c :: w) = true) by (apply starts_run_iff; exists Y;
             simpl; now f_equal).
           congruence.
        -- simpl in E. injection E as -> E. now apply (N X c Y).
      * left. intros [|b X] c Y Mc E.
        -- simpl in E. injection E as -> E. congruence.
        -- simpl in E. injection E as -> E. now apply (N X c Y).
    + right. exists (a :: X), c, Y. auto.
Qed.
Definition begins (w : strip) : Prop := exists P I Z, w = P ++ I ++ Z /\ In I starts /\
  forall a, In a (P ++ Z) -> In a alphabet.
Theorem S2_7_strip_settled w : begins w -> reducible w \/ flagged w \/ short w \/ lacks w.
Proof.
  remember (length w) as k eqn:K. revert w K. induction k as [k IH] using lt_wf_ind.
  intros w -> (P & I & Z & E & J & A). pose proof grown as G. unfold grows in G.
  rewrite forallb_forall in G.
  specialize (G I J). rewrite <- andb_lazy_alt, <- orb_lazy_alt, andb_true_iff, orb_true_iff,
    Nat.leb_le in G.
  destruct G as [L G]. destruct (no_long_dec w) as [N|(X & c & Y & M & F)].
  - subst w. destruct G as [G|G].
    + left. apply S2_5_reducible_in. auto.
    + rewrite <- (rev_involutive I) in N. apply (right_settles T fits marks mono alphabet red all
        30) in N; auto.
      rewrite rev_involutive in N. destruct N as [(P' & I' & Z' & -> & R)|W]; auto.
      left. apply S2_5_reducible_in. auto.
  - rewrite F in E. apply part_shorter in E; auto. destruct E as (P' & Z' & E & A').
    destruct (IH (length (X ++ repeat c T ++ Y))) with (w := X ++ repeat c T ++ Y) as
      [R|[R|[[_ R]|R]]]; auto.
    + rewrite F, !app_length, !repeat_length. simpl. lia.
    + exists P', I, Z'. auto.
    + left. rewrite F. now apply S2_6_reducible_longer.
    + right. left. rewrite F. now apply flagged_longer.
    + exfalso. now apply (R X c Y).
    + right. right. right. rewrite F. now apply lacks_longer.
Qed.
End Settled.
End Runs.
End Left.
Definition any (_ : colour) : bool := true.
