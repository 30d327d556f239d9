(* The proof of what Statement.v claims, and of how many exceptions there are. *)
From Greenest Require Import Statement.
From Greenest.theorem Require Import S5_Plain S5_Counts S5_Whole.

Theorem full_boards : theorem_on_full_boards.
Proof. exact (plain S5_exactly). Qed.

Goal True. idtac "full_boards:". Abort.
Print Assumptions full_boards.
Goal True. idtac "sixty_of_2x3:". Abort.
Print Assumptions sixty_of_2x3.
Goal True. idtac "six_of_2x4:". Abort.
Print Assumptions six_of_2x4.
Goal True. idtac "no_other_exceptions:". Abort.
Print Assumptions no_other_exceptions.
Goal True. idtac "ninety_balanced:". Abort.
Print Assumptions ninety_balanced.
Goal True. idtac "forty_two_balanced:". Abort.
Print Assumptions forty_two_balanced.
