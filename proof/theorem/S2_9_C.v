(* docs/every-size.md, 2.2 and 2.9: the checks for C(2), Down and C(4), made by the kernel. Strips
   under a carrier lie turned here: a line has a cell more than the block has rows, the carrier's
   first. The carrier is black, and the block green and white. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows Turned
  Search S2_2_Small S2_2_E S2_5_Growth S2_3_Reducible S2_8_Guards S2_9_Flags S2_9_D.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

Definition is_black (c : colour) : bool := match c with Black => true | _ => false end.
Definition black_in (a : line) : bool := some (fun o => match o with Some c => is_black c | None =>
  false end) a.
Definition more_ways : list (nat * nat * list (bool * bool * nat)) :=
  ways ++ [(4, 0, [(true, false, 100 * 1000)])].
Section Lines.
(* The rows of the block, the columns from which the growth begins, and the colours that may be
   left. *)
Variables (h least : nat) (ok : colour -> bool).
(* Lines under the carrier, and those of a block. The weight of the first, 2, is the marks of a
   strip under the carrier; a block without it, which has one black stack, weighs less. *)
Definition carries (a : line) : bool :=
  match a with Some Black :: t => full_line h t &&& negb (black_in t) | _ => false end.
Definition in_block (a : line) : bool := match a with None :: t => full_line h t | _ => false end.
Definition fits_C (a : line) : bool := carries a ||| in_block a.
Definition weight (a : line) : nat := if carries a then 2 else if black_in a then 1 else 0.
Definition lines_C (o : option colour) : list line := map (fun a => o :: a)
  (filter (fun a => negb (black_in a)) (lines_of h)).

(* The carrier takes the stack below it. *)
Definition carrier_takes (u : strip) : bool :=
  let n := count u in let m := Nat.max (S least) (length u) in
  some (fun a => some (fun a' => allowed least fits_C weight n m [a] [a']) (row_captures [] a []))
    u.
Definition red_C (u : strip) : bool := forallb fits_C u &&& (carrier_takes u |||
  red least fits_C weight u).
Definition all_C (u : strip) : bool := forallb fits_C u &&& (whole ok run least more_ways u |||
  negb (has_three u)).
Definition starts_C : list strip := map (fun a => [a]) (lines_C (Some Black)).
Definition grown_C : bool := grows run (lines_C None) red_C all_C starts_C.

(* The shortest strips. *)
Definition on_shortest (test : strip -> bool) : bool :=
  forallb (fun j => forallb (fun P => forallb (fun m => forallb (fun Z => test (P ++ m :: Z))
    (words (lines_C None) (least - S j))) (lines_C (Some Black))) (words (lines_C None) j))
      (seq 0 least).
Definition settled_C (u : strip) : bool := finds (fun _ _ c => ok c) [] u tries |||
  negb (has_three u).
End Lines.
Lemma S2_9_grown_2 : grown_C 2 5 any = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma S2_2_settled_2 : on_shortest 2 5 (settled_C any) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma grown_3 : grown_C 3 5 is_black = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma settled_3 : on_shortest 3 5 (settled_C is_black) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma grown_4 : grown_C 4 3 any = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma settled_4 : on_shortest 4 3 (settled_C any) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
