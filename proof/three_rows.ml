(* Runs the checks for P(3) that are extracted from theorem/S2_9_P3.v, with witnesses that it finds, and writes these down
   as theorem/S2_9_P3_Found.v, for Coq's kernel. An error here could make the checks fail, and never pass. *)
open Three_rows_checks

let letter = function Some Black -> "B" | Some Green -> "G" | Some White -> "W" | None -> "."
let key strip = String.concat "" (List.map letter (List.concat strip))
let colours = [ Black; Green; White ]
let shuffle list = List.map snd (List.sort compare (List.map (fun x -> (Random.bits (), x)) list))

(* The captures along the lines of a strip: a character for each, as S2_9_P3_Plays.v reads it, and what it leaves. *)
let captures first most strip guards =
  let at i (r, g) =
    let after r' = List.mapi (fun j s -> if j = i then r' else s) strip in
    List.mapi (fun k r' -> (Char.chr (35 + first + (most * i) + k), after r')) (row_captures [] r g) in
  List.concat (List.mapi at (List.combine strip guards))

(* A line in which plays from the flagged strip, of so many positions, end in each colour, and these plays. *)
let plays_free flags limit =
  let guards = guards_of flags in
  let turned = turn guards in
  let seen = Hashtbl.create 1000 and found = Hashtbl.create 10 in
  let exception Free of int in
  let ends line colour play =
    if end_free flags line && not (Hashtbl.mem found (line, colour)) then begin
      Hashtbl.add found (line, colour) (String.of_seq (List.to_seq (List.rev play)));
      if List.for_all (fun c -> Hashtbl.mem found (line, c)) colours then raise (Free line) end in
  let stacks strip = List.concat (List.mapi (fun i line -> List.filter_map (Option.map (fun c -> (i, c))) line) strip) in
  let rec go strip play =
    if Hashtbl.length seen < limit && not (Hashtbl.mem seen (key strip)) then begin
      Hashtbl.add seen (key strip) ();
      match stacks strip with
      | [ (line, colour) ] -> ends line colour play
      | _ ->
          let across = List.map (fun (a, next) -> (a, turn next)) (captures 30 12 (turn strip) turned) in
          List.iter (fun (a, next) -> go next (a :: play)) (shuffle (captures 0 2 strip guards @ across)) end in
  match go (List.map fst flags) [] with
  | () -> None
  | exception Free line -> Some (line, List.map (fun c -> Hashtbl.find found (line, c)) colours)

(* How runs are cut down: to how many lines, and which of them, from the last, is guarded. *)
let ways strip =
  if has_run 4 strip then [ (2, 0); (2, 1); (3, 1); (3, 0); (3, 2); (4, 0); (4, 1); (4, 2); (4, 3) ] else [ (2, 0) ]
(* Another search finds more than a longer one, mostly. *)
let limits = 3000 :: (List.init 40 (fun _ -> 20000) @ List.init 10 (fun _ -> 300000))
let found = Hashtbl.create 10000
let search strip =
  match List.find_map (fun limit -> List.find_map (fun (k, g) ->
    Option.map (fun (line, plays) -> Printf.sprintf "%d%d%d%s" k g line (String.concat " " plays))
      (plays_free (squeeze 4 k g 0 strip) limit)) (ways strip)) limits with
  | Some plays -> plays
  | None -> Printf.printf "no witness for %s\n%!" (key strip); ""
(* The witness of a strip is written down for the first of its images. *)
let look_up cells =
  let strip = lines_in 3 cells in
  let name = key strip in
  if List.exists (fun image -> key (imaged image strip) < name) all_images then [] else begin
    if not (Hashtbl.mem found name) then Hashtbl.add found name (search strip);
    [ Hashtbl.find found name ] end

let write path =
  let each = List.sort compare (List.of_seq (Hashtbl.to_seq found)) in
  let out = open_out path in
  Printf.fprintf out "(* Witnesses for P(3), written by three_rows.ml. *)\nFrom Coq Require Import String List.\n";
  Printf.fprintf out "Import ListNotations.\nLocal Open Scope string_scope.\nDefinition found : list (string * string) := [\n";
  output_string out (String.concat ";\n" (List.map (fun (k, v) -> Printf.sprintf "(\"%s\",\"%s\")" k v) each));
  output_string out "].\n";
  close_out out

let () =
  let passed = List.for_all (fun (name, check) ->
    let holds = check (read_by look_up) in
    Printf.printf "%s: %b, with %d witnesses, %.0f s\n%!" name holds (Hashtbl.length found) (Sys.time ());
    holds)
    [ ("three columns", strips_of_three_columns); ("five columns", strips_of_five_columns); ("growth", strips_that_grow) ] in
  if passed then write Sys.argv.(1);
  exit (if passed then 0 else 1)
