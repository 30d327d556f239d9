(* docs/every-size.md, 2.2 and 2.9: the checks for P(4). Strips of four rows lie turned here: lines
   of four cells. There are no exceptions from three columns on. *)
From Coq Require Import String Arith Bool List.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Search S2_2_Small S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_Free S2_3_Tables S2_9_D
  S2_9_P3.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* Windows, with places and colours to which they come down, one of each twelve that are alike;
   plays are found for them. *)
Local Open Scope string_scope.
Definition windows_to_4 : list (string * string) := [
  ("BBBBBBBBBBGW", "0G"); ("BBBBBBBBBGGW", "0G"); ("BBBBBBBBGBBW", "2G"); ("BBBBBBBBGGWW", "0G");
  ("BBBBBBBBGWGW", "0G"); ("BBBBBBBBWGGW", "0G"); ("BBBBBBBGGGWW", "3G"); ("BBBBBBBGGWGG", "2G 3G");
  ("BBBBBBBGWWBB", "3G"); ("BBBBBBBGWWGG", "1G"); ("BBBBBBGBBGWG", "3W"); ("BBBBBBGBGGWG", "0W");
  ("BBBBBBGBWWBW", "2G"); ("BBBBBBGBWWWW", "0W 1W 2W 3W"); ("BBBBBBGGBGGW", "0W");
    ("BBBBBBGGBGWW", "1W");
  ("BBBBBBGGWBWW", "2G"); ("BBBBBBGGWWBW", "0W 1W 3W"); ("BBBBBBGGWWGG", "0G");
    ("BBBBBBGGWWWW", "0W 1W 3W");
  ("BBBBBBGW", "1G"); ("BBBBBBWG", "0B 0W 1W 2W 3W"); ("BBBBBGBGGWGB", "2W");
    ("BBBBBGBGWWWW", "0W 2W 3W");
  ("BBBBBGBW", "0G"); ("BBBBBGGBBGWG", "3W"); ("BBBBBGGBBWWW", "2G"); ("BBBBBGGBGWWG", "1W");
  ("BBBBBGGBWWWW", "0W 1W"); ("BBBBBGGGBBWW", "0W 2B 3G 3W"); ("BBBBBGGGBGGW", "2W");
    ("BBBBBGGGGBWW", "0W");
  ("BBBBBGGGGWGB", "0W 2W"); ("BBBBBGGGGWWB", "1W"); ("BBBBBGGGWBBW", "0W 1W 2W 3W");
    ("BBBBBGGGWWWW", "3G");
  ("BBBBBGWB", "0G"); ("BBBBBGWG", "0B 0W 1W 2W 3B 3W"); ("BBBBBGWGWBBB", "2G"); ("BBBBBGWW", "0G");
  ("BBBBBWGG", "0B 0W 1W 2G 2W 3G 3W"); ("BBBBBWGGWBBB", "3G"); ("BBBBBWWG", "0B 1W 2B 2W 3W");
  ("BBBBGBBGWWWW", "0W 1W"); ("BBBBGBBWBBBW", "0G 1G"); ("BBBBGBGGBGGW", "0W");
    ("BBBBGBGGBGWW", "3W");
  ("BBBBGBGGWGWB", "0W"); ("BBBBGBGGWWWW", "0G"); ("BBBBGBWG", "0B 0W 1B 2W 3W");
    ("BBBBGGGGBBWW", "1G 2G");
  ("BBBBGGGGBWBW", "1G 2G"); ("BBBBGGGGBWWB", "0G"); ("BBBBGGGGBWWW", "1G 2G");
    ("BBBBGGGGWBBW", "0G");
  ("BBBBGGGGWBWW", "0G 1G 3G"); ("BBBBGGGW", "0B 0G 0W 1G 1W 2W 3W"); ("BBBBGGGWWGGG", "0B 2B 3B");
  ("BBBBGGGWWGGW", "1B 2B"); ("BBBBGGGWWGWG", "0B 2B"); ("BBBBGGGWWWGG", "0B 1B 3B");
  ("BBBBGGWG", "0G 0W 1G 2W 3G 3W"); ("BBBBGGWGGGGW", "0B 1B 3B"); ("BBBBGGWGGGWG", "0B 1B 3B 3G");
  ("BBBBGGWGGGWW", "0B 1B 3B"); ("BBBBGGWGGWGG", "0B 1B 2B"); ("BBBBGGWGGWGW", "0B 3B");
    ("BBBBGGWGGWWG", "1B 2B");
  ("BBBBGGWGWGGG", "0B 2B 3B"); ("BBBBGGWGWGGW", "0B 3B"); ("BBBBGGWGWGWG", "1B 3B");
    ("BBBBGGWGWWGG", "0B 1B 2B");
  ("BBBBGGWW", "0W 1W 3W"); ("BBBBGGWWBBBW", "0G"); ("BBBBGGWWGGGW", "1B 2B 3B");
    ("BBBBGGWWGGWG", "0B 1B");
  ("BBBBGGWWGWGG", "0B 1B 2B 3B"); ("BBBBGGWWWGGG", "0B 3B"); ("BBBBGWGW", "0W 1W 3W");
    ("BBBBGWGWGGGW", "0B 1B");
  ("BBBBGWGWGGWG", "2B 3B"); ("BBBBGWGWGWGG", "1B 2B"); ("BBBBGWGWWGGG", "0B 3B");
    ("BBBBGWWG", "0W 1W");
  ("BBBBGWWGBBBW", "0G"); ("BBBBGWWGGGGW", "0B 2B 3B"); ("BBBBGWWGGGWG", "1B 3B");
    ("BBBBGWWW", "1B 1W 2W 3B");
  ("BBBBWBGW", "0G"); ("BBBBWGGW", "0W 1W"); ("BBBBWGGWGGGW", "1B 3B");
    ("BBBBWGGWGGWG", "0B 1B 2B 3B");
  ("BBBBWGWW", "0B 2W 3B 3W"); ("BBBGBBGGWWBW", "1W 3W"); ("BBBGBBGGWWWG", "0B 0W");
    ("BBBGBGGBBGWG", "2W 3W");
  ("BBBGBWWW", "0B"); ("BBBGGBBGWWBG", "1W"); ("BBBGGBGBBGWG", "0W 2W 3W");
    ("BBBGGGBBWBWW", "0W 1W 2W 3W");
  ("BBBGGGGBBGWG", "1W 3W"); ("BBBGGGGBWBBW", "0W 1W 2W 3W"); ("BBBGGGGBWBWG", "3W");
    ("BBBGGGGBWWBB", "1B 3W");
  ("BBBGGGGBWWBG", "3W"); ("BBBGGGGW", "3W"); ("BBBGGGWB", "0B 0W 2G 3G 3W"); ("BBBGGGWG", "0G 3G");
  ("BBBGGGWW", "0W 1W 2B 3B 3W"); ("BBBGGWBB", "0B 0W 1W 2G 3W"); ("BBBGGWGB", "0W 3W");
    ("BBBGGWGG", "0G");
  ("BBBGGWGW", "1W 2B 3B"); ("BBBGGWWB", "0W 3B 3W"); ("BBBGGWWG", "0B 0W 2B 3W");
    ("BBBGGWWW", "0W 2W 3B 3G 3W");
  ("BBBGWBBB", "3G"); ("BBBGWBWW", "0B 1B 2B"); ("BBBGWGGW", "0G 1W 2B 2G 3B 3W");
    ("BBBGWGWG", "0W 1B 1G 1W 3B 3W");
  ("BBBGWGWW", "0W 1G 1W 2W 3B 3G"); ("BBBGWWBB", "0G 1G"); ("BBBGWWBBBBBW", "0G");
    ("BBBGWWBBBBWW", "0G");
  ("BBBGWWBW", "0B 2B"); ("BBBGWWGG", "0W 1B 1W 2G 3B 3W"); ("BBBGWWGGWBBB", "2G");
    ("BBBGWWGW", "0W 1W 3B 3G 3W");
  ("BBBGWWWG", "0G 1B 1W 2W"); ("BBBGWWWWGBBG", "1W 2W"); ("BBBWGBBW", "2G 3G"); ("BBBWGGBB", "0G");
  ("BBBWGGBW", "0G 2G"); ("BBBWGGGB", "0G"); ("BBBWGGGGGWWG", "0B 1B");
    ("BBBWGGGGGWWW", "0B 2B 3B");
  ("BBBWGGWB", "0W 1W 3W"); ("BBBWGGWG", "0B 0G 1B 1G 2G 2W 3B"); ("BBBWGGWW", "3B");
    ("BBBWGGWWBBBW", "1B 1G");
  ("BBBWGGWWGGBB", "1G"); ("BBBWGWBB", "0W 2W"); ("BBBWGWBG", "0W"); ("BBBWGWGB", "0W 3G 3W");
  ("BBBWGWGG", "0B 0G 0W 2B 3B"); ("BBBWGWGGBBWW", "2G"); ("BBBWGWGW", "0B 0G 0W 1W");
    ("BBBWGWWG", "0W 1W 2B 3B");
  ("BBBWGWWGBBBW", "0G"); ("BBBWWBBBBGBW", "0G 3G"); ("BBBWWBBBWBBG", "0G"); ("BBBWWBBBWGGW", "2W");
  ("BBBWWGBB", "0G 2W 3G"); ("BBBWWGBW", "0G 1G 2G"); ("BBBWWGGB", "0G"); ("BBBWWGGW", "0G 1B 3B");
  ("BBBWWGWG", "0G 0W 2B 3W"); ("BBBWWWGB", "0G 3G"); ("BBBWWWGG", "0G 1B 2W 3W");
    ("BBBWWWWWBBGG", "1W 3W");
  ("BBBWWWWWBGBG", "0W 1W"); ("BBBWWWWWBGGW", "0G"); ("BBBWWWWWGBBG", "0W 2W");
    ("BBBWWWWWGGBG", "0G 1G");
  ("BBGBBBGBWWGG", "0B 1W 3W"); ("BBGBBBGGWWBW", "0W 1W"); ("BBGBBBWG", "0B 0W 2W 3W");
    ("BBGBBGGBWWBW", "1W 3W");
  ("BBGBBGWG", "0W 1W 3W"); ("BBGBBWGG", "0W 2G 3W"); ("BBGBGBGBWWBW", "0W 1W");
    ("BBGBGBWG", "2W 3W");
  ("BBGBGGBBWBWW", "0W 1W 2W"); ("BBGBGGWB", "1B 1W 2W"); ("BBGBGGWG", "0W 3W");
    ("BBGBGGWW", "0G 0W 1G 3G 3W");
  ("BBGBGGWWWWGG", "0B 2B"); ("BBGBGWBB", "1W 2W 3W"); ("BBGBGWBG", "0W 2W 3B");
    ("BBGBGWGB", "0W 1W");
  ("BBGBGWGG", "0G 3G"); ("BBGBGWGW", "0B 0W 1B 2W 3W"); ("BBGBGWWG", "2B 2W 3W");
    ("BBGBWGGW", "0G 0W 1B 2W 3B");
  ("BBGBWGWG", "1W 2B 2W"); ("BBGBWGWW", "0B 0G 0W 2B 3B 3G 3W"); ("BBGBWWBWBBWB", "3G");
    ("BBGBWWBWBWWB", "0G 1G");
  ("BBGBWWGG", "0B 0G 1B 2W 3B"); ("BBGBWWGW", "0B 0G 0W 1B 1W 3G"); ("BBGBWWWWBBGB", "3W");
    ("BBGBWWWWBBGG", "1W 3W");
  ("BBGBWWWWBBWB", "0W 1W"); ("BBGBWWWWBGGB", "0W 1W 2W"); ("BBGBWWWWGBGB", "0W 1W");
    ("BBGGBBBBWGWW", "1W 2W 3W");
  ("BBGGBBGBWWGG", "3W"); ("BBGGBGGW", "0W 3W"); ("BBGGBGWW", "3W"); ("BBGGGBWW", "0G 0W 3B 3W");
  ("BBGGGGGBBGWG", "1W 2W 3W"); ("BBGGGGGBWBBW", "0W 2W 3W"); ("BBGGGGGBWBWG", "3W");
    ("BBGGGGGBWGGB", "1W 2W 3W");
  ("BBGGGGGBWWBB", "0W 1W 3W"); ("BBGGGGGBWWBG", "3W"); ("BBGGGGWB", "2W 3B 3W");
    ("BBGGGGWW", "3W");
  ("BBGGGWBB", "0W 3W"); ("BBGGGWGB", "0B 0W 2W 3W"); ("BBGGWGWW", "0G 2W 3B 3G 3W");
    ("BBGGWWBWBBGG", "0W");
  ("BBGGWWGW", "0G 3B 3G 3W"); ("BBGGWWWWBBGG", "2W"); ("BBGGWWWWBBGW", "0W 3W");
    ("BBGGWWWWBBWB", "0W 2W 3G");
  ("BBGGWWWWBGBG", "0W"); ("BBGGWWWWBGGB", "3W"); ("BBGGWWWWGBBG", "0W 1W"); ("BBGGWWWWGBGB", "1W");
  ("BBGWGBGG", "3W"); ("BBGWGWGW", "0B"); ("BBGWGWWG", "3G"); ("BBGWWBWB", "3B");
    ("BBGWWGGW", "0G 3B");
  ("BBWBGBBW", "3G"); ("BBWBGGBG", "1G 3G"); ("BBWBGGBW", "0G"); ("BBWBGGGGBWWB", "3G");
    ("BBWBGWBG", "1W 3G 3W");
  ("BBWBGWGW", "1W 2W 3B 3G"); ("BBWBGWWG", "0B 0G 0W 1W"); ("BBWBWGBG", "0G");
    ("BBWBWGGW", "0W 3B 3G 3W");
  ("BBWBWGWG", "0W 1B 2B 3G 3W"); ("BBWBWWBWWBGB", "0G"); ("BBWBWWWWBGGB", "0W 2W");
    ("BBWBWWWWBGWB", "0G");
  ("BBWBWWWWGBGB", "0W 2W 3W"); ("BBWGBGGB", "2W 3W"); ("BBWGGBGB", "0W 3W");
    ("BGBGBBBBBWWG", "1W");
  ("BGBGBGGBBGWG", "3W"); ("BGBGBWBW", "1B 2B"); ("BGBGBWGW", "0W 3W"); ("BGBGGBGBBGWG", "1W");
    ("BGBGGWBW", "1B 3W");
  ("BGBGGWGB", "0W"); ("BGBGGWGW", "3W"); ("BGBGWWWWBGBG", "2W"); ("BGBGWWWWGBBG", "3W");
    ("BGBWWBBW", "0G");
  ("BGBWWWWWGBBG", "3W"); ("BGGBBWWG", "1W"); ("BGGBBWWWBWWB", "3G"); ("BGGBGBWG", "0W 3W");
    ("BGGBGWWG", "1W");
  ("BGGBWGGW", "0G 1G"); ("BGGWWWWBBWWB", "1G"); ("BGWBWBBWBWWB", "0G"); ("BGWBWGGW", "2G 3B 3G");
    ("BWWBGBBG", "0G")].
Local Close Scope string_scope.

Definition no_exception (_ : strip) : bool := false.
Definition starts_of (l : list line) : list strip :=
  flat_map (fun a => filter is_least [[a]] ++ flat_map (fun b =>
    filter is_least [[a; b]] ++ filter is_least (map (fun c => [a; b; c]) l)) l) l.
Definition starts_4 : list strip := alike_once (starts_of (lines_of 4)).
Lemma starts_4_image : (let l := starts_4 in forallb (has_image l) (starts_of (lines_of 4))) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
(* Of what a line leaves when it is removed into those beside it, one with all their colours is
   enough. *)
Definition left_by_three_4 (p : line) : list (line * line) :=
  let l := left_by_three 4 p in
  let n := count [p] in
  match filter (fun st => forallb (fun c => (part c n =? 0) |||
    negb (part c (count [fst st; snd st]) =? 0)) palette) l with
  | st :: _ => [st]
  | [] => l
  end.

(* The checks, for any witnesses. *)
Section Checks.
Variable witness : strip -> nat * nat * (nat * (colour -> list (bool * nat * bool * nat))).
Variables (two : line -> list line) (three : line -> list (line * line))
  (ends : line -> list (nat * colour)).
Definition all_4 (u : strip) : bool := forallb (full_line 4) u &&& whole run no_exception witness u.
Definition grown_4 : bool :=
  grows run (lines_of 4) (tab_red (full_line 4) run (fun _ => true) two three ends) all_4 starts_4.
Definition pair_free (w : strip) : bool := followed (unflagged w) (snd (witness w)).
(* A strip of three columns loses one, and the two that are left have a free column; or it has
   one. *)
Variable pairs : line -> list unit.
Definition free_by (w : strip) : bool := match pairs (concat w) with [] => false | _ => true end.
Definition settled_4 (F : block) : bool :=
  (negb (has_three (filled F)) ||| negb (black_first (filled F))) |||
  (match filled F with
   | [l; a; r] =>
       (some (fun st => free_by [fst st; snd st]) (three (l ++ a ++ r)) |||
        some (fun s => free_by [s; r]) (two (l ++ a))) ||| some (fun s => free_by [l; s])
          (two (r ++ a))
   | _ => false
   end ||| pair_free (filled F)).
End Checks.
Definition pairs_4 witness : table unit :=
  fill (fun p => if pair_free witness (lines_in 4 p) then [tt] else []) (lines_of 8).
Definition grown_by_4 witness (two : table line) (three : table (line * line))
  (ends : table (nat * colour)) : bool :=
  grown_4 witness (fun p => get p two) (fun p => get p three) (fun p => get p ends).
Definition settled_by_4 witness (two : table line) (three : table (line * line))
  (pairs : table unit) (F : block) : bool :=
  settled_4 witness (fun p => get p two) (fun p => get p three) (fun p => get p pairs) F.
Definition two_4 : table line := fill (left_by_two 4) (lines_of 8).
Definition three_4 : table (line * line) :=
  fold_right (fun a t => fold_right (fun b t => put (a ++ b) (left_by_three_4 (a ++ b)) t) t
    (lines_of 8)) Void (lines_of 4).
Record checks_P4 witness (windows : list (line * list (nat * colour * list
  (bool * nat * bool * nat)))) : Prop := { grown_P4 : grown_by_4 witness two_4 three_4
    (ends_of 4 windows) = true;
  settled_P4 : on_all 4 3 (settled_by_4 witness two_4 three_4 (pairs_4 witness)) [] = true }.
