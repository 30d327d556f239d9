(* docs/every-size.md, 5: the boards with three colours that are not solvable. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Geometry.
From Greenest.theorem Require Import S1_Tools S2_1_Claims.
Import ListNotations.

(* The boards that are not solvable: eight and what they become when the colours are turned, and when top and
   bottom, or left and right, are exchanged. *)
Definition turn_colours (F : block) : block := map (map prey) F.
Definition images (F : block) : list block :=
  let turns := [F; turn_colours F; turn_colours (turn_colours F)] in
  let flips := flat_map (fun G => [G; rev G]) turns in
  flat_map (fun G => [G; map (@rev colour) G]) flips.
Definition exceptions : list block := flat_map images
  [[[Black; Black; Green]; [Green; White; White]];
   [[Black; Black; Green]; [White; White; Green]];
   [[Black; Green; Black]; [Green; White; Green]];
   [[Black; Green; Black]; [White; Green; White]];
   [[Black; Green; White]; [Black; Green; White]];
   [[Black; Green; White]; [Green; Black; Green]];
   [[Black; Green; White]; [White; Green; Black]];
   [[Black; Green; Green; White]; [Black; Green; Green; White]]].

Fixpoint distinct (l : list block) : list block :=
  match l with
  | [] => []
  | F :: t => if in_dec (list_eq_dec (list_eq_dec colour_dec)) F t then distinct t else F :: distinct t
  end.
(* There are 60 of 2×3 and 6 of 2×4. *)
Lemma exceptions_number :
  map (fun n => length (distinct (filter (fun F => length (hd [] F) =? n) exceptions))) [3; 4] = [60; 6] /\
  forallb (fun F => (length F =? 2) && forallb (fun r => length r =? length (hd [] F)) F &&
    ((length (hd [] F) =? 3) || (length (hd [] F) =? 4))) exceptions = true.
Proof. split; vm_compute; reflexivity. Qed.
