(* What holds of every solution: when each cell is left, who lands where, and in which colour. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Dead.
Import ListNotations.

Definition captor (c : colour) : colour := prey (prey c).
Lemma captor_prey c : captor (prey c) = c.
Proof. now destruct c. Qed.
Lemma prey_captor c : prey (captor c) = c.
Proof. now destruct c. Qed.
(* The colour on a cell of colour c on which k stacks have landed. *)
Definition aged (k : nat) (c : colour) : colour := Nat.iter k captor c.

Fixpoint left_at (ms : list move) (x : cell) : nat :=
  match ms with [] => 0 | m :: rest => if cell_eqb (fst m) x then 0 else S (left_at rest x) end.
Definition lands_on (a : cell) (m : move) : bool := cell_eqb (snd m) a.
Definition landers (ms : list move) (a : cell) : list cell := map fst (filter (lands_on a) ms).

Lemma left_at_le ms x : left_at ms x <= length ms.
Proof. induction ms as [|m ms IH]; simpl; auto. destruct (cell_eqb _ _); lia. Qed.
Lemma left_at_move ms x : left_at ms x < length ms ->
  exists q, nth_error ms (left_at ms x) = Some (x, q).
Proof.
  induction ms as [|[p q] ms IH]; simpl; [lia|].
  destruct (cell_spec p x) as [->|N]; intros H; [now exists q|]. apply IH. lia.
Qed.
Lemma left_at_first ms x i q : nth_error ms i = Some (x, q) -> left_at ms x <= i.
Proof.
  revert i. induction ms as [|[p r] ms IH]; intros [|i] H; simpl in *; try discriminate.
  - injection H as -> ->. rewrite cell_eqb_refl. lia.
  - apply IH in H. destruct (cell_eqb p x); lia.
Qed.

Lemma nth_error_lt {A} (l : list A) i y : nth_error l i = Some y -> i < length l.
Proof. intros H. apply nth_error_Some. congruence. Qed.
Lemma firstn_snoc {A} (l : list A) i y :
  nth_error l i = Some y -> firstn (S i) l = firstn i l ++ [y].
Proof.
  revert i. induction l as [|z l IH]; intros [|i] H; simpl in *; try discriminate.
  - now injection H as ->.
  - f_equal. now apply IH.
Qed.
Lemma filter_nth {A} (f : A -> bool) l : forall k y, nth_error (filter f l) k = Some y ->
  exists i, nth_error l i = Some y /\ length (filter f (firstn i l)) = k.
Proof.
  induction l as [|z l IH]; simpl; intros k y H; [now destruct k|].
  destruct (f z) eqn:E.
  - destruct k as [|k]; simpl in H.
    + injection H as ->. now exists 0.
    + destruct (IH _ _ H) as (i & Hi & Hk). exists (S i). simpl. rewrite E. simpl. auto.
  - destruct (IH _ _ H) as (i & Hi & Hk). exists (S i). simpl. rewrite E. auto.
Qed.
Lemma filter_firstn_le {A} (f : A -> bool) l : forall i j, i <= j ->
  length (filter f (firstn i l)) <= length (filter f (firstn j l)).
Proof.
  induction l as [|z l IH]; intros [|i] [|j] H; simpl; try lia.
  specialize (IH i j). destruct (f z); simpl; lia.
Qed.

Section Solution.
Variables (v : view) (ms : list move).
Hypothesis sol : solution v ms.

Definition at_time (i : nat) : view := end_of v (firstn i ms).
Notation time := (left_at ms).
Notation last_time := (length ms).

Lemma at_move i m : nth_error ms i = Some m -> legal (at_time i) m.
Proof.
  destruct sol as [P _]. clear sol. unfold at_time. revert i P. generalize v.
  induction ms as [|m' ms' IH]; intros u [|i] P H; simpl in *; try discriminate.
  - injection H as ->. tauto.
  - apply IH; tauto.
Qed.
Lemma at_next i m : nth_error ms i = Some m -> at_time (S i) = step (at_time i) m.
Proof. intros H. unfold at_time, end_of. now rewrite (firstn_snoc _ _ _ H), fold_left_app. Qed.
Lemma at_end : single (at_time last_time).
Proof. unfold at_time. rewrite firstn_all. apply sol. Qed.
Lemma rest_solution i : i <= last_time -> solution (at_time i) (skipn i ms).
Proof.
  destruct sol as [P S]. unfold at_time. clear sol. revert i v P S.
  induction ms as [|m ms' IH]; intros [|i] u P S H; simpl in *; try lia; try (split; assumption).
  apply (IH i (step u m)); try tauto. lia.
Qed.

(* A cell is occupied until it is left, and empty from then on. *)
Lemma occupied i x : i <= last_time -> (at_time i x <> None <-> v x <> None /\ i <= time x).
Proof.
  induction i as [|i IH]; intros Hi.
  - unfold at_time. simpl. intuition lia.
  - destruct (nth_error ms i) as [m|] eqn:E; [|apply nth_error_None in E; lia].
    rewrite (at_next _ _ E). pose proof (at_move _ _ E) as L. split.
    + intros H. assert (N : x <> fst m) by (intros ->; now rewrite step_from in H).
      apply step_occupied in H; auto. apply IH in H; [|lia]. destruct H as [H T]. split; auto.
      assert (time x <> i); [|lia]. intros <-.
      destruct (left_at_move ms x) as [q Hq]; [lia|]. rewrite E in Hq. injection Hq as ->. auto.
    + intros [H T]. assert (O : at_time i x <> None) by (apply IH; [lia|split; [auto|lia]]).
      apply (now_on_occupied _ m) in O; auto. unfold now_on in O.
      destruct (cell_spec x (fst m)) as [->|N]; auto.
      destruct m as [p q]. apply left_at_first in E. simpl in *. lia.
Qed.

Definition goes (a b : cell) : Prop := In (a, b) ms.
Lemma goes_nth a b : goes a b -> nth_error ms (time a) = Some (a, b).
Proof.
  intros H. apply In_nth_error in H. destruct H as [i H].
  assert (E : i = time a); [|now rewrite <- E].
  apply Nat.le_antisymm; [|now apply left_at_first in H].
  pose proof (nth_error_lt _ _ _ H). destruct (at_move _ _ H) as (c & Hc & _). simpl in Hc.
  apply (occupied i a); [lia|congruence].
Qed.
Lemma goes_lt a b : goes a b -> time a < last_time.
Proof. intros H. apply goes_nth in H. now apply nth_error_lt in H. Qed.
Lemma goes_unique a b c : goes a b -> goes a c -> b = c.
Proof. intros H K. apply goes_nth in H. apply goes_nth in K. congruence. Qed.
Lemma goes_legal a b : goes a b -> legal (at_time (time a)) (a, b).
Proof. intros H. now apply at_move, goes_nth. Qed.
Lemma goes_occupied a b : goes a b -> v a <> None /\ v b <> None.
Proof.
  intros H. pose proof (goes_lt _ _ H). destruct (goes_legal _ _ H) as (c & Ha & Hb & _).
  simpl in *. split; apply (occupied (time a)); try lia; congruence.
Qed.
Lemma goes_neq a b : goes a b -> a <> b.
Proof. intros H. apply (legal_neq _ _ (goes_legal _ _ H)). Qed.
Lemma goes_line a b : goes a b -> share_line a b.
Proof. intros H. destruct (goes_legal _ _ H) as (c & _ & _ & L & _). exact L. Qed.

Lemma times_differ a b : v a <> None -> v b <> None -> a <> b -> time a <> time b.
Proof.
  intros Ha Hb N E. destruct (Nat.eq_dec (time a) last_time) as [F|F].
  - destruct at_end as (p & _ & U). apply N. rewrite (U a), (U b); auto.
    + apply occupied; auto. split; auto. lia.
    + apply occupied; auto. split; auto. lia.
  - pose proof (left_at_le ms a). destruct (left_at_move ms a) as [q Hq]; [lia|].
    destruct (left_at_move ms b) as [r Hr]; [lia|]. rewrite E in Hq. congruence.
Qed.
Lemma goes_before a b : goes a b -> time a < time b.
Proof.
  intros H. pose proof (goes_lt _ _ H) as T. destruct (goes_occupied _ _ H) as [Ha Hb].
  assert (time a <= time b).
  { apply (occupied (time a) b); [lia|]. destruct (goes_legal _ _ H) as (c & _ & K & _).
    simpl in K. congruence. }
  pose proof (times_differ a b Ha Hb (goes_neq _ _ H)). lia.
Qed.
Lemma goes_between a b x : goes a b -> between a b x -> v x <> None -> time x < time a.
Proof.
  intros H B Hx. pose proof (goes_lt _ _ H) as T.
  destruct (goes_legal _ _ H) as (c & _ & _ & _ & M). simpl in M.
  specialize (M x B). destruct (le_lt_dec (time a) (time x)); auto. exfalso.
  assert (at_time (time a) x <> None); [|congruence]. apply occupied; [lia|auto].
Qed.

Definition ends (a : cell) : Prop := v a <> None /\ time a = last_time.
Lemma some_end : exists a, ends a.
Proof.
  destruct at_end as (p & H & _). exists p. apply occupied in H; auto. destruct H as [H T].
  split; auto. pose proof (left_at_le ms p). lia.
Qed.
Lemma ends_unique a b : ends a -> ends b -> a = b.
Proof.
  intros [Ha Ta] [Hb Tb]. destruct (cell_dec a b) as [E|N]; auto.
  destruct (times_differ a b Ha Hb N). congruence.
Qed.
Lemma goes_or_ends a : v a <> None -> ends a \/ exists b, goes a b.
Proof.
  intros H. pose proof (left_at_le ms a).
  destruct (Nat.eq_dec (time a) last_time) as [E|N]; [now left; split|right].
  destruct (left_at_move ms a) as [b Hb]; [lia|]. exists b. now apply nth_error_In in Hb.
Qed.
Lemma ends_goes a b : ends a -> ~ goes a b.
Proof. intros [_ E] H. apply goes_lt in H. lia. Qed.
Lemma before_end a x : ends a -> v x <> None -> x <> a -> time x < time a.
Proof.
  intros [Ha E] Hx N. pose proof (times_differ x a Hx Ha N). pose proof (left_at_le ms x). lia.
Qed.

(* Once a has gone to d, everything is on the side of d: the rest cannot be split. *)
Lemma goes_part a d x (X : cell -> bool) :
  goes a d -> v x <> None -> x <> a -> X d = true -> X x = false ->
  (forall p q, v p <> None -> v q <> None -> p <> a -> q <> a ->
     X p = true -> X q = false -> ~ share_line p q) ->
  time x < time a.
Proof.
  intros H Hx N Xd Xx A. pose proof (goes_lt _ _ H) as T. destruct (goes_occupied _ _ H) as [Ha Hd].
  pose proof (times_differ x a Hx Ha N). destruct (le_lt_dec (time a) (time x)); auto. exfalso.
  apply (split_unsolvable (at_time (S (time a)))) with (skipn (S (time a)) ms);
    [|apply rest_solution; lia].
  exists X. repeat split.
  - exists d. split; auto. apply occupied; [lia|]. split; auto. now apply goes_before in H.
  - exists x. split; auto. apply occupied; [lia|]. split; auto. lia.
  - intros p q Hp Hq. apply occupied in Hp; [|lia]. apply occupied in Hq; [|lia].
    apply A; try tauto; intros ->; lia.
Qed.

(* Colours. *)
Definition leaves (a : cell) (c : colour) : Prop := at_time (time a) a = Some c.
Lemma leaves_some a : v a <> None -> exists c, leaves a c.
Proof.
  intros H. unfold leaves. destruct (at_time (time a) a) as [c|] eqn:E; eauto.
  exfalso. revert E. apply occupied; [apply left_at_le|auto].
Qed.
Lemma leaves_unique a c d : leaves a c -> leaves a d -> c = d.
Proof. unfold leaves. congruence. Qed.

Lemma at_colour i a c : i <= last_time -> v a = Some c -> at_time i a <> None ->
  at_time i a = Some (aged (length (landers (firstn i ms) a)) c).
Proof.
  intros Hi Ha. induction i as [|i IH]; intros O; [exact Ha|].
  destruct (nth_error ms i) as [m|] eqn:E; [|apply nth_error_None in E; lia].
  rewrite (at_next _ _ E) in *. pose proof (at_move _ _ E) as L.
  rewrite (firstn_snoc _ _ _ E). unfold landers. rewrite filter_app, map_app, app_length.
  assert (O' : at_time i a <> None) by (eapply step_occupied; eauto).
  assert (N : a <> fst m) by (intros ->; now rewrite step_from in O).
  specialize (IH ltac:(lia) O'). fold (landers (firstn i ms) a). simpl. unfold lands_on.
  destruct (cell_spec (snd m) a) as [<-|N']; simpl.
  - rewrite Nat.add_1_r. rewrite step_to by (now apply legal_neq in L).
    destruct L as (d & Hd & Hp & _). rewrite Hd. rewrite Hp in IH. injection IH as IH.
    unfold aged in *. simpl. rewrite <- IH. now rewrite captor_prey.
  - rewrite Nat.add_0_r, step_other; auto.
Qed.

(* The k-th to land on a, counted from 0, and what is known of it. *)
Lemma landers_in a d : In d (landers ms a) <-> goes d a.
Proof.
  unfold landers, goes. rewrite in_map_iff. split.
  - intros ([p q] & <- & H). apply filter_In in H. destruct H as [H E]. unfold lands_on in E.
    simpl in *. destruct (cell_spec q a); [now subst|discriminate].
  - intros H. exists (d, a). split; auto. apply filter_In. split; auto. apply cell_eqb_refl.
Qed.
Lemma lander_index a k d : nth_error (landers ms a) k = Some d ->
  length (landers (firstn (time d) ms) a) = k.
Proof.
  intros H. assert (G : goes d a) by (apply landers_in; now apply nth_error_In in H).
  unfold landers in *. rewrite map_length.
  destruct (nth_error (filter (lands_on a) ms) k) as [[p q]|] eqn:E.
  - rewrite (map_nth_error fst _ _ E) in H. injection H as ->.
    apply filter_nth in E. destruct E as (i & Hi & Hk).
    assert (goes d q) by (now apply nth_error_In in Hi). apply goes_nth in H.
    assert (E' : i = time d); [|now rewrite <- E'].
    apply Nat.le_antisymm; [|now apply left_at_first in Hi].
    pose proof (nth_error_lt _ _ _ Hi). destruct (at_move _ _ Hi) as (c & Hc & _). simpl in Hc.
    apply (occupied i d); [lia|congruence].
  - apply nth_error_None in E. pose proof (nth_error_lt _ _ _ H) as L. rewrite map_length in L. lia.
Qed.
Lemma lander_colour a c k d :
  v a = Some c -> nth_error (landers ms a) k = Some d -> leaves d (aged (S k) c).
Proof.
  intros Ha H. assert (G : goes d a) by (apply landers_in; now apply nth_error_In in H).
  pose proof (goes_lt _ _ G) as T. apply lander_index in H.
  destruct (goes_legal _ _ G) as (e & He & Hp & _). simpl in *.
  unfold leaves. rewrite He. f_equal.
  rewrite (at_colour _ _ c) in Hp; auto; [|lia|congruence]. rewrite H in Hp. injection Hp as Hp.
  unfold aged in *. simpl. now rewrite Hp, captor_prey.
Qed.
Lemma landers_order a j k d e :
  nth_error (landers ms a) j = Some d -> nth_error (landers ms a) k = Some e -> j < k ->
  time d < time e.
Proof.
  intros Hd He H. apply lander_index in Hd, He. unfold landers in *. rewrite map_length in *.
  destruct (le_lt_dec (time e) (time d)) as [L|L]; auto.
  apply (filter_firstn_le (lands_on a) ms) in L. lia.
Qed.
Lemma landers_before a d : In d (landers ms a) -> time d < time a.
Proof. intros H. now apply goes_before, landers_in. Qed.
Lemma leaves_aged a c : v a = Some c -> leaves a (aged (length (landers ms a)) c).
Proof.
  intros Ha. unfold leaves. assert (Hn : v a <> None) by congruence.
  rewrite (at_colour _ _ c); auto using left_at_le.
  - do 2 f_equal. unfold landers. rewrite !map_length.
    rewrite <- (firstn_skipn (time a) ms) at 3. rewrite filter_app, app_length.
    enough (E : filter (lands_on a) (skipn (time a) ms) = []) by (rewrite E; simpl; lia).
    destruct (filter _ (skipn _ _)) as [|[p q] l] eqn:E; auto. exfalso.
    assert (I : In (p, q) (filter (lands_on a) (skipn (time a) ms))) by (rewrite E; now left).
    apply filter_In in I. destruct I as [I F]. unfold lands_on in F. simpl in F.
    destruct (cell_spec q a); [subst q|discriminate].
    apply In_nth_error in I. destruct I as [i I].
    assert (J : nth_error ms (time a + i) = Some (p, a)).
    { pose proof (firstn_length_le ms (left_at_le ms a)) as F'.
      transitivity (nth_error (firstn (time a) ms ++ skipn (time a) ms) (time a + i)).
      - now rewrite firstn_skipn.
      - rewrite nth_error_app2, F' by lia. now replace (time a + i - time a) with i by lia. }
    assert (G : goes p a) by (now apply nth_error_In in J).
    pose proof (goes_before _ _ G). pose proof (nth_error_lt _ _ _ J).
    destruct (at_move _ _ J) as (e & He & _). simpl in He.
    assert (O : at_time (time a + i) p <> None) by congruence.
    apply occupied in O; [|lia]. destruct O as [_ O]. lia.
  - apply occupied; [apply left_at_le|auto].
Qed.
End Solution.
