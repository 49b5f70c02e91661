// What goes over the wire, as plain types, so that users of the client need no library to name them. A test compares them
// with the interface's own schemas.

export interface Answer {
  /** Send it back if this answer is chosen. */
  readonly answer_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  /** `#rrggbb`, if the answer stands for a colour. */
  readonly background_color: string | null;
  /** With `include: ['counts']`: how many products are left if it is chosen (groups, where results are one per group). */
  readonly count?: number;
}

/** A grouping of a RANGE, or the whole range; both ends included. */
export interface RangeAnswer {
  /** `<from>-<to>`, as decimal numbers. */
  readonly answer_id: string;
  readonly range_from: number;
  readonly range_to: number;
  readonly count?: number;
}

export interface RangeGrouping {
  readonly title: string;
  /** From 0. The answer at this place is the same range. */
  readonly position: number;
  readonly range_from: number;
  readonly range_to: number;
  /** With `include: ['reasons']`, where it is cut to what there is now: the range as the author wrote it. Reply with it to keep to it. */
  readonly whole_from?: number;
  readonly whole_to?: number;
}

interface AnyQuestion {
  /** Send it back with the reply. */
  readonly question_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  /** The words for skipping, if the author wrote some. Every question can be skipped. */
  readonly skip_text: string | null;
}

export interface ChoiceQuestion extends AnyQuestion {
  /** SINGLE: exactly one answer; MULTIPLE: several. */
  readonly question_type: 'SINGLE' | 'MULTIPLE';
  readonly answers: readonly Answer[];
}

export interface RangeQuestion extends AnyQuestion {
  readonly question_type: 'RANGE';
  readonly answers: readonly RangeAnswer[];
  readonly range_from: number;
  readonly range_to: number;
  /** The step of a slider. A typed value need not be a multiple of it. */
  readonly range_step: number;
  /** A unit, such as a currency sign. May be empty. */
  readonly range_label: string;
  readonly range_groupings: readonly RangeGrouping[];
  /** With `include: ['histogram']`: how the products that are left lie along the range. */
  readonly histogram?: readonly HistogramBar[];
}

/** Products from `range_from` up to `range_to`, which belongs to the next bar, but for the last one. */
export interface HistogramBar {
  readonly range_from: number;
  readonly range_to: number;
  readonly count: number;
}

export type Question = ChoiceQuestion | RangeQuestion;

export interface Result {
  readonly sku: string;
  readonly image: string;
  readonly link: string;
  readonly title: string;
  readonly description: string | null;
  /** What is paid now: a decimal number as a string. */
  readonly price: string;
  /** With `include: ['details']`: the price before, if the product is reduced. */
  readonly list_price?: string | null;
  readonly available?: boolean;
  /** Those that the author chose and the product has. */
  readonly attributes?: readonly ShownAttribute[];
  /** With `include: ['reasons']`: one for each reply that says something. */
  readonly reasons?: readonly Reason[];
}

export interface ShownAttribute {
  readonly name: string;
  /** Its name for people. */
  readonly label: string;
  /** With its unit, in the language of the session. */
  readonly value: string;
}

/** What a product has to do with one reply. */
export interface Reason {
  readonly question_id: string;
  readonly question_title: string;
  /** A filter is a wish; a preference only decides the order. */
  readonly role: 'filter' | 'preference';
  /** `unknown`: the catalog does not say. */
  readonly fit: 'met' | 'partly' | 'missed' | 'unknown';
  readonly answers: readonly ReasonAnswer[];
  /** Of a RANGE: the product's value; null if it is unknown. */
  readonly value?: number | null;
  /** Of a RANGE: how far above it the value lies; below it, a negative number. */
  readonly missed_by?: number | null;
}

export interface ReasonAnswer {
  readonly answer_id: string;
  readonly title: string;
  readonly fit: 'met' | 'missed';
}

/** A reply, and what became of it. */
export interface ToldReply {
  readonly question_id: string;
  readonly question_title: string;
  /** Empty for a skip. */
  readonly answers: readonly { readonly answer_id: string; readonly title: string }[];
  /** `relaxed`: nothing satisfies it together with the others. `not-asked`: its question is not asked any more. */
  readonly status: 'counts' | 'relaxed' | 'not-asked';
}

/** What to ask again if the shopper finds nothing. Reply to its question to change the reply. */
export interface Reconsider {
  readonly question: Question;
  /** The reply as it stands. */
  readonly answers: readonly string[];
}

/** A word of `Service-Include`. */
export type IncludeWord = 'reasons' | 'counts' | 'histogram' | 'replies' | 'details' | 'reconsider';

/** What `Service-Include` adds to a response. */
export interface Included {
  /** With `counts`: how many products satisfy every reply (groups, where results are one per group). */
  readonly candidates?: number;
  /** With `counts`: how many products the advisor speaks of. */
  readonly candidates_of?: number;
  readonly replies?: readonly ToldReply[];
  /** Null while there are no results, and where nothing new could be shown. */
  readonly reconsider?: Reconsider | null;
  /** With `details`: the currency of all prices, ISO 4217; null if the catalog does not say. */
  readonly currency?: string | null;
}

/** The body of every response except problems. */
export interface NextResponse extends Included {
  readonly session_token: string;
  readonly question: Question | null;
  readonly results: readonly Result[] | null;
}

/** What a shopper did with a product. */
export interface Interaction {
  readonly kind: 'clicked' | 'added' | 'bought';
  /** Of any product of the catalog, whether or not it was a result. */
  readonly sku: string;
  /** What was paid for all pieces of it: a number, or a decimal number as a string. */
  readonly value?: number | string;
  /** ISO 4217. Without it, it is the currency of the catalog. */
  readonly currency?: string;
  /** Names the order. The same order and product count once, whoever tells of them. */
  readonly order_id?: string;
}

/** `Service-Session-Status` of a response: what the request did to the session. */
export type SessionStatus =
  /** The session is new. */
  | 'created'
  /** The reply was applied. */
  | 'advanced'
  /** Nothing was applied: this is where the session stands. */
  | 'current'
  /** The reply had already been applied. */
  | 'replayed';

/** A problem document (RFC 9457). */
export interface Problem {
  /** Ends in the slug, and opens its documentation. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** It is also in the server's log. */
  readonly instance?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/** The end of a problem's `type`. Slugs are stable within version 7, which may get more of them. */
export type ProblemSlug =
  | 'malformed-json'
  | 'invalid-body'
  | 'session-token-required'
  | 'missing-header'
  | 'duplicate-header'
  | 'bad-request'
  | 'missing-api-key'
  | 'invalid-api-key'
  | 'origin-not-allowed'
  | 'advisor-not-found'
  | 'session-not-found'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'session-ended'
  | 'question-not-current'
  | 'session-token-used'
  | 'session-too-long'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'invalid-answer'
  | 'rate-limited'
  | 'headers-too-large'
  | 'internal-error'
  | 'unavailable';
