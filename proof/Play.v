(* Captures depend on the colours on top alone. A play is a list of captures of such colours, and a
   board is solvable if and only if a play of its tops leaves one stack. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement.
Import ListNotations.

Lemma cell_dec (p q : cell) : {p = q} + {p <> q}.
Proof. decide equality; apply Nat.eq_dec. Defined.
Definition cell_eqb (p q : cell) : bool := (fst p =? fst q) && (snd p =? snd q).
Lemma cell_spec p q : reflect (p = q) (cell_eqb p q).
Proof.
  apply iff_reflect. destruct p, q. unfold cell_eqb. simpl.
  rewrite andb_true_iff, !Nat.eqb_eq. split; [injection 1|intros [-> ->]]; auto.
Qed.
Lemma cell_eqb_refl p : cell_eqb p p = true.
Proof. now destruct (cell_spec p p). Qed.

(* What is on top of each cell. *)
Definition view := cell -> option colour.
Definition tops (b : board) : view := fun x => hd_error (b x).
Definition same (u v : view) : Prop := forall x, u x = v x.

Notation move := (cell * cell)%type (only parsing).          (* from, to *)
Definition legal (v : view) (m : move) : Prop :=
  exists c, v (fst m) = Some c /\ v (snd m) = Some (prey c) /\
    share_line (fst m) (snd m) /\ forall x, between (fst m) (snd m) x -> v x = None.
Definition step (v : view) (m : move) : view :=
  fun x => if cell_eqb x (fst m) then None else if cell_eqb x (snd m) then v (fst m) else v x.
Definition single (v : view) : Prop := exists p, v p <> None /\ forall q, v q <> None -> q = p.

Fixpoint plays (v : view) (ms : list move) : Prop :=
  match ms with [] => True | m :: rest => legal v m /\ plays (step v m) rest end.
Definition end_of (v : view) (ms : list move) : view := fold_left step ms v.
Definition solution (v : view) (ms : list move) : Prop := plays v ms /\ single (end_of v ms).

Lemma prey_neq c : prey c <> c.
Proof. now destruct c. Qed.
Lemma legal_neq v m : legal v m -> fst m <> snd m.
Proof. intros (c & H & K & _) E. rewrite E, K in H. injection H. apply prey_neq. Qed.

Lemma legal_same u v m : same u v -> legal u m -> legal v m.
Proof.
  intros E (c & H & K & L & M). exists c. rewrite <- !E. repeat split; auto.
  intros x. rewrite <- E. auto.
Qed.
Lemma step_same u v m : same u v -> same (step u m) (step v m).
Proof. intros E x. unfold step. now rewrite !E. Qed.
Lemma single_same u v : same u v -> single u -> single v.
Proof. intros E (p & H & K). exists p. rewrite <- E. split; auto. intros q. rewrite <- E. auto. Qed.
Lemma solution_same ms : forall u v, same u v -> solution u ms -> solution v ms.
Proof.
  unfold solution. induction ms as [|m ms IH]; simpl; intros u v E [P S].
  - split; auto. eapply single_same; eauto.
  - destruct P as [L P]. destruct (IH (step u m) (step v m)) as [P' S']; auto using step_same.
    repeat split; auto. eapply legal_same; eauto.
Qed.

Lemma tops_none b x : tops b x = None <-> b x = [].
Proof. unfold tops. destruct (b x); simpl; split; congruence. Qed.
Lemma tops_legal b p q : may_capture b p q <-> legal (tops b) (p, q).
Proof.
  unfold may_capture, legal, tops. simpl. split.
  - intros (c & s & t & H & K & L & M). exists c. rewrite H, K. simpl. repeat split; auto.
    intros x Hx. now rewrite M.
  - intros (c & H & K & L & M). exists c.
    destruct (b p) as [|c' s]; [discriminate|]. destruct (b q) as [|d t]; [discriminate|].
    simpl in *. exists s, t. repeat split; auto; try congruence.
    intros x Hx. apply tops_none, M, Hx.
Qed.
Lemma tops_after b p q b' :
  may_capture b p q -> after_capture b p q b' -> same (tops b') (step (tops b) (p, q)).
Proof.
  intros (c & s & t & H & K & _) (Ep & Eq & Eo) x. unfold step, tops. simpl.
  destruct (cell_spec x p) as [->|N]; [now rewrite Ep|].
  destruct (cell_spec x q) as [->|N']; [now rewrite Eq, H|]. now rewrite Eo.
Qed.
Lemma tops_single b : single_stack b <-> single (tops b).
Proof.
  unfold single_stack, single. split; intros (p & H & K); exists p.
  - rewrite tops_none. split; auto. intros q. rewrite tops_none. auto.
  - rewrite tops_none in H. split; auto. intros q. rewrite <- tops_none. auto.
Qed.

(* The question is whether there is a play of the colours on top that ends with one stack. *)
Theorem solvable_solution b : solvable b <-> exists ms, solution (tops b) ms.
Proof.
  split.
  - induction 1 as [b S|b p q b' M A S (ms & IH)].
    + exists []. split; [exact I|]. now apply tops_single.
    + exists ((p, q) :: ms).
      destruct (solution_same ms _ _ (tops_after _ _ _ _ M A) IH) as [P E].
      repeat split; auto. now apply tops_legal.
  - intros (ms & S). revert b S. induction ms as [|[p q] ms IH]; intros b [P E].
    + apply solved, tops_single, E.
    + destruct P as [L P]. apply tops_legal in L.
      set (b' := fun x => if cell_eqb x p then [] else if cell_eqb x q then b p ++ b q else b x).
      assert (A : after_capture b p q b').
      { pose proof (legal_neq _ _ (proj1 (tops_legal _ _ _) L)) as N. simpl in N.
        unfold after_capture, b'. rewrite !cell_eqb_refl. repeat split; auto.
        - destruct (cell_spec q p); congruence.
        - intros x Np Nq. destruct (cell_spec x p), (cell_spec x q); congruence. }
      apply capture with p q b'; auto. apply IH.
      eapply solution_same; [|split; [exact P|exact E]].
      intros x. symmetry. now apply tops_after.
Qed.
