(* What the variables of a certificate say, in the order of their numbers. Nothing is proven of this
   file: whatever a number says, a checked refutation is sound, for its clauses are checked as what
   they say. A wrong numbering could only make the checker refuse right certificates. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Clauses Landing.
Import ListNotations.

Definition most_orders : nat := 33.

Section Numbering.
Variable stacks : list cell.             (* row by row *)
Notation near := (near stacks).

Definition lines : list line :=
  let span f := seq 0 (S (list_max (map f stacks))) in
  let used l := existsb (on l) stacks in
  filter used (map Row (span fst)) ++ filter used (map Column (span snd)).
Definition on_line (l : line) : list cell := filter (on l) stacks.
Definition is_long (l : line) : bool := 2 <=? length (on_line l).
Definition on_side (a : cell) (s : side) : list cell := filter (is_towards s a) (near a).
Definition is_open (a : cell) (x : axis) : bool :=
  let used s := negb (length (on_side a s) =? 0) in
  match x with AlongRow => used Leftward && used Rightward | AlongColumn => used Above &&
    used Below end.
Fixpoint pairs (l : list cell) : list (cell * cell) :=
  match l with [] => [] | a :: l' => map (pair a) l' ++ pairs l' end.
Definition are_compared (a b : cell) : bool :=
  share_lineb a b || existsb (fun c => share_lineb a c && share_lineb b c &&
                              negb (cell_eqb a c) && negb (cell_eqb b c)) stacks.

Fixpoint count_orders (fuel : nat) (a : cell) (longest : list (list cell)) (count : nat) : nat :=
  match fuel, longest with
  | 0, _ | _, [] => count
  | S fuel', _ =>
      if most_orders <? count then count
      else
        let longer := flat_map (fun o => map (fun d => o ++ [d]) (may_follow stacks a o)) longest in
        count_orders fuel' a longer (count + length longer)
  end.
Fixpoint orders_from (fuel : nat) (a : cell) (o : list cell) : list (list cell) :=
  o :: match fuel with
       | 0 => []
       | S fuel' => flat_map (fun d => orders_from fuel' a (o ++ [d])) (may_follow stacks a o)
       end.
Definition orders_on (a : cell) : list (list cell) :=
  let fuel := length (near a) in
  if most_orders <? count_orders (S fuel) a [[]] 1 then [] else orders_from fuel a [].

Definition landings (a : cell) (orders : list (list cell)) : list atom :=
  match orders with
  | _ :: _ => map (Lands a) orders
  | [] =>
      flat_map (fun old => Last a old :: map (fun new => Takes a new old)
        (filter (fun new => negb (cell_eqb new old) && negb (betweenb old a new)) (near a)))
        (filter (share_lineb a) stacks)
  end.
Definition all_orders : list (cell * list (list cell)) := map (fun a => (a, orders_on a)) stacks.
Definition atoms : list atom :=
  flat_map (fun a => map (Leaves a) colours) stacks ++
  map Ends stacks ++
  map EndsIn (filter is_long lines) ++
  flat_map (fun l => map (Final l) (on_line l)) (filter is_long lines) ++
  flat_map (fun a => map (Heads a)
    (filter (fun s => 2 <=? length (on_side a s)) [Above; Leftward; Rightward; Below])) stacks ++
  flat_map (fun a => map (Along a) (filter (is_open a) [AlongRow; AlongColumn])) stacks ++
  flat_map (fun a => map (Goes a) (near a)) stacks ++
  map (fun '(a, b) => Before a b) (filter (fun '(a, b) => are_compared a b) (pairs stacks)) ++
  flat_map (fun '(a, orders) => landings a orders) all_orders.
End Numbering.
