(* Runs the checks for P(3) or P(4) that are extracted from theorem/S2_9_P3.v and S2_9_P4.v, with witnesses that it finds,
   and writes these down as a file for Coq's kernel. An error here could make the checks fail, and never pass. *)
open Free_columns_checks

let height = int_of_string Sys.argv.(1)

let letter = function Some Black -> "B" | Some Green -> "G" | Some White -> "W" | None -> "."
let key strip = String.concat "" (List.map letter (List.concat strip))
let colours = [ Black; Green; White ]
(* Numbers of 30 bits as drand48 draws them: those of the library differ from one OCaml to the next. *)
let drawn = ref 0
let draw () = drawn := (!drawn * 0x5DEECE66D + 11) land 0xFFFFFFFFFFFF; !drawn lsr 18
let shuffle list = List.map snd (List.sort compare (List.map (fun x -> (draw (), x)) list))

(* The captures along the lines of a strip: a character for each, as S2_9_Written.v reads it, and what it leaves. *)
let captures first most strip guards =
  let at i (r, g) =
    let after r' = List.mapi (fun j s -> if j = i then r' else s) strip in
    List.mapi (fun k r' -> (Char.chr (35 + first + (most * i) + k), after r')) (row_captures [] r g) in
  List.concat (List.mapi at (List.combine strip guards))

(* Plays from a strip, in spite of guards, seeing so many positions: calls found with each last stack, its line, place and
   colour, and the play. *)
let explore strip guards limit found =
  let turned = turn guards in
  let seen = Hashtbl.create 1000 in
  let stacks strip =
    List.concat (List.mapi (fun i line ->
      List.concat (List.mapi (fun j c -> match c with Some c -> [ (i, j, c) ] | None -> []) line)) strip) in
  let rec go strip play =
    let name = key strip in
    if Hashtbl.length seen < limit && not (Hashtbl.mem seen name) then begin
      Hashtbl.add seen name ();
      match stacks strip with
      | [ last ] -> found last (String.of_seq (List.to_seq (List.rev play)))
      | _ ->
          let across = List.map (fun (a, next) -> (a, turn next)) (captures 36 12 (turn strip) turned) in
          List.iter (fun (a, next) -> go next (a :: play)) (shuffle (captures 0 3 strip guards @ across)) end in
  go strip []

(* A line in which plays from the flagged strip end in each colour, and these plays. *)
let plays_free flags limit =
  let plays = Hashtbl.create 10 in
  let exception Free of int in
  let found (line, _, colour) play =
    if end_free flags line && not (Hashtbl.mem plays (line, colour)) then begin
      Hashtbl.add plays (line, colour) play;
      if List.for_all (fun c -> Hashtbl.mem plays (line, c)) colours then raise (Free line) end in
  match explore (List.map fst flags) (guards_of flags) limit found with
  | () -> None
  | exception Free line -> Some (line, List.map (fun c -> Hashtbl.find plays (line, c)) colours)

(* How runs are cut down: to how many lines, and which of them, from the last, is guarded. *)
let ways strip =
  if has_run 4 strip then [ (2, 0); (2, 1); (3, 1); (3, 0); (3, 2); (4, 0); (4, 1); (4, 2); (4, 3) ] else [ (2, 0) ]
(* Another search finds more than a longer one, mostly. *)
let limits = 3000 :: (List.init 40 (fun _ -> 20000) @ List.init 10 (fun _ -> 300000))
(* A play as captures from cell to cell, and back, by what each leaves. *)
let successors strip guards =
  captures 0 3 strip guards @ List.map (fun (a, next) -> (a, turn next)) (captures 36 12 (turn strip) (turn guards))
let no_guards strip = List.map (List.map (fun _ -> None)) strip
let cells strip = List.concat (List.mapi (fun i line -> List.mapi (fun j c -> ((i, j), c)) line) strip)
let moves strip guards play =
  let move before after =
    let changed = List.filter (fun (p, c) -> List.assoc p (cells after) <> c) (cells before) in
    let left, taken = List.partition (fun (p, _) -> List.assoc p (cells after) = None) changed in
    (fst (List.hd left), fst (List.hd taken)) in
  let step (strip, found) a = let next = List.assoc a (successors strip guards) in (next, move strip next :: found) in
  List.rev (snd (List.fold_left step (strip, []) (List.of_seq (String.to_seq play))))
let moved strip (p, q) =
  let c = List.assoc p (cells strip) in
  List.mapi (fun i line -> List.mapi (fun j d -> if (i, j) = p then None else if (i, j) = q then c else d) line) strip
let play_of strip moves =
  let step (strip, found) move =
    let next = moved strip move in
    (next, fst (List.find (fun (_, s) -> s = next) (successors strip (no_guards strip))) :: found) in
  String.of_seq (List.to_seq (List.rev (snd (List.fold_left step (strip, []) moves))))
(* The guarded line d is doubled: the strip, and the captures of a play, as in 2.8. *)
let doubled d strip moves =
  let place i = if i > d then i + 1 else i in
  let twice = List.concat (List.mapi (fun i line -> if i = d then [ line; line ] else [ line ]) strip) in
  let step (strip, found) ((i, j), (k, l)) =
    let stands j = if List.assoc (d, j) (cells strip) <> None then d else d + 1 in
    let other e = d + d + 1 - e in
    let these =
      if i = d && k = d then let e = stands j in [ ((e, j), (e, l)); ((e, l), (other e, l)) ]
      else if i = d then [ ((stands j, j), (place k, l)) ]
      else if k = d then let e = if i < d then d else d + 1 in [ ((place i, j), (e, l)); ((e, l), (other e, l)) ]
      else [ ((place i, j), (place k, l)) ] in
    (List.fold_left moved strip these, List.rev_append these found) in
  (twice, List.rev (snd (List.fold_left step (twice, []) moves)))
(* Runs of three lines are cut down to two, of which one is guarded; plays are doubled there. *)
let by_doubling limit strip =
  List.find_map (fun g ->
    let flags = squeeze 3 2 g 0 strip in
    let guarded = List.rev (List.concat (List.mapi (fun i (_, b) -> if b then [ i ] else []) flags)) in
    if guarded = [] then None
    else
      Option.map (fun (line, plays) ->
        let long play =
          let all, moves = List.fold_left (fun (s, ms) d -> doubled d s ms)
            (List.map fst flags, moves (List.map fst flags) (guards_of flags) play) guarded in
          play_of all moves in
        (List.fold_left (fun i d -> if i > d then i + 1 else i) line guarded, List.map long plays))
        (plays_free flags limit)) [ 0; 1 ]

let witnesses = Hashtbl.create 10000
let search strip =
  let free limit = List.find_map (fun (k, g) -> Option.map (fun found -> (k, g, found)) (plays_free (squeeze 4 k g 0 strip) limit))
    (ways strip) in
  let unguarded limit = if has_run 4 strip then None else Option.map (fun found -> (2, 0, found)) (by_doubling limit strip) in
  let tries =
    if List.length strip < 3 then [ (fun () -> free max_int) ]
    else if height = 3 then List.map (fun limit () -> free limit) limits
    else
      List.concat (List.map (fun limit -> [ (fun () -> free limit); (fun () -> unguarded limit) ])
        ([ 3000; 20000; 20000; 20000 ] @ limits)) in
  match List.find_map (fun attempt -> attempt ()) tries with
  | Some (k, g, (line, plays)) -> Printf.sprintf "%d%d%d%s" k g line (String.concat " " plays)
  | None -> if List.length strip > 3 then Printf.printf "no witness for %s\n%!" (key strip); ""
(* The witness of a strip is written down for the first of its images. *)
let look_up cells =
  let strip = lines_in height cells in
  let name = key strip in
  if List.exists (fun image -> key (imaged image strip) < name) all_images then [] else begin
    if not (Hashtbl.mem witnesses name) then Hashtbl.add witnesses name (search strip);
    match Hashtbl.find witnesses name with "" -> [] | found -> [ found ] end

(* Plays for the places and colours to which windows come down. *)
let ends_of_window (name, places) =
  let strip = lines_in height (letters name) in
  let plays = Hashtbl.create 10 in
  explore strip (List.map (List.map (fun _ -> None)) strip) max_int (fun (_, place, colour) play ->
    Hashtbl.replace plays (string_of_int place ^ letter (Some colour)) play);
  (name, String.concat " " (List.map (fun e -> e ^ Hashtbl.find plays e) (String.split_on_char ' ' places)))

let write path windows =
  let out = open_out path in
  let table name entries =
    Printf.fprintf out "Definition %s : list (string * string) := [\n%s].\n" name
      (String.concat ";\n" (List.map (fun (k, v) -> Printf.sprintf "(\"%s\",\"%s\")" k v) entries)) in
  Printf.fprintf out "(* Witnesses for P(%d), written by free_columns.ml. *)\nFrom Coq Require Import String List.\n" height;
  Printf.fprintf out "Import ListNotations.\nLocal Open Scope string_scope.\n";
  table "windows_found" windows;
  let entries = List.filter (fun (_, found) -> found <> "") (List.sort compare (List.of_seq (Hashtbl.to_seq witnesses))) in
  (* Coq's stack is too small for one list of 38,000. *)
  let part k =
    let name = Printf.sprintf "found_%d" k in
    table name (List.filteri (fun i _ -> i / 2000 = k) entries);
    name in
  let names = List.init ((List.length entries + 1999) / 2000) part in
  Printf.fprintf out "Definition found : list (string * string) := List.concat [%s].\n" (String.concat "; " names);
  close_out out

let remembered f =
  let known = Hashtbl.create 100000 in
  fun cells ->
    let name = key [ cells ] in
    match Hashtbl.find_opt known name with
    | Some found -> found
    | None -> let found = f cells in Hashtbl.add known name found; found

let () =
  let windows = List.map ends_of_window (if height = 3 then windows_to else windows_to_4) in
  let two = remembered (left_by_two height) in
  let three = remembered (if height = 3 then left_by_three 3 else left_by_three_4) in
  let table = ends_of height (windows_of height windows) in
  let ends cells = get cells table in
  let checks =
    if height = 3 then
      [ ("three columns", settled_of_3); ("five columns", found_of_5); ("growth", fun witness -> grown_3 witness two three ends) ]
    else
      let pairs witness = remembered (fun cells -> if pair_free witness (lines_in 4 cells) then [ () ] else []) in
      [ ("three columns", fun witness -> settled_of_4 witness two three (pairs witness));
        ("growth", fun witness -> grown_4 witness two three ends) ] in
  let passed = List.for_all (fun (name, check) ->
    let holds = check (read_by height look_up) in
    Printf.printf "%s: %b, with %d witnesses, %.0f s\n%!" name holds (Hashtbl.length witnesses) (Sys.time ());
    holds) checks in
  if passed then write Sys.argv.(2) windows;
  exit (if passed then 0 else 1)
