(* The captures of a position, as a list; the replay of a claimed solution. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Rules Play Dead Geometry Valid.
Import ListNotations.

Definition is_capture (ps : position) (p : cell) (c : colour) (q : cell) (d : colour) : bool :=
  colour_eqb d (prey c) && share_lineb p q && forallb (fun x => negb (betweenb p q (fst x))) ps.
Definition captures (ps : position) : list (move * colour) :=
  flat_map (fun '(p, c) => flat_map (fun '(q, d) =>
    if is_capture ps p c q d then [((p, q), c)] else []) ps) ps.

Lemma is_capture_legal ps p c q d :
  lookup p ps = Some c -> lookup q ps = Some d ->
  (is_capture ps p c q d = true <-> legal (view_of ps) (p, q)).
Proof.
  intros Hp Hq. unfold is_capture, legal, view_of. simpl.
  rewrite !andb_true_iff, share_lineb_iff, forallb_forall. split.
  - intros [[E L] F]. destruct (colour_spec d (prey c)) as [->|]; [|discriminate].
    exists c. repeat split; auto. intros x B. destruct (lookup x ps) as [e|] eqn:Hx; auto.
    apply lookup_in in Hx. specialize (F _ Hx). simpl in F. apply betweenb_iff in B.
    rewrite B in F. discriminate.
  - intros (c' & H & K & L & M). rewrite Hp in H. injection H as <-. rewrite Hq in K. injection K as ->.
    repeat split; auto.
    + now destruct (colour_spec (prey c) (prey c)).
    + intros [x e] I. simpl. apply negb_true_iff. destruct (betweenb p q x) eqn:B; auto.
      apply betweenb_iff in B. specialize (M x B). exfalso.
      assert (N : lookup x ps <> None); [|congruence]. apply lookup_none. now apply (in_map fst) in I.
Qed.
Lemma captures_complete ps p q c : lookup p ps = Some c -> legal (view_of ps) (p, q) ->
  In ((p, q), c) (captures ps).
Proof.
  intros Hp L. pose proof L as (c' & _ & Hq & _). simpl in Hq. unfold view_of in Hq.
  apply in_flat_map. exists (p, c). split; [now apply lookup_in|].
  apply in_flat_map. exists (q, prey c'). split; [now apply lookup_in|].
  apply (is_capture_legal ps p c q (prey c')) in L; auto. rewrite L. now left.
Qed.

(* Replay. The capture that a move names is checked; nothing is searched. *)
Definition capture_by (ps : position) (m : move) : option position :=
  match lookup (fst m) ps, lookup (snd m) ps with
  | Some c, Some d =>
      if is_capture ps (fst m) c (snd m) d
      then Some (map (fun '(x, e) => (x, if cell_eqb x (snd m) then c else e))
                   (filter (fun x => negb (cell_eqb (fst x) (fst m))) ps))
      else None
  | _, _ => None
  end.
Lemma lookup_filter {A} (f : cell -> bool) x (l : list (cell * A)) :
  lookup x (filter (fun y => f (fst y)) l) = if f x then lookup x l else None.
Proof.
  induction l as [|[y r] l IH]; simpl; [now destruct (f x)|].
  destruct (f y) eqn:E; simpl; rewrite IH; destruct (cell_spec x y) as [->|N]; auto; now rewrite E.
Qed.
Lemma lookup_map {A B} (g : cell -> A -> B) x (l : list (cell * A)) :
  lookup x (map (fun '(y, r) => (y, g y r)) l) = option_map (g x) (lookup x l).
Proof.
  induction l as [|[y r] l IH]; simpl; auto. destruct (cell_spec x y) as [->|N]; auto.
Qed.
Lemma capture_by_step ps m ps' : capture_by ps m = Some ps' ->
  legal (view_of ps) m /\ same (view_of ps') (step (view_of ps) m).
Proof.
  unfold capture_by. destruct m as [p q]. simpl.
  destruct (lookup p ps) as [c|] eqn:Hp; [|discriminate].
  destruct (lookup q ps) as [d|] eqn:Hq; [|discriminate].
  destruct (is_capture ps p c q d) eqn:E; [|discriminate]. intros [= <-].
  apply (is_capture_legal ps p c q d Hp Hq) in E. split; auto. intros x. unfold view_of, step. simpl.
  rewrite (lookup_map (fun y e => if cell_eqb y q then c else e)).
  rewrite (lookup_filter (fun y => negb (cell_eqb y p))).
  destruct (cell_spec x p) as [->|N]; simpl; auto.
  destruct (cell_spec x q) as [->|N']; simpl; [rewrite Hq; simpl; now rewrite Hp|].
  now destruct (lookup x ps).
Qed.

Definition is_single (ps : position) : bool := match ps with [_] => true | _ => false end.
Lemma is_single_single ps : is_single ps = true -> single (view_of ps).
Proof.
  destruct ps as [|[p c] [|]]; try discriminate. intros _. exists p. unfold view_of. simpl.
  rewrite cell_eqb_refl. split; [easy|]. intros q. destruct (cell_spec q p); congruence.
Qed.
Fixpoint replay (ps : position) (ms : list move) : bool :=
  match ms with
  | [] => is_single ps
  | m :: rest => match capture_by ps m with Some ps' => replay ps' rest | None => false end
  end.
Theorem replay_solution ms : forall ps, replay ps ms = true -> solution (view_of ps) ms.
Proof.
  induction ms as [|m ms IH]; simpl; intros ps H.
  - split; [exact I|]. now apply is_single_single.
  - destruct (capture_by ps m) as [ps'|] eqn:E; [|discriminate]. apply capture_by_step in E.
    destruct E as [L E]. destruct (solution_same ms _ _ E (IH ps' H)) as [P S]. now repeat split.
Qed.
