(* docs/every-size.md, 2.2 and 2.9: the checks for P(3), to be made with any witnesses. Strips of
   three rows lie turned here: lines of three cells. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Search S2_2_Small S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_Free S2_3_Tables S2_9_D
  S2_9_P3_Data.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* The same with the colours turned, and with rows and columns in reverse. *)
Definition three_turns {A} (turn : A -> A) (a : A) : list A := [a; turn a; turn (turn a)].
Definition without : list strip := Eval vm_compute in
  flat_map (fun s => let w := lines_in 3 (letters s) in
    flat_map (three_turns turn_strip) [w; rev w; map (@rev _) w; rev (map (@rev _) w)])
      without_free.

Definition exc (w : strip) : bool := (length w <=? 4) &&& some (same_strip w) without.
Lemma exc_short w : exc w = true -> length w <= 4.
Proof. unfold exc. rewrite <- andb_lazy_alt, andb_true_iff, Nat.leb_le. tauto. Qed.
Definition infixes (w : strip) : list strip :=
  flat_map (fun i => map (fun j => firstn j (skipn i w)) (seq 0 5)) (seq 0 5).
Definition clear_in (parts : table unit) (r : strip) : bool :=
  (4 <? length r) ||| match get (concat r) parts with [] => true | _ => false end.
Definition parts_of (ws : list strip) : table unit :=
  fill (fun _ => [tt]) (nub same_line (map (@concat _) (flat_map infixes ws))).
Definition parts_3 : table unit := Eval vm_compute in parts_of without.
Lemma parts_listed : forallb (fun w => forallb (fun r => negb (clear_in parts_3 r)) (infixes w))
  without = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

(* From a window of three colours of which no fewer columns have three; of four columns, with the
   two between alike. *)
Definition between_alike : list strip :=
  flat_map (fun a => flat_map (fun b => map (fun c => [a; repeat (Some c) 3; repeat (Some c) 3; b])
    palette) (lines_of 3)) (lines_of 3).
Definition black_first (u : strip) : bool := match u with (Some Black :: _) :: _ => true | _ =>
  false end.
(* One of each that are alike. *)
Definition alike_once (ws : list strip) : list strip := fold_left (fun l v => if has_image l v
  then l else v :: l) ws [].
Definition all_starts_3 : list strip := least_windows 3 ++ filter is_least between_alike.
Definition starts_3 : list strip := alike_once all_starts_3.
Lemma starts_3_image : (let l := starts_3 in forallb (has_image l) all_starts_3) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Definition unflagged (w : strip) : list (line * bool) := map (fun a => (a, false)) w.
(* Strips of five columns of which the three inner ones are alike. *)
Definition five_alike : list block :=
  flat_map (fun a => flat_map (fun b => map (fun c => a :: repeat (repeat c 3) 3 ++ [b]) palette)
    (all_rows 3)) (all_rows 3).

(* The checks, for any witnesses. *)
Section Checks.
Variable witness : strip -> nat * nat * (nat * (colour -> list (bool * nat * bool * nat))).
Definition all_3 (u : strip) : bool := forallb (full_line 3) u &&& whole run exc witness u.
Definition grown_3 (two : line -> list line) (three : line -> list (line * line))
  (ends : line -> list (nat * colour)) : bool :=
  grows run (lines_of 3) (tab_red (full_line 3) run (clear_in parts_3) two three ends) all_3
    starts_3.
Definition is_followed (w : strip) : bool := followed (unflagged w) (snd (witness w)).
Definition settled_3 (F : block) : bool :=
  ((negb (has_three (filled F)) ||| negb (black_first (filled F))) ||| exc (filled F)) |||
    is_followed (filled F).
Definition found_5 (F : block) : bool := negb (is_least (filled F)) ||| is_followed (filled F).
Definition grown_by (two : table line) (three : table (line * line)) (ends : table (nat * colour)) :
  bool :=
  grown_3 (fun p => get p two) (fun p => get p three) (fun p => get p ends).
Variable windows : list (line * list (nat * colour * list (bool * nat * bool * nat))).
Record checks_P3 : Prop := {
  grown_P3 : grown_by (fill (left_by_two 3) (lines_of 6)) (fill (left_by_three 3) (lines_of 9))
    (ends_of 3 windows) = true;
  settled_P3 : on_all 3 3 settled_3 [] = true;
  found_P3 : forallb found_5 five_alike = true }.
End Checks.

Lemma exc_images : forallb (fun w => (exc (turn_strip (turn_strip w)) &&& exc (rev w)) &&&
  exc (map (@rev _) w)) without = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
