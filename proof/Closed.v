(* Closed sets: positions none of which is a single stack, and every capture from which leads to one
   of them or to a position that is dead. Whatever begins in such a set never leaves it alive. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Dead Geometry Valid Captures.
Import ListNotations.

(* A member has a letter for each stack of the start: its colour now, or none if it is gone. *)
Definition member := list (option colour).
Fixpoint position_of (cells : list cell) (s : member) : position :=
  match cells, s with
  | x :: cells', Some c :: s' => (x, c) :: position_of cells' s'
  | _ :: cells', None :: s' => position_of cells' s'
  | _, _ => []
  end.
Fixpoint moved (cells : list cell) (s : member) (p q : cell) (c : colour) : member :=
  match cells, s with
  | x :: cells', o :: s' =>
      (if cell_eqb x p then None else if cell_eqb x q then Some c else o) :: moved cells' s' p q c
  | _, _ => []
  end.
Lemma position_of_in cells : forall s x c, In (x, c) (position_of cells s) -> In x cells.
Proof.
  induction cells as [|y cells IH]; intros [|[d|] s] x c; simpl; try easy.
  - intros [[= -> ->]|H]; [now left|right; eauto].
  - intros H. right. eauto.
Qed.
Lemma moved_step cells p q c : NoDup cells -> forall s,
  lookup p (position_of cells s) = Some c -> lookup q (position_of cells s) <> None ->
  same (view_of (position_of cells (moved cells s p q c)))
    (step (view_of (position_of cells s)) (p, q)).
Proof.
  intros ND s Hp Hq x. unfold view_of, step. simpl. rewrite Hp.
  assert (G : forall s, lookup x (position_of cells (moved cells s p q c)) =
    if cell_eqb x p then None
    else if cell_eqb x q then (if mem q (firstn (length s) cells) then Some c else None)
    else lookup x (position_of cells s)).
  { clear Hp Hq s.
    induction ND as [|y cells NI ND IH]; intros [|o s]; simpl.
    - destruct (cell_eqb x p), (cell_eqb x q); auto.
    - destruct (cell_eqb x p), (cell_eqb x q); auto.
    - destruct (cell_eqb x p), (cell_eqb x q); auto.
    - assert (O : forall t, lookup y (position_of cells t) = None).
      { intros t. destruct (lookup y (position_of cells t)) eqn:E; auto.
        apply lookup_in, position_of_in in E. easy. }
      unfold mem. simpl. fold (mem q (firstn (length s) cells)).
      destruct (cell_spec x y) as [->|N].
      + destruct (cell_spec y p) as [->|Np].
        * simpl. apply O.
        * destruct (cell_spec y q) as [->|Nq]; simpl.
          -- rewrite !cell_eqb_refl. reflexivity.
          -- destruct o; simpl; [now rewrite cell_eqb_refl|]. now rewrite !O.
      + assert (E : lookup x (position_of (y :: cells) ((if cell_eqb y p then None
          else if cell_eqb y q then Some c else o) :: moved cells s p q c))
                    = lookup x (position_of cells (moved cells s p q c))).
        { destruct (if cell_eqb y p then _ else _); simpl; auto.
          destruct (cell_spec x y); congruence. }
        simpl in E. rewrite E, IH. destruct (cell_spec x p); auto.
        destruct (cell_spec x q) as [E'|N'].
        * destruct (cell_spec q y); [congruence|]. reflexivity.
        * destruct o; auto. simpl. destruct (cell_spec x y); congruence. }
  rewrite G. destruct (cell_spec x p); auto. destruct (cell_spec x q); auto.
  enough (M : mem q (firstn (length s) cells) = true) by now rewrite M.
  apply mem_iff. clear - Hq. revert s Hq.
  induction cells as [|y cells IH]; intros [|[d|] s] H; simpl in *; try easy.
  - destruct (cell_spec q y) as [->|]; [now left|right; auto].
  - right. auto.
Qed.

(* Dead by a rule. *)
Fixpoint count_on (n : nat) (c : colour) (ps : position) : nat :=
  match ps with [] => n | x :: ps' => count_on (if colour_eqb (snd x) c then S n else n) c ps' end.
Definition count : colour -> position -> nat := count_on 0.
Lemma count_length c ps : count c ps = length (filter (fun x => colour_eqb (snd x) c) ps).
Proof.
  enough (H : forall n, count_on n c ps = n + length (filter (fun x => colour_eqb (snd x) c) ps)) by
    apply H.
  induction ps as [|x ps IH]; simpl; intros n; [lia|]. rewrite IH.
  destruct (colour_eqb (snd x) c); simpl; lia.
Qed.
Definition is_frozen (ps : position) : bool :=
  let black := count Black ps in let green := count Green ps in let white := count White ps in
  (black =? 0) && (2 <=? green) || (green =? 0) && (2 <=? white) || (white =? 0) && (2 <=? black).
Definition is_split (ps : position) : bool :=
  match ps with
  | [] => false
  | (x, _) :: _ => match apart (map fst ps) x with [] => false | _ => true end
  end.
Definition distinct (ps : position) : Prop := NoDup (map fst ps).

Lemma count_zero c ps x : count c ps = 0 -> lookup x ps <> Some c.
Proof.
  intros H E. apply lookup_in in E. rewrite count_length in H.
  assert (I : In (x, c) (filter (fun x => colour_eqb (snd x) c) ps)).
  { apply filter_In. split; auto. simpl. now destruct (colour_spec c c). }
  destruct (filter _ ps); [easy|discriminate].
Qed.
Lemma count_two c ps : distinct ps -> 2 <= count c ps ->
  exists p q, p <> q /\ lookup p ps = Some c /\ lookup q ps = Some c.
Proof.
  intros ND H. rewrite count_length in H. remember (filter _ ps) as l eqn:E.
  destruct l as [|[p c1] [|[q c2] l]]; simpl in H; try lia.
  assert (I : forall x d, In (x, d) ((p, c1) :: (q, c2) :: l) -> In (x, d) ps /\ d = c).
  { intros x d. rewrite E, filter_In. simpl. intros [I F]. split; auto.
    now destruct (colour_spec d c). }
  destruct (I p c1) as [Ip ->]; [now left|]. destruct (I q c2) as [Iq ->]; [right; now left|].
  exists p, q. repeat split; auto using lookup_distinct.
  intros ->. assert (D : NoDup (map fst (filter (fun x => colour_eqb (snd x) c) ps))).
  { clear - ND. unfold distinct in ND. induction ps as [|[y d] ps IH]; simpl in *; auto.
    inversion ND as [|? ? NI ND']; subst. destruct (colour_eqb d c); simpl; auto.
    constructor; auto. intros M. apply NI. apply in_map_iff in M. destruct M as (z & <- & M).
    apply filter_In in M. now apply in_map. }
  rewrite <- E in D. simpl in D. inversion D as [|? ? NI _]. apply NI. now left.
Qed.
Lemma is_frozen_frozen ps : distinct ps -> is_frozen ps = true -> frozen (view_of ps).
Proof.
  intros ND. unfold is_frozen. rewrite !orb_true_iff, !andb_true_iff, !Nat.eqb_eq, !Nat.leb_le.
  intros [[[Z T]|[Z T]]|[Z T]]; (apply count_two in T; auto; destruct T as (p & q & N & Hp & Hq)).
  - exists Black, p, q. repeat split; auto. intros x. now apply count_zero.
  - exists Green, p, q. repeat split; auto. intros x. now apply count_zero.
  - exists White, p, q. repeat split; auto. intros x. now apply count_zero.
Qed.
Lemma is_split_split ps : is_split ps = true -> split (view_of ps).
Proof.
  unfold is_split. destruct ps as [|[x c] ps'] eqn:E; [discriminate|]. rewrite <- E.
  destruct (apart_spec (map fst ps) x) as (X & Hx & Ho & A).
  destruct (apart (map fst ps) x) as [|y ys]; [discriminate|]. intros _.
  assert (O : forall z, view_of ps z <> None <-> In z (map fst ps)) by (intros; apply lookup_none).
  exists X. repeat split.
  - exists x. split; [apply O; rewrite E; now left|now apply Hx].
  - exists y. destruct (Ho y) as [I Xy]; [now left|]. split; auto. now apply O.
  - intros p q Hp Hq. apply A; auto; try easy; now apply O.
Qed.
Definition is_dead (ps : position) : bool := is_frozen ps || is_split ps.
Lemma is_dead_unsolvable ps : distinct ps -> is_dead ps = true -> unsolvable (view_of ps).
Proof.
  intros D. unfold is_dead. rewrite orb_true_iff. intros [H|H].
  - apply frozen_unsolvable. now apply is_frozen_frozen.
  - apply split_unsolvable. now apply is_split_split.
Qed.

(* Sets of members: tries with a branch for each letter. How a set is made needs no proof. *)
Inductive trie := Leaf | Node (here : bool) (e b g w : trie).
Fixpoint has (s : member) (t : trie) {struct t} : bool :=
  match t with
  | Leaf => false
  | Node h te tb tg tw =>
      match s with
      | [] => h
      | None :: s' => has s' te
      | Some Black :: s' => has s' tb
      | Some Green :: s' => has s' tg
      | Some White :: s' => has s' tw
      end
  end.
Fixpoint put (s : member) (t : trie) : trie :=
  let '(h, te, tb, tg, tw) :=
    match t with Leaf => (false, Leaf, Leaf, Leaf, Leaf) | Node h e b g w => (h, e, b, g, w) end in
  match s with
  | [] => Node true te tb tg tw
  | None :: s' => Node h (put s' te) tb tg tw
  | Some Black :: s' => Node h te (put s' tb) tg tw
  | Some Green :: s' => Node h te tb (put s' tg) tw
  | Some White :: s' => Node h te tb tg (put s' tw)
  end.
(* Whether all members of a set, with what stands before them in reverse, have a property. *)
Fixpoint every (p : member -> bool) (before : member) (t : trie) : bool :=
  match t with
  | Leaf => true
  | Node h te tb tg tw =>
      (if h then p (rev before) else true) &&
      every p (None :: before) te && every p (Some Black :: before) tb &&
      every p (Some Green :: before) tg && every p (Some White :: before) tw
  end.
Lemma every_has p t : forall before s,
  every p before t = true -> has s t = true -> p (rev before ++ s) = true.
Proof.
  induction t as [|h te IHe tb IHb tg IHg tw IHw]; intros before s E H; [discriminate|].
  cbn [every] in E. rewrite !andb_true_iff in E. destruct E as [[[[E0 E1] E2] E3] E4].
  destruct s as [|[[]|] s]; simpl in H.
  - subst h. now rewrite app_nil_r.
  - specialize (IHb _ _ E2 H). simpl in IHb. now rewrite <- app_assoc in IHb.
  - specialize (IHg _ _ E3 H). simpl in IHg. now rewrite <- app_assoc in IHg.
  - specialize (IHw _ _ E4 H). simpl in IHw. now rewrite <- app_assoc in IHw.
  - specialize (IHe _ _ E1 H). simpl in IHe. now rewrite <- app_assoc in IHe.
Qed.

Definition stays_in (cells : list cell) (set : trie) (s : member) : bool :=
  let ps := position_of cells s in
  negb (is_single ps) &&
  forallb (fun '((p, q), c) =>
    let s' := moved cells s p q c in has s' set || is_dead (position_of cells s')) (captures ps).
Definition closed (cells : list cell) (start : member) (set : trie) : bool :=
  has start set && every (stays_in cells set) [] set.

Lemma position_of_distinct cells : NoDup cells -> forall s, distinct (position_of cells s).
Proof.
  unfold distinct. induction 1 as [|x cells NI ND IH]; intros [|[c|] s]; simpl; try constructor;
    auto.
  intros M. apply in_map_iff in M. destruct M as ([y d] & <- & M). apply position_of_in in M. easy.
Qed.
Lemma single_length ps : distinct ps -> single (view_of ps) -> is_single ps = true.
Proof.
  intros D (p & Hp & U). unfold view_of in *.
  destruct ps as [|[x c] [|[y d] ps]]; [easy|easy|]. exfalso.
  unfold distinct in D. simpl in D. inversion D as [|? ? NI _]; subst. apply NI. left.
  rewrite (U y), (U x); auto; apply lookup_none; simpl; auto.
Qed.
Theorem closed_unsolvable cells start set : NoDup cells ->
  closed cells start set = true -> unsolvable (view_of (position_of cells start)).
Proof.
  intros ND H ms. unfold closed in H. apply andb_true_iff in H. destruct H as [H F].
  revert start H. induction ms as [|[p q] ms IH]; intros s Hs [P S];
    pose proof (every_has _ _ [] s F Hs) as G; simpl in G;
    unfold stays_in in G; apply andb_true_iff in G; destruct G as [G1 G2].
  - apply single_length in S; [|now apply position_of_distinct]. simpl in S.
    rewrite S in G1. discriminate.
  - destruct P as [L P]. rewrite forallb_forall in G2.
    pose proof L as (c & Hp & Hq & _). simpl in Hp, Hq. unfold view_of in Hp, Hq.
    specialize (G2 _ (captures_complete _ p q c (position_of_distinct cells ND s) Hp L)).
    simpl in G2.
    assert (E : same (step (view_of (position_of cells s)) (p, q))
                  (view_of (position_of cells (moved cells s p q c)))).
    { intros x. symmetry. apply moved_step; auto. congruence. }
    assert (S' : solution (view_of (position_of cells (moved cells s p q c))) ms).
    { eapply solution_same; [exact E|]. now split. }
    apply orb_true_iff in G2. destruct G2 as [G2|G2].
    + now apply (IH _ G2).
    + revert S'. apply is_dead_unsolvable; auto using position_of_distinct.
Qed.
