// The one place where a refusal becomes a problem document (RFC 9457) with the headers that belong to it.

import { HEADERS } from '@guidepost/contract/headers';
import { problemDocument } from '@guidepost/contract/problem';
import { type ProblemSlug, problemOf } from '@guidepost/contract/problems';
import { ConstantRefusal, type Refusal } from '../refusals/refusal.ts';
import { commonHeaders } from './response-headers.ts';

export interface ProblemResponse {
  readonly status: number;
  /** Name, value, name, value, …, without `Connection`. */
  readonly headers: readonly string[];
  readonly body: string;
  /** Whether the connection ends with this response. */
  readonly isLast: boolean;
}

export function problemResponse(refusal: Refusal, requestId: string, publicUrl: string): ProblemResponse {
  return refusal instanceof ConstantRefusal
    ? fillIn(preparedFor(refusal, publicUrl), requestId)
    : render(refusal, requestId, publicUrl);
}

function render(refusal: Refusal, requestId: string, publicUrl: string): ProblemResponse {
  const { slug, detail, facts } = refusal;
  const { errors, currentQuestion } = facts;
  const members = {
    ...(errors === undefined ? {} : { errors }),
    ...(currentQuestion === undefined ? {} : { current_question_id: currentQuestion }),
  };
  const body = JSON.stringify(problemDocument(slug, { publicUrl, requestId, detail, members }));
  const headers = commonHeaders(requestId);
  headers.push('Content-Type', 'application/problem+json', 'Content-Length', String(Buffer.byteLength(body)));
  headers.push(...headersOf(refusal));
  return { status: problemOf(slug).status, headers, body, isLast: facts.isLast === true || ENDS_CONNECTION.has(slug) };
}

/** What is sent for a refusal with any id of a request, which stands at one place of the headers and at one of the body. */
interface Prepared extends Omit<ProblemResponse, 'body'> {
  readonly publicUrl: string;
  readonly idAt: number;
  readonly beforeId: string;
  readonly afterId: string;
}

/** The id has the length of any other, for `Content-Length`. */
const ANY_ID = '00000000-0000-4000-8000-000000000000';

const PREPARED = new WeakMap<ConstantRefusal, Prepared>();

function preparedFor(refusal: ConstantRefusal, publicUrl: string): Prepared {
  const known = PREPARED.get(refusal);
  if (known?.publicUrl === publicUrl) return known;
  const { body, ...response } = render(refusal, ANY_ID, publicUrl);
  const at = body.lastIndexOf(ANY_ID);
  const prepared: Prepared = {
    ...response,
    publicUrl,
    idAt: response.headers.indexOf(ANY_ID),
    beforeId: body.slice(0, at),
    afterId: body.slice(at + ANY_ID.length),
  };
  PREPARED.set(refusal, prepared);
  return prepared;
}

function fillIn({ status, headers, isLast, idAt, beforeId, afterId }: Prepared, requestId: string): ProblemResponse {
  const own = headers.slice();
  own[idAt] = requestId;
  return { status, headers: own, body: beforeId + requestId + afterId, isLast };
}

/** After these it is not known where the next request would begin, or the rest of this one is not read. */
const ENDS_CONNECTION: ReadonlySet<ProblemSlug> = new Set([
  'bad-request',
  'body-too-large',
  'headers-too-large',
  'request-timeout',
]);

function headersOf({ slug, facts }: Refusal): string[] {
  const { wait, quota, methods, wanted } = facts;
  const headers: string[] = [];
  if (slug === 'missing-api-key' || slug === 'invalid-api-key') {
    headers.push('WWW-Authenticate', 'ApiKey realm="advisor"');
  }
  if (methods !== undefined) headers.push('Allow', methods.join(', '));
  if (wanted === 'json') headers.push('Accept', 'application/json');
  if (wanted === 'uncompressed') headers.push('Accept-Encoding', 'identity');
  if (wait !== undefined) headers.push(HEADERS.retryAfter, String(wait));
  if (quota !== undefined) {
    // As in the IETF draft on RateLimit fields: what is left, and the policy (quota and window in seconds).
    headers.push(HEADERS.rateLimit, `"default";r=0;t=${wait ?? quota.seconds}`);
    headers.push(HEADERS.rateLimitPolicy, `"default";q=${quota.most};w=${quota.seconds}`);
  }
  return headers;
}
