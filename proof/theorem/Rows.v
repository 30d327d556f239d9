(* docs/every-size.md, Lemma 1 and 1.1: boards as lists of rows. A play carries over to the same
   stacks in other rows if what lies between them stays as it is. [goes n R R'] says that the rows
   R, of n cells, can be replaced by R' wherever they stand: a board with R between other rows is
   solvable if it is with R' there. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play.
From Greenest.theorem Require Import Views.
Import ListNotations.

Notation row := (list (option colour)) (only parsing).
Definition view_of (R : list row) : view := fun x => nth (snd x) (nth (fst x) R []) None.
Definition wide (n : nat) (R : list row) : Prop := Forall (fun r => length r = n) R.

Lemma tops_setup R : same (tops (setup R)) (view_of R).
Proof.
  intros x. unfold tops, setup, view_of. now destruct (nth (snd x) (nth (fst x) R []) None).
Qed.
Lemma solvable_rows R : solvable (setup R) <-> solv (view_of R).
Proof.
  rewrite solvable_solv. split; apply solv_same; [|apply same_sym]; apply tops_setup.
Qed.

Lemma wide_app n A B : wide n (A ++ B) <-> wide n A /\ wide n B.
Proof. apply Forall_app. Qed.
Lemma wide_rev n R : wide n R -> wide n (rev R).
Proof. apply Forall_rev. Qed.
Lemma wide_cons n r R : length r = n -> wide n R -> wide n (r :: R).
Proof. now constructor. Qed.
Lemma wide_nil n : wide n [].
Proof. constructor. Qed.
Lemma wide_repeat n r k : length r = n -> wide n (repeat r k).
Proof. intros H. apply Forall_forall. intros s Hs. apply repeat_spec in Hs. now subst. Qed.
#[export] Hint Resolve wide_cons wide_nil wide_repeat wide_rev : wide.
#[export] Hint Extern 1 (wide _ (_ ++ _)) => (apply wide_app; split) : wide.

Lemma view_app A R i j :
  view_of (A ++ R) (i, j) = if i <? length A then view_of A (i, j) else view_of R (i - length A, j).
Proof.
  unfold view_of. simpl. destruct (Nat.ltb_spec i (length A)).
  - now rewrite app_nth1.
  - now rewrite app_nth2 by lia.
Qed.
Lemma view_beyond R i j : length R <= i -> view_of R (i, j) = None.
Proof. intros H. unfold view_of. simpl. rewrite (nth_overflow R) by auto. now destruct j. Qed.
Lemma view_aside n R i j : wide n R -> n <= j -> view_of R (i, j) = None.
Proof.
  intros W H. unfold view_of. simpl. apply nth_overflow.
  destruct (nth_in_or_default i R []) as [I| ->]; [|simpl; lia].
  unfold wide in W. rewrite Forall_forall in W. rewrite W; auto.
Qed.
Lemma view_inside n R i j : wide n R -> view_of R (i, j) <> None -> i < length R /\ j < n.
Proof.
  intros W H. split.
  - destruct (le_lt_dec (length R) i); auto. now rewrite view_beyond in H.
  - destruct (le_lt_dec n j); auto. now rewrite (view_aside n) in H.
Qed.

(* What is between, by coordinates. *)
Ltac lines := unfold share_line, between in *; simpl in *; repeat match goal with
  | H : (_, _) = (_, _) |- _ => injection H; clear H; intros
  | |- (_, _) = (_, _) => f_equal
  | |- _ /\ _ => split end; lia.

Ltac splits := repeat match goal with |- _ /\ _ => split end.
Ltac cases := repeat (match goal with
  | |- context [?x <? ?y] => destruct (Nat.ltb_spec x y)
  | |- context [?x =? ?y] => destruct (Nat.eqb_spec x y) end; try lia).

(* 1.1, Windows: play within consecutive rows is legal whatever the other rows hold. *)
Lemma S1_1_window A C R R' n : wide n R -> wide n R' -> length R = length R' ->
  reach (view_of R) (view_of R') -> reach (view_of (A ++ R ++ C)) (view_of (A ++ R' ++ C)).
Proof.
  intros W W' L P. set (a := length A).
  apply (stands_reach (fun x => fst x < length R) (fun x => (fst x + a, snd x)) (view_of R) _
    (view_of R')).
  - unfold stands; repeat split.
    + intros [i j] H. now apply (view_inside n) in H.
    + intros [i j] D. simpl in *. rewrite !view_app. fold a.
      destruct (Nat.ltb_spec (i + a) a); [lia|]. rewrite Nat.add_sub.
      destruct (Nat.ltb_spec i (length R)); [auto|lia].
    + intros [i j] [k l] _ _ [= H ->]. f_equal. lia.
    + intros [i j] [k l] _ _. lines.
    + intros [i j] [k l] [s t] D D' SL B. simpl in *. left. exists (s - a, t). simpl. lines.
  - exact P.
  - intros [i j] D. simpl in *. rewrite !view_app. fold a.
    destruct (Nat.ltb_spec (i + a) a); [lia|]. rewrite Nat.add_sub, <- L.
    destruct (Nat.ltb_spec i (length R)); [auto|lia].
  - intros [i j] H. rewrite !view_app. fold a. rewrite <- L.
    destruct (Nat.ltb_spec i a); auto. destruct (Nat.ltb_spec (i - a) (length R)); auto.
    exfalso. apply (H (i - a, j)); simpl; auto. f_equal. lia.
  - intros [i j]. destruct (le_lt_dec a i); [destruct (le_lt_dec (a + length R) i)|].
    + right. intros [s t] D [= H _]. simpl in *. lia.
    + left. exists (i - a, j). simpl. split; [lia|f_equal; lia].
    + right. intros [s t] D [= H _]. simpl in *. lia.
Qed.

(* Lemma 1 of docs/every-size.md: an emptied row is transparent. *)
Definition beyond (a : nat) (x : cell) : cell := (if fst x <? a then fst x else S (fst x), snd x).
Lemma empty_stands A C n : wide n A -> wide n C ->
  stands (fun _ => True) (beyond (length A)) (view_of (A ++ C))
  (view_of (A ++ [repeat None n] ++ C)) /\ forall y, (forall x, y <> beyond (length A) x) ->
    view_of (A ++ [repeat None n] ++ C) y = None.
Proof.
  intros WA WC. set (a := length A). unfold beyond. split.
  - unfold stands; repeat split; auto.
    + intros [i j] _. simpl fst. simpl snd. rewrite !view_app. fold a. simpl length.
      cases; auto. f_equal. f_equal. lia.
    + intros [i j] [k l] _ _. simpl. intros [= H ->]. f_equal. revert H. cases; lia.
    + intros [i j] [k l] _ _. simpl. unfold share_line. simpl. cases; lia.
    + intros [i j] [k l] [s t] _ _ S B. simpl in *. destruct (Nat.eq_dec s a) as [->|N].
      * right. split.
        { rewrite view_app. fold a. rewrite Nat.ltb_irrefl, Nat.sub_diag. unfold view_of. simpl.
          apply nth_repeat. }
        intros [x y] _. simpl. cases; intros [= K _]; lia.
      * left. exists (if s <? a then s else pred s, t). split; auto. simpl.
        revert B. cases; intros B; lines.
  - intros [i j] H. destruct (Nat.eq_dec i a) as [->|N].
    + rewrite view_app. fold a. rewrite Nat.ltb_irrefl, Nat.sub_diag. unfold view_of. simpl.
      apply nth_repeat.
    + exfalso. apply (H (if i <? a then i else pred i, j)). simpl. f_equal. cases; lia.
Qed.
Lemma beyond_dec a y : (exists x, True /\ y = beyond a x) \/ (forall x, True -> y <> beyond a x).
Proof.
  destruct y as [i j]. unfold beyond. destruct (Nat.eq_dec i a) as [->|N].
  - right. intros [k l] _ [= E _]. simpl in E. revert E. cases.
  - left. exists (if i <? a then i else pred i, j). split; auto. simpl. f_equal. cases; lia.
Qed.
Lemma L1_transparent A C n : wide n A -> wide n C ->
  solv (view_of (A ++ C)) -> solv (view_of (A ++ [repeat None n] ++ C)).
Proof.
  intros WA WC. destruct (empty_stands A C n WA WC) as [S E]. apply (stands_solv _ _ _ _ S).
  intros y H. destruct (beyond_dec (length A) y) as [K|K]; auto. exfalso. apply H, E. auto.
Qed.
(* So a stack that it comes down to without the row is one with it. *)
Lemma L1_reach A C n i j c : wide n A -> wide n C -> reach (view_of (A ++ C)) (lone (i, j) c) ->
  reach (view_of (A ++ [repeat None n] ++ C)) (lone (beyond (length A) (i, j)) c).
Proof.
  intros WA WC P. destruct (empty_stands A C n WA WC) as [S E].
  apply (stands_reach _ _ _ _ _ _ S P).
  - intros x _. unfold lone. destruct (cell_spec x (i, j)) as [->|N]; [now rewrite cell_eqb_refl|].
    destruct (cell_spec (beyond (length A) x) (beyond (length A) (i, j))) as [F|]; auto. exfalso.
    apply N.
    now apply S.
  - intros y H. rewrite E by auto. unfold lone.
    destruct (cell_spec y (beyond (length A) (i, j))) as [->|]; auto.
    now destruct (H (i, j)).
  - intros y. apply beyond_dec.
Qed.

(* Boards upside down, from right to left, and turned. *)
Lemma view_rev R i j : i < length R -> view_of (rev R) (i, j) = view_of R (length R - S i, j).
Proof. intros H. unfold view_of. simpl. now rewrite rev_nth. Qed.
Lemma solv_flip R n : wide n R -> solv (view_of R) -> solv (view_of (rev R)).
Proof.
  intros W. set (m := length R).
  apply (stands_solv (fun x => fst x < m) (fun x => (m - S (fst x), snd x))).
  - unfold stands; repeat split.
    + intros [i j] H. now apply (view_inside n) in H.
    + intros [i j] D. simpl in *. rewrite view_rev by (fold m; lia). fold m. f_equal. f_equal. lia.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] [s t] D D' SL B. simpl in *. left. exists (m - S s, t). simpl. lines.
  - intros [i j] H. apply (view_inside n) in H; auto with wide. rewrite rev_length in H.
    fold m in H.
    exists (m - S i, j). simpl. split; [lia|f_equal; lia].
Qed.
Lemma reach_flip R R' n : wide n R -> wide n R' -> length R = length R' ->
  reach (view_of R) (view_of R') -> reach (view_of (rev R)) (view_of (rev R')).
Proof.
  intros W W' L P. set (m := length R).
  apply (stands_reach (fun x => fst x < m) (fun x => (m - S (fst x), snd x)) (view_of R) _
    (view_of R')); auto.
  - unfold stands; repeat split.
    + intros [i j] H. now apply (view_inside n) in H.
    + intros [i j] D. simpl in *. rewrite view_rev by (fold m; lia). fold m. f_equal. f_equal. lia.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] [s t] D D' SL B. simpl in *. left. exists (m - S s, t). simpl. lines.
  - intros [i j] D. simpl in *. rewrite view_rev by (rewrite <- L; fold m; lia). rewrite <- L.
    fold m. f_equal. f_equal. lia.
  - intros [i j] H. assert (m <= i).
    { destruct (le_lt_dec m i); auto. exfalso. apply (H (m - S i, j)); simpl; [lia|]. f_equal. lia.
      }
    rewrite !view_beyond; auto; rewrite rev_length; lia.
  - intros [i j]. destruct (le_lt_dec m i).
    + right. intros [k k'] D [= E _]. simpl in *. lia.
    + left. exists (m - S i, j). simpl. split; [lia|f_equal; lia].
Qed.
Lemma view_mirror n R i j : wide n R -> j < n -> view_of (map (@rev _) R) (i, j) = view_of R
  (i, n - S j).
Proof.
  intros W H. destruct (le_lt_dec (length R) i) as [K|K].
  - rewrite !view_beyond; auto. now rewrite map_length.
  - assert (I : In (nth i R []) R) by now apply nth_In.
    unfold wide in W. rewrite Forall_forall in W. apply W in I. unfold view_of. cbn [fst snd].
    rewrite (nth_indep _ [] (rev (@nil (option colour)))) by now rewrite map_length.
    rewrite map_nth, rev_nth by lia. now rewrite I.
Qed.
Lemma wide_mirror n R : wide n R -> wide n (map (@rev _) R).
Proof.
  unfold wide. rewrite !Forall_forall. intros W r H. apply in_map_iff in H.
  destruct H as (s & <- & H).
  rewrite rev_length. auto.
Qed.
#[export] Hint Resolve wide_mirror : wide.
Lemma solv_mirror R n : wide n R -> solv (view_of R) -> solv (view_of (map (@rev _) R)).
Proof.
  intros W. apply (stands_solv (fun x => snd x < n) (fun x => (fst x, n - S (snd x)))).
  - unfold stands; repeat split.
    + intros [i j] H. now apply (view_inside n) in H.
    + intros [i j] D. simpl in *. rewrite (view_mirror n) by (auto; lia). f_equal. f_equal. lia.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] [s t] D D' SL B. simpl in *. left. exists (s, n - S t). simpl. lines.
  - intros [i j] H. apply (view_inside n) in H; auto with wide.
    exists (i, n - S j). simpl. split; [lia|f_equal; lia].
Qed.
Lemma reach_mirror R R' n : wide n R -> wide n R' -> length R = length R' ->
  reach (view_of R) (view_of R') -> reach (view_of (map (@rev _) R)) (view_of (map (@rev _) R')).
Proof.
  intros W W' L P.
  apply (stands_reach (fun x => snd x < n) (fun x => (fst x, n - S (snd x))) (view_of R) _
    (view_of R')); auto.
  - unfold stands; repeat split.
    + intros [i j] H. now apply (view_inside n) in H.
    + intros [i j] D. simpl in *. rewrite (view_mirror n) by (auto; lia). f_equal. f_equal. lia.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] D D' E. lines.
    + intros [i j] [k l] [s t] D D' SL B. simpl in *. left. exists (s, n - S t). simpl. lines.
  - intros [i j] D. simpl in *. rewrite (view_mirror n) by (auto; lia). f_equal. f_equal. lia.
  - intros [i j] H. assert (n <= j).
    { destruct (le_lt_dec n j); auto. exfalso. apply (H (i, n - S j)); simpl; [lia|]. f_equal. lia.
      }
    rewrite !(view_aside n); auto with wide.
  - intros [i j]. destruct (le_lt_dec n j).
    + right. intros [k k'] D [= _ E]. simpl in *. lia.
    + left. exists (i, n - S j). simpl. split; [lia|f_equal; lia].
Qed.

(* What is carried over with a replacement: it holds before captures if it holds after them, and
   with an emptied row if it holds without. That a board can be solved is of this kind. *)
Definition stable (n : nat) (K : list row -> Prop) : Prop :=
  (forall R R', wide n R -> wide n R' -> length R = length R' -> reach (view_of R) (view_of R') ->
  K R' -> K R) /\ (forall A C, wide n A -> wide n C -> K (A ++ C) -> K (A ++ [repeat None n] ++ C)).
Lemma stable_solv n : stable n (fun R => solv (view_of R)).
Proof.
  split; [intros R R' _ _ _; apply reach_solv|intros A C; apply L1_transparent].
Qed.

(* The relation. *)
Definition goes (n : nat) (R R' : list row) : Prop :=
  wide n R /\ wide n R' /\ forall K, stable n K -> forall A C, wide n A -> wide n C ->
    K (A ++ R' ++ C) -> K (A ++ R ++ C).

Lemma goes_refl n R : wide n R -> goes n R R.
Proof. now repeat split. Qed.
Lemma goes_trans n R S T : goes n R S -> goes n S T -> goes n R T.
Proof. intros (A & B & H) (C & D & K). repeat split; auto. intros L St X Y WX WY Z.
apply H, K; auto. Qed.
Lemma goes_in n A C R R' : wide n A -> wide n C -> goes n R R' ->
  goes n (A ++ R ++ C) (A ++ R' ++ C).
Proof.
  intros WA WC (W & W' & H). repeat split; auto with wide.
  intros K St X Y WX WY. rewrite <- !app_assoc, !(app_assoc X). apply H; auto with wide.
Qed.
Lemma goes_before n A R R' : wide n A -> goes n R R' -> goes n (A ++ R) (A ++ R').
Proof. intros W H. rewrite <- (app_nil_r R), <- (app_nil_r R'). apply goes_in; auto with wide. Qed.
Lemma goes_cons n r R R' : length r = n -> goes n R R' -> goes n (r :: R) (r :: R').
Proof. intros W H. apply (goes_before n [r]); auto with wide. Qed.
Lemma goes_after n C R R' : wide n C -> goes n R R' -> goes n (R ++ C) (R' ++ C).
Proof. intros W H. apply (goes_in n [] C); auto with wide. Qed.
Lemma goes_solv n R R' : goes n R R' -> solv (view_of R') -> solv (view_of R).
Proof.
  intros (_ & _ & H) S. rewrite <- (app_nil_r R). apply (H _ (stable_solv n) [] []); auto with wide.
  simpl.
  now rewrite app_nil_r.
Qed.
Lemma goes_wide n R R' : goes n R R' -> wide n R /\ wide n R'.
Proof. intros (A & B & _). auto. Qed.
Lemma goes_reach n R R' : wide n R -> wide n R' -> length R = length R' ->
  reach (view_of R) (view_of R') -> goes n R R'.
Proof.
  intros W W' L P. repeat split; auto. intros K [St _] A C WA WC. apply St; auto with wide.
  - now rewrite !app_length, L.
  - now apply (S1_1_window A C R R' n).
Qed.
Lemma goes_drop n : goes n [repeat None n] [].
Proof.
  repeat split; [|apply wide_nil|].
  - apply wide_cons; [apply repeat_length|apply wide_nil].
  - intros K [_ St] A C WA WC. now apply St.
Qed.
Lemma stable_rev n K : stable n K -> stable n (fun R => K (rev R)).
Proof.
  intros [S1 S2]. split.
  - intros R R' W W' L P. apply S1; auto with wide; [now rewrite !rev_length|].
    now apply (reach_flip R R' n).
  - intros A C WA WC. rewrite !rev_app_distr, <- app_assoc. simpl. apply S2; auto with wide.
Qed.
Lemma goes_flip n R R' : goes n R R' -> goes n (rev R) (rev R').
Proof.
  intros (W & W' & H). repeat split; auto with wide. intros K St A C WA WC S.
  specialize (H _ (stable_rev n K St) (rev C) (rev A)). cbv beta in H.
  rewrite !rev_app_distr, !rev_involutive, <- !app_assoc in H.
  apply H; auto with wide.
Qed.
Lemma mirror_mirror (R : list row) : map (@rev _) (map (@rev _) R) = R.
Proof. rewrite map_map. rewrite <- (map_id R) at 2. apply map_ext. intros r. apply rev_involutive.
Qed.
Lemma repeat_rev {A} (a : A) k : rev (repeat a k) = repeat a k.
Proof. induction k as [|k IH]; auto. simpl. rewrite IH. symmetry. apply repeat_cons. Qed.
Lemma stable_mirror n K : stable n K -> stable n (fun R => K (map (@rev _) R)).
Proof.
  intros [S1 S2]. split.
  - intros R R' W W' L P. apply S1; auto with wide; [now rewrite !map_length|].
    now apply (reach_mirror R R' n).
  - intros A C WA WC. rewrite !map_app. simpl. rewrite repeat_rev. apply S2; auto with wide.
Qed.
Lemma goes_mirror n R R' : goes n R R' -> goes n (map (@rev _) R) (map (@rev _) R').
Proof.
  intros (W & W' & H). repeat split; auto with wide. intros K St A C WA WC S.
  specialize (H _ (stable_mirror n K St) (map (@rev _) A) (map (@rev _) C)). cbv beta in H.
  rewrite !map_app, !mirror_mirror in H.
  apply H; auto with wide.
Qed.
