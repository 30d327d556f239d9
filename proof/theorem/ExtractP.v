(* For docs/every-size.md, 2.9: the checks for P(3) and P(4) as OCaml, to be run with witnesses that
   free_columns.ml finds. *)
From Coq Require Import List Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlNativeString.
From Greenest Require Import Statement.
From Greenest.theorem Require Import Rows Search S2_2_Small S2_3_Reducible S2_9_Flags S2_9_Free
  S2_3_Tables S2_9_D S2_9_P3_Data S2_9_Written S2_9_P3 S2_9_P4.
Definition settled_of_3 witness := on_all 3 3 (settled_3 witness) nil.
Definition found_of_5 witness := forallb (found_5 witness) five_alike.
Definition settled_of_4 witness two three pairs := on_all 4 3 (settled_4 witness two three pairs)
  nil.
Extraction "free_columns_checks.ml" settled_of_3 found_of_5 grown_3 settled_of_4 pair_free grown_4
  left_by_two left_by_three left_by_three_4 ends_of get row_captures turn guards_of squeeze end_free
  has_run read_by all_images imaged lines_in windows_of windows_to windows_to_4 letters.
