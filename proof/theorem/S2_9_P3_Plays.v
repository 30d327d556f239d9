(* docs/every-size.md, P(3): how witnesses are written down, one for each twelve strips that are alike. Nothing is proven of
   it: the checks in S2_9_P3.v follow whatever is read. *)
From Coq Require Import Arith Ascii String Bool List.
From Greenest Require Import Rules.
From Greenest.theorem Require Import S2_2_Small S2_9_Flags S2_9_Free S2_3_Tables S2_9_D S2_9_P3_Data.
Import ListNotations.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* A strip is looked up as an image: its lines in reverse, their cells in reverse, the colours turned so many times. *)
Definition image : Type := bool * bool * nat.
Definition all_images : list image :=
  flat_map (fun lines => flat_map (fun cells => map (fun n => (lines, cells, n)) [0; 1; 2]) [false; true]) [false; true].
Definition imaged (i : image) (w : strip) : strip :=
  let '(lines, cells, n) := i in
  let w := if lines : bool then rev w else w in
  Nat.iter n turn_strip (if cells : bool then map (@rev _) w else w).

(* A capture is a character: along a line, with the line and the place of the capture there, or across. *)
Definition capture_of (lines cells : bool) (length : nat) (a : ascii) : bool * nat * bool * nat :=
  let mirrored (back : bool) n i := if back then n - S i else i in
  let n := nat_of_ascii a - 35 in
  if n <? 30 then (false, mirrored lines length (n / 2), cells, n mod 2)
  else (true, mirrored cells 3 ((n - 30) / 12), lines, (n - 30) mod 12).
(* Plays, parted by spaces. *)
Fixpoint plays_in (capture : ascii -> bool * nat * bool * nat) (s : string) :=
  match s with
  | EmptyString => [[]]
  | String a s =>
      match plays_in capture s with
      | p :: ps => if Ascii.eqb a " " then [] :: p :: ps else (capture a :: p) :: ps
      | [] => []
      end
  end.
(* Before the plays for the three colours stand how long runs are cut down, and the free line. *)
Definition read (i : image) (w : strip) (s : string) : nat * nat * (nat * (colour -> list (bool * nat * bool * nat))) :=
  let '(lines, cells, n) := i in
  match s with
  | String k (String g (String f s)) =>
      let digit a := nat_of_ascii a - 48 in
      let mirrored m j := if lines : bool then m - S j else j in
      let k := digit k in let g := mirrored k (digit g) in
      let l := length (squeeze run k g 0 w) in
      let ps := plays_in (capture_of lines cells l) s in
      (k, g, (mirrored l (digit f), fun c =>
        nth match Nat.iter n prey c with Black => 0 | Green => 1 | White => 2 end ps []))
  | _ => (0, 0, (0, fun _ => []))
  end.
Definition read_by (look_up : line -> list string) (w : strip) :=
  match flat_map (fun i => map (read i w) (look_up (concat (imaged i w)))) all_images with
  | found :: _ => found
  | [] => (0, 0, (0, fun _ => []))
  end.
Definition table_of (written : list (string * string)) : table string :=
  fold_right (fun kv t => put (letters (fst kv)) [snd kv] t) Void written.
Definition read_in (t : table string) : strip -> _ := read_by (fun p => get p t).
