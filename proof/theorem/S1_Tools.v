(* docs/every-size.md, 1.2 and 1.3: removal of a row of two colours into one of its prey, and
   sweeps. Both are plays along rows, put together of those in Steps.v, by induction on the row. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps.
Import ListNotations.

(* How many stacks of a colour there are. *)
Fixpoint cnt (c : colour) (l : list colour) : nat :=
  match l with [] => 0 | d :: t => (if colour_eqb c d then 1 else 0) + cnt c t end.
Lemma colour_dec (c d : colour) : {c = d} + {c <> d}.
Proof. decide equality. Defined.
Lemma colour_eqb_refl c : colour_eqb c c = true.
Proof. now destruct c. Qed.
Lemma cnt_app c l m : cnt c (l ++ m) = cnt c l + cnt c m.
Proof. induction l; simpl; lia. Qed.
Lemma cnt_rev c l : cnt c (rev l) = cnt c l.
Proof. induction l; simpl; rewrite ?cnt_app; simpl; lia. Qed.
Lemma cnt_repeat c d k : cnt c (repeat d k) = if colour_eqb c d then k else 0.
Proof. induction k as [|k IH]; simpl; [|rewrite IH]; now destruct (colour_eqb c d). Qed.
Lemma cnt_length l : length l = cnt Black l + cnt Green l + cnt White l.
Proof. induction l as [|[] l IH]; simpl; lia. Qed.
Lemma cnt_in c l : 1 <= cnt c l <-> In c l.
Proof.
  induction l as [|d l IH]; simpl; [split; [lia|easy]|].
  destruct (colour_spec c d) as [->|N]; split; auto; intros; try lia.
  - right. apply IH. lia.
  - destruct H as [->|H]; [congruence|]. apply IH in H. lia.
Qed.
Lemma colours3 c d : d = c \/ d = prey c \/ d = prey (prey c).
Proof. destruct c, d; auto. Qed.
Lemma cnt3 c l : length l = cnt c l + cnt (prey c) l + cnt (prey (prey c)) l.
Proof. rewrite cnt_length. destruct c; simpl; lia. Qed.
Lemma prey3 c : prey (prey (prey c)) = c.
Proof. now destruct c. Qed.
(* Only one colour. *)
Lemma cnt_only c l : cnt (prey c) l = 0 -> cnt (prey (prey c)) l = 0 -> l = repeat c (length l).
Proof.
  induction l as [|d l IH]; simpl; intros H K; auto.
  destruct (colours3 c d) as [->|[->| ->]].
  - f_equal. apply IH; lia.
  - rewrite colour_eqb_refl in H. lia.
  - rewrite colour_eqb_refl in K. lia.
Qed.

(* A row of x's among which are stacks of their prey: x takes the y's on its left up to the next x,
   and the rightmost one those on its right. *)
Definition spread (x : colour) (g : list bool) : list (option colour) :=
  map (fun b : bool => if b then Some x else None) g.
Definition trues (g : list bool) : nat := length (filter (fun b => b) g).
Lemma first_of (c d : colour) l : (forall e, In e l -> e = c \/ e = d) -> c <> d -> In c l ->
  exists a t, l = repeat d a ++ c :: t.
Proof.
  induction l as [|e l IH]; simpl; intros H N I; [easy|].
  destruct (H e) as [->| ->]; auto.
  - now exists 0, l.
  - destruct IH as (a & t & ->); auto.
    + destruct I as [->|I]; [congruence|auto].
    + now exists (S a), t.
Qed.
Lemma map_repeat {A B} (f : A -> B) a k : map f (repeat a k) = repeat (f a) k.
Proof. induction k; simpl; congruence. Qed.
Lemma spread_nones x k : spread x (repeat false k) = nones k.
Proof. unfold spread. now rewrite map_repeat. Qed.
Lemma spread_app x g h : spread x (g ++ h) = spread x g ++ spread x h.
Proof. apply map_app. Qed.
Lemma trues_repeat k : trues (repeat false k) = 0.
Proof. unfold trues. induction k; auto. Qed.
Lemma trues_app g h : trues (g ++ h) = trues g + trues h.
Proof. unfold trues. now rewrite filter_app, app_length. Qed.

Lemma gather n x r : forall u, length u + length r = n ->
  (forall e, In e r -> e = x \/ e = prey x) -> In x r ->
  exists g, length g = length r /\ trues g = cnt x r /\ goes n [u ++ map Some r] [u ++ spread x g].
Proof.
  remember (length r) as m eqn:M. revert r M. induction m as [m IH] using lt_wf_ind.
  intros r -> u L H I. assert (N : x <> prey x) by now destruct x.
  destruct (first_of x (prey x) r) as (a & t & ->); auto.
  rewrite app_length, repeat_length in *. simpl in *.
  assert (Ht : forall e, In e t -> e = x \/ e = prey x).
  { intros e E. apply H, in_or_app. right. now right. }
  assert (S1 : goes n [u ++ map Some (repeat (prey x) a ++ x :: t)]
    [u ++ Some x :: nones a ++ map Some t]).
  { rewrite map_app, <- alls_full. apply goes_left_run. len. }
  assert (X : cnt x (repeat (prey x) a ++ x :: t) = S (cnt x t)).
  { rewrite cnt_app, cnt_repeat. simpl. rewrite colour_eqb_refl. now destruct x. }
  destruct (in_dec colour_dec x t) as [J|J].
  - destruct (IH (length t)) with (r := t) (u := u ++ Some x :: nones a) as (g & Lg & Tg & G); auto;
      try len.
    exists (true :: repeat false a ++ g). splits.
    + len.
    + change (true :: repeat false a ++ g) with ([true] ++ repeat false a ++ g).
      rewrite !trues_app, trues_repeat, Tg, X. reflexivity.
    + eapply goes_trans; [exact S1|]. rewrite <- app_assoc in G. simpl in G.
      change (spread x (true :: repeat false a ++ g)) with (Some x :: spread x
        (repeat false a ++ g)).
      rewrite spread_app, spread_nones. rewrite <- ?app_assoc in G. exact G.
  - assert (Z : cnt x t = 0). { destruct (cnt x t) eqn:E; auto. exfalso. apply J, cnt_in. lia. }
    assert (T : t = repeat (prey x) (length t)).
    { clear - Ht J. induction t as [|d t IH]; simpl; auto. f_equal.
      - destruct (Ht d) as [->| ->]; simpl; auto. exfalso. apply J. now left.
      - apply IH; [intros; apply Ht; now right|intros K; apply J; now right]. }
    rewrite T in S1. rewrite <- alls_full in S1. destruct (length t) as [|b] eqn:Lt.
    + exists (true :: repeat false a). splits; [len| |].
      * rewrite X, Z. change (true :: repeat false a) with ([true] ++ repeat false a).
        now rewrite trues_app, trues_repeat.
      * rewrite T. eapply goes_trans; [exact S1|]. rewrite alls_0, app_nil_r.
        change (spread x (true :: repeat false a)) with (Some x :: spread x (repeat false a)).
        rewrite spread_nones. apply goes_refl. wid.
    + exists (repeat false (a + S b) ++ [true]). splits; [len| |].
      * rewrite X, Z, trues_app, trues_repeat. reflexivity.
      * rewrite T. eapply goes_trans; [exact S1|]. rewrite spread_app, spread_nones.
        change (spread x [true]) with [Some x].
        pose proof (goes_right_over n u a b x []) as R. rewrite app_nil_r in R. apply R. len.
Qed.

(* Each x of the first row takes what is below it. *)
Lemma descend n x g : forall k (u : list (option colour)), k = length u -> length u + length g = n
  -> goes n [nones k ++ spread x g; u ++ alls (length g) (prey x)]
         [nones n; u ++ map Some (map (fun b : bool => if b then x else prey x) g)].
Proof.
  induction g as [|b g IH]; intros k u -> L; simpl in *.
  - rewrite alls_0, app_nil_r, Nat.add_0_r in *. subst n. apply goes_refl. wid.
  - assert (Step : goes n [nones (length u) ++ (if b then Some x else None) :: spread x g;
       u ++ alls (S (length g)) (prey x)] [nones (S (length u)) ++ spread x g;
         (u ++ [Some (if b then x else prey x)]) ++ alls (length g) (prey x)]).
    { rewrite alls_S, nones_snoc, <- !app_assoc. simpl.
      assert (length (spread x g) = length g) by apply map_length.
      destruct b.
      - apply goes_down_1; len.
      - apply goes_refl. wid. }
    eapply goes_trans; [exact Step|].
    specialize (IH (S (length u)) (u ++ [Some (if b then x else prey x)])).
    rewrite <- !app_assoc in *. simpl in *. apply IH; len.
Qed.

(* 1.2: a row that holds x, and otherwise only y, can be removed into a row of y beside it, which
   then has as many x's as the first had, and y otherwise. *)
Theorem S1_2_removal n x r : length r = n -> (forall e, In e r -> e = x \/ e = prey x) -> In x r ->
  exists r', length r' = n /\ cnt x r' = cnt x r /\ cnt (prey x) r' = cnt (prey x) r /\
    cnt (prey (prey x)) r' = 0 /\
    goes n [map Some r; alls n (prey x)] [map Some r'] /\ goes n [alls n (prey x); map Some r]
      [map Some r'].
Proof.
  intros L H I. destruct (gather n x r []) as (g & Lg & Tg & G); auto. simpl in G.
  set (r' := map (fun b : bool => if b then x else prey x) g).
  assert (L' : length r' = n) by (unfold r'; rewrite map_length; lia).
  assert (C : cnt x r' = cnt x r /\ cnt (prey (prey x)) r' = 0).
  { rewrite <- Tg. unfold r', trues. clear. induction g as [|[] g IH]; destruct x; simpl in *; lia.
    }
  destruct C as [C1 C2].
  assert (C3 : cnt (prey (prey x)) r = 0).
  { destruct (cnt (prey (prey x)) r) eqn:E; auto. exfalso.
    assert (J : In (prey (prey x)) r) by (apply cnt_in; lia). apply H in J.
    destruct x, J; discriminate. }
  assert (D : goes n [map Some r; alls n (prey x)] [map Some r']).
  { eapply goes_trans; [apply (goes_after n [alls n (prey x)]) in G; [exact G|]|].
    - wid.
    - simpl. eapply goes_trans.
      + pose proof (descend n x g 0 [] eq_refl) as D. rewrite nones_0 in D. simpl in D.
        rewrite Lg, L in D.
        apply D. reflexivity.
      + apply (goes_after n [map Some r'] [nones n] []); [wid|apply goes_nones]. }
  exists r'. splits; auto; try apply D.
  - pose proof (cnt3 x r). pose proof (cnt3 x r'). lia.
  - apply (goes_flip n _ _ D).
Qed.

(* 1.3, Sweep. *)
Lemma take_below n j z v : j < n -> length v = n - S j ->
  forall u, length u = j ->
  goes n [only n j z; u ++ Some (prey z) :: v] [u ++ Some z :: v].
Proof.
  intros H L u U. eapply goes_trans; [apply goes_down_1; len|].
  assert (E : nones j ++ None :: nones (n - S j) = nones n).
  { change (None :: nones (n - S j)) with ([None] ++ nones (n - S j)).
    rewrite app_assoc, <- nones_snoc, nones_app.
    f_equal. lia. }
  rewrite E. apply (goes_after n [u ++ Some z :: v] [nones n] []); [|apply goes_nones].
  wid.
Qed.
Lemma only_last n z : 0 < n -> only n (n - 1) z = nones (n - 1) ++ [Some z].
Proof. intros H. unfold only. now replace (n - S (n - 1)) with 0 by lia. Qed.
Lemma along n a k b z : a + S (k + S b) = n ->
  goes n [alls a (prey z) ++ Some z :: nones k ++ alls (S b) (prey z)] [only n (n - 1) z].
Proof.
  intros H. eapply goes_trans; [apply (goes_left_run n []); len|]. simpl.
  rewrite app_assoc, nones_app. pose proof (goes_right_over n [] (a + k) b z []) as R.
  simpl in R. rewrite app_nil_r in R. rewrite only_last by lia.
  replace (n - 1) with (a + k + S b) by lia. apply R. len.
Qed.

Definition is_end (n e : nat) : Prop := e = 0 \/ e = n - 1.
Lemma sweep_entered n a b z e : a + S b = n -> is_end n e -> a <> e ->
  goes n [alls a (prey z) ++ Some z :: alls b (prey z)] [only n e z].
Proof.
  intros H [-> | ->] N.
  - destruct a as [|a]; [easy|]. pose proof (along n b 0 a z) as M. rewrite nones_0 in M.
    simpl in M.
    apply goes_mirror in M; [|lia]. simpl in M. rewrite rev_app_distr in M. simpl in M.
    rewrite !alls_rev, <- app_assoc in M. rewrite only_rev in M by lia.
    replace (n - S (n - 1)) with 0 in M by lia. exact M.
  - destruct b as [|b]; [lia|]. pose proof (along n a 0 b z) as M. rewrite nones_0 in M. apply M.
    lia.
Qed.
Lemma alls_split n j c : j < n -> alls n c = alls j c ++ Some c :: alls (n - S j) c.
Proof. intros H. change (Some c :: alls (n - S j) c) with (alls 1 c ++ alls (n - S j) c).
rewrite !alls_app. f_equal. lia. Qed.

(* z sweeps a row, and stops at an end in whose column it did not enter. *)
Theorem S1_3_row n j z e : j < n -> is_end n e -> j <> e ->
  goes n [only n j z; alls n (prey z)] [only n e z].
Proof.
  intros H E N. rewrite (alls_split n j (prey z)) by auto.
  eapply goes_trans; [apply take_below; len|]. apply sweep_entered; auto. lia.
Qed.
Lemma other_end n e : 2 <= n -> is_end n e -> is_end n (n - 1 - e) /\ e <> n - 1 - e /\
  n - 1 - (n - 1 - e) = e.
Proof. unfold is_end. lia. Qed.
Lemma some_end n j : 2 <= n -> exists e, is_end n e /\ j <> e /\ e < n.
Proof. intros H. destruct (Nat.eq_dec j 0); [exists (n - 1)|exists 0]; unfold is_end; lia. Qed.
Lemma is_end_lt n e : 2 <= n -> is_end n e -> e < n.
Proof. unfold is_end. lia. Qed.

Lemma sweep_end n z e : 2 <= n -> is_end n e ->
  goes n [only n e z; alls n (prey z)] [only n (n - 1 - e) z].
Proof.
  intros N E. pose proof (is_end_lt n e N E). destruct (other_end n e N E) as (F & D & _).
  now apply S1_3_row.
Qed.

(* It sweeps any number of rows. *)
Theorem S1_3_sweep n j z s : 2 <= n -> j < n ->
  exists e, is_end n e /\ goes n (only n j z :: repeat (alls n (prey z)) (S s)) [only n e z].
Proof.
  intros N. revert j. induction s as [|s IH]; intros j H; destruct (some_end n j N) as
    (e & E & D & L).
  - exists e. split; auto. now apply S1_3_row.
  - destruct (IH e L) as (f & F & G). exists f. split; auto. eapply goes_trans; [|exact G].
    apply (goes_after n (repeat (alls n (prey z)) (S s)) [only n j z; alls n (prey z)]
      [only n e z]).
    + apply wide_repeat. len.
    + now apply S1_3_row.
Qed.
Corollary sweep_any n j z s : 2 <= n -> j < n ->
  exists e, e < n /\ goes n (only n j z :: repeat (alls n (prey z)) s) [only n e z].
Proof.
  intros N H. destruct s as [|s].
  - exists j. split; auto. apply goes_refl, wide_cons; auto with wide. now apply only_length.
  - destruct (S1_3_sweep n j z s N H) as (e & E & G). exists e. split; auto. now apply is_end_lt.
Qed.
Lemma view_only n j z : same (view_of [only n j z]) (lone (0, j) z).
Proof.
  intros [i k]. rewrite view_row. unfold lone. rewrite cell_eqb_pair. unfold only.
  cases; simpl; auto.
  - rewrite nth_mid. len. cases; auto; apply nth_nones.
  - rewrite nth_mid. len. cases; auto; apply nth_nones.
Qed.
Lemma solv_only n j z : solv (view_of [only n j z]).
Proof.
  exists []. split; [exact I|]. simpl. eapply single_same; [apply same_sym,
    view_only|apply lone_single].
Qed.
Corollary sweep_solves n j z s : 2 <= n -> j < n ->
  solv (view_of (only n j z :: repeat (alls n (prey z)) s)).
Proof. intros N H. destruct (sweep_any n j z s N H) as (e & _ & G).
apply (goes_solv _ _ _ G), solv_only. Qed.
