(* docs/every-size.md, 5: the boards with three colours that are not solvable, listed from the eight
   of Statement.v. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import S1_Tools S2_1_Claims.
Import ListNotations.

(* What rows become when each cell is turned, and when top and bottom, or left and right, are
   exchanged. *)
Definition images {A} (turn : A -> A) (F : list (list A)) : list (list (list A)) :=
  flat_map (fun G => [G; rev G; map (@rev A) G; map (@rev A) (rev G)])
    [F; map (map turn) F; map (map turn) (map (map turn) F)].
(* The boards that are not solvable, but for those with more rows than columns. *)
Definition turn_colours (F : block) : block := map (map prey) F.
Definition exceptions : list block := flat_map (images prey) eight.

Lemma exceptions_shapes F : In F exceptions ->
  length F = 2 /\ (length (hd [] F) = 3 \/ length (hd [] F) = 4).
Proof.
  assert (E : forallb (fun G => (length G =? 2) &&
    ((length (hd [] G) =? 3) || (length (hd [] G) =? 4))) exceptions = true).
  { vm_compute. reflexivity. }
  rewrite forallb_forall in E. intros I. apply E in I.
  now rewrite andb_true_iff, orb_true_iff, !Nat.eqb_eq in I.
Qed.
