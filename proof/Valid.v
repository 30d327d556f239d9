(* Whether a clause holds in every solution of a position: some rule has a case for each solution
   that settles it, or it denies a circle of cells each left before the next. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Dead Times Geometry Clauses Landing.
Import ListNotations.

Fixpoint lookup {A} (x : cell) (l : list (cell * A)) : option A :=
  match l with [] => None | (y, r) :: l' => if cell_eqb x y then Some r else lookup x l' end.
Lemma lookup_in {A} x (l : list (cell * A)) r : lookup x l = Some r -> In (x, r) l.
Proof.
  induction l as [|[y s] l IH]; simpl; [discriminate|].
  destruct (cell_spec x y) as [->|N]; intros H; [injection H as ->|]; auto.
Qed.
Lemma lookup_none {A} x (l : list (cell * A)) : lookup x l <> None <-> In x (map fst l).
Proof.
  induction l as [|[y s] l IH]; simpl; [easy|].
  destruct (cell_spec x y) as [->|N]; [split; [now left|easy]|].
  rewrite IH. intuition congruence.
Qed.

(* A position is a list of stacks: where each stands and its colour on top. *)
Definition position := list (cell * colour).
Definition view_of (ps : position) : view := fun x => lookup x ps.

Section Valid.
Variable ps : position.
Notation v := (view_of ps).
Definition stacks : list cell := map fst ps.
Lemma stacks_in x : In x stacks <-> v x <> None.
Proof. symmetry. apply lookup_none. Qed.

(* Circles. An edge from x to y: if the literal is false, x is left before y. *)
Definition edge (l : literal) : list move :=
  match l with
  | (false, Before x y) => [(x, y)]
  | (true, Before x y) =>
      if mem x stacks && mem y stacks && negb (cell_eqb x y) then [(y, x)] else []
  | _ => []
  end.
Fixpoint walks (fuel : nat) (edges : list move) (x goal : cell) : bool :=
  cell_eqb x goal ||
  match fuel with
  | 0 => false
  | S fuel' =>
      match find (fun e => cell_eqb (fst e) x) edges with
      | Some (_, y) => walks fuel' edges y goal
      | None => false
      end
  end.
Definition denies_circle (cl : clause) : bool :=
  let edges := flat_map edge cl in
  existsb (fun '(x, y) => walks (length edges) edges y x) edges.

Lemma walks_times f edges goal : (forall x y, In (x, y) edges -> f x < f y) ->
  forall fuel x, walks fuel edges x goal = true -> f x <= f goal.
Proof.
  intros E. induction fuel as [|fuel IH]; simpl; intros x H.
  - destruct (cell_spec x goal) as [H'|]; [rewrite H'; lia|discriminate].
  - destruct (cell_spec x goal) as [H'|]; [rewrite H'; lia|]. simpl in H.
    destruct (find _ edges) as [[x' y]|] eqn:F; [|discriminate].
    apply find_some in F. destruct F as [F G]. simpl in G.
    destruct (cell_spec x' x) as [E'|]; [|discriminate]. rewrite E' in F.
    apply E in F. apply IH in H. lia.
Qed.
Lemma circle_holds ms cl : solution v ms -> denies_circle cl = true -> clause_holds v ms cl.
Proof.
  intros sol D. unfold denies_circle in D.
  assert (T : clause_holds v ms cl \/
    forall x y, In (x, y) (flat_map edge cl) -> left_at ms x < left_at ms y).
  { clear D. induction cl as [|[s t] cl IH]; simpl; [now right|].
    assert (U : clause_holds v ms [(s, t)] \/
      forall x y, In (x, y) (edge (s, t)) -> left_at ms x < left_at ms y).
    { destruct t; try (right; destruct s; easy). destruct s; simpl.
      - destruct (mem a stacks && mem b stacks && _) eqn:E; [|now right].
        rewrite !andb_true_iff, !mem_iff, !stacks_in, negb_true_iff in E. destruct E as [[Ha Hb] N].
        destruct (cell_spec a b) as [|N']; [discriminate|].
        pose proof (times_differ v ms sol a b Ha Hb N').
        destruct (le_lt_dec (left_at ms a) (left_at ms b)).
        + left. exists true, (Before a b). split; [now left|]. simpl. lia.
        + right. intros x y [[= <- <-]|[]]. auto.
      - destruct (le_lt_dec (left_at ms b) (left_at ms a)).
        + left. exists false, (Before a b). split; [now left|]. simpl. lia.
        + right. intros x y [[= <- <-]|[]]. auto. }
    destruct U as [(s' & t' & [[= <- <-]|[]] & H)|U]; [left; exists s, t; split; [now left|auto]|].
    destruct IH as [(s' & t' & I & H)|IH]; [left; exists s', t'; split; [now right|auto]|].
    right. intros x y I. apply in_app_or in I. destruct I; auto. }
  destruct T as [T|T]; auto. exfalso. apply existsb_exists in D. destruct D as ([x y] & I & W).
  apply (walks_times (left_at ms)) in W; auto. specialize (T x y I). lia.
Qed.

(* The rules, tried on the cells and lines that a clause names; that on where a cell goes in the
   end on every cell, for a clause about a split board need not name the cell that splits it. *)
Definition cells_of (t : atom) : list cell :=
  match t with
  | Leaves a _ | Ends a | Final _ a | Heads a _ | Along a _ | Lands a _ => [a]
  | Goes a b | Before a b | Last a b => [a; b]
  | Takes a n o => [a; n; o]
  | EndsIn _ => []
  end.
Definition lines_of (t : atom) : list line := match t with Final l _ => [l] | _ => [] end.
Definition fates_of (t : atom) : list (cell * cell) :=
  match t with Last a o | Takes a _ o => [(a, o)] | _ => [] end.
Definition tooks_of (t : atom) : list (cell * cell) :=
  match t with Takes a n _ => [(a, n)] | _ => [] end.
Definition named {A} (f : atom -> list A) (cl : clause) : list A :=
  flat_map (fun l => f (snd l)) cl.

(* What is worked out once for a position: which cells are cut off by which captures, and all
   orders of landing on cells that have few. *)
Record facts := { cut_off : list (cell * list (cell * list cell));
  orders : list (cell * list (list cell)) }.
Definition facts_of (found : list (cell * list (list cell))) : facts := {|
  cut_off := map (fun a => (a, map (fun d => (d, away stacks a d)) (near stacks a))) stacks;
  orders := filter (fun '(a, all) => are_all stacks a all) found
|}.
Definition away_by (f : facts) (a d : cell) : list cell :=
  match lookup a (cut_off f) with
  | Some l => match lookup d l with Some r => r | None => away stacks a d end
  | None => away stacks a d
  end.
Definition settled (cl : clause) (ks : list (atom -> option bool)) : bool :=
  forallb (settles cl) ks.
Definition valid (f : facts) (cl : clause) : bool :=
  let cells := named cells_of cl in
  existsb (fun a => settled cl (cases_goes stacks (away_by f) a)) cells ||
  existsb (fun l => settled cl (cases_final stacks l)) (named lines_of cl) ||
  existsb (fun a => settled cl (cases_colour stacks a)) cells ||
  settled cl (cases_end stacks) ||
  existsb (fun a => match lookup a (orders f) with
                    | Some all => settled cl (cases_lands v a all) | None => false end) cells ||
  existsb (fun '(a, o) => settled cl (cases_last stacks a) || settled cl (cases_fate v stacks a o))
    (named fates_of cl) ||
  existsb (fun '(a, n) => settled cl (cases_took stacks a n)) (named tooks_of cl) ||
  denies_circle cl ||
  existsb (fun a => settled cl (cases_goes stacks (away_by f) a)) stacks.

Lemma away_by_away found a d : away_by (facts_of found) a d = away stacks a d.
Proof.
  unfold away_by. simpl. destruct (lookup a _) as [l|] eqn:E; auto.
  apply lookup_in, in_map_iff in E. destruct E as (a' & [= -> <-] & _).
  destruct (lookup d _) as [r|] eqn:E; auto.
  apply lookup_in, in_map_iff in E. now destruct E as (d' & [= -> <-] & _).
Qed.
Theorem valid_holds found ms cl :
  solution v ms -> valid (facts_of found) cl = true -> clause_holds v ms cl.
Proof.
  intros sol. unfold valid. rewrite !orb_true_iff.
  assert (C : forall a, covers v ms (cases_goes stacks (away_by (facts_of found)) a)).
  { intros a. destruct (covers_goes v stacks stacks_in ms sol a) as (k & I & T). exists k.
    split; auto.
    unfold cases_goes in *. destruct (is_stack stacks a); auto.
    destruct I as [I|I]; [now left|right].
    apply in_map_iff in I. destruct I as (d & <- & I). apply in_map_iff. exists d.
    now rewrite away_by_away. }
  intros [[[[[[[[H|H]|H]|H]|H]|H]|H]|H]|H].
  - apply existsb_exists in H. destruct H as (a & _ & H). eapply by_cases; [apply C|exact H].
  - apply existsb_exists in H. destruct H as (l & _ & H). eapply by_cases; [|exact H].
    apply covers_final; auto using stacks_in.
  - apply existsb_exists in H. destruct H as (a & _ & H). eapply by_cases; [|exact H].
    apply covers_colour; auto using stacks_in.
  - eapply by_cases; [|exact H]. apply covers_end; auto using stacks_in.
  - apply existsb_exists in H. destruct H as (a & _ & H).
    destruct (lookup a _) as [all|] eqn:E; [|discriminate]. eapply by_cases; [|exact H].
    apply covers_lands with stacks; auto using stacks_in.
    apply lookup_in, filter_In in E. apply E.
  - apply existsb_exists in H. destruct H as ([a o] & _ & H). apply orb_true_iff in H.
    destruct H as [H|H]; (eapply by_cases; [|exact H]).
    + apply covers_last; auto using stacks_in.
    + apply covers_fate; auto using stacks_in.
  - apply existsb_exists in H. destruct H as ([a n] & _ & H). eapply by_cases; [|exact H].
    apply covers_took; auto using stacks_in.
  - now apply circle_holds.
  - apply existsb_exists in H. destruct H as (a & _ & H). eapply by_cases; [apply C|exact H].
Qed.
End Valid.
