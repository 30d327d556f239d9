(* The checks for P(3) as OCaml, to be run with witnesses that three_rows.ml finds. *)
From Coq Require Import List Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlNativeString.
From Greenest Require Import Rules.
From Greenest.theorem Require Import Rows Search S2_2_Small S2_3_Reducible S2_9_Flags S2_9_Free S2_3_Tables S2_9_D S2_9_P3_Data
  S2_9_P3_Plays S2_9_P3.
Definition strips_of_three_columns witness := on_all 3 3 (settled_3 witness) nil.
Definition strips_of_five_columns witness := forallb (found_5 witness) five_alike.
Definition strips_that_grow witness :=
  grown_3 witness (fill (left_by_two 3) (lines_of 6)) (fill (left_by_three 3) (lines_of 9)) (ends_of given (lines_in 3)).
Extraction "three_rows_checks.ml" strips_of_three_columns strips_of_five_columns strips_that_grow
  row_captures turn guards_of squeeze end_free has_run read_by all_images imaged lines_in.
