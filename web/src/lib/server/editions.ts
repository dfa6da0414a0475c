// Written by scripts/types from what an edition of each game holds.
// Do not edit: change src/damrak/games/<game>/schema and run scripts/types again.

/** What the file says of itself. */
export interface AmsterdamAbout {
  version: string | number;
  game: "amsterdam";
  title: string;
  designer: string;
  publisher: string;
  year: number;
  edition: string;
  /** The edition that it tells the differences from; all of it is told if it is not said. */
  like: string;
  format: number;
  canvas: AmsterdamCanvas;
  /** The file of the cards, if they have one of their own. */
  cards: string;
  rulings: string;
  rules: string;
  note: string;
  origins: Record<string, string>;
}

/** The Amstel. */
export interface AmsterdamAmstel {
  last_space: number;
  last_points: number;
  bridges: AmsterdamAmstelBridge[];
  start_space: number;
  width: number;
  mouth_slots: (readonly [number, number])[];
  path: (readonly [number, number])[];
  spaces: AmsterdamAmstelSpace[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** A bridge over the Amstel: passed on the step that leaves space `after`. */
export interface AmsterdamAmstelBridge {
  name: string;
  after: number;
  points: number;
  x: number;
  y: number;
  angle: number;
  blocks: string[];
}

/** A space of the Amstel. */
export interface AmsterdamAmstelSpace {
  space: number;
  x: number;
  y: number;
}

/** The bailiff. */
export interface AmsterdamBailiff {
  discount: number;
  starts_on_price: number;
}

/** The black market. */
export interface AmsterdamBlackMarket {
  reward: AmsterdamReward;
  spaces: AmsterdamBlackMarketSpace[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The figure of the black market. */
export interface AmsterdamBlackMarketPawn {
  starts_on: string;
}

/** Where a good is sold. */
export interface AmsterdamBlackMarketSpace {
  good: string;
  row: number;
  column: number;
  x: number;
  y: number;
}

/** A block of houses and its price. */
export interface AmsterdamBlockRow {
  id: string;
  district: string;
  price: number;
  /** Where the good or the coat of arms lies. */
  label: readonly [number, number];
  price_at: readonly [number, number] | null;
  polygon: (readonly [number, number])[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** A bridge between two blocks. */
export interface AmsterdamBridgeRow {
  blocks: readonly [string, string];
  x: number;
  y: number;
  angle: number;
  length: number;
  over: string;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** A space of the dockers' building as it is drawn. */
export interface AmsterdamBuildingSpace {
  value: number;
  x: number;
  y: number;
  capacity: number;
}

/** Water in the city. */
export interface AmsterdamCanal {
  name: string;
  path: (readonly [number, number])[];
}

/** The size of the drawing. */
export interface AmsterdamCanvas {
  width: number;
  height: number;
}

/** Where each fact about a card comes from. */
export interface AmsterdamCardOrigin {
  effect: "designed" | "inferred" | "printed" | "transcribed";
  timing: "designed" | "inferred" | "printed" | "transcribed";
  type: "designed" | "inferred" | "printed" | "transcribed";
  cost: "designed" | "inferred" | "printed" | "transcribed";
  name: "designed" | "inferred" | "printed" | "transcribed";
}

/** A card; what its text refers to depends on its effect. */
export interface AmsterdamCardRow {
  number: number;
  kind: "artisan" | "building" | "plan";
  type: string;
  /** What it does: one of the names in `cards.effects`. */
  effect: string;
  name: string;
  timing: "I" | "II" | "III" | "end" | "permanent";
  /** By colour. */
  cost: Record<string, number>;
  text: string;
  district: string | null;
  good: string | null;
  gives: string | null;
  pays: string | null;
  /** What a plan brings. */
  florins: number | null;
  points: number | null;
  estimate: AmsterdamEstimate | null;
  origin: AmsterdamCardOrigin;
}

/** The city as it is drawn. */
export interface AmsterdamCity {
  outline: (readonly [number, number])[];
  canals: AmsterdamCanal[];
  centre: readonly [number, number] | null;
  stretch: number;
  rings: (readonly [number, number])[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** A colour of resources; its symbol tells it apart without the colour. */
export interface AmsterdamColour {
  id: string;
  name: string;
  hex: string;
  symbol: string;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** How many tasks are dealt. */
export interface AmsterdamDealt {
  usual: number;
  more: number;
  open: number[];
}

/** What is turned up in odd and in even rounds. */
export interface AmsterdamDisplay {
  odd: AmsterdamTurned;
  even: AmsterdamTurned;
}

/** A district, the colour of its roofs, and the line along which its name is written. */
export interface AmsterdamDistrict {
  id: string;
  name: string;
  colour: string;
  label_path: (readonly [number, number])[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The dockers' building; its last space takes any number. */
export interface AmsterdamDockerBuilding {
  values: number[];
  spaces: AmsterdamBuildingSpace[];
  house: readonly [number, number, number, number];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** A colour of dockers. */
export interface AmsterdamDockerColour {
  id: string;
  name: string;
  hex: string;
}

/** The dockers. */
export interface AmsterdamDockers {
  per_colour: number;
  florins_for_boarding: number;
  colours: AmsterdamDockerColour[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** Why a card costs what it costs. */
export interface AmsterdamEstimate {
  per_use: number;
  uses: number;
  odds: number;
}

/** Special workers, and the figure of the black market. */
export interface AmsterdamExtensions {
  foreman: AmsterdamForeman;
  bailiff: AmsterdamBailiff;
  black_market_pawn: AmsterdamBlackMarketPawn;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The foreman. */
export interface AmsterdamForeman {
  points: number;
  starts_on: string;
}

/** A good, and how many tiles there are of it. */
export interface AmsterdamGood {
  id: string;
  name: string;
  hex: string;
  glyph: string;
  tiles: number;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The harbour: its spaces, and which of them are joined by water. */
export interface AmsterdamHarbour {
  nodes: AmsterdamNodeRow[];
  edges: (readonly [string, string])[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** What the first, the second, … in a district score. */
export interface AmsterdamMajority {
  points: number[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The market. */
export interface AmsterdamMarket {
  stack: AmsterdamStack;
  tiles: AmsterdamTileRow[];
  /** The tiles that are played with; all if none is named. */
  in_play: string[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** How half of the stack of tiles is made up: tiles of the base game and of the expansion. */
export interface AmsterdamMix {
  full: readonly [number, number];
  short: readonly [number, number];
}

/** A space of the harbour; what it has besides depends on its kind. */
export interface AmsterdamNodeRow {
  id: string;
  kind: "depot" | "pontoon" | "start" | "warehouse" | "water";
  x: number;
  y: number;
  /** The dockers that live at a pontoon. */
  colour: string | null;
  /** The good that a warehouse takes. */
  good: string | null;
  /** The roofs of a warehouse. */
  values: readonly [number, number, number] | null;
  /** What a depot scores. */
  value: number | null;
  house: readonly [number, number, number, number] | null;
  berths: (readonly [number, number])[];
  seats: (readonly [number, number])[];
}

/** The cards that lie open at the start. */
export interface AmsterdamOpening {
  artisan: number;
  building: number;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** What a player has. */
export interface AmsterdamPlayers {
  inactive_slots: number;
  dockers_aboard: number;
  coats_of_arms: number;
  min: number;
  max: number;
  colours: string[];
  kept_resources: number;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** What a sale brings: the one or the other. */
export interface AmsterdamReward {
  resources: number;
  florins: number;
}

/** The rounds. */
export interface AmsterdamRounds {
  count: number;
  short_game: AmsterdamShortGame;
  /** The colours that have a die; all if none is named. */
  dice: string[];
  /** A die shows 1 to so much. */
  die_sides: number;
  /** What a delivery scores more, by round from the first on. */
  fast_delivery: number[];
  /** By round: dice that show so much or more count as 1. */
  dice_to_one_from: Record<string, number>;
  /** By the number of players. */
  display: Record<string, AmsterdamDisplay>;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The score track around the board. */
export interface AmsterdamScoreTrack {
  thickness: number;
  spaces: (readonly [number, number])[];
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** What counts at the end. */
export interface AmsterdamScoring {
  /** Of the first token, the second, and every further one. */
  penalties: number[];
  points_per_group_member: number;
  leftovers_per_point: number;
  /** By the number of players. */
  district_majority: Record<string, AmsterdamMajority>;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The set-up. */
export interface AmsterdamSetup {
  florins: number;
  /** How many resources lie on each space of the wind rose, from space 1 on. */
  wind_rose: number[];
  district_tiles_less_than_players: number;
  /** By the number of players. */
  opening_display: Record<string, AmsterdamOpening>;
  /** How many more cards than players lie open at the start; alone as with two. */
  opening_more_than_players: number;
  /** The numbers of the cards that are played with; all if none is named. */
  cards: number[];
  first_chooser: string;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** The file, names of its own, and rows of symbols. */
export interface AmsterdamSheet {
  meta: AmsterdamAbout;
  colours: AmsterdamColour[];
  goods: AmsterdamGood[];
  players: AmsterdamPlayers;
  setup: AmsterdamSetup;
  rounds: AmsterdamRounds;
  scoring: AmsterdamScoring;
  city: AmsterdamCity;
  districts: AmsterdamDistrict[];
  blocks: AmsterdamBlockRow[];
  bridges: AmsterdamBridgeRow[];
  harbour: AmsterdamHarbour;
  dockers: AmsterdamDockers;
  docker_building: AmsterdamDockerBuilding;
  amstel: AmsterdamAmstel;
  black_market: AmsterdamBlackMarket;
  score_track: AmsterdamScoreTrack;
  market: AmsterdamMarket;
  tasks: AmsterdamTasks;
  solo: AmsterdamSolo;
  extensions: AmsterdamExtensions;
  types: AmsterdamTypeRow[];
  cards: AmsterdamCardRow[];
  /** Texts that take the place of messages, by their names. */
  names: Record<string, string>;
  /** By number; 0 is none. */
  card_signs: AmsterdamSign[][];
  /** By place in the list of market tiles: what it costs, and what it brings. */
  tile_signs: AmsterdamSign[][];
  /** By number; 0 is none. */
  task_signs: AmsterdamSign[][];
  /** By spaces on the Amstel: how many resources so long an advance costs. */
  advance_costs: number[];
  /** By space of the Amstel: what bridges and mouth bring on the way there from the start. */
  advance_points: number[];
  /** By block: what it costs while the bailiff stands there. */
  bailiff_prices: number[];
}

/** The short game. */
export interface AmsterdamShortGame {
  first_round: number;
  tiles_per_stack: number;
}

/** One symbol of a row. */
export interface AmsterdamSign {
  /**
   * A drawing, a resource, a good, a docker, a plan, words; what stands before it brings what
   * stands after it; for each of what stands after it.
   */
  sign: "brings" | "cube" | "docker" | "each" | "good" | "icon" | "plan" | "text";
  /** Of a drawing its name, of words the words. */
  name: string;
  /** Of a resource and a plan the colour, of a good or a docker which it is; −1 if any. */
  which: number;
  /** What is written before it. */
  count: string;
}

/** The game for one against TOM. */
export interface AmsterdamSolo {
  dockers_per_colour: number;
  /** By number on three dice: the pontoon that TOM takes a docker from. */
  triples: Record<string, string>;
  triple_florins: number;
  amstel_step_on: number;
  block_on: number;
  sale_florins: number;
  consolation_florins: number;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** What a tile of the expansion does. */
export interface AmsterdamSpecial {
  kind: "activate_free" | "barge_anywhere" | "barge_moves" | "free_block" | "one_of_each_colour" | "swap_inactive_card";
  steps: number | null;
  cards: number | null;
}

/** The ways of mixing in the expansion. */
export interface AmsterdamStack {
  base: AmsterdamMix;
  mixed: AmsterdamMix;
  replaced: AmsterdamMix;
}

/** A task; what it has besides depends on its kind. */
export interface AmsterdamTaskRow {
  number: number;
  kind: "active_cards" | "active_of_each_kind" | "active_with_timing" | "amstel_mouth" | "barge_at_start" | "black_market_goods" | "blocks_anywhere" | "blocks_in_district" | "both_dockers_in_building" | "depots_full" | "different_goods_aboard" | "dockers_in_building" | "hand_back" | "hand_back_colours" | "hand_back_dockers" | "warehouse_full";
  at_least: number | null;
  district: string | null;
  docker: string | null;
  good: string | null;
  timing: "I" | "II" | "III" | "end" | "permanent" | null;
  artisan: number | null;
  building: number | null;
  plan: number | null;
  dockers: number | null;
  goods: number | null;
  resources: number | null;
  points: readonly [number, number, number] | null;
  points_one: readonly [number, number, number] | null;
  points_two: readonly [number, number, number] | null;
  points_by_count: readonly [number, number, number, number, number, number] | null;
  /** What it asks in a sentence, where it differs from the task of this number that we know. */
  text: string;
}

/** The tasks of the second expansion. */
export interface AmsterdamTasks {
  tiles: AmsterdamTaskRow[];
  dealt: AmsterdamDealt;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** A market tile: what it costs in florins and what it brings. */
export interface AmsterdamTileRow {
  id: string;
  number: number;
  stack: "A" | "B" | "CA" | "CB";
  cost: number;
  points: number;
  amstel: number;
  resources: number;
  special: AmsterdamSpecial | null;
  /** What it does in a sentence, where it differs from the tile of this name that we know. */
  text: string;
}

/** How many cards of each kind are turned up. */
export interface AmsterdamTurned {
  artisan: number;
  building: number;
  plan: number;
}

/** A type of cards: a trade with its good, a building, or the plans of a district. */
export interface AmsterdamTypeRow {
  id: string;
  name: string;
  kind: "artisan" | "building" | "plan";
  good: string | null;
  district: string | null;
  theme: string;
  origin: "designed" | "inferred" | "printed" | "transcribed";
}

/** What the file says of itself. */
export interface MerchantsAbout {
  version: string | number;
  game: "merchants";
  title: string;
  edition: string;
  width: number;
  height: number;
  money_unit: number;
  /** The edition that it tells the differences from; all of it is told if it is not said. */
  like: string;
  min_players: number;
  max_players: number;
  rules: string;
  note: string;
  origins: Record<string, string>;
}

/** A point. */
export interface MerchantsAt {
  x: number;
  y: number;
}

/** What having something everywhere brings. */
export interface MerchantsBonus {
  four_continents: number;
  four_districts: number;
  bridge: number;
  exchange_space: number;
  exchange_houses: number;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A bridge between two plots of different districts. */
export interface MerchantsBridgeRow {
  id: string;
  name: string;
  a: string;
  b: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A kind of card, and how many there are of it. */
export interface MerchantsCardRow {
  id: string;
  kind: "amsterdam" | "colony" | "commodity" | "hourglass";
  count: number;
  pieces: number | null;
  not_with_3_players: boolean;
  continent: "africa" | "americas" | "any" | "europe" | "far_east" | null;
  commodity: "any" | "gems" | "silk" | "spice" | "sugar" | null;
  districts: ("grachten" | "lastage" | "nieuwe_zijde" | "oude_zijde")[];
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The city as it is drawn. */
export interface MerchantsCity {
  tile_radius: number;
  bridge_width: number;
  frame: (readonly [number, number])[];
  ramparts: ((readonly [number, number])[])[];
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The clock of the auctions. */
export interface MerchantsClock {
  /** From the first that the hand shows to the last. */
  prices: number[];
  doubled: MerchantsDoubled;
  pace: MerchantsPace;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A site for a colony. */
export interface MerchantsColonyRow {
  id: string;
  name: string;
  continent: "africa" | "americas" | "europe" | "far_east";
  commodity: "gems" | "silk" | "spice" | "sugar";
  good: string;
  x: number;
  y: number;
  label_side: "e" | "n" | "s" | "w";
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A row of the exchange. */
export interface MerchantsCommodityRow {
  id: "gems" | "silk" | "spice" | "sugar";
  number: number;
  number_origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
  name: string;
  hex: string;
  label: MerchantsFrame;
  spaces: MerchantsFrame[];
}

/** What is in the box; money in thousands. */
export interface MerchantsComponents {
  tiles_per_player: number;
  start_money: number;
  loan_received: number;
  loan_repaid: number;
  /** How many there are of each, and what one is worth. */
  notes: (readonly [number, number])[];
  cards: number;
  /** Commodity cards that leave a game of three. */
  marked_cards: number;
  /** Whether the cards make everyone mayor equally often. */
  equal_turns: boolean;
  /** How many spaces score the exchange, Amsterdam and the colonies before the end. */
  scorings: readonly [number, number, number];
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A continent. */
export interface MerchantsContinentRow {
  id: "africa" | "americas" | "europe" | "far_east";
  number: number;
  number_origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
  name: string;
  tint: string;
  label: MerchantsAt;
  land: ((readonly [number, number])[])[];
}

/** A district of Amsterdam. */
export interface MerchantsDistrictRow {
  id: "grachten" | "lastage" | "nieuwe_zijde" | "oude_zijde";
  number: number;
  number_origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
  name: string;
  neighbours: ("grachten" | "lastage" | "nieuwe_zijde" | "oude_zijde")[];
  tint: string;
  label: MerchantsAt;
  outline: (readonly [number, number])[];
}

/** The doubled run of the clock. */
export interface MerchantsDoubled {
  prices: number[];
  start_zone_price: number;
  ends_at_shown: number;
  fallback_price: number;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The rulebook's example of scoring Amsterdam. */
export interface MerchantsExampleAmsterdam {
  table: (readonly [number, number])[];
  rank: ("grachten" | "lastage" | "nieuwe_zijde" | "oude_zijde")[];
  houses: Record<string, number>;
  bridge_links: Record<string, number>;
  sites: Record<string, string[]>;
  groups: Record<string, Record<string, number>>;
  payout: Record<string, number>;
  payout_origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The rulebook's example of a commodity card. */
export interface MerchantsExampleCard {
  colour: string;
  before: Record<string, number>;
  choice: ("gems" | "silk" | "spice" | "sugar")[];
  after: Record<string, number>;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The rulebook's example of scoring the exchange. */
export interface MerchantsExampleExchange {
  table: (readonly [number, number])[];
  rank: ("gems" | "silk" | "spice" | "sugar")[];
  tiles: Record<string, Record<string, number>>;
  payout: Record<string, number>;
  payout_origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The exchange. */
export interface MerchantsExchange {
  spaces: number;
  frame: MerchantsFrame;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A rectangle: its upper left corner, its width and height. */
export interface MerchantsFrame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A plot for a house. */
export interface MerchantsHouseRow {
  id: string;
  name: string;
  district: "grachten" | "lastage" | "nieuwe_zijde" | "oude_zijde";
  x: number;
  y: number;
  adjacent: string[];
  polygon: (readonly [number, number])[];
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** One stroke or shape of an icon, on a grid of 24 by 24. */
export interface MerchantsLayer {
  d: string;
  fill: string | null;
  stroke: string | null;
  width: number | null;
}

/** How fast the hand falls in a live auction. */
export interface MerchantsPace {
  step_ms: number;
  start_zone_steps: number;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** Where something is printed on the board. */
export interface MerchantsPanel {
  x: number;
  y: number;
  w: number;
  h: number;
  id: string;
}

/** What a space pays in the areas that it scores, by the rank of the sector. */
export interface MerchantsPayout {
  exchange: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]] | null;
  amsterdam: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]] | null;
  colonies: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]] | null;
}

/** A colour for seats. */
export interface MerchantsSeatColour {
  id: string;
  name: string;
  hex: string;
  ink: string;
}

/** An edition as clients get it: the file, and names of its own. */
export interface MerchantsSheet {
  meta: MerchantsAbout;
  components: MerchantsComponents;
  colour: MerchantsSeatColour[];
  clock: MerchantsClock;
  bonus: MerchantsBonus;
  exchange: MerchantsExchange;
  commodity: MerchantsCommodityRow[];
  deck: MerchantsCardRow[];
  timeline: MerchantsYearRow[];
  city: MerchantsCity;
  district: MerchantsDistrictRow[];
  house: MerchantsHouseRow[];
  bridge: MerchantsBridgeRow[];
  world: MerchantsWorld;
  continent: MerchantsContinentRow[];
  colony: MerchantsColonyRow[];
  panel: MerchantsPanel[];
  start: MerchantsStartRow[];
  icon: Record<string, MerchantsLayer[]>;
  example_exchange: MerchantsExampleExchange | null;
  example_amsterdam: MerchantsExampleAmsterdam | null;
  example_commodity_card: MerchantsExampleCard | null;
  /** Texts that take the place of messages, by their names. */
  names: Record<string, string>;
}

/** Where the three tiles of a position stand when the game begins. */
export interface MerchantsStartRow {
  position: number;
  /** With how many players; with any number of them if it is not said. */
  seats: number[];
  house: string;
  colony: string;
  commodity: "gems" | "silk" | "spice" | "sugar";
  space: number;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** The map of the world as it is drawn. */
export interface MerchantsWorld {
  site_radius: number;
  frame: MerchantsFrame;
  other_land: ((readonly [number, number])[])[];
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** A space of the time track, and where it is drawn. */
export interface MerchantsYearRow {
  x: number;
  y: number;
  w: number;
  h: number;
  index: number;
  year: string;
  event: "arms" | "credit" | "final" | "globe" | "leader_back" | "lose_colony" | "lose_house" | "lose_ship" | "none" | "score_amsterdam" | "score_colonies" | "score_exchange" | "ship" | "start_money";
  payout: MerchantsPayout | null;
  population: number;
  note: string;
  event_origin: "designed" | "printed" | "proved" | "reported" | "transcribed" | null;
  origin: "designed" | "printed" | "proved" | "reported" | "transcribed";
}

/** What the file says of itself. */
export interface TicketToRideAbout {
  version: string | number;
  game: "ticket-to-ride";
  title: string;
  /** The edition that it tells the differences from; all of it is told if it is not said. */
  like: string;
  canvas: readonly [number, number];
  /** For how few, and for how many. */
  players: readonly [number, number];
}

/** Water. */
export interface TicketToRideCanal {
  name: string;
  width: number;
  line: (readonly [number, number])[];
  /** Where on the line the name is written, 0 to 1; nowhere if left out. */
  name_at: number | null;
  name_size: number;
}

/** What is in the box. */
export interface TicketToRideComponents {
  carts_per_player: number;
  cards_per_colour: number;
  /** How many of each colour there are, where that is not the same for all. */
  cards_of_colours: readonly [number, number, number, number, number, number] | null;
  wild_cards: number;
  contracts: number;
  merchandise_cards: number;
  colours: readonly [string, string, string, string, string, string];
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** A contract. */
export interface TicketToRideContractRow {
  between: readonly [string, string];
  points: number;
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** Sizes on the canvas. */
export interface TicketToRideDrawing {
  /** Along the route and across it. */
  space: readonly [number, number];
  /** Between the middles of the two lanes of a double route. */
  lane: number;
  marker: number;
  label_size: number;
  grey: TicketToRideGrey;
  merchandise_symbol: string;
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** How routes look that take any one colour. */
export interface TicketToRideGrey {
  hex: string;
  ink: string;
}

/** Where a name is written. */
export interface TicketToRideLabel {
  at: readonly [number, number] | null;
  anchor: "end" | "middle" | "start";
  /** The plaque it lies on. */
  box: readonly [number, number, number, number] | null;
  /** The name as it is written, where it is broken. */
  lines: string[];
}

/** A place. */
export interface TicketToRideLocation {
  id: string;
  name: string;
  at: readonly [number, number] | null;
  label: TicketToRideLabel;
  icon: string;
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** A route, or one lane of a double route. */
export interface TicketToRideRouteRow {
  between: readonly [string, string];
  length: number;
  colour: string;
  double: boolean;
  merchandise: boolean;
  /** A cubic Bézier from the first place to the second. */
  curve: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]] | null;
  /** x, y and angle of each. */
  spaces: (readonly [number, number, number])[];
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** Numbers of the rules that another box of this family might print otherwise. */
export interface TicketToRideRules {
  /** Transport cards that are dealt to each hand. */
  cards_at_start: number;
  /** Transport cards that lie face up. */
  face_up: number;
  /** Contracts to choose from, of which at least one is kept. */
  contracts_on_offer: number;
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** What is drawn beneath everything, without meaning in the game. */
export interface TicketToRideScenery {
  shore: (readonly [number, number])[];
  north_bank: (readonly [number, number])[];
  fields: ((readonly [number, number])[])[];
  windmills: (readonly [number, number, number])[];
  ships: (readonly [number, number, number])[];
  compass: readonly [number, number, number] | null;
  names: TicketToRideSceneryName[];
  canals: TicketToRideCanal[];
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** A name written on the map. */
export interface TicketToRideSceneryName {
  text: string;
  at: readonly [number, number];
  size: number;
}

/** The score track around the board. */
export interface TicketToRideScoreTrack {
  thickness: number;
  spaces: (readonly [number, number])[];
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** What routes score by their length, and merchandise by the number of players. */
export interface TicketToRideScoring {
  route_points: Record<string, number>;
  merchandise: Record<string, number[]>;
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** An edition as clients get it: the file, and names of its own. */
export interface TicketToRideSheet {
  meta: TicketToRideAbout;
  components: TicketToRideComponents;
  rules: TicketToRideRules;
  scoring: TicketToRideScoring;
  locations: TicketToRideLocation[];
  routes: TicketToRideRouteRow[];
  contracts: TicketToRideContractRow[];
  transport: TicketToRideTransport[];
  drawing: TicketToRideDrawing;
  tables: TicketToRideTables;
  score_track: TicketToRideScoreTrack;
  scenery: TicketToRideScenery | null;
  /** Texts that take the place of messages, by their names. */
  names: Record<string, string>;
}

/** Where tables are printed on the board. */
export interface TicketToRideTables {
  route_points: readonly [number, number, number, number] | null;
  merchandise: readonly [number, number, number, number] | null;
  title: readonly [number, number, number, number] | null;
  key: readonly [number, number, number, number] | null;
  origin: "board" | "designed" | "inferred" | "transcribed";
}

/** How a kind of transport card looks. */
export interface TicketToRideTransport {
  id: string;
  symbol: string;
  hex: string;
  ink: string;
  name: string;
  origin: "board" | "designed" | "inferred" | "transcribed";
}
