// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What a seat may know. Numbers are those of the box; -1 is nobody and nowhere, null what the seat may not know. */
export interface View {
  /** whose view it is, -1 without a seat */
  seat: number;
  /** by seat */
  families: Family[];
  /** the running election */
  election: Election;
  /** the group on the march */
  column: Column | null;
  /** troops that have moved and were left behind */
  bands: Band[];
  /** the offer that is talked about */
  deal: Deal | null;
  /** the round, 0 during set-up */
  round: number;
  /** name of the phase */
  phase: string;
  /** the seat with the First Player card, or -1 */
  first: number;
  /** the seat whose turn it is, or -1 */
  active: number;
  /** seats in turn order */
  order: number[];
  /** by Lord, null while out of play */
  lords: (Lord | null)[];
  /** by title: the Lord who holds it, or -1 */
  titles: number[];
  /** the Queen reigns as Queen Regent */
  regency: boolean;
  /** the royal couple has had a Crown Prince */
  heir_born: boolean;
  /** bishoprics whose Bishop was elected in this round, one bit each */
  new_bishops: number;
  /** the Lord who is excommunicated, or -1 */
  excommunicated: number;
  /** the last round in which the Pope excommunicated */
  excommunicated_in: number;
  /** what the bank has left */
  supply: Supply;
  /** by bishopric */
  bishoprics: Bishopric[];
  /** Tax markers in the order of play: kind 0 tallage, 1 tithe; the place is a fief, a bishopric, or for a papal tithe bishoprics, one bit each; capacity 0 holder, 1 sovereign, 2 Bishop, 3 Cardinal, 4 Pope */
  taxes: [seat: number, kind: number, place: number, lord: number, capacity: number][];
  /** piles of cards */
  decks: Decks;
  /** the running battle */
  battle: Battle | null;
  /** of the last battle: 0 undecided, 1 attacker won, 2 defender won */
  outcome: number;
  /** the marriage that somebody seeks */
  suit: Suit | null;
  /** the private talk */
  talk: Talk | null;
  /** by relic */
  relics: Relic[];
  /** seats; empty until the end */
  winners: number[];
  /** by Village */
  villages: Village[];
}

/** A player's family. */
export interface Family {
  /** money, null where it is hidden */
  deniers: number | null;
  /** kinds of the cards that the reader has seen, in ascending order */
  cards: number[];
  /** Lord cards in hand */
  lord_cards: number;
  /** Fortune cards in hand */
  fortune_cards: number;
  /** Diplomacy markers left */
  markers: number;
  /** Tax markers left */
  taxes: number;
  /** siege engines left */
  engines: number;
  /** left to buy: Men-at-Arms, Knights, then the pieces of the box */
  stock: number[];
  /** victory points */
  victory_points: number;
  /** the titles that give one each */
  points: Point[];
  /** the next Income */
  income: Income;
  /** Lords of the family */
  lords: number[];
  /** the seat it is allied with by marriage, or -1 */
  ally: number;
}

/** A victory point. */
export interface Point {
  /** the title that gives it */
  title: number;
  /** who holds the title */
  lord: number;
}

/** What the next Income would bring if nothing changed. */
export interface Income {
  /** from Villages */
  villages: number;
  /** from Mills */
  mills: number;
  /** from tallages and tithes */
  taxes: number;
  /** for the Queen */
  queen: number;
  /** all of it */
  total: number;
  /** what expansions pay, by name */
  [name: string]: number;
}

/** The running election. */
export interface Election {
  /** the title that is voted on, or -1 */
  title: number;
  /** how far it has come */
  stage: "none" | "candidacies" | "votes";
  /** by seat; empty while there is no election */
  weights: Weight[];
  /** the candidate of each seat, or -1 */
  candidates: number[];
  /** the Lords under the reader's own markers, or -1; null without a seat */
  ballot: [favour: number, decoy: number] | null;
  /** by seat: Lords on whom its markers lie; empty while that is secret */
  markers: number[][];
}

/** What a player's voice weighs in the running election. */
export interface Weight {
  /** votes in all */
  votes: number;
  /** what they come from */
  because: Because[];
}

/** One reason for a number of votes or dice. */
export interface Because {
  /** `lord`, `village`, `strength`, `fort`, ... or the name of an expansion's bonus */
  kind: string;
  /** which Lord or Village, how many points, what fortification; -1 for none */
  noun: number;
  /** how many votes or dice */
  value: number;
  /** the row of the ledger */
  rule: string;
}

/** The group on the march. */
export interface Column {
  /** whose it is */
  seat: number;
  /** where it stands */
  village: number;
  /** the Village it entered from in this phase, or -1 */
  came_from: number;
  /** free Lords in it */
  lords: number[];
  /** captives it takes along */
  captives: number[];
  /** troops in it */
  troops: Troops;
  /** it rides as a cavalcade */
  cavalcade: boolean;
  /** it has won a cavalcade and must go on */
  forced: boolean;
  /** leave to pass on its next Move, one bit for each exit and seat (exit * 6 + seat) */
  granted: number;
}

/** Troop counters of one player in one place. */
export interface Troops {
  /** how many are seen there */
  counters: number;
  /** Men-at-Arms, null where their number is hidden */
  men: number | null;
  /** Knights, null where their number is hidden */
  knights: number | null;
  /** pieces of expansions by their names, null where their number is hidden */
  [name: string]: number | null;
}

/** Troops without a Lord that are no longer as they were when the phase began. */
export interface Band {
  /** where they stand */
  village: number;
  /** whose they are */
  seat: number;
  /** of which kinds */
  troops: Troops;
  /** Moves made */
  moves: number;
  /** number of the road they came by, or -1 */
  road: number;
  /** bishoprics whose plague they have met in this round, one bit each */
  tested: number;
}

/** An offer between two players. Things are a kind (0 deniers, 1 card, 2 Village, 3 captive, 4 freedom of a captive, 5 relic) and which or how many. */
export interface Deal {
  /** the seat that makes it */
  proposer: number;
  /** the seat it is made to */
  partner: number;
  /** made in a private talk */
  private: boolean;
  /** what the proposer gives, null where that is not known */
  given: [kind: number, number: number][] | null;
  /** what the proposer wants, null where that is not known */
  wanted: [kind: number, number: number][] | null;
  /** Diplomacy markers it costs, null where the content is not known */
  markers: [proposer: number, partner: number] | null;
}

/** A Lord in play. */
export interface Lord {
  /** the seat */
  family: number;
  /** the Village, or -1 */
  at: number;
  /** the seat that holds the Lord captive, 6 for the Saracens, or -1 */
  captor: number;
  /** the Lord's spouse, or -1 */
  spouse: number;
  /** titles held */
  titles: number[];
  /** bears d'Arc */
  darc: boolean;
  /** has an Assassin marker */
  assassin: boolean;
  /** is excommunicated */
  excommunicated: boolean;
  /** strength points */
  strength: number;
  /** ransom in deniers */
  ransom: number;
  /** Moves made in this phase */
  moves: number;
  /** number of the road the Lord came by in this round, or -1 */
  road: number;
  /** bishoprics whose plague the Lord has met in this round, one bit each */
  tested: number;
}

/** What the bank has left to sell. */
export interface Supply {
  /** Strongholds */
  strongholds: number;
  /** Mills */
  mills: number;
}

/** The sky over a bishopric. */
export interface Bishopric {
  /** Heavy Rain */
  rain: boolean;
  /** Famine */
  famine: boolean;
  /** Plague */
  plague: boolean;
  /** Bountiful Harvest */
  harvest: boolean;
  /** Good Weather */
  weather: boolean;
}

/** Piles of cards. */
export interface Decks {
  /** the Lord deck */
  lord: LordDeck;
  /** the Fortune deck */
  fortune: FortuneDeck;
  /** disasters that wait face down */
  track: number;
}

/** The Lord deck. */
export interface LordDeck {
  /** cards in the deck */
  cards: number;
  /** cards in the discard pile */
  discards: number;
  /** kind of the card on top of the discard pile, or -1 */
  top_discard: number;
}

/** The Fortune deck. */
export interface FortuneDeck {
  /** cards in the deck */
  cards: number;
  /** the back on top is that of a disaster */
  disaster_on_top: boolean;
  /** cards in the discard pile */
  discards: number;
  /** kind of the card on top of the discard pile, or -1 */
  top_discard: number;
}

/** The running battle. */
export interface Battle {
  /** where it is fought */
  village: number;
  /** the seat */
  attacker: number;
  /** the seat */
  defender: number;
  /** by seat: 0 out of it, 1 attack, 2 defence */
  sides: number[];
  /** whose cavalcade it is, or -1 */
  rider: number;
  /** Lords of the cavalcade */
  riders: number[];
  /** Knights of the cavalcade */
  rider_knights: number;
  /** it is fought by a cavalcade */
  cavalcade: boolean;
  /** the attack comes by a Secret Passage: walls take no dice */
  passage: boolean;
  /** there are no walls: opened gates, or a defender who came out */
  in_the_open: boolean;
  /** rolls in a row without loss */
  empty_rolls: number;
  /** rolls made */
  rolls: number;
  /** helpers who left and cannot come back, one bit each */
  left: number;
  /** the seats that decide for the sides, or -1 */
  deciders: [attack: number, defence: number];
  /** the sides */
  armies: [attack: Army, defence: Army];
}

/** A side of a battle. */
export interface Army {
  /** strength points */
  strength: number;
  /** dice of its next roll */
  dice: number;
  /** Lords who fight */
  lords: number[];
  /** by player */
  troops: Fighters[];
  /** what the dice come from, then what changes hits */
  because: Because[];
}

/** The troops of one player in a battle. */
export interface Fighters {
  /** whose they are */
  seat: number;
  /** turned up for all */
  troops: Troops;
}

/** Somebody seeks a spouse. */
export interface Suit {
  /** for whom */
  lord: number;
  /** who is asked for, or -1 while nobody is */
  spouse: number;
}

/** A private talk. */
export interface Talk {
  /** seats that have left the table */
  members: number[];
  /** the seat whose turn it is to speak */
  speaker: number;
  /** speeches until the time is up */
  left: number;
}

/** A relic; all of its places are -1 while it is not in play. */
export interface Relic {
  /** the Lord who bears it, or -1 */
  lord: number;
  /** where it lies, or -1 */
  village: number;
  /** the seat that has the use of it, or -1 */
  keeper: number;
  /** a Lord has taken it before */
  claimed: boolean;
}

/** A Village and the counters there. */
export interface Village {
  /** the seat that controls it, or -1 */
  control: number;
  /** seats present, the first to arrive first */
  arrivals: number[];
  /** 0 none, 1 Stronghold, 2 City, 3 stronghold of an order */
  fort: number;
  /** Mills */
  mills: number;
  /** by seat */
  troops: Troops[];
  /** troops bought there in this phase, by seat */
  placed: number[];
  /** dice of the siege engine, by seat */
  sieges: number[];
  /** seats that entered as relief, one bit each */
  relieved: number;
}

/** What everybody may read off the box. Lists of names are in the order of the numbers that views use. */
export interface Box {
  /** the numbers that differ from the default, as records keep them */
  numbers?: string;
  /** those that are on, if any is; likewise the next two */
  expansions?: string[];
  /** names of the phases, the set-up first */
  phases?: string[];
  /** kinds that the expansions bring, in the order of `stock` */
  pieces?: Piece[];
  /** the edition of the rules */
  edition: string;
  /** ids of Villages */
  villages: string[];
  /** ids of fiefs */
  fiefs: string[];
  /** their numbers as words */
  bishoprics: string[];
  /** names of the Lords, the men first */
  lords: string[];
  /** how many of the Lords are men */
  men: number;
  /** names of the titles, those of expansions last */
  titles: string[];
  /** kinds of cards, the Lords first */
  cards: string[];
  /** how many cards there are, by kind */
  copies: number[];
  /** names of the relics */
  relics: string[];
  /** prices in deniers */
  costs: Costs;
  /** price of the title, by fief */
  prices: number[];
  /** the printed board */
  board: Board;
  /** numbers that differ from the default, each with both values */
  changed?: Change[];
}

/** A kind of pieces that an expansion brings. */
export interface Piece {
  /** its key among troops */
  name: string;
  /** its number among the nouns `piece` */
  word: number;
  /** strength points and hits; 0 where it cannot be hit */
  points: number;
  /** counters in all, or for each colour */
  supply: number;
  /** one supply for all players */
  common: boolean;
}

/** What is bought for deniers, fief titles apart. */
export interface Costs {
  /** a Man-at-Arms */
  man: number;
  /** a Knight */
  knight: number;
  /** a Mill */
  mill: number;
  /** a Stronghold */
  stronghold: number;
  /** the Cardinal's title that is for sale */
  cardinal: number;
}

/** The printed board. Lists are in the order of the numbers that views use. */
export interface Board {
  /** its width divided by its height */
  aspect: number;
  /** by number */
  villages: BoardVillage[];
  /** by number */
  fiefs: BoardFief[];
  /** by number */
  bishoprics: BoardBishopric[];
  /** by number */
  roads: Road[];
}

/** A Village as it is printed. */
export interface BoardVillage {
  /** its word in records */
  id: string;
  /** as printed */
  name: string;
  /** id of its fief */
  fief: string;
  /** its number, 1 to 5 */
  bishopric: number;
  /** the principal Village of its bishopric */
  principal: boolean;
  /** thousandths of the board's width */
  x: number;
  /** thousandths of the board's height */
  y: number;
}

/** A fief as it is printed. */
export interface BoardFief {
  /** its word in records */
  id: string;
  /** as printed */
  name: string;
  /** what its title is called */
  rank: "duchy" | "county" | "barony";
  /** the name of its colour */
  board_colour: string;
  /** ids of its Villages */
  villages: string[];
}

/** A bishopric as it is printed. */
export interface BoardBishopric {
  /** 1 to 5 */
  number: number;
  /** id of its principal Village */
  principal: string;
  /** ids of its Villages */
  villages: string[];
  /** the name of its colour */
  border_colour: string;
}

/** A road between two Villages. */
export interface Road {
  /** ids of the Villages at its ends */
  between: [one: string, other: string];
  /** it crosses a river */
  bridge: boolean;
}

/** A number of the expansions that the players of this table agreed to change. */
export interface Change {
  /** its dotted name */
  name: string;
  /** what is played with */
  value: number | string | boolean | number[];
  /** what it is by default */
  ours: number | string | boolean | number[];
}
