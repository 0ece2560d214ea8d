// Made by `npm run types` from the server's description of its API; do not edit.

export interface paths {
  "/api/v1/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open Account
     * @description Claim a name. Whoever does is signed in with it.
     */
    post: operations["open_account"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/addresses/{id}/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End Address
     * @description No more letters there: the one click of RFC 8058. Whether there was such an address is not told.
     */
    post: operations["end_address"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/addresses/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm Address
     * @description The address belongs to whoever opened the link of its letter.
     */
    post: operations["confirm_address"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
  "/api/v1/games/{game}/sentences/{language}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Sentences
     * @description All that a game says in a language, as Fluent messages: for pages that were built without them.
     */
    get: operations["get_sentences"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Me
     * @description Who is signed in. A session that is used lasts longer.
     */
    get: operations["get_me"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/close": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close Account
     * @description The account is no more. Its seats stay with whoever has their links, its games stay as they are.
     */
    post: operations["close_account"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List My Games
     * @description The tables of the account: those that wait for it first, then the newest.
     */
    get: operations["list_my_games"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/holiday": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Holiday
     * @description Whether the account is on holiday, and what that means at its tables.
     */
    get: operations["get_holiday"];
    /**
     * Go On Holiday
     * @description Be away at all tables, at each for as long as it allows; or change until when.
     */
    put: operations["go_on_holiday"];
    post?: never;
    /**
     * Come Home
     * @description Home again, everywhere; whole days that are left count again.
     */
    delete: operations["come_home"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Password
     * @description Every other session ends.
     */
    put: operations["change_password"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/presets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Presets
     * @description What the account has saved, by game and name.
     */
    get: operations["list_presets"];
    /**
     * Save Preset
     * @description Save options under a name; the preset of this game and name is replaced.
     */
    put: operations["save_preset"];
    post?: never;
    /**
     * Delete Preset
     * @description Delete one; tables that were made with it stay as they are.
     */
    delete: operations["delete_preset"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/seats": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim Seats
     * @description Seats that were held by their links alone belong to the account, too; keys that open nothing are passed over.
     */
    post: operations["claim_seats"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Sessions
     * @description Where the account is signed in, the last used first.
     */
    get: operations["list_sessions"];
    put?: never;
    post?: never;
    /**
     * Sign Out Everywhere
     * @description All sessions end, this one included.
     */
    delete: operations["sign_out_everywhere"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/me/sessions/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign Out
     * @description One session ends.
     */
    delete: operations["sign_out"];
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
  "/api/v1/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign In
     * @description Sign in. A wrong name and a wrong password are answered alike.
     */
    post: operations["sign_in"];
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
     * @description The public tables, newest first; or some by their ids.
     */
    get: operations["list_tables"];
    put?: never;
    /**
     * Make Table
     * @description A new table. The keys of the seats of kind "me" and of the host are shown here and never again.
     *
     *     One of bots alone plays only while somebody watches it.
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
    /**
     * Delete Table
     * @description The table is gone, with its seats, its log and all that was said. Where others play they have to agree first.
     */
    delete: operations["delete_table"];
    options?: never;
    head?: never;
    /**
     * Change Table
     * @description Title, listing, and whether seats are only for people who are signed in.
     */
    patch: operations["change_table"];
    trace?: never;
  };
  "/api/v1/tables/{id}/deletion": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask Deletion
     * @description The host asks everybody who plays to agree to the deletion; the last consent deletes the table.
     */
    post: operations["ask_deletion"];
    /**
     * Withdraw Deletion
     * @description The host does not ask for the deletion any more.
     */
    delete: operations["withdraw_deletion"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export Table
     * @description The game as a file for its host: its record once it is over, and what was said.
     */
    get: operations["export_table"];
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
     * @description The positions after each play: of a game that goes on as far as a spectator may see them by now.
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
    /**
     * Set Seat
     * @description A bot for an open seat, or an open seat instead of a bot, before the start.
     */
    put: operations["set_seat"];
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
  "/api/v1/tables/{id}/seats/{seat}/contribution": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Contribute
     * @description Open what the seat's device has pledged to contribute to the dice, once every seat is taken.
     */
    post: operations["contribute"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/seats/{seat}/link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reissue Link
     * @description A new link for a seat; the old one stops working at once.
     */
    post: operations["reissue_link"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/seats/{seat}/notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Notes
     * @description The notes of a seat, for whoever holds it.
     */
    get: operations["get_notes"];
    /** Keep Notes */
    put: operations["keep_notes"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/seats/{seat}/vacate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Vacate Seat
     * @description Give a seat up before the start; the host may do it for others.
     */
    post: operations["vacate_seat"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/tables/{id}/standing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Standing
     * @description What the asker is at this table: its host, in which seats.
     */
    get: operations["get_standing"];
    put?: never;
    post?: never;
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
     * @description Whether the server serves, its database answers, and no damage was met in it.
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
    /** AccountShape */
    AccountShape: {
      /**
       * Created
       * Format: date-time
       */
      created: string;
      /** Name */
      name: string;
    };
    /** AddressShape */
    AddressShape: {
      /** Address */
      address: string;
      /** Confirmed */
      confirmed: boolean;
      /** Events */
      events: ("turn" | "offer" | "time" | "over" | "digest")[];
      /** Id */
      id: string;
      /** Language */
      language: string;
      /**
       * Way
       * @enum {string}
       */
      way: "mail" | "webhook";
    };
    /**
     * AnswerDeletion
     * @description Whether I agree that the game is deleted, as its host asks; a no ends it.
     */
    AnswerDeletion: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "allow-deletion";
      /** Yes */
      yes: boolean;
    };
    /**
     * AnswerTakeback
     * @description Whether I let the takeback happen; the asker himself may only withdraw it.
     */
    AnswerTakeback: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "allow";
      /** Yes */
      yes: boolean;
    };
    /**
     * AskNotices
     * @description Where am I told of my game?
     */
    AskNotices: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "notices";
    };
    /**
     * AskTakeback
     * @description Asks the others to let me take back my choice so many choices of mine ago; 1: the last one.
     */
    AskTakeback: {
      /** Back */
      back: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "takeback";
    };
    /**
     * AskTakebacks
     * @description Which of my choices could I ask to take back?
     */
    AskTakebacks: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "takebacks";
    };
    /** AwayShape */
    AwayShape: {
      /** Seat */
      seat: number;
      /**
       * Until
       * Format: date-time
       */
      until: string;
    };
    /**
     * CastVote
     * @description What shall happen with a seat that is out of time.
     */
    CastVote: {
      /**
       * Ballot
       * @enum {string}
       */
      ballot: "wait" | "once" | "takeover";
      /** Seat */
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "vote";
    };
    /**
     * ChainShape
     * @description All that the heads are made of, see docs/fair-dice.md.
     */
    ChainShape: {
      /**
       * Plays
       * @description Every play in the order of time, also those that were taken back.
       */
      plays: string[];
      /** Setup */
      setup: string;
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
    /**
     * Claim
     * @description A seat, or the place of the host, that is held by its key.
     */
    Claim: {
      /** Key */
      key: string;
      /** Table */
      table: string;
    };
    /** Claimed */
    Claimed: {
      /**
       * Claimed
       * @description How many of them belong to the account now.
       */
      claimed: number;
    };
    /** Claims */
    Claims: {
      /** Claims */
      claims: components["schemas"]["Claim"][];
    };
    /** ClockShape */
    ClockShape: {
      /**
       * Left
       * @description Seconds.
       */
      left: number;
      /** Runs */
      runs: boolean;
      /** Seat */
      seat: number;
    };
    /** Confirmation */
    Confirmation: {
      /**
       * Token
       * @description From the link of the letter.
       */
      token: string;
    };
    /** Confirmed */
    Confirmed: {
      /** Seat */
      seat: number;
      /** Table */
      table: string;
    };
    /**
     * Contribute
     * @description Opens what the device has pledged to contribute to the dice, once every seat is taken.
     */
    Contribute: {
      /** Contribution */
      contribution: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "contribute";
    };
    /** Contribution */
    Contribution: {
      /**
       * Contribution
       * @description 64 digits that the device made, as it has pledged.
       */
      contribution: string;
    };
    /** Created */
    Created: {
      /**
       * Host Key
       * @description The secret of the host. It is shown once and stored as a hash.
       */
      host_key: string;
      /** Id */
      id: string;
      /** Keys */
      keys: components["schemas"]["SeatKey"][];
    };
    /**
     * DeletionShape
     * @description The host asks to delete the game; everybody else who plays has to agree.
     */
    DeletionShape: {
      /** Agreed */
      agreed: number[];
      /**
       * Waiting
       * @description Whose consent is missing.
       */
      waiting: number[];
    };
    /**
     * DeletionState
     * @description What came of the host's wish to delete a table.
     */
    DeletionState: {
      /**
       * Deleted
       * @description It is gone; otherwise everybody who plays is asked.
       */
      deleted: boolean;
      /**
       * Waiting
       * @description Whose consent is missing.
       */
      waiting: number[];
    };
    /** Departure */
    Departure: {
      /**
       * Until
       * Format: date-time
       * @description At most a year from now.
       */
      until: string;
    };
    /** Detail */
    Detail: {
      /**
       * Archived
       * @description Nobody came for long: it is in no list until somebody who plays here does.
       * @default false
       */
      archived: boolean;
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
      dice: components["schemas"]["Dice"];
      /** Game */
      game: string;
      /**
       * Head
       * @description Of the log's hash chain, see docs/fair-dice.md.
       */
      head: string | null;
      /** Id */
      id: string;
      /** Lesson */
      lesson: string | null;
      /**
       * Named
       * @default false
       */
      named: boolean;
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
       * Private
       * @default false
       */
      private: boolean;
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
      terms: components["schemas"]["TermsShape"];
      /**
       * Title
       * @default
       */
      title: string;
      /** Waiting */
      waiting: number[];
      /** Winners */
      winners: number[];
    };
    /**
     * Dice
     * @description What the dice follow from, as far as it is public; see docs/fair-dice.md.
     */
    Dice: {
      /** Commitment */
      commitment: string | null;
      /**
       * Contributions
       * @description By seat, public ones too; null before the game begins.
       */
      contributions: string[] | null;
      /** @description null unless contributions are waited for. */
      drawing: components["schemas"]["Drawing"] | null;
      /**
       * Pledges
       * @description By seat; null: it contributes nothing.
       */
      pledges: (string | null)[];
      /**
       * Version
       * @description null where nothing is promised.
       */
      version: (1 | 2) | null;
    };
    /**
     * Drawing
     * @description Every seat is taken; the game begins once all who pledged have contributed, or then without them.
     */
    Drawing: {
      /**
       * Until
       * @description Seconds since 1970, UTC.
       */
      until: number;
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
        | "too-many-letters"
        | "too-many-bots"
        | "unknown-path"
        | "wrong-method"
        | "unknown-game"
        | "unknown-bot"
        | "unknown-table"
        | "unknown-seat"
        | "unknown-rule"
        | "unknown-session"
        | "unknown-preset"
        | "bad-options"
        | "taken"
        | "wrong-key"
        | "wrong-host"
        | "wrong-origin"
        | "wrong-password"
        | "weak-password"
        | "sign-in"
        | "name-taken"
        | "too-many-presets"
        | "not-host"
        | "needs-consent"
        | "needs-operator"
        | "revoked"
        | "blocked"
        | "deleted"
        | "started"
        | "not-started"
        | "drawing"
        | "not-drawing"
        | "wrong-contribution"
        | "not-yours"
        | "late"
        | "hushed"
        | "illegal"
        | "no-undo"
        | "over"
        | "not-over"
        | "outdated"
        | "not-stored"
        | "damaged"
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
    /**
     * Export
     * @description A game for its host: the record once it is over, and what was said as far as the host may hear it.
     */
    Export: {
      /**
       * Format
       * @default oyez-game-1
       * @constant
       */
      format: "oyez-game-1";
      /**
       * Gallery
       * @description What spectators said; nothing until the game is over.
       */
      gallery: components["schemas"]["ExportedMurmur"][];
      /**
       * Record
       * @description null while hidden facts are in it; `oyez replay` reads it.
       */
      record: string | null;
      table: components["schemas"]["Summary"];
      /** Talk */
      talk: components["schemas"]["ExportedLine"][];
    };
    /** ExportedLine */
    ExportedLine: {
      /** Aside */
      aside: number[] | null;
      /**
       * At
       * Format: date-time
       */
      at: string;
      /** Name */
      name: string;
      /** Seat */
      seat: number;
      /** Text */
      text: string;
    };
    /** ExportedMurmur */
    ExportedMurmur: {
      /**
       * At
       * Format: date-time
       */
      at: string;
      /** Name */
      name: string;
      /** Named */
      named: boolean;
      /** Text */
      text: string;
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
    /** Farewell */
    Farewell: {
      /** Password */
      password: string;
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
    /** GalleryLine */
    GalleryLine: {
      /**
       * At
       * Format: date-time
       */
      at: string;
      /** N */
      n: number;
      /** Name */
      name: string;
      /**
       * Named
       * @description It is the name of an account.
       */
      named: boolean;
      /** Text */
      text: string;
      /**
       * Who
       * @description Tells the speakers of one table apart, whatever they call themselves.
       */
      who: string;
    };
    /**
     * GalleryMessage
     * @description What spectators say among themselves: to spectators at once, to the players once the game is over.
     */
    GalleryMessage: {
      /**
       * Lines
       * @description Those that the reader has not been told yet.
       */
      lines: components["schemas"]["GalleryLine"][];
      /**
       * Name
       * @description The reader's account; null: he has to give a name with his lines.
       */
      name: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "gallery";
      /**
       * You
       * @description The reader's own `who`; null: he has no voice here.
       */
      you: string | null;
    };
    /**
     * GamePreset
     * @description Options of a game under a name; what is chosen beside it overrides it.
     */
    GamePreset: {
      /** Name */
      name: string;
      /** Options */
      options: {
        [key: string]: string;
      };
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
      /** Presets */
      presets: components["schemas"]["GamePreset"][];
      /**
       * Ratings
       * @description Of bots with a name of their own; 25 is the middle.
       */
      ratings: {
        [key: string]: number;
      };
      /**
       * Usual Bot
       * @description Sits down where nobody said who should; empty: no bot does.
       */
      usual_bot: string;
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
    /**
     * GiveTime
     * @description More time as a present for another seat.
     */
    GiveTime: {
      /** Seat */
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "give-time";
    };
    /** Guest */
    Guest: {
      /** Name */
      name?: string | null;
      /**
       * Pledge
       * @description What the device will contribute to the dice: SHA-256 of oyez-dice:2:CONTRIBUTION.
       */
      pledge?: string | null;
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
     * HolidayAt
     * @description What a holiday of the account means at one of its tables.
     */
    HolidayAt: {
      /** Game */
      game: string;
      /** Seat */
      seat: number;
      /** Table */
      table: string;
      /** Title */
      title: string;
      /**
       * Until
       * @description null: the seat is not away; what the table allows is used up.
       */
      until: string | null;
    };
    /** HolidayShape */
    HolidayShape: {
      /**
       * Tables
       * @description All seats of the account in games that go on.
       */
      tables: components["schemas"]["HolidayAt"][];
      /**
       * Until
       * @description null: the account is not on holiday.
       */
      until: string | null;
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
      | components["schemas"]["Mute"]
      | components["schemas"]["Contribute"]
      | components["schemas"]["Ping"]
      | components["schemas"]["GiveTime"]
      | components["schemas"]["Rest"]
      | components["schemas"]["Leave"]
      | components["schemas"]["CastVote"]
      | components["schemas"]["Pause"]
      | components["schemas"]["AskTakebacks"]
      | components["schemas"]["AskTakeback"]
      | components["schemas"]["AnswerTakeback"]
      | components["schemas"]["AnswerDeletion"]
      | components["schemas"]["Subscribe"]
      | components["schemas"]["Unsubscribe"]
      | components["schemas"]["AskNotices"];
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
     * Leave
     * @description Publishes that I am away for so many days; 0: I am home again.
     */
    Leave: {
      /** Days */
      days: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "away";
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
      /**
       * Name
       * @description Of who sat there then; null: as the seat is called now.
       * @default null
       */
      name: string | null;
      /**
       * @description Of a bot; null: somebody wrote the text.
       * @default null
       */
      remark: components["schemas"]["Remark"] | null;
      /** Seat */
      seat: number;
      /**
       * Text
       * @description What a bot says is here in English.
       */
      text: string;
    };
    /** Me */
    Me: {
      /** @description null: nobody is signed in. */
      account: components["schemas"]["AccountShape"] | null;
    };
    /**
     * Mute
     * @description Not to be told any more what another seat says, or to hear it again.
     */
    Mute: {
      /** Muted */
      muted: boolean;
      /** Seat */
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "mute";
    };
    /**
     * Muted
     * @description Whom the reader does not hear; sent after sitting down, if there is anybody, and after every change.
     */
    Muted: {
      /** Seats */
      seats: number[];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "muted";
    };
    /** MyGame */
    MyGame: {
      /** Host */
      host: boolean;
      /**
       * Seats
       * @description Those that belong to the account.
       */
      seats: number[];
      table: components["schemas"]["Summary"];
      /**
       * Turn
       * @description One of these seats has to choose.
       */
      turn: boolean;
    };
    /** MyGames */
    MyGames: {
      /**
       * Games
       * @description Those that wait for the account first, then the newest.
       */
      games: components["schemas"]["MyGame"][];
      /**
       * Next
       * @description For `before`, to read on; null: there are no more.
       */
      next: string | null;
    };
    /** NewAccount */
    NewAccount: {
      /** Name */
      name: string;
      /**
       * Password
       * @description At least 8 characters of any kind; the most common ones are refused.
       */
      password: string;
    };
    /** NewLink */
    NewLink: {
      /**
       * Hand Over
       * @description To somebody else: the seat no longer belongs to an account. Host only.
       * @default false
       */
      hand_over?: boolean;
      /**
       * Name
       * @description Of whoever gets the seat; only when it is handed over.
       */
      name?: string | null;
    };
    /** NewPassword */
    NewPassword: {
      /**
       * New
       * @description At least 8 characters of any kind; the most common ones are refused.
       */
      new: string;
      /** Old */
      old: string;
    };
    /**
     * NewPreset
     * @description Options of a game, to be used again under this name.
     */
    NewPreset: {
      /** Game */
      game: string;
      /** Name */
      name: string;
      /** Options */
      options: {
        [key: string]: string;
      };
    };
    /** NewSeat */
    NewSeat: {
      /**
       * Bot
       * @description Only of a bot; the game's usual one by default.
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
      /**
       * Pledge
       * @description What the device will contribute to the dice: SHA-256 of oyez-dice:2:CONTRIBUTION.
       */
      pledge?: string | null;
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
      /**
       * Named
       * @description Seats only for people who are signed in.
       * @default false
       */
      named?: boolean;
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
       * Private
       * @description Not listed: only who knows its id finds it.
       * @default false
       */
      private?: boolean;
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
      /** @description About time, absence and spectators. */
      terms?: components["schemas"]["NewTerms"];
      /**
       * Title
       * @description What the table is called; it may have no title.
       * @default
       */
      title?: string;
    };
    /** NewTerms */
    NewTerms: {
      /**
       * Cap
       * @default 0
       */
      cap?: number;
      /**
       * Clock
       * @description decision: so many seconds for each; bank: a stock that every decision adds to.
       * @default none
       * @enum {string}
       */
      clock?: "none" | "decision" | "bank";
      /**
       * Delay
       * @description Minutes that spectators lag behind; -1: they see it when the game is over.
       * @default 0
       */
      delay?: number;
      /**
       * Increment
       * @default 0
       */
      increment?: number;
      /**
       * Seconds
       * @default 0
       */
      seconds?: number;
      /**
       * Takebacks
       * @description Whether the others may let a choice be taken back.
       * @default true
       */
      takebacks?: boolean;
      /**
       * Vacation Days
       * @description How many days in a game somebody may be away with his clock stopped.
       * @default 14
       */
      vacation_days?: number;
      /**
       * Zero
       * @description Out of time: a bot decides once, a bot takes over, or the others vote.
       * @default once
       * @enum {string}
       */
      zero?: "once" | "takeover" | "vote";
    };
    /** Notes */
    Notes: {
      /** Text */
      text: string;
    };
    /**
     * NoteShape
     * @description Something that people settled, for the chronicle.
     */
    NoteShape: {
      /**
       * At
       * Format: date-time
       */
      at: string;
      /**
       * Ballot
       * @default null
       */
      ballot: ("wait" | "once" | "takeover") | null;
      /**
       * Bot
       * @default null
       */
      bot: string | null;
      /**
       * By
       * @description Who did it; -1: nobody.
       */
      by: number;
      /**
       * Choices
       * @default null
       */
      choices: number | null;
      /**
       * Events
       * @description Its place in the chronicle: after so many events.
       */
      events: number;
      /**
       * Kind
       * @enum {string}
       */
      kind:
        | "time-given"
        | "ran-out"
        | "decides-once"
        | "stands-in"
        | "back"
        | "away"
        | "home"
        | "voted"
        | "waits-on"
        | "wants-pause"
        | "wants-no-pause"
        | "paused"
        | "resumed"
        | "asks-takeback"
        | "allows-takeback"
        | "refuses-takeback"
        | "took-back"
        | "takeback-lapsed"
        | "asks-deletion"
        | "allows-deletion"
        | "refuses-deletion"
        | "deletion-withdrawn"
        | "ended";
      /**
       * Seat
       * @description Whom it concerns.
       */
      seat: number;
      /**
       * Seconds
       * @default null
       */
      seconds: number | null;
      /**
       * Until
       * @default null
       */
      until: string | null;
      /**
       * Why
       * @default null
       */
      why: string | null;
    };
    /** NotesShape */
    NotesShape: {
      /** Text */
      text: string;
    };
    /**
     * Notices
     * @description Where the seat is told of its game, to the seat alone.
     */
    Notices: {
      /** Addresses */
      addresses: components["schemas"]["AddressShape"][];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "notices";
      /**
       * Ways
       * @description What this server can do.
       */
      ways: ("mail" | "webhook")[];
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
      | components["schemas"]["Muted"]
      | components["schemas"]["GalleryMessage"]
      | components["schemas"]["TimeMessage"]
      | components["schemas"]["Takebacks"]
      | components["schemas"]["Notices"]
      | components["schemas"]["Pong"]
      | components["schemas"]["ErrorMessage"];
    /**
     * Pause
     * @description I want the clocks stopped, or not any more; a table that is paused goes on with the first who wants that.
     */
    Pause: {
      /** On */
      on: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "pause";
    };
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
    /** PresetList */
    PresetList: {
      /** Presets */
      presets: components["schemas"]["PresetShape"][];
    };
    /** PresetShape */
    PresetShape: {
      /** Game */
      game: string;
      /** Name */
      name: string;
      /** Options */
      options: {
        [key: string]: string;
      };
    };
    /**
     * Proof
     * @description What opens the commitment, and what the heads bind.
     */
    Proof: {
      chain: components["schemas"]["ChainShape"] | null;
      /** Commitment */
      commitment: string;
      /** Contributions */
      contributions: string[] | null;
      /** Pledges */
      pledges: (string | null)[] | null;
      /**
       * Salt
       * @description Of version 1.
       */
      salt: string | null;
      /**
       * Secret
       * @description Of version 2, as is all that follows.
       */
      secret: string | null;
      /**
       * Seed
       * @description A whole number, as text: it is larger than some programs can count.
       */
      seed: string;
      /**
       * Version
       * @enum {integer}
       */
      version: 1 | 2;
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
    /**
     * Remark
     * @description What a bot says, to be told in the reader's language: a message of the game's sentences, and its number.
     */
    Remark: {
      /** Deniers */
      deniers: number;
      /** Message */
      message: string;
    };
    /**
     * Rest
     * @description Lets a bot play for me (`on`), or says that I am back.
     */
    Rest: {
      /** On */
      on: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "stand-in";
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
      /**
       * Whole
       * @description These are all lines; forget those that were sent before.
       * @default false
       */
      whole: boolean;
    };
    /**
     * Say
     * @description Something said to the whole table, or to those in the private talk that the seat takes part in.
     *
     *     What a spectator says is for the other spectators.
     */
    Say: {
      /**
       * Aside
       * @default false
       */
      aside?: boolean;
      /**
       * Name
       * @description Of a spectator who has no account.
       * @default null
       */
      name?: string | null;
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
       */
      family: number;
      /**
       * Handed
       * @description How often the host has replaced its link.
       */
      handed: number;
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
      /**
       * Named
       * @description It belongs to an account of that name.
       */
      named: boolean;
      /** Seat */
      seat: number;
      /** Taken */
      taken: boolean;
    };
    /**
     * SeatWish
     * @description What the host makes of a seat that nobody has taken yet.
     */
    SeatWish: {
      /**
       * Bot
       * @description Only of a bot; the game's usual one by default.
       */
      bot?: string | null;
      /**
       * Kind
       * @enum {string}
       */
      kind: "open" | "bot";
      /** Name */
      name?: string | null;
    };
    /** Sessions */
    Sessions: {
      /** Sessions */
      sessions: components["schemas"]["SessionShape"][];
    };
    /** SessionShape */
    SessionShape: {
      /**
       * Agent
       * @description What the browser calls itself.
       */
      agent: string;
      /**
       * Created
       * Format: date-time
       */
      created: string;
      /** Current */
      current: boolean;
      /**
       * Expires
       * Format: date-time
       */
      expires: string;
      /** Id */
      id: string;
      /**
       * Seen
       * Format: date-time
       * @description The last day on which it was used.
       */
      seen: string;
    };
    /**
     * Settled
     * @description What the host changes of the table; what is left out stays.
     */
    Settled: {
      /** Named */
      named?: boolean | null;
      /** Private */
      private?: boolean | null;
      /** Title */
      title?: string | null;
    };
    /** SignIn */
    SignIn: {
      /** Name */
      name: string;
      /** Password */
      password: string;
    };
    /**
     * Sit
     * @description With the key of a seat; or by its number, for whoever is signed in with the account that it belongs to.
     */
    Sit: {
      /**
       * Key
       * @default null
       */
      key?: string | null;
      /**
       * Seat
       * @default null
       */
      seat?: number | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "sit";
    };
    /**
     * Standing
     * @description What the asker is at a table, by his key or his account.
     */
    Standing: {
      /** Host */
      host: boolean;
      /** Seats */
      seats: number[];
    };
    /** StandInShape */
    StandInShape: {
      /** Bot */
      bot: string;
      /**
       * Once
       * @description It answers only the question that is open.
       */
      once: boolean;
      /** Seat */
      seat: number;
    };
    /**
     * Subscribe
     * @description Tells me of my game by mail or through a webhook, once the address is confirmed.
     */
    Subscribe: {
      /** Address */
      address: string;
      /** Events */
      events: ("turn" | "offer" | "time" | "over" | "digest")[];
      /** Language */
      language: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "subscribe";
      /**
       * Way
       * @enum {string}
       */
      way: "mail" | "webhook";
    };
    /** Summaries */
    Summaries: {
      /**
       * Next
       * @description For `before`, to read on; null: there are no more.
       */
      next: string | null;
      /** Tables */
      tables: components["schemas"]["Summary"][];
    };
    /** Summary */
    Summary: {
      /**
       * Archived
       * @description Nobody came for long: it is in no list until somebody who plays here does.
       * @default false
       */
      archived: boolean;
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
      /**
       * Head
       * @description Of the log's hash chain, see docs/fair-dice.md.
       */
      head: string | null;
      /** Id */
      id: string;
      /** Lesson */
      lesson: string | null;
      /**
       * Named
       * @default false
       */
      named: boolean;
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
       * Private
       * @default false
       */
      private: boolean;
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
      terms: components["schemas"]["TermsShape"];
      /**
       * Title
       * @default
       */
      title: string;
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
       * Behind
       * @description Minutes that this reader lags behind; -1: until it is over.
       * @default 0
       */
      behind: number;
      /**
       * Commitment
       * @description What is promised about the dice, see Summary.
       * @default null
       */
      commitment: string | null;
      decision: components["schemas"]["Question"] | null;
      dice: components["schemas"]["Dice"];
      /**
       * Events
       * @description Replaces everything from events_from on.
       */
      events: components["schemas"]["EventShape"][];
      /** Events From */
      events_from: number;
      /**
       * Head
       * @description Of the log's hash chain at this position.
       * @default null
       */
      head: string | null;
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
    /** TakebackChoice */
    TakebackChoice: {
      /** Action */
      action: string;
      /** Back */
      back: number;
      /**
       * Chance
       * @description See TakebackShape.
       */
      chance: boolean;
      /** Noun */
      noun: number;
      /** Verb */
      verb: string;
    };
    /**
     * Takebacks
     * @description What the reader could ask to take back, his last choice first.
     */
    Takebacks: {
      /** Choices */
      choices: components["schemas"]["TakebackChoice"][];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "takebacks";
    };
    /**
     * TakebackShape
     * @description Somebody asks to take back choices; everybody else has to allow it.
     */
    TakebackShape: {
      /** Allowed */
      allowed: number[];
      /**
       * Chance
       * @description Dice fell or something was uncovered since: it stays known.
       */
      chance: boolean;
      /**
       * Choices
       * @description How many choices that everybody saw would go.
       */
      choices: number;
      /** Seat */
      seat: number;
      /**
       * Seconds
       * @description Time left to answer.
       */
      seconds: number;
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
    /**
     * TermsShape
     * @description See NewTerms.
     */
    TermsShape: {
      /** Cap */
      cap: number;
      /**
       * Clock
       * @enum {string}
       */
      clock: "none" | "decision" | "bank";
      /** Delay */
      delay: number;
      /** Increment */
      increment: number;
      /** Seconds */
      seconds: number;
      /** Takebacks */
      takebacks: boolean;
      /** Vacation Days */
      vacation_days: number;
      /**
       * Zero
       * @enum {string}
       */
      zero: "once" | "takeover" | "vote";
    };
    /**
     * TimeMessage
     * @description Clocks, holidays, stand-ins, votes; sent after sitting down, if there is anything to say, and when it changes.
     */
    TimeMessage: {
      /** Away */
      away: components["schemas"]["AwayShape"][];
      /**
       * Clocks
       * @description Empty where the table has no clock.
       */
      clocks: components["schemas"]["ClockShape"][];
      /** @default null */
      deletion: components["schemas"]["DeletionShape"] | null;
      /**
       * Notes
       * @description Replaces everything from notes_from on.
       */
      notes: components["schemas"]["NoteShape"][];
      /** Notes From */
      notes_from: number;
      /** Paused */
      paused: boolean;
      /**
       * Pausing
       * @description Who wants the clocks stopped.
       */
      pausing: number[];
      /** Stand Ins */
      stand_ins: components["schemas"]["StandInShape"][];
      takeback: components["schemas"]["TakebackShape"] | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "time";
      /** Votes */
      votes: components["schemas"]["VoteShape"][];
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
    /** Unsubscribe */
    Unsubscribe: {
      /** Id */
      id: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "unsubscribe";
    };
    /**
     * VoteShape
     * @description A vote about a seat that is out of time.
     */
    VoteShape: {
      /** Ballots */
      ballots: {
        [key: string]: "wait" | "once" | "takeover";
      };
      /** Seat */
      seat: number;
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
      /**
       * Voice
       * @description A secret of the spectator's own, by which his lines are known as his, also after he comes back.
       * @default null
       */
      voice?: string | null;
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
  open_account: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAccount"];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountShape"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description name-taken */
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
      /** @description wrong-host */
      421: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description weak-password */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-many */
      429: {
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
  end_address: {
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
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  confirm_address: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Confirmation"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Confirmed"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description unknown-path */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_sentences: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game: string;
        language: "en" | "fr" | "pl";
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  get_me: {
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
          "application/json": components["schemas"]["Me"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  close_account: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Farewell"];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-password */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  list_my_games: {
    parameters: {
      query?: {
        /** @description Those that are archived, instead of the others. */
        archived?: boolean;
        /** @description `next` of the page before. */
        before?: string | null;
        /** @description Only of this game. */
        game?: string | null;
        limit?: number;
        /** @description Only these. */
        status?: ("open" | "playing" | "over") | null;
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
          "application/json": components["schemas"]["MyGames"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  get_holiday: {
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
          "application/json": components["schemas"]["HolidayShape"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  go_on_holiday: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Departure"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HolidayShape"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  come_home: {
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
          "application/json": components["schemas"]["HolidayShape"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description late */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  change_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPassword"];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-password */
      403: {
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
      /** @description wrong-host */
      421: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description weak-password */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-many */
      429: {
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
  list_presets: {
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
          "application/json": components["schemas"]["PresetList"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  save_preset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPreset"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PresetList"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description too-many-presets, late */
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
      /** @description wrong-host */
      421: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description bad-options */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-many */
      429: {
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
  delete_preset: {
    parameters: {
      query: {
        game: string;
        name: string;
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
          "application/json": components["schemas"]["PresetList"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description unknown-preset */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  claim_seats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Claims"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Claimed"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  list_sessions: {
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
          "application/json": components["schemas"]["Sessions"];
        };
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  sign_out_everywhere: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  sign_out: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of a session, or "current". */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description unknown-session */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  sign_in: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SignIn"];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountShape"];
        };
      };
      /** @description wrong-password */
      403: {
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  list_tables: {
    parameters: {
      query?: {
        /** @description `next` of the page before. */
        before?: string | null;
        /** @description Only of this game. */
        game?: string | null;
        /** @description Only these, private ones too. */
        id?: string[] | null;
        limit?: number;
        /** @description Only these. */
        status?: ("open" | "playing" | "over") | null;
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
          "application/json": components["schemas"]["Summaries"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description unknown-game, unknown-table */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description name-taken */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many, too-many-bots */
      429: {
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  delete_table: {
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
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description needs-consent, late, outdated */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  change_table: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Settled"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Summary"];
        };
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  ask_deletion: {
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
          "application/json": components["schemas"]["DeletionState"];
        };
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description needs-operator, late, outdated */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  withdraw_deletion: {
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
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description late, outdated */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  export_table: {
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
          "application/json": components["schemas"]["Export"];
        };
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-started, outdated */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  set_seat: {
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
        "application/json": components["schemas"]["SeatWish"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Summary"];
        };
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-yours, taken, started, name-taken, late, outdated */
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
      /** @description wrong-host */
      421: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description unknown-bot */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-many */
      429: {
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
      /** @description sign-in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description taken, name-taken, outdated */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  contribute: {
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
        "application/json": components["schemas"]["Contribution"];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-yours, not-drawing, outdated */
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
      /** @description wrong-host */
      421: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-contribution */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-many */
      429: {
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
  reissue_link: {
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
        "application/json": components["schemas"]["NewLink"];
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
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-yours, name-taken, late, outdated */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
  get_notes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        seat: number;
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
          "application/json": components["schemas"]["NotesShape"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-yours */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  keep_notes: {
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
        "application/json": components["schemas"]["Notes"];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NotesShape"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-yours */
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
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  vacate_seat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        seat: number;
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
          "application/json": components["schemas"]["Summary"];
        };
      };
      /** @description not-host */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description not-yours, taken, started, name-taken, late, outdated */
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
      /** @description wrong-host */
      421: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description unknown-bot */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description too-many */
      429: {
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
  get_standing: {
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
          "application/json": components["schemas"]["Standing"];
        };
      };
      /** @description wrong-origin */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
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
      /** @description too-large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description wrong-host */
      421: {
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
      /** @description too-many */
      429: {
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
      /** @description not-stored, damaged */
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
