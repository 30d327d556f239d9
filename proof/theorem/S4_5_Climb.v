(* docs/every-size.md, 4.5, the second half: z goes up through clean rows, each with x, and comes
   back to the rows below. Where these are all y, the x's of the last row come down to them. *)
From Coq Require Import Arith Bool List Lia.
From Greenest Require Import Statement Play Geometry.
From Greenest.theorem Require Import Views Rows Steps S1_Tools S2_1_Claims S2_4_Windows S3_LemmaB
  S4_1_Edge.
Import ListNotations.

(* The x's of a row that are not in z's column go down past z into a row of y. *)
Definition coloured (x : colour) (g : list bool) : list colour :=
  map (fun b : bool => if b then x else prey x) g.
Lemma coloured_cnt x g : cnt x (coloured x g) = trues g /\ cnt (prey (prey x)) (coloured x g) = 0.
Proof. unfold coloured, trues. induction g as [|[] g IH]; destruct x; simpl in *; lia. Qed.
Lemma pass_down n x M t s g : length M = n -> forall p u, length p = length u ->
  length u + length g + length t = n -> length t = length s ->
  (forall k, length u <= k < length u + length g -> nth k M None = None) ->
  goes n [p ++ spread x g ++ t; M; u ++ alls (length g) (prey x) ++ s]
         [p ++ nones (length g) ++ t; M; u ++ map Some (coloured x g) ++ s].
Proof.
  intros LM. induction g as [|b g IH]; intros p u Lp L Lt N.
  - simpl in *. rewrite alls_0, nones_0. apply goes_refl. wid.
  - assert (Step : goes n [p ++ (if b then Some x else None) :: spread x g ++ t; M;
      u ++ Some (prey x) :: alls (length g) (prey x) ++ s]
       [p ++ None :: spread x g ++ t; M; u ++ Some (if b then x else prey x) :: alls (length g)
         (prey x) ++ s]).
    { assert (LS : length (spread x g) = length g) by apply map_length. simpl in L. destruct b.
      - pose proof (goes_down n p (spread x g ++ t) u (alls (length g) (prey x) ++ s) [M] x) as D.
        simpl app in D.
        apply D; len; auto with wide. constructor; auto. apply N. simpl. lia.
      - apply goes_refl. wid. }
    simpl length. rewrite alls_S, nones_S. simpl.
    eapply goes_trans; [exact Step|].
    specialize (IH (p ++ [None]) (u ++ [Some (if b then x else prey x)])).
    rewrite <- !app_assoc in IH. simpl in IH. apply IH; len. intros k K. apply N. len.
Qed.

Section Climb.
Variable n : nat.
Hypothesis wide5 : 5 <= n.
Hypothesis Known : strips n.

Lemma below_z j z B : full (length B) n B -> 2 <= length B -> j < n -> num z B = 0 ->
  1 <= num (prey z) B -> solv (view_of (only n j z :: filled B)).
Proof. intros H L J Z X. destruct Known. now apply (S3_LemmaB n) with (M := length B). Qed.

(* A row with nothing but x's, some of them beside z's column. *)
Lemma gathered_above z f g m : length g = n -> f < n -> (exists c, c <> f /\ nth c g false = true)
  -> solv (view_of ([spread (prey z) g; only n f z] ++ repeat (alls n (prey (prey z))) (S (S m)))).
Proof.
  intros Lg F (c & Nc & Tc). set (x := prey z) in *. set (y := prey x).
  destruct (split_at f g false) as (g1 & g2 & E & L1); [lia|]. set (b := nth f g false) in *.
  assert (L2 : length g2 = n - S f) by (rewrite E, app_length in Lg; simpl in Lg; lia).
  set (w := coloured x g1 ++ y :: coloured x g2).
  assert (Lc : forall k, length (coloured x k) = length k) by (intros k; apply map_length).
  assert (Lw : length w = n) by (unfold w; rewrite app_length; simpl; rewrite !Lc; lia).
  assert (LS : forall k, length (spread x k) = length k) by (intros k; apply map_length).
  assert (G : goes n [spread x g; only n f z; alls n y] [only n f z; map Some w]).
  { assert (N : forall k, k <> f -> nth k (only n f z) None = None).
    { intros k K. unfold only. rewrite nth_mid. len. cases; apply nth_nones. }
    assert (LO : length (only n f z) = n) by now apply only_length.
    eapply goes_trans.
    { pose proof (pass_down n x (only n f z) (spread x (b :: g2)) (alls (n - f) y) g1 LO [] []) as
        P. simpl app in P.
      rewrite E, spread_app. replace (alls n y) with (alls (length g1) y ++ alls (n - f) y) by
        (rewrite alls_app; f_equal; lia).
      apply P; auto; rewrite ?LS; len. intros k K. apply N. simpl in K. lia. }
    eapply goes_trans.
    { pose proof (pass_down n x (only n f z) [] [] g2 LO (nones (length g1) ++ [if b then Some x
        else None]) (map Some (coloured x g1) ++ [Some y])) as P.
      rewrite <- !app_assoc, !app_nil_r in P. simpl app in P.
      assert (EA : alls (n - f) y = Some y :: alls (length g2) y) by (rewrite <- alls_S; f_equal;
        lia).
      rewrite EA. change (spread x (b :: g2)) with ((if b then Some x else None) :: spread x g2).
      apply P; len; rewrite ?Lc; len. intros k K. apply N. lia. }
    replace (map Some (coloured x g1) ++ Some y :: map Some (coloured x g2)) with (map Some w)
      by (unfold w; now rewrite map_app).
    apply (goes_after n [map Some w] [nones (length g1) ++ (if b then Some x else None) :: nones
      (length g2); only n f z] [only n f z]);
      [wid|]. rewrite L1, L2. destruct b.
    - assert (T : goes n [only n f z; only n f x] [only n f z]) by (apply take_below; len).
      apply goes_flip in T. exact T.
    - assert (EN : nones f ++ None :: nones (n - S f) = nones n).
      { rewrite <- nones_S, nones_app. f_equal. lia. }
      rewrite EN. apply (goes_after n [only n f z] [nones n] []); [wid|apply goes_nones]. }
  apply (goes_after n (repeat (alls n y) (S m))) in G; [|wid].
  apply (goes_solv _ _ _ G). simpl app.
  assert (EB : map Some w :: repeat (alls n y) (S m) = filled (w :: repeat (repeat y n) (S m))).
  { now rewrite filled_cons, filled_repeat. }
  simpl repeat in EB. rewrite EB. change (repeat y n :: repeat (repeat y n) m) with
    (repeat (repeat y n) (S m)).
  destruct (coloured_cnt x g1) as [C1 Z1], (coloured_cnt x g2) as [C2 Z2].
  assert (Zz : prey (prey x) = z) by apply prey3. rewrite Zz in Z1, Z2.
  assert (Tr : 1 <= trues g1 + trues g2).
  { rewrite E, nth_mid in Tc. clear - Tc Nc L1.
    assert (T : forall k l, nth k l false = true -> 1 <= trues l).
    { intros k l. revert k. unfold trues. induction l as [|[] l IH]; intros [|k] H; simpl in *;
        try easy; try lia. now apply (IH k). }
    rewrite L1 in Tc. destruct (Nat.ltb_spec c f); [apply T in Tc; lia|].
    destruct (Nat.eqb_spec c f); [lia|].
    apply T in Tc. lia. }
  apply below_z; auto; fold x.
  - simpl length. rewrite repeat_length. apply full_cons. split; auto. apply (full_repeat (S m)).
  - simpl. lia.
  - rewrite num_cons, num_repeat. unfold w. rewrite cnt_app. simpl. rewrite Z1, Z2. unfold y, x.
    destruct z; simpl; lia.
  - rewrite num_cons. unfold w. rewrite cnt_app. simpl. lia.
Qed.

(* The only x at one end, and z in front of the other end: y takes z, and x takes the rest. *)
Lemma across_from_z z m :
  solv (view_of ([Some (prey z) :: alls (n - 1) (prey (prey z)); only n (n - 1) z] ++ repeat
    (alls n (prey (prey z))) (S (S m)))).
Proof.
  set (x := prey z). set (y := prey x). destruct n as [|k] eqn:En; [lia|].
  replace (S k - 1) with k by lia.
  assert (O : forall c, only (S k) k c = nones k ++ [Some c]).
  { intros c. unfold only. now replace (S k - S k) with 0 by lia. }
  assert (A : alls (S k) y = alls k y ++ [Some y]) by apply alls_snoc.
  assert (N0 : nones k ++ [None] = nones (S k)) by (symmetry; apply nones_snoc).
  set (hole := alls k y ++ [None]).
  assert (G1 : goes (S k) [Some x :: alls k y; only (S k) k z; alls (S k) y] [nones k ++ [Some x];
    hole]).
  { eapply goes_trans.
    - apply (goes_after (S k) [only (S k) k z; alls (S k) y] [Some x :: alls k y]
        [nones k ++ [Some x]]).
      + wid. apply only_length. lia.
      + pose proof (goes_right_run (S k) [] k x []) as R. rewrite app_nil_r in R. apply R. len.
    - simpl. rewrite O, A. eapply goes_trans.
      + apply goes_cons; [len|].
        assert (Ez : z = prey y) by (unfold y, x; now rewrite prey3). rewrite Ez.
        apply (goes_up_1 (S k) (alls k y) [] (nones k) [] y); len.
      + apply (goes_after (S k) [hole] [nones k ++ [Some x]; nones k ++ [Some y]]
          [nones k ++ [Some x]]).
        * unfold hole. wid.
        * pose proof (take_below (S k) k x []) as T. rewrite O in T. apply T; len. }
  assert (G2 : goes (S k) [nones k ++ [Some x]; hole; alls (S k) y] [only (S k) (k - 1) x]).
  { rewrite A. eapply goes_trans.
    { apply (goes_down (S k) (nones k) [] (alls k y) [] [hole] x); [len|len|len| |].
      - unfold hole. wid.
      - constructor; auto. unfold hole. rewrite nth_mid. len. cases. reflexivity. }
    rewrite N0. eapply goes_trans; [apply (goes_after (S k) [hole; alls k y ++ [Some x]]
      [nones (S k)] [])|].
    { unfold hole. wid. } { apply goes_nones. }
    simpl app. eapply goes_trans.
    { apply goes_cons; [unfold hole; len|]. apply (goes_left_run (S k) [] k x []). len. }
    simpl app. rewrite app_nil_r.
    assert (EH : hole = Some y :: alls (k - 1) y ++ [None]).
    { unfold hole. destruct k as [|k']; [lia|]. rewrite alls_S. simpl. now rewrite Nat.sub_0_r. }
    rewrite EH. eapply goes_trans; [apply (goes_up_1 (S k) [] (nones k) []
      (alls (k - 1) y ++ [None]) x); len|].
    simpl app. rewrite <- nones_S. eapply goes_trans.
    { apply (goes_before (S k) [Some x :: alls (k - 1) y ++ [None]] [nones (S k)] []);
        [wid|apply goes_nones]. }
    simpl app. pose proof (goes_right_run (S k) [] (k - 1) x [None]) as R. simpl app in R.
    unfold only.
    replace (S k - S (k - 1)) with 1 by lia. apply R. len. }
  apply (goes_after (S k) (repeat (alls (S k) y) (S m))) in G1; [|wid]. apply (goes_solv _ _ _ G1).
  simpl app.
  apply (goes_after (S k) (repeat (alls (S k) y) m)) in G2; [|wid]. apply (goes_solv _ _ _ G2).
  simpl app.
  apply sweep_solves; lia.
Qed.

Lemma two_trues g : forall f, 2 <= trues g -> exists c, c <> f /\ nth c g false = true.
Proof.
  unfold trues. induction g as [|b g IH]; intros f H; simpl in H; [lia|]. destruct f as [|f].
  - assert (T : 1 <= length (filter (fun b => b) g)) by (destruct b; simpl in H; lia).
    destruct (filter (fun b => b) g) as [|t l] eqn:E; [simpl in T; lia|].
    assert (I : In t g /\ t = true).
    { apply (filter_In (fun b : bool => b)). rewrite E. simpl. auto. }
    destruct I as [I ->]. apply (In_nth _ _ false) in I. destruct I as (c & _ & C).
    now exists (S c).
  - destruct b; [now exists 0|]. destruct (IH f H) as (c & N & C). exists (S c). auto.
Qed.

(* A row with x above z, and all y below. *)
Lemma above_y z f r m : length r = n -> f < n -> 1 <= cnt (prey z) r -> cnt z r = 0 ->
  solv (view_of ([map Some r; only n f z] ++ repeat (alls n (prey (prey z))) (S (S m)))).
Proof.
  intros L F X Z. set (x := prey z) in *. set (y := prey x).
  assert (Only : forall e, In e r -> e = x \/ e = prey x).
  { intros e I. destruct (colours3 x e) as [->|[->| ->]]; auto. apply cnt_in in I.
    unfold x in I. rewrite prey3 in I. lia. }
  assert (WY : wide n (only n f z :: repeat (alls n y) (S (S m)))) by (apply wide_cons;
    [now apply only_length|wid]).
  assert (Gathered : forall g, length g = n -> goes n [map Some r] [spread x g] ->
    (exists c, c <> f /\ nth c g false = true) ->
    solv (view_of ([map Some r; only n f z] ++ repeat (alls n y) (S (S m))))).
  { intros g Lg G C. apply (goes_after n (only n f z :: repeat (alls n y) (S (S m)))) in G;
      [|exact WY].
    apply (goes_solv _ _ _ G). now apply gathered_above. }
  destruct (le_lt_dec 2 (cnt x r)) as [X2|X1].
  - destruct (gather n x r []) as (g & Lg & Tg & G); auto; [apply cnt_in; lia|]. simpl in G.
    apply (Gathered g); auto; [lia|]. apply two_trues. now rewrite Tg.
  - assert (I : In x r) by (apply cnt_in; lia).
    destruct (first_of x (prey x) r) as (a & t & E); auto; [now destruct x|].
    assert (T : t = repeat y (length t)).
    { apply cnt_only.
      - fold y in Z. assert (C : cnt z t = 0).
        { rewrite E, cnt_app in Z. simpl in Z. destruct (colour_eqb z x); lia. }
        unfold y, x. rewrite prey3. exact C.
      - assert (C : cnt x t = 0). { rewrite E, cnt_app in X1. simpl in X1.
        rewrite colour_eqb_refl in X1. lia. }
        unfold y. rewrite prey3. exact C. }
    set (b := length t) in *. fold y in E. rewrite T in E.
    assert (LE : a + S b = n) by (rewrite <- L, E; len).
    assert (EM : map Some r = alls a y ++ Some x :: alls b y).
    { rewrite E, map_app. simpl. now rewrite <- !alls_full. }
    (* x goes to the last column, or to the first. *)
    assert (Right : b <> 0 -> f <> n - 1 -> solv (view_of ([map Some r; only n f z] ++ repeat
      (alls n y) (S (S m))))).
    { intros B N. apply (Gathered (repeat false (n - 1) ++ [true])).
      - len.
      - rewrite spread_app, spread_nones, EM. simpl spread.
        pose proof (sweep_entered n a b x (n - 1) LE (or_intror eq_refl)) as S.
        rewrite only_last in S by lia. apply S. lia.
      - exists (n - 1). split; auto. rewrite nth_mid. len. cases; auto. }
    assert (Left : a <> 0 -> f <> 0 -> solv (view_of ([map Some r; only n f z] ++ repeat (alls n y)
      (S (S m))))).
    { intros A N. apply (Gathered (true :: repeat false (n - 1))).
      - len.
      - change (spread x (true :: repeat false (n - 1))) with
          (Some x :: spread x (repeat false (n - 1))).
        rewrite spread_nones, EM. apply (sweep_entered n a b x 0); auto. now left.
      - exists 0. auto. }
    destruct (Nat.eq_dec b 0) as [B|B].
    + destruct (Nat.eq_dec f 0) as [->|F0]; [|apply Left; auto; lia].
      rewrite B, alls_0 in EM. rewrite <- (mirror_mirror _).
      apply (solv_mirror _ n); [apply wide_mirror, wide_cons; auto; len|].
      replace a with (n - 1) in EM by lia. rewrite EM. simpl app. cbn [map]. rewrite rev_app_distr.
      simpl rev at 1. rewrite alls_rev.
      rewrite only_rev, map_repeat, alls_rev by lia. apply across_from_z.
    + destruct (Nat.eq_dec f (n - 1)) as [->|Fn]; [|now apply Right].
      destruct (Nat.eq_dec a 0) as [A|A]; [|apply Left; auto; lia].
      rewrite A, alls_0 in EM. simpl app in EM. rewrite EM. replace b with (n - 1) by lia.
      apply across_from_z.
Qed.

Lemma rows_above z k F j : full (3 * k) n F -> j < n -> x_in_each z F ->
  exists f, f < n /\ goes n (filled F ++ [only n j z]) [only n f z].
Proof.
  intros H J X. destruct Known as [_ _ Down _].
  destruct (threes_go n wide5 Down z k (rev F) j) as (f & Lf & G); auto.
  - now apply full_rev.
  - now apply x_in_each_rev.
  - exists f. split; auto. apply goes_flip in G. simpl in G.
    rewrite <- filled_rev, rev_involutive in G. exact G.
Qed.
(* z goes through the rows in threes if those behind it have x, and else through all but one of
   them. *)
Definition in_threes (z : colour) (A B : block) : Prop := exists k,
  1 <= num (prey z) B /\ length A = 3 * k \/ num (prey z) B = 0 /\ length A = S (3 * k).
Theorem S4_5_climb z B A j : full (length B) n B -> 2 <= length B -> num z B = 0 ->
  full (length A) n A -> j < n -> x_in_each z A -> in_threes z A B ->
  solv (view_of (filled A ++ [only n j z] ++ filled B)).
Proof.
  intros HB LB ZB HA J XA (k & [[XB T]|[XB T]]); assert (WB : wide n (filled B)) by eauto with wide.
  - rewrite T in HA. destruct (rows_above z k A j) as (f & F & G); auto.
    apply (goes_after n (filled B)) in G; auto. rewrite <- app_assoc in G.
    apply (goes_solv _ _ _ G).
    apply below_z; auto.
  - destruct A as [|r A]; [discriminate T|]. assert (TA : length A = 3 * k) by (simpl in T; lia).
    change (r :: A) with ([r] ++ A) in *.
    apply x_in_each_app in XA. destruct XA as [[Zr Xr] XA]. apply (full_split n [r] A) in HA.
    destruct HA as [Hr HA].
    destruct (rows_above z k A j) as (f & F & G); auto; [now rewrite <- TA|].
    apply (goes_in n (filled [r]) (filled B)) in G; auto; [|eauto with wide].
    rewrite filled_app, <- app_assoc.
    rewrite <- app_assoc in G. apply (goes_solv _ _ _ G).
    rewrite (one_colour n _ z B HB ZB XB), filled_repeat. destruct (length B) as [|[|m]]; try lia.
    apply full_cons in Hr. destruct Hr as [Lr _]. rewrite num_cons, num_nil in Zr.
    apply Forall_cons_iff in Xr.
    apply above_y; auto; [tauto|lia].
Qed.
End Climb.
