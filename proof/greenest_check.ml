(* Reads a certificate and asks the verified checker. This file is not verified: it must hand on the
   board that it prints, ask for the verdict that it prints, and report the answer. Evidence that it
   read wrongly could prove nothing false.

   greenest-check FILE          judges a certificate, uncompressed; - is standard input
   greenest-check --captures    prints the captures of each board of standard input, a line each *)
open Checker

(* The limits of docs/certificates.md. *)
let most_cells = 1_000_000
let side_with_holes = 64
let most_stacks_of_levels = 4_096
let least_stacks_of_clauses = 2
let most_stacks_of_clauses = 256
let most_variables = 245_728
let longest_line = 4_097
let longest_board = 2_097_152
let longest_moves = 17_000_000
let longest_step = 1_048_576
let most_comments = 8
let most_digits = 9
let most_shown = 300

exception Unreadable of string
let unreadable fmt = Printf.ksprintf (fun text -> raise (Unreadable text)) fmt
(* What a file says, as printable characters. *)
let shown text =
  if String.length text <= most_shown then String.escaped text
  else String.escaped (String.sub text 0 most_shown) ^ "..."

(* A loop, for lists of a million. *)
let map f list = List.rev (List.rev_map f list)

let colour = function
  | 'B' -> Some Black | 'G' -> Some Green | 'W' -> Some White | '.' -> None
  | letter -> unreadable "'%c' is no cell" letter
let cells text =
  let rec before i rest = if i = 0 then rest else before (i - 1) (colour text.[i - 1] :: rest) in
  before (String.length text) []
let is_cells text = text <> "" && String.for_all (String.contains ".BGW") text
let stacks text =
  let count = ref 0 in
  String.iter (fun c -> if String.contains "BGW" c then incr count) text; !count
(* A board: ranks of equal length, from the top. *)
let rows_of board =
  let ranks = String.split_on_char '/' board in
  let rows = List.length ranks and cols = String.length (List.hd ranks) in
  if cols = 0 || List.exists (fun rank -> String.length rank <> cols) ranks
  then unreadable "'%s' is no board" board;
  if rows * cols > most_cells then unreadable "a board of more than %d cells" most_cells;
  if String.contains board '.' && max rows cols > side_with_holes
  then unreadable "a board over %dx%d has no empty cells" side_with_holes side_with_holes;
  map cells ranks

let after word line =
  let size = String.length word in
  if String.length line >= size && String.sub line 0 size = word
  then String.sub line size (String.length line - size)
  else unreadable "'%s...' expected, not '%s'" word line
let words = String.split_on_char ' '
let is_digit c = c >= '0' && c <= '9'
let number text =
  let digits = if text <> "" && text.[0] = '-' then String.sub text 1 (String.length text - 1) else text in
  let size = String.length digits in
  if size < 1 || size > most_digits || not (String.for_all is_digit digits) || (digits.[0] = '0' && text <> "0")
  then unreadable "'%s' is no number" text
  else int_of_string text

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
  if split < 1 || split > 5 then unreadable "'%s' is no cell" text;
  let column = ref 0 in
  String.iteri (fun i c -> if i < split then column := !column * 26 + Char.code c - 96) text;
  let rank = number (String.sub text split (size - split)) in
  if rank < 1 || rank > rows then unreadable "'%s' is no cell of the board" text;
  (rows - rank, !column - 1)
(* A capture such as c3xc5 or x1xy1: the x that follows a digit parts the cells. *)
let move rows text =
  let size = String.length text in
  let rec parting i =
    if i >= size then unreadable "'%s' is no capture" text
    else if text.[i] = 'x' && is_digit text.[i - 1] then i else parting (i + 1) in
  let at = parting 1 in
  (cell rows (String.sub text 0 at), cell rows (String.sub text (at + 1) (size - at - 1)))

let literal n = (n > 0, binary (abs n))
(* Numbers up to a 0, and what follows it. *)
let up_to_zero numbers =
  let rec read found = function
    | [] -> unreadable "a line of numbers has no 0 at its end"
    | 0 :: rest -> (List.rev found, rest)
    | n :: rest -> read (n :: found) rest in
  read [] numbers
let numbers line = map number (words line)
let clause line =
  match up_to_zero (numbers line) with
  | literals, [] -> map literal literals
  | _ -> unreadable "numbers after the end of a clause: '%s'" line
let step expected line =
  match numbers line with
  | name :: rest when name = expected ->
    let literals, rest = up_to_zero rest in
    let hints, rest = up_to_zero rest in
    if rest <> [] then unreadable "numbers after the end of a step: '%s'" line;
    (map literal literals, map binary hints)
  | _ -> unreadable "step %d expected, not '%s'" expected line

(* The next line of at most that many bytes, its line feed counted; raises End_of_file before any. *)
let next channel longest =
  let line = Buffer.create 256 in
  let rec read () =
    if Buffer.length line >= longest then unreadable "a line of more than %d bytes" longest;
    match input_char channel with
    | '\n' -> Buffer.contents line
    | c -> Buffer.add_char line c; read ()
    | exception End_of_file when Buffer.length line > 0 -> unreadable "the file is cut short" in
  read ()
let after_comments channel =
  let is_comment line = String.length line > 1 && String.sub line 0 2 = "# " in
  let is_printable c = c >= ' ' && c <= '~' in
  let rec read left =
    let line = next channel longest_board in
    if not (is_comment line) then line
    else if String.length line >= longest_line then unreadable "a line of more than %d bytes" longest_line
    else if not (String.for_all is_printable line) then unreadable "a comment of printable ASCII expected"
    else if left = 0 then unreadable "more than %d comments" most_comments
    else read (left - 1) in
  read most_comments

(* The last lines. What the digest is proves nothing, and is not computed here. *)
let finish channel size line =
  let is_hex c = is_digit c || (c >= 'a' && c <= 'f') in
  if line <> Printf.sprintf "end %d" size then unreadable "'end %d' expected, not '%s'" size line;
  let digest = after "sha256 " (next channel longest_line) in
  if String.length digest <> 64 || not (String.for_all is_hex digest) then unreadable "'%s' is no digest" digest;
  match next channel longest_line with
  | exception End_of_file -> ()
  | line -> unreadable "'%s' follows the digest" line

let members channel first =
  let rec read size left set line =
    let next () = next channel longest_line in
    if left > 0 then
      if is_cells line then read (size + 1) (left - 1) (put (cells line) set) (next ())
      else unreadable "'%s' is no member" line
    else match words line with
      | ["level"; stacks; "members"; count] when number stacks > 1 && number count > 0 ->
        read size (number count) set (next ())
      | _ -> finish channel size line; set in
  read 0 0 Leaf first
let refutation channel variables first =
  let next () = next channel longest_step in
  let given = match words first with
    | ["cnf"; stated; count] when number stated = variables && number count > 0 ->
      List.init (number count) (fun _ -> clause (next ()))
    | _ -> unreadable "'cnf %d ...' expected, not '%s'" variables first in
  let rec read found expected =
    match next () with
    | line when line <> "" && is_digit line.[0] -> read (step expected line :: found) (expected + 1)
    | line -> finish channel (List.length found) line; List.rev found in
  (given, read [] (List.length given + 1))

(* The board, the verdict that is claimed, and whether it is proven. *)
let judge channel =
  let version = after "greenest certificate " (next channel longest_line) in
  let board = after "board " (after_comments channel) in
  let rows = rows_of board in
  let up_to most kind =
    if stacks board > most then unreadable "%s are for boards of up to %d stacks" kind most in
  let dead reason = finish channel 0 (next channel longest_line); proves_unsolvable rows reason in
  let verdict = after "verdict " (next channel longest_line) in
  let line = next channel (if verdict = "solvable" then longest_moves else longest_line) in
  let is_proven = match version, verdict, words line with
    | "2", "solvable", "moves" :: moves ->
      let captures = map (move (List.length rows)) moves in
      finish channel (List.length moves) (next channel longest_line); proves_solvable rows captures
    | "2", "unsolvable", ["dead"; "empty"] -> dead Empty
    | "2", "unsolvable", ["dead"; "frozen"] -> dead Frozen
    | "2", "unsolvable", ["dead"; "split"] -> up_to most_stacks_of_levels "parts"; dead Split
    | "2", "unsolvable", "level" :: _ ->
      up_to most_stacks_of_levels "levels"; proves_unsolvable rows (Members (members channel line))
    | "3", "unsolvable", "cnf" :: _ ->
      up_to most_stacks_of_clauses "clauses";
      if stacks board < least_stacks_of_clauses
      then unreadable "clauses are for boards of %d stacks or more" least_stacks_of_clauses;
      let variables = List.length (atoms (map fst (start_of rows))) in
      if variables > most_variables then unreadable "clauses are for boards of up to %d variables" most_variables;
      let given, steps = refutation channel variables line in proves_unsolvable rows (Clauses (given, steps))
    | _ -> unreadable "version '%s', 'verdict %s' and '%s' do not go together" version verdict line in
  (board, verdict, is_proven)

(* A cell by its letters and number, as in board text; files beyond z are aa, ab, ... *)
let named rows (row, column) =
  let rec letters n =
    if n < 0 then "" else letters (n / 26 - 1) ^ String.make 1 (Char.chr (97 + n mod 26)) in
  letters column ^ string_of_int (rows - row)
let captures board =
  let rows = rows_of board in
  let name = named (List.length rows) in
  String.concat " " (map (fun (source, target) -> name source ^ "x" ^ name target) (captures_of rows))

(* A line that cannot be written is an error of its own. *)
let say channel text =
  try output_string channel text; output_char channel '\n'; flush channel
  with Sys_error why -> (try prerr_endline why with Sys_error _ -> ()); exit 1
let fail code text = say stderr (shown text); exit code
let () =
  try match Sys.argv with
    | [| _; "--captures" |] ->
      (try while true do say stdout (captures (next stdin longest_board)) done with
       | End_of_file -> ()
       | Unreadable text -> fail 2 text)
    | [| _; path |] ->
      (match judge (if path = "-" then stdin else open_in_bin path) with
       | board, verdict, true -> say stdout (Printf.sprintf "accepted: %s is %s" board verdict)
       | board, _, false -> fail 4 ("refused: nothing is proven of " ^ board)
       | exception Unreadable text -> fail 4 ("refused: " ^ text)
       | exception End_of_file -> fail 4 "refused: the file is cut short")
    | _ -> fail 2 "usage: greenest-check FILE | - | --captures"
  with
  | Sys_error text -> fail 1 text
  | Stack_overflow -> fail 1 "too large for the stack: run it after ulimit -s unlimited"
  | Out_of_memory -> fail 1 "too large for this machine's memory"
