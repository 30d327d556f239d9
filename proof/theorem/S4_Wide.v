(* docs/every-size.md, 4: three rows and five columns or more, by induction on the rows from 4.1 to
   4.6; a board of five or six rows and seven columns or more is turned. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows S3_LemmaB
  S4_1_Edge S4_3_FiveRows S4_4_Rows Turned.
Import ListNotations.

(* 4.4: the least number of top rows with three colours. *)
Lemma least_rows F : three F -> exists A r B, F = A ++ r :: B /\ three (A ++ [r]) /\ exists c,
  num c A = 0.
Proof.
  induction F as [|r F IH] using rev_ind; intros T.
  - specialize (T Black). rewrite num_nil in T. lia.
  - destruct (three_dec F) as [T'|N].
    + destruct (IH T') as (A & s & B & -> & TA & N). exists A, s, (B ++ [r]). rewrite <- app_assoc.
      auto.
    + exists F, r, []. auto.
Qed.
Lemma three_longer A B : three A -> three (A ++ B).
Proof. intros T c. rewrite num_app. specialize (T c). lia. Qed.

Lemma one_way M n F : 5 <= n -> strips n -> 6 <= M -> (7 <= n -> 7 <= M) -> smaller M n ->
  full M n F -> three F -> solvable_block F \/ upside_down F.
Proof.
  intros N5 K M6 M7 Sm H T. destruct (least_rows F T) as (A & r & B & -> & TA & NA).
  assert (EM : length A + S (length B) = M) by (destruct H as [<- _]; now rewrite app_length).
  destruct (le_lt_dec (length A) 2) as [L|L].
  { left. set (F := A ++ r :: B) in *. rewrite <- (firstn_skipn 3 F) in *.
    assert (L3 : length (firstn 3 F) = 3).
    { rewrite firstn_length. destruct H as [E _]. rewrite firstn_skipn in E. lia. }
    pose proof (full_parts _ _ _ _ H) as [H3 _]. rewrite L3 in H3.
    apply (S4_1_edge M n N5 K Sm 3); auto; try lia.
    unfold F. replace (A ++ r :: B) with ((A ++ [r]) ++ B) by now rewrite <- app_assoc.
    rewrite firstn_app. rewrite firstn_all2 by (rewrite app_length; simpl; lia).
    now apply three_longer. }
  assert (EQ : A ++ r :: B = (A ++ [r]) ++ B) by now rewrite <- app_assoc.
  destruct (Nat.eq_dec (length A) 3) as [L3|L3].
  { left. rewrite EQ in *. pose proof (full_parts _ _ _ _ H) as [H4 _].
    rewrite app_length, L3 in H4. simpl in H4.
    apply (S4_1_edge M n N5 K Sm 4); auto; lia. }
  destruct (split_last A) as (s2 & A1 & EA); [lia|].
  destruct (split_last A1) as (s1 & U & EA1); [rewrite EA, app_length in L; simpl in L; lia|].
  assert (EI : A ++ [r] = U ++ [s1; s2; r]) by (rewrite EA, EA1, <- !app_assoc; reflexivity).
  assert (LA : length A = length U + 2) by (rewrite EA, EA1, !app_length; simpl; lia).
  (* By 4.2 the last three of these rows have three colours. *)
  destruct (S4_2_short_intervals M n N5 Sm [] (A ++ [r]) B) as [S|(C & S & D & E & LS & TS)]; auto;
    [lia| | |].
  { simpl. now rewrite <- EQ. }
  { left. simpl in S. now rewrite EQ. }
  assert (T3 : three [s1; s2; r]).
  { destruct D as [|d D] using rev_ind.
    - rewrite app_nil_r in E. rewrite EI in E. apply app_eq_app in E.
      destruct E as (l & [[E1 E2]|[E1 E2]]).
      + destruct l as [|a l]; [simpl in E2; now rewrite <- E2|].
        exfalso. apply (f_equal (@length _)) in E2. rewrite app_length in E2. simpl in E2. lia.
      + rewrite E2. intros c. rewrite num_app. specialize (TS c). lia.
    - exfalso. rewrite !app_assoc in E. apply app_inj_tail in E. destruct E as [E _].
      destruct NA as [c NA]. rewrite E in NA. specialize (TS c). nums. lia. }
  assert (EF : A ++ r :: B = U ++ [s1; s2; r] ++ B).
  { rewrite EQ, EI, <- app_assoc. reflexivity. }
  rewrite EF in *. destruct B as [|b [|b' B]].
  - left. rewrite app_nil_r in *. apply (S4_1_bottom M n N5 K Sm 3); auto; try lia.
    now destruct (full_parts _ _ _ _ H).
  - left. pose proof (full_parts _ _ _ _ H) as [_ H4]. simpl in *.
    apply (S4_1_bottom M n N5 K Sm 4); auto; try lia. apply (three_longer [s1; s2; r] [b] T3).
  - simpl in EM. apply (S4_4_inner M n N5 K Sm); auto; simpl; try lia.
    destruct NA as [c NA]. exists c. rewrite EA, EA1, <- app_assoc in NA. exact NA.
Qed.
(* Not both a board and the same upside down are of the kind that is turned upside down. *)
Lemma S4_step M n F : 5 <= n -> strips n -> 6 <= M -> (7 <= n -> 7 <= M) -> smaller M n ->
  full M n F -> three F -> solvable_block F.
Proof.
  intros N5 K M6 M7 Sm H T. destruct (one_way M n F) as [S|(x & A & B & C)]; auto.
  destruct (one_way M n (rev F)) as [S|(x' & A' & B' & C')]; auto using full_rev, three_rev.
  { now apply (flip_block M n). }
  exfalso. destruct H as [L _]. destruct F as [|a F]; [simpl in L; lia|].
  destruct (split_last F) as (b & G & ->); [simpl in L; lia|].
  rewrite app_comm_cons, last_last in C. rewrite app_comm_cons, rev_unit in A', B', C'.
  change (b :: rev (a :: G)) with ((b :: rev G) ++ [a]) in C'. rewrite last_last in C'.
  simpl in A, B, A', B'.
  destruct (colours3 x x') as [->|[->| ->]]; rewrite ?prey3 in *; lia.
Qed.

Section Wide.
Hypothesis Known : forall n, 5 <= n -> strips n.

Lemma S4_few_rows M n F : M = 3 \/ M = 4 -> 5 <= n -> full M n F -> three F -> solvable_block F.
Proof.
  intros M34 N5 H T. pose proof (Known n N5) as [P3 P4 _ _].
  destruct M34 as [-> | ->]; [destruct (P3 F H T) as (f & _ & D)|destruct (P4 F H T Black) as
    (f & _ & D)];
    apply (solv_down _ f Black), D.
Qed.
Lemma S4_narrow n : 5 <= n -> n < 7 -> forall M F, 3 <= M -> full M n F -> three F ->
  solvable_block F.
Proof.
  intros N5 N7. induction M as [M IH] using lt_wf_ind. intros F M3 H T.
  assert (Sm : smaller M n) by (intros m G Lm; apply IH; lia).
  destruct (Nat.eq_dec M 3); [apply (S4_few_rows M n); auto|].
  destruct (Nat.eq_dec M 4); [apply (S4_few_rows M n); auto|].
  destruct (Nat.eq_dec M 5) as [->|].
  - apply (S4_3_five_rows n); auto.
  - apply (S4_step M n); auto; lia.
Qed.
Theorem S4_three_rows_five_columns M n F : 3 <= M -> 5 <= n -> full M n F -> three F ->
  solvable_block F.
Proof.
  intros M3 N5. revert F. destruct (le_lt_dec 7 n) as [N7|N7]; [|intros F; now apply S4_narrow].
  revert M3. induction M as [M IH] using lt_wf_ind. intros M3 F H T.
  assert (Sm : smaller M n) by (intros m G Lm; apply IH; lia).
  destruct (Nat.eq_dec M 3); [apply (S4_few_rows M n); auto|].
  destruct (Nat.eq_dec M 4); [apply (S4_few_rows M n); auto|].
  destruct (le_lt_dec 7 M).
  - apply (S4_step M n); auto; lia.
  - apply (turned_solv M n); auto. apply (S4_narrow M) with (M := n); try lia.
    + apply turned_full. apply H.
    + now apply (turned_three M n).
Qed.
End Wide.
