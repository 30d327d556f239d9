(* Certificates of a board given row by row: what is accepted holds by the rules. The theorems hold
   of boards of any size, and of any evidence, right or wrong; limits are the reader's and are
   stated in Extract.v. Nothing says that every right certificate is accepted. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Dead Geometry Valid Captures Replay Closed Refutation.
Import ListNotations.

Fixpoint stacks_of_row (r c : nat) (row : list (option colour)) : position :=
  match row with
  | [] => []
  | Some k :: row' => ((r, c), k) :: stacks_of_row r (S c) row'
  | None :: row' => stacks_of_row r (S c) row'
  end.
Fixpoint stacks_from (r : nat) (rows : list (list (option colour))) : position :=
  match rows with
  | [] => []
  | row :: rows' => stacks_of_row r 0 row ++ stacks_from (S r) rows'
  end.
(* The same as loops, for rows and columns of a million. *)
Fixpoint row_onto (r c : nat) (row : list (option colour)) (onto : position) : position :=
  match row with
  | [] => onto
  | o :: row' => row_onto r (S c) row' (match o with Some k => ((r, c), k) :: onto | None =>
    onto end)
  end.
Fixpoint rows_onto (r : nat) (rows : list (list (option colour))) (onto : position) : position :=
  match rows with [] => onto | row :: rows' => rows_onto (S r) rows' (row_onto r 0 row onto) end.
Definition start_of (rows : list (list (option colour))) : position :=
  rev_append (rows_onto 0 rows []) [].
Lemma start_of_from rows : start_of rows = stacks_from 0 rows.
Proof.
  assert (R : forall r row c onto, row_onto r c row onto = rev (stacks_of_row r c row) ++ onto).
  { intros r. induction row as [|[k|] row IH]; simpl; intros c onto; auto. rewrite IH, <- app_assoc.
    reflexivity. }
  assert (A : forall rows r onto, rows_onto r rows onto = rev (stacks_from r rows) ++ onto).
  { clear rows. induction rows as [|row rows IH]; simpl; intros r onto; auto.
    now rewrite IH, R, rev_app_distr, app_assoc. }
  unfold start_of. now rewrite A, app_nil_r, rev_append_rev, app_nil_r, rev_involutive.
Qed.

Lemma lookup_app {A} x (k l : list (cell * A)) :
  lookup x (k ++ l) = match lookup x k with Some r => Some r | None => lookup x l end.
Proof. induction k as [|[y r] k IH]; simpl; auto. now destruct (cell_eqb x y). Qed.
Lemma lookup_row r row : forall c x, lookup x (stacks_of_row r c row) =
  if (fst x =? r) && (c <=? snd x) then nth (snd x - c) row None else None.
Proof.
  induction row as [|o row IH]; intros c [i j]; cbn [fst snd].
  - destruct (_ && _); auto. now destruct (j - c).
  - assert (H : lookup (i, j) (stacks_of_row r c (o :: row)) =
                if cell_eqb (i, j) (r, c) then o else lookup (i, j) (stacks_of_row r (S c) row)).
    { destruct o as [k|]; simpl; auto. destruct (cell_spec (i, j) (r, c)) as [E|]; auto.
      injection E as -> ->. rewrite IH. cbn [fst snd].
      destruct (Nat.leb_spec (S c) c); [lia|]. now rewrite andb_false_r. }
    rewrite H, IH. unfold cell_eqb. cbn [fst snd].
    destruct (Nat.eqb_spec i r); cbn [andb]; auto.
    destruct (Nat.eqb_spec j c) as [->|N].
    + now rewrite Nat.leb_refl, Nat.sub_diag.
    + destruct (Nat.leb_spec (S c) j), (Nat.leb_spec c j); try lia; auto.
      replace (j - c) with (S (j - S c)) by lia. reflexivity.
Qed.
Lemma lookup_rows rows : forall r x, lookup x (stacks_from r rows) =
  if r <=? fst x then nth (snd x) (nth (fst x - r) rows []) None else None.
Proof.
  induction rows as [|row rows IH]; intros r [i j]; cbn [fst snd].
  - destruct (r <=? i); auto. destruct (i - r), j; auto.
  - cbn [stacks_from]. rewrite lookup_app, lookup_row, IH. cbn [fst snd]. rewrite Nat.sub_0_r.
    destruct (Nat.eqb_spec i r) as [->|N]; cbn [andb].
    + rewrite Nat.leb_refl, Nat.sub_diag. cbn [nth].
      destruct (nth j row None); auto. destruct (Nat.leb_spec (S r) r); [lia|auto].
    + destruct (Nat.leb_spec (S r) i), (Nat.leb_spec r i); try lia; auto.
      replace (i - r) with (S (i - S r)) by lia. reflexivity.
Qed.
Lemma start_setup rows : same (view_of (start_of rows)) (tops (setup rows)).
Proof.
  intros x. unfold view_of, tops, setup. rewrite start_of_from, lookup_rows. simpl.
  rewrite Nat.sub_0_r.
  now destruct (nth (snd x) (nth (fst x) rows []) None).
Qed.

Lemma row_in r row : forall c x, In x (map fst (stacks_of_row r c row)) -> fst x = r /\ c <= snd x.
Proof.
  induction row as [|[k|] row IH]; simpl; intros c x H; [easy| |].
  - destruct H as [<-|H]; [simpl; lia|]. apply IH in H. lia.
  - apply IH in H. lia.
Qed.
Lemma rows_in rows : forall r x, In x (map fst (stacks_from r rows)) -> r <= fst x.
Proof.
  induction rows as [|row rows IH]; simpl; intros r x H; [easy|].
  rewrite map_app in H. apply in_app_or in H. destruct H as [H|H].
  - apply row_in in H. lia.
  - apply IH in H. lia.
Qed.
Lemma NoDup_apart {A} (k l : list A) : NoDup k -> NoDup l ->
  (forall x, In x k -> ~ In x l) -> NoDup (k ++ l).
Proof.
  induction k as [|x k IH]; simpl; intros K L D; auto. inversion K as [|? ? NI K']; subst.
  constructor; [|apply IH; auto]. intros H. apply in_app_or in H. destruct H; auto.
  now apply (D x); [left|].
Qed.
Lemma row_distinct r row : forall c, NoDup (map fst (stacks_of_row r c row)).
Proof.
  induction row as [|[k|] row IH]; simpl; intros c; [constructor| |auto].
  constructor; auto. intros H. apply row_in in H. simpl in H. lia.
Qed.
Lemma start_distinct rows : distinct (start_of rows).
Proof.
  unfold distinct. rewrite start_of_from. generalize 0.
  induction rows as [|row rows IH]; simpl; intros r; [constructor|].
  rewrite map_app. apply NoDup_apart; auto using row_distinct.
  intros x H K. apply row_in in H. apply rows_in in K. lia.
Qed.

(* The captures of a board, to be compared with those of another program. *)
Definition captures_of (rows : list (list (option colour))) : list move :=
  map fst (captures (start_of rows)).
Theorem captures_of_exact rows p q :
  In (p, q) (captures_of rows) <-> may_capture (setup rows) p q.
Proof.
  rewrite tops_legal. pose proof (start_setup rows) as E. pose proof (start_distinct rows) as D.
  unfold captures_of. rewrite in_map_iff. split.
  - intros ([m c] & <- & H). simpl. destruct m as [p' q']. apply captures_exact in H; auto.
    eapply legal_same; [exact E|]. apply H.
  - intros L. apply (legal_same _ (view_of (start_of rows))) in L; [|intros x; symmetry; apply E].
    pose proof L as (c & Hp & _). simpl in Hp. exists ((p, q), c). split; auto.
    now apply captures_complete.
Qed.

Definition proves_solvable (rows : list (list (option colour))) (ms : list move) : bool :=
  is_solution rows (start_of rows) ms.
Theorem solvable_sound rows ms : proves_solvable rows ms = true -> solvable (setup rows).
Proof.
  intros H. apply solvable_solution. exists ms.
  eapply (is_played_solves _ rows (start_of rows)); [| |exact H].
  - intros x. unfold tops, setup, known_of. now destruct (nth _ _ None).
  - intros x. rewrite <- start_setup. apply lookup_none.
Qed.

Inductive evidence :=
| Empty | Frozen | Split                                   (* dead at the start, by a rule *)
| Members (set : trie)                                     (* a closed set *)
| Clauses (given : list (list (bool * BinNums.positive))) (steps : list step).

Definition is_empty (ps : position) : bool := match ps with [] => true | _ => false end.
Definition proves_unsolvable (rows : list (list (option colour))) (e : evidence) : bool :=
  let ps := start_of rows in
  match e with
  | Empty => is_empty ps
  | Frozen => is_frozen ps
  | Split => is_split ps
  | Members set => closed (map fst ps) (map (fun x => Some (snd x)) ps) set
  | Clauses given steps => refuted ps given steps
  end.

Lemma position_of_start ps : position_of (map fst ps) (map (fun x => Some (snd x)) ps) = ps.
Proof. induction ps as [|[x c] ps IH]; simpl; congruence. Qed.
Theorem unsolvable_sound rows e : proves_unsolvable rows e = true -> ~ solvable (setup rows).
Proof.
  intros H S. apply solvable_solution in S. destruct S as [ms S].
  apply (solution_same ms _ (view_of (start_of rows))) in S; [|intros x; symmetry;
    apply start_setup].
  revert S. revert ms. change (unsolvable (view_of (start_of rows))).
  unfold proves_unsolvable in H. destruct e as [| | |set|given steps].
  - destruct (start_of rows); [|discriminate]. now apply empty_unsolvable.
  - apply frozen_unsolvable, is_frozen_frozen; auto using start_distinct.
  - now apply split_unsolvable, is_split_split.
  - apply closed_unsolvable in H; [|apply start_distinct]. now rewrite position_of_start in H.
  - now apply refuted_unsolvable in H.
Qed.

Goal True. idtac "captures_of_exact:". Abort.
Print Assumptions captures_of_exact.
Goal True. idtac "solvable_sound:". Abort.
Print Assumptions solvable_sound.
Goal True. idtac "unsolvable_sound:". Abort.
Print Assumptions unsolvable_sound.
