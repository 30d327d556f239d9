(* The checker as OCaml. Natural numbers become native integers, and so do three comparisons of
   them. Numbers here are rows, columns, and counts of stacks, literals and clauses. The reader
   admits boards of at most 1,000,000 cells, 256 stacks and 245,728 variables in refutations, and
   4,096 stacks in closed sets (docs/certificates.md), so none of them comes near 2^62. Names of
   variables and clauses are binary numbers, which have no limit. *)
From Coq Require Import PeanoNat Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Greenest Require Import Closed Check.
Extract Inlined Constant PeanoNat.Nat.eqb => "(fun (a : int) (b : int) -> a = b)".
Extract Inlined Constant PeanoNat.Nat.leb => "(fun (a : int) (b : int) -> a <= b)".
Extract Inlined Constant PeanoNat.Nat.ltb => "(fun (a : int) (b : int) -> a < b)".
Extraction Language OCaml.
Extraction "checker.ml" captures_of put proves_solvable proves_unsolvable.
