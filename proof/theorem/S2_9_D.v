(* docs/every-size.md, 2.2 and 2.9: the checks for D, made by the kernel. Strips of two rows lie
   turned here: lines of two cells. They are grown from eight least windows of three colours. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Exceptions Search S2_2_Small S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

Definition run : nat := 4.
Definition full_line (h : nat) (a : line) : bool := is_full a &&& (length a =? h).
Definition no_mark (_ : line) : nat := 0.
Definition lines_of (h : nat) : list line := map (map Some) (all_rows h).
Fixpoint words (alphabet : list line) (k : nat) : list strip :=
  match k with 0 => [[]] | S k => flat_map (fun w => map (fun a => a :: w) alphabet)
    (words alphabet k) end.
Definition fit_red (least : nat) (fits : line -> bool) (marks : line -> nat) (u : strip) : bool :=
  forallb fits u &&& red least fits marks u.
Definition ways : list (nat * nat * list (bool * bool * nat)) := Eval vm_compute in
  let t bs := flat_map (fun b => [(false, false, b); (true, false, b); (false, true, b);
    (true, true, b)]) bs in
  [(2, 0, t [60]); (2, 1, t [60; 500]); (3, 1, t [60; 500]); (3, 0, t [60; 500]);
    (3, 2, t [60; 500]); (4, 0, t [60; 500]);
   (4, 3, t [60; 500]); (2, 0, t [500; 3000])].

(* Three-coloured windows, of which no fewer lines have three colours. *)
Definition is_least (u : strip) : bool :=
  (has_three u &&& negb (has_three (tl u))) &&& negb (has_three (removelast u)).
Definition least_windows (h : nat) : list strip := filter is_least
  (flat_map (words (lines_of h)) [1; 2; 3]).
(* Those from which strips are grown: one of each that differ by a turn of the colours, or by a
   reflection. *)
Definition turn_strip (w : strip) : strip := map (map (option_map prey)) w.
Definition alike_to (v : strip) : list strip := images (option_map prey) v.
Definition has_image (l : list strip) (v : strip) : bool := some (fun w => some (same_strip w) l)
  (alike_to v).
Definition windows (h : nat) : list strip :=
  fold_left (fun l v => if has_image l v then l else v :: l) (least_windows h) [].
Lemma check_windows : (let l := windows 2 in forallb (has_image l) (least_windows 2)) = true.
Proof. vm_compute. reflexivity. Qed.

Definition red_D : strip -> bool := fit_red 5 (full_line 2) no_mark.
Definition all_D : strip -> bool := fun u => forallb (full_line 2) u &&& whole any run 5 ways u.
Lemma S2_9_check_D : grows run (lines_of 2) red_D all_D (windows 2) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma S2_2_check_2x5 : on_all 2 5 (is_settled is_found) [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
