(* docs/every-size.md, 2.1: full boards, and what is claimed of strips: P, D, C, E and small. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools.
Import ListNotations.

(* A full board: rows of colours. *)
Definition block := list (list colour).
Definition full (m n : nat) (F : block) : Prop := length F = m /\ Forall (fun r => length r = n) F.
Definition filled (F : block) : list (list (option colour)) := map (map Some) F.
(* How many stacks of a colour it has. *)
Definition num (c : colour) (F : block) : nat := cnt c (concat F).
Definition three (F : block) : Prop := forall c, 1 <= num c F.
(* Two-coloured, without z. *)
Definition two (z : colour) (F : block) : Prop :=
  num z F = 0 /\ 1 <= num (prey z) F /\ 1 <= num (prey (prey z)) F.

(* Captures leave a stack of colour c alone, in column f. *)
Definition comes_down (R : list (list (option colour))) (f : nat) (c : colour) : Prop :=
  exists r, reach (view_of R) (lone (r, f) c).
Definition free (n : nat) (R : list (list (option colour))) (f : nat) : Prop :=
  f < n /\ forall c, comes_down R f c.

Definition S2_1_P (h n : nat) : Prop :=
  forall F, full h n F -> three F -> exists f, free n (filled F) f.
Definition S2_1_D (n : nat) : Prop := forall F, full 2 n F -> three F -> solv (view_of (filled F)).
Definition S2_1_C (n : nat) : Prop := forall z j F, full 2 n F -> j < n -> two z F ->
  solv (view_of (only n j z :: filled F)).
Definition S2_1_E (n : nat) : Prop := forall j F, full 2 n F -> j < n -> three F ->
  exists c, solv (view_of (only n j c :: filled F)).
Definition S2_1_small (exceptions : list block) : Prop :=
  forall m n, In (m, n) [(2, 2); (2, 3); (2, 4); (3, 3); (3, 4)] ->
  forall F, full m n F -> three F -> solv (view_of (filled F)) \/ In F exceptions.

(* Counting. *)
Lemma num_app c F G : num c (F ++ G) = num c F + num c G.
Proof. unfold num. now rewrite concat_app, cnt_app. Qed.
Lemma num_cons c r F : num c (r :: F) = cnt c r + num c F.
Proof. unfold num. simpl. apply cnt_app. Qed.
Lemma num_nil c : num c [] = 0.
Proof. reflexivity. Qed.
Lemma num_rev c F : num c (rev F) = num c F.
Proof. induction F as [|r F IH]; simpl; auto. rewrite num_app, !num_cons, num_nil. lia. Qed.
Lemma num_repeat c d m n : num c (repeat (repeat d n) m) = if colour_eqb c d then m * n else 0.
Proof.
  induction m as [|m IH]; simpl; [now destruct (colour_eqb c d)|]. rewrite num_cons, cnt_repeat, IH.
  now destruct (colour_eqb c d).
Qed.
#[export] Hint Rewrite num_app num_cons num_nil num_rev num_repeat cnt_repeat colour_eqb_refl : num.
Ltac nums := autorewrite with num in *.
Lemma three_cases z F : three F <-> 1 <= num z F /\ 1 <= num (prey z) F /\
  1 <= num (prey (prey z)) F.
Proof.
  split; [intros H; auto|]. intros (A & B & C) c. destruct (colours3 z c) as [->|[->| ->]]; auto.
Qed.

(* Full boards. *)
Lemma full_app m k n F G : full m n F -> full k n G -> full (m + k) n (F ++ G).
Proof. intros [<- A] [<- B]. split; [apply app_length|apply Forall_app; auto]. Qed.
Lemma full_split n F G : full (length F + length G) n (F ++ G) -> full (length F) n F /\
  full (length G) n G.
Proof. intros [_ H]. apply Forall_app in H. repeat split; tauto. Qed.
Lemma full_cons m n r F : full (S m) n (r :: F) <-> length r = n /\ full m n F.
Proof.
  unfold full. simpl. split.
  - intros [L H]. inversion H; subst. auto.
  - intros (A & B & C). split; [lia|]. now constructor.
Qed.
Lemma full_nil n : full 0 n [].
Proof. split; auto. Qed.
Ltac fulls := repeat match goal with
  | |- full _ _ (_ :: _) => apply full_cons; split
  | |- full _ _ [] => apply full_nil end; auto; rewrite ?repeat_length; auto.
Lemma full_rev m n F : full m n F -> full m n (rev F).
Proof. intros [L H]. split; [now rewrite rev_length|now apply Forall_rev]. Qed.
Lemma full_repeat m n c : full m n (repeat (repeat c n) m).
Proof.
  split; [apply repeat_length|]. apply Forall_forall. intros r H. apply repeat_spec in H. subst.
  apply repeat_length.
Qed.
Lemma filled_app F G : filled (F ++ G) = filled F ++ filled G.
Proof. apply map_app. Qed.
Lemma filled_cons r F : filled (r :: F) = map Some r :: filled F.
Proof. reflexivity. Qed.
Lemma filled_rev F : filled (rev F) = rev (filled F).
Proof. apply map_rev. Qed.
Lemma filled_repeat c n m : filled (repeat (repeat c n) m) = repeat (alls n c) m.
Proof. unfold filled. now rewrite map_repeat, <- alls_full. Qed.
Lemma wide_filled m n F : full m n F -> wide n (filled F).
Proof.
  intros [_ H]. unfold wide, filled. rewrite Forall_forall in *. intros r I. apply in_map_iff in I.
  destruct I as (s & <- & I). rewrite map_length. auto.
Qed.
#[export] Hint Resolve wide_filled : wide.

(* One colour alone. *)
Lemma num_zero c F : num c F = 0 -> Forall (fun r => cnt c r = 0) F.
Proof.
  induction F as [|r F IH]; intros H; constructor; rewrite num_cons in H; [lia|apply IH; lia].
Qed.
Lemma full_only c m n F : full m n F -> num (prey c) F = 0 -> num (prey (prey c)) F = 0 ->
  F = repeat (repeat c n) m.
Proof.
  revert m. induction F as [|r F IH]; intros m H A B.
  - destruct H as [<- _]. reflexivity.
  - destruct m as [|m]; [now destruct H|]. apply full_cons in H. destruct H as [L H].
    rewrite num_cons in A, B. simpl. f_equal.
    + rewrite <- L. apply cnt_only; lia.
    + apply IH; auto; lia.
Qed.
(* A row that is not of c alone. *)
Lemma cnt_all c r : cnt c r = length r -> cnt (prey c) r = 0 /\ cnt (prey (prey c)) r = 0.
Proof. rewrite (cnt3 c r). lia. Qed.
Lemma row_only c n r : length r = n -> cnt c r = n -> r = repeat c n.
Proof. intros <- H. apply cnt_only; apply cnt_all in H; tauto. Qed.

(* A stack in front of a column takes the nearest of it. *)
Lemma split_at {A} j (r : list A) d : j < length r -> exists u v, r = u ++ nth j r d :: v /\
  length u = j.
Proof.
  intros H. exists (firstn j r), (skipn (S j) r). split; [|rewrite firstn_length; lia].
  revert j H. induction r as [|a r IH]; intros [|j] H; simpl in *; try lia; auto. f_equal. apply IH.
  lia.
Qed.
Lemma take_first n j c r Q : length r = n -> j < n -> nth j r c = prey c -> wide n (filled Q) ->
  exists r', length r' = n /\ cnt c r' = S (cnt c r) /\ S (cnt (prey c) r') = cnt (prey c) r /\
    cnt (prey (prey c)) r' = cnt (prey (prey c)) r /\
    goes n (only n j c :: filled (r :: Q)) (filled (r' :: Q)).
Proof.
  intros L J E W. destruct (split_at j r c) as (u & v & R & U); [lia|]. rewrite E in R. subst r.
  exists (u ++ c :: v). rewrite !cnt_app. simpl. rewrite !colour_eqb_refl.
  rewrite app_length in *. simpl in *. splits; auto; try (destruct c; simpl; lia).
  apply (goes_after n (filled Q) [only n j c; map Some (u ++ prey c :: v)]
    [map Some (u ++ c :: v)]); auto.
  rewrite !map_app. simpl. apply take_below; len.
Qed.

(* 1.2 for rows of a full board. *)
Lemma remove_row n x r : length r = n -> 1 <= cnt x r -> cnt (prey (prey x)) r = 0 ->
  exists r', length r' = n /\ (forall c, cnt c r' = cnt c r) /\
    goes n (filled [r; repeat (prey x) n]) (filled [r']) /\
    goes n (filled [repeat (prey x) n; r]) (filled [r']).
Proof.
  intros L I Z. destruct (S1_2_removal n x r) as (r' & L' & A & B & C & G & H); auto.
  - intros e J. destruct (colours3 x e) as [->|[->| ->]]; auto. apply cnt_in in J. lia.
  - apply cnt_in. lia.
  - exists r'. unfold filled. simpl. rewrite <- alls_full. splits; auto. intros c.
    destruct (colours3 x c) as [->|[->| ->]]; auto. lia.
Qed.

(* A block that comes down to a stack does so wherever it stands. *)
Lemma goes_empty n k : goes n (repeat (nones n) k) [].
Proof.
  induction k as [|k IH]; [apply goes_refl, wide_nil|]. simpl.
  eapply goes_trans; [|exact IH]. apply (goes_after n _ [nones n] []); [|apply goes_nones]. wid.
Qed.
Lemma comes_down_goes n R f c : wide n R -> comes_down R f c -> goes n R [only n f c].
Proof.
  intros W (r & ms & P & E).
  assert (I : r < length R /\ f < n).
  { apply (view_inside n R r f W). intros Z. pose proof (plays_fill_nothing _ _ _ P Z) as K.
    rewrite E in K. unfold lone in K. now rewrite cell_eqb_refl in K. }
  destruct I as [I J]. set (X := repeat (nones n) r). set (Y := repeat (nones n) (length R - S r)).
  assert (WX : wide n X) by (unfold X; wid). assert (WY : wide n Y) by (unfold Y; wid).
  assert (WO : length (only n f c) = n) by now apply only_length.
  assert (N : forall k i j, view_of (repeat (nones n) k) (i, j) = None).
  { intros k i j. unfold view_of. simpl. destruct (nth_in_or_default i (repeat (nones n) k) []) as
      [K| ->].
    - apply repeat_spec in K. rewrite K. apply nth_nones.
    - now destruct j. }
  eapply goes_trans with (X ++ [only n f c] ++ Y).
  - apply goes_reach; auto; [wid|unfold X, Y; len|]. exists ms. split; auto.
    eapply same_trans; [exact E|].
    intros [i j]. rewrite !view_app. unfold X, Y. rewrite !N. unfold lone. rewrite cell_eqb_pair.
    len.
    pose proof (view_only n f c (i - r, j)) as V. rewrite V. unfold lone. rewrite cell_eqb_pair.
    cases; auto.
  - eapply goes_trans; [apply goes_before; [exact WX|]|].
    + apply (goes_before n [only n f c] Y []); [wid|]. apply goes_empty.
    + simpl. apply (goes_after n [only n f c] X []); [wid|]. apply goes_empty.
Qed.
