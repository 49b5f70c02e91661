// The header names of the public interface: as they are sent, and as Node hands them over (in lower case). A script can
// read a header only if the browser is told so, and the lists for this (CORS) are here, too.

/** As sent. */
export const HEADERS = {
  apiKey: 'Service-API-Key',
  advisorId: 'Service-Advisor-ID',
  sessionToken: 'Service-Session-Token',
  include: 'Service-Include',
  sessionStatus: 'Service-Session-Status',
  requestId: 'Service-Request-ID',
  contentType: 'Content-Type',
  contentLanguage: 'Content-Language',
  acceptLanguage: 'Accept-Language',
  retryAfter: 'Retry-After',
  rateLimit: 'RateLimit',
  rateLimitPolicy: 'RateLimit-Policy',
} as const;

/** As read: the names of request headers in lower case. */
export const REQUEST_HEADERS = {
  apiKey: 'service-api-key',
  advisorId: 'service-advisor-id',
  sessionToken: 'service-session-token',
  include: 'service-include',
  contentType: 'content-type',
  acceptLanguage: 'accept-language',
} as const;

/** `Access-Control-Allow-Headers` (row 54). */
export const ALLOWED_HEADERS: readonly string[] = [
  HEADERS.contentType,
  HEADERS.apiKey,
  HEADERS.advisorId,
  HEADERS.sessionToken,
  HEADERS.include,
];

/** The words of `Service-Include`: what is added to a response for those who ask for it. */
export const INCLUDE_WORDS = ['reasons', 'counts', 'histogram', 'replies', 'details', 'reconsider'] as const;

export type IncludeWord = (typeof INCLUDE_WORDS)[number];

/** `Access-Control-Expose-Headers`, on every response, errors included. */
export const EXPOSED_HEADERS: readonly string[] = [
  HEADERS.sessionStatus,
  HEADERS.requestId,
  HEADERS.retryAfter,
  HEADERS.rateLimit,
  HEADERS.rateLimitPolicy,
  'Deprecation',
  'Sunset',
  'Link',
];

/**
 * What a request with the status 200 did to the session: it `created` a new one (rows 1 and 7), `advanced` it by a step,
 * showed it as it is (`current`), or `replayed` the step whose response was lost.
 */
export const SESSION_STATUSES = ['created', 'advanced', 'current', 'replayed'] as const;

export type SessionStatus = (typeof SESSION_STATUSES)[number];
