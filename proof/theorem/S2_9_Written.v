(* docs/every-size.md, 2.9: how witnesses for P are written down, one for each twelve strips that
   are alike. Nothing is proven of it: the checks follow whatever is read. *)
From Coq Require Import Arith Ascii String Bool List.
From Greenest Require Import Statement.
From Greenest.theorem Require Import S2_2_Small S2_9_Flags S2_9_Free S2_3_Tables S2_9_D
  S2_9_P3_Data.
Import ListNotations.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).
Notation capture := (bool * nat * bool * nat)%type (only parsing).

(* The images of a strip: its lines in reverse, their cells in reverse, the colours turned so many
   times. *)
Definition image : Type := bool * bool * nat.
Definition all_images : list image :=
  flat_map (fun lines => flat_map (fun cells => map (fun n => (lines, cells, n)) [0; 1; 2]) [false;
    true]) [false; true].
Definition imaged (i : image) (w : strip) : strip :=
  let '(lines, cells, n) := i in
  let w := if lines : bool then rev w else w in
  Nat.iter n turn_strip (if cells : bool then map (@rev _) w else w).
Definition mirrored (back : bool) (n i : nat) : nat := if back then n - S i else i.
Definition digit (a : ascii) : nat := nat_of_ascii a - 48.

Section Height.
Variable h : nat.
(* A capture is a character: along a line, with the line and the place of the capture there, or
   across. *)
Definition capture_of (lines cells : bool) (length : nat) (a : ascii) : capture :=
  let n := nat_of_ascii a - 35 in
  if n <? 36 then (false, mirrored lines length (n / 3), cells, n mod 3)
  else (true, mirrored cells h ((n - 36) / 12), lines, (n - 36) mod 12).
(* Words, parted by spaces. *)
Fixpoint words_in (s : string) : list (list ascii) :=
  match s with
  | EmptyString => [[]]
  | String a s =>
      match words_in s with
      | w :: ws => if Ascii.eqb a " " then [] :: w :: ws else (a :: w) :: ws
      | [] => []
      end
  end.

(* Of a strip: how long runs are cut down, the free line, and plays for the three colours. *)
Definition read (i : image) (w : strip) (s : string) : nat * nat * (nat * (colour -> list capture))
  :=
  let '(lines, cells, n) := i in
  match words_in s with
  | (k :: g :: f :: p) :: ps =>
      let k := digit k in let g := mirrored lines k (digit g) in
      let l := length (squeeze run k g 0 w) in
      let plays := map (map (capture_of lines cells l)) (p :: ps) in
      (k, g, (mirrored lines l (digit f), fun c =>
        nth match Nat.iter n prey c with Black => 0 | Green => 1 | White => 2 end plays []))
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

(* Of a window: places and colours to which it comes down, and plays. *)
Definition ending_of (i : image) (length : nat) (w : list ascii) : list
  (nat * colour * list capture) :=
  let '(lines, cells, n) := i in
  match w with
  | j :: a :: p =>
      let c := if Ascii.eqb a "B" then Black else if Ascii.eqb a "G" then Green else White in
      [(mirrored cells h (digit j), Nat.iter n prey c, map (capture_of lines cells length) p)]
  | _ => []
  end.
Definition windows_of (written : list (string * string)) : list
  (line * list (nat * colour * list capture)) :=
  flat_map (fun kv =>
    let w := lines_in h (letters (fst kv)) in let ps := words_in (snd kv) in
    map (fun i => (concat (imaged i w), flat_map (ending_of i (length w)) ps)) all_images) written.
End Height.
