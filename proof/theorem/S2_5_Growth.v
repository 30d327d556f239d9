(* docs/every-size.md, 2.5 and 2.6: strips are grown line by line, and long runs are left out. A
   strip lies turned here: a line is one of its columns, with the carrier's cell first if there is a
   carrier. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search S2_2_Small.
Import ListNotations.
Local Open Scope lazy_bool_scope.
Notation line := (list (option colour)) (only parsing).
Notation strip := (list (list (option colour))) (only parsing).

(* Lines that are equal. *)
Fixpoint same_line (a b : line) : bool :=
  match a, b with
  | [], [] => true
  | Some c :: a, Some d :: b => colour_eqb c d &&& same_line a b
  | None :: a, None :: b => same_line a b
  | _, _ => false
  end.
Lemma same_line_iff a : forall b, same_line a b = true <-> a = b.
Proof.
  induction a as [|[c|] a IH]; intros [|[d|] b]; simpl; try (split; easy).
  - rewrite <- andb_lazy_alt, andb_true_iff, IH. destruct (colour_spec c d) as [->|N]; split.
    + now intros [_ ->].
    + intros E. now injection E as ->.
    + easy.
    + intros E. injection E as -> _. easy.
  - rewrite IH. split; [now intros ->|now intros [= ->]].
Qed.

(* How many stacks of a colour a strip has. *)
Fixpoint occ (c : colour) (a : line) : nat :=
  match a with [] => 0 | Some d :: a => (if colour_eqb c d then 1 else 0) + occ c a | None :: a =>
    occ c a end.
Definition tally (c : colour) (w : strip) : nat := fold_right (fun a n => occ c a + n) 0 w.
Lemma tally_app c u v : tally c (u ++ v) = tally c u + tally c v.
Proof. induction u as [|a u IH]; simpl; lia. Qed.
Lemma tally_cons c a v : tally c (a :: v) = occ c a + tally c v.
Proof. reflexivity. Qed.
Definition count (w : strip) : nat * nat * nat := fold_right add_up (0, 0, 0) w.
Definition part (c : colour) (n : nat * nat * nat) : nat :=
  let '(a, b, d) := n in match c with Black => a | Green => b | White => d end.
Lemma add_up_occ l : forall a b d, add_up l (a, b, d) = (occ Black l + a, occ Green l + b,
  occ White l + d).
Proof.
  induction l as [|[[]|] l IH]; intros a b d; simpl; auto; rewrite IH; repeat f_equal; lia.
Qed.
Lemma part_count c w : part c (count w) = tally c w.
Proof.
  assert (E : count w = (tally Black w, tally Green w, tally White w)).
  { induction w as [|a w IH]; auto. unfold count in *. simpl. rewrite IH. apply add_up_occ. }
  rewrite E. now destruct c.
Qed.

(* A part of a strip, some lines, gives way to another, in which no colour is lost. *)
Definition keeps (n i i' : nat * nat * nat) : bool :=
  forallb (fun c => (part c i <=? part c i') ||| (part c i <? part c n + part c i')) palette.
Definition preserves (w I I' : strip) : Prop := forall c, tally c I <= tally c I' \/
  tally c I < tally c w + tally c I'.
Lemma keeps_preserves w I I' : keeps (count w) (count I) (count I') = true -> preserves w I I'.
Proof.
  unfold keeps. intros H c. rewrite forallb_forall in H. specialize (H c).
  rewrite <- orb_lazy_alt, orb_true_iff, Nat.leb_le, Nat.ltb_lt, !part_count in H. apply H.
  destruct c; simpl; auto.
Qed.

Section Growth.
Variables (h T least : nat).
(* The lines that a strip may have; those with a mark; and those of which runs may be long. *)
Variables (fits : line -> bool) (marks : line -> nat) (mono : line -> bool).
Definition mark (w : strip) : nat := fold_right (fun a n => marks a + n) 0 w.
Definition fit (w : strip) : Prop := Forall (fun a => fits a = true) w.
Definition all_colours (w : strip) : Prop := forall c, 1 <= tally c w.
Lemma mark_app u v : mark (u ++ v) = mark u + mark v.
Proof. induction u as [|a u IH]; simpl; lia. Qed.
Lemma fit_app u v : fit (u ++ v) <-> fit u /\ fit v.
Proof. apply Forall_app. Qed.

(* What gives way has fewer lines or fewer marks. *)
Definition yields (I I' : strip) : Prop :=
  goes h I I' /\ fit I' /\ (mark I' = mark I /\ length I' < length I \/ mark I' < mark I /\
    length I' <= length I).
(* 2.3: reducible strips. *)
Definition reducible (w : strip) : Prop := exists P I Z I', w = P ++ I ++ Z /\ length I <= S T /\
  yields I I' /\ least + length I <= Nat.max (S least) (length w) + length I' /\ preserves w I I'.

Lemma S2_5_reducible_in A w C : reducible w -> reducible (A ++ w ++ C).
Proof.
  intros (P & I & Z & I' & -> & L & Y & B & K). exists (A ++ P), I, (Z ++ C), I'. splits; auto.
  - now rewrite <- !app_assoc.
  - rewrite !app_length in *. lia.
  - intros c. specialize (K c). rewrite !tally_app in *. lia.
Qed.
Lemma app_cases {A} (u v s t : list A) : u ++ v = s ++ t ->
  (exists l, u = s ++ l /\ t = l ++ v) \/ (exists l, s = u ++ l /\ v = l ++ t).
Proof.
  revert s. induction u as [|a u IH]; intros [|b s] E; simpl in *.
  - left. now exists [].
  - right. exists (b :: s). auto.
  - left. exists (a :: u). auto.
  - injection E as -> E. destruct (IH s E) as [(l & -> & ->)|(l & -> & ->)].
    + left. now exists l.
    + right. now exists l.
Qed.
Lemma repeat_split {A} (c : A) k u v : repeat c k = u ++ v -> u = repeat c (length u) /\
  v = repeat c (length v).
Proof.
  revert k. induction u as [|a u IH]; intros k E; simpl in *.
  - subst v. now rewrite repeat_length.
  - destruct k as [|k]; [discriminate|]. injection E as <- E. apply IH in E. destruct E as [E F].
    now rewrite <- E.
Qed.
(* 2.6: a line of a long run is put back, where a part of the strip does not hold it. *)
Lemma part_longer X c Y P (I : strip) Z : length I <= S T -> X ++ repeat c T ++ Y = P ++ I ++ Z ->
  exists P' Z', X ++ repeat c (S T) ++ Y = P' ++ I ++ Z'.
Proof.
  intros L E.
  assert (Move : forall a b, a + b = T -> repeat c (S T) = repeat c a ++ c :: repeat c b).
  { intros a b <-. replace (S (a + b)) with (a + S b) by lia. now rewrite repeat_app. }
  apply app_cases in E. destruct E as [(l & -> & E)|(l & -> & E)].
  - (* the part begins before the run *)
    apply app_cases in E. destruct E as [(l' & -> & E)|(l' & -> & ->)].
    + apply app_cases in E. destruct E as [(k & E & ->)|(k & -> & ->)].
      * pose proof (repeat_split c T l' k) as R. rewrite E in R. specialize (R eq_refl).
        destruct R as [Rl Rk].
        exists P, (c :: k ++ Y). rewrite (Move (length l') (length k)), <- Rl, <- Rk, <- !app_assoc;
          auto.
        rewrite <- app_length, <- E. apply repeat_length.
      * (* it is the run and a line more *)
        rewrite !app_length, repeat_length in L. destruct l as [|e l]; [|].
        -- exists (P ++ [c]), Z. rewrite app_nil_r. simpl. rewrite <- !app_assoc. reflexivity.
        -- destruct k as [|]; [|simpl in L; lia]. exists P, (c :: Z).
           replace (repeat c (S T)) with (repeat c T ++ [c]) by (symmetry; apply repeat_cons).
           rewrite ?app_nil_r, <- !app_assoc. simpl. rewrite <- ?app_assoc. reflexivity.
    + exists P, (l' ++ repeat c (S T) ++ Y). now rewrite <- !app_assoc.
  - apply app_cases in E. destruct E as [(k & E & F)|(k & -> & ->)].
    + pose proof (repeat_split c T l k) as R. rewrite E in R. specialize (R eq_refl).
      destruct R as [Rl Rk].
      exists (X ++ l ++ [c]), Z. rewrite (Move (length l) (length k)), <- Rl, <- Rk, <- !app_assoc.
      * simpl. now rewrite F.
      * rewrite <- app_length, <- E. apply repeat_length.
    + exists (X ++ repeat c (S T) ++ k), Z. now rewrite <- !app_assoc.
Qed.
Lemma S2_6_reducible_longer X c Y : reducible (X ++ repeat c T ++ Y) ->
  reducible (X ++ repeat c (S T) ++ Y).
Proof.
  intros (P & I & Z & I' & E & L & W & B & K).
  destruct (part_longer X c Y P I Z L E) as (P' & Z' & E').
  exists P', I, Z', I'. splits; auto.
  - rewrite !app_length, !repeat_length in *. lia.
  - intros e. specialize (K e). rewrite !tally_app in *. simpl. lia.
Qed.

(* Runs. *)
Fixpoint starts_run (k : nat) (c : line) (u : strip) : bool :=
  match k, u with 0, _ => true | S k, a :: u => same_line a c &&& starts_run k c u | _, _ =>
    false end.
Lemma starts_run_iff c k : forall u, starts_run k c u = true <-> exists t, u = repeat c k ++ t.
Proof.
  induction k as [|k IH]; intros u; simpl; [split; eauto|]. destruct u as [|a u].
  - split; [easy|]. intros (t & E). discriminate.
  - rewrite <- andb_lazy_alt, andb_true_iff, same_line_iff, IH. split.
    + intros [-> (t & ->)]. now exists t.
    + intros (t & E). injection E as -> ->. split; eauto.
Qed.
Definition lengthens (c : line) (u : strip) : bool := mono c &&& starts_run T c u.
Definition no_long (w : strip) : Prop := forall X c Y, mono c = true ->
  w <> X ++ repeat c (S T) ++ Y.

(* 2.5: growth, first to the right, then to the left. *)
Section Grow.
Variables (alphabet : list line) (red whole : strip -> bool).
Fixpoint left (fuel : nat) (u : strip) : bool :=
  match fuel with
  | 0 => false
  | S fuel => whole u &&& forallb (fun c => (lengthens c u ||| red (c :: u)) ||| left fuel (c :: u))
    alphabet
  end.
Fixpoint right (fuel : nat) (u : strip) : bool :=
  match fuel with
  | 0 => false
  | S fuel =>
      left 30 (rev u) &&&
      forallb (fun c => (lengthens c u ||| red (rev (c :: u))) ||| right fuel (c :: u)) alphabet
  end.
Definition settled_strip (w : strip) : Prop :=
  (exists P I Z, w = P ++ I ++ Z /\ red I = true) \/ whole w = true.
Lemma left_settles fuel : forall u A, left fuel u = true -> (forall a, In a A -> In a alphabet) ->
  no_long (A ++ u) -> settled_strip (A ++ u).
Proof.
  induction fuel as [|fuel IH]; intros u A H I N; [discriminate|]. cbn [left] in H.
  rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall in H. destruct H as [H K].
  destruct A as [|c A _] using rev_ind; [now right|]. rewrite <- app_assoc in *. simpl in *.
  specialize (K c). rewrite <- !orb_lazy_alt, !orb_true_iff in K.
  destruct K as [[K|K]|K]; [apply I, in_or_app; simpl; auto| | |].
  - unfold lengthens in K. rewrite <- andb_lazy_alt, andb_true_iff, starts_run_iff in K.
    destruct K as [M (t & ->)].
    exfalso. apply (N A c t M). reflexivity.
  - left. exists A, (c :: u), []. now rewrite app_nil_r.
  - apply IH; auto. intros a J. apply I, in_or_app. auto.
Qed.
Lemma right_settles fuel : forall u A C, right fuel u = true ->
  (forall a, In a (A ++ C) -> In a alphabet) ->
  no_long (A ++ rev u ++ C) -> settled_strip (A ++ rev u ++ C).
Proof.
  induction fuel as [|fuel IH]; intros u A C H I N; [discriminate|]. cbn [right] in H.
  rewrite <- andb_lazy_alt, andb_true_iff, forallb_forall in H. destruct H as [H K].
  destruct C as [|c C].
  { rewrite app_nil_r in *. apply (left_settles 30); auto. }
  specialize (K c). rewrite <- !orb_lazy_alt, !orb_true_iff in K.
  assert (E : A ++ rev u ++ c :: C = A ++ rev (c :: u) ++ C) by (simpl; now rewrite <- !app_assoc).
  destruct K as [[K|K]|K]; [apply I, in_or_app; simpl; auto| | |].
  - unfold lengthens in K. rewrite <- andb_lazy_alt, andb_true_iff, starts_run_iff in K.
    destruct K as [M (t & ->)].
    exfalso. apply (N (A ++ rev t) c C M). rewrite rev_app_distr, <- !app_assoc. f_equal. f_equal.
    rewrite repeat_rev. replace (repeat c (S T)) with (repeat c T ++ [c]) by (symmetry;
      apply repeat_cons).
    now rewrite <- app_assoc.
  - left. exists A, (rev (c :: u)), C. split; auto.
  - rewrite E in *. apply IH; auto. intros a J. apply I. apply in_app_or in J. apply in_or_app.
    simpl. tauto.
Qed.
End Grow.
End Growth.
