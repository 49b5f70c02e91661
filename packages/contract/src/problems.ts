// The problem catalog: one entry for each reason why the service refuses a request. The server answers from it, the
// interface's documentation is made from it, and `/problems/{slug}` shows it. A slug keeps its meaning within a version.

import { ADMIN_PROBLEM_TABLE } from './admin/admin-problems.ts';

export interface Problem {
  readonly slug: string;
  readonly status: number;
  readonly title: string;
  /** What happened, in one or two sentences. */
  readonly meaning: string;
  /** What the caller can do about it. */
  readonly mend: string;
  /** Whether the session token that was sent, if any, can still be used for a step. Absent: the public interface never answers so. */
  readonly tokenUnused?: boolean;
}

const table = {
  'malformed-json': {
    status: 400,
    title: 'The body is not valid JSON',
    meaning: 'The body could not be read as JSON in UTF-8, or it has a member named `__proto__`.',
    mend: 'Send what a JSON serializer writes, encoded as UTF-8.',
    tokenUnused: true,
  },
  'invalid-body': {
    status: 400,
    title: 'The body does not have the right shape',
    meaning:
      'The body is not an object with the string `question_id` and the array of strings `answers`, names an answer twice, or is over a limit (200 answers, 256 characters an id). Of an interaction: `kind`, `sku`, `value`, `currency` or `order_id` is missing or not as it should be. Nothing is converted from one type to another.',
    mend: 'See `errors` for each member at fault. To start a session, send no body.',
    tokenUnused: true,
  },
  'session-token-required': {
    status: 400,
    title: 'A reply needs a session token',
    meaning:
      'The request has a reply or an interaction, but no `Service-Session-Token`, so it is not known which session it belongs to.',
    mend: 'Start without a body, then send the `session_token` of the previous response with each reply. An interaction takes any token of the session.',
    tokenUnused: true,
  },
  'missing-header': {
    status: 400,
    title: 'A required header is missing',
    meaning: 'The header `Service-Advisor-ID` is missing or empty.',
    mend: 'Name the advisor in `Service-Advisor-ID` on every request.',
    tokenUnused: true,
  },
  'duplicate-header': {
    status: 400,
    title: 'A header was sent twice',
    meaning: 'The request has a `Service-*` header, `Content-Type` or `Origin` more than once.',
    mend: 'Send each of them once; look for a proxy that adds its own.',
    tokenUnused: true,
  },
  'bad-request': {
    status: 400,
    title: 'The request is not HTTP as it should be',
    meaning: 'What arrived could not be read as an HTTP request.',
    mend: 'Use an HTTP client, and check that it speaks HTTP and not TLS to this port.',
    tokenUnused: true,
  },
  'missing-api-key': {
    status: 401,
    title: 'An API key is required',
    meaning: 'The header `Service-API-Key` is missing or empty.',
    mend: "Send the client's API key in `Service-API-Key` on every request.",
    tokenUnused: true,
  },
  'invalid-api-key': {
    status: 401,
    title: 'The API key is not valid',
    meaning: 'The key is unknown, revoked or expired. The service does not say which.',
    mend: 'Use a valid key that was made in the data folder of this server. If this one was revoked or has expired, issue a new one for the same client: sessions go on with it.',
    tokenUnused: true,
  },
  'origin-not-allowed': {
    status: 403,
    title: 'This key may not be used from this origin',
    meaning: 'The publishable key has a list of origins, and the page that sent the request is not on it.',
    mend: 'Issue a key for the same client that lists this origin (scheme, host and port), or call from a page that is on the list.',
    tokenUnused: true,
  },
  'advisor-not-found': {
    status: 404,
    title: 'There is no such advisor',
    meaning: 'The client of this key has no published advisor with this id.',
    mend: 'Check `Service-Advisor-ID` and that the advisor is published for the client that the key belongs to.',
    tokenUnused: true,
  },
  'session-not-found': {
    status: 404,
    title: 'There is no such session',
    meaning:
      'An interaction names a session that is unknown, belongs to another client, was erased, or had its last reply more than 30 days ago.',
    mend: 'Send a token of the session that showed the product, and the key of its client. If it is too old, leave the interaction out.',
    tokenUnused: true,
  },
  'not-found': {
    status: 404,
    title: 'There is nothing at this address',
    meaning: 'The path, or its version, does not exist.',
    mend: 'Send requests of shoppers to `POST /api/v7/next/`, and what became of results to `POST /api/v7/interactions/`. Below `/admin/api/v1/` the answer is the same for what does not exist and for what you may not see.',
    tokenUnused: true,
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address takes another method',
    meaning: 'The path exists, but not for this method. `Allow` lists the methods that it accepts.',
    mend: 'Use `POST`, also to look at where a session stands.',
    tokenUnused: true,
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    meaning: 'Headers and body did not arrive completely in time.',
    mend: 'Send the request again.',
    tokenUnused: true,
  },
  'session-ended': {
    status: 409,
    title: 'The advisor has ended',
    meaning: 'No question is left, and the reply is to a question that was never asked in this session.',
    mend: 'Show the results; earlier replies can still be changed. Start a new session without a token.',
    tokenUnused: true,
  },
  'question-not-current': {
    status: 409,
    title: 'This question is not being asked',
    meaning:
      'The reply is neither to the question shown nor to one replied to before. `current_question_id` names the one shown.',
    mend: 'Send the token without a body to see the current question, and reply to that one.',
    tokenUnused: true,
  },
  'session-token-used': {
    status: 409,
    title: 'This session token was used already',
    meaning:
      'The session has moved on since this token was given: another reply was sent with it, or more than one step was taken since.',
    mend: 'Send the token without a body: the response has the current token, question and results.',
    tokenUnused: false,
  },
  'session-too-long': {
    status: 409,
    title: 'This session has taken as many steps as it may',
    meaning:
      'The session has replied, skipped and changed replies more often than any person does. The reply was not applied; all replies before it stay.',
    mend: 'Show the question and results that the token brings without a body. To go on, start a new session without a token.',
    tokenUnused: true,
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    meaning: 'The body is larger than 16 KiB.',
    mend: 'Send only the members that the interface names.',
    tokenUnused: true,
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body must be JSON',
    meaning: 'The body is not `application/json` in UTF-8, or it is compressed.',
    mend: 'Send `Content-Type: application/json` and no `Content-Encoding`.',
    tokenUnused: true,
  },
  'invalid-answer': {
    status: 422,
    title: 'The answer does not fit the question',
    meaning:
      'An answer id is unknown, there are more answers than the question takes, or the range is malformed, begins above its end or leaves bounds that the author fixed.',
    mend: 'See `errors`; choose among the `answers` of the question, or send `<from>-<to>` within its bounds.',
    tokenUnused: true,
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    meaning:
      'The key is used faster than its rate allows, or too many requests with invalid keys came from this address.',
    mend: 'Wait as many seconds as `Retry-After` says, then send the same request again.',
    tokenUnused: true,
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    meaning: "The request's headers are larger than 16 KiB together.",
    mend: 'Send fewer or smaller headers; large cookies are the usual cause.',
    tokenUnused: true,
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong in the service',
    meaning: 'The service failed. The reply was not applied, or it was and the same request brings its response again.',
    mend: 'Send the same request again; it is applied at most once. If it happens again, report the `instance`.',
    tokenUnused: true,
  },
  unavailable: {
    status: 503,
    title: 'The service is not available just now',
    meaning: 'The service is starting, stopping or has too much to do.',
    mend: 'Wait as many seconds as `Retry-After` says, then send the same request again.',
    tokenUnused: true,
  },
} as const satisfies Record<string, Omit<Problem, 'slug'>>;

const all = { ...table, ...ADMIN_PROBLEM_TABLE };

export type ProblemSlug = keyof typeof all;
export type PublicProblemSlug = keyof typeof table;

const listed = (problems: Readonly<Record<string, Omit<Problem, 'slug'>>>): readonly Problem[] =>
  Object.freeze(Object.entries(problems).map(([slug, problem]) => Object.freeze({ slug, ...problem })));

/** Every problem of the public interface, ordered by status. Frozen. */
export const PROBLEMS = listed(table);

/** Those that only the admin interface answers with, ordered by status. Frozen. */
export const ADMIN_PROBLEMS = listed(ADMIN_PROBLEM_TABLE);

/** The problem with this slug. */
export const problemOf = (slug: ProblemSlug): Problem => ({ slug, ...all[slug] });

export const isProblemSlug = (text: string): text is ProblemSlug => Object.hasOwn(all, text);
