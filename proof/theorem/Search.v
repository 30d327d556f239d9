(* For docs/every-size.md, 2.2, 2.3 and 2.9: a search for a play that leaves one stack where it is
   wanted, in spite of guards; what it finds is there. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry Valid Captures Closed Check.
From Greenest.theorem Require Import Views Rows Steps.
Import ListNotations.
Notation view_of := Rows.view_of.

(* Guards, by cell (docs/every-size.md, 2.8): on a cell with guard x no x captures, and only x is
   captured. *)
Definition heeds (G : view) (v : view) (m : move) : Prop :=
  (forall c, v (fst m) = Some c -> G (fst m) <> Some c) /\ (G (snd m) = None \/
    G (snd m) = v (snd m)).
Inductive gplay (G : view) : view -> view -> Prop :=
| gplay_end u v : same u v -> gplay G u v
| gplay_step u m v : legal u m -> heeds G u m -> gplay G (step u m) v -> gplay G u v.

Definition unguarded : view := fun _ => None.
Lemma gplay_reach G u v : gplay G u v -> reach u v.
Proof.
  induction 1 as [u v E|u m v L _ _ IH]; [now apply reach_same|].
  eapply reach_trans; [|exact IH]. eapply reach_step; [exact L|apply same_refl].
Qed.
Lemma heeds_same G u v m : same u v -> heeds G u m -> heeds G v m.
Proof. intros E [H K]. split; intros; rewrite <- E in *; auto. Qed.
Lemma gplay_same G u v w : same u v -> gplay G v w -> gplay G u w.
Proof.
  intros E H. revert u E. induction H as [v w F|v m w L K _ IH]; intros u E.
  - apply gplay_end. eapply same_trans; eauto.
  - apply gplay_step with m.
    + eapply legal_same; [apply same_sym, E|exact L].
    + eapply heeds_same; [apply same_sym, E|exact K].
    + apply IH. now apply step_same.
Qed.

(* Rows and columns exchanged. *)
Definition flipv (v : view) : view := fun x => v (snd x, fst x).
Definition flipm (m : move) : move := ((snd (fst m), fst (fst m)), (snd (snd m), fst (snd m))).
Lemma flip_legal u m : legal u m -> legal (flipv u) (flipm m).
Proof.
  destruct m as [[i j] [k l]]. intros (c & Hp & Hq & SL & F). exists c. unfold flipv. simpl in *.
  splits; auto; [lines|]. intros [s t] B. simpl. apply F. lines.
Qed.
Lemma flip_step u m : same (step (flipv u) (flipm m)) (flipv (step u m)).
Proof.
  destruct m as [[i j] [k l]]. intros [s t]. unfold step, flipv. simpl. rewrite !cell_eqb_pair.
  now rewrite (andb_comm (s =? j)), (andb_comm (s =? l)).
Qed.
Lemma flip_heeds G u m : heeds G u m -> heeds (flipv G) (flipv u) (flipm m).
Proof. destruct m as [[i j] [k l]]. exact (fun H => H). Qed.
Lemma flip_gplay G u v : gplay G u v -> gplay (flipv G) (flipv u) (flipv v).
Proof.
  induction 1 as [u v E|u m v L H _ IH].
  - apply gplay_end. intros [i j]. apply E.
  - apply gplay_step with (flipm m); auto using flip_legal, flip_heeds.
    eapply gplay_same; [apply flip_step|exact IH].
Qed.

Fixpoint zip (r : list (option colour)) (C : list (list (option colour))) :=
  match r, C with a :: r', c :: C' => (a :: c) :: zip r' C' | _, _ => [] end.
Definition turn (R : list (list (option colour))) :=
  fold_right zip (map (fun _ => []) (hd [] R)) R.
Lemma zip_length r : forall C, length r = length C -> length (zip r C) = length r.
Proof. induction r as [|a r IH]; intros [|c C] L; simpl in *; auto; lia. Qed.
Lemma nth_zip r : forall C j, length r = length C ->
  nth j (zip r C) [] = if j <? length r then nth j r None :: nth j C [] else [].
Proof.
  induction r as [|a r IH]; intros [|c C] [|j] L; simpl in *; auto; try lia.
  all: rewrite IH by lia; reflexivity.
Qed.
Lemma wide_zip n r C : length r = length C -> wide n C -> wide (S n) (zip r C).
Proof.
  revert C. induction r as [|a r IH]; intros [|c C] L W; simpl in *; try discriminate;
    [constructor|].
  inversion W; subst. apply wide_cons; auto.
Qed.
Lemma turn_spec n R : wide n R -> R <> [] ->
  length (turn R) = n /\ wide (length R) (turn R) /\ forall x,
    view_of (turn R) x = flipv (view_of R) x.
Proof.
  intros W N. assert (L : length (hd [] R) = n) by (destruct R; [easy|now inversion W]).
  unfold turn. set (E := map (fun _ => []) (hd [] R)).
  assert (LE : length E = n) by (unfold E; now rewrite map_length).
  assert (NE : forall j, nth j E [] = []).
  { intros j. unfold E. destruct (nth_in_or_default j (map (fun _ => @nil (option colour))
      (hd [] R)) []) as [I| ->]; auto.
    apply in_map_iff in I. now destruct I as (? & <- & _). }
  assert (WE : wide 0 E).
  { unfold E, wide. apply Forall_forall. intros r I. apply in_map_iff in I.
    now destruct I as (? & <- & _). }
  clearbody E. clear L N. induction R as [|r R IH]; simpl.
  - splits; auto. intros [j i]. unfold view_of, flipv. simpl. rewrite NE. now destruct i, j.
  - inversion W as [|? ? Lr Wr]; subst n. destruct IH as (A & B & C); auto.
    rewrite <- Lr in A. symmetry in A. splits.
    + rewrite <- Lr. now apply zip_length.
    + now apply wide_zip.
    + intros [j i]. unfold view_of, flipv. simpl. rewrite nth_zip by auto.
      destruct (Nat.ltb_spec j (length r)) as [J|J]; destruct i as [|i]; auto.
      * apply (C (j, i)).
      * symmetry. now apply nth_overflow.
      * change (None = view_of R (i, j)). symmetry. apply (view_aside (length E)); auto; lia.
Qed.

(* The captures in a row. Before a stack c stands pre, reversed; k empty cells part it from the
   rest. *)
Definition allows (gc : option colour) (c : colour) (gd : option colour) (d : colour) : bool :=
  match gc with Some e => negb (colour_eqb e c) | None => true end &&
  match gd with Some e => colour_eqb e d | None => true end.
Fixpoint gap (k : nat) (r : list (option colour)) : list (option colour) :=
  match k with 0 => r | S k => None :: gap k r end.
Fixpoint scan (pre : list (option colour)) (c : colour) (gc : option colour) (k : nat)
    (t gs : list (option colour)) : list (list (option colour)) :=
  match t with
  | [] => []
  | None :: t' => scan pre c gc (S k) t' (tl gs)
  | Some d :: t' =>
      let gd := hd None gs in
      let rest := scan (gap k (Some c :: pre)) d gd 0 t' (tl gs) in
      if colour_eqb d (prey c) then
        if allows gc c gd d then rev_append pre (None :: gap k (Some c :: t')) :: rest else rest
      else if colour_eqb c (prey d) then
        if allows gd d gc c then rev_append pre (Some d :: gap k (None :: t')) :: rest else rest
      else rest
  end.
Fixpoint row_captures (pre t gs : list (option colour)) : list (list (option colour)) :=
  match t with
  | [] => []
  | None :: t' => row_captures (None :: pre) t' (tl gs)
  | Some c :: t' => scan pre c (hd None gs) 0 t' (tl gs)
  end.
Fixpoint captures_along (pre R gs : list (list (option colour))) : list
  (list (list (option colour))) :=
  match R with
  | [] => []
  | r :: R' => map (fun r' => rev_append pre (r' :: R')) (row_captures [] r (hd [] gs))
                 ++ captures_along (r :: pre) R' (tl gs)
  end.

(* One capture as a step to another board. *)
Definition one (G : view) (R R' : list (list (option colour))) : Prop :=
  exists m, legal (view_of R) m /\ heeds G (view_of R) m /\ same (step (view_of R) m) (view_of R').
Lemma gap_nones k r : gap k r = nones k ++ r.
Proof. induction k as [|k IH]; [now rewrite nones_0|]. rewrite nones_S. simpl. now rewrite IH. Qed.
Lemma allows_iff gc c gd d : allows gc c gd d = true -> gc <> Some c /\ (gd = None \/ gd = Some d).
Proof.
  unfold allows. rewrite andb_true_iff. intros [H K]. split.
  - destruct gc as [e|]; [|easy]. destruct (colour_spec e c); [discriminate|congruence].
  - destruct gd as [e|]; auto. destruct (colour_spec e d); [subst; auto|discriminate].
Qed.
Lemma view_mid A r C j : view_of (A ++ r :: C) (length A, j) = nth j r None.
Proof.
  rewrite view_app. rewrite Nat.ltb_irrefl, Nat.sub_diag. reflexivity.
Qed.
Lemma view_other A r s C i j : i <> length A -> view_of (A ++ r :: C) (i, j) = view_of (A ++ s :: C)
  (i, j).
Proof.
  intros N. rewrite !view_app. destruct (Nat.ltb_spec i (length A)); auto.
  destruct (i - length A) eqn:E; [lia|reflexivity].
Qed.
Section Row.
Variables (G : view) (A C : list (list (option colour))) (u v : list (option colour)) (k : nat).
Let i := length A.
Let a := length u.
Let b := length u + S k.
Lemma nth_pair o o' j : nth j (u ++ o :: nones k ++ o' :: v) None =
  if j =? a then o else if j =? b then o' else if (a <? j) && (j <? b) then None
  else nth j (u ++ None :: nones k ++ None :: v) None.
Proof.
  unfold a, b. rewrite !nth_mid. cases; auto; rewrite ?nth_mid; len; cases; simpl; auto.
  now rewrite nth_nones.
Qed.
Lemma view_pair o o' j : view_of (A ++ (u ++ o :: nones k ++ o' :: v) :: C) (i, j) =
  if j =? a then o else if j =? b then o' else if (a <? j) && (j <? b) then None
  else nth j (u ++ None :: nones k ++ None :: v) None.
Proof. unfold i. now rewrite view_mid, nth_pair. Qed.
Lemma view_pair_left o o' : view_of (A ++ (u ++ o :: nones k ++ o' :: v) :: C) (i, a) = o.
Proof. rewrite view_pair. now rewrite Nat.eqb_refl. Qed.
Lemma view_pair_right o o' : view_of (A ++ (u ++ o :: nones k ++ o' :: v) :: C) (i, b) = o'.
Proof. rewrite view_pair. unfold a, b. cases. reflexivity. Qed.
Lemma one_right c : allows (G (i, a)) c (G (i, b)) (prey c) = true ->
  one G (A ++ (u ++ Some c :: nones k ++ Some (prey c) :: v) :: C)
    (A ++ (u ++ None :: nones k ++ Some c :: v) :: C).
Proof.
  intros H. apply allows_iff in H. destruct H as [H K].
  pose proof view_pair as V. pose proof view_pair_left as Va. pose proof view_pair_right as Vb.
  exists ((i, a), (i, b)). splits.
  - exists c. simpl. rewrite Va, Vb. splits; auto; [now left|]. intros [s t] B. unfold between in B.
    simpl in B.
    assert (s = i) as -> by lia. rewrite V. unfold a, b in *. cases; auto.
  - split; simpl; intros; rewrite ?Va, ?Vb in *; [congruence|auto].
  - intros [s t]. unfold step. simpl fst. simpl snd. rewrite !cell_eqb_pair, Va.
    destruct (Nat.eqb_spec s i) as [->|N]; simpl; [|now apply view_other].
    rewrite !V. destruct (t =? a); auto. destruct (t =? b); auto.
Qed.
Lemma one_left c : allows (G (i, b)) c (G (i, a)) (prey c) = true ->
  one G (A ++ (u ++ Some (prey c) :: nones k ++ Some c :: v) :: C)
    (A ++ (u ++ Some c :: nones k ++ None :: v) :: C).
Proof.
  intros H. apply allows_iff in H. destruct H as [H K].
  pose proof view_pair as V. pose proof view_pair_left as Va. pose proof view_pair_right as Vb.
  exists ((i, b), (i, a)). splits.
  - exists c. simpl. rewrite Va, Vb. splits; auto; [now left|]. intros [s t] B. unfold between in B.
    simpl in B.
    assert (s = i) as -> by lia. rewrite V. unfold a, b in *. cases; auto.
  - split; simpl; intros; rewrite ?Va, ?Vb in *; [congruence|auto].
  - intros [s t]. unfold step. simpl fst. simpl snd. rewrite !cell_eqb_pair, Vb.
    destruct (Nat.eqb_spec s i) as [->|N]; simpl; [|now apply view_other].
    rewrite !V. unfold a, b. cases; auto.
Qed.
End Row.

Lemma nth_tl {T} (l : list T) i d : nth i (tl l) d = nth (S i) l d.
Proof. destruct l; [now destruct i|reflexivity]. Qed.
Lemma scan_sound G A C t : forall pre c gc k gs r,
  G (length A, length pre) = gc ->
  (forall j, G (length A, length pre + S k + j) = nth j gs None) ->
  In r (scan pre c gc k t gs) ->
  length r = length (rev pre ++ Some c :: nones k ++ t) /\
  one G (A ++ (rev pre ++ Some c :: nones k ++ t) :: C) (A ++ r :: C).
Proof.
  induction t as [|[d|] t IH]; intros pre c gc k gs r Gc Gs I; simpl in I; [easy| |].
  - assert (Gd : G (length A, length pre + S k) = hd None gs).
    { specialize (Gs 0). rewrite Nat.add_0_r in Gs. rewrite Gs. now destruct gs. }
    assert (Rest : In r (scan (gap k (Some c :: pre)) d (hd None gs) 0 t (tl gs)) ->
      length r = length (rev pre ++ Some c :: nones k ++ Some d :: t) /\
      one G (A ++ (rev pre ++ Some c :: nones k ++ Some d :: t) :: C) (A ++ r :: C)).
    { intros J. apply IH in J.
      - rewrite gap_nones, rev_app_distr, nones_rev, nones_0 in J. simpl in J.
        rewrite <- !app_assoc in J. simpl in J. exact J.
      - rewrite gap_nones. len. rewrite <- Gd. f_equal. f_equal. lia.
      - intros j. rewrite nth_tl, <- Gs. f_equal. f_equal. rewrite gap_nones. len. }
    rewrite !rev_append_rev, !gap_nones in I. rewrite gap_nones in Rest.
    rewrite <- (rev_length pre) in Gc, Gd.
    destruct (colour_spec d (prey c)) as [->|N].
    { destruct (allows gc c (hd None gs) (prey c)) eqn:E; auto. destruct I as [<-|I]; auto.
      split; [now rewrite !app_length; simpl; rewrite !app_length|]. apply one_right.
      now rewrite Gc, Gd. }
    destruct (colour_spec c (prey d)) as [->|N']; auto.
    destruct (allows (hd None gs) d gc (prey d)) eqn:E; auto. destruct I as [<-|I]; auto.
    split; [now rewrite !app_length; simpl; rewrite !app_length|]. apply one_left.
    now rewrite Gc, Gd.
  - apply IH in I; auto.
    + rewrite nones_snoc, <- app_assoc in I. exact I.
    + intros j. rewrite nth_tl, <- Gs. f_equal. f_equal. lia.
Qed.
Lemma row_sound G A C t : forall pre gs r,
  (forall j, G (length A, length pre + j) = nth j gs None) -> In r (row_captures pre t gs) ->
  length r = length (rev pre ++ t) /\ one G (A ++ (rev pre ++ t) :: C) (A ++ r :: C).
Proof.
  induction t as [|[c|] t IH]; intros pre gs r Gs I; simpl in I; [easy| |].
  - apply (scan_sound G A C) in I; auto.
    + specialize (Gs 0). rewrite Nat.add_0_r in Gs. rewrite Gs. now destruct gs.
    + intros j. rewrite nth_tl, <- Gs. f_equal. f_equal. lia.
  - apply IH in I.
    + simpl in I. now rewrite <- app_assoc in I.
    + intros j. simpl. rewrite nth_tl, <- Gs. f_equal. f_equal. lia.
Qed.
Lemma captures_sound n G R : forall pre gs R',
  wide n (rev pre ++ R) -> (forall i j, G (length pre + i, j) = view_of gs (i, j)) ->
  In R' (captures_along pre R gs) ->
  length R' = length (rev pre ++ R) /\ wide n R' /\ one G (rev pre ++ R) R'.
Proof.
  induction R as [|r R IH]; intros pre gs R' W Gs I; simpl in I; [easy|].
  apply in_app_or in I. destruct I as [I|I].
  - apply in_map_iff in I. destruct I as (r' & <- & I). rewrite rev_append_rev.
    apply wide_app in W. destruct W as [WA WC]. inversion WC; subst.
    apply (row_sound G (rev pre) R) in I.
    + destruct I as [L O]. simpl in L, O. splits; [len| |exact O].
      apply wide_app. split; auto. apply wide_cons; auto.
    + intros j. rewrite rev_length. specialize (Gs 0 j). rewrite Nat.add_0_r in Gs. simpl.
      rewrite Gs. unfold Rows.view_of. simpl. now destruct gs.
  - apply IH in I.
    + simpl in I. now rewrite <- app_assoc in I.
    + simpl. now rewrite <- app_assoc.
    + intros i j. simpl. specialize (Gs (S i) j). rewrite <- plus_n_Sm in Gs. rewrite Gs.
      unfold Rows.view_of. simpl. now rewrite nth_tl.
Qed.

(* The search. It returns None if it finds a play, else how many of the b positions that it may
   still see are left. Boards stand upright or turned; gs are the guards as the board stands, hs as
   it does when turned. The first of l and r says which captures come first, along the rows or along
   the columns; the second whether those in a row begin with the last. *)
Fixpoint add_up (l : list (option colour)) (n : nat * nat * nat) : nat * nat * nat :=
  match l with
  | [] => n
  | None :: t => add_up t n
  | Some Black :: t => let '(b, g, w) := n in add_up t (S b, g, w)
  | Some Green :: t => let '(b, g, w) := n in add_up t (b, S g, w)
  | Some White :: t => let '(b, g, w) := n in add_up t (b, g, S w)
  end.
Inductive kind := Last | Frozen | Live.
Definition kind_of (R : list (list (option colour))) : kind :=
  match fold_right add_up (0, 0, 0) R with
  | (1, 0, 0) | (0, 1, 0) | (0, 0, 1) => Last
  | (0, S (S _), _) | (_, 0, S (S _)) | (S (S _), _, 0) => Frozen
  | _ => Live
  end.
Fixpoint first {A} (f : nat -> A -> option nat) (l : list A) (b : nat) : option nat :=
  match l with
  | [] => Some b
  | a :: t => match f b a with None => None | Some b' => first f t b' end
  end.
Lemma first_none {A} (f : nat -> A -> option nat) l : forall b,
  first f l b = None -> exists a b', In a l /\ f b' a = None.
Proof.
  induction l as [|a l IH]; simpl; intros b H; [discriminate|]. destruct (f b a) as [b'|] eqn:E.
  - destruct (IH b' H) as (a' & b'' & I & F). eauto.
  - eauto.
Qed.

Section Search.
Variable good : bool -> cell -> colour -> bool.
Variable backwards : bool.
Fixpoint search (depth : nat) (t : bool) (gs hs : list (list (option colour))) (b : nat)
    (R : list (list (option colour))) : option nat :=
  match depth, b with
  | 0, _ | _, 0 => Some 0
  | S depth, S b =>
      match kind_of R with
      | Last => match start_of R with [(p, c)] => if good t p c then None else Some b | _ =>
        Some b end
      | Frozen => Some b
      | Live =>
          let order l := if backwards then rev l else l in
          match first (search depth t gs hs) (order (captures_along [] R gs)) b with
          | None => None
          | Some b => first (search depth (negb t) hs gs) (order (captures_along [] (turn R) hs)) b
          end
      end
  end.

Definition as_it_stands (t : bool) (v : view) : view := if t then flipv v else v.
Lemma stands_turned t v : same (as_it_stands (negb t) (flipv v)) (as_it_stands t v).
Proof. destruct t; intros [i j]; reflexivity. Qed.
Lemma one_gplay t G R R' w : one (as_it_stands t G) R R' ->
  gplay G (as_it_stands t (view_of R')) w -> gplay G (as_it_stands t (view_of R)) w.
Proof.
  intros (m & L & H & E) P. destruct t; simpl in *.
  - apply gplay_step with (flipm m); [now apply flip_legal| |].
    + apply flip_heeds in H. eapply heeds_same; [|exact H]. apply same_refl.
    + eapply gplay_same; [|exact P]. eapply same_trans; [apply flip_step|]. intros [i j]. apply E.
  - apply gplay_step with m; auto. eapply gplay_same; [exact E|exact P].
Qed.
Lemma lone_start R p c : start_of R = [(p, c)] -> same (view_of R) (lone p c).
Proof.
  intros E x. rewrite <- (tops_setup R x), <- (start_setup R x), E. unfold Valid.view_of, lone.
  simpl.
  now destruct (cell_eqb x p).
Qed.
Lemma same_turned t u v : same u v -> same (as_it_stands t u) (as_it_stands t v).
Proof. intros E. destruct t; auto. intros [i j]. apply E. Qed.

Lemma search_found G depth : forall t gs hs b R m n, length R = m -> wide n R -> 1 <= m -> 1 <= n ->
  (forall x, as_it_stands t G x = view_of gs x) -> (forall x, as_it_stands (negb t) G x = view_of hs
  x) -> search depth t gs hs b R = None ->
  exists t' p c, good t' p c = true /\ gplay G (as_it_stands t (view_of R))
    (as_it_stands t' (lone p c)).
Proof.
  induction depth as [|depth IH]; intros t gs hs b R m n LR W Hm Hn Gg Gh H; [discriminate|].
  destruct b as [|b]; [discriminate|]. cbn [search] in H.
  assert (Ord : forall (l : list (list (list (option colour)))) x,
    In x (if backwards then rev l else l) -> In x l).
  { intros l x I. destruct backwards; auto. now apply in_rev. }
  destruct (kind_of R); [|discriminate|].
  - destruct (start_of R) as [|[p c] [|]] eqn:E; try discriminate.
    destruct (good t p c) eqn:E'; [|discriminate].
    exists t, p, c. split; auto. apply gplay_end, same_turned, lone_start, E.
  - destruct (first _ _ b) as [b'|] eqn:E.
    + apply first_none in H. destruct H as (R' & b'' & I & S). apply Ord in I.
      assert (N : R <> []) by (intros ->; simpl in LR; lia).
      destruct (turn_spec n R W N) as (TL & TW & TV).
      apply (captures_sound m (as_it_stands (negb t) G)) in I;
        [|simpl; now rewrite <- LR|simpl; auto].
      simpl in I. destruct I as (L & W' & O).
      destruct (IH (negb t) hs gs b'' R' n m) as (t' & p & c & A & B); auto; [lia| |].
      { intros x. now rewrite negb_involutive. }
      exists t', p, c. split; auto. eapply gplay_same; [|eapply one_gplay; [exact O|exact B]].
      eapply same_trans; [apply same_sym, stands_turned|]. apply same_turned. intros x. symmetry.
      apply TV.
    + apply first_none in E. destruct E as (R' & b'' & I & S). apply Ord in I.
      apply (captures_sound n (as_it_stands t G)) in I; [|auto|simpl; auto].
      simpl in I. destruct I as (L & W' & O).
      destruct (IH t gs hs b'' R' m n) as (t' & p & c & A & B); auto; [lia|].
      exists t', p, c. split; auto. eapply one_gplay; [exact O|exact B].
Qed.
End Search.

(* Whether a search finds a play, with the orders and numbers of positions given, one after the
   other: from the board upright or turned, backwards or not. *)
Definition plenty : nat := 40.
Fixpoint finds (good : bool -> cell -> colour -> bool) (gs R : list (list (option colour)))
    (tries : list (bool * bool * nat)) : bool :=
  match tries with
  | [] => false
  | ((turned, backwards), b) :: more =>
      match (if turned then search good backwards plenty true (turn gs) gs b (turn R)
             else search good backwards plenty false gs (turn gs) b R) with
      | None => true
      | Some _ => finds good gs R more
      end
  end.
Theorem finds_play good gs R tries m n : length R = m -> wide n R -> 1 <= m -> 1 <= n ->
  gs = [] \/ length gs = m /\ wide n gs -> finds good gs R tries = true ->
  exists t p c, good t p c = true /\ gplay (view_of gs) (view_of R) (as_it_stands t (lone p c)).
Proof.
  intros L W Hm Hn HG. induction tries as [|[[turned backwards] b] more IH]; [discriminate|].
  cbn [finds].
  generalize plenty as depth. intros depth.
  assert (N : R <> []) by (intros ->; simpl in L; lia).
  destruct (turn_spec n R W N) as (TL & TW & TV).
  assert (TG : forall x, flipv (view_of gs) x = view_of (turn gs) x).
  { destruct HG as [->|[Lg Wg]].
    - intros [i j]. unfold flipv, view_of, turn. simpl. now destruct i, j.
    - intros x. symmetry. apply (turn_spec n); auto. intros ->. simpl in Lg. lia. }
  destruct turned.
  - destruct (search _ _ _ true _ _ _ _) eqn:E; auto. intros _.
    destruct (search_found good backwards (view_of gs) depth true (turn gs) gs b (turn R) n m)
      as (t & p & c & A & B); auto; [now rewrite <- L|].
    exists t, p, c. split; auto. eapply gplay_same; [|exact B]. intros [i j]. symmetry.
    apply (TV (j, i)).
  - destruct (search _ _ _ false _ _ _ _) eqn:E; auto. intros _.
    destruct (search_found good backwards (view_of gs) depth false gs (turn gs) b R m n)
      as (t & p & c & A & B); auto.
    exists t, p, c. auto.
Qed.
