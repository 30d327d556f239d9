(* The theorem on full boards, in one file that needs nothing but Coq's standard library: the rules
   of Greenest, to be compared with the rulebook, full boards, the exceptions, and what is claimed.
   Theorem.v proves it.

   For readers new to Coq: /\ is "and", \/ "or", ~ "not", <> "differs from". Lists stand in
   brackets, with nothing in them if empty. c :: l is the list l with c before it, l ++ k is l with
   k after it, seq 0 n is 0 up to n - 1. S i is i + 1; rows and columns are numbered from 0. A pair
   p is (fst p, snd p). *)
From Coq Require Import Arith Bool List.
Import ListNotations.

Inductive colour := Black | Green | White.

(* Black captures Green, Green captures White, White captures Black. *)
Definition prey (c : colour) : colour :=
  match c with Black => Green | Green => White | White => Black end.

(* A cell is (row, column). A stack is its pyramids from the top down; an empty cell has none. A
   board gives the stack of each cell. Cells beyond the edge of the grid are empty, and stay so. *)
Definition cell : Type := nat * nat.
Definition stack := list colour.
Definition board := cell -> stack.

(* The cell x lies strictly between p and q, which share a row or a column. *)
Definition between (p q x : cell) : Prop :=
  let inside a b c := a < c < b \/ b < c < a in
  (fst p = fst q /\ fst x = fst p /\ inside (snd p) (snd q) (snd x)) \/
  (snd p = snd q /\ snd x = snd p /\ inside (fst p) (fst q) (fst x)).

Definition share_line (p q : cell) : Prop := fst p = fst q \/ snd p = snd q.

(* The stack on p may capture that on q if the colour on top of p has that on top of q as its prey,
   and if they share a row or a column with no stack between them. *)
Definition may_capture (b : board) (p q : cell) : Prop :=
  exists c under beneath,
    b p = c :: under /\ b q = prey c :: beneath /\
    share_line p q /\ forall x, between p q x -> b x = [].

(* Then b becomes b': the whole stack of p comes to lie on that of q, p is empty, and nothing else
   changes. *)
Definition after_capture (b : board) (p q : cell) (b' : board) : Prop :=
  b' p = [] /\ b' q = b p ++ b q /\ forall x, x <> p -> x <> q -> b' x = b x.

Definition single_stack (b : board) : Prop :=
  exists p, b p <> [] /\ forall q, b q <> [] -> q = p.

(* A board is solvable if it is a single stack, or if one capture leads to a solvable board, and not
   otherwise: so captures, none or more, lead to a single stack. Any colour captures at any time. *)
Inductive solvable (b : board) : Prop :=
| solved : single_stack b -> solvable b
| capture p q b' : may_capture b p q -> after_capture b p q b' -> solvable b' -> solvable b.

(* The full board of m rows and n columns that f colours: one pyramid, of colour f i j, on the cell
   in row i and column j. Cells beyond have no stack. *)
Definition colouring := nat -> nat -> colour.
Definition full_board (m n : nat) (f : colouring) : board :=
  fun x => if (fst x <? m) && (snd x <? n) then [f (fst x) (snd x)] else [].
(* Its colours, row by row. *)
Definition rows_of (m n : nat) (f : colouring) : list (list colour) :=
  map (fun i => map (f i) (seq 0 n)) (seq 0 m).
(* Each colour is somewhere on it. *)
Definition three_colours (m n : nat) (f : colouring) : Prop :=
  forall c, exists i j, i < m /\ j < n /\ f i j = c.

(* The exceptions are eight boards of two rows, and all that show one of them when each colour is
   replaced by its prey, or the board is seen upside down, in a mirror, or with rows as columns,
   several times if need be. *)
Definition eight : list (list (list colour)) :=
  [[[Black; Black; Green]; [Green; White; White]];
   [[Black; Black; Green]; [White; White; Green]];
   [[Black; Green; Black]; [Green; White; Green]];
   [[Black; Green; Black]; [White; Green; White]];
   [[Black; Green; White]; [Black; Green; White]];
   [[Black; Green; White]; [Green; Black; Green]];
   [[Black; Green; White]; [White; Green; Black]];
   [[Black; Green; Green; White]; [Black; Green; Green; White]]].
Inductive exception (m n : nat) (f : colouring) : Prop :=
| as_listed : In (rows_of m n f) eight -> exception m n f
| with_prey : exception m n (fun i j => prey (f i j)) -> exception m n f
| upside_down : exception m n (fun i j => f (m - S i) j) -> exception m n f
| in_a_mirror : exception m n (fun i j => f i (n - S j)) -> exception m n f
| rows_as_columns : exception n m (fun i j => f j i) -> exception m n f.

(* A full board with all three colours is solvable if and only if it is no exception. *)
Definition theorem_on_full_boards : Prop :=
  forall m n f, three_colours m n f -> (solvable (full_board m n f) <-> ~ exception m n f).

(* For certificates: a board row by row, each cell empty or with one pyramid. *)
Definition setup (rows : list (list (option colour))) : board :=
  fun x => match nth (snd x) (nth (fst x) rows []) None with Some c => [c] | None => [] end.
