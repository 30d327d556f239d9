(* docs/every-size.md, 4.3: five rows, by where three rows in a window have three colours: at an
   edge (4.1), in the middle, or nowhere (2.4). *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows S3_LemmaB
  S4_1_Edge.
Import ListNotations.

Section FiveRows.
Variable n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis narrow : n < 7.
Hypothesis Known : strips n.
Hypothesis Smaller : smaller 5 n.

(* Rows 1-3 lack a colour x, the captor of that of row 3, and rows 3-5 lack the third, so that rows
   2 and 4 have these two. *)
Lemma five_rows_one_way a b c d e x : full 5 n [a; b; c; d; e] -> three [b; c; d] ->
  num x [a; b; c] = 0 -> num (prey (prey x)) [c; d; e] = 0 -> solvable_block [a; b; c; d; e].
Proof.
  intros H T A E. set (y := prey x) in *. set (w := prey y) in *.
  assert (L : length a = n /\ length b = n /\ length c = n /\ length d = n /\ length e = n).
  { repeat (apply full_cons in H; destruct H as [? H]). auto. }
  destruct L as (La & Lb & Lc & Ld & Le). nums.
  assert (C : c = repeat y n).
  { rewrite <- Lc. apply cnt_only; fold w; unfold w, y; rewrite ?prey3; [fold y; fold w|]; lia. }
  pose proof (T x) as Tx. pose proof (T y) as Ty. pose proof (T w) as Tw. nums.
  assert (Cy : cnt y c = n) by (subst c; nums; auto).
  destruct (Nat.eq_dec (cnt y a + cnt y b + cnt y d + cnt y e) 0) as [Z|Z].
  - (* The colour of row 3 is there alone: rows 1 and 2 are all its prey. *)
    assert (B : b = repeat w n).
    { rewrite <- Lb. apply cnt_only; unfold w, y; rewrite ?prey3; fold y; lia. }
    rewrite B. apply (remove_above 5 n (less 5 n wide5 Smaller ltac:(lia)) [a] c [d; e] y); auto;
      try lia.
    + fold w. rewrite <- B. exact H.
    + fold w. unfold w, y. rewrite prey3. lia.
    + assert (Aw : a = repeat w n).
      { rewrite <- La. apply cnt_only; unfold w, y; rewrite ?prey3; fold y; lia. }
      apply (three_cases x). fold y. fold w. simpl. nums. subst a. nums. lia.
  - rewrite C. apply (remove_above 5 n (less 5 n wide5 Smaller ltac:(lia)) [a; b] d [e] x); auto;
      try lia.
    + fold y. rewrite <- C. exact H.
    + fold y. fold w. lia.
    + apply (three_cases x). fold y. fold w. simpl. nums. lia.
Qed.

Theorem S4_3_five_rows F : full 5 n F -> three F -> solvable_block F.
Proof.
  intros H T. destruct F as [|a [|b [|c [|d [|e [|]]]]]]; try (destruct H as [L _]; discriminate L).
  destruct (three_dec [a; b; c]) as [T1|[p P]].
  { apply (S4_1_edge 5 n wide5 Known Smaller 3 [a; b; c] [d; e]); auto; try lia.
    now destruct (full_parts 5 n [a; b; c] [d; e] H). }
  destruct (three_dec [c; d; e]) as [T2|[q Q]].
  { apply (S4_1_bottom 5 n wide5 Known Smaller 3 [c; d; e] [a; b]); auto; try lia.
    now destruct (full_parts 5 n [a; b] [c; d; e] H). }
  assert (M4 : 4 <= 5) by lia.
  destruct (three_dec [b; c; d]) as [T3|N3].
  - assert (D : q = prey (prey p) \/ p = prey (prey q)).
    { destruct (colours3 p q) as [->|[->| ->]]; auto; [|right; now rewrite prey3].
      exfalso. specialize (T3 p). nums. lia. }
    destruct D as [-> | ->].
    + now apply (five_rows_one_way a b c d e p).
    + apply (flip_block 5 n); auto. simpl. apply (five_rows_one_way e d c b a q).
      * apply (full_rev _ _ _ H).
      * apply (three_rev _ T3).
      * nums. lia.
      * nums. lia.
  - destruct (three_dec [a; b; c; d]) as [T4|N4].
    { apply (S2_4_interval 5 n (less 5 n wide5 Smaller ltac:(lia)) [] a [b; c] d [e]); auto; simpl;
        eauto. }
    destruct (three_dec [b; c; d; e]) as [T5|N5].
    { apply (S2_4_interval 5 n (less 5 n wide5 Smaller ltac:(lia)) [a] b [c; d] e []); auto; simpl;
        eauto. }
    apply (S2_4_interval 5 n (less 5 n wide5 Smaller ltac:(lia)) [] a [b; c; d] e []); auto; simpl;
      auto.
Qed.
End FiveRows.
