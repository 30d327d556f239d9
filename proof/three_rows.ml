(* Runs the checks for P(3) that are extracted from theorem/S2_9_P3.v. What is here finds witnesses, which they follow;
   an error here could make them fail, and never pass. *)
open Three_rows_checks

let letter = function Some Black -> 'B' | Some Green -> 'G' | Some White -> 'W' | None -> '.'
let key strip = String.concat " " (List.map (fun line -> String.of_seq (Seq.map letter (List.to_seq line))) strip)
let colours = [ Black; Green; White ]
let shuffle list = List.map snd (List.sort compare (List.map (fun x -> (Random.bits (), x)) list))

(* A line in which plays from the flagged strip, of so many positions, end in each colour, and these plays. *)
let plays_free flags limit =
  let guards = guards_of flags in
  let seen = Hashtbl.create 1000 and found = Hashtbl.create 10 in
  let exception Free of int in
  let ends line colour play =
    if end_free flags line && not (Hashtbl.mem found (line, colour)) then begin
      Hashtbl.add found (line, colour) (List.rev play);
      if List.for_all (fun c -> Hashtbl.mem found (line, c)) colours then raise (Free line) end in
  let stacks strip =
    List.concat (List.mapi (fun i line -> List.concat (List.mapi (fun j c -> match c with
      | Some c -> [ (i, j, c) ] | None -> []) line)) strip) in
  let rec go turned strip gs hs play =
    let upright = if turned then turn strip else strip in
    if Hashtbl.length seen < limit && not (Hashtbl.mem seen (key upright)) then begin
      Hashtbl.add seen (key upright) ();
      match stacks upright with
      | [ (line, _, colour) ] -> ends line colour play
      | _ ->
          let along = captures_along [] strip gs in
          let across = captures_along [] (turn strip) hs in
          let numbered = List.mapi (fun n next -> (n, next)) (along @ across) in
          List.iter (fun (n, next) ->
            if n < List.length along then go turned next gs hs (n :: play)
            else go (not turned) next hs gs (n :: play)) (shuffle numbered) end in
  match go false (List.map fst flags) guards (turn guards) [] with
  | () -> None
  | exception Free line -> Some (line, fun c -> Hashtbl.find found (line, c))

(* How runs are cut down: to how many lines, and which of them, from the last, is guarded. *)
let ways strip =
  if has_run 4 strip then [ (2, 0); (2, 1); (3, 1); (3, 0); (3, 2); (4, 0); (4, 1); (4, 2); (4, 3) ] else [ (2, 0) ]
(* Another search finds more than a longer one, mostly. *)
let limits = 3000 :: (List.init 40 (fun _ -> 20000) @ List.init 10 (fun _ -> 300000))
let known = Hashtbl.create 50000
let witness strip =
  let find () = List.find_map (fun limit -> List.find_map (fun (k, g) ->
    Option.map (fun plays -> ((k, g), plays)) (plays_free (squeeze 4 k g 0 strip) limit)) (ways strip)) limits in
  match Hashtbl.find_opt known (key strip) with
  | Some found -> found
  | None ->
      let found = match find () with
        | Some found -> found
        | None -> Printf.printf "no witness for %s\n%!" (key strip); ((2, 0), (0, fun _ -> [])) in
      Hashtbl.add known (key strip) found;
      found

let () =
  let passed = List.for_all (fun (name, check) ->
    let holds = check witness in
    Printf.printf "%s: %b, with %d witnesses, %.0f s\n%!" name holds (Hashtbl.length known) (Sys.time ());
    holds)
    [ ("three columns", strips_of_three_columns); ("five columns", strips_of_five_columns); ("growth", strips_that_grow) ] in
  exit (if passed then 0 else 1)
