(* Rules on who lands on a cell: in which order, in which colour, and what it takes there. Each rule
   has a case for every solution. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Dead Times Geometry Clauses.
Import ListNotations.

Fixpoint index_of (x : cell) (l : list cell) : option nat :=
  match l with
  | [] => None
  | y :: l' => if cell_eqb x y then Some 0 else option_map S (index_of x l')
  end.
Lemma index_of_nth x l i : index_of x l = Some i -> nth_error l i = Some x.
Proof.
  revert i. induction l as [|y l IH]; simpl; intros i H; [discriminate|].
  destruct (cell_spec x y) as [->|N]; [now injection H as <-|].
  destruct (index_of x l) as [j|]; [|discriminate]. injection H as <-. simpl. auto.
Qed.

Section Rules.
Variables (v : view) (stacks : list cell).
Hypothesis stacks_in : forall x, In x stacks <-> v x <> None.
Variable ms : list move.
Hypothesis sol : solution v ms.
Notation time := (left_at ms).
Notation case := (atom -> option bool).
Notation truth := (tells_truth v ms).
Notation near := (near stacks).
Notation landers := (landers ms).

(* Who landed later cannot stand between a and one who landed before. *)
Lemma lands_beyond a i j c d :
  nth_error (landers a) i = Some c -> nth_error (landers a) j = Some d -> i < j -> ~ between c a d.
Proof.
  intros Hc Hd L B. pose proof (landers_order v ms sol a i j c d Hc Hd L).
  apply nth_error_In, landers_in in Hc, Hd.
  assert (time d < time c); [|lia]. apply (goes_between v ms sol c a); auto.
  now apply (goes_occupied v ms sol) in Hd.
Qed.
Lemma landers_nodup a i j d :
  nth_error (landers a) i = Some d -> nth_error (landers a) j = Some d -> i = j.
Proof.
  intros Hi Hj. destruct (lt_eq_lt_dec i j) as [[L|E]|L]; auto; exfalso.
  - pose proof (landers_order v ms sol a i j d d Hi Hj L). lia.
  - pose proof (landers_order v ms sol a j i d d Hj Hi L). lia.
Qed.

(* Orders of landing: every lander is near, and stands beyond none before it. *)
Definition may_follow (a : cell) (order : list cell) : list cell :=
  filter (fun d => negb (mem d order) && forallb (fun c => negb (betweenb c a d)) order) (near a).
Definition has_order (order : list cell) (all : list (list cell)) : bool :=
  existsb (order_eqb order) all.
Lemma has_order_in o all : has_order o all = true -> In o all.
Proof.
  unfold has_order. rewrite existsb_exists. intros (o' & H & E).
  now destruct (order_spec o o') as [->|].
Qed.
(* All orders, found somehow: the empty one is there, and so is each that goes on from one there. *)
Definition are_all (a : cell) (all : list (list cell)) : bool :=
  has_order [] all &&
  forallb (fun o => forallb (fun d => has_order (o ++ [d]) all) (may_follow a o)) all.
Lemma landers_in_all a all : are_all a all = true -> In (landers a) all.
Proof.
  unfold are_all. rewrite andb_true_iff, forallb_forall. intros [E F].
  assert (P : forall n, In (firstn n (landers a)) all).
  { induction n as [|n IH]; [now apply has_order_in in E|].
    destruct (nth_error (landers a) n) as [d|] eqn:Hd.
    - rewrite (firstn_snoc _ _ _ Hd). apply has_order_in.
      specialize (F _ IH). rewrite forallb_forall in F. apply F. unfold may_follow.
      apply filter_In. split.
      + eapply goes_near_back; eauto. now apply nth_error_In, landers_in in Hd.
      + apply andb_true_iff. split.
        * apply negb_true_iff, mem_false. intros H. apply In_nth_error in H. destruct H as [i H].
          pose proof (nth_error_lt _ _ _ H) as L. rewrite firstn_length in L.
          assert (H' : nth_error (landers a) i = Some d).
          { rewrite <- H. rewrite <- (firstn_skipn n (landers a)) at 1.
            rewrite nth_error_app1; auto.
            rewrite firstn_length. lia. }
          pose proof (landers_nodup a i n d H' Hd). lia.
        * apply forallb_forall. intros c H. apply negb_true_iff.
          destruct (betweenb c a d) eqn:B; auto. exfalso. apply betweenb_iff in B.
          apply In_nth_error in H. destruct H as [i H].
          pose proof (nth_error_lt _ _ _ H) as L. rewrite firstn_length in L.
          assert (H' : nth_error (landers a) i = Some c).
          { rewrite <- H. rewrite <- (firstn_skipn n (landers a)) at 1.
            rewrite nth_error_app1; auto.
            rewrite firstn_length. lia. }
          apply (lands_beyond a i n c d); auto. lia.
    - apply nth_error_None in Hd. rewrite firstn_all2 by lia.
      rewrite firstn_all2 in IH by lia. exact IH. }
  rewrite <- (firstn_all (landers a)). apply P.
Qed.

Definition case_lands (a : cell) (c : colour) (order : list cell) : case := fun t =>
  match t with
  | Lands b o => if cell_eqb b a then Some (order_eqb o order) else None
  | Leaves x d =>
      if cell_eqb x a then Some (colour_eqb d (aged (length order) c))
      else match index_of x order with
           | Some i => Some (colour_eqb d (aged (S i) c))
           | None => None
           end
  | Goes x b => if cell_eqb b a then Some (mem x order) else None
  | Before x y =>
      if cell_eqb y a && mem x order then Some true
      else match index_of x order, index_of y order with
           | Some i, Some j => Some (i <? j)
           | _, _ => None
           end
  | _ => None
  end.
Definition cases_lands (a : cell) (all : list (list cell)) : list case :=
  match v a with Some c => map (case_lands a c) all | None => [fun _ => None] end.
Lemma tells_aged x c d w : leaves v ms x c -> Some (colour_eqb d c) = Some w ->
  is v ms w (Leaves x d).
Proof.
  intros H. apply is_bool; destruct (colour_spec d c); try discriminate; intros _.
  - now subst.
  - intros K. apply n. eapply leaves_unique; eauto.
Qed.
Lemma lands_truth a c : v a = Some c -> truth (case_lands a c (landers a)).
Proof.
  intros Ha t w. destruct t; simpl; try discriminate.
  - destruct (cell_spec a0 a) as [->|N].
    + apply tells_aged. now apply leaves_aged.
    + destruct (index_of a0 (landers a)) as [i|] eqn:E; [|discriminate].
      apply tells_aged. apply index_of_nth in E. now apply (lander_colour v ms sol a).
  - destruct (cell_spec b a) as [->|]; [|discriminate]. apply is_bool.
    + intros M. now apply mem_iff, landers_in in M.
    + intros M. apply mem_false in M. intros G. now apply M, landers_in.
  - destruct (cell_eqb b a && mem a0 (landers a)) eqn:E.
    + apply andb_true_iff in E. destruct E as [E M].
      destruct (cell_spec b a) as [->|]; [|discriminate].
      apply is_bool; [|discriminate]. intros _. apply mem_iff in M.
      now apply (landers_before v ms sol).
    + destruct (index_of a0 (landers a)) as [i|] eqn:Hi; [|discriminate].
      destruct (index_of b (landers a)) as [j|] eqn:Hj; [|discriminate].
      apply index_of_nth in Hi, Hj. apply is_bool; simpl; intros L.
      * apply Nat.ltb_lt in L. now apply (landers_order v ms sol a i j).
      * apply Nat.ltb_ge in L. destruct (Nat.eq_dec i j) as [->|N].
        -- rewrite Hi in Hj. injection Hj as ->. lia.
        -- pose proof (landers_order v ms sol a j i _ _ Hj Hi). lia.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate].
    apply is_bool; destruct (order_spec order (landers a)); try discriminate; simpl; congruence.
Qed.
Lemma covers_lands a all : are_all a all = true -> covers v ms (cases_lands a all).
Proof.
  intros E. unfold cases_lands. destruct (v a) as [c|] eqn:Ha.
  - exists (case_lands a c (landers a)). split; [|now apply lands_truth].
    now apply in_map, landers_in_all.
  - eexists. split; [now left|easy].
Qed.

(* The chain of those that stand on a one after the other: what stood there at first, then each
   that lands. *)
Notation chain := (chain ms).
Lemma chain_nodup a i j x :
  nth_error (chain a) i = Some x -> nth_error (chain a) j = Some x -> i = j.
Proof.
  destruct i as [|i], j as [|j]; simpl; intros Hi Hj; auto.
  - injection Hi as <-. apply nth_error_In, (landers_before v ms sol) in Hj. lia.
  - injection Hj as <-. apply nth_error_In, (landers_before v ms sol) in Hi. lia.
  - f_equal. eapply landers_nodup; eauto.
Qed.
Lemma chain_colour a c k x : v a = Some c -> x <> a -> nth_error (chain a) k = Some x ->
  leaves v ms x (aged k c).
Proof.
  intros Ha N H. destruct k as [|k]; simpl in H; [congruence|]. eapply lander_colour; eauto.
Qed.
Lemma chain_goes a k x : x <> a -> nth_error (chain a) k = Some x -> goes ms x a.
Proof.
  intros N H. destruct k as [|k]; simpl in H; [congruence|].
  now apply nth_error_In, landers_in in H.
Qed.
Lemma chain_next_goes a k x : nth_error (chain a) (S k) = Some x -> goes ms x a.
Proof. simpl. intros H. now apply nth_error_In, landers_in in H. Qed.
Lemma goes_chain a x : goes ms x a -> exists k, nth_error (chain a) (S k) = Some x.
Proof. intros H. apply landers_in, In_nth_error in H. exact H. Qed.

(* The last of the chain. *)
Definition case_last (a l : cell) : case := fun t =>
  match t with Last b o => if cell_eqb b a then Some (cell_eqb o l) else None | _ => None end.
Definition cases_last (a : cell) : list case := map (case_last a) (a :: near a).
Lemma covers_last a : covers v ms (cases_last a).
Proof.
  destruct (nth_error (chain a) (length (landers a))) as [l|] eqn:E.
  - exists (case_last a l). split.
    + apply in_map. destruct (cell_dec l a) as [->|N]; [now left|right].
      eapply goes_near_back; eauto. eapply chain_goes; eauto.
    + intros t w. destruct t; simpl; try discriminate.
      destruct (cell_spec a0 a) as [->|]; [|discriminate].
      apply is_cell; unfold holds; [now intros ->|]. intros N H. congruence.
  - apply nth_error_None in E. simpl in E. lia.
Qed.

(* What a newcomer takes, if it lands at all. *)
Definition case_elsewhere (a new : cell) : case := fun t =>
  match t with
  | Goes x b => if cell_eqb x new && cell_eqb b a then Some false else None
  | Takes b n _ => if cell_eqb b a && cell_eqb n new then Some false else None
  | _ => None
  end.
Definition case_took (a new old : cell) : case := fun t =>
  match t with
  | Goes x b => if cell_eqb x new && cell_eqb b a then Some true else None
  | Takes b n o => if cell_eqb b a && cell_eqb n new then Some (cell_eqb o old) else None
  | _ => None
  end.
Definition cases_took (a new : cell) : list case :=
  case_elsewhere a new ::
  map (case_took a new)
    (filter (fun old => negb (cell_eqb old new) && negb (betweenb old a new)) (a :: near a)).
Lemma chain_beyond a k old new :
  nth_error (chain a) k = Some old -> nth_error (chain a) (S k) = Some new ->
  old <> new /\ ~ between old a new.
Proof.
  intros Ho Hn. split.
  - intros ->. pose proof (chain_nodup a k (S k) new Ho Hn). lia.
  - destruct k as [|k]; simpl in *.
    + injection Ho as <-. intros [(_ & _ & [H|H])|(_ & _ & [H|H])]; lia.
    + apply (lands_beyond a k (S k)); auto.
Qed.
Lemma chain_place a k x : nth_error (chain a) k = Some x -> In x (a :: near a).
Proof.
  intros H. destruct (cell_dec x a) as [->|N]; [now left|right].
  eapply goes_near_back; eauto. eapply chain_goes; eauto.
Qed.
Lemma covers_took a new : covers v ms (cases_took a new).
Proof.
  destruct (in_dec cell_dec new (landers a)) as [H|H].
  - apply landers_in, goes_chain in H. destruct H as [k Hn].
    destruct (nth_error (chain a) k) as [old|] eqn:Ho.
    + exists (case_took a new old). destruct (chain_beyond a k old new Ho Hn) as [N B]. split.
      * right. apply in_map, filter_In. split; [eapply chain_place; eauto|].
        apply andb_true_iff. rewrite !negb_true_iff. split; [now destruct (cell_spec old new)|].
        destruct (betweenb old a new) eqn:E; auto. now apply betweenb_iff in E.
      * intros t w. destruct t; simpl; try discriminate.
        -- destruct (cell_spec a0 new) as [->|]; [|discriminate].
           destruct (cell_spec b a) as [->|]; [|discriminate]. simpl.
           apply is_bool; [|discriminate]. intros _. eapply chain_next_goes; eauto.
        -- destruct (cell_spec a0 a) as [->|]; [|discriminate].
           destruct (cell_spec new0 new) as [->|]; [|discriminate]. simpl. apply is_cell.
           ++ intros ->. exists k. auto.
           ++ intros N' (j & Hj & Hj'). pose proof (chain_nodup a _ _ _ Hj' Hn) as E.
              injection E as ->. congruence.
    + apply nth_error_None in Ho. apply nth_error_lt in Hn. lia.
  - exists (case_elsewhere a new). split; [now left|]. intros t w.
    destruct t; simpl; try discriminate.
    + destruct (cell_spec a0 new) as [->|]; [|discriminate].
      destruct (cell_spec b a) as [->|]; [|discriminate]. simpl.
      apply is_bool; [discriminate|]. intros _ G. now apply H, landers_in.
    + destruct (cell_spec a0 a) as [->|]; [|discriminate].
      destruct (cell_spec new0 new) as [->|]; [|discriminate]. simpl.
      apply is_bool; [discriminate|]. intros _ (k & _ & Hn). apply H, landers_in.
      eapply chain_next_goes; eauto.
Qed.

(* What becomes of o on a: it never lands there, or is the last, or is taken; x is its colour. *)
Definition case_absent (a o : cell) : case := fun t =>
  match t with
  | Goes x b => if cell_eqb x o && cell_eqb b a then Some false else None
  | Last b p => if cell_eqb b a && cell_eqb p o then Some false else None
  | Takes b n p => if cell_eqb b a && (cell_eqb n o || cell_eqb p o) then Some false else None
  | _ => None
  end.
Definition case_remains (a o : cell) (x : colour) : case := fun t =>
  match t with
  | Goes y b => if cell_eqb y o && cell_eqb b a && negb (cell_eqb o a) then Some true else None
  | Last b p => if cell_eqb b a then Some (cell_eqb p o) else None
  | Takes b n p => if cell_eqb b a && cell_eqb p o then Some false else None
  | Leaves y d => if cell_eqb y a || cell_eqb y o then Some (colour_eqb d x) else None
  | _ => None
  end.
Definition case_taken (a o new : cell) (x : colour) : case := fun t =>
  match t with
  | Goes y b =>
      if cell_eqb b a && (cell_eqb y new || cell_eqb y o && negb (cell_eqb o a))
      then Some true else None
  | Last b p => if cell_eqb b a && cell_eqb p o then Some false else None
  | Takes b n p =>
      if cell_eqb b a then
        if cell_eqb p o then Some (cell_eqb n new)
        else if cell_eqb n new then Some false else None
      else None
  | Leaves y d =>
      if cell_eqb y new then Some (colour_eqb d (captor x))
      else if cell_eqb y o && negb (cell_eqb o a) then Some (colour_eqb d x) else None
  | Before y z =>
      if cell_eqb o a then None
      else if cell_eqb y o && cell_eqb z new then Some true
      else if cell_eqb y new && cell_eqb z o then Some false else None
  | _ => None
  end.
Definition cases_fate (a o : cell) : list case :=
  match v a with
  | None => [fun _ => None]
  | Some c =>
      let xs := if cell_eqb o a then [c] else colours in
      let news := filter (fun n => negb (cell_eqb o n) && negb (betweenb o a n)) (near a) in
      (if cell_eqb o a then [] else [case_absent a o]) ++
      map (case_remains a o) xs ++ flat_map (fun n => map (case_taken a o n) xs) news
  end.
Lemma remains_true a o c : v a = Some c -> nth_error (chain a) (length (landers a)) = Some o ->
  tells_truth v ms (case_remains a o (aged (length (landers a)) c)).
Proof.
  intros Ha Ho. set (k := length (landers a)) in *. assert (E : k = length (landers a)) by easy.
  assert (C : o <> a -> leaves v ms o (aged k c)) by (intros N; eapply chain_colour; eauto).
  intros t w. destruct t; simpl; try discriminate.
  - destruct (cell_spec a0 a) as [->|N]; simpl.
    + apply tells_aged. rewrite E. now apply leaves_aged.
    + destruct (cell_spec a0 o) as [->|]; [|discriminate]. apply tells_aged. auto.
  - destruct (cell_spec a0 o) as [->|]; [|discriminate].
    destruct (cell_spec b a) as [->|]; [|discriminate].
    destruct (cell_spec o a) as [|N]; [discriminate|]. simpl.
    apply is_bool; [|discriminate]. intros _. eapply chain_goes; eauto.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate]. rewrite E in Ho. apply is_cell.
    + now intros ->.
    + intros N K. unfold holds in K. congruence.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate].
    destruct (cell_spec old o) as [->|]; [|discriminate]. simpl.
    apply is_bool; [discriminate|]. intros _ (j & Hj & Hj').
    pose proof (chain_nodup a _ _ _ Hj Ho). apply nth_error_lt in Hj'. simpl in Hj'. lia.
Qed.
Lemma taken_true a o new c k : v a = Some c -> nth_error (chain a) k = Some o ->
  nth_error (chain a) (S k) = Some new -> tells_truth v ms (case_taken a o new (aged k c)).
Proof.
  intros Ha Ho Hn. destruct (chain_beyond a k o new Ho Hn) as [N B].
  assert (C : o <> a -> leaves v ms o (aged k c)) by (intros M; eapply chain_colour; eauto).
  pose proof (chain_next_goes a k new Hn) as G.
  assert (Cn : leaves v ms new (captor (aged k c))).
  { apply (chain_colour a c (S k)); auto. now apply (goes_neq v ms sol) in G. }
  intros t w. destruct t; simpl; try discriminate.
  - destruct (cell_spec a0 new) as [->|]; [now apply tells_aged|].
    destruct (cell_spec a0 o) as [->|]; [|discriminate].
    destruct (cell_spec o a) as [|Na]; [discriminate|]. simpl. apply tells_aged. auto.
  - destruct (cell_spec b a) as [->|]; [|discriminate].
    destruct (cell_spec a0 new) as [->|]; simpl.
    + apply is_bool; [|discriminate]. auto.
    + destruct (cell_spec a0 o) as [->|]; [|discriminate].
      destruct (cell_spec o a) as [|Na]; [discriminate|]. simpl.
      apply is_bool; [|discriminate]. intros _. eapply chain_goes; eauto.
  - destruct (cell_spec o a) as [->|Na]; [discriminate|].
    assert (T : time o < time new).
    { destruct k as [|k]; simpl in Ho; [congruence|]. simpl in Hn.
      apply (landers_order v ms sol a k (S k)); auto. }
    destruct (cell_spec a0 o) as [->|N1]; simpl.
    + destruct (cell_spec b new) as [->|N2]; simpl.
      * apply is_bool; [|discriminate]. auto.
      * destruct (cell_spec o new); [congruence|]. discriminate.
    + destruct (cell_spec a0 new) as [->|]; [|discriminate].
      destruct (cell_spec b o) as [->|]; [|discriminate]. simpl.
      apply is_bool; [discriminate|]. intros _. simpl. lia.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate].
    destruct (cell_spec o0 o) as [->|]; [|discriminate]. simpl.
    apply is_bool; [discriminate|]. intros _ K. unfold holds in K.
    pose proof (chain_nodup a _ _ _ Ho K). apply nth_error_lt in Hn. simpl in Hn. lia.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate].
    destruct (cell_spec old o) as [->|No].
    + apply is_cell.
      * intros ->. exists k. auto.
      * intros N' (j & Hj & Hj'). rewrite (chain_nodup a _ _ _ Hj Ho) in Hj'. congruence.
    + destruct (cell_spec new0 new) as [->|]; [|discriminate].
      apply is_bool; [discriminate|]. intros _ (j & Hj & Hj').
      pose proof (chain_nodup a _ _ _ Hj' Hn) as E. injection E as ->. congruence.
Qed.
Lemma absent_true a o : ~ In o (chain a) -> tells_truth v ms (case_absent a o).
Proof.
  intros H t w. destruct t; simpl; try discriminate.
  - destruct (cell_spec a0 o) as [->|]; [|discriminate].
    destruct (cell_spec b a) as [->|]; [|discriminate]. simpl.
    apply is_bool; [discriminate|]. intros _ G. apply H. right. now apply landers_in.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate].
    destruct (cell_spec o0 o) as [->|]; [|discriminate]. simpl.
    apply is_bool; [discriminate|]. intros _ K. now apply nth_error_In in K.
  - destruct (cell_spec a0 a) as [->|]; [|discriminate].
    destruct (cell_eqb new o || cell_eqb old o) eqn:E; [|discriminate]. simpl.
    apply is_bool; [discriminate|]. intros _ (j & Hj & Hj'). apply nth_error_In in Hj, Hj'.
    apply orb_true_iff in E. destruct E as [E|E];
      [destruct (cell_spec new o)|destruct (cell_spec old o)]; congruence.
Qed.
Lemma covers_fate a o : covers v ms (cases_fate a o).
Proof.
  unfold cases_fate. destruct (v a) as [c|] eqn:Ha; [|eexists; split; [now left|easy]].
  destruct (in_dec cell_dec o (chain a)) as [H|H].
  - apply In_nth_error in H. destruct H as [k Ho].
    set (xs := if cell_eqb o a then [c] else colours).
    assert (Hx : In (aged k c) xs).
    { unfold xs. destruct (cell_spec o a) as [->|N]; [|apply colours_all].
      rewrite (chain_nodup a k 0 a Ho eq_refl). now left. }
    pose proof (nth_error_lt _ _ _ Ho) as L. simpl in L.
    destruct (Nat.eq_dec k (length (landers a))) as [->|NE].
    + exists (case_remains a o (aged (length (landers a)) c)). split; [|now apply remains_true].
      apply in_or_app. right. apply in_or_app. left. now apply in_map.
    + destruct (nth_error (chain a) (S k)) as [new|] eqn:Hn;
        [|apply nth_error_None in Hn; simpl in Hn; lia].
      destruct (chain_beyond a k o new Ho Hn) as [N B].
      exists (case_taken a o new (aged k c)). split; [|now apply taken_true].
      apply in_or_app. right. apply in_or_app. right. apply in_flat_map. exists new.
      split; [|now apply in_map]. apply filter_In.
      split; [eapply goes_near_back; eauto using chain_next_goes|].
      apply andb_true_iff. rewrite !negb_true_iff. split; [now destruct (cell_spec o new)|].
      destruct (betweenb o a new) eqn:E; auto. now apply betweenb_iff in E.
  - exists (case_absent a o). split; [|now apply absent_true].
    destruct (cell_spec o a) as [->|N]; [|now left]. exfalso. apply H. now left.
Qed.

End Rules.
