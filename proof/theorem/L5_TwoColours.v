(* docs/every-size.md, Lemma 5: a full board of two colours is solvable if and only if one stack is
   of the captor. One sweeps the board; two can never be one. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims L4_Line.
Import ListNotations.

(* A lone x among its prey takes its row, then the rows above, then those below. *)
Lemma sweep_from n x i k a b : i + S k = n -> 2 <= n ->
  solv (view_of (repeat (alls n (prey x)) a ++
    (alls i (prey x) ++ Some x :: alls k (prey x)) :: repeat (alls n (prey x)) b)).
Proof.
  intros L N. set (y := alls n (prey x)). assert (Wy : forall s, wide n (repeat y s)) by (intros s;
    unfold y; wid).
  destruct (some_end n i N) as (e & E & D & Le). destruct (sweep_any n e x a N Le) as (f & Lf & G).
  apply (goes_solv n _ (only n f x :: repeat y b)); [|now apply sweep_solves].
  apply goes_flip in G. simpl in G. rewrite repeat_rev in G. eapply goes_trans.
  - apply goes_before; auto. apply (goes_after n (repeat y b) [_] [only n e x]); auto.
    now apply sweep_entered.
  - apply (goes_after n (repeat y b)) in G; auto. now rewrite <- app_assoc in G.
Qed.
Lemma shrinks_lone x a b : shrinks (repeat (prey x) a ++ x :: repeat (prey x) b).
Proof.
  induction b as [|b IH]; [|now apply shrinks_left]. rewrite <- repeat_rev.
  apply (shrinks_rev (x :: _)), shrinks_run.
Qed.
Lemma lone_solv x m n F : full m n F -> num (prey (prey x)) F = 0 -> num x F = 1 ->
  solv (view_of (filled F)).
Proof.
  intros H Z X. assert (I : In x (concat F)) by (apply cnt_in; unfold num in X; lia).
  apply in_concat in I. destruct I as (r & I & J).
  apply in_split in I. destruct I as (A & B & ->). apply in_split in J. destruct J as (u & v & ->).
  destruct H as [_ W]. apply Forall_app in W. destruct W as [WA W].
  inversion W as [|? ? L WB]; subst.
  rewrite num_app, num_cons, cnt_app in X, Z. simpl in X, Z. rewrite colour_eqb_refl in X.
  rewrite app_length in *. simpl in *.
  rewrite (full_only (prey x) (length A) _ A (conj eq_refl WA)) by (rewrite ?prey3; lia).
  rewrite (full_only (prey x) (length B) _ B (conj eq_refl WB)) by (rewrite ?prey3; lia).
  rewrite (cnt_only (prey x) u), (cnt_only (prey x) v) by (rewrite ?prey3; lia).
  rewrite !repeat_length.
  destruct (le_lt_dec 2 (length u + S (length v))) as [N|N].
  - rewrite filled_app, filled_cons, !filled_repeat, map_app. simpl. rewrite <- !alls_full.
    now apply sweep_from.
  - destruct u; [|simpl in N; lia]. destruct v; [|simpl in N; lia].
    replace (_ ++ _) with (column (repeat (prey x) (length A) ++ x :: repeat (prey x) (length B))).
    + apply shrinks_solv, shrinks_lone.
    + unfold column. rewrite map_app. simpl. now rewrite !map_repeat.
Qed.

(* Stacks of x are never captured, so two of them stay two. *)
Definition pair (x : colour) (v : view) : Prop :=
  (forall p, v p <> Some (prey (prey x))) /\ exists p q, p <> q /\ v p = Some x /\ v q = Some x.
Lemma pair_step x v m : pair x v -> legal v m -> pair x (step v m).
Proof.
  destruct m as [s t]. intros (Z & p & q & N & P & Q) (c & S & T & _). simpl in S, T.
  destruct (colours3 x c) as [->|[->| ->]]; [|now apply Z in T|now apply Z in S].
  assert (Y : forall w, v w = Some x -> w <> t).
  { intros w E ->. rewrite E in T. injection T. destruct x; discriminate. }
  unfold step. simpl. split.
  - intros w. destruct (cell_spec w s); [easy|]. destruct (cell_spec w t); auto.
  - assert (K : forall w, v w = Some x -> w <> s ->
      (if cell_eqb w s then None else if cell_eqb w t then v s else v w) = Some x).
    { intros w E M. destruct (cell_spec w s); [easy|]. destruct (cell_spec w t); congruence. }
    assert (Kt : s <> t -> (if cell_eqb t s then None else if cell_eqb t t then v s else v t) = Some
      x).
    { intros M. destruct (cell_spec t s); [congruence|]. now rewrite cell_eqb_refl. }
    destruct (cell_dec p s) as [->|Np]; [|destruct (cell_dec q s) as [->|Nq]].
    + exists t, q. splits; auto. now apply not_eq_sym, Y.
    + exists p, t. splits; auto.
    + exists p, q. splits; auto.
Qed.
Lemma pair_unsolvable x v : pair x v -> ~ solv v.
Proof.
  intros H (ms & P & S). revert v H P S. induction ms as [|m ms IH]; simpl; intros v H P S.
  - destruct H as (_ & p & q & N & Hp & Hq), S as (w & _ & U). apply N.
    rewrite (U p), (U q); congruence.
  - destruct P as [L P]. apply (IH (step v m)); auto. now apply pair_step.
Qed.

(* The stacks of a colour, as cells. *)
Lemma cnt_one x r : 1 <= cnt x r -> exists j, nth j (map Some r) None = Some x.
Proof.
  intros H. apply cnt_in, In_nth with (d := x) in H. destruct H as (j & L & E). exists j.
  rewrite (nth_indep _ None (Some x)) by now rewrite map_length. now rewrite map_nth, E.
Qed.
Lemma cnt_two x r : 2 <= cnt x r ->
  exists j k, j <> k /\ nth j (map Some r) None = Some x /\ nth k (map Some r) None = Some x.
Proof.
  induction r as [|c r IH]; simpl; [lia|]. destruct (colour_spec x c) as [<-|N]; intros H.
  - destruct (cnt_one x r) as (j & E); [lia|]. exists 0, (S j). auto.
  - destruct IH as (j & k & D & E & K); [lia|]. exists (S j), (S k). auto.
Qed.
Lemma num_one x F : 1 <= num x F -> exists p, view_of (filled F) p = Some x.
Proof.
  induction F as [|r F IH]; [rewrite num_nil; lia|]. rewrite num_cons. intros H.
  destruct (le_lt_dec 1 (cnt x r)) as [C|C].
  - destruct (cnt_one x r C) as (j & E). now exists (0, j).
  - destruct IH as ([i j] & E); [lia|]. now exists (S i, j).
Qed.
Lemma num_two x F : 2 <= num x F ->
  exists p q, p <> q /\ view_of (filled F) p = Some x /\ view_of (filled F) q = Some x.
Proof.
  induction F as [|r F IH]; [rewrite num_nil; lia|]. rewrite num_cons. intros H.
  destruct (le_lt_dec 2 (cnt x r)) as [C|C]; [|destruct (le_lt_dec 1 (cnt x r)) as [C'|C']].
  - destruct (cnt_two x r C) as (j & k & D & E & K). exists (0, j), (0, k). splits; auto.
    congruence.
  - destruct (cnt_one x r C') as (j & E), (num_one x F) as ([k l] & K); [lia|].
    exists (0, j), (S k, l). splits; auto. congruence.
  - destruct IH as ([i j] & [k l] & D & E & K); [lia|]. exists (S i, j), (S k, l). splits; auto.
    congruence.
Qed.
Lemma num_none x F p : num x F = 0 -> view_of (filled F) p <> Some x.
Proof.
  destruct p as [i j]. intros H E. revert i H E. induction F as [|r F IH]; intros i.
  - unfold view_of. simpl. now destruct i, j.
  - rewrite num_cons. intros H. destruct i as [|i]; [|intros E; apply (IH i); [lia|exact E]].
    unfold view_of. simpl. intros E.
    assert (I : In (Some x) (map Some r)).
    { rewrite <- E. destruct (nth_in_or_default j (map Some r) None) as [I|N]; auto. congruence. }
    apply in_map_iff in I. destruct I as (d & [= ->] & I). apply cnt_in in I. lia.
Qed.

(* A full board of x and, if of anything else, its prey. *)
Theorem L5_two_colours x m n F : full m n F -> num (prey (prey x)) F = 0 -> 1 <= num x F ->
  solvable (setup (filled F)) <-> num x F = 1.
Proof.
  intros H Z X. rewrite solvable_rows. split; [|now apply (lone_solv x m n)].
  intros S. destruct (le_lt_dec 2 (num x F)) as [T|T]; [|lia]. exfalso.
  apply (pair_unsolvable x (view_of (filled F))); auto. split; [|now apply num_two].
  intros p. now apply num_none.
Qed.
