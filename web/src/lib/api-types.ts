// Made by `npm run types` from the server's description of its API; do not edit.

export interface paths {
  "/api/v1/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Games
     * @description The games that can be played here.
     */
    get: operations["list_games"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/games/{game}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Game
     * @description The words of a game: every choice it can offer, all it can announce.
     */
    get: operations["get_game"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Rules
     * @description Rows of the ledgers, in the order of the rulebooks.
     */
    get: operations["list_rules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/rules/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Rule
     * @description One row.
     */
    get: operations["get_rule"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Tables
     * @description The newest tables, newest first.
     */
    get: operations["list_tables"];
    put?: never;
    /**
     * Make Table
     * @description A new table. The keys of the seats of kind "me" are shown here and never again.
     */
    post: operations["make_table"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Table
     * @description A table's summary, with what can be read off the pieces.
     */
    get: operations["get_table"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/frames": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Frames
     * @description The positions after each play of a game that is over.
     */
    get: operations["get_frames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/record": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Record
     * @description The record of a game that is over, as `oyez replay` reads it.
     */
    get: operations["get_record"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/results": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Results
     * @description Who won a game that is over, and how everybody stood at the end of each round.
     */
    get: operations["get_results"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/seats/{seat}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take Seat
     * @description Take an open seat. The game starts with the last one.
     */
    post: operations["take_seat"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/healthz": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Health
     * @description Whether the server serves and its database answers.
     */
    get: operations["health"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Accepted
     * @description The choice or undo with this ticket is stored as entry `n`.
     */
    Accepted: {
      /** N */
      n: number;
      /**
       * Ticket
       * @description Used once: a second answer with it is late.
       */
      ticket: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "accepted";
    };
    /** Choice */
    Choice: {
      /**
       * Hint
       * @description What the choice is worth in plain numbers, from this seat's knowledge.
       */
      hint: {
        [key: string]: number;
      };
      /** Noun */
      noun: number;
      /** Text */
      text: string;
      /** Verb */
      verb: string;
    };
    /** Created */
    Created: {
      /** Id */
      id: string;
      /** Keys */
      keys: components["schemas"]["SeatKey"][];
    };
    /** Detail */
    Detail: {
      /**
       * Box
       * @description What can be read off the pieces; the shape is the game's.
       */
      box: {
        [key: string]: unknown;
      };
      /**
       * Commitment
       * @description SHA-256 that fixes the dice beforehand; null where nothing is promised.
       */
      commitment: string | null;
      /**
       * Created
       * Format: date-time
       */
      created: string;
      /** Game */
      game: string;
      /** Id */
      id: string;
      /** Lesson */
      lesson: string | null;
      /** Options */
      options: {
        [key: string]: string;
      };
      /**
       * Pace
       * @default calm
       * @enum {string}
       */
      pace: "quick" | "calm" | "slow";
      /** Plays */
      plays: number;
      /**
       * Respond
       * @default 0
       */
      respond: number;
      /**
       * Round
       * @description 0 while the table is open.
       */
      round: number;
      /** Seats */
      seats: components["schemas"]["SeatShape"][];
      /**
       * Status
       * @enum {string}
       */
      status: "open" | "playing" | "over";
      /**
       * Talk Minutes
       * @default 3
       */
      talk_minutes: number;
      /** Waiting */
      waiting: number[];
      /** Winners */
      winners: number[];
    };
    /**
     * ErrorBody
     * @description Every error of the API.
     */
    ErrorBody: {
      error: components["schemas"]["ErrorDetail"];
    };
    /** ErrorDetail */
    ErrorDetail: {
      /**
       * Code
       * @enum {string}
       */
      code:
        | "malformed"
        | "too-large"
        | "too-many"
        | "unknown-path"
        | "wrong-method"
        | "unknown-game"
        | "unknown-bot"
        | "unknown-table"
        | "unknown-seat"
        | "unknown-rule"
        | "bad-options"
        | "taken"
        | "wrong-key"
        | "not-started"
        | "not-yours"
        | "late"
        | "hushed"
        | "illegal"
        | "no-undo"
        | "over"
        | "not-over"
        | "outdated"
        | "not-stored"
        | "internal";
      /**
       * Message
       * @description One sentence: what was wrong, what would be right.
       */
      message: string;
    };
    /**
     * ErrorMessage
     * @description An error as over HTTP; nothing was changed.
     */
    ErrorMessage: {
      error: components["schemas"]["ErrorDetail"];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "error";
    };
    /** EventShape */
    EventShape: {
      /**
       * Args
       * @description Empty where the reader may not know them.
       */
      args: number[];
      /** Fact */
      fact: string;
      /** Rule */
      rule: string;
      /**
       * Seat
       * @description -1: nobody in particular.
       */
      seat: number;
    };
    /** FactShape */
    FactShape: {
      /**
       * Fields
       * @description What such an event carries, each as "name:kind".
       */
      fields: string[];
      /** Rule */
      rule: string;
    };
    /**
     * Frame
     * @description The position after play `n`, as a spectator sees it; frame 0 is the set-up.
     */
    Frame: {
      /** Action */
      action: string | null;
      /**
       * Events
       * @description What this play brought about.
       */
      events: components["schemas"]["EventShape"][];
      /** N */
      n: number;
      /** Seat */
      seat: number | null;
      /** View */
      view: {
        [key: string]: unknown;
      };
      /** Waiting */
      waiting: components["schemas"]["Waiting"][];
    };
    /** Frames */
    Frames: {
      /** Frames */
      frames: components["schemas"]["Frame"][];
      /**
       * Total
       * @description How many frames there are: the plays and the set-up.
       */
      total: number;
    };
    /** GameShape */
    GameShape: {
      /**
       * Bots
       * @description From the weakest to the strongest.
       */
      bots: string[];
      /** Fewest */
      fewest: number;
      /**
       * Lessons
       * @description Guided games.
       */
      lessons: string[];
      /** Most */
      most: number;
      /** Name */
      name: string;
      /** Options */
      options: components["schemas"]["OptionShape"][];
    };
    /**
     * GiveOrders
     * @description Changes the seat's standing orders for the moments named.
     */
    GiveOrders: {
      /** Orders */
      orders: {
        [key: string]: "ask" | "mine" | "pass";
      };
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "orders";
    };
    /** Guest */
    Guest: {
      /** Name */
      name?: string | null;
    };
    /** Health */
    Health: {
      /**
       * Status
       * @constant
       */
      status: "ok";
    };
    /**
     * Hold
     * @description Keeps a question open whose time runs out: the table waits, without being told for whom.
     */
    Hold: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "hold";
    };
    /**
     * Hush
     * @description A moment for cards: the table is silent for so long, whether or not anybody is asked.
     */
    Hush: {
      /** Seconds */
      seconds: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "hush";
    };
    Incoming:
      | components["schemas"]["Sit"]
      | components["schemas"]["Watch"]
      | components["schemas"]["Play"]
      | components["schemas"]["Undo"]
      | components["schemas"]["Why"]
      | components["schemas"]["GiveOrders"]
      | components["schemas"]["Hold"]
      | components["schemas"]["Say"]
      | components["schemas"]["Ping"];
    /** Initiative */
    Initiative: {
      /** Noun */
      noun: number;
      /** Text */
      text: string;
      /** Verb */
      verb: string;
    };
    /**
     * Lesson
     * @description A guided game: what the guide suggests next.
     */
    Lesson: {
      /**
       * Action
       * @description The suggested choice; null while others choose, or once it is over.
       */
      action: string | null;
      /**
       * Left
       * @description Somebody chose otherwise than the lesson: the game goes on freely.
       */
      left: boolean;
      /** Name */
      name: string;
      /**
       * Step
       * @description How many of the lesson's own choices the reader has made.
       */
      step: number;
    };
    /** Line */
    Line: {
      /**
       * Aside
       * @description Who was in the private talk; null: said to the table.
       */
      aside: number[] | null;
      /**
       * At
       * Format: date-time
       */
      at: string;
      /** N */
      n: number;
      /** Seat */
      seat: number;
      /** Text */
      text: string;
    };
    /** NewSeat */
    NewSeat: {
      /**
       * Bot
       * @description Only of a bot; the strongest by default.
       */
      bot?: string | null;
      /**
       * Family
       * @description Colour and coat of arms; the seat's own number by default.
       */
      family?: number | null;
      /**
       * Kind
       * @enum {string}
       */
      kind: "me" | "open" | "bot";
      /** Name */
      name?: string | null;
    };
    /** NewTable */
    NewTable: {
      /** Game */
      game: string;
      /**
       * Lesson
       * @description A guided game; its seats and options are fixed.
       */
      lesson?: string | null;
      /** Options */
      options?: {
        [key: string]: string;
      };
      /**
       * Pace
       * @description How long bots pause, so that people can follow.
       * @default calm
       * @enum {string}
       */
      pace?: "quick" | "calm" | "slow";
      /**
       * Respond
       * @description Seconds for whoever may answer with a card, spent in silence whether or not anybody does; 0: no silence and no limit.
       * @default 6
       */
      respond?: number;
      /** Seats */
      seats: components["schemas"]["NewSeat"][];
      /**
       * Talk Minutes
       * @description How long a private talk lasts.
       * @default 3
       */
      talk_minutes?: number;
    };
    /** OptionShape */
    OptionShape: {
      /**
       * By Edition
       * @description What an empty default stands for.
       */
      by_edition: {
        [key: string]: string;
      };
      /**
       * Choices
       * @description Empty: a number or the content of a file, see form.
       */
      choices: string[];
      /** Default */
      default: string;
      /**
       * Fine
       * @description Fine print, for those who know what they are looking for.
       */
      fine: boolean;
      /**
       * Form
       * @enum {string}
       */
      form: "choice" | "number" | "file";
      /** Name */
      name: string;
    };
    /**
     * Orders
     * @description The seat's standing orders, complete; sent after sitting down and after every change.
     */
    Orders: {
      /** Orders */
      orders: {
        [key: string]: "ask" | "mine" | "pass";
      };
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "orders";
    };
    Outgoing:
      | components["schemas"]["TableMessage"]
      | components["schemas"]["Accepted"]
      | components["schemas"]["Reason"]
      | components["schemas"]["Orders"]
      | components["schemas"]["Hush"]
      | components["schemas"]["Said"]
      | components["schemas"]["Pong"]
      | components["schemas"]["ErrorMessage"];
    /** Ping */
    Ping: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "ping";
    };
    /** Play */
    Play: {
      /** Action */
      action: string;
      /**
       * Ticket
       * @description Used once: a second answer with it is late.
       */
      ticket: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "play";
    };
    /** Pong */
    Pong: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "pong";
    };
    /**
     * Proof
     * @description What opens the commitment: the SHA-256 of "oyez-dice:1:SEED:SALT".
     */
    Proof: {
      /** Commitment */
      commitment: string;
      /** Salt */
      salt: string;
      /**
       * Seed
       * @description A whole number, as text: it is larger than some programs can count.
       */
      seed: string;
    };
    /**
     * Question
     * @description The decision a seat has to make.
     */
    Question: {
      /** Options */
      options: components["schemas"]["Choice"][];
      /** Prompt */
      prompt: string;
      /** Rule */
      rule: string;
      /**
       * Seconds
       * @description Time left to answer before the table goes on without; null: no limit.
       * @default null
       */
      seconds: number | null;
      /**
       * Ticket
       * @description Used once: a second answer with it is late.
       */
      ticket: number;
    };
    /**
     * Reason
     * @description Why an action is not open now: a row of the ledger, and the message of the game that says it.
     */
    Reason: {
      /** Action */
      action: string;
      /** Open */
      open: boolean;
      /** Reason */
      reason: string;
      /** Rule */
      rule: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "reason";
    };
    /** Results */
    Results: {
      /** Names */
      names: string[];
      /** Plays */
      plays: number;
      /** @description null where nothing was promised about the dice. */
      proof: components["schemas"]["Proof"] | null;
      /** Rounds */
      rounds: number;
      /**
       * Series
       * @description By measure: one entry per round, with a number per seat.
       */
      series: {
        [key: string]: number[][];
      };
      /** Winners */
      winners: number[];
    };
    /** RuleShape */
    RuleShape: {
      /** Id */
      id: string;
      /** Note */
      note: string;
      /** Status */
      status: string;
      /** Text */
      text: string;
      /** Title */
      title: string;
    };
    /**
     * Said
     * @description What was said: all of it after sitting down or watching, later line by line.
     */
    Said: {
      /** Lines */
      lines: components["schemas"]["Line"][];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "said";
    };
    /**
     * Say
     * @description Something said to the whole table, or to those in the private talk that the seat takes part in.
     */
    Say: {
      /**
       * Aside
       * @default false
       */
      aside?: boolean;
      /** Text */
      text: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "say";
    };
    /** SeatKey */
    SeatKey: {
      /**
       * Key
       * @description The secret that holds the seat. It is shown once and stored as a hash.
       */
      key: string;
      /** Seat */
      seat: number;
    };
    /** SeatShape */
    SeatShape: {
      /** Bot */
      bot: string | null;
      /**
       * Family
       * @description Colour and coat of arms, 0 to 5.
       * @default 0
       */
      family: number;
      /**
       * Kind
       * @enum {string}
       */
      kind: "person" | "bot";
      /**
       * Name
       * @description null while nobody has taken the seat.
       */
      name: string | null;
      /** Seat */
      seat: number;
      /** Taken */
      taken: boolean;
    };
    /** Sit */
    Sit: {
      /** Key */
      key: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "sit";
    };
    /** Summaries */
    Summaries: {
      /** Tables */
      tables: components["schemas"]["Summary"][];
    };
    /** Summary */
    Summary: {
      /**
       * Commitment
       * @description SHA-256 that fixes the dice beforehand; null where nothing is promised.
       */
      commitment: string | null;
      /**
       * Created
       * Format: date-time
       */
      created: string;
      /** Game */
      game: string;
      /** Id */
      id: string;
      /** Lesson */
      lesson: string | null;
      /** Options */
      options: {
        [key: string]: string;
      };
      /**
       * Pace
       * @default calm
       * @enum {string}
       */
      pace: "quick" | "calm" | "slow";
      /** Plays */
      plays: number;
      /**
       * Respond
       * @default 0
       */
      respond: number;
      /**
       * Round
       * @description 0 while the table is open.
       */
      round: number;
      /** Seats */
      seats: components["schemas"]["SeatShape"][];
      /**
       * Status
       * @enum {string}
       */
      status: "open" | "playing" | "over";
      /**
       * Talk Minutes
       * @default 3
       */
      talk_minutes: number;
      /** Waiting */
      waiting: number[];
      /** Winners */
      winners: number[];
    };
    /**
     * TableMessage
     * @description All that a seat or a spectator may know of a table; sent at once and after every change.
     */
    TableMessage: {
      /**
       * Commitment
       * @description What is promised about the dice, see Summary.
       * @default null
       */
      commitment: string | null;
      decision: components["schemas"]["Question"] | null;
      /**
       * Events
       * @description Replaces everything from events_from on.
       */
      events: components["schemas"]["EventShape"][];
      /** Events From */
      events_from: number;
      /** Id */
      id: string;
      /** Initiatives */
      initiatives: components["schemas"]["Initiative"][];
      /** @default null */
      lesson: components["schemas"]["Lesson"] | null;
      /**
       * N
       * @description Grows with every change that this reader is told of; gaps mean nothing.
       */
      n: number;
      /** Seats */
      seats: components["schemas"]["SeatShape"][];
      /**
       * Status
       * @enum {string}
       */
      status: "open" | "playing" | "over";
      /** @default null */
      talk: components["schemas"]["TalkShape"] | null;
      /**
       * Ticket
       * @description For play and undo; null for a spectator.
       */
      ticket: number | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "table";
      /** Undo */
      undo: boolean;
      /**
       * View
       * @description null while the table is open; the shape is the game's.
       */
      view: {
        [key: string]: unknown;
      } | null;
      /** Waiting */
      waiting: components["schemas"]["Waiting"][];
      /** Winners */
      winners: number[];
      /**
       * You
       * @description null for a spectator.
       */
      you: number | null;
    };
    /**
     * TalkShape
     * @description A private talk: everybody sees who has left the table, nobody else what is said.
     */
    TalkShape: {
      /** Members */
      members: number[];
      /**
       * Seconds
       * @description Time left; null: no limit.
       */
      seconds: number | null;
    };
    /** Undo */
    Undo: {
      /**
       * Ticket
       * @description Used once: a second answer with it is late.
       */
      ticket: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "undo";
    };
    /** Waiting */
    Waiting: {
      /** Prompt */
      prompt: string;
      /** Seat */
      seat: number;
    };
    /** Watch */
    Watch: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "watch";
    };
    /**
     * Why
     * @description Asks why an action of the game is not open to the seat.
     */
    Why: {
      /** Action */
      action: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "why";
    };
    /**
     * WordsShape
     * @description Every word a game can use: verbs by the kind of their noun, facts, prompts by their rule.
     */
    WordsShape: {
      /** Facts */
      facts: {
        [key: string]: components["schemas"]["FactShape"];
      };
      /**
       * Moments
       * @description Prompts that take standing orders, with what is ordered by default.
       */
      moments: {
        [key: string]: string;
      };
      /** Name */
      name: string;
      /** Prompts */
      prompts: {
        [key: string]: string;
      };
      /** Verbs */
      verbs: {
        [key: string]: string;
      };
      /** Version */
      version: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  list_games: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameShape"][];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_game: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WordsShape"];
        };
      };
      /** @description unknown-game */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  list_rules: {
    parameters: {
      query?: {
        /** @description Only the ledger of this game. */
        game?: string | null;
        /** @description Only rows with all these words. */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RuleShape"][];
        };
      };
      /** @description unknown-game */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_rule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RuleShape"];
        };
      };
      /** @description unknown-rule */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  list_tables: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Summaries"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  make_table: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewTable"];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      /** @description unknown-game */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description bad-options, unknown-bot */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description not-stored */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_table: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Detail"];
        };
      };
      /** @description unknown-table */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description outdated */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_frames: {
    parameters: {
      query?: {
        /** @description The first frame wanted. */
        from?: number;
        /** @description The first frame not wanted; at most 500 on. */
        to?: number | null;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Frames"];
        };
      };
      /** @description unknown-table */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description not-over, outdated */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_record: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": string;
        };
      };
      /** @description unknown-table */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": components["schemas"]["ErrorBody"];
        };
      };
      /** @description not-over, outdated */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_results: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Results"];
        };
      };
      /** @description unknown-table */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description not-over, outdated */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  take_seat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        seat: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Guest"];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SeatKey"];
        };
      };
      /** @description unknown-table, unknown-seat */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description taken, outdated */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description malformed */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description not-stored */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  health: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Health"];
        };
      };
      /** @description not-stored */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
}
