(* docs/every-size.md, Lemma 4: a full line with all three colours is solvable. By induction on its
   length: some capture of neighbours leaves three colours, or there is just one stack of two of
   them. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims Turned.
Import ListNotations.

(* Neighbours in a line: one takes the other. *)
Inductive shrinks : list colour -> Prop :=
| shrinks_one c : shrinks [c]
| shrinks_left u c v : shrinks (u ++ c :: v) -> shrinks (u ++ c :: prey c :: v)
| shrinks_right u c v : shrinks (u ++ c :: v) -> shrinks (u ++ prey c :: c :: v).

Lemma shrinks_rev l : shrinks l -> shrinks (rev l).
Proof.
  assert (E : forall u (a b : colour) v, rev (u ++ a :: b :: v) = rev v ++ b :: a :: rev u).
  { intros. rewrite rev_app_distr. simpl. now rewrite <- !app_assoc. }
  assert (E1 : forall u (a : colour) v, rev (u ++ a :: v) = rev v ++ a :: rev u).
  { intros. rewrite rev_app_distr. simpl. now rewrite <- !app_assoc. }
  induction 1 as [c|u c v H IH|u c v H IH].
  - constructor.
  - rewrite E. rewrite E1 in IH. now constructor.
  - rewrite E. rewrite E1 in IH. now constructor.
Qed.
Lemma shrinks_pair u a b v : a <> b -> (forall c, c = a \/ c = b -> shrinks (u ++ c :: v)) ->
  shrinks (u ++ a :: b :: v).
Proof.
  intros N H. destruct (colours3 a b) as [->|[->| ->]].
  - easy.
  - constructor. auto.
  - rewrite <- (prey3 a) at 1. constructor. auto.
Qed.
(* A lone captor of all others. *)
Lemma shrinks_run c k : shrinks (c :: repeat (prey c) k).
Proof. induction k as [|k IH]; [constructor|]. apply (shrinks_left [] c). exact IH. Qed.

(* Two unlike neighbours of given colours, in either order. *)
Definition beside (a b : colour) (l : list colour) : Prop :=
  exists u v, l = u ++ a :: b :: v \/ l = u ++ b :: a :: v.
Lemma beside_dec a b l : beside a b l \/ ~ beside a b l.
Proof.
  induction l as [|d l IH].
  - right. intros (u & v & [E|E]); now destruct u.
  - destruct IH as [(u & v & H)|N].
    + left. exists (d :: u), v. destruct H as [-> | ->]; auto.
    + destruct l as [|e l].
      * right. intros (u & v & [E|E]); destruct u as [|? [|? u]]; discriminate.
      * destruct (colour_dec d a), (colour_dec e b), (colour_dec d b), (colour_dec e a); subst;
          try (left; exists [], l; simpl; auto; fail);
          right; intros (u & v & E); destruct u as [|f u]; simpl in E;
          try (destruct E as [E|E]; injection E; intros; subst; congruence);
          apply N; exists u, v; destruct E as [E|E]; injection E; auto.
Qed.
Lemma border c l : 1 <= cnt c l < length l -> exists d, d <> c /\ beside c d l.
Proof.
  induction l as [|a l IH]; simpl; [lia|]. intros H.
  destruct l as [|b l]; [simpl in H; destruct (colour_eqb c a); lia|].
  destruct (colour_dec a c) as [->|Na], (colour_dec b c) as [->|Nb].
  - destruct IH as (d & N & u & v & E).
    + rewrite colour_eqb_refl in H. simpl in *. rewrite colour_eqb_refl in *. lia.
    + exists d. split; auto. exists (c :: u), v. destruct E as [-> | ->]; auto.
  - exists b. split; auto. exists [], l. auto.
  - exists a. split; auto. exists [], l. auto.
  - destruct IH as (d & N & u & v & E).
    + destruct (colour_spec c a); [congruence|]. simpl in *.
      destruct (colour_spec c b); [congruence|].
      pose proof (cnt3 c l). lia.
    + exists d. split; auto. exists (a :: u), v. destruct E as [-> | ->]; auto.
Qed.
Lemma take_beside c l : beside c (prey c) l ->
  exists l', cnt c l' = cnt c l /\ S (cnt (prey c) l') = cnt (prey c) l /\
    cnt (prey (prey c)) l' = cnt (prey (prey c)) l /\ length l = S (length l') /\
      (shrinks l' -> shrinks l).
Proof.
  intros (u & v & [-> | ->]); exists (u ++ c :: v); rewrite !cnt_app, !app_length; simpl;
    rewrite !colour_eqb_refl; (splits; [destruct c; simpl; lia..|now constructor]).
Qed.

(* No capture hits a colour with two stacks or more: all is y but for a z and an x at one end. *)
Lemma last_case x l : 1 <= cnt (prey x) l -> cnt (prey (prey x)) l = 1 -> cnt x l = 1 ->
  ~ beside x (prey x) l -> shrinks l.
Proof.
  intros Y Z X N. assert (L : exists u v, l = u ++ x :: v).
  { apply in_split, cnt_in. lia. }
  assert (F : forall l, 1 <= cnt (prey x) l -> cnt (prey (prey x)) l = 1 -> cnt x l = 1 ->
    ~ beside x (prey x) l -> forall v, l = x :: v -> shrinks l).
  { clear. intros l Y Z X N v ->. destruct v as [|b v]; [destruct x; simpl in Z; lia|].
    destruct (colours3 x b) as [->|[->| ->]].
    - simpl in X. rewrite colour_eqb_refl in X. lia.
    - exfalso. apply N. exists [], v. auto.
    - assert (V : v = repeat (prey x) (length v)).
      { apply cnt_only; rewrite ?prey3; simpl in *; destruct x; simpl in *; lia. }
      destruct (length v) as [|k]; rewrite V.
      + rewrite V in Y. destruct x; simpl in Y; lia.
      + simpl. apply (shrinks_right [x] (prey x)). apply (shrinks_run x (S k)). }
  destruct L as (u & v & E). destruct u as [|a u] using rev_ind; [now apply (F l Y Z X N v)|].
  destruct v as [|b v].
  - rewrite <- (rev_involutive l). apply shrinks_rev.
    apply (F (rev l)) with (v := rev (u ++ [a])); rewrite ?cnt_rev; auto.
    + intros (s & t & H). apply N. exists (rev t), (rev s).
      destruct H as [H|H]; apply (f_equal (@rev _)) in H; rewrite rev_involutive,
        rev_app_distr in H;
        simpl in H; rewrite <- !app_assoc in H; auto.
    + rewrite E, rev_app_distr. reflexivity.
  - exfalso. rewrite <- app_assoc in E. simpl in E. subst l.
    assert (Na : a <> prey x) by (intros ->; apply N; exists u, (b :: v); auto).
    assert (Nb : b <> prey x).
    { intros ->. apply N. exists (u ++ [a]), v. left. now rewrite <- app_assoc. }
    rewrite !cnt_app in *. simpl in *.
    destruct (colours3 x a) as [->|[->| ->]], (colours3 x b) as [->|[->| ->]]; try congruence;
      destruct x; simpl in *; lia.
Qed.

Theorem line_shrinks l : (forall c, 1 <= cnt c l) -> shrinks l.
Proof.
  remember (length l) as k eqn:K. revert l K. induction k as [|k IH]; intros l K T.
  - specialize (T Black). destruct l; [simpl in T; lia|discriminate].
  - (* Some capture hits a colour with two or more stacks. *)
    assert (Step : forall c, beside c (prey c) l -> 2 <= cnt (prey c) l -> shrinks l).
    { intros c B C. destruct (take_beside c l B) as (l' & C1 & C2 & C3 & Ll & S).
      apply S, IH; [lia|].
      pose proof (T c). pose proof (T (prey (prey c))).
      intros d. destruct (colours3 c d) as [->|[->| ->]]; lia. }
    assert (Sym : forall a b, beside a b l -> beside b a l).
    { intros a b (u & v & H). exists u, v. tauto. }
    assert (D : (exists x, 2 <= cnt (prey x) l) \/ forall c, cnt c l = 1).
    { destruct (le_lt_dec 2 (cnt (prey Black) l)); [left; eauto|].
      destruct (le_lt_dec 2 (cnt (prey Green) l)); [left; eauto|].
      destruct (le_lt_dec 2 (cnt (prey White) l)); [left; eauto|]. right. simpl in *.
      pose proof (T Black). pose proof (T Green). pose proof (T White). intros []; lia. }
    destruct D as [[x Y]|One].
    + pose proof (T x) as Tx. pose proof (T (prey (prey x))) as Tz. pose proof (cnt3 x l) as L3.
      destruct (beside_dec x (prey x) l) as [B|N]; [now apply (Step x)|].
      destruct (le_lt_dec 2 (cnt (prey (prey x)) l)) as [Z2|Z1].
      * destruct (border (prey x) l) as (d & Nd & B); [lia|].
        destruct (colours3 x d) as [->|[->| ->]]; [|easy|].
        -- apply Sym in B. easy.
        -- now apply (Step (prey x)).
      * destruct (le_lt_dec 2 (cnt x l)) as [X2|X1].
        -- destruct (border x l) as (d & Nd & B); [lia|].
           destruct (colours3 x d) as [->|[->| ->]]; [easy|easy|].
           apply (Step (prey (prey x))); rewrite prey3; auto.
        -- apply (last_case x); auto; lia.
    + pose proof (cnt_length l) as L3. rewrite !One in L3.
      destruct l as [|a [|b [|c [|]]]]; try discriminate L3.
      assert (Nab : a <> b).
      { intros ->. specialize (One b). simpl in One. rewrite colour_eqb_refl in One. lia. }
      apply (shrinks_pair [] a b [c] Nab). intros d Hd. simpl.
      apply (shrinks_pair [] d c []); [|intros e _; constructor].
      intros ->. specialize (One c). simpl in One. rewrite colour_eqb_refl in One.
      destruct Hd as [-> | ->]; rewrite colour_eqb_refl in One; destruct (colour_eqb _ _); lia.
Qed.

(* On a board of one column. *)
Definition column (l : list colour) : block := map (fun c => [c]) l.
Lemma column_full l : full (length l) 1 (column l).
Proof.
  split; [apply map_length|]. apply Forall_forall. intros r I. apply in_map_iff in I.
  now destruct I as (c & <- & _).
Qed.
Lemma column_step c : goes 1 [[Some c]; [Some (prey c)]] [[Some c]] /\
  goes 1 [[Some (prey c)]; [Some c]] [[Some c]].
Proof.
  assert (G : goes 1 [[Some c]; [Some (prey c)]] [[Some c]]).
  { eapply goes_trans; [apply (goes_down_1 1 [] [] [] []); auto|].
    apply (goes_after 1 [[Some c]] [nones 1] []); [wid|apply goes_nones]. }
  split; auto. apply (goes_flip 1 _ _ G).
Qed.
Lemma shrinks_solv l : shrinks l -> solv (view_of (filled (column l))).
Proof.
  assert (App : forall u v, filled (column (u ++ v)) = filled (column u) ++ filled (column v)).
  { intros. unfold filled, column. now rewrite !map_app. }
  assert (W : forall u, wide 1 (filled (column u))) by (intros u; eapply wide_filled, column_full).
  induction 1 as [c|u c v H IH|u c v H IH].
  - exact (solv_only 1 0 c).
  - rewrite App in *. eapply goes_solv; [|exact IH]. apply goes_before; auto.
    apply (goes_after 1 (filled (column v)) [[Some c]; [Some (prey c)]] [[Some c]]); auto.
    apply column_step.
  - rewrite App in *. eapply goes_solv; [|exact IH]. apply goes_before; auto.
    apply (goes_after 1 (filled (column v)) [[Some (prey c)]; [Some c]] [[Some c]]); auto.
    apply column_step.
Qed.
Theorem L4_column m F : full m 1 F -> three F -> solv (view_of (filled F)).
Proof.
  intros [L W] T. assert (E : F = column (concat F)).
  { clear - W. induction W as [|r F H W IH]; auto. destruct r as [|c [|]]; try discriminate H.
    simpl. now f_equal. }
  rewrite E. apply shrinks_solv, line_shrinks. exact T.
Qed.
Theorem L4_row n F : full 1 n F -> three F -> solv (view_of (filled F)).
Proof.
  intros H T. apply (turned_solv 1 n); auto. apply (L4_column n).
  - apply turned_full, H.
  - now apply (turned_three 1 n).
Qed.
