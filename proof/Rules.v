(* The rules of Greenest, alone, to be compared with the rulebook. *)
From Coq Require Import List.
Import ListNotations.

Inductive colour := Black | Green | White.

(* Black captures Green, Green captures White, White captures Black. *)
Definition prey (c : colour) : colour :=
  match c with Black => Green | Green => White | White => Black end.

(* A stack is its pyramids from the top down; an empty cell has none.
   A cell is (row, column). Cells beyond the edge of the grid are empty, and nothing ever lands there. *)
Definition cell : Type := nat * nat.
Definition stack := list colour.
Definition board := cell -> stack.

(* The cell x lies strictly between p and q, which share a row or a column. *)
Definition between (p q x : cell) : Prop :=
  let inside a b c := a < c < b \/ b < c < a in
  (fst p = fst q /\ fst x = fst p /\ inside (snd p) (snd q) (snd x)) \/
  (snd p = snd q /\ snd x = snd p /\ inside (fst p) (fst q) (fst x)).

Definition share_line (p q : cell) : Prop := fst p = fst q \/ snd p = snd q.

(* The colour on top controls a stack. It captures the nearest stack in its row or column,
   in any direction, if the colour on top of that is its prey. *)
Definition may_capture (b : board) (p q : cell) : Prop :=
  exists c under beneath,
    b p = c :: under /\ b q = prey c :: beneath /\
    share_line p q /\ forall x, between p q x -> b x = [].

(* The capturing stack lands on top of the captured one and leaves its cell empty. *)
Definition after_capture (b : board) (p q : cell) (b' : board) : Prop :=
  b' p = [] /\ b' q = b p ++ b q /\ forall x, x <> p -> x <> q -> b' x = b x.

Definition single_stack (b : board) : Prop :=
  exists p, b p <> [] /\ forall q, b q <> [] -> q = p.

(* The goal is a single stack; captures may come in any order, of any colour. *)
Inductive solvable (b : board) : Prop :=
| solved : single_stack b -> solvable b
| capture p q b' : may_capture b p q -> after_capture b p q b' -> solvable b' -> solvable b.

(* A setup: rows from the top, each cell empty or with one pyramid. It need not be full or balanced. *)
Definition setup (rows : list (list (option colour))) : board :=
  fun x => match nth (snd x) (nth (fst x) rows []) None with Some c => [c] | None => [] end.
