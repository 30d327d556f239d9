(* Refutations: clauses of the position, and steps that follow by hints, to the empty clause. *)
From Coq Require Import Arith Bool List Lia PArith FMapPositive.
From Greenest Require Import Statement Play Dead Geometry Clauses Landing Valid Numbering.
Import ListNotations.

Notation variable := positive (only parsing).
Notation numbered := (list (bool * positive)).       (* a clause: false stands for a negation *)
Notation map_of := PositiveMap.t.

(* The next number, and what each number before it stands for. *)
Definition numbered_all {A} (l : list A) : positive * map_of A :=
  fold_left (fun '(i, m) x => (Pos.succ i, PositiveMap.add i x m)) l (xH, PositiveMap.empty A).

(* What follows by hints. `no` has the variables of literals that are false, with their signs. *)
Definition is_false (no : map_of bool) (l : bool * positive) : bool :=
  match PositiveMap.find (snd l) no with Some s => eqb s (fst l) | None => false end.
Definition is_true (no : map_of bool) (l : bool * positive) : bool :=
  match PositiveMap.find (snd l) no with Some s => negb (eqb s (fst l)) | None => false end.
Definition falsify (no : map_of bool) (l : bool * positive) : map_of bool :=
  PositiveMap.add (snd l) (fst l) no.
Definition negation (l : bool * positive) : bool * positive := (negb (fst l), snd l).
Fixpoint follows (known : map_of numbered) (no : map_of bool) (hints : list positive) : bool :=
  match hints with
  | [] => false
  | h :: rest =>
      match PositiveMap.find h known with
      | None => false
      | Some cl =>
          match filter (fun l => negb (is_false no l)) cl with
          | [] => match rest with [] => true | _ => false end
          | [l] => negb (is_true no l) && follows known (falsify no (negation l)) rest
          | _ => false
          end
      end
  end.
Definition step : Type := numbered * list positive.
Fixpoint refutes (known : map_of numbered) (next : positive) (steps : list step) : bool :=
  match steps with
  | [] => false
  | (cl, hints) :: rest =>
      follows known (fold_left falsify cl (PositiveMap.empty bool)) hints &&
      match cl, rest with
      | [], [] => true
      | [], _ | _, [] => false
      | _, _ => refutes (PositiveMap.add next cl known) (Pos.succ next) rest
      end
  end.

Section Sound.
Variable says : positive -> Prop.
Definition lit (l : bool * positive) : Prop := if fst l then says (snd l) else ~ says (snd l).
(* A clause of which not all literals are false. *)
Definition ok (cl : numbered) : Prop := ~ forall l, In l cl -> ~ lit l.
Definition all_ok (known : map_of numbered) : Prop :=
  forall i cl, PositiveMap.find i known = Some cl -> ok cl.
Definition all_false (no : map_of bool) : Prop :=
  forall p s, PositiveMap.find p no = Some s -> ~ lit (s, p).

Lemma is_false_not no l : all_false no -> is_false no l = true -> ~ lit l.
Proof.
  intros F H. unfold is_false in H. destruct l as [s p]. simpl in *.
  destruct (PositiveMap.find p no) as [s'|] eqn:E; [|discriminate].
  apply eqb_prop in H. subst s'. now apply F.
Qed.
Lemma falsify_all no l : all_false no -> ~ lit l -> all_false (falsify no l).
Proof.
  intros F N p s H. destruct l as [s' p']. unfold falsify in H. simpl in H.
  destruct (Pos.eq_dec p' p) as [->|D].
  - rewrite PositiveMap.gss in H. now injection H as <-.
  - rewrite PositiveMap.gso in H by congruence. now apply F.
Qed.
Lemma negation_not l : ~ ~ lit l -> ~ lit (negation l).
Proof. destruct l as [[] p]; unfold lit; simpl; tauto. Qed.

Lemma follows_absurd known hints : all_ok known ->
  forall no, all_false no -> follows known no hints = true -> False.
Proof.
  intros K. induction hints as [|h hints IH]; simpl; intros no F H; [discriminate|].
  destruct (PositiveMap.find h known) as [cl|] eqn:E; [|discriminate]. pose proof (K h cl E) as O.
  assert (R : forall l, In l cl -> In l (filter (fun l => negb (is_false no l)) cl) \/ ~ lit l).
  { intros l I. destruct (is_false no l) eqn:Z; [right; now apply (is_false_not no)|left].
    apply filter_In. now rewrite Z. }
  destruct (filter _ cl) as [|l [|l' rest]]; [| |discriminate].
  - apply O. intros l I. now destruct (R l I).
  - apply andb_true_iff in H. destruct H as [_ H].
    apply (IH (falsify no (negation l))); auto. apply falsify_all; auto.
    apply negation_not. intros N. apply O. intros l' I. destruct (R l' I) as [[<-|[]]|]; auto.
Qed.
Lemma refutes_absurd steps : forall known next, all_ok known -> refutes known next steps = true ->
  False.
Proof.
  induction steps as [|[cl hints] steps IH]; simpl; intros known next K H; [discriminate|].
  apply andb_true_iff in H. destruct H as [H R].
  assert (O : ok cl).
  { intros A. apply (follows_absurd known hints K _ ) in H; auto.
    assert (F : all_false (PositiveMap.empty bool)).
    { intros p s E. rewrite PositiveMap.gempty in E. discriminate. }
    clear H R. revert F. generalize (PositiveMap.empty bool).
    induction cl as [|l cl IHc]; simpl; auto.
    intros no F. apply IHc; [intros; apply A; now right|]. apply falsify_all; auto. apply A.
    now left. }
  destruct cl as [|l cl].
  - apply O. easy.
  - destruct steps as [|st steps]; [discriminate|]. apply (IH _ _) in R; auto.
    intros i cl' E. destruct (Pos.eq_dec next i) as [->|D].
    + rewrite PositiveMap.gss in E. now injection E as <-.
    + rewrite PositiveMap.gso in E by congruence. eauto.
Qed.
End Sound.

(* Numbers as atoms. *)
Definition worded (table : map_of atom) (cl : numbered) : option clause :=
  fold_right (fun l found =>
    match PositiveMap.find (snd l) table, found with
    | Some t, Some rest => Some ((fst l, t) :: rest)
    | _, _ => None
    end) (Some []) cl.
Definition is_given (ps : position) (f : facts) (table : map_of atom) (cl : numbered) : bool :=
  match worded table cl with Some cl' => valid ps f cl' | None => false end.
Definition refuted (ps : position) (given : list numbered) (steps : list step) : bool :=
  let table := snd (numbered_all (atoms (stacks ps))) in
  let f := facts_of ps (all_orders (stacks ps)) in
  let (next, known) := numbered_all given in
  forallb (is_given ps f table) given && refutes known next steps.

Lemma numbered_all_in {A} (l : list A) j x : PositiveMap.find j (snd (numbered_all l)) = Some x ->
  In x l.
Proof.
  unfold numbered_all. set (P m := forall j x, PositiveMap.find j m = Some x -> In x l).
  enough (H : forall l' i m, incl l' l -> P m ->
    P (snd (fold_left (fun '(i, m) x => (Pos.succ i, PositiveMap.add i x m)) l' (i, m)))).
  { apply (H l xH (PositiveMap.empty A) (incl_refl l)). intros k y E.
    rewrite PositiveMap.gempty in E. discriminate. }
  induction l' as [|y l' IH]; simpl; intros i m I M; auto. apply incl_cons_inv in I.
  apply IH; [exact (proj2 I)|].
  intros k z E. destruct (Pos.eq_dec i k) as [->|D].
  - rewrite PositiveMap.gss in E. injection E as <-. exact (proj1 I).
  - rewrite PositiveMap.gso in E by congruence. eauto.
Qed.
Theorem refuted_unsolvable ps given steps : refuted ps given steps = true ->
  unsolvable (view_of ps).
Proof.
  unfold refuted. set (table := snd (numbered_all (atoms _))). set (f := facts_of _ _).
  destruct (numbered_all given) as [next known] eqn:K.
  rewrite andb_true_iff, forallb_forall. intros [V R] ms sol.
  set (says p := match PositiveMap.find p table with Some t => holds (view_of ps) ms t | None =>
    False end).
  apply (refutes_absurd says steps _ _) in R; auto.
  intros i cl E. apply (f_equal snd) in K. simpl in K. rewrite <- K in E.
  apply numbered_all_in in E. specialize (V cl E). clear E.
  unfold is_given in V. destruct (worded table cl) as [cl'|] eqn:W; [|discriminate].
  destruct (valid_holds ps _ ms cl' sol V) as (s & t & I & H). intros N. revert I H.
  clear V R. revert cl' W. induction cl as [|[s' p] cl IH]; simpl; intros cl' W I H.
  - injection W as <-. easy.
  - destruct (PositiveMap.find p table) as [t'|] eqn:T; [|discriminate].
    destruct (worded table cl) as [rest|] eqn:W'; [|discriminate]. injection W as <-.
    destruct I as [[= -> ->]|I].
    + apply (N (s, p)); [now left|]. unfold lit, says. simpl. rewrite T. exact H.
    + apply (IH ltac:(intros; apply N; now right) rest eq_refl I H).
Qed.
