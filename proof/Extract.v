(* The checker as OCaml. Natural numbers become native integers: cells are small. *)
From Coq Require Import PeanoNat Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Greenest Require Import Closed Check.
Extract Inlined Constant PeanoNat.Nat.eqb => "(fun (a : int) (b : int) -> a = b)".
Extract Inlined Constant PeanoNat.Nat.leb => "(fun (a : int) (b : int) -> a <= b)".
Extract Inlined Constant PeanoNat.Nat.ltb => "(fun (a : int) (b : int) -> a < b)".
Extraction Language OCaml.
Extraction "checker.ml" captures_of put proves_solvable proves_unsolvable.
