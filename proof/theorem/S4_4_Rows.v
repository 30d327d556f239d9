(* docs/every-size.md, 4.4 to 4.6: three rows S with three colours, not at an edge, come down to a
   carrier (P), and what remains has one, two or three colours. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows S3_LemmaB
  S4_1_Edge S4_3_FiveRows S4_5_Climb.
Import ListNotations.

(* The first row is y alone, and the last has x. *)
Definition upside_down (F : block) : Prop := exists x,
  cnt x (hd [] F) = 0 /\ cnt (prey (prey x)) (hd [] F) = 0 /\ 1 <= cnt x (last F []).

Section Inner.
Variables M n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis Known : strips n.
Hypothesis Smaller : smaller M n.
Hypothesis M6 : 6 <= M.
Hypothesis M7 : 7 <= n -> 7 <= M.

(* U, the three rows S, and L: the board of 4.4. *)
Variables (U L : block) (s1 s2 s3 : list colour).
Notation S3 := [s1; s2; s3].
Notation F := (U ++ S3 ++ L).
Hypothesis HF : full M n F.
Hypothesis LU : 2 <= length U.
Hypothesis LL : 2 <= length L.
Hypothesis TS : three S3.
Hypothesis least : exists c, num c (U ++ [s1; s2]) = 0.

Lemma parts : full (length U) n U /\ full 3 n S3 /\ full (length L) n L /\
  length U + 3 + length L = M.
Proof.
  pose proof (full_parts _ _ _ _ HF) as [HU HR]. pose proof (full_parts _ n S3 L HR) as [HS HL].
  splits; auto. destruct HF as [E _]. rewrite !app_length in E. simpl in E. lia.
Qed.

(* The only x above S stands in the last row of U, which is y otherwise, as the row above it is. *)
Lemma lone_above U0 p x : U = U0 ++ [p] -> 1 <= cnt x p -> num x U = 1 -> num (prey (prey x)) U = 0
  -> solvable_block F.
Proof.
  intros EU X Nx Nz. destruct (split_last U0) as (p' & U1 & E1);
    [rewrite EU, app_length in LU; simpl in LU; lia|].
  pose proof parts as (HU & HS & HL & EM). rewrite EU, E1 in *.
  pose proof (full_parts _ _ _ _ HU) as [HU1 Hp]. pose proof (full_parts _ _ _ _ HU1) as [_ Hp'].
  apply full_cons in Hp'. destruct Hp' as [Lp' _]. nums.
  assert (P : p' = repeat (prey x) n).
  { rewrite <- Lp'. apply cnt_only; rewrite ?prey3; lia. }
  assert (EQ : ((U1 ++ [p']) ++ [p]) ++ S3 ++ L = U1 ++ repeat (prey x) n :: p :: S3 ++ L).
  { rewrite P, <- !app_assoc. reflexivity. }
  rewrite EQ in *. apply (remove_above M n (less M n wide5 Smaller ltac:(lia)) U1 p (S3 ++ L) x);
    auto; try lia.
  intros c. specialize (TS c). nums. lia.
Qed.
Lemma lone_below q L0 x : L = q :: L0 -> 1 <= cnt x q -> num x L = 1 -> num (prey (prey x)) L = 0 ->
  solvable_block F.
Proof.
  intros EL X Nx Nz. destruct L0 as [|q' L1]; [rewrite EL in LL; simpl in LL; lia|].
  pose proof parts as (HU & HS & HL & EM). rewrite EL in *.
  apply full_cons in HL. destruct HL as [_ HL]. apply full_cons in HL. destruct HL as [Lq' _]. nums.
  assert (P : q' = repeat (prey x) n).
  { rewrite <- Lq'. apply cnt_only; rewrite ?prey3; lia. }
  assert (EQ : U ++ S3 ++ q :: q' :: L1 = (U ++ S3) ++ q :: repeat (prey x) n :: L1).
  { rewrite P, <- !app_assoc. reflexivity. }
  rewrite EQ in *. apply (remove_below M n (less M n wide5 Smaller ltac:(lia)) (U ++ S3) q L1 x);
    auto; try lia.
  intros c. specialize (TS c). nums. lia.
Qed.

(* S comes down to a carrier in a free column, and a window W of 3 or 4 rows to one of each
   colour. *)
Lemma S_down : exists f, f < n /\ forall c, goes n (filled F)
  (filled U ++ [only n f c] ++ filled L).
Proof.
  pose proof parts as (HU & HS & HL & EM). destruct (P_goes n 3 S3) as (f & J & G); auto;
    [apply Known|].
  exists f. split; auto. intros c. rewrite !filled_app. apply goes_in; eauto with wide.
Qed.
Lemma window_down A W B c : F = A ++ W ++ B -> length W = 3 \/ length W = 4 -> three W ->
  full (length A) n A /\ full (length B) n B /\
  exists f, f < n /\ goes n (filled F) (filled A ++ [only n f c] ++ filled B).
Proof.
  intros E H T. rewrite E in *. pose proof (full_parts _ _ _ _ HF) as [HA HR].
  pose proof (full_parts _ _ _ _ HR) as [HW HB]. splits; auto.
  destruct (strips_go (length W) n W Known H HW T c) as (f & J & G). exists f. split; auto.
  rewrite !filled_app. apply goes_in; eauto with wide.
Qed.

(* 4.4, the rest of one colour. *)
Lemma rest_of_one y : num (prey y) U + num (prey y) L = 0 -> num (prey (prey y)) U + num
  (prey (prey y)) L = 0 -> solvable_block F.
Proof.
  intros A B. pose proof parts as (HU & HS & HL & EM).
  destruct S_down as (f & J & G).
  apply (goes_solv _ _ _ (G (prey (prey y)))). set (x := prey (prey y)).
  assert (X : prey x = y) by apply prey3.
  assert (EU : U = repeat (repeat (prey x) n) (length U)) by (rewrite X; apply full_only; auto;
    lia).
  assert (EL : L = repeat (repeat (prey x) n) (length L)) by (rewrite X; apply full_only; auto;
    lia).
  rewrite EU, EL, !filled_repeat. destruct (sweep_any n f x (length L)) as (e & Le & K); auto;
    [lia|].
  apply (goes_before n (repeat (alls n (prey x)) (length U))) in K; [|wid].
  apply (goes_solv _ _ _ K).
  assert (EQ : repeat (alls n (prey x)) (length U) ++ [only n e x] =
    rev (only n e x :: repeat (alls n (prey x)) (length U))) by (simpl; now rewrite repeat_rev).
  rewrite EQ. apply (solv_flip _ n); [wid; now apply only_length|]. apply sweep_solves; lia.
Qed.

(* 4.4, what the page marks with a star: no row of y alone is beside a clean row with x. *)
Section Star.
Variable x : colour.
Notation y := (prey x).
Notation z := (prey (prey x)).
Hypothesis yU : 1 <= num y U.
Hypothesis yL : 1 <= num y L.

Lemma other_row A r B : F = A ++ r :: B -> 1 <= num y (A ++ B).
Proof.
  intros E. apply app_eq_app in E. destruct E as (l & [[E1 E2]|[E1 E2]]).
  - destruct l as [|r' l].
    + rewrite app_nil_r in E1. subst A. nums. lia.
    + simpl in E2. injection E2 as _ E2. rewrite E2. nums. lia.
  - rewrite E1. nums. lia.
Qed.
Lemma star_pair A r r' B : F = A ++ r :: r' :: B -> cnt z r = 0 -> cnt z r' = 0 ->
  cnt x r = 0 /\ 1 <= cnt x r' \/ cnt x r' = 0 /\ 1 <= cnt x r -> solvable_block F.
Proof.
  intros E Z Z' H. assert (Tz : 1 <= num z F). { specialize (TS z). nums. lia. }
  pose proof HF as HF'. rewrite E in HF', Tz. pose proof (full_parts _ _ _ _ HF') as [_ HB].
  apply full_cons in HB. destruct HB as [Lr HB]. apply full_cons in HB. destruct HB as [Lr' _].
  destruct H as [[X X']|[X X']].
  - assert (P : r = repeat y n) by (rewrite <- Lr; apply cnt_only; rewrite ?prey3; lia).
    pose proof (other_row A r (r' :: B) E) as Y. rewrite E, P in *.
    apply (remove_above M n (less M n wide5 Smaller ltac:(lia))); auto; try lia.
    apply (three_cases x). nums. lia.
  - assert (P : r' = repeat y n) by (rewrite <- Lr'; apply cnt_only; rewrite ?prey3; lia).
    assert (Y : 1 <= num y ((A ++ [r]) ++ B)).
    { apply (other_row (A ++ [r]) r' B). rewrite <- app_assoc. exact E. }
    rewrite E, P in *. apply (remove_below M n (less M n wide5 Smaller ltac:(lia))); auto; try lia.
    apply (three_cases x). nums. lia.
Qed.
(* Of consecutive clean rows either all are y alone, or each has x. *)
Lemma S4_4_star K : forall A B, F = A ++ K ++ B -> num z K = 0 ->
  solvable_block F \/ num x K = 0 \/ Forall (fun r => 1 <= cnt x r) K.
Proof.
  induction K as [|r K IH]; intros A B E Z; [auto|]. rewrite num_cons in Z.
  destruct (IH (A ++ [r]) B) as [S|[X|X]]; auto.
  - rewrite <- app_assoc. exact E.
  - lia.
  - destruct K as [|r' K].
    + destruct (cnt x r) eqn:C; [right; left; nums; lia|]. right. right. constructor; auto. lia.
    + destruct (cnt x r) eqn:C; [right; left; nums; lia|]. left. simpl in E. nums.
      apply (star_pair A r r' (K ++ B)); auto; lia.
  - destruct (cnt x r) eqn:C; [|right; right; constructor; auto; lia].
    destruct K as [|r' K]; [right; left; nums; lia|]. left. simpl in E. inversion X; subst. nums.
    apply (star_pair A r r' (K ++ B)); auto; lia.
Qed.
End Star.

(* z goes up from a window. *)
Lemma climb_from z A W B : F = A ++ W ++ B -> length W = 3 \/ length W = 4 -> three W ->
  x_in_each z A -> in_threes z A B -> num z B = 0 -> 2 <= length B -> solvable_block F.
Proof.
  intros E HW T XA P ZB B2. destruct (window_down A W B z E HW T) as (HA & HB & f & J & G).
  apply (goes_solv _ _ _ G). now apply S4_5_climb.
Qed.
(* The last four rows. *)
Lemma last_four a b : length L = 2 -> three ([a; b] ++ L) -> F = (U ++ [s1]) ++ ([a; b] ++ L) ->
  solvable_block F.
Proof.
  intros L2 T E. pose proof parts as (_ & _ & _ & EM). rewrite E in *.
  pose proof (full_parts _ _ _ _ HF) as [_ HT]. rewrite app_length, L2 in HT.
  apply (S4_1_bottom M n wide5 Known Smaller 4); auto; lia.
Qed.

(* 4.5 and 4.6: the rest lacks z, and the stacks beside S in its free column are y. *)
Section TwoColours.
Variable x : colour.
Notation y := (prey x).
Notation z := (prey (prey x)).
Variables (q : list colour) (L0 : block).
Hypothesis EL : L = q :: L0.
Hypothesis yq : 1 <= cnt y q.
Hypothesis yU : 1 <= num y U.
Hypothesis zU : num z U = 0.
Hypothesis zL : num z L = 0.

Lemma yL : 1 <= num y L.
Proof. rewrite EL. nums. lia. Qed.
Lemma prey_z : prey z = x.
Proof. apply prey3. Qed.

Lemma S4_5_U_has_x : 1 <= num x U -> solvable_block F.
Proof.
  intros xU. pose proof (TS z) as Tz. destruct least as [c Nc].
  assert (Z : cnt z s1 = 0 /\ cnt z s2 = 0).
  { destruct (colours3 x c) as [->|[->| ->]]; nums; lia. }
  destruct Z as [Z1 Z2]. nums. pose proof yL as yL'.
  destruct (S4_4_star x yU yL' (U ++ [s1; s2]) [] (s3 :: L)) as [S|[X|X]]; auto.
  { simpl. rewrite <- app_assoc. reflexivity. }
  { nums. lia. }
  { nums. lia. }
  assert (X2 : 1 <= cnt x s2).
  { rewrite Forall_forall in X. apply X, in_or_app. right. simpl. auto. }
  assert (XU : Forall (fun r => 1 <= cnt (prey z) r) U).
  { rewrite prey_z. apply Forall_app in X. tauto. }
  assert (X1 : Forall (fun r => 1 <= cnt (prey z) r) (U ++ [s1])).
  { rewrite prey_z. apply Forall_app in X. apply Forall_app. split; [tauto|]. destruct X as [_ X].
    inversion X; subst. auto. }
  destruct (Nat.eq_dec (length L) 2) as [L2|L2].
  { apply (last_four s2 s3); auto; [|now rewrite <- app_assoc]. apply (three_cases x). nums. lia. }
  assert (X3 : x_in_each z U /\ x_in_each z (U ++ [s1])) by (unfold x_in_each; nums; splits; auto;
    lia).
  destruct X3 as [XU' X1'].
  assert (L0L : length L = S (length L0)) by (rewrite EL; reflexivity).
  destruct (S4_4_star x yU yL' L (U ++ S3) []) as [S|XL]; auto.
  { rewrite app_nil_r, <- app_assoc. reflexivity. }
  assert (NX : num x L = 0 /\ num x L0 = 0 \/ 1 <= num x L /\ 1 <= num x L0).
  { rewrite EL in *. destruct XL as [XL|XL]; [left; nums; lia|right]. apply Forall_cons_iff in XL.
    destruct XL as [Xq XL].
    destruct L0 as [|r L0']; [simpl in L2, LL; lia|]. inversion XL; subst. nums. lia. }
  destruct (split_last U) as (p & U0 & EU); [lia|].
  assert (LU0 : length U = S (length U0)) by (rewrite EU, app_length; simpl; lia).
  assert (XU0 : x_in_each z U0 /\ three [p; s1; s2; s3]).
  { rewrite EU in XU'. apply x_in_each_app in XU'. split; [tauto|].
    intros e. specialize (TS e). nums. lia. }
  assert (Go : in_threes z U0 L \/ in_threes z U L \/ in_threes z (U ++ [s1]) L0).
  { unfold in_threes. rewrite prey_z, app_length. simpl length. set (k := length U / 3).
    assert (E : length U = 3 * k \/ length U = S (3 * k) \/ length U = S (S (3 * k))).
    { pose proof (Nat.div_mod (length U) 3 ltac:(lia)) as E.
      pose proof (Nat.mod_upper_bound (length U) 3 ltac:(lia)). fold k in E. lia. }
    clearbody k. destruct NX as [NX|NX], E as [E|[E|E]].
    - right. right. exists k. lia.
    - right. left. exists k. lia.
    - left. exists k. lia.
    - right. left. exists k. lia.
    - left. exists k. lia.
    - right. right. exists (S k). lia. }
  destruct Go as [P|[P|P]].
  - apply (climb_from z U0 [p; s1; s2; s3] L); auto; try tauto. rewrite EU, <- app_assoc.
    reflexivity.
  - apply (climb_from z U S3 L); auto.
  - apply (climb_from z (U ++ [s1]) [s2; s3; q] L0); auto; try lia.
    + rewrite EL, <- app_assoc. reflexivity.
    + apply (three_cases x). nums. lia.
    + rewrite EL in zL. nums. lia.
Qed.

(* 4.6: the first row is all y, and the last has x. Then the board is turned upside down. *)
Lemma S4_6_U_has_no_x : num x U = 0 -> 1 <= num x L -> solvable_block F \/ upside_down F.
Proof.
  intros xU xL. destruct (S4_4_star x yU yL L (U ++ S3) []) as [S|[X|X]]; auto.
  { rewrite app_nil_r, <- app_assoc. reflexivity. }
  { lia. }
  right. exists x. destruct (split_last L) as (r & L1 & E); [lia|]. rewrite E in *.
  replace (U ++ S3 ++ L1 ++ [r]) with ((U ++ S3 ++ L1) ++ [r]) by now rewrite <- !app_assoc.
  rewrite last_last. apply Forall_app in X. destruct X as [_ X]. apply Forall_cons_iff in X.
  destruct U as [|u U1]; [simpl in LU; lia|]. simpl. nums. lia.
Qed.
End TwoColours.

(* 4.4: S comes down to a carrier, and the rest is of one, three or two colours. *)
Theorem S4_4_inner : solvable_block F \/ upside_down F.
Proof.
  pose proof parts as (HU & HS & HL & EM). destruct S_down as (f & J & G).
  destruct (split_last U) as (p & U0 & EU); [lia|].
  destruct L as [|q L0] eqn:EL; [simpl in LL; lia|]. rewrite <- EL in *.
  assert (Lp : length p = n).
  { rewrite EU in HU. pose proof (full_parts _ _ _ _ HU) as [_ Hp]. apply full_cons in Hp. tauto. }
  assert (Lq : length q = n) by (rewrite EL in HL; apply full_cons in HL; tauto).
  set (u := nth f p Black). set (v := nth f q Black).
  pose proof (cnt_nth f p Black ltac:(lia)) as Iu. fold u in Iu.
  pose proof (cnt_nth f q Black ltac:(lia)) as Iv. fold v in Iv.
  assert (Uu : cnt u p <= num u U) by (rewrite EU; nums; lia).
  assert (Vv : cnt v q <= num v L) by (rewrite EL; nums; lia).
  (* The captor of u, or of v, takes it, if it is not the only one and the third colour is there. *)
  assert (HR : full (length U0 + S (length L)) n (U0 ++ p :: L)).
  { rewrite EU in HU. pose proof (full_parts _ _ _ _ HU) as [HU0 _]. apply full_app; auto.
    apply full_cons. auto. }
  assert (LU0 : length U = S (length U0)) by (rewrite EU, app_length; simpl; lia).
  assert (Above : 2 <= num u U + num u L -> 1 <= num (prey u) U + num (prey u) L ->
    solvable_block F).
  { intros A B. destruct (captor_of u) as (c & Ec). apply (goes_solv _ _ _ (G c)). rewrite EU in *.
    apply (take_above_rest M n wide5 Smaller U0 p L f c); auto; rewrite ?Ec; try (nums; lia).
    unfold u. apply nth_indep. lia. }
  assert (Below : 2 <= num v U + num v L -> 1 <= num (prey v) U + num (prey v) L ->
    solvable_block F).
  { intros A B. destruct (captor_of v) as (c & Ec). apply (goes_solv _ _ _ (G c)). rewrite EL in *.
    apply (take_below_rest M n wide5 Smaller U q L0 f c); auto; rewrite ?Ec; try (nums; lia).
    - change (S (length L0)) with (length (q :: L0)). now apply full_app.
    - simpl length in EM. lia.
    - unfold v. apply nth_indep. lia. }
  destruct (three_dec (U ++ L)) as [TR|[z NZ]].
  { left. assert (Tn : forall c, 1 <= num c U + num c L) by (intros c; specialize (TR c);
      nums; lia).
    destruct (le_lt_dec 2 (num u U + num u L)) as [A|A]; [now apply Above|].
    destruct (le_lt_dec 2 (num v U + num v L)) as [B|B]; [now apply Below|].
    destruct (colours3 u v) as [E|[E|E]].
    - rewrite E in *. lia.
    - apply (lone_below q L0 v); auto; try lia. rewrite E, prey3. lia.
    - apply (lone_above U0 p u); auto; try lia. rewrite <- E. lia. }
  set (x := prey z). set (y := prey x). assert (Zy : prey y = z) by apply prey3. nums.
  destruct (Nat.eq_dec (num x U + num x L) 0) as [X|X].
  { left. apply (rest_of_one y); rewrite ?Zy; fold x; lia. }
  destruct (Nat.eq_dec (num y U + num y L) 0) as [Y|Y].
  { left. apply (rest_of_one x); fold y; rewrite ?Zy; lia. }
  assert (Nu : u <> z) by (intros E; rewrite E in *; lia).
  assert (Nv : v <> z) by (intros E; rewrite E in *; lia).
  destruct (colour_dec u x) as [Eu|Eu].
  { left. destruct (le_lt_dec 2 (num u U + num u L)) as [A|A].
    - apply Above; auto. rewrite Eu. fold y. lia.
    - apply (lone_above U0 p u); auto; try lia. rewrite Eu. fold y. rewrite Zy. lia. }
  destruct (colour_dec v x) as [Ev|Ev].
  { left. destruct (le_lt_dec 2 (num v U + num v L)) as [A|A].
    - apply Below; auto. rewrite Ev. fold y. lia.
    - apply (lone_below q L0 v); auto; try lia. rewrite Ev. fold y. rewrite Zy. lia. }
  assert (Yu : u = y) by (destruct (colours3 z u) as [->|[->| ->]]; auto; easy).
  assert (Yv : v = y) by (destruct (colours3 z v) as [->|[->| ->]]; auto; easy).
  rewrite Yu in *. rewrite Yv in *.
  destruct (Nat.eq_dec (num x U) 0) as [XU|XU].
  - apply (S4_6_U_has_no_x x q L0); fold y; rewrite ?Zy; auto; lia.
  - left. apply (S4_5_U_has_x x q L0); fold y; rewrite ?Zy; auto; lia.
Qed.
End Inner.
