(* docs/every-size.md, 2.2: the small boards, by the search of Search.v and by removal of rows. That
   no exception is solvable follows from a closed set of positions for each (Check.v). *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Search Exceptions Turned.
Import ListNotations.

(* The computation of || and && is lazy, which vm_compute needs in order not to search in vain. *)
Local Open Scope lazy_bool_scope.
Fixpoint some {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => false | a :: t => f a ||| some f t end.
Lemma some_exists {A} (f : A -> bool) l : some f l = true <-> exists a, In a l /\ f a = true.
Proof.
  rewrite <- existsb_exists. enough (E : some f l = existsb f l) by now rewrite E.
  induction l as [|a l IH]; simpl; auto. now rewrite IH.
Qed.

(* All boards. *)
Definition palette : list colour := [Black; Green; White].
Fixpoint all_rows (n : nat) : list (list colour) :=
  match n with 0 => [[]] | S n => flat_map (fun r => map (fun c => c :: r) palette) (all_rows n)
    end.
Lemma all_rows_in r : In r (all_rows (length r)).
Proof.
  induction r as [|c r IH]; simpl; auto. apply in_flat_map. exists r. split; auto.
  destruct c; simpl; auto.
Qed.
Lemma all_rows_length n : forall r, In r (all_rows n) -> length r = n.
Proof.
  induction n as [|n IH]; simpl; intros r I; [now destruct I as [<-|[]]|]. apply in_flat_map in I.
  destruct I as (s & J & I). apply IH in J.
  destruct I as [<-|[<-|[<-|[]]]]; simpl; now rewrite J.
Qed.
Fixpoint on_all (n m : nat) (test : block -> bool) (F : block) : bool :=
  match m with 0 => test F | S m => forallb (fun r => on_all n m test (r :: F)) (all_rows n) end.
Lemma on_all_tests n m test : forall F G, on_all n m test F = true -> full m n G ->
  test (rev G ++ F) = true.
Proof.
  induction m as [|m IH]; intros F G H [L W]; simpl in H.
  - destruct G; [exact H|discriminate].
  - destruct G as [|r G]; [discriminate|]. inversion W; subst. rewrite forallb_forall in H.
    simpl. rewrite <- app_assoc. simpl. apply IH; [|split; auto]. apply H, all_rows_in.
Qed.

Definition holds (c : colour) (F : block) : bool := existsb (existsb (colour_eqb c)) F.
Definition is_three (F : block) : bool := holds Black F && holds Green F && holds White F.
Lemma holds_num c F : holds c F = true <-> 1 <= num c F.
Proof.
  unfold num, holds. rewrite cnt_in, in_concat, existsb_exists. split.
  - intros (r & I & H). apply existsb_exists in H. destruct H as (d & J & H). exists r. split; auto.
    now destruct (colour_spec c d) as [->|].
  - intros (r & I & J). exists r. split; auto. apply existsb_exists. exists c. split; auto.
    apply colour_eqb_refl.
Qed.
Lemma is_three_three F : is_three F = true <-> three F.
Proof.
  unfold is_three. rewrite !andb_true_iff, !holds_num. unfold three.
  split; [intros [[A B] C] []; auto|auto].
Qed.

(* Search. *)
Definition found_by (tries : list (bool * bool * nat)) (F : block) : bool :=
  finds (fun _ _ _ => true) [] (filled F) tries.
Lemma found_solv tries m n F : full m n F -> 1 <= m -> 1 <= n -> found_by tries F = true ->
  solv (view_of (filled F)).
Proof.
  unfold found_by. intros H Hm Hn E. apply (finds_play _ _ _ _ m n) in E; auto.
  - destruct E as (t & p & c & _ & P). apply gplay_reach in P. eapply reach_solv; [exact P|].
    exists []. split; [exact I|]. simpl. destruct t; [|apply lone_single].
    exists (snd p, fst p). destruct p as [i j]. unfold as_it_stands, flipv, lone. simpl.
    rewrite cell_eqb_refl.
    split; [easy|]. intros [k l]. simpl. destruct (cell_spec (l, k) (i, j)) as [E|];
      [now injection E as -> ->|easy].
  - unfold filled. rewrite map_length. apply H.
  - apply (wide_filled m n F H).
Qed.
Definition tries : list (bool * bool * nat) := Eval vm_compute in
  flat_map (fun b => [(false, false, b); (true, false, b); (false, true, b); (true, true, b)]) [40;
    300; 2000].
Definition mem_block (F : block) (l : list block) : bool :=
  existsb (fun G => if list_eq_dec (list_eq_dec colour_dec) F G then true else false) l.
Lemma mem_block_iff F l : mem_block F l = true <-> In F l.
Proof.
  unfold mem_block. rewrite existsb_exists. split.
  - intros (G & I & H). now destruct (list_eq_dec (list_eq_dec colour_dec) F G) as [->|].
  - intros I. exists F. split; auto. now destruct (list_eq_dec (list_eq_dec colour_dec) F F).
Qed.
(* As a value, for it is looked up often. *)
Definition listed : list block := Eval vm_compute in exceptions.
Lemma listed_exceptions : listed = exceptions.
Proof. vm_compute. reflexivity. Qed.
Section Settled.
Variable found : block -> bool.
Hypothesis found_holds : forall m n F, full m n F -> 1 <= m -> 1 <= n -> found F = true ->
  solv (view_of (filled F)).
Definition is_settled (F : block) : bool := (negb (is_three F) ||| found F) ||| mem_block F listed.
Lemma small_by_search m n : 1 <= m -> 1 <= n -> on_all n m is_settled [] = true ->
  forall F, full m n F -> three F -> solv (view_of (filled F)) \/ In F exceptions.
Proof.
  intros Hm Hn H F HF T. pose proof (on_all_tests n m is_settled [] (rev F) H (full_rev _ _ _ HF))
    as K.
  rewrite rev_involutive, app_nil_r in K. unfold is_settled in K. rewrite <- !orb_lazy_alt in K.
  apply is_three_three in T. rewrite T in K.
  apply orb_true_iff in K. destruct K as [K|K].
  - left. now apply (found_holds m n).
  - right. apply mem_block_iff in K. now rewrite listed_exceptions in K.
Qed.
End Settled.
Definition is_found : block -> bool := found_by tries.

Lemma is_found_solv m n F : full m n F -> 1 <= m -> 1 <= n -> is_found F = true ->
  solv (view_of (filled F)).
Proof. apply found_solv. Qed.

Lemma check_2x2 : on_all 2 2 (is_settled is_found) [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma check_2x3 : on_all 3 2 (is_settled is_found) [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma check_2x4 : on_all 4 2 (is_settled is_found) [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma check_3x3 : on_all 3 3 (is_settled is_found) [] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Definition settled (m n : nat) : Prop :=
  forall F, full m n F -> three F -> solv (view_of (filled F)) \/ In F exceptions.
Lemma small_2x2 : settled 2 2.
Proof. exact (small_by_search is_found is_found_solv 2 2 (le_n_S _ _ (Nat.le_0_l 1))
  (le_n_S _ _ (Nat.le_0_l 1)) check_2x2). Qed.
Lemma small_2x3 : settled 2 3.
Proof. exact (small_by_search is_found is_found_solv 2 3 (le_n_S _ _ (Nat.le_0_l 1))
  (le_n_S _ _ (Nat.le_0_l 2)) check_2x3). Qed.
Lemma small_2x4 : settled 2 4.
Proof. exact (small_by_search is_found is_found_solv 2 4 (le_n_S _ _ (Nat.le_0_l 1))
  (le_n_S _ _ (Nat.le_0_l 3)) check_2x4). Qed.
Lemma small_3x3 : settled 3 3.
Proof. exact (small_by_search is_found is_found_solv 3 3 (le_n_S _ _ (Nat.le_0_l 2))
  (le_n_S _ _ (Nat.le_0_l 2)) check_3x3). Qed.

(* Removal of a row a into the row b below it: the rows that this can leave. *)
Fixpoint downs (u1 u2 a b : list (option colour)) : list (list (option colour) * list
  (option colour)) :=
  match a, b with
  | o :: a', o' :: b' =>
      let rest := downs (o :: u1) (o' :: u2) a' b' in
      match o, o' with
      | Some c, Some d =>
          if colour_eqb d (prey c) then (rev_append u1 (None :: a'), rev_append u2 (Some c :: b'))
            :: rest else rest
      | _, _ => rest
      end
  | _, _ => []
  end.
Definition is_empty (r : list (option colour)) : bool :=
  forallb (fun o => match o with None => true | Some _ => false end) r.
Fixpoint sinks (depth : nat) (a b : list (option colour)) : list (list (option colour)) :=
  if is_empty a then [b] else
  match depth with
  | 0 => []
  | S depth => flat_map (fun a' => sinks depth a' b) (row_captures [] a [])
                 ++ flat_map (fun ab => sinks depth (fst ab) (snd ab)) (downs [] [] a b)
  end.
Lemma downs_sound n a : forall b u1 u2 a' b', length u1 = length u2 -> length u1 + length a = n ->
  length a = length b -> In (a', b') (downs u1 u2 a b) ->
  length a' = n /\ length b' = n /\ goes n [rev u1 ++ a; rev u2 ++ b] [a'; b'].
Proof.
  induction a as [|o a IH]; intros [|o' b] u1 u2 a' b' U L E I; simpl in *; try easy.
  assert (Rest : In (a', b') (downs (o :: u1) (o' :: u2) a b) ->
    length a' = n /\ length b' = n /\ goes n [rev u1 ++ o :: a; rev u2 ++ o' :: b] [a'; b']).
  { intros J. apply IH in J; simpl; auto; try lia. simpl in J. now rewrite <- !app_assoc in J. }
  destruct o as [c|]; auto. destruct o' as [d|]; auto.
  destruct (colour_spec d (prey c)) as [->|]; auto.
  destruct I as [I|I]; auto. rewrite !rev_append_rev in I. injection I as <- <-.
  splits; [len|len|]. apply goes_down_1; len.
Qed.
Lemma is_empty_nones r : is_empty r = true -> r = nones (length r).
Proof.
  induction r as [|[c|] r IH]; simpl; intros H; auto; try discriminate. rewrite nones_S. f_equal.
  auto.
Qed.
Lemma sinks_sound n depth : forall a b r, length a = n -> length b = n -> In r (sinks depth a b) ->
  length r = n /\ goes n [a; b] [r].
Proof.
  assert (Empty : forall a b r, length a = n -> length b = n -> is_empty a = true -> In r [b] ->
    length r = n /\ goes n [a; b] [r]).
  { intros a b r La Lb E [<-|[]]. split; auto. apply is_empty_nones in E. rewrite E, La.
    apply (goes_after n [b] [nones n] []); [wid|]. apply goes_nones. }
  induction depth as [|depth IH]; intros a b r La Lb I; simpl in I.
  - destruct (is_empty a) eqn:E; [|easy]. now apply Empty.
  - destruct (is_empty a) eqn:E; [now apply Empty|]. apply in_app_or in I. destruct I as [I|I].
    + apply in_flat_map in I. destruct I as (a' & J & I).
      apply (row_sound unguarded [] [b]) in J; [|intros j; now destruct j].
      destruct J as [L O]. simpl in L, O. apply IH in I; auto; [|lia]. destruct I as [Lr G].
      split; auto.
      eapply goes_trans; [|exact G]. destruct O as (m & Lm & _ & S).
      apply goes_reach; auto; [wid|wid|].
      now apply reach_step with m.
    + apply in_flat_map in I. destruct I as ([a' b'] & J & I).
      apply (downs_sound n) in J; auto; [|lia]. simpl in J. destruct J as (L & L' & G).
      apply IH in I; auto. destruct I as [Lr G']. split; auto.
      eapply goes_trans; [exact G|exact G'].
Qed.

(* Colours turned. *)
Definition turnv (v : view) : view := fun x => option_map prey (v x).
Lemma turnv_solv u : solv u -> solv (turnv u).
Proof.
  intros (ms & P & S). exists ms. revert u P S. induction ms as [|m ms IH]; simpl; intros u P S.
  - split; auto. destruct S as (p & H & K). simpl in *. exists p. unfold turnv. split.
    + destruct (u p); [discriminate|congruence].
    + intros q Hq. apply K. destruct (u q); [discriminate|now destruct Hq].
  - destruct P as [(c & Hp & Hq & SL & F) P]. destruct (IH _ P S) as [P' S'].
    assert (E : same (turnv (step u m)) (step (turnv u) m)).
    { intros x. unfold turnv, step. destruct (cell_eqb x (fst m)); auto.
      now destruct (cell_eqb x (snd m)). }
    destruct (solution_same ms _ _ E (conj P' S')) as [P'' S'']. repeat split; auto.
    exists (prey c). unfold turnv. rewrite Hp, Hq. simpl. splits; auto. intros x B. now rewrite F.
Qed.
Lemma turnv_filled F : same (view_of (filled (turn_colours F))) (turnv (view_of (filled F))).
Proof.
  intros [i j]. unfold turnv, view_of, filled, turn_colours. simpl. rewrite map_map.
  change (@nil (option colour)) with (map Some (map prey [])) at 1.
  rewrite (map_nth (fun r => map Some (map prey r))).
  change (@nil (option colour)) with (map Some (@nil colour)). rewrite map_nth, map_map.
  generalize (nth i F []). intros r. revert j. induction r as [|c r IH]; intros [|j]; simpl; auto.
Qed.
Lemma turned_colours_solv F : solv (view_of (filled (turn_colours F))) -> solv (view_of (filled F)).
Proof.
  intros S. apply turnv_solv, turnv_solv in S. eapply solv_same; [|exact S]. intros x.
  pose proof (turnv_filled F x) as E. unfold turnv in *. rewrite E.
  now destruct (view_of (filled F) x) as [[]|].
Qed.

(* Pairs of a list in one order or the other. *)
Fixpoint on_pairs {A} (f : A -> A -> bool) (l : list A) : bool :=
  match l with [] => true | a :: t => forallb (f a) l && on_pairs f t end.
Lemma on_pairs_tests {A} (f : A -> A -> bool) l : on_pairs f l = true ->
  forall a b, In a l -> In b l -> f a b = true \/ f b a = true.
Proof.
  induction l as [|x l IH]; intros H a b Ia Ib; [easy|]. cbn [on_pairs] in H.
  apply andb_true_iff in H.
  destruct H as [H K]. rewrite forallb_forall in H.
  destruct Ia as [<-|Ia]; [left; auto|]. destruct Ib as [<-|Ib]; [right; apply H; now right|].
  now apply IH.
Qed.

(* Three rows of four: a is removed into b such that a board of two rows remains that is solvable,
   or c is, or the search finds a play. It is enough to look at one of a board, its turns of the
   colours, and itself upside down. *)
Fixpoint colours_of (r : list (option colour)) : list colour :=
  match r with [] => [] | o :: t => match o with Some c => c | None =>
    Black end :: colours_of t end.
Definition is_full (r : list (option colour)) : bool :=
  forallb (fun o => match o with Some _ => true | None => false end) r.
Lemma colours_filled r : is_full r = true -> map Some (colours_of r) = r.
Proof.
  unfold is_full. induction r as [|[c|] r IH]; simpl; intros H; auto; [|discriminate]. f_equal.
  auto.
Qed.
Definition leaves (C : block) (r : list (option colour)) : bool :=
  let F := colours_of r :: C in (is_full r &&& is_three F) &&& negb (mem_block F listed).
Definition removes (F : block) : bool :=
  match F with
  | a :: b :: C => some (leaves C) (sinks 8 (map Some a) (map Some b))
  | _ => false
  end.
Definition three_rows (b : list colour) (x y : list colour * list (list (option colour))) : bool :=
  let F := [fst x; b; fst y] in
  ((((negb (is_three F) ||| some (leaves [fst y]) (snd x)) ||| some (leaves [fst x]) (snd y))
    ||| removes (turned 4 F)) ||| removes (rev (turned 4 F))) ||| is_found F.
Definition over (b : list colour) : list (list colour * list (list (option colour))) :=
  map (fun a => (a, sinks 8 (map Some a) (map Some b))) (all_rows 4).
Definition on_black {A} (f : list colour -> A -> A -> bool) (l : list colour -> list A) : bool :=
  forallb (fun b => match b with Black :: _ => on_pairs (f b) (l b) | _ => true end) (all_rows 4).
Lemma on_black_tests {A} (f : list colour -> A -> A -> bool) l : on_black f l = true ->
  forall b x y, length b = 4 -> hd Green b = Black -> In x (l b) -> In y (l b) -> f b x y = true \/
    f b y x = true.
Proof.
  intros H b x y L B Ix Iy. unfold on_black in H. rewrite forallb_forall in H. specialize (H b).
  rewrite <- L in H.
  specialize (H (all_rows_in b)). destruct b as [|d b]; [discriminate|]. simpl in B. subst d.
  now apply (on_pairs_tests (f (Black :: b)) (l (Black :: b))).
Qed.
Lemma check_3x4 : on_black three_rows over = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma leaves_solv m n a b C r : settled (S m) n -> full (S (S m)) n (a :: b :: C) ->
  In r (sinks 8 (map Some a) (map Some b)) -> leaves C r = true ->
    solv (view_of (filled (a :: b :: C))).
Proof.
  intros St H I E. unfold leaves in E. rewrite <- !andb_lazy_alt, !andb_true_iff,
    negb_true_iff in E. destruct E as [[E T] N].
  apply full_cons in H. destruct H as [La H]. apply full_cons in H. destruct H as [Lb H].
  apply (sinks_sound n) in I; [|now rewrite map_length|now rewrite map_length].
  destruct I as [Lr G].
  apply colours_filled in E. rewrite <- E in G, Lr. rewrite map_length in Lr.
  apply (goes_after n (filled C)) in G; [|now apply (wide_filled m)]. eapply goes_solv; [exact G|].
  destruct (St (colours_of r :: C)) as [S|I]; [| |exact S|].
  - now apply full_cons.
  - now apply is_three_three.
  - rewrite <- listed_exceptions in I. apply mem_block_iff in I. congruence.
Qed.
Lemma removes_solv m n F : settled (S m) n -> full (S (S m)) n F -> removes F = true ->
  solv (view_of (filled F)).
Proof.
  intros St H E. destruct F as [|a [|b C]]; try discriminate. unfold removes in E.
  apply some_exists in E.
  destruct E as (r & I & E). now apply (leaves_solv m n a b C r).
Qed.
Lemma three_rows_solv b x y : length b = 4 -> In x (over b) -> In y (over b) ->
  three [fst x; b; fst y] -> three_rows b x y = true -> solv (view_of (filled [fst x; b; fst y])).
Proof.
  intros Lb Ix Iy T H. unfold over in *. apply in_map_iff in Ix, Iy.
  destruct Ix as (a & <- & Ia). destruct Iy as (c & <- & Ic). unfold three_rows in H.
  rewrite <- !orb_lazy_alt in H. cbn [fst snd] in *.
  assert (La : length a = 4) by now apply all_rows_length.
  assert (Lc : length c = 4) by now apply all_rows_length.
  apply is_three_three in T. rewrite T in H. simpl negb in H. rewrite orb_false_l in H.
  assert (HF : full 3 4 [a; b; c]) by fulls. assert (HT : full 4 3 (turned 4 [a; b; c])) by now
    apply turned_full.
  rewrite !orb_true_iff, !some_exists in H. destruct H as [[[[(r & I & H)|(r & I & H)]|H]|H]|H].
  - exact (leaves_solv 1 4 a b [c] r small_2x4 HF I H).
  - apply (leaves_solv 1 4 c b [a] r small_2x4) in H; [|fulls|exact I].
    apply (solv_flip _ 4) in H; [exact H|]. apply (wide_filled 3). fulls.
  - apply (turned_solv 3 4); auto. exact (removes_solv 2 3 _ small_3x3 HT H).
  - apply (turned_solv 3 4); auto. apply (removes_solv 2 3 _ small_3x3) in H; [|now apply full_rev].
    apply (solv_flip _ 3) in H; [|apply (wide_filled 4); now apply full_rev].
    now rewrite <- filled_rev, rev_involutive in H.
  - exact (is_found_solv 3 4 _ HF (le_n_S _ _ (Nat.le_0_l 2)) (le_n_S _ _ (Nat.le_0_l 3)) H).
Qed.
(* The colours can be turned such that the middle row begins with black. *)
Lemma small_3x4_black b a c : hd Green b = Black -> full 3 4 [a; b; c] -> three [a; b; c] ->
  solv (view_of (filled [a; b; c])).
Proof.
  intros Hb H T. pose proof (on_black_tests _ _ check_3x4) as K.
  destruct H as [_ W]. inversion W as [|? ? La W']; inversion W' as [|? ? Lb W''];
    inversion W'' as [|? ? Lc _]; subst.
  assert (I : forall r, length r = 4 -> exists y, fst y = r /\ In y (over b)).
  { intros r L. exists (r, sinks 8 (map Some r) (map Some b)). split; auto. unfold over.
    apply (in_map (fun a => (a, sinks 8 (map Some a) (map Some b)))). rewrite <- L.
    apply all_rows_in. }
  destruct (I a La) as (x & <- & Ix). destruct (I c Lc) as (y & <- & Iy).
  destruct (K b x y Lb Hb Ix Iy) as [E|E].
  - now apply three_rows_solv.
  - apply three_rows_solv in E; auto.
    + apply (solv_flip _ 4) in E; [exact E|]. apply (wide_filled 3). fulls.
    + intros e. specialize (T e). rewrite !num_cons in *. lia.
Qed.
Lemma turn_colours_num c F : num (prey c) (turn_colours F) = num c F.
Proof.
  unfold num, turn_colours. rewrite <- concat_map. induction (concat F) as [|d l IH]; simpl; auto.
  rewrite IH. now destruct c, d.
Qed.
Lemma turn_colours_three F : three F -> three (turn_colours F).
Proof. intros T c. rewrite <- (prey3 c), turn_colours_num. apply T. Qed.
Lemma small_3x4 F : full 3 4 F -> three F -> solv (view_of (filled F)).
Proof.
  intros H T.
  assert (B : forall a b c, hd Green b = Black -> full 3 4 [a; b; c] -> three [a; b; c] ->
    solv (view_of (filled [a; b; c]))) by (intros; now apply small_3x4_black).
  destruct F as [|a [|b [|c [|]]]]; try (now destruct H).
  assert (H' : full 3 4 (turn_colours [a; b; c])).
  { destruct H as [_ W]. inversion W as [|? ? La W']; inversion W' as [|? ? Lb W''];
      inversion W'' as [|? ? Lc _].
    unfold turn_colours. simpl. fulls; now rewrite map_length. }
  assert (H'' : full 3 4 (turn_colours (turn_colours [a; b; c]))).
  { destruct H' as [_ W]. inversion W as [|? ? La W']; inversion W' as [|? ? Lb W''];
      inversion W'' as [|? ? Lc _].
    unfold turn_colours in *. simpl in *. fulls; now rewrite map_length. }
  assert (Lb : length b = 4).
  { destruct H as [_ W]. inversion W as [|? ? La W']; inversion W'; auto. }
  destruct b as [|[] b]; [discriminate| | |].
  - now apply small_3x4_black.
  - apply turned_colours_solv, turned_colours_solv.
    exact (B (map prey (map prey a)) (Black :: map prey (map prey b)) (map prey (map prey c))
      eq_refl H'' (turn_colours_three _ (turn_colours_three _ T))).
  - apply turned_colours_solv.
    exact (B (map prey a) (Black :: map prey b) (map prey c) eq_refl H' (turn_colours_three _ T)).
Qed.

Theorem S2_1_small_holds : S2_1_small exceptions.
Proof.
  intros m n I F H T. simpl in I. destruct I as [E|[E|[E|[E|[E|[]]]]]]; injection E as <- <-.
  - now apply small_2x2.
  - now apply small_2x3.
  - now apply small_2x4.
  - now apply small_3x3.
  - left. now apply small_3x4.
Qed.

(* The exceptions: the positions that captures lead to, but for dead ones, are a closed set. *)
Definition followers (cells : list cell) (s : member) : list member :=
  filter (fun s' => negb (is_dead (position_of cells s')))
    (map (fun '((p, q), c) => moved cells s p q c) (captures (position_of cells s))).
Fixpoint reached (depth : nat) (cells : list cell) (set : trie) (todo : list member) : trie :=
  match depth with
  | 0 => set
  | S depth =>
      let next s acc := fold_right
        (fun s' '(set, todo) => if has s' set then (set, todo) else (put s' set, s' :: todo)) acc
          (followers cells s) in
      let '(set, todo) := fold_right next (set, []) todo in reached depth cells set todo
  end.
Definition closed_set (F : block) : evidence :=
  let ps := start_of (filled F) in
  let s := map (fun x => Some (snd x)) ps in
  Members (reached (length ps) (map fst ps) (put s Leaf) [s]).
Lemma exceptions_closed : forallb (fun F => proves_unsolvable (filled F) (closed_set F)) listed =
  true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem S2_1_small_exceptions F : In F exceptions -> ~ solvable (setup (filled F)).
Proof.
  rewrite <- listed_exceptions. intros I. apply (unsolvable_sound _ (closed_set F)).
  exact (proj1 (forallb_forall _ _) exceptions_closed F I).
Qed.
