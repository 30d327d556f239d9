(* docs/every-size.md, 5: how many exceptions there are, in the words of Statement.v, by counting
   lists that are shown to hold all of them. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement.
From Greenest.theorem Require Import S1_Tools S2_1_Claims Turned Exceptions S2_2_Small S5_Plain.
Import ListNotations.

(* A board of m rows and n columns has a property in k ways. *)
Definition counted (m n : nat) (P : colouring -> Prop) (k : nat) : Prop :=
  exists l, NoDup l /\ length l = k /\ forall F, In F l <-> exists f, P f /\ F = rows_of m n f.
(* Two pyramids of each colour, in two rows of three. *)
Definition balanced (f : colouring) : Prop :=
  forall c, count_occ colour_dec (concat (rows_of 2 3 f)) c = 2.

Definition reads (F : block) : colouring := fun i j => nth j (nth i F []) Black.
Definition block_dec : forall F G : block, {F = G} + {F <> G} :=
  list_eq_dec (list_eq_dec colour_dec).
Definition is_shaped (m n : nat) (F : block) : bool :=
  if block_dec F (rows_of m n (reads F)) then true else false.
Lemma is_shaped_eq m n F : is_shaped m n F = true -> F = rows_of m n (reads F).
Proof. unfold is_shaped. now destruct (block_dec F _). Qed.
Lemma rows_shaped m n f : is_shaped m n (rows_of m n f) = true.
Proof.
  unfold is_shaped. destruct (block_dec _ _) as [|N]; auto. destruct N. apply rows_ext.
  intros i j I J. unfold reads. now rewrite nth_rows.
Qed.
Lemma counted_by m n (P : colouring -> Prop) l k : length (nodup block_dec l) = k ->
  (forall f, P f -> In (rows_of m n f) l) ->
  (forall F, In F l -> is_shaped m n F = true /\ P (reads F)) -> counted m n P k.
Proof.
  intros L A B. exists (nodup block_dec l). split; [apply NoDup_nodup|]. split; [exact L|].
  intros F. rewrite nodup_In. split.
  - intros I. destruct (B F I) as [S Q]. exists (reads F). split; auto. now apply is_shaped_eq.
  - intros (f & Q & ->). auto.
Qed.

Lemma wide_exception m n f : m < n -> exception m n f -> In (rows_of m n f) exceptions.
Proof.
  intros L X. apply exception_iff in X. destruct X as [I|I]; auto. exfalso.
  apply exceptions_shapes in I. destruct I as [R C].
  rewrite <- rows_columns in *. destruct (rows_full n m (fun i j => f j i)) as [R' W].
  assert (n = 2) by congruence. assert (m = 3 \/ m = 4); [|lia]. revert W C.
  destruct (rows_of n m _) as [|r F]; [discriminate|]. intros W C. inversion W; subst.
  simpl in C. lia.
Qed.
Lemma exceptions_counted m n k : m < n ->
  length (nodup block_dec (filter (is_shaped m n) exceptions)) = k -> counted m n (exception m n) k.
Proof.
  intros L E. apply (counted_by m n _ (filter (is_shaped m n) exceptions)); auto.
  - intros f X. apply filter_In. auto using wide_exception, rows_shaped.
  - intros F I. apply filter_In in I. destruct I as [I S]. split; auto. apply in_exception.
    now rewrite <- (is_shaped_eq m n F S).
Qed.
Theorem sixty_of_2x3 : counted 2 3 (exception 2 3) 60.
Proof. apply exceptions_counted; [lia|]. vm_compute. reflexivity. Qed.
Theorem six_of_2x4 : counted 2 4 (exception 2 4) 6.
Proof. apply exceptions_counted; [lia|]. vm_compute. reflexivity. Qed.
Theorem no_other_exceptions m n f : exception m n f ->
  In (m, n) [(2, 3); (3, 2); (2, 4); (4, 2)].
Proof.
  assert (W : forall m n f, In (rows_of m n f) exceptions -> m = 2 /\ (n = 3 \/ n = 4)).
  { clear. intros m n f I. apply exceptions_shapes in I. destruct I as [R C].
    destruct (rows_full m n f) as [R' W]. split; [congruence|]. revert W C.
    destruct (rows_of m n f) as [|r F]; [discriminate|]. intros W C. inversion W; subst.
    simpl in C. lia. }
  intros X. apply exception_iff in X. rewrite <- rows_columns in X. simpl.
  destruct X as [I|I]; apply W in I; intuition (subst; auto).
Qed.

Definition is_balanced (F : block) : bool :=
  forallb (fun c => count_occ colour_dec (concat F) c =? 2) palette.
Definition all_2x3 : list block :=
  flat_map (fun a => map (fun b => [a; b]) (all_rows 3)) (all_rows 3).
Lemma balanced_2x3_in f : balanced f -> In (rows_of 2 3 f) (filter is_balanced all_2x3).
Proof.
  intros B. apply filter_In. split.
  - apply in_flat_map. exists (map (f 0) (seq 0 3)).
    split; [apply (all_rows_in (map (f 0) (seq 0 3)))|].
    apply in_map_iff. exists (map (f 1) (seq 0 3)).
    split; [reflexivity|apply (all_rows_in (map (f 1) (seq 0 3)))].
  - apply forallb_forall. intros c _. apply Nat.eqb_eq, B.
Qed.
Lemma in_balanced F : In F (filter is_balanced all_2x3) ->
  is_shaped 2 3 F = true /\ balanced (reads F).
Proof.
  assert (E : forallb (is_shaped 2 3) all_2x3 = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in E. intros I. apply filter_In in I. destruct I as [I B]. split; auto.
  intros c. rewrite <- (is_shaped_eq 2 3 F) by auto. unfold is_balanced in B.
  rewrite forallb_forall in B. apply Nat.eqb_eq, B. destruct c; simpl; auto.
Qed.
Theorem ninety_balanced : counted 2 3 balanced 90.
Proof.
  apply (counted_by 2 3 _ (filter is_balanced all_2x3));
    [vm_compute; reflexivity|exact balanced_2x3_in|exact in_balanced].
Qed.
Theorem forty_two_balanced : counted 2 3 (fun f => balanced f /\ exception 2 3 f) 42.
Proof.
  apply (counted_by 2 3 _ (filter (fun F => mem_block F exceptions) (filter is_balanced all_2x3))).
  - vm_compute. reflexivity.
  - intros f [B X]. apply filter_In. split; [now apply balanced_2x3_in|].
    apply mem_block_iff, wide_exception; auto.
  - intros F I. apply filter_In in I. destruct I as [I X]. apply in_balanced in I.
    destruct I as [S B]. repeat split; auto. apply in_exception.
    rewrite <- (is_shaped_eq 2 3 F S). now apply mem_block_iff.
Qed.
