(* The replay of a claimed solution. Every function here is tail-recursive, and a capture costs a
   few lookups however far it goes: what has been found empty between two stacks stays empty. *)
From Coq Require Import Arith Bool List Lia PArith FMapPositive.
From Greenest Require Import Statement Play Dead Geometry Clauses.
Import ListNotations.

Section Replay.
Variable key : cell -> positive.

(* Maps from cells. An entry has its cell, so a key that two cells shared could only lead to a
   refusal. *)
Definition cells_to (A : Type) : Type := PositiveMap.t (cell * A).
Definition found {A} (m : cells_to A) (x : cell) : option A :=
  match PositiveMap.find (key x) m with
  | Some (y, r) => if cell_eqb x y then Some r else None
  | None => None
  end.
Definition entered {A} (m : cells_to A) (x : cell) (r : A) : cells_to A :=
  PositiveMap.add (key x) (x, r) m.
Lemma found_entered {A} (m : cells_to A) x r y s : found (entered m x r) y = Some s ->
  y = x /\ s = r \/ y <> x /\ found m y = Some s.
Proof.
  unfold found, entered. destruct (Pos.eq_dec (key y) (key x)) as [E|E].
  - rewrite E, PositiveMap.gss. destruct (cell_spec y x); [|easy]. intros [= <-]. auto.
  - rewrite PositiveMap.gso by exact E. destruct (cell_dec y x) as [->|]; [easy|auto].
Qed.
Lemma found_empty {A} x : found (PositiveMap.empty (cell * A)) x = None.
Proof. unfold found. now rewrite PositiveMap.gempty. Qed.

(* What stands where, as far as it is known: Some None is a cell known to be empty. *)
Definition known_of (rows : list (list (option colour))) (x : cell) : option colour :=
  nth (snd x) (nth (fst x) rows []) None.
Fixpoint enter_row (r c : nat) (row : list (option colour)) (m : cells_to (option colour)) :=
  match row with
  | [] => m
  | o :: row' => enter_row r (S c) row' (entered m (r, c) o)
  end.
Fixpoint enter_rows (r : nat) (rows : list (list (option colour))) (m : cells_to (option colour)) :=
  match rows with
  | [] => m
  | row :: rows' => enter_rows (S r) rows' (enter_row r 0 row m)
  end.

Notation stands_in := (cells_to (option colour)).
Definition tells (m : stands_in) (v : view) : Prop := forall x o, found m x = Some o -> v x = o.

Lemma enter_row_tells v r row : forall c m, tells m v ->
  (forall j, j < length row -> v (r, c + j) = nth j row None) -> tells (enter_row r c row m) v.
Proof.
  induction row as [|o row IH]; intros c m T H; [exact T|]. apply IH.
  - intros x s F. apply found_entered in F. destruct F as [[-> ->]|[_ F]]; [|now apply T].
    rewrite <- (Nat.add_0_r c). apply (H 0). apply Nat.lt_0_succ.
  - intros j L. rewrite Nat.add_succ_comm. apply (H (S j)). now apply le_n_S.
Qed.
Lemma enter_rows_tells v rows : forall r m, tells m v ->
  (forall i j, j < length (nth i rows []) -> v (r + i, j) = nth j (nth i rows []) None) ->
  tells (enter_rows r rows m) v.
Proof.
  induction rows as [|row rows IH]; simpl; intros r m T H; auto. apply IH.
  - apply enter_row_tells; auto. intros j L. specialize (H 0 j). rewrite Nat.add_0_r in H.
    now apply H.
  - intros i j L. specialize (H (S i) j). rewrite Nat.add_succ_comm. now apply H.
Qed.

(* Runs of empty cells: from a cell up to, but without, the column or row that is entered. *)
Definition place (a : axis) (line i : nat) : cell :=
  match a with AlongRow => (line, i) | AlongColumn => (i, line) end.
Definition are_empty (runs : cells_to nat) (a : axis) (v : view) : Prop := forall line i e,
  found runs (place a line i) = Some e -> forall j, i <= j < e -> v (place a line j) = None.
Fixpoint is_clear (fuel : nat) (m : stands_in) (runs : cells_to nat) (a : axis) (line i goal : nat)
  : bool :=
  (i =? goal) ||
  match fuel with
  | 0 => false
  | S fuel' =>
      match found runs (place a line i) with
      | Some e => is_clear fuel' m runs a line e goal
      | None =>
          match found m (place a line i) with
          | Some None => is_clear fuel' m runs a line (S i) goal
          | _ => false
          end
      end
  end.
Lemma is_clear_empty m runs a v line goal : tells m v -> are_empty runs a v -> forall fuel i,
  is_clear fuel m runs a line i goal = true -> forall j, i <= j < goal -> v (place a line j) = None.
Proof.
  intros T R. induction fuel as [|fuel IH]; simpl; intros i H j L.
  - apply orb_true_iff in H. rewrite Nat.eqb_eq in H. destruct H; [lia|easy].
  - apply orb_true_iff in H. rewrite Nat.eqb_eq in H. destruct H as [H|H]; [lia|].
    destruct (found runs _) as [e|] eqn:E.
    + destruct (le_lt_dec e j); [apply (IH e); auto; lia|]. apply (R line i e); auto; lia.
    + destruct (found m _) as [[|]|] eqn:F; try discriminate.
      destruct (Nat.eq_dec i j) as [<-|]; [now apply T|]. apply (IH (S i)); auto; lia.
Qed.

Record table := { stands : stands_in; in_rows : cells_to nat; in_columns : cells_to nat }.
Definition is_true_of (t : table) (v : view) : Prop :=
  tells (stands t) v /\ are_empty (in_rows t) AlongRow v /\ are_empty (in_columns t) AlongColumn v.

(* What lies between two cells of a line, if it is empty, is entered as a run. *)
Definition run_between (m : stands_in) (runs : cells_to nat) (a : axis) (line i j : nat) : option
  (cells_to nat) :=
  let first := S (if i <? j then i else j) in let goal := if i <? j then j else i in
  if is_clear (goal - first) m runs a line first goal
  then Some (if first =? goal then runs else entered runs (place a line first) goal) else None.
Definition capture_by (t : table) (mv : move) : option table :=
  let '(p, q) := mv in
  match found (stands t) p, found (stands t) q with
  | Some (Some c), Some (Some d) =>
      if colour_eqb d (prey c) then
        let after := entered (entered (stands t) q (Some c)) p None in
        if fst p =? fst q then
          match run_between (stands t) (in_rows t) AlongRow (fst p) (snd p) (snd q) with
          | Some runs => Some {| stands := after; in_rows := runs; in_columns := in_columns t |}
          | None => None
          end
        else if snd p =? snd q then
          match run_between (stands t) (in_columns t) AlongColumn (snd p) (fst p) (fst q) with
          | Some runs => Some {| stands := after; in_rows := in_rows t; in_columns := runs |}
          | None => None
          end
        else None
      else None
  | _, _ => None
  end.

Lemma run_between_spec m runs a v line i j runs' : tells m v -> are_empty runs a v ->
  run_between m runs a line i j = Some runs' ->
  are_empty runs' a v /\ forall k, i < k < j \/ j < k < i -> v (place a line k) = None.
Proof.
  intros T R. unfold run_between.
  remember (S (if i <? j then i else j)) as first eqn:Ef.
  remember (if i <? j then j else i) as goal eqn:Eg.
  destruct (is_clear _ m runs a line first goal) eqn:C; [|discriminate]. intros [= <-].
  pose proof (is_clear_empty m runs a v line goal T R _ _ C) as E. split.
  - destruct (first =? goal); auto. intros l k e F n L. apply found_entered in F.
    destruct F as [[P ->]|[_ F]].
    + assert (K : l = line /\ k = first) by (destruct a; simpl in P; injection P; auto).
      destruct K as [-> ->]. now apply E.
    + now apply (R l k e).
  - intros k K. apply E. destruct (Nat.ltb_spec i j); lia.
Qed.
Lemma step_empty v m x : legal v m -> v x = None -> step v m x = None.
Proof.
  intros (c & _ & K & _) H. unfold step. destruct (cell_spec x (fst m)); auto.
  destruct (cell_spec x (snd m)); congruence.
Qed.
Lemma are_empty_step runs a v m : legal v m -> are_empty runs a v -> are_empty runs a (step v m).
Proof. intros L R line i e F j J. apply step_empty; auto. now apply (R line i e). Qed.
Lemma capture_by_step t v m t' : is_true_of t v -> capture_by t m = Some t' ->
  legal v m /\ is_true_of t' (step v m).
Proof.
  intros (T & R & C). destruct m as [p q]. unfold capture_by.
  destruct (found (stands t) p) as [[c|]|] eqn:Fp; try discriminate.
  destruct (found (stands t) q) as [[d|]|] eqn:Fq; try discriminate.
  destruct (colour_spec d (prey c)) as [->|]; [|discriminate].
  apply T in Fp as Hp. apply T in Fq as Hq.
  assert (S : legal v (p, q) -> tells (entered (entered (stands t) q (Some c)) p None)
    (step v (p, q))).
  { intros L x o F. pose proof (legal_neq _ _ L) as N. simpl in N. unfold step. simpl.
    apply found_entered in F. destruct F as [[-> ->]|[Np F]]; [now rewrite cell_eqb_refl|].
    destruct (cell_spec x p); [easy|]. apply found_entered in F.
    destruct F as [[-> ->]|[Nq F]]; [now rewrite cell_eqb_refl|].
    destruct (cell_spec x q); [easy|auto]. }
  destruct (Nat.eqb_spec (fst p) (fst q)) as [E|E]; [|destruct (Nat.eqb_spec (snd p) (snd q)) as
    [E'|]; [|discriminate]].
  - destruct (run_between _ _ _ _ _ _) as [runs|] eqn:B; [|discriminate]. intros [= <-].
    apply (run_between_spec _ _ _ v) in B; auto. destruct B as [R' B].
    assert (L : legal v (p, q)).
    { exists c. repeat split; auto; [now left|].
      intros [i j] [(_ & F & H)|(_ & _ & H)]; simpl in *; [|lia].
      subst i. now apply B. }
    split; auto. repeat split; simpl; auto using are_empty_step.
  - destruct (run_between _ _ _ _ _ _) as [runs|] eqn:B; [|discriminate]. intros [= <-].
    apply (run_between_spec _ _ _ v) in B; auto. destruct B as [C' B].
    assert (L : legal v (p, q)).
    { exists c. repeat split; auto; [now right|].
      intros [i j] [(F & _)|(_ & F & H)]; simpl in *; [lia|].
      subst j. now apply B. }
    split; auto. repeat split; simpl; auto using are_empty_step.
Qed.

Fixpoint replay (t : table) (ms : list move) : option table :=
  match ms with
  | [] => Some t
  | m :: rest => match capture_by t m with Some t' => replay t' rest | None => None end
  end.
Lemma replay_plays ms : forall t v t', is_true_of t v -> replay t ms = Some t' ->
  plays v ms /\ is_true_of t' (end_of v ms) /\ forall x, v x = None -> end_of v ms x = None.
Proof.
  induction ms as [|m ms IH]; simpl; intros t v t' T H.
  - injection H as <-. auto.
  - destruct (capture_by t m) as [t1|] eqn:E; [|discriminate].
    apply (capture_by_step _ v) in E; auto. destruct E as [L T1].
    destruct (IH t1 (step v m) t' T1 H) as (P & T2 & N). repeat split; auto; try apply T2.
    intros x X. apply N. now apply step_empty.
Qed.

(* Whether of the stacks at the start just one is left. *)
Fixpoint is_one_left (m : stands_in) (seen : bool) (ps : list (cell * colour)) : bool :=
  match ps with
  | [] => seen
  | x :: ps' =>
      match found m (fst x) with
      | Some None => is_one_left m seen ps'
      | Some (Some _) => negb seen && is_one_left m true ps'
      | None => false
      end
  end.
Lemma is_one_left_spec m v ps : tells m v -> forall seen, is_one_left m seen ps = true ->
  if seen then forall x, In x (map fst ps) -> v x = None
  else exists p, v p <> None /\ forall x, In x (map fst ps) -> v x <> None -> x = p.
Proof.
  intros T. induction ps as [|[x c] ps IH]; simpl; intros seen H.
  - subst seen. easy.
  - destruct (found m x) as [[d|]|] eqn:F; try discriminate; apply T in F.
    + apply andb_true_iff in H. destruct H as [S H]. destruct seen; [discriminate|].
      apply IH in H. exists x. split; [congruence|]. intros y [<-|I] N; auto. now apply H in I.
    + apply IH in H. destruct seen.
      * intros y [<-|I]; auto.
      * destruct H as (p & P & U). exists p. split; auto. intros y [<-|I] N; [easy|auto].
Qed.
End Replay.

(* A key for each cell: its number, row by row, in binary. *)
Fixpoint binary (fuel n : nat) : positive :=
  match fuel with
  | 0 => xH
  | S fuel' =>
      if n <=? 1 then xH
      else let half := Nat.div2 n in
           if n =? half + half then xO (binary fuel' half) else xI (binary fuel' half)
  end.
Definition number_of (cols : nat) (x : cell) : positive := let n :=
  S (fst x * cols + snd x) in binary n n.

(* A play from rows to a single stack; ps are the stacks of these. *)
Definition is_played (key : cell -> positive) (rows : list (list (option colour)))
    (ps : list (cell * colour)) (ms : list move) : bool :=
  let start := {| stands := enter_rows key 0 rows (PositiveMap.empty _);
                  in_rows := PositiveMap.empty _; in_columns := PositiveMap.empty _ |} in
  match replay key start ms with
  | Some t => is_one_left key (stands t) false ps
  | None => false
  end.
Definition is_solution (rows : list (list (option colour))) : list (cell * colour) -> list move ->
  bool :=
  is_played (number_of (fold_left (fun n _ => S n) (hd [] rows) 0)) rows.
Theorem is_played_solves key rows ps ms v : (forall x, v x = known_of rows x) ->
  (forall x, v x <> None -> In x (map fst ps)) -> is_played key rows ps ms = true -> solution v ms.
Proof.
  intros V I. unfold is_played. set (start := {| stands := _ |}).
  destruct (replay key start ms) as [t|] eqn:R; [|discriminate]. intros O.
  apply (replay_plays key ms start v) in R.
  - destruct R as (P & (T & _) & N). split; auto.
    apply (is_one_left_spec key (stands t) (end_of v ms)) in O; auto.
    destruct O as (p & H & U). exists p. split; auto. intros q Q. apply U; auto.
  - split; [|split]; try (intros l i e F; simpl in F; rewrite found_empty in F; discriminate).
    apply enter_rows_tells.
    + intros x o F. rewrite found_empty in F. discriminate.
    + intros i j _. now rewrite V.
Qed.
