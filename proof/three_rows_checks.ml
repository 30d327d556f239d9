
(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

(** val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option **)

let option_map f = function
| Some a -> Some (f a)
| None -> None

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x, _) -> x

(** val snd : ('a1 * 'a2) -> 'a2 **)

let snd = function
| (_, y) -> y

(** val length : 'a1 list -> int **)

let rec length = function
| [] -> 0
| _ :: l' -> Stdlib.Int.succ (length l')

(** val app : 'a1 list -> 'a1 list -> 'a1 list **)

let rec app l m =
  match l with
  | [] -> m
  | a :: l1 -> a :: (app l1 m)

(** val pred : int -> int **)

let pred = fun n -> Stdlib.max 0 (n-1)

module Coq__1 = struct
 (** val add : int -> int -> int **)let rec add = (+)
end
include Coq__1

(** val mul : int -> int -> int **)

let rec mul = ( * )

(** val sub : int -> int -> int **)

let rec sub = fun n m -> Stdlib.max 0 (n-m)

(** val eqb : bool -> bool -> bool **)

let eqb b1 b2 =
  if b1 then b2 else if b2 then false else true

module Nat =
 struct
  (** val sub : int -> int -> int **)

  let rec sub n0 m =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> n0)
      (fun k ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> n0)
        (fun l -> sub k l)
        m)
      n0

  (** val ltb : int -> int -> bool **)

  let ltb n0 m =
    (<=) (Stdlib.Int.succ n0) m

  (** val max : int -> int -> int **)

  let rec max n0 m =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> m)
      (fun n' ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> n0)
        (fun m' -> Stdlib.Int.succ (max n' m'))
        m)
      n0

  (** val divmod : int -> int -> int -> int -> int * int **)

  let rec divmod x y q u =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> (q, u))
      (fun x' ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> divmod x' y (Stdlib.Int.succ q) y)
        (fun u' -> divmod x' y q u')
        u)
      x

  (** val div : int -> int -> int **)

  let div x y =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> y)
      (fun y' -> fst (divmod x y' 0 y'))
      y

  (** val modulo : int -> int -> int **)

  let modulo x y =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> x)
      (fun y' -> sub y' (snd (divmod x y' 0 y')))
      y

  (** val iter : int -> ('a1 -> 'a1) -> 'a1 -> 'a1 **)

  let rec iter n0 f x =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> x)
      (fun n1 -> f (iter n1 f x))
      n0
 end

(** val hd : 'a1 -> 'a1 list -> 'a1 **)

let hd default = function
| [] -> default
| x :: _ -> x

(** val tl : 'a1 list -> 'a1 list **)

let tl = function
| [] -> []
| _ :: m -> m

(** val nth : int -> 'a1 list -> 'a1 -> 'a1 **)

let rec nth n0 l default =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> match l with
              | [] -> default
              | x :: _ -> x)
    (fun m -> match l with
              | [] -> default
              | _ :: t -> nth m t default)
    n0

(** val nth_error : 'a1 list -> int -> 'a1 option **)

let rec nth_error l n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> match l with
              | [] -> None
              | x :: _ -> Some x)
    (fun n1 -> match l with
               | [] -> None
               | _ :: l0 -> nth_error l0 n1)
    n0

(** val removelast : 'a1 list -> 'a1 list **)

let rec removelast = function
| [] -> []
| a :: l0 -> (match l0 with
              | [] -> []
              | _ :: _ -> a :: (removelast l0))

(** val rev : 'a1 list -> 'a1 list **)

let rec rev = function
| [] -> []
| x :: l' -> app (rev l') (x :: [])

(** val rev_append : 'a1 list -> 'a1 list -> 'a1 list **)

let rec rev_append l l' =
  match l with
  | [] -> l'
  | a :: l0 -> rev_append l0 (a :: l')

(** val concat : 'a1 list list -> 'a1 list **)

let rec concat = function
| [] -> []
| x :: l0 -> app x (concat l0)

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t -> (f a) :: (map f t)

(** val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list **)

let rec flat_map f = function
| [] -> []
| x :: t -> app (f x) (flat_map f t)

(** val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 **)

let rec fold_right f a0 = function
| [] -> a0
| b :: t -> f b (fold_right f a0 t)

(** val existsb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec existsb f = function
| [] -> false
| a :: l0 -> (||) (f a) (existsb f l0)

(** val forallb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec forallb f = function
| [] -> true
| a :: l0 -> (&&) (f a) (forallb f l0)

(** val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec filter f = function
| [] -> []
| x :: l0 -> if f x then x :: (filter f l0) else filter f l0

(** val firstn : int -> 'a1 list -> 'a1 list **)

let rec firstn n0 l =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [])
    (fun n1 -> match l with
               | [] -> []
               | a :: l0 -> a :: (firstn n1 l0))
    n0

(** val skipn : int -> 'a1 list -> 'a1 list **)

let rec skipn n0 l =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> l)
    (fun n1 -> match l with
               | [] -> []
               | _ :: l0 -> skipn n1 l0)
    n0

(** val repeat : 'a1 -> int -> 'a1 list **)

let rec repeat x n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [])
    (fun k -> x :: (repeat x k))
    n0

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

module Pos =
 struct
  (** val succ : positive -> positive **)

  let rec succ = function
  | XI p -> XO (succ p)
  | XO p -> XI p
  | XH -> XO XH

  (** val add : positive -> positive -> positive **)

  let rec add x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XO p ->
      (match y with
       | XI q -> XI (add p q)
       | XO q -> XO (add p q)
       | XH -> XI p)
    | XH -> (match y with
             | XI q -> XO (succ q)
             | XO q -> XI q
             | XH -> XO XH)

  (** val add_carry : positive -> positive -> positive **)

  and add_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XI (add_carry p q)
       | XO q -> XO (add_carry p q)
       | XH -> XI (succ p))
    | XO p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XH ->
      (match y with
       | XI q -> XI (succ q)
       | XO q -> XO (succ q)
       | XH -> XI XH)

  (** val mul : positive -> positive -> positive **)

  let rec mul x y =
    match x with
    | XI p -> add y (XO (mul p y))
    | XO p -> XO (mul p y)
    | XH -> y

  (** val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1 **)

  let rec iter_op op p a =
    match p with
    | XI p0 -> op a (iter_op op p0 (op a a))
    | XO p0 -> iter_op op p0 (op a a)
    | XH -> a

  (** val to_nat : positive -> int **)

  let to_nat x =
    iter_op Coq__1.add x (Stdlib.Int.succ 0)
 end

module N =
 struct
  (** val add : n -> n -> n **)

  let add n0 m =
    match n0 with
    | N0 -> m
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q -> Npos (Pos.add p q))

  (** val mul : n -> n -> n **)

  let mul n0 m =
    match n0 with
    | N0 -> N0
    | Npos p -> (match m with
                 | N0 -> N0
                 | Npos q -> Npos (Pos.mul p q))

  (** val to_nat : n -> int **)

  let to_nat = function
  | N0 -> 0
  | Npos p -> Pos.to_nat p
 end

(** val n_of_digits : bool list -> n **)

let rec n_of_digits = function
| [] -> N0
| b :: l' ->
  N.add (if b then Npos XH else N0) (N.mul (Npos (XO XH)) (n_of_digits l'))

(** val n_of_ascii : char -> n **)

let n_of_ascii a =
  (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
    (fun a0 a1 a2 a3 a4 a5 a6 a7 ->
    n_of_digits
      (a0 :: (a1 :: (a2 :: (a3 :: (a4 :: (a5 :: (a6 :: (a7 :: [])))))))))
    a

(** val nat_of_ascii : char -> int **)

let nat_of_ascii a =
  N.to_nat (n_of_ascii a)

type colour =
| Black
| Green
| White

(** val prey : colour -> colour **)

let prey = function
| Black -> Green
| Green -> White
| White -> Black

type cell = int * int

(** val colour_eqb : colour -> colour -> bool **)

let colour_eqb c d =
  match c with
  | Black -> (match d with
              | Black -> true
              | _ -> false)
  | Green -> (match d with
              | Green -> true
              | _ -> false)
  | White -> (match d with
              | White -> true
              | _ -> false)

type position = (cell * colour) list

(** val stacks_of_row : int -> int -> colour option list -> position **)

let rec stacks_of_row r c = function
| [] -> []
| o :: row' ->
  (match o with
   | Some k -> ((r, c), k) :: (stacks_of_row r (Stdlib.Int.succ c) row')
   | None -> stacks_of_row r (Stdlib.Int.succ c) row')

(** val stacks_from : int -> colour option list list -> position **)

let rec stacks_from r = function
| [] -> []
| row :: rows' ->
  app (stacks_of_row r 0 row) (stacks_from (Stdlib.Int.succ r) rows')

(** val start_of : colour option list list -> position **)

let start_of rows =
  stacks_from 0 rows

(** val zip :
    colour option list -> colour option list list -> colour option list list **)

let rec zip r c =
  match r with
  | [] -> []
  | a :: r' -> (match c with
                | [] -> []
                | c0 :: c' -> (a :: c0) :: (zip r' c'))

(** val turn : colour option list list -> colour option list list **)

let turn r =
  fold_right zip (map (fun _ -> []) (hd [] r)) r

(** val allows :
    colour option -> colour -> colour option -> colour -> bool **)

let allows gc c gd d =
  (&&) (match gc with
        | Some e -> negb (colour_eqb e c)
        | None -> true)
    (match gd with
     | Some e -> colour_eqb e d
     | None -> true)

(** val gap : int -> colour option list -> colour option list **)

let rec gap k r =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> r)
    (fun k0 -> None :: (gap k0 r))
    k

(** val scan :
    colour option list -> colour -> colour option -> int -> colour option
    list -> colour option list -> colour option list list **)

let rec scan pre c gc k t gs =
  match t with
  | [] -> []
  | o :: t' ->
    (match o with
     | Some d ->
       let gd = hd None gs in
       let rest = scan (gap k ((Some c) :: pre)) d gd 0 t' (tl gs) in
       if colour_eqb d (prey c)
       then if allows gc c gd d
            then (rev_append pre (None :: (gap k ((Some c) :: t')))) :: rest
            else rest
       else if colour_eqb c (prey d)
            then if allows gd d gc c
                 then (rev_append pre ((Some d) :: (gap k (None :: t')))) :: rest
                 else rest
            else rest
     | None -> scan pre c gc (Stdlib.Int.succ k) t' (tl gs))

(** val row_captures :
    colour option list -> colour option list -> colour option list -> colour
    option list list **)

let rec row_captures pre t gs =
  match t with
  | [] -> []
  | o :: t' ->
    (match o with
     | Some c -> scan pre c (hd None gs) 0 t' (tl gs)
     | None -> row_captures (None :: pre) t' (tl gs))

(** val captures_along :
    colour option list list -> colour option list list -> colour option list
    list -> colour option list list list **)

let rec captures_along pre r gs =
  match r with
  | [] -> []
  | r0 :: r' ->
    app
      (map (fun r'0 -> rev_append pre (r'0 :: r'))
        (row_captures [] r0 (hd [] gs)))
      (captures_along (r0 :: pre) r' (tl gs))

(** val add_up :
    colour option list -> ((int * int) * int) -> (int * int) * int **)

let rec add_up l n0 =
  match l with
  | [] -> n0
  | o :: t ->
    (match o with
     | Some c ->
       (match c with
        | Black ->
          let (p, w) = n0 in
          let (b, g) = p in add_up t (((Stdlib.Int.succ b), g), w)
        | Green ->
          let (p, w) = n0 in
          let (b, g) = p in add_up t ((b, (Stdlib.Int.succ g)), w)
        | White -> let (p, w) = n0 in add_up t (p, (Stdlib.Int.succ w)))
     | None -> add_up t n0)

type kind =
| Last
| Frozen
| Live

(** val kind_of : colour option list list -> kind **)

let kind_of r =
  let (p, n0) = fold_right add_up ((0, 0), 0) r in
  let (n1, n2) = p in
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ ->
     (fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ ->
       (fun fO fS n -> if n=0 then fO () else fS (n-1))
         (fun _ -> Live)
         (fun n3 ->
         (fun fO fS n -> if n=0 then fO () else fS (n-1))
           (fun _ -> Last)
           (fun _ -> Frozen)
           n3)
         n0)
       (fun n3 ->
       (fun fO fS n -> if n=0 then fO () else fS (n-1))
         (fun _ ->
         (fun fO fS n -> if n=0 then fO () else fS (n-1))
           (fun _ -> Last)
           (fun _ -> Live)
           n0)
         (fun _ -> Frozen)
         n3)
       n2)
     (fun n3 ->
     (fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ ->
       (fun fO fS n -> if n=0 then fO () else fS (n-1))
         (fun _ ->
         (fun fO fS n -> if n=0 then fO () else fS (n-1))
           (fun _ -> Last)
           (fun n4 ->
           (fun fO fS n -> if n=0 then fO () else fS (n-1))
             (fun _ -> Live)
             (fun _ -> Frozen)
             n4)
           n0)
         (fun _ -> Live)
         n2)
       (fun _ ->
       (fun fO fS n -> if n=0 then fO () else fS (n-1))
         (fun _ ->
         (fun fO fS n -> if n=0 then fO () else fS (n-1))
           (fun _ -> Frozen)
           (fun n4 ->
           (fun fO fS n -> if n=0 then fO () else fS (n-1))
             (fun _ -> Live)
             (fun _ -> Frozen)
             n4)
           n0)
         (fun _ ->
         (fun fO fS n -> if n=0 then fO () else fS (n-1))
           (fun _ -> Frozen)
           (fun _ -> Live)
           n0)
         n2)
       n3)
     n1)

(** val first :
    (int -> 'a1 -> int option) -> 'a1 list -> int -> int option **)

let rec first f l b =
  match l with
  | [] -> Some b
  | a :: t -> (match f b a with
               | Some b' -> first f t b'
               | None -> None)

(** val search :
    (bool -> cell -> colour -> bool) -> bool -> int -> bool -> colour option
    list list -> colour option list list -> int -> colour option list list ->
    int option **)

let rec search good backwards depth t gs hs b r =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Some 0)
    (fun depth0 ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> Some 0)
      (fun b0 ->
      match kind_of r with
      | Last ->
        (match start_of r with
         | [] -> Some b0
         | p0 :: l ->
           let (p, c) = p0 in
           (match l with
            | [] -> if good t p c then None else Some b0
            | _ :: _ -> Some b0))
      | Frozen -> Some b0
      | Live ->
        let order = fun l -> if backwards then rev l else l in
        (match first (search good backwards depth0 t gs hs)
                 (order (captures_along [] r gs)) b0 with
         | Some b1 ->
           first (search good backwards depth0 (negb t) hs gs)
             (order (captures_along [] (turn r) hs)) b1
         | None -> None))
      b)
    depth

(** val plenty : int **)

let plenty =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))

(** val finds :
    (bool -> cell -> colour -> bool) -> colour option list list -> colour
    option list list -> ((bool * bool) * int) list -> bool **)

let rec finds good gs r = function
| [] -> false
| p :: more ->
  let (p0, b) = p in
  let (turned, backwards) = p0 in
  (match if turned
         then search good backwards plenty true (turn gs) gs b (turn r)
         else search good backwards plenty false gs (turn gs) b r with
   | Some _ -> finds good gs r more
   | None -> true)

type block = colour list list

(** val filled : block -> colour option list list **)

let filled f =
  map (map (fun x -> Some x)) f

(** val some : ('a1 -> bool) -> 'a1 list -> bool **)

let rec some f = function
| [] -> false
| a :: t -> if f a then true else some f t

(** val palette : colour list **)

let palette =
  Black :: (Green :: (White :: []))

(** val all_rows : int -> colour list list **)

let rec all_rows n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [] :: [])
    (fun n1 ->
    flat_map (fun r -> map (fun c -> c :: r) palette) (all_rows n1))
    n0

(** val on_all : int -> int -> (block -> bool) -> block -> bool **)

let rec on_all n0 m test f =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> test f)
    (fun m0 -> forallb (fun r -> on_all n0 m0 test (r :: f)) (all_rows n0))
    m

(** val downs :
    colour option list -> colour option list -> colour option list -> colour
    option list -> (colour option list * colour option list) list **)

let rec downs u1 u2 a b =
  match a with
  | [] -> []
  | o :: a' ->
    (match b with
     | [] -> []
     | o' :: b' ->
       let rest = downs (o :: u1) (o' :: u2) a' b' in
       (match o with
        | Some c ->
          (match o' with
           | Some d ->
             if colour_eqb d (prey c)
             then ((rev_append u1 (None :: a')),
                    (rev_append u2 ((Some c) :: b'))) :: rest
             else rest
           | None -> rest)
        | None -> rest))

(** val is_empty : colour option list -> bool **)

let is_empty r =
  forallb (fun o -> match o with
                    | Some _ -> false
                    | None -> true) r

(** val sinks :
    int -> colour option list -> colour option list -> colour option list list **)

let rec sinks depth a b =
  if is_empty a
  then b :: []
  else ((fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ -> [])
          (fun depth0 ->
          app (flat_map (fun a' -> sinks depth0 a' b) (row_captures [] a []))
            (flat_map (fun ab -> sinks depth0 (fst ab) (snd ab))
              (downs [] [] a b)))
          depth)

(** val is_full : colour option list -> bool **)

let is_full r =
  forallb (fun o -> match o with
                    | Some _ -> true
                    | None -> false) r

(** val same_line : colour option list -> colour option list -> bool **)

let rec same_line a b =
  match a with
  | [] -> (match b with
           | [] -> true
           | _ :: _ -> false)
  | o :: a0 ->
    (match o with
     | Some c ->
       (match b with
        | [] -> false
        | o0 :: b0 ->
          (match o0 with
           | Some d -> if colour_eqb c d then same_line a0 b0 else false
           | None -> false))
     | None ->
       (match b with
        | [] -> false
        | o0 :: b0 ->
          (match o0 with
           | Some _ -> false
           | None -> same_line a0 b0)))

(** val count : colour option list list -> (int * int) * int **)

let count w =
  fold_right add_up ((0, 0), 0) w

(** val part : colour -> ((int * int) * int) -> int **)

let part c = function
| (p, d) ->
  let (a, b) = p in (match c with
                     | Black -> a
                     | Green -> b
                     | White -> d)

(** val starts_run :
    int -> colour option list -> colour option list list -> bool **)

let rec starts_run k c u =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> true)
    (fun k0 ->
    match u with
    | [] -> false
    | a :: u0 -> if same_line a c then starts_run k0 c u0 else false)
    k

(** val lengthens :
    int -> (colour option list -> bool) -> colour option list -> colour
    option list list -> bool **)

let lengthens t mono0 c u =
  if mono0 c then starts_run t c u else false

(** val left :
    int -> (colour option list -> bool) -> colour option list list -> (colour
    option list list -> bool) -> (colour option list list -> bool) -> int ->
    colour option list list -> bool **)

let rec left t mono0 alphabet red whole0 fuel u =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> false)
    (fun fuel0 ->
    if whole0 u
    then forallb (fun c ->
           if if lengthens t mono0 c u then true else red (c :: u)
           then true
           else left t mono0 alphabet red whole0 fuel0 (c :: u)) alphabet
    else false)
    fuel

(** val right :
    int -> (colour option list -> bool) -> colour option list list -> (colour
    option list list -> bool) -> (colour option list list -> bool) -> int ->
    colour option list list -> bool **)

let rec right t mono0 alphabet red whole0 fuel u =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> false)
    (fun fuel0 ->
    if left t mono0 alphabet red whole0 (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         0)))))))))))))))))))))))))))))) (rev u)
    then forallb (fun c ->
           if if lengthens t mono0 c u then true else red (rev (c :: u))
           then true
           else right t mono0 alphabet red whole0 fuel0 (c :: u)) alphabet
    else false)
    fuel

(** val sinks3 :
    int -> colour option list -> colour option list -> colour option list ->
    (colour option list * colour option list) list **)

let rec sinks3 depth l a r =
  if is_empty a
  then (l, r) :: []
  else ((fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ -> [])
          (fun depth0 ->
          app
            (flat_map (fun a' -> sinks3 depth0 l a' r) (row_captures [] a []))
            (app
              (flat_map (fun al -> sinks3 depth0 (snd al) (fst al) r)
                (downs [] [] a l))
              (flat_map (fun ar -> sinks3 depth0 l (fst ar) (snd ar))
                (downs [] [] a r))))
          depth)

(** val at_place : colour -> int -> bool -> cell -> colour -> bool **)

let at_place c i t p d =
  if colour_eqb c d then (=) (if t then fst p else snd p) i else false

(** val comes :
    ((bool * bool) * int) list -> colour -> int -> colour option list list ->
    bool **)

let comes ts c i w =
  finds (at_place c i) [] w ts

(** val captor : colour -> colour **)

let captor c =
  prey (prey c)

(** val set_at : int -> colour -> colour option list -> colour option list **)

let rec set_at i c = function
| [] -> []
| o :: t ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> (Some c) :: t)
     (fun i0 -> o :: (set_at i0 c t))
     i)

(** val has_three : colour option list list -> bool **)

let has_three u =
  let n0 = count u in forallb (fun c -> Nat.ltb 0 (part c n0)) palette

(** val plain : colour -> colour option list -> bool **)

let rec plain c = function
| [] -> true
| o :: a0 ->
  (match o with
   | Some d -> if colour_eqb c d then plain c a0 else false
   | None -> plain c a0)

(** val mono : colour option list -> bool **)

let mono a =
  some (fun c -> plain c a) palette

(** val no_line : colour option list * bool **)

let no_line =
  ([], false)

(** val guards_of :
    (colour option list * bool) list -> colour option list list **)

let guards_of f =
  map (fun a -> if snd a then fst a else map (fun _ -> None) (fst a)) f

(** val end_free : (colour option list * bool) list -> int -> bool **)

let end_free f i =
  negb (snd (nth i f no_line))

(** val stretch :
    int -> (colour option list * bool) list -> (colour option list * bool)
    list **)

let stretch j f =
  flat_map (fun a -> if snd a then repeat a (Stdlib.Int.succ j) else a :: [])
    f

(** val is_run : int -> colour option list list -> bool **)

let is_run t u = match u with
| [] -> false
| c :: _ -> lengthens t mono c u

(** val covers_b : int -> (colour option list * bool) list -> bool **)

let rec covers_b t f = match f with
| [] -> true
| _ :: t0 ->
  if if negb (is_run t (map fst f)) then true else some snd (firstn t f)
  then covers_b t t0
  else false

(** val has_run : int -> colour option list list -> bool **)

let rec has_run t u = match u with
| [] -> false
| _ :: t0 -> if is_run t u then true else has_run t t0

(** val squeeze :
    int -> int -> int -> int -> colour option list list -> (colour option
    list * bool) list **)

let rec squeeze t k g skip u = match u with
| [] -> []
| c :: t0 ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ ->
     if is_run t u
     then app
            (if Nat.ltb (pred t) k then (c, ((=) (pred t) g)) :: [] else [])
            (squeeze t k g (pred t) t0)
     else (c, false) :: (squeeze t k g 0 t0))
     (fun s ->
     if Nat.ltb s k
     then (c, ((=) s g)) :: (squeeze t k g s t0)
     else squeeze t k g s t0)
     skip)

(** val same_strip :
    colour option list list -> colour option list list -> bool **)

let rec same_strip u v =
  match u with
  | [] -> (match v with
           | [] -> true
           | _ :: _ -> false)
  | a :: u0 ->
    (match v with
     | [] -> false
     | b :: v0 -> if same_line a b then same_strip u0 v0 else false)

(** val grows :
    int -> colour option list list -> (colour option list list -> bool) ->
    (colour option list list -> bool) -> colour option list list list -> bool **)

let grows t alphabet red all starts =
  forallb (fun i ->
    if (<=) (length i) t
    then if red i
         then true
         else right t mono alphabet red all (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ 0)))))))))))))))))))))))))))))) (rev i)
    else false) starts

(** val ends_at : int -> colour -> bool -> cell -> colour -> bool **)

let ends_at i c t p d =
  if colour_eqb c d then (=) (if t then snd p else fst p) i else false

(** val captured :
    int -> bool -> int -> colour option list list -> colour option list list
    -> colour option list list option **)

let captured i back k r gs =
  match skipn i r with
  | [] -> None
  | r0 :: c ->
    let rs = row_captures [] r0 (nth i gs []) in
    (match nth_error (if back then rev rs else rs) k with
     | Some r' -> Some (app (firstn i r) (r' :: c))
     | None -> None)

(** val follow :
    (bool -> cell -> colour -> bool) -> bool -> colour option list list ->
    colour option list list -> (((bool * int) * bool) * int) list -> colour
    option list list -> bool **)

let rec follow good t gs hs ms r =
  match ms with
  | [] ->
    (match start_of r with
     | [] -> false
     | p0 :: l ->
       let (p, c) = p0 in (match l with
                           | [] -> good t p c
                           | _ :: _ -> false))
  | p :: ms0 ->
    let (p0, k) = p in
    let (p1, back) = p0 in
    let (across, i) = p1 in
    if eqb across t
    then (match captured i back k r gs with
          | Some r' -> follow good t gs hs ms0 r'
          | None -> false)
    else (match captured i back k (turn r) hs with
          | Some r' -> follow good (negb t) hs gs ms0 r'
          | None -> false)

(** val followed :
    (colour option list * bool) list -> (int * (colour ->
    (((bool * int) * bool) * int) list)) -> bool **)

let followed f w =
  if Nat.ltb 0 (length f)
  then if end_free f (fst w)
       then forallb (fun c ->
              follow (ends_at (fst w) c) false (guards_of f)
                (turn (guards_of f)) (snd w c) (map fst f)) palette
       else false
  else false

(** val stretches :
    int -> colour option list list -> (colour option list * bool) list -> int
    -> bool **)

let stretches t u f j =
  if same_strip (map fst (stretch j f)) u
  then if covers_b t (stretch j f)
       then forallb (fun a -> if negb (snd a) then true else mono (fst a)) f
       else false
  else false

(** val whole :
    int -> (colour option list list -> bool) -> (colour option list list ->
    (int * int) * (int * (colour -> (((bool * int) * bool) * int) list))) ->
    colour option list list -> bool **)

let whole t exc0 witness u =
  if if (<=) (length u) (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0)))
     then true
     else exc0 u
  then true
  else let (p, w) = witness u in
       let (k, g) = p in
       let f = squeeze t k g 0 u in
       if stretches t u f (sub t k) then followed f w else false

type 'a table =
| Void
| Fork of 'a list * 'a table * 'a table * 'a table

(** val get : colour option list -> 'a1 table -> 'a1 list **)

let rec get p = function
| Void -> []
| Fork (l, b, g, w) ->
  (match p with
   | [] -> l
   | o :: p0 ->
     (match o with
      | Some c ->
        (match c with
         | Black -> get p0 b
         | Green -> get p0 g
         | White -> get p0 w)
      | None -> []))

(** val put : colour option list -> 'a1 list -> 'a1 table -> 'a1 table **)

let rec put p v t = match t with
| Void ->
  let p0 = (([], Void), Void) in
  let w = Void in
  let (p1, g) = p0 in
  let (l, b) = p1 in
  (match p with
   | [] -> Fork ((app v l), b, g, w)
   | o :: p2 ->
     (match o with
      | Some c ->
        (match c with
         | Black -> Fork (l, (put p2 v b), g, w)
         | Green -> Fork (l, b, (put p2 v g), w)
         | White -> Fork (l, b, g, (put p2 v w)))
      | None -> t))
| Fork (l, b, g, w) ->
  let p0 = ((l, b), g) in
  let (p1, g0) = p0 in
  let (l0, b0) = p1 in
  (match p with
   | [] -> Fork ((app v l0), b0, g0, w)
   | o :: p2 ->
     (match o with
      | Some c ->
        (match c with
         | Black -> Fork (l0, (put p2 v b0), g0, w)
         | Green -> Fork (l0, b0, (put p2 v g0), w)
         | White -> Fork (l0, b0, g0, (put p2 v w)))
      | None -> t))

(** val fill :
    (colour option list -> 'a1 list) -> colour option list list -> 'a1 table **)

let fill f ps =
  fold_right (fun p t -> put p (f p) t) Void ps

(** val nub : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec nub same = function
| [] -> []
| a :: l0 -> let m = nub same l0 in if existsb (same a) m then m else a :: m

(** val left_by_two : int -> colour option list -> colour option list list **)

let left_by_two h p =
  nub same_line
    (sinks (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ 0)))))))) (firstn h p) (skipn h p))

(** val left_by_three :
    int -> colour option list -> (colour option list * colour option list)
    list **)

let left_by_three h p =
  nub (fun a b ->
    if same_line (fst a) (fst b) then same_line (snd a) (snd b) else false)
    (sinks3 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ 0)))))))) (firstn h p) (firstn h (skipn h p))
      (skipn h (skipn h p)))

(** val more_tries : ((bool * bool) * int) list **)

let more_tries =
  flat_map (fun b -> ((false, false), b) :: (((true, true), b) :: (((false,
    true), b) :: (((true, false), b) :: [])))) ((Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))) :: ((Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: (
    (mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: (
    (mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: []))))

(** val comes_by : colour -> int -> colour option list list -> bool **)

let comes_by =
  comes more_tries

(** val ends_of :
    (colour option list * (int * colour) list) list -> (colour option list ->
    colour option list list) -> (int * colour) table **)

let ends_of given0 lines =
  fold_right (fun pv t ->
    put (fst pv)
      (filter (fun ic -> comes_by (snd ic) (fst ic) (lines (fst pv)))
        (snd pv)) t) Void given0

(** val cut : int -> int -> colour option list -> colour option list list **)

let rec cut h k p =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [])
    (fun k0 -> (firstn h p) :: (cut h k0 (skipn h p)))
    k

(** val lines_in : int -> colour option list -> colour option list list **)

let lines_in h p =
  cut h (Nat.div (length p) h) p

(** val good_rest :
    (colour option list -> bool) -> int -> (colour option list list -> bool)
    -> colour option list list -> colour option list list -> bool **)

let good_rest fits t clear u r =
  if if if forallb fits r then has_three r else false
     then if Nat.ltb (length r) (length u)
          then (<=)
                 (add (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))
                   (length u))
                 (add
                   (Nat.max (Stdlib.Int.succ (Stdlib.Int.succ
                     (Stdlib.Int.succ (Stdlib.Int.succ 0)))) (length u))
                   (length r))
          else false
     else false
  then if if (<=)
               (add (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ 0)))) (length u))
               (add
                 (Nat.max (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                   (Stdlib.Int.succ 0)))) (length u)) (length r))
          then true
          else negb (has_run t u)
       then clear r
       else false
  else false

(** val tab_inner :
    (colour option list -> bool) -> int -> (colour option list list -> bool)
    -> (colour option list * colour option list) table -> colour option list
    list -> colour option list list -> colour option list list -> bool **)

let rec tab_inner fits t clear three u p = function
| [] -> false
| l :: z' ->
  (match z' with
   | [] -> false
   | a :: l0 ->
     (match l0 with
      | [] -> false
      | r :: t0 ->
        if some (fun st ->
             good_rest fits t clear u
               (rev_append p ((fst st) :: ((snd st) :: t0))))
             (get (app l (app a r)) three)
        then true
        else tab_inner fits t clear three u (l :: p) z'))

(** val tab_first :
    (colour option list -> bool) -> int -> (colour option list list -> bool)
    -> colour option list table -> colour option list list -> colour option
    list list -> bool -> bool **)

let tab_first fits t clear two u v turned =
  match v with
  | [] -> false
  | a :: l ->
    (match l with
     | [] -> false
     | b :: t0 ->
       some (fun r ->
         good_rest fits t clear u (if turned then rev (r :: t0) else r :: t0))
         (get (app a b) two))

(** val tab_takes :
    (colour option list -> bool) -> int -> (colour option list list -> bool)
    -> (int * colour) table -> colour option list list -> colour option list
    list -> colour option list -> (colour option list -> colour option list
    list) -> bool **)

let tab_takes fits t clear ends u w b make =
  if Nat.ltb 0 (length w)
  then some (fun ic ->
         match nth (fst ic) b None with
         | Some d ->
           if colour_eqb (snd ic) (captor d)
           then good_rest fits t clear u (make (set_at (fst ic) (snd ic) b))
           else false
         | None -> false) (get (concat w) ends)
  else false

(** val tab_windows :
    (colour option list -> bool) -> int -> (colour option list list -> bool)
    -> (int * colour) table -> int -> colour option list list -> colour
    option list list -> colour option list list -> bool **)

let rec tab_windows fits t clear ends k u p z = match z with
| [] -> false
| a :: t0 ->
  if if match skipn k z with
        | [] -> false
        | b :: t' ->
          tab_takes fits t clear ends u (firstn k z) b (fun b' ->
            rev_append p (b' :: t'))
     then true
     else tab_takes fits t clear ends u (rev (firstn k t0)) a (fun a' ->
            rev_append p (a' :: (skipn k t0)))
  then true
  else tab_windows fits t clear ends k u (a :: p) t0

(** val tab_red :
    (colour option list -> bool) -> int -> (colour option list list -> bool)
    -> colour option list table -> (colour option list * colour option list)
    table -> (int * colour) table -> colour option list list -> bool **)

let tab_red fits t clear two three ends u =
  if forallb fits u
  then if if if tab_first fits t clear two u u false
             then true
             else tab_inner fits t clear three u [] u
          then true
          else tab_first fits t clear two u (rev u) true
       then true
       else if if (<=) (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                    (Stdlib.Int.succ (Stdlib.Int.succ 0))))) (length u)
               then tab_windows fits t clear ends (Stdlib.Int.succ
                      (Stdlib.Int.succ 0)) u [] u
               else false
            then true
            else if if (<=) (Stdlib.Int.succ (Stdlib.Int.succ
                         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                         (Stdlib.Int.succ 0)))))) (length u)
                    then tab_windows fits t clear ends (Stdlib.Int.succ
                           (Stdlib.Int.succ (Stdlib.Int.succ 0))) u [] u
                    else false
                 then true
                 else if (<=) (Stdlib.Int.succ (Stdlib.Int.succ
                           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                           (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))
                           (length u)
                      then tab_windows fits t clear ends (Stdlib.Int.succ
                             (Stdlib.Int.succ (Stdlib.Int.succ
                             (Stdlib.Int.succ 0)))) u [] u
                      else false
  else false

(** val run : int **)

let run =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))

(** val full_line : int -> colour option list -> bool **)

let full_line h a =
  if is_full a then (=) (length a) h else false

(** val lines_of : int -> colour option list list **)

let lines_of h =
  map (map (fun x -> Some x)) (all_rows h)

(** val words :
    colour option list list -> int -> colour option list list list **)

let rec words alphabet k =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [] :: [])
    (fun k0 ->
    flat_map (fun w -> map (fun a -> a :: w) alphabet) (words alphabet k0))
    k

(** val is_least : colour option list list -> bool **)

let is_least u =
  if if has_three u then negb (has_three (tl u)) else false
  then negb (has_three (removelast u))
  else false

(** val least_windows : int -> colour option list list list **)

let least_windows h =
  filter is_least
    (flat_map (words (lines_of h)) ((Stdlib.Int.succ 0) :: ((Stdlib.Int.succ
      (Stdlib.Int.succ 0)) :: ((Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ 0))) :: []))))

(** val turn_strip : colour option list list -> colour option list list **)

let turn_strip w =
  map (map (option_map prey)) w

type image = (bool * bool) * int

(** val all_images : image list **)

let all_images =
  flat_map (fun lines ->
    flat_map (fun cells ->
      map (fun n0 -> ((lines, cells), n0)) (0 :: ((Stdlib.Int.succ
        0) :: ((Stdlib.Int.succ (Stdlib.Int.succ 0)) :: []))))
      (false :: (true :: []))) (false :: (true :: []))

(** val imaged :
    image -> colour option list list -> colour option list list **)

let imaged i w =
  let (p, n0) = i in
  let (lines, cells) = p in
  let w0 = if lines then rev w else w in
  Nat.iter n0 turn_strip (if cells then map rev w0 else w0)

(** val capture_of :
    bool -> bool -> int -> char -> ((bool * int) * bool) * int **)

let capture_of lines cells length0 a =
  let mirrored = fun back n0 i ->
    if back then sub n0 (Stdlib.Int.succ i) else i
  in
  let n0 =
    sub (nat_of_ascii a) (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))
  in
  if Nat.ltb n0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))
  then (((false,
         (mirrored lines length0
           (Nat.div n0 (Stdlib.Int.succ (Stdlib.Int.succ 0))))), cells),
         (Nat.modulo n0 (Stdlib.Int.succ (Stdlib.Int.succ 0))))
  else (((true,
         (mirrored cells (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           0)))
           (Nat.div
             (sub n0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               0))))))))))))))))))))))))))))))) (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))))), lines),
         (Nat.modulo
           (sub n0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             0))))))))))))))))))))))))))))))) (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))))

(** val plays_in :
    (char -> ((bool * int) * bool) * int) -> string ->
    (((bool * int) * bool) * int) list list **)

let rec plays_in capture s =
  (* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

    (fun _ -> [] :: [])
    (fun a s0 ->
    match plays_in capture s0 with
    | [] -> []
    | p :: ps ->
      if (=) a ' ' then [] :: (p :: ps) else ((capture a) :: p) :: ps)
    s

(** val read :
    image -> colour option list list -> string ->
    (int * int) * (int * (colour -> (((bool * int) * bool) * int) list)) **)

let read i w s =
  let (p, n0) = i in
  let (lines, cells) = p in
  ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

     (fun _ -> ((0, 0), (0, (fun _ -> []))))
     (fun k s0 ->
     (* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

       (fun _ -> ((0, 0), (0, (fun _ -> []))))
       (fun g s1 ->
       (* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

         (fun _ -> ((0, 0), (0, (fun _ -> []))))
         (fun f s2 ->
         let digit = fun a ->
           sub (nat_of_ascii a) (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ
             0))))))))))))))))))))))))))))))))))))))))))))))))
         in
         let mirrored = fun m j ->
           if lines then sub m (Stdlib.Int.succ j) else j
         in
         let k0 = digit k in
         let g0 = mirrored k0 (digit g) in
         let l = length (squeeze run k0 g0 0 w) in
         let ps = plays_in (capture_of lines cells l) s2 in
         ((k0, g0), ((mirrored l (digit f)), (fun c ->
         nth
           (match Nat.iter n0 prey c with
            | Black -> 0
            | Green -> Stdlib.Int.succ 0
            | White -> Stdlib.Int.succ (Stdlib.Int.succ 0)) ps []))))
         s1)
       s0)
     s)

(** val read_by :
    (colour option list -> string list) -> colour option list list ->
    (int * int) * (int * (colour -> (((bool * int) * bool) * int) list)) **)

let read_by look_up w =
  match flat_map (fun i -> map (read i w) (look_up (concat (imaged i w))))
          all_images with
  | [] -> ((0, 0), (0, (fun _ -> [])))
  | found :: _ -> found

(** val without : colour option list list list **)

let without =
  (((Some Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: [])))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some White) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Black) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some White) :: []))) :: (((Some
    White) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some Black) :: []))) :: (((Some
    Black) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))) :: (((Some
    Green) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: (((Some
    White) :: ((Some White) :: ((Some White) :: []))) :: (((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: (((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))) :: (((Some
    Green) :: ((Some White) :: ((Some Green) :: []))) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: []))) :: (((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))) :: (((Some
    White) :: ((Some Black) :: ((Some
    White) :: []))) :: []))) :: [])))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val given : (colour option list * (int * colour) list) list **)

let given =
  (((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: [])))))), ((0, Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: [])))))), ((0, White) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: [])))))), ((0, Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ 0), White) :: ((0, White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: []))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: [])))))), (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: [])))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: [])))))),
    ((0, White) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: [])))))),
    ((0, Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: [])))))),
    ((0, Green) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: [])))))), (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ 0), Black) :: ((0, Black) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: [])))))), (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: []))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: [])))))), (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: [])))))), ((0, White) :: [])) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: [])))))), ((0, Black) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: [])))))), ((0, Green) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: [])))))),
    ((0, Green) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: [])))))),
    ((0, White) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: [])))))),
    ((0, Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: [])))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: [])))))),
    ((0, Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: [])))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: [])))))),
    ((0, Black) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: [])))))),
    ((0, Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: [])))))),
    ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: [])))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))), ((0, Black) :: (((Stdlib.Int.succ
    0), Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: [])))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: [])))))),
    ((0, White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, Black) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    ((0, Green) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: [])))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    ((0, Black) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: [])))))), ((0, White) :: [])) :: ((((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: [])))))), ((0, Black) :: [])) :: ((((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: [])))))), ((0, Green) :: [])) :: ((((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: [])))))),
    ((0, Black) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: [])))))),
    ((0, Green) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: [])))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))), ((0, Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: []))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: [])))))), ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: [])))))),
    ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: [])))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, Green) :: ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, White) :: ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: ((0, Green) :: [])))) :: ((((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    White) :: [])))) :: ((((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: ((0, Black) :: [])))) :: ((((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))), ((0, Black) :: ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: []))))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))), ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, Green) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: [])))))),
    ((0, Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: [])))))), ((0, White) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))), ((0, Black) :: [])) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))), ((0, Green) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: [])))))),
    ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: [])))))),
    ((0, Black) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: [])))))),
    ((0, Green) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: [])))))),
    ((0, White) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: [])))))), (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: [])))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Green) :: [])) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Green) :: [])) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: ((0, White) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: ((0, Green) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), Black) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, Green) :: ((0, Black) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), ((0, White) :: ((0, Green) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Green) :: [])) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: ((0, White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: ((0, Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Black) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Green) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    White) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, White) :: [])) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Black) :: ((0, Green) :: [])))))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Green) :: ((0, White) :: [])))))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, White) :: ((0, Black) :: [])))))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: ((0, Green) :: [])))))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: ((0, White) :: [])))))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: ((0, Black) :: [])))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, Green) :: [])) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0, Green) :: ((0,
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0, White) :: ((0,
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0, Black) :: ((0,
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: ((0, Green) :: ((0,
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Green) :: ((0, White) :: ((0,
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: ((0, Black) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: ((0, White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, Black) :: ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: ((0, White) :: ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, White) :: ((0, Black) :: ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: []))))))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: []))))))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: []))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: []))))))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: []))))))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: []))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, White) :: ((0,
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, Black) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, Green) :: ((0, Black) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, White) :: ((0, Green) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0, Black) :: ((0,
    White) :: [])))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0, Green) :: ((0,
    Black) :: [])))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0, White) :: ((0,
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: ((0, White) :: [])))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: ((0, Black) :: [])))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: ((0, Green) :: [])))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), Black) :: ((0, Black) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: ((0, White) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: ((0, White) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: []))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, White) :: [])) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: ((0, White) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: ((0, White) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: ((0, Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Green) :: ((0, White) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Black) :: ((0, Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: []))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Green) :: ((0, White) :: [])))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: ((0, Black) :: [])))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: ((0, Green) :: [])))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: [])))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: [])))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: [])))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: []))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: []))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: []))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: []))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: []))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: ((0, Green) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    White) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: ((0, Black) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0, Black) :: ((0,
    White) :: [])))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0, Green) :: ((0,
    Black) :: [])))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0, White) :: ((0,
    Green) :: [])))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: ((0, Black) :: ((0,
    White) :: []))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: ((0, Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: ((0, White) :: ((0,
    Green) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: ((0, White) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: ((0, Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Black) :: ((0, White) :: [])))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Green) :: ((0, Black) :: [])))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    White) :: ((0, Green) :: [])))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, White) :: [])) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Black) :: ((0, White) :: [])))))))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Green) :: ((0, Black) :: [])))))))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, White) :: ((0, Green) :: [])))))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Black) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: ((0, White) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: ((0, Green) :: []))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: ((0, White) :: [])))))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: ((0, Black) :: [])))))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: ((0, Green) :: [])))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: [])) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: ((0, Green) :: ((0,
    White) :: []))))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Green) :: ((0, White) :: ((0,
    Black) :: []))))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: ((0, Black) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Black) :: ((0, White) :: [])))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Green) :: ((0, Black) :: [])))))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), White) :: ((0,
    White) :: ((0, Green) :: [])))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: ((0, Black) :: ((0,
    Green) :: []))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: ((0, Green) :: ((0,
    White) :: []))))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: ((0, White) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: ((0, Green) :: ((0, White) :: []))))))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: []))))))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: ((0, Black) :: ((0, Green) :: []))))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: ((0, Black) :: ((0,
    Green) :: []))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: ((0, Green) :: ((0,
    White) :: []))))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: ((0, White) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Black) :: ((0, White) :: [])))))))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Green) :: ((0, Black) :: [])))))))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, White) :: ((0, Green) :: [])))))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: ((0, White) :: [])))))))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Green) :: ((0, Black) :: [])))))))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: ((0, Green) :: [])))))))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ 0), Black) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ 0), Green) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ 0), White) :: [])) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ 0), Black) :: [])) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ 0), Green) :: [])) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ 0), White) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: [])))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Green) :: [])))))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: [])))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: []))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: []))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Black) :: ((0, White) :: [])))))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    Green) :: ((0, Black) :: [])))))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    White) :: ((0, Green) :: [])))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0,
    Green) :: []))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0,
    White) :: []))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0,
    Black) :: []))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: [])) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ 0), Black) :: [])) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: [])) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ 0), White) :: [])) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ 0), Black) :: [])) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ 0), Green) :: [])) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: []))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: []))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: []))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: []))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: []))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: [])))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: [])))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: [])))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, Black) :: ((0, White) :: (((Stdlib.Int.succ
    0), Black) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, Green) :: ((0, Black) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, White) :: ((0, Green) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: []))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: []))))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: ((0, Green) :: []))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, Green) :: ((0, White) :: []))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, White) :: ((0, Black) :: []))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: []))) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: []))) :: ((((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: []))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    White) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))) :: ((((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))) :: ((((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    ((0, Green) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: [])))))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, Green) :: ((0, White) :: ((0,
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: [])))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: [])))))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: [])))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: [])))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: [])))))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, Green) :: ((0, White) :: ((0,
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: [])))))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: [])))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: [])))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    White) :: []))))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    Black) :: []))))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    White) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: []))))))))), ((0, Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ
    0)), Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: ((0,
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: ((0,
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: ((0,
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: ((0, Black) :: ((0,
    Green) :: ((0, White) :: [])))))))))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Black) :: ((0, Green) :: ((0,
    White) :: ((0, Black) :: [])))))))))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), Green) :: ((0, White) :: ((0,
    Black) :: ((0, Green) :: [])))))))))) :: ((((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    ((0, Black) :: ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    White) :: ((0, Black) :: ((0, Green) :: ((0,
    White) :: []))))))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Green) :: ((0, White) :: ((0,
    Black) :: []))))))))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, White) :: ((0, Black) :: ((0,
    Green) :: []))))))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), ((0, Green) :: ((0, White) :: (((Stdlib.Int.succ
    0), Black) :: (((Stdlib.Int.succ 0), Green) :: []))))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: []))))))))), ((0, White) :: ((0, Black) :: (((Stdlib.Int.succ
    0), Green) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), ((0, Black) :: ((0, Green) :: (((Stdlib.Int.succ
    0), White) :: (((Stdlib.Int.succ 0), Black) :: []))))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ 0),
    Green) :: []))))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: (((Stdlib.Int.succ 0), White) :: []))))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ 0),
    Black) :: []))))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    Black) :: ((0, White) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Green) :: ((0, Black) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    White) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Green) :: [])))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    White) :: [])))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))), ((0,
    Green) :: [])) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))), ((0,
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))), ((0,
    Black) :: [])) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), ((0, Black) :: ((0, White) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: []))))))))), ((0, Green) :: ((0, Black) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: []))))))))), ((0, White) :: ((0, Green) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: []))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: []))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: []))) :: ((((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: []))))))))),
    ((0, Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some White) :: []))))))))),
    ((0, White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: []))))))))),
    ((0, Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: []))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: [])))))))))))), ((0, White) :: [])) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))))))))), ((0, Black) :: [])) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), ((0, Green) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: [])) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), ((0, Black) :: ((0,
    Green) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))))))))), ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))))))))), ((0, White) :: ((0,
    Black) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: [])))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: ((0, Black) :: ((0,
    Green) :: [])))))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: ((0, Green) :: ((0,
    White) :: [])))))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: ((0, White) :: ((0,
    Black) :: [])))))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: [])))))))))))), ((0,
    Black) :: ((0, Green) :: (((Stdlib.Int.succ 0),
    Black) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))))))))), ((0, Green) :: ((0,
    White) :: (((Stdlib.Int.succ 0), Green) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))))))))), ((0, White) :: ((0,
    Black) :: (((Stdlib.Int.succ 0), White) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Black) :: [])))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), Green) :: [])))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), White) :: [])))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: [])))))))))))), ((0, Black) :: ((0, White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: [])))))))))))), ((0, Green) :: ((0, Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: [])))))))))))), ((0, White) :: ((0, Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: [])))))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some
    Black) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: [])))))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), ((0, Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: [])))))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: [])))))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: [])))) :: ((((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Green) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    White) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0, White) :: [])))) :: ((((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: [])))))))))))), ((0,
    White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: [])))))))))))), ((0,
    Black) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: [])))))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: [])))))))))))), ((0,
    White) :: [])) :: ((((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: [])))))))))))), ((0,
    Black) :: [])) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))))))))), ((0,
    Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])) :: ((((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: [])) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: [])) :: ((((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: [])))))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some Green) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    White) :: (((Stdlib.Int.succ 0), White) :: []))) :: ((((Some
    Green) :: ((Some White) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Black) :: (((Stdlib.Int.succ 0), Black) :: []))) :: ((((Some
    White) :: ((Some Black) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: [])))))))))))), (((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    Black) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: [])))))))))))), ((0, Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: []))) :: ((((Some
    White) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: [])))))))))))), ((0, White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some Green) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: []))) :: ((((Some Green) :: ((Some Black) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some White) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some White) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: []))) :: ((((Some White) :: ((Some Green) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some Black) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Black) :: [])))))))))))), (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: []))) :: ((((Some Black) :: ((Some White) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Green) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: [])))))))))))), ((0,
    Black) :: (((Stdlib.Int.succ 0), Black) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    White) :: ((Some Black) :: ((Some Black) :: [])))))))))))), ((0,
    Green) :: (((Stdlib.Int.succ 0), Green) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Black) :: ((Some Green) :: ((Some Green) :: [])))))))))))), ((0,
    White) :: (((Stdlib.Int.succ 0), White) :: (((Stdlib.Int.succ
    (Stdlib.Int.succ 0)), White) :: [])))) :: ((((Some Black) :: ((Some
    White) :: ((Some Black) :: ((Some Green) :: ((Some White) :: ((Some
    Green) :: ((Some Green) :: ((Some Green) :: ((Some Green) :: ((Some
    White) :: ((Some White) :: ((Some Green) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Black) :: (((Stdlib.Int.succ 0),
    Black) :: ((0, Black) :: [])))) :: ((((Some Green) :: ((Some
    Black) :: ((Some Green) :: ((Some White) :: ((Some Black) :: ((Some
    White) :: ((Some White) :: ((Some White) :: ((Some White) :: ((Some
    Black) :: ((Some Black) :: ((Some White) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), Green) :: (((Stdlib.Int.succ 0),
    Green) :: ((0, Green) :: [])))) :: ((((Some White) :: ((Some
    Green) :: ((Some White) :: ((Some Black) :: ((Some Green) :: ((Some
    Black) :: ((Some Black) :: ((Some Black) :: ((Some Black) :: ((Some
    Green) :: ((Some Green) :: ((Some Black) :: [])))))))))))),
    (((Stdlib.Int.succ (Stdlib.Int.succ 0)), White) :: (((Stdlib.Int.succ 0),
    White) :: ((0,
    White) :: [])))) :: [])))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val exc : colour option list list -> bool **)

let exc w =
  if (<=) (length w) (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ 0))))
  then some (same_strip w) without
  else false

(** val clear_in : unit table -> colour option list list -> bool **)

let clear_in parts r =
  if Nat.ltb (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ 0)))) (length r)
  then true
  else (match get (concat r) parts with
        | [] -> true
        | _ :: _ -> false)

(** val parts_3 : unit table **)

let parts_3 =
  Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork
    ([], (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), Void, Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, Void)))), (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), (Fork ([],
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))))))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))), Void)), (Fork ([], Void, Void, (Fork ((() :: []), Void,
    (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void)), Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)), Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void, (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), Void)))), (Fork
    ([], Void, (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), Void)), (Fork ((() :: []),
    Void, Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void)))))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void, (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []), Void,
    Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), Void)))), (Fork ((() :: []), Void, Void, (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)))),
    (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), (Fork ([], Void, Void, (Fork ((() :: []), Void, (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    Void)))))))))))))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))))))), (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))))))), (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)))))), (Fork ([], Void, (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)))), Void)), (Fork ([], Void, (Fork ((() :: []),
    Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)))), Void)), (Fork ((() :: []), Void, (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)))))), Void)))))), (Fork ([], (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []),
    Void, Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)))), (Fork ((() :: []), Void, (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))))))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), Void)))), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))),
    Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], Void,
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    (Fork ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), (Fork
    ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)))),
    (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))))))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, Void)), Void, (Fork ([], (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), Void,
    Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void)))))), (Fork ([], (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void,
    Void)), Void, Void)), (Fork ((() :: []), Void, (Fork ([], Void, (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork
    ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))))), Void)))))))), (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)),
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)))), (Fork ((() :: []), Void, (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))))), (Fork ((() :: []), Void, (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))))), (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), (Fork ([], Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))))), (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    Void, Void)), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)))), Void)), (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void)), Void, (Fork ((() :: []),
    Void, Void, Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)), Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void,
    Void)), Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void, (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), (Fork
    ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)))))), (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))))))), (Fork ([], (Fork ([],
    (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)), (Fork
    ((() :: []), Void, Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void, Void)))), (Fork ((() :: []), Void,
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void)))), (Fork ([], (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void,
    Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([],
    Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))))), (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void,
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))),
    (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))))))))))),
    (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)), Void, (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), Void,
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)), Void, (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork ((() :: []),
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void, (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))))), (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), Void, (Fork ([], (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork
    ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), Void)), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)))))), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))), Void)), Void)),
    (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), Void)), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, Void)))), (Fork ([], (Fork ((() :: []), Void, (Fork
    ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), Void)), (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)),
    Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), Void)), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []),
    Void, Void, (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))))), (Fork ([], (Fork ((() :: []),
    Void, Void, (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))))), (Fork ((() :: []), Void, Void, (Fork ([], Void, Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void)))), (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), Void, (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), Void, (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), (Fork ([], Void, Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))))))))),
    (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void, Void)))))), (Fork ([], (Fork ((() :: []), Void, Void,
    (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void)))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)))), (Fork ([], Void,
    Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork
    ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)))))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)))), (Fork ((() :: []), Void, Void, (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)))),
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []),
    Void, (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))))), (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))), (Fork ((() :: []), (Fork
    ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void, Void)), (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))), (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), Void)))), (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), Void, Void)), (Fork ((() :: []), (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)))), Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void)))))),
    (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void, (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))), Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([],
    (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)))), (Fork
    ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], (Fork ((() :: []), Void, Void, (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))))))))), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)), (Fork ((() :: []),
    Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), Void)))), (Fork
    ([], Void, (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), Void, Void)), (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)), Void)), Void, (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)),
    Void, Void)), Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork ([], Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)),
    Void)))), Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void, Void)), Void)), (Fork
    ([], (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)), (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))), Void, Void)), Void)))))))), (Fork ([],
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    Void)), Void)))), (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)),
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)))), Void, Void)), (Fork ([], (Fork ((() :: []), Void, (Fork
    ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)),
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)))), Void, Void)))), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))), Void)), (Fork ([],
    Void, (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)))), (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))), Void, Void)))), (Fork ([], Void, (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))),
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))))), (Fork ((() :: []), Void, Void, (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)))))))), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)),
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), Void)), Void, (Fork ((() :: []), Void, (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)),
    Void)))), (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void, Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))), Void,
    Void)), (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))), (Fork ([],
    Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void, Void)), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)))))))))), (Fork ((() :: []), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void,
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))),
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void)), Void, Void)), (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, (Fork ((() :: []), Void, (Fork ([], Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)),
    Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))), Void, Void)))))), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void, Void)), Void)), (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void, Void)), Void)), Void, (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))), Void, Void)), (Fork ((() :: []), (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)))))), Void)))))), (Fork ((() :: []), (Fork ([], (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), Void)), Void, Void)), Void, Void)), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)))))), Void)), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)))))), Void)))), (Fork ([], (Fork ((() :: []), Void, Void,
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)))), (Fork ((() :: []), (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void, Void)))),
    (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), Void, (Fork ([], Void, Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), Void)), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void)), Void)), (Fork ([], (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void)), Void)), (Fork ((() :: []), Void,
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)),
    Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), Void)), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)))), Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), Void, Void)), Void, Void)), (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, Void)), Void)), (Fork ([],
    Void, (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)))), Void)), (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)))))))))))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), Void, (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), (Fork
    ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    (Fork ((() :: []), Void, Void, Void)))))))))), (Fork ([], Void, (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)), (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), Void)))))), (Fork ([],
    (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), Void, (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, Void)), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))), Void)))), (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), Void)))), (Fork ((() :: []), (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, (Fork ([], Void,
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))),
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))), (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)))))))), (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))))))), (Fork ([], (Fork ((() :: []), Void, (Fork ([],
    Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), Void)), (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, Void)),
    (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void)))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))))))), (Fork ([], Void, (Fork ((() :: []), Void, Void,
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)))), (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)))))),
    (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), (Fork ([], Void, Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void)), (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))), (Fork ((() :: []), Void,
    Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))))))))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))))), Void, (Fork ((() :: []), Void,
    (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))), Void)))), (Fork ([], (Fork ((() :: []), Void, Void, (Fork
    ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void)))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))))), Void)), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))), Void, (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void,
    Void)))), Void, (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void)))))),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void,
    (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), Void)), (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), Void,
    Void)), (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void, (Fork
    ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), Void)))), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([],
    Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), Void, Void)), Void, (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)))))),
    (Fork ([], Void, Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void,
    Void)))), (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void)),
    Void, (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), Void, Void)))))))),
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)),
    Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void, (Fork ([],
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void)))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void)), Void)))), Void)),
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))), Void, (Fork ((() :: []), Void, (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))))), (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, Void)), Void)), Void, (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void,
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)))), Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))))), (Fork ((() :: []), Void, Void, Void)), Void)))))))),
    (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void, (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)),
    Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)))))), (Fork ([], (Fork ((() :: []), Void, Void, (Fork
    ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void)))), (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([],
    Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void)), Void, Void)))), (Fork
    ([], Void, (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void)))), Void)), (Fork ([], (Fork ((() :: []), (Fork
    ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)))))), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void,
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))),
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)))), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, (Fork ([], Void, Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))), (Fork
    ([], Void, (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)), Void)),
    Void)), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))))), (Fork ((() :: []), (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork
    ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), Void)))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)), Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)), Void)), Void)),
    Void)), (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void)), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))),
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), Void)), (Fork ((() :: []), Void, (Fork ([], Void, Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))),
    Void)))))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void, (Fork
    ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))),
    Void, Void)), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, (Fork ((() :: []), Void, Void, Void)))))))), (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, Void)), (Fork ((() :: []),
    (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))), Void, Void)))), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void,
    Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, (Fork
    ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))))), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), Void, Void)))), (Fork ([], Void, (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), Void, (Fork ([], Void, Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))))))))), (Fork ([],
    (Fork ([], (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), Void, Void)), Void,
    (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))))), (Fork ([], Void, (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void)), Void)), (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)), (Fork
    ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)),
    (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))))), Void, (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))))))))))), (Fork ((() :: []), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork ((() :: []),
    Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void,
    (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)))))))), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), Void, Void)), Void)), (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)))), Void)), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void)))),
    (Fork ([], (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)),
    Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))), Void, (Fork ((() :: []), Void,
    Void, (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)))))), (Fork ([], (Fork ((() :: []), (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)))), (Fork ((() :: []), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void, Void)), (Fork ((() :: []),
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)), Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), Void, Void)))), (Fork ([],
    Void, Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))), (Fork ([],
    Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([],
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))), (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))))))), (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))))), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void, Void)),
    (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)), Void)), Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))), Void, (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void, Void)), Void, Void)))))))))))))))), (Fork ([], (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)))))), (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void)))),
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, Void, (Fork ((() :: []),
    Void, (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)))), Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)), Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void,
    (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork ((() :: []),
    Void, Void, Void)), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, Void,
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))))))),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))), Void)), (Fork ([],
    (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), (Fork ([], Void, Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork
    ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))), Void)), Void)))))), (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)),
    (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)))), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, Void)))), (Fork ((() :: []), (Fork ([], Void,
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))),
    (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)))), Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([],
    Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)), Void,
    Void)), (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)))), (Fork ((() :: []), (Fork
    ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)),
    Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void, Void)))))),
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork
    ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))),
    Void)), (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void, Void)))))), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)), Void)),
    (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)),
    Void)), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void, Void)))))),
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork
    ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)))))))))), (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, Void)))))), (Fork ([], (Fork ((() :: []), Void,
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)), Void)), (Fork ((() :: []), Void, Void, (Fork ([],
    Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, (Fork ((() :: []), Void, Void, Void)))), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))), Void, (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, (Fork ([], Void, Void, (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void, Void)), Void, Void)))))))))))))), (Fork ((() :: []),
    (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void,
    Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))))), Void, Void)), (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void)))), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))), Void, Void)), (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))),
    Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)))))))), (Fork ([], (Fork ([], (Fork ((() :: []),
    (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)))), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)))), Void,
    Void)), (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, Void)),
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void)), Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([], Void,
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))),
    (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))), Void, Void)), (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))))))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), Void,
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void)), (Fork ((() :: []), Void, (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))))))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), Void, Void)), (Fork ((() :: []), (Fork ([],
    Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))), Void, Void)))), (Fork ([], (Fork ((() :: []), Void, (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)))), (Fork ((() :: []), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, Void)))))))))))))), (Fork ([], (Fork ([],
    (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void)), (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))), (Fork ((() :: []), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)))), (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), Void)))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), Void, (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))), (Fork
    ((() :: []), Void, Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, Void)))))), (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void)), (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void)))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))))), Void)), (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)), Void)))), (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void,
    Void)))), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)), Void)))), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))))))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)), (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void, Void)), (Fork ((() :: []), Void, (Fork ([],
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void,
    Void)), Void)))), (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, Void)))), Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void)), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), Void)))))))), (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), Void, Void)))), (Fork ((() :: []), Void, Void, (Fork ([],
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void,
    Void)))))), Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, Void)))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void, Void)))), Void, Void)),
    (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([],
    Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void)))), Void,
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, Void)), Void, Void)))), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)),
    Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    Void, Void)), Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork ((() :: []),
    (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), Void)), Void, Void)), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), Void)), (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), Void)), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void, Void)))), (Fork ([], (Fork ((() :: []), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void)), Void, (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void)))), (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void, (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void, Void)))),
    (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void, Void)),
    Void, Void)))), (Fork ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([],
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void)), Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)))), Void, Void)),
    (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)))), Void)))), (Fork ([], (Fork ((() :: []),
    Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)), (Fork ([], (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)), (Fork ([], (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void, Void)))))), (Fork ([],
    Void, (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), Void)), (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)), Void)), (Fork ((() :: []), Void,
    (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)))), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void)))), (Fork ((() :: []), Void, (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], Void, Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))), (Fork ([],
    (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void)), Void, Void)), (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void, (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork ((() :: []),
    Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)))), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))))), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)))))), (Fork ([], Void, Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))))))))), (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void)))), Void)), (Fork ([], Void,
    Void, (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), Void, Void)))))), (Fork
    ([], Void, (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))),
    Void, (Fork ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)))))), (Fork ([],
    (Fork ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))), Void, (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))), Void, Void)))))), (Fork ([], (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)))), (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)))), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void, (Fork
    ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))))),
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, Void)), Void, (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))))))), (Fork ([], (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, Void)))), (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void,
    Void)), (Fork ((() :: []), Void, Void, Void)))), (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))), Void, Void)), Void, (Fork ((() :: []),
    (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))), Void, Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)))), Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], (Fork ((() :: []), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)), Void)), Void, Void)), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)),
    Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)))), (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)), Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, (Fork ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))))))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void,
    Void)))), (Fork ((() :: []), Void, Void, (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)))), (Fork
    ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void)))), (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void)), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void)))), (Fork ((() :: []), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void,
    Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)))), Void)), Void)), (Fork ([], (Fork ((() :: []), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), Void, Void)), (Fork ((() :: []), (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, (Fork ((() :: []), Void, Void,
    Void)))), Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)), (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), (Fork ([], (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)),
    Void, Void)))))))))))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void)), (Fork ((() :: []), Void,
    Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void)))), Void)), (Fork ([], (Fork ((() :: []), (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void)), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), Void, (Fork
    ([], (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))),
    Void, Void)), Void)), Void)), (Fork ([], (Fork ((() :: []), Void, (Fork
    ([], Void, Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)))), Void)), Void, Void)))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void)))), (Fork ((() :: []), (Fork
    ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void)), Void)), Void)), (Fork ([], (Fork ((() :: []), Void,
    Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)))), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void, Void)),
    Void)), Void)), (Fork ([], Void, (Fork ((() :: []), (Fork ([], Void,
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)))),
    Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), Void, (Fork ([], Void,
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))))))))), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, Void)), Void)))), (Fork ([], Void,
    Void, (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), Void)))), (Fork ([],
    Void, (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))), Void, Void)), Void)))))))), (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void)),
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))), Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void,
    Void)), (Fork ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), Void)))), (Fork ([],
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []),
    Void, Void, Void)))), Void, Void)), Void, Void)), (Fork ((() :: []),
    (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)))))), (Fork ((() :: []), Void, Void, Void)))),
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], Void, Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void)), (Fork ((() :: []), Void,
    Void, Void)))), (Fork ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), (Fork ([],
    Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void)), Void, Void)), (Fork
    ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))))), (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, (Fork ((() :: []), Void, Void, Void)))))),
    (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)))), (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)),
    Void)), Void)), Void)), (Fork ((() :: []), Void, (Fork ([], Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)))), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []),
    Void, Void, Void)))), Void)))))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), Void)), Void, Void)), (Fork ([], Void, Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([], (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))))), Void, Void)),
    (Fork ([], (Fork ((() :: []), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void, Void)),
    (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void, Void)),
    Void)), (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    Void)), Void)), (Fork ((() :: []), (Fork ([], Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), Void)), Void)), (Fork ([], Void,
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))),
    Void)), (Fork ((() :: []), Void, (Fork ([], Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void, Void)))),
    Void)), Void)))))))), (Fork ((() :: []), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void, Void)))), (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), Void,
    Void)), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)))), (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))), (Fork ((() :: []), Void,
    (Fork ([], Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))), Void)), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)))))))))), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, (Fork
    ([], Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), Void)), (Fork ((() :: []), Void, Void, Void)))), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), (Fork ([],
    Void, Void, (Fork ([], Void, Void, (Fork ((() :: []), Void, Void,
    Void)))))), Void, Void)), (Fork ((() :: []), Void, Void, (Fork ([], Void,
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), (Fork
    ((() :: []), Void, Void, Void)))))))))))), (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))))), Void, (Fork
    ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)))))))), (Fork ([], (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void)), (Fork ([], Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), Void)), (Fork
    ((() :: []), (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void)), (Fork ([], (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)), Void, Void)), Void)), (Fork
    ((() :: []), Void, (Fork ([], Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), Void)), Void)))), (Fork ([], (Fork
    ((() :: []), Void, (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []),
    Void, Void, Void)), Void, Void)))), Void)), (Fork ((() :: []), (Fork ([],
    Void, Void, (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)))), Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), Void, Void)), Void, (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)))))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void, (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)), (Fork ([], Void, Void, (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)), Void)))))), Void,
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), (Fork ([], Void, (Fork ([], Void,
    Void, (Fork ((() :: []), Void, Void, Void)))), (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))), Void, (Fork ([], Void, Void, (Fork ((() :: []), Void,
    Void, Void)))))))))), (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), (Fork ([], Void, Void, (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), Void, Void)))), (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)))), Void)), (Fork
    ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)))), Void, (Fork ([], Void,
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)))))), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void, Void)), Void)), (Fork ((() :: []), (Fork ([], Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)),
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)), (Fork ([], (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), Void, Void)))))))))), (Fork
    ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), (Fork ([], (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([],
    (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)), Void)),
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), Void, Void)), Void, (Fork ([], Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)), Void)))), (Fork
    ((() :: []), Void, (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), Void, Void)), (Fork ([], Void, Void, (Fork ([],
    Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))), (Fork ([],
    (Fork ((() :: []), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void)), Void, (Fork ([], Void, (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))), (Fork ([], Void, Void, (Fork
    ((() :: []), Void, Void, Void)))))))), (Fork ((() :: []), Void, (Fork
    ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    Void, Void)), Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, (Fork ((() :: []), Void, Void, (Fork ([], Void, Void, (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))))), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, (Fork ([], (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], Void, Void,
    (Fork ((() :: []), Void, Void, Void)))), Void)), Void)), (Fork
    ((() :: []), Void, Void, Void)), Void)), (Fork ([], (Fork ((() :: []),
    Void, (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)),
    Void)), Void, Void)), Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), (Fork ((() :: []), Void, Void,
    Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void,
    Void)), Void, Void)), (Fork ([], Void, (Fork ((() :: []), (Fork ([],
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)), (Fork
    ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork
    ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void, Void)),
    Void, Void)), Void)), Void)), Void)), Void)), (Fork ((() :: []), Void,
    (Fork ([], (Fork ([], (Fork ((() :: []), Void, Void, Void)), Void,
    Void)), Void, Void)), Void)))), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], (Fork
    ([], (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []),
    Void, Void, Void)), Void)), Void, Void)), (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void)), Void,
    (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], (Fork ((() :: []), Void, Void, Void)),
    Void, Void)), Void)), (Fork ([], (Fork ([], (Fork ((() :: []), Void,
    Void, Void)), Void, Void)), (Fork ([], Void, (Fork ((() :: []), Void,
    Void, Void)), Void)), (Fork ([], Void, (Fork ((() :: []), Void, Void,
    Void)), (Fork ((() :: []), Void, Void, Void)))))), (Fork ([], Void, Void,
    (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))))))),
    (Fork ([], Void, (Fork ((() :: []), (Fork ([], (Fork ([], Void, (Fork
    ((() :: []), Void, Void, Void)), Void)), Void, Void)), Void, Void)),
    Void)), (Fork ([], (Fork ((() :: []), Void, (Fork ([], Void, Void, (Fork
    ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))))), Void)), (Fork
    ((() :: []), Void, Void, Void)), (Fork ((() :: []), (Fork ([], (Fork ([],
    (Fork ((() :: []), Void, Void, Void)), Void, Void)), (Fork ([], (Fork
    ((() :: []), Void, Void, Void)), Void, Void)), Void)), (Fork ([], Void,
    (Fork ([], Void, Void, (Fork ((() :: []), Void, Void, Void)))), (Fork
    ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)))), (Fork ([],
    Void, (Fork ([], Void, (Fork ((() :: []), Void, Void, Void)), Void)),
    Void)))))))))))))))

(** val between_alike : colour option list list list **)

let between_alike =
  flat_map (fun a ->
    flat_map (fun b ->
      map (fun c ->
        a :: ((repeat (Some c) (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ 0)))) :: ((repeat (Some c) (Stdlib.Int.succ
                                             (Stdlib.Int.succ
                                             (Stdlib.Int.succ 0)))) :: (b :: []))))
        palette)
      (lines_of (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
    (lines_of (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))

(** val black_first : colour option list list -> bool **)

let black_first = function
| [] -> false
| l :: _ ->
  (match l with
   | [] -> false
   | o :: _ ->
     (match o with
      | Some c -> (match c with
                   | Black -> true
                   | _ -> false)
      | None -> false))

(** val starts_3 : colour option list list list **)

let starts_3 =
  filter black_first
    (app
      (least_windows (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))
      (filter is_least between_alike))

(** val unflagged :
    colour option list list -> (colour option list * bool) list **)

let unflagged w =
  map (fun a -> (a, false)) w

(** val five_alike : block list **)

let five_alike =
  flat_map (fun a ->
    flat_map (fun b ->
      map (fun c ->
        a :: (app
               (repeat
                 (repeat c (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                   0)))) (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 0)))) (b :: []))) palette)
      (all_rows (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
    (all_rows (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))

(** val all_3 :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> colour option list list -> bool **)

let all_3 witness u =
  if forallb
       (full_line (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))) u
  then whole run exc witness u
  else false

(** val grown_3 :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> colour option list table ->
    (colour option list * colour option list) table -> (int * colour) table
    -> bool **)

let grown_3 witness two three ends =
  grows run
    (lines_of (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))
    (tab_red
      (full_line (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))) run
      (clear_in parts_3) two three ends) (all_3 witness) starts_3

(** val is_followed :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> colour option list list -> bool **)

let is_followed witness w =
  followed (unflagged w) (snd (witness w))

(** val settled_3 :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> block -> bool **)

let settled_3 witness f =
  if if if negb (has_three (filled f))
        then true
        else negb (black_first (filled f))
     then true
     else exc (filled f)
  then true
  else is_followed witness (filled f)

(** val found_5 :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> block -> bool **)

let found_5 witness f =
  if negb (is_least (filled f)) then true else is_followed witness (filled f)

(** val strips_of_three_columns :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> bool **)

let strips_of_three_columns witness =
  on_all (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))
    (settled_3 witness) []

(** val strips_of_five_columns :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> bool **)

let strips_of_five_columns witness =
  forallb (found_5 witness) five_alike

(** val strips_that_grow :
    (colour option list list -> (int * int) * (int * (colour ->
    (((bool * int) * bool) * int) list))) -> bool **)

let strips_that_grow witness =
  grown_3 witness
    (fill
      (left_by_two (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))
      (lines_of (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))
    (fill
      (left_by_three (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))
      (lines_of (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))))
    (ends_of given
      (lines_in (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
