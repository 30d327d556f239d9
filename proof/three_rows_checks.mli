
val negb : bool -> bool

val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option

val fst : ('a1 * 'a2) -> 'a1

val snd : ('a1 * 'a2) -> 'a2

val length : 'a1 list -> int

val app : 'a1 list -> 'a1 list -> 'a1 list

val pred : int -> int

val add : int -> int -> int

val mul : int -> int -> int

val sub : int -> int -> int

val eqb : bool -> bool -> bool

module Nat :
 sig
  val sub : int -> int -> int

  val ltb : int -> int -> bool

  val max : int -> int -> int

  val divmod : int -> int -> int -> int -> int * int

  val div : int -> int -> int

  val modulo : int -> int -> int

  val iter : int -> ('a1 -> 'a1) -> 'a1 -> 'a1
 end

val hd : 'a1 -> 'a1 list -> 'a1

val tl : 'a1 list -> 'a1 list

val nth : int -> 'a1 list -> 'a1 -> 'a1

val nth_error : 'a1 list -> int -> 'a1 option

val removelast : 'a1 list -> 'a1 list

val rev : 'a1 list -> 'a1 list

val rev_append : 'a1 list -> 'a1 list -> 'a1 list

val concat : 'a1 list list -> 'a1 list

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list

val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list

val firstn : int -> 'a1 list -> 'a1 list

val skipn : int -> 'a1 list -> 'a1 list

val repeat : 'a1 -> int -> 'a1 list

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

module Pos :
 sig
  val succ : positive -> positive

  val add : positive -> positive -> positive

  val add_carry : positive -> positive -> positive

  val mul : positive -> positive -> positive

  val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1

  val to_nat : positive -> int
 end

module N :
 sig
  val add : n -> n -> n

  val mul : n -> n -> n

  val to_nat : n -> int
 end

val n_of_digits : bool list -> n

val n_of_ascii : char -> n

val nat_of_ascii : char -> int

type colour =
| Black
| Green
| White

val prey : colour -> colour

type cell = int * int

val colour_eqb : colour -> colour -> bool

type position = (cell * colour) list

val stacks_of_row : int -> int -> colour option list -> position

val stacks_from : int -> colour option list list -> position

val start_of : colour option list list -> position

val zip :
  colour option list -> colour option list list -> colour option list list

val turn : colour option list list -> colour option list list

val allows : colour option -> colour -> colour option -> colour -> bool

val gap : int -> colour option list -> colour option list

val scan :
  colour option list -> colour -> colour option -> int -> colour option list
  -> colour option list -> colour option list list

val row_captures :
  colour option list -> colour option list -> colour option list -> colour
  option list list

val captures_along :
  colour option list list -> colour option list list -> colour option list
  list -> colour option list list list

val add_up : colour option list -> ((int * int) * int) -> (int * int) * int

type kind =
| Last
| Frozen
| Live

val kind_of : colour option list list -> kind

val first : (int -> 'a1 -> int option) -> 'a1 list -> int -> int option

val search :
  (bool -> cell -> colour -> bool) -> bool -> int -> bool -> colour option
  list list -> colour option list list -> int -> colour option list list ->
  int option

val plenty : int

val finds :
  (bool -> cell -> colour -> bool) -> colour option list list -> colour
  option list list -> ((bool * bool) * int) list -> bool

type block = colour list list

val filled : block -> colour option list list

val some : ('a1 -> bool) -> 'a1 list -> bool

val palette : colour list

val all_rows : int -> colour list list

val on_all : int -> int -> (block -> bool) -> block -> bool

val downs :
  colour option list -> colour option list -> colour option list -> colour
  option list -> (colour option list * colour option list) list

val is_empty : colour option list -> bool

val sinks :
  int -> colour option list -> colour option list -> colour option list list

val is_full : colour option list -> bool

val same_line : colour option list -> colour option list -> bool

val count : colour option list list -> (int * int) * int

val part : colour -> ((int * int) * int) -> int

val starts_run : int -> colour option list -> colour option list list -> bool

val lengthens :
  int -> (colour option list -> bool) -> colour option list -> colour option
  list list -> bool

val left :
  int -> (colour option list -> bool) -> colour option list list -> (colour
  option list list -> bool) -> (colour option list list -> bool) -> int ->
  colour option list list -> bool

val right :
  int -> (colour option list -> bool) -> colour option list list -> (colour
  option list list -> bool) -> (colour option list list -> bool) -> int ->
  colour option list list -> bool

val sinks3 :
  int -> colour option list -> colour option list -> colour option list ->
  (colour option list * colour option list) list

val at_place : colour -> int -> bool -> cell -> colour -> bool

val comes :
  ((bool * bool) * int) list -> colour -> int -> colour option list list ->
  bool

val captor : colour -> colour

val set_at : int -> colour -> colour option list -> colour option list

val has_three : colour option list list -> bool

val plain : colour -> colour option list -> bool

val mono : colour option list -> bool

val no_line : colour option list * bool

val guards_of : (colour option list * bool) list -> colour option list list

val end_free : (colour option list * bool) list -> int -> bool

val stretch :
  int -> (colour option list * bool) list -> (colour option list * bool) list

val is_run : int -> colour option list list -> bool

val covers_b : int -> (colour option list * bool) list -> bool

val has_run : int -> colour option list list -> bool

val squeeze :
  int -> int -> int -> int -> colour option list list -> (colour option
  list * bool) list

val same_strip : colour option list list -> colour option list list -> bool

val grows :
  int -> colour option list list -> (colour option list list -> bool) ->
  (colour option list list -> bool) -> colour option list list list -> bool

val ends_at : int -> colour -> bool -> cell -> colour -> bool

val captured :
  int -> bool -> int -> colour option list list -> colour option list list ->
  colour option list list option

val follow :
  (bool -> cell -> colour -> bool) -> bool -> colour option list list ->
  colour option list list -> (((bool * int) * bool) * int) list -> colour
  option list list -> bool

val followed :
  (colour option list * bool) list -> (int * (colour ->
  (((bool * int) * bool) * int) list)) -> bool

val stretches :
  int -> colour option list list -> (colour option list * bool) list -> int
  -> bool

val whole :
  int -> (colour option list list -> bool) -> (colour option list list ->
  (int * int) * (int * (colour -> (((bool * int) * bool) * int) list))) ->
  colour option list list -> bool

type 'a table =
| Void
| Fork of 'a list * 'a table * 'a table * 'a table

val get : colour option list -> 'a1 table -> 'a1 list

val put : colour option list -> 'a1 list -> 'a1 table -> 'a1 table

val fill :
  (colour option list -> 'a1 list) -> colour option list list -> 'a1 table

val nub : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list

val left_by_two : int -> colour option list -> colour option list list

val left_by_three :
  int -> colour option list -> (colour option list * colour option list) list

val more_tries : ((bool * bool) * int) list

val comes_by : colour -> int -> colour option list list -> bool

val ends_of :
  (colour option list * (int * colour) list) list -> (colour option list ->
  colour option list list) -> (int * colour) table

val cut : int -> int -> colour option list -> colour option list list

val lines_in : int -> colour option list -> colour option list list

val good_rest :
  (colour option list -> bool) -> int -> (colour option list list -> bool) ->
  colour option list list -> colour option list list -> bool

val tab_inner :
  (colour option list -> bool) -> int -> (colour option list list -> bool) ->
  (colour option list * colour option list) table -> colour option list list
  -> colour option list list -> colour option list list -> bool

val tab_first :
  (colour option list -> bool) -> int -> (colour option list list -> bool) ->
  colour option list table -> colour option list list -> colour option list
  list -> bool -> bool

val tab_takes :
  (colour option list -> bool) -> int -> (colour option list list -> bool) ->
  (int * colour) table -> colour option list list -> colour option list list
  -> colour option list -> (colour option list -> colour option list list) ->
  bool

val tab_windows :
  (colour option list -> bool) -> int -> (colour option list list -> bool) ->
  (int * colour) table -> int -> colour option list list -> colour option
  list list -> colour option list list -> bool

val tab_red :
  (colour option list -> bool) -> int -> (colour option list list -> bool) ->
  colour option list table -> (colour option list * colour option list) table
  -> (int * colour) table -> colour option list list -> bool

val run : int

val full_line : int -> colour option list -> bool

val lines_of : int -> colour option list list

val words : colour option list list -> int -> colour option list list list

val is_least : colour option list list -> bool

val least_windows : int -> colour option list list list

val turn_strip : colour option list list -> colour option list list

type image = (bool * bool) * int

val all_images : image list

val imaged : image -> colour option list list -> colour option list list

val capture_of : bool -> bool -> int -> char -> ((bool * int) * bool) * int

val plays_in :
  (char -> ((bool * int) * bool) * int) -> string ->
  (((bool * int) * bool) * int) list list

val read :
  image -> colour option list list -> string -> (int * int) * (int * (colour
  -> (((bool * int) * bool) * int) list))

val read_by :
  (colour option list -> string list) -> colour option list list ->
  (int * int) * (int * (colour -> (((bool * int) * bool) * int) list))

val without : colour option list list list

val given : (colour option list * (int * colour) list) list

val exc : colour option list list -> bool

val clear_in : unit table -> colour option list list -> bool

val parts_3 : unit table

val between_alike : colour option list list list

val black_first : colour option list list -> bool

val starts_3 : colour option list list list

val unflagged : colour option list list -> (colour option list * bool) list

val five_alike : block list

val all_3 :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> colour option list list -> bool

val grown_3 :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> colour option list table ->
  (colour option list * colour option list) table -> (int * colour) table ->
  bool

val is_followed :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> colour option list list -> bool

val settled_3 :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> block -> bool

val found_5 :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> block -> bool

val strips_of_three_columns :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> bool

val strips_of_five_columns :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> bool

val strips_that_grow :
  (colour option list list -> (int * int) * (int * (colour ->
  (((bool * int) * bool) * int) list))) -> bool
