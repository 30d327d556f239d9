(* Reads a certificate and asks the verified checker. This page is not verified: it must hand on the
   board that it prints, ask for the verdict that it prints, and report the answer. Evidence that it
   read wrongly could prove nothing false.

   greenest-check FILE          judges a certificate, uncompressed; - is standard input
   greenest-check --captures    prints the captures of each board of standard input, a line each *)
open Checker

exception Unreadable of string
let unreadable fmt = Printf.ksprintf (fun text -> raise (Unreadable text)) fmt

let colour = function
  | 'B' -> Some Black | 'G' -> Some Green | 'W' -> Some White | '.' -> None
  | letter -> unreadable "'%c' is no cell" letter
let cells text = List.map colour (List.of_seq (String.to_seq text))
(* A board: ranks of equal length, from the top. *)
let rows_of board =
  let ranks = List.map cells (String.split_on_char '/' board) in
  let length = List.length (List.hd ranks) in
  if length = 0 || List.exists (fun rank -> List.length rank <> length) ranks
  then unreadable "'%s' is no board" board
  else ranks
let is_cells text = text <> "" && String.for_all (String.contains ".BGW") text

let after word line =
  let size = String.length word in
  if String.length line >= size && String.sub line 0 size = word
  then String.sub line size (String.length line - size)
  else unreadable "'%s...' expected, not '%s'" word line
let words text = List.filter (( <> ) "") (String.split_on_char ' ' text)
let number text =
  match int_of_string_opt text with Some n -> n | None -> unreadable "'%s' is no number" text

(* Binary numbers, each made once. *)
let binaries : (int, positive) Hashtbl.t = Hashtbl.create 4096
let rec binary n =
  if n < 1 then unreadable "%d is no number from 1 on" n
  else if n = 1 then XH
  else match Hashtbl.find_opt binaries n with
    | Some found -> found
    | None ->
      let half = binary (n / 2) in
      let made = if n land 1 = 0 then XO half else XI half in
      Hashtbl.add binaries n made; made

(* A cell such as c3 or aa12, as row from the top and column. *)
let cell rows text =
  let size = String.length text in
  let rec letters i = if i < size && text.[i] >= 'a' && text.[i] <= 'z' then letters (i + 1) else i in
  let split = letters 0 in
  let column = ref 0 in
  String.iteri (fun i c -> if i < split then column := !column * 26 + Char.code c - 96) text;
  let rank = number (String.sub text split (size - split)) in
  if !column < 1 || rank < 1 || rank > rows then unreadable "'%s' is no cell of the board" text;
  (rows - rank, !column - 1)
let move rows text =
  match String.split_on_char 'x' text with
  | [source; target] -> (cell rows source, cell rows target)
  | _ -> unreadable "'%s' is no capture" text

let literal n = (n > 0, binary (abs n))
(* Numbers up to a 0, and what follows it. *)
let rec up_to_zero = function
  | [] -> unreadable "a line of numbers has no 0 at its end"
  | 0 :: rest -> ([], rest)
  | n :: rest -> let numbers, rest = up_to_zero rest in (n :: numbers, rest)
let numbers line = List.map number (words line)
let clause line =
  match up_to_zero (numbers line) with
  | literals, [] -> List.map literal literals
  | _ -> unreadable "numbers after the end of a clause: '%s'" line
let step expected line =
  match numbers line with
  | name :: rest when name = expected ->
    let literals, rest = up_to_zero rest in
    let hints, rest = up_to_zero rest in
    if rest <> [] then unreadable "numbers after the end of a step: '%s'" line;
    (List.map literal literals, List.map binary hints)
  | _ -> unreadable "step %d expected, not '%s'" expected line

let lines_of channel =
  let next () = try input_line channel with End_of_file -> unreadable "the file is cut short" in
  let is_comment line = String.length line > 1 && String.sub line 0 2 = "# " in
  let rec content () = let line = next () in if is_comment line then content () else line in
  (next, content)

let members next first =
  let rec read set line =
    if is_cells line then read (put (cells line) set) (next ())
    else match words line with
      | "level" :: _ -> read set (next ())
      | "end" :: _ -> set
      | _ -> unreadable "'%s' is no member" line in
  read Leaf first
let refutation next first =
  let given = match words first with
    | ["cnf"; _; count] when number count >= 0 ->
      List.init (number count) (fun _ -> clause (next ()))
    | _ -> unreadable "'cnf ...' expected, not '%s'" first in
  let rec read found expected =
    let line = next () in
    if String.length line > 3 && String.sub line 0 4 = "end " then List.rev found
    else read (step expected line :: found) (expected + 1) in
  (given, read [] (List.length given + 1))

(* The board, the verdict that is claimed, and whether it is proven. *)
let judge channel =
  let next, content = lines_of channel in
  ignore (after "greenest certificate " (next ()));
  let board = after "board " (content ()) in
  let rows = rows_of board in
  let verdict = after "verdict " (next ()) in
  let line = next () in
  let is_proven = match verdict, words line with
    | "solvable", "moves" :: moves ->
      proves_solvable rows (List.map (move (List.length rows)) moves)
    | "unsolvable", "dead" :: _ -> proves_unsolvable rows AtOnce
    | "unsolvable", "level" :: _ -> proves_unsolvable rows (Members (members next line))
    | "unsolvable", "cnf" :: _ ->
      let given, steps = refutation next line in proves_unsolvable rows (Clauses (given, steps))
    | _ -> unreadable "'verdict %s' and '%s' do not go together" verdict line in
  (board, verdict, is_proven)

(* A cell by its letters and number, as in board text; files beyond z are aa, ab, ... *)
let named rows (row, column) =
  let rec letters n =
    if n < 0 then "" else letters (n / 26 - 1) ^ String.make 1 (Char.chr (97 + n mod 26)) in
  letters column ^ string_of_int (rows - row)
let print_captures board =
  let rows = rows_of board in
  let name = named (List.length rows) in
  let shown (source, target) = name source ^ "x" ^ name target in
  print_endline (String.concat " " (List.map shown (captures_of rows)))

let () =
  let fail code text = prerr_endline text; exit code in
  match Sys.argv with
  | [| _; "--captures" |] ->
    (try while true do print_captures (input_line stdin) done with
     | End_of_file -> ()
     | Unreadable text -> fail 2 text)
  | [| _; path |] ->
    (try
       let channel = if path = "-" then stdin else open_in_bin path in
       let board, verdict, is_proven = judge channel in
       if is_proven then Printf.printf "accepted: %s is %s\n" board verdict
       else (Printf.printf "refused: nothing is proven of %s\n" board; exit 4)
     with
     | Unreadable text -> fail 4 ("refused: " ^ text)
     | Sys_error text -> fail 1 text
     | Stack_overflow | Out_of_memory -> fail 1 "too large for this machine's memory")
  | _ -> fail 2 "usage: greenest-check FILE | - | --captures"
