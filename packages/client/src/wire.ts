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
}

/** A grouping of a RANGE, or the whole range; both ends included. */
export interface RangeAnswer {
  /** `<from>-<to>`, as decimal numbers. */
  readonly answer_id: string;
  readonly range_from: number;
  readonly range_to: number;
}

export interface RangeGrouping {
  readonly title: string;
  /** From 0. The answer at this place is the same range. */
  readonly position: number;
  readonly range_from: number;
  readonly range_to: number;
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
}

/** The body of every response except problems. */
export interface NextResponse {
  readonly session_token: string;
  readonly question: Question | null;
  readonly results: readonly Result[] | null;
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
