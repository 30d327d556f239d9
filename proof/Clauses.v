(* Clauses of a position: atoms, what they say of a solution, and a check that a clause holds in
   all.

   A rule distinguishes cases, of which one is that of the solution: where all ends, where a cell
   goes, which cell of a line is left last, who lands in which order, what becomes of who landed.
   Each case tells of some atoms whether they hold. A clause holds if in each case one of its
   literals is told to be true. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Dead Times Geometry.
Import ListNotations.

Inductive line := Row (r : nat) | Column (c : nat).
Inductive side := Above | Leftward | Rightward | Below.
Inductive axis := AlongRow | AlongColumn.
Inductive atom :=
| Leaves (a : cell) (c : colour) | Ends (a : cell) | EndsIn (l : line) | Final (l : line) (a : cell)
| Heads (a : cell) (s : side) | Along (a : cell) (x : axis) | Goes (a b : cell)
| Before (a b : cell) | Lands (a : cell) (order : list cell)
| Last (a o : cell) | Takes (a new old : cell).

Definition on (l : line) (x : cell) : bool :=
  match l with Row r => fst x =? r | Column c => snd x =? c end.
Definition is_towards (s : side) (a b : cell) : bool :=
  match s with
  | Above => (snd a =? snd b) && (fst b <? fst a)
  | Below => (snd a =? snd b) && (fst a <? fst b)
  | Leftward => (fst a =? fst b) && (snd b <? snd a)
  | Rightward => (fst a =? fst b) && (snd a <? snd b)
  end.
Definition is_along (x : axis) (a b : cell) : bool :=
  match x with AlongRow => fst a =? fst b | AlongColumn => snd a =? snd b end.
Definition axis_of (l : line) : axis := match l with Row _ => AlongRow | Column _ =>
  AlongColumn end.

Definition axis_of_side (s : side) : axis :=
  match s with Above | Below => AlongColumn | Leftward | Rightward => AlongRow end.

Definition line_eqb (k l : line) : bool :=
  match k, l with Row i, Row j | Column i, Column j => i =? j | _, _ => false end.
Lemma line_eqb_eq k l : line_eqb k l = true -> k = l.
Proof. destruct k, l; simpl; try discriminate; intros H; apply Nat.eqb_eq in H; congruence. Qed.
Definition axis_eqb (x y : axis) : bool :=
  match x, y with AlongRow, AlongRow | AlongColumn, AlongColumn => true | _, _ => false end.
Lemma axis_eqb_eq x y : axis_eqb x y = true -> x = y.
Proof. now destruct x, y. Qed.
Fixpoint order_eqb (k l : list cell) : bool :=
  match k, l with
  | [], [] => true
  | x :: k', y :: l' => cell_eqb x y && order_eqb k' l'
  | _, _ => false
  end.
Lemma order_spec k l : reflect (k = l) (order_eqb k l).
Proof.
  revert l. induction k as [|x k IH]; intros [|y l]; simpl; try (constructor; congruence).
  destruct (cell_spec x y) as [->|N]; simpl; [|constructor; congruence].
  destruct (IH l); constructor; congruence.
Qed.

Notation literal := (bool * atom)%type.
Notation clause := (list (bool * atom)).

Section Holds.
Variables (v : view) (ms : list move).
Notation time := (left_at ms).

Definition chain (a : cell) : list cell := a :: landers ms a.
Definition holds (t : atom) : Prop :=
  match t with
  | Leaves a c => leaves v ms a c
  | Ends a => ends v ms a
  | EndsIn l => exists e, ends v ms e /\ on l e = true
  | Final l a => on l a = true /\ v a <> None /\
      forall b, v b <> None -> on l b = true -> b <> a -> time b < time a
  | Heads a s => exists b, goes ms a b /\ is_towards s a b = true
  | Along a x => exists b, goes ms a b /\ is_along x a b = true
  | Goes a b => goes ms a b
  | Before a b => time a < time b
  | Lands a order => landers ms a = order
  | Last a o => nth_error (chain a) (length (landers ms a)) = Some o
  | Takes a new old => exists k,
      nth_error (chain a) k = Some old /\ nth_error (chain a) (S k) = Some new
  end.
Definition is (s : bool) (t : atom) : Prop := if s then holds t else ~ holds t.
Definition clause_holds (cl : clause) : Prop := exists s t, In (s, t) cl /\ is s t.

(* What a case tells of atoms. *)
Notation case := (atom -> option bool).
Definition tells_truth (k : case) : Prop := forall t s, k t = Some s -> is s t.
Definition settles (cl : clause) (k : case) : bool :=
  existsb (fun '(s, t) => match k t with Some s' => eqb s s' | None => false end) cl.

Lemma settles_holds cl k : tells_truth k -> settles cl k = true -> clause_holds cl.
Proof.
  unfold settles. rewrite existsb_exists. intros T ([s t] & H & E).
  destruct (k t) as [s'|] eqn:F; [|discriminate]. apply eqb_prop in E. subst s'.
  exists s, t. auto.
Qed.
Definition covers (ks : list case) : Prop := exists k, In k ks /\ tells_truth k.
Lemma by_cases ks cl : covers ks -> forallb (settles cl) ks = true -> clause_holds cl.
Proof. intros (k & H & T) F. rewrite forallb_forall in F. eauto using settles_holds. Qed.

Lemma is_cell x y s t : (x = y -> holds t) -> (x <> y -> ~ holds t) ->
  Some (cell_eqb x y) = Some s -> is s t.
Proof. intros H K E. injection E as <-. destruct (cell_spec x y); simpl; auto. Qed.
Lemma is_bool b s t : (b = true -> holds t) -> (b = false -> ~ holds t) -> Some b = Some s ->
  is s t.
Proof. intros H K E. injection E as <-. destruct b; simpl; auto. Qed.
End Holds.

Section Rules.
Variables (v : view) (stacks : list cell).
Hypothesis stacks_in : forall x, In x stacks <-> v x <> None.
Variable ms : list move.
Hypothesis sol : solution v ms.
Notation time := (left_at ms).
Notation case := (atom -> option bool).
Notation truth := (tells_truth v ms).

Definition near (a : cell) : list cell :=
  filter (fun b => share_lineb a b && negb (cell_eqb a b)) stacks.
Lemma near_in a b : In b (near a) <-> v b <> None /\ share_line a b /\ a <> b.
Proof.
  unfold near. rewrite filter_In, andb_true_iff, negb_true_iff, share_lineb_iff, stacks_in.
  destruct (cell_spec a b); intuition congruence.
Qed.
Lemma goes_near a b : goes ms a b -> In b (near a).
Proof.
  intros H. apply near_in. repeat split.
  - now apply (goes_occupied v ms sol) in H.
  - now apply (goes_line v ms sol) in H.
  - now apply (goes_neq v ms sol) in H.
Qed.
Lemma goes_near_back a b : goes ms a b -> In a (near b).
Proof.
  intros H. apply near_in. repeat split.
  - now apply (goes_occupied v ms sol) in H.
  - apply share_line_sym. now apply (goes_line v ms sol) in H.
  - apply not_eq_sym. now apply (goes_neq v ms sol) in H.
Qed.
Definition is_stack (x : cell) : bool := mem x stacks.
Lemma is_stack_iff x : is_stack x = true <-> v x <> None.
Proof. unfold is_stack. now rewrite mem_iff, stacks_in. Qed.

(* Where all ends. *)
Definition case_end (e : cell) : case := fun t =>
  match t with
  | Ends a => Some (cell_eqb a e)
  | EndsIn l => Some (on l e)
  | _ => None
  end.
Definition cases_end : list case := map case_end stacks.
Lemma covers_end : covers v ms cases_end.
Proof.
  destruct (some_end v ms sol) as [e He]. exists (case_end e). split.
  - apply in_map, stacks_in, He.
  - intros t w; destruct t; simpl; try discriminate.
    + apply is_cell; [now intros ->|]. intros N H. apply N. eapply ends_unique; eauto.
    + apply is_bool; [now exists e|]. intros E (e' & H & E').
      rewrite (ends_unique v ms sol e e') in E; auto. congruence.
Qed.

(* The colour in which a cell is left. *)
Definition colours : list colour := [Black; Green; White].
Lemma colours_all c : In c colours.
Proof. destruct c; simpl; auto. Qed.
Definition tells_colour (a : cell) (c : colour) (t : atom) : option bool :=
  match t with
  | Leaves b d => if cell_eqb b a then Some (colour_eqb d c) else None
  | _ => None
  end.
Lemma colour_truth a c : leaves v ms a c -> truth (tells_colour a c).
Proof.
  intros H t w; destruct t; simpl; try discriminate.
  destruct (cell_spec a0 a) as [->|]; [|discriminate].
  apply is_bool; destruct (colour_spec c0 c); try discriminate; intros _; [now subst|].
  intros K. apply n. eapply leaves_unique; eauto.
Qed.
Definition cases_colour (a : cell) : list case :=
  if is_stack a then map (tells_colour a) colours else [fun _ => None].
Lemma silent_truth : truth (fun _ => None).
Proof. easy. Qed.
Lemma covers_colour a : covers v ms (cases_colour a).
Proof.
  unfold cases_colour. destruct (is_stack a) eqn:E.
  - apply is_stack_iff in E. destruct (leaves_some v ms sol a E) as [c H].
    exists (tells_colour a c). split; [apply in_map, colours_all|now apply colour_truth].
  - eexists. split; [now left|apply silent_truth].
Qed.

(* Where a cell goes, or that it is the end. *)
Definition case_stays (a : cell) : case := fun t =>
  match t with
  | Ends b => Some (cell_eqb b a)
  | Goes b _ | Heads b _ | Along b _ => if cell_eqb b a then Some false else None
  | Before x y =>
      if cell_eqb x a then Some false
      else if cell_eqb y a && is_stack x then Some true else None
  | _ => None
  end.
Definition case_goes (a d : cell) (away : list cell) : case := fun t =>
  match t with
  | Ends b => if cell_eqb b a || mem b away then Some false else None
  | Goes b e => if cell_eqb b a then Some (cell_eqb e d) else None
  | Heads b s => if cell_eqb b a then Some (is_towards s a d) else None
  | Along b x => if cell_eqb b a then Some (is_along x a d) else None
  | Before x y =>
      if cell_eqb x a && cell_eqb y d then Some true
      else if cell_eqb x d && cell_eqb y a then Some false
      else if cell_eqb y a && is_stack x && (betweenb a d x || mem x away) then Some true
      else if cell_eqb x a && is_stack y && (betweenb a d y || mem y away) then Some false
      else None
  | _ => None
  end.
Definition without (a : cell) : list cell := filter (fun x => negb (cell_eqb x a)) stacks.
Definition away (a d : cell) : list cell := apart (without a) d.
Definition cases_goes (aways : cell -> cell -> list cell) (a : cell) : list case :=
  if is_stack a then case_stays a :: map (fun d => case_goes a d (aways a d)) (near a)
  else [fun _ => None].

Lemma away_before a d x : goes ms a d -> In x (away a d) -> v x <> None /\ x <> a /\
  time x < time a.
Proof.
  intros G H. unfold away in H. destruct (apart_spec (without a) d) as (X & Xd & Xo & A).
  assert (NE : apart (without a) d <> []) by (intros E; now rewrite E in H).
  apply Xo in H. destruct H as [H Xx].
  assert (W : forall y, In y (without a) <-> v y <> None /\ y <> a).
  { intros y. unfold without. rewrite filter_In, negb_true_iff, stacks_in.
    destruct (cell_spec y a); intuition congruence. }
  apply W in H. destruct H as [H N]. repeat split; auto.
  apply (goes_part v ms sol a d x X); auto.
  intros p q Hp Hq Np Nq. apply A; auto; now apply W.
Qed.
Lemma stays_truth a : ends v ms a -> truth (case_stays a).
Proof.
  intros H t w; destruct t; simpl; try discriminate.
  - apply is_cell; [now intros ->|]. intros N K. apply N. eapply ends_unique; eauto.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. apply is_bool; [discriminate|].
    intros _ (b & G & _). revert G. eapply ends_goes; eauto.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. apply is_bool; [discriminate|].
    intros _ (b & G & _). revert G. eapply ends_goes; eauto.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. apply is_bool; [discriminate|].
    intros _. eapply ends_goes; eauto.
  - destruct (cell_spec a0 a) as [->|N].
    + apply is_bool; [discriminate|]. simpl. intros _.
      pose proof (left_at_le ms b). destruct H as [_ ->]. lia.
    + destruct (cell_spec b a) as [->|]; [|discriminate]. simpl.
      destruct (is_stack a0) eqn:E; [|discriminate]. apply is_stack_iff in E.
      apply is_bool; [|discriminate]. intros _. simpl. now apply (before_end v ms sol).
Qed.
Lemma goes_truth a d : goes ms a d -> truth (case_goes a d (away a d)).
Proof.
  intros H. pose proof (goes_before v ms sol a d H) as T.
  assert (Y : forall x, is_stack x && (betweenb a d x || mem x (away a d)) = true ->
    time x < time a).
  { intros x. rewrite andb_true_iff, is_stack_iff, orb_true_iff, betweenb_iff, mem_iff.
    intros [O [B|M]]; [eapply goes_between; eauto|now apply away_before in M]. }
  intros t w; destruct t; simpl; try discriminate.
  - destruct (cell_spec a0 a) as [->|N]; simpl.
    + apply is_bool; [discriminate|]. intros _ E. revert H. eapply ends_goes; eauto.
    + destruct (mem a0 (away a d)) eqn:M; [|discriminate]. apply is_bool; [discriminate|].
      intros _ E. apply mem_iff, away_before in M; auto. destruct M as (Hx & _ & L).
      destruct E as [_ E]. pose proof (left_at_le ms a). lia.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. apply is_bool.
    + intros E. exists d. auto.
    + intros E (b & G & F). rewrite (goes_unique v ms sol a b d) in F; auto. congruence.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. apply is_bool.
    + intros E. exists d. auto.
    + intros E (b & G & F). rewrite (goes_unique v ms sol a b d) in F; auto. congruence.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. apply is_cell.
    + now intros ->.
    + intros N G. apply N. eapply goes_unique; eauto.
  - destruct (cell_spec a0 a) as [->|N]; [destruct (cell_spec b d) as [->|N']|]; simpl.
    + apply is_bool; [|discriminate]. auto.
    + destruct (cell_spec a d) as [->|Nad]; [lia|]. simpl.
      destruct (cell_spec b a) as [->|Nba]; simpl.
      * destruct (is_stack a && _) eqn:E; [apply Y in E; lia|]. discriminate.
      * destruct (is_stack b && _) eqn:E; [|discriminate].
        apply is_bool; [discriminate|]. intros _. apply Y in E. simpl. lia.
    + destruct (cell_spec a0 d) as [->|N']; simpl.
      * destruct (cell_spec b a) as [->|Nba]; simpl.
        -- apply is_bool; [discriminate|]. intros _. simpl. lia.
        -- discriminate.
      * destruct (cell_spec b a) as [->|Nba]; simpl; [|discriminate].
        destruct (is_stack a0 && _) eqn:E; [|discriminate].
        apply is_bool; [|discriminate]. intros _. now apply Y.
Qed.
Lemma covers_goes a : covers v ms (cases_goes away a).
Proof.
  unfold cases_goes. destruct (is_stack a) eqn:E; [|eexists; split; [now left|apply silent_truth]].
  apply is_stack_iff in E. destruct (goes_or_ends v ms a E) as [H|[d H]].
  - exists (case_stays a). split; [now left|now apply stays_truth].
  - exists (case_goes a d (away a d)). split; [right|now apply goes_truth].
    apply (in_map (fun d => case_goes a d (away a d))). now apply goes_near.
Qed.

(* The cell of a line that is left last. *)
Definition case_final (l : line) (f : cell) : case := fun t =>
  match t with
  | Final k a => if line_eqb k l then Some (cell_eqb a f) else None
  | Before x y =>
      if cell_eqb y f && is_stack x && on l x && negb (cell_eqb x f) then Some true
      else if cell_eqb x f && is_stack y && on l y then Some false else None
  | Along a x => if cell_eqb a f && axis_eqb x (axis_of l) then Some false else None
  | Heads a s =>
      if cell_eqb a f && axis_eqb (axis_of_side s) (axis_of l) then Some false else None
  | Goes a b => if cell_eqb a f && on l b then Some false else None
  | Ends b => if is_stack b && on l b && negb (cell_eqb b f) then Some false else None
  | _ => None
  end.
Definition cases_final (l : line) : list case :=
  match filter (on l) stacks with [] => [fun _ => None] | fs => map (case_final l) fs end.

Lemma latest (l : list cell) : l <> [] -> (forall x, In x l -> v x <> None) ->
  exists f, In f l /\ forall b, In b l -> b <> f -> time b < time f.
Proof.
  induction l as [|x l IH]; [easy|]. intros _ O. destruct l as [|y l].
  - exists x. split; [now left|]. intros b [<-|[]]; easy.
  - destruct IH as (f & Hf & L); [easy|intros; apply O; now right|].
    destruct (cell_dec x f) as [->|N].
    + exists f. split; [now left|]. intros b [<-|H]; [easy|auto].
    + assert (time x <> time f) by (apply (times_differ v ms sol); auto; apply O;
        [now left|now right]).
      destruct (le_lt_dec (time x) (time f)) as [T|T].
      * exists f. split; [now right|]. intros b [<-|H'] N'; [lia|auto].
      * exists x. split; [now left|]. intros b [<-|H'] N'; [easy|].
        destruct (cell_dec b f) as [->|]; [lia|]. specialize (L b H' n). lia.
Qed.
Lemma covers_final l : covers v ms (cases_final l).
Proof.
  unfold cases_final. destruct (filter (on l) stacks) as [|y ys] eqn:E.
  - eexists. split; [now left|apply silent_truth].
  - rewrite <- E. destruct (latest (filter (on l) stacks)) as (f & Hf & L).
    + now rewrite E.
    + intros x H. apply filter_In in H. now apply stacks_in.
    + exists (case_final l f). split; [now apply in_map|].
      apply filter_In in Hf. destruct Hf as [Hf Of]. apply stacks_in in Hf.
      assert (M : forall b, v b <> None -> on l b = true -> b <> f -> time b < time f).
      { intros b Hb Ob. apply L, filter_In. split; auto. now apply stacks_in. }
      assert (Z : forall b, goes ms f b -> on l b <> true).
      { intros b G Ob. pose proof (goes_before v ms sol f b G).
        destruct (goes_occupied v ms sol f b G) as [_ Hb].
        assert (time b < time f); [|lia]. apply M; auto. apply not_eq_sym. eapply goes_neq; eauto. }
      clear E L. intros t w; destruct t; simpl; try discriminate.
      * destruct (is_stack a && on l a) eqn:E; [|discriminate]. simpl.
        apply andb_true_iff in E. rewrite is_stack_iff in E. destruct E as [Ha Oa].
        destruct (cell_spec a f) as [->|N]; [discriminate|]. simpl.
        apply is_bool; [discriminate|]. intros _ [_ T]. specialize (M a Ha Oa N).
        pose proof (left_at_le ms f). lia.
      * destruct (line_eqb l0 l) eqn:E; [|discriminate]. apply line_eqb_eq in E. subst l0.
        apply is_cell.
        -- intros ->. simpl. auto.
        -- intros N (Oa & Ha & K). specialize (M a Ha Oa N). specialize (K f Hf Of (not_eq_sym N)).
           lia.
      * destruct (cell_spec a f) as [->|]; [|discriminate]. simpl.
        destruct (axis_eqb _ (axis_of l)) eqn:E; [|discriminate]. apply axis_eqb_eq in E.
        apply is_bool; [discriminate|]. intros _ (b & G & A). apply (Z b G).
        destruct l, s; simpl in *; try discriminate; apply andb_true_iff in A; destruct A as [A _];
          apply Nat.eqb_eq in A, Of; apply Nat.eqb_eq; congruence.
      * destruct (cell_spec a f) as [->|]; [|discriminate]. simpl.
        destruct (axis_eqb x (axis_of l)) eqn:E; [|discriminate]. apply axis_eqb_eq in E. subst x.
        apply is_bool; [discriminate|]. intros _ (b & G & A). apply (Z b G).
        destruct l; simpl in *; apply Nat.eqb_eq in A, Of; apply Nat.eqb_eq; congruence.
      * destruct (cell_spec a f) as [->|]; [|discriminate]. simpl.
        destruct (on l b) eqn:E; [|discriminate]. apply is_bool; [discriminate|].
        intros _ G. now apply (Z b).
      * destruct (cell_spec b f) as [->|Nb]; simpl.
        -- destruct (is_stack a && on l a) eqn:E; simpl.
           ++ apply andb_true_iff in E. rewrite is_stack_iff in E. destruct E as [Ha Oa].
              destruct (cell_spec a f) as [->|N]; simpl.
              ** apply is_stack_iff in Hf. rewrite Hf, Of. simpl.
                 apply is_bool; [discriminate|]. intros _. simpl. lia.
              ** apply is_bool; [|discriminate]. intros _. now apply M.
           ++ destruct (cell_spec a f) as [->|N]; simpl; [|discriminate].
              apply is_stack_iff in Hf. rewrite Hf, Of in E. discriminate.
        -- destruct (cell_spec a f) as [->|N]; simpl; [|discriminate].
           destruct (is_stack b && on l b) eqn:E; simpl; [|discriminate].
           apply andb_true_iff in E. rewrite is_stack_iff in E. destruct E as [Hb Ob].
           apply is_bool; [discriminate|]. intros _. specialize (M b Hb Ob Nb). simpl. lia.
Qed.
End Rules.
