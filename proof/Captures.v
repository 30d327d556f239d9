(* The captures of a position, as a list: neighbours in a row, and neighbours in a column. The list
   holds those that the rules allow and no others, for a sorted row shows which stacks have nothing
   between them. *)
From Coq Require Import Arith Bool List Lia Sorting Permutation Mergesort RelationClasses.
From Greenest Require Import Statement Play Dead Geometry Valid.
Import ListNotations.

(* Row by row; columns become rows if rows and columns change places. *)
Module RowByRow <: Orders.TotalLeBool.
  Definition t : Type := cell * colour.
  Definition leb (x y : t) : bool :=
    (fst (fst x) <? fst (fst y)) || (fst (fst x) =? fst (fst y)) && (snd (fst x) <=? snd (fst y)).
  Theorem leb_total x y : leb x y = true \/ leb y x = true.
  Proof.
    unfold leb. rewrite !orb_true_iff, !andb_true_iff, !Nat.ltb_lt, !Nat.eqb_eq, !Nat.leb_le. lia.
  Qed.
End RowByRow.
Module Import Sorted := Sort RowByRow.
Notation above x y := (is_true (RowByRow.leb x y)).

Lemma above_iff x y : above x y <->
  fst (fst x) < fst (fst y) \/ fst (fst x) = fst (fst y) /\ snd (fst x) <= snd (fst y).
Proof.
  unfold is_true, RowByRow.leb. rewrite orb_true_iff, andb_true_iff, Nat.ltb_lt, Nat.eqb_eq,
    Nat.leb_le. tauto.
Qed.
Lemma above_trans : Transitive (fun x y => above x y).
Proof. intros x y z. rewrite !above_iff. lia. Qed.

Definition takes (x y : cell * colour) (acc : list (move * colour)) : list (move * colour) :=
  if (fst (fst x) =? fst (fst y)) && colour_eqb (snd y) (prey (snd x))
  then ((fst x, fst y), snd x) :: acc else acc.
Fixpoint of_neighbours (l : position) (acc : list (move * colour)) : list (move * colour) :=
  match l with
  | x :: l' => match l' with y :: _ => of_neighbours l' (takes x y (takes y x acc)) | [] => acc end
  | [] => acc
  end.
Definition along_rows (ps : position) : list (move * colour) := of_neighbours (sort ps) [].
Definition turned (x : cell) : cell := (snd x, fst x).
Definition captures (ps : position) : list (move * colour) :=
  rev_append (map (fun '((p, q), c) => ((turned p, turned q), c))
                (along_rows (map (fun x => (turned (fst x), snd x)) ps)))
    (along_rows ps).

(* Along rows: from whom to whom, of those that stand side by side. *)
Definition beside (l : position) (x y : cell * colour) : Prop :=
  exists before after, l = before ++ x :: y :: after \/ l = before ++ y :: x :: after.
Definition in_reach (ps : position) (x y : cell * colour) : Prop :=
  In x ps /\ In y ps /\ fst (fst x) = fst (fst y) /\ snd y = prey (snd x) /\
  forall z, In z ps -> ~ between (fst x) (fst y) (fst z).

Lemma takes_in x y acc m : In m (takes x y acc) <->
  In m acc \/ m = ((fst x, fst y), snd x) /\ fst (fst x) = fst (fst y) /\ snd y = prey (snd x).
Proof.
  unfold takes. destruct (Nat.eqb_spec (fst (fst x)) (fst (fst y))) as [E|E]; simpl;
    [destruct (colour_spec (snd y) (prey (snd x))) as [D|D]|]; simpl; intuition congruence.
Qed.
Lemma of_neighbours_in l : forall acc m, In m (of_neighbours l acc) <-> In m acc \/
  exists x y, beside l x y /\ m = ((fst x, fst y), snd x) /\ fst (fst x) = fst (fst y) /\
    snd y = prey (snd x).
Proof.
  induction l as [|x l IH]; intros acc m; [|destruct l as [|y l]].
  - simpl. split; [now left|]. intros [H|(x & y & ([|? b] & a & [H|H]) & _)]; try discriminate;
      auto.
  - simpl. split; [now left|]. intros [H|(y & z & ([|? [|? b]] & a & [H|H]) & _)]; try discriminate;
      auto.
  - change (of_neighbours (x :: y :: l) acc) with (of_neighbours (y :: l)
      (takes x y (takes y x acc))).
    rewrite IH, !takes_in. split.
    + intros [[[H|H]|H]|(u & w & (b & a & B) & H)]; auto.
      * right. exists y, x. split; auto. exists [], l. now right.
      * right. exists x, y. split; auto. exists [], l. now left.
      * right. exists u, w. split; auto. exists (x :: b), a. destruct B as [B|B]; rewrite B; auto.
    + intros [H|(u & w & ([|? b] & a & B) & H)]; auto.
      * simpl in B. left. destruct B as [[= <- <- _]|[= <- <- _]]; auto.
      * right. exists u, w. split; auto. exists b, a.
        destruct B as [[= _ B]|[= _ B]]; rewrite B; auto.
Qed.

Ltac by_cells :=
  repeat match goal with
    | x : RowByRow.t |- _ => destruct x as [[] ?] | x : prod cell colour |- _ =>
      destruct x as [[] ?]
    | x : prod (prod nat nat) colour |- _ => destruct x as [[] ?]
    end; cbn in *; lia.
Lemma between_sym p q x : between p q x -> between q p x.
Proof. unfold between. intros [(E & F & H)|(E & F & H)]; [left|right]; repeat split; lia. Qed.
Lemma sorted_split b x a : StronglySorted (fun x y => above x y) (b ++ x :: a) ->
  Forall (fun y => above y x) b /\ Forall (fun y => above x y) a.
Proof.
  induction b as [|y b IH]; simpl; intros S; inversion S as [|? ? S' F]; subst; [now split|].
  destruct (IH S') as [B A]. split; auto. constructor; auto. rewrite Forall_forall in F.
  apply F, in_or_app. right. now left.
Qed.
Lemma sorted_beside l x y : StronglySorted (fun x y => above x y) l -> NoDup (map fst l) ->
  fst (fst x) = fst (fst y) -> fst x <> fst y ->
  (beside l x y <-> In x l /\ In y l /\ forall z, In z l -> ~ between (fst x) (fst y) (fst z)).
Proof.
  intros S ND R N. split.
  - intros (b & a & B). assert (I : In x l /\ In y l).
    { destruct B as [-> | ->]; split; apply in_or_app; right; simpl; auto. }
    destruct I as [Ix Iy]. repeat split; auto. intros z I H.
    assert (C : forall u w, l = b ++ u :: w :: a -> above u w /\ (above z u \/ above w z)).
    { intros u w ->. pose proof (sorted_split b u (w :: a) S) as [B1 A1].
      replace (b ++ u :: w :: a) with ((b ++ [u]) ++ w :: a) in S by now rewrite <- app_assoc.
      pose proof (sorted_split _ w a S) as [B2 A2]. rewrite Forall_forall in B1, A1, B2, A2.
      split; [apply A1; now left|]. apply in_app_or in I. destruct I as [I|[<-|[<-|I]]]; auto.
      - left. apply above_iff. lia.
      - right. apply above_iff. lia. }
    destruct H as [(_ & E & H)|(E & _)]; [|now destruct (fst x), (fst y); simpl in *; congruence].
    destruct B as [B|B]; apply C in B; rewrite !above_iff in B; by_cells.
  - intros (Ix & Iy & O).
    assert (C : forall u w, (u = x /\ w = y \/ u = y /\ w = x) -> snd (fst u) < snd (fst w) ->
      exists b a, l = b ++ u :: w :: a).
    { intros u w E L. assert (Iu : In u l) by (destruct E as [[-> ->]|[-> ->]]; auto).
      assert (Iw : In w l) by (destruct E as [[-> ->]|[-> ->]]; auto).
      assert (Ruw : fst (fst u) = fst (fst w)) by (destruct E as [[-> ->]|[-> ->]]; auto).
      apply in_split in Iu. destruct Iu as (b & a & ->). pose proof (sorted_split b u a S) as [B A].
      rewrite Forall_forall in B, A. apply in_app_or in Iw. destruct Iw as [Iw|[<-|Iw]].
      - apply B, above_iff in Iw. by_cells.
      - by_cells.
      - destruct a as [|t a]; [easy|]. exists b, a. do 3 f_equal. destruct Iw as [|Iw]; auto.
        exfalso. assert (U : above u t) by (apply A; now left).
        replace (b ++ u :: t :: a) with ((b ++ [u]) ++ t :: a) in * by now rewrite <- app_assoc.
        pose proof (sorted_split _ t a S) as [_ A']. rewrite Forall_forall in A'.
        apply A' in Iw as T. rewrite !map_app in ND. simpl in ND. apply NoDup_remove_2 in ND as N2.
        rewrite above_iff in U, T.
        assert (Nw : fst t <> fst w).
        { intros E'. apply N2, in_or_app. right. apply in_map_iff. exists w.
          split; [exact (eq_sym E')|exact Iw]. }
        assert (Nu : fst t <> fst u).
        { intros E'. apply N2, in_or_app. left. apply in_or_app. right. left. exact (eq_sym E'). }
        assert (H : between (fst u) (fst w) (fst t)).
        { left. destruct u as [[i j] ?], w as [[i' j'] ?], t as [[i'' j''] ?]. cbn in *.
          assert (i'' = i) by lia. assert (j'' <> j) by congruence.
          assert (j'' <> j') by congruence. lia. }
        apply (O t); [apply in_or_app; right; now left|].
        destruct E as [[-> ->]|[-> ->]]; [exact H|now apply between_sym]. }
    assert (D : snd (fst x) <> snd (fst y)).
    { intros E. apply N. clear C. destruct x as [[] ?], y as [[] ?]. cbn in *. congruence. }
    destruct (lt_eq_lt_dec (snd (fst x)) (snd (fst y))) as [[L|L]|L]; [|easy|].
    + destruct (C x y) as (b & a & E); auto. exists b, a. now left.
    + destruct (C y x) as (b & a & E); auto. exists b, a. now right.
Qed.
Lemma along_rows_in ps m : NoDup (map fst ps) -> (In m (along_rows ps) <->
  exists x y, in_reach ps x y /\ m = ((fst x, fst y), snd x)).
Proof.
  intros ND. unfold along_rows. rewrite of_neighbours_in. pose proof (Permuted_sort ps) as P.
  assert (I : forall x, In x (sort ps) <-> In x ps).
  { intros x. split; apply Permutation_in; [now apply Permutation_sym|exact P]. }
  pose proof (StronglySorted_sort ps above_trans) as S.
  assert (ND' : NoDup (map fst (sort ps))) by (eapply Permutation_NoDup;
    [apply Permutation_map, P|exact ND]).
  assert (N : forall x y, In x ps -> In y ps -> snd y = prey (snd x) -> fst x <> fst y).
  { intros [p c] [q d] Hx Hy E F. simpl in *. subst q d.
    assert (K : lookup p ps = Some c /\ lookup p ps = Some (prey c));
      [|destruct K as [K1 K2]; rewrite K1 in K2; injection K2; intros; now apply (prey_neq c)].
    clear - Hx Hy ND. induction ps as [|[y e] ps IH]; simpl in *; [easy|].
    inversion ND as [|? ? NI ND']; subst.
    destruct (cell_spec p y) as [->|Np].
    - destruct Hx as [[= ->]|Hx]; [|now apply (in_map fst) in Hx].
      destruct Hy as [[= E]|Hy]; [|now apply (in_map fst) in Hy].
      now destruct (prey_neq c).
    - apply IH; auto; [destruct Hx as [[= -> ->]|]|destruct Hy as [[= -> ->]|]]; congruence || auto.
      }
  split.
  - intros [[]|(x & y & B & -> & R & C)]. exists x, y. split; auto.
    assert (IB : In x ps /\ In y ps).
    { destruct B as (b & a & B). rewrite <- !I.
      destruct B as [-> | ->]; split; apply in_or_app; right; simpl; auto. }
    destruct IB as [Ix Iy]. apply sorted_beside in B; auto. destruct B as (_ & _ & O).
    repeat split; auto. intros z Hz. apply O, I, Hz.
  - intros (x & y & (Ix & Iy & R & C & O) & ->). right. exists x, y. repeat split; auto.
    apply sorted_beside; auto. rewrite !I. repeat split; auto. intros z Hz. apply O, I, Hz.
Qed.

Lemma lookup_distinct {A} x (l : list (cell * A)) r : NoDup (map fst l) -> In (x, r) l ->
  lookup x l = Some r.
Proof.
  induction l as [|[y s] l IH]; simpl; [easy|]. intros ND. inversion ND as [|? ? NI ND']; subst.
  intros [[= -> ->]|H]; [now rewrite cell_eqb_refl|]. destruct (cell_spec x y) as [->|]; auto.
  destruct NI. now apply (in_map fst) in H.
Qed.
Lemma turned_turned x : turned (turned x) = x.
Proof. now destruct x. Qed.
Lemma between_turned p q x : between (turned p) (turned q) (turned x) <-> between p q x.
Proof. unfold between, turned. simpl. tauto. Qed.
Lemma turned_distinct l : NoDup l -> NoDup (map turned l).
Proof.
  induction 1 as [|x l N _ IH]; simpl; constructor; auto. intros I. apply in_map_iff in I.
  destruct I as (y & E & I). apply N. now rewrite <- (turned_turned x), <- E, turned_turned.
Qed.
Theorem captures_exact ps p q c : NoDup (map fst ps) ->
  (In ((p, q), c) (captures ps) <-> lookup p ps = Some c /\ legal (view_of ps) (p, q)).
Proof.
  intros ND. set (turn := map (fun x : cell * colour => (turned (fst x), snd x))).
  assert (IT : forall x d l, In (x, d) (turn l) <-> In (turned x, d) l).
  { intros x d l. unfold turn. rewrite in_map_iff. split.
    - intros ([y e] & [= <- <-] & H). simpl. now rewrite turned_turned.
    - intros H. exists (turned x, d). simpl. rewrite turned_turned. now split. }
  assert (NDT : NoDup (map fst (turn ps))).
  { unfold turn. rewrite map_map. simpl. rewrite <- (map_map fst turned). now apply turned_distinct.
    }
  assert (L : forall p' c', lookup p' ps = Some c' <-> In (p', c') ps).
  { intros. split; [apply lookup_in|now apply lookup_distinct]. }
  assert (E : forall x, lookup x ps = None <-> forall d, ~ In (x, d) ps).
  { intros x. split.
    - intros H d I. apply L in I. congruence.
    - intros H. destruct (lookup x ps) as [d|] eqn:F; auto. apply L in F. now apply H in F. }
  unfold captures. fold turn. rewrite rev_append_rev, in_app_iff, <- in_rev, in_map_iff,
    (along_rows_in ps _ ND).
  unfold legal, view_of. cbn [fst snd]. rewrite L. split.
  - intros [([[p' q'] c'] & [= <- <- <-] & H)|H].
    + apply (along_rows_in _ _ NDT) in H. destruct H as ([x d] & [y e] & (Ix & Iy & R & C & O) &
        [= -> -> ->]).
      cbn [fst snd] in *. subst e. rewrite IT in Ix, Iy. split; auto. exists d. rewrite !L.
      repeat split; auto; [now right|].
      intros z B. apply E. intros d' I. apply (O (turned z, d'));
        [apply IT; now rewrite turned_turned|].
      simpl. rewrite <- between_turned, turned_turned. exact B.
    + destruct H as ([x d] & [y e] & (Ix & Iy & R & C & O) & [= -> -> ->]).
      cbn [fst snd] in *. subst e. split; auto. exists d. rewrite !L.
      repeat split; auto; [now left|].
      intros z B. apply E. intros d' I. now apply (O (z, d')).
  - intros (Ip & c' & H & K & S & O). rewrite L in H, K.
    assert (c' = c) by (apply L in H, Ip; congruence). subst c'. destruct S as [S|S].
    + right. exists (p, c), (q, prey c). split; auto. repeat split; auto.
      intros [z d] I B. now apply (proj1 (E z) (O z B) d).
    + left. exists ((turned p, turned q), c). rewrite !turned_turned. split; auto.
      apply (along_rows_in _ _ NDT). exists (turned p, c), (turned q, prey c). split; auto.
      repeat split; try apply IT; rewrite ?turned_turned; auto.
      intros [z d] I B. apply IT in I. cbn [fst] in B.
      rewrite <- between_turned, !turned_turned in B.
      now apply (proj1 (E (turned z)) (O _ B) d).
Qed.
Lemma captures_complete ps p q c : NoDup (map fst ps) -> lookup p ps = Some c ->
  legal (view_of ps) (p, q) -> In ((p, q), c) (captures ps).
Proof. intros. now apply captures_exact. Qed.

Definition is_single (ps : position) : bool := match ps with [_] => true | _ => false end.
Lemma is_single_single ps : is_single ps = true -> single (view_of ps).
Proof.
  destruct ps as [|[p c] [|]]; try discriminate. intros _. exists p. unfold view_of. simpl.
  rewrite cell_eqb_refl. split; [easy|]. intros q. destruct (cell_spec q p); congruence.
Qed.
