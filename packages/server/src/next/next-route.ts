// POST /api/v7/next/: the journey of one request. Served by node:http directly, because the order of its checks is part of
// the interface (path, method, draining, duplicate headers, key, origin, rate, advisor, media type, size, JSON, body shape,
// token, question, answers; the first failure wins) and because it is the one path whose cost counts.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ALLOWED_HEADERS, HEADERS } from '@guidepost/contract/headers';
import { MAX_BODY_BYTES } from '@guidepost/contract/next-request';
import type { LiveAdvisor } from '../advisors/live-advisors.ts';
import type { AddressOf } from '../http/client-address.ts';
import { Refusal } from '../http/refusal.ts';
import { commonHeaders, makeRequestId, sendRefusal } from '../http/send.ts';
import type { Gate } from './authenticate.ts';
import { BINARY_ENCODING } from './binary-text.ts';
import { type LeadTools, lead } from './lead.ts';
import { checkMediaType } from './media-type.ts';
import { parseReply } from './parse-reply.ts';
import { readBody } from './read-body.ts';
import { type RequestHead, readHead } from './read-head.ts';
import { type RenderedLead, renderLead } from './render-lead.ts';
import { TurnBatch } from './turn-batch.ts';

export const NEXT_PATH = '/api/v7/next';

export interface NextObserver {
  /** After each response; `status` of HTTP, `seconds` since the head was read. */
  responded(status: number, seconds: number, outcome: string): void;
  failed(error: unknown, requestId: string): void;
}

export interface NextService extends LeadTools {
  readonly gate: Gate;
}

export interface NextRouteSettings {
  /** Null while the service is not taking requests: it is starting or draining. */
  readonly service: () => NextService | null;
  readonly addressOf: AddressOf;
  /** Without a slash at its end. */
  readonly publicUrl: () => string;
  readonly observer: NextObserver;
}

/** Seconds after which a client may try again while the service is not taking requests. */
const RETRY_AFTER = '5';

interface CheckedHead {
  readonly service: NextService;
  readonly head: RequestHead;
  readonly live: LiveAdvisor;
  readonly now: number;
}

export class NextRoute {
  readonly #settings: NextRouteSettings;
  readonly #batch = new TurnBatch();

  constructor(settings: NextRouteSettings) {
    this.#settings = settings;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    const requestId = makeRequestId();
    const refuse = (refusal: Refusal) => {
      const { publicUrl, observer } = this.#settings;
      sendRefusal(request, response, refusal, requestId, publicUrl());
      observer.responded(response.statusCode, (performance.now() - began) / 1000, refusal.slug);
    };
    if (request.method === 'OPTIONS') {
      sendPreflight(response, requestId);
      return;
    }
    const checked = this.#checkHead(request);
    if (checked instanceof Refusal) {
      refuse(checked);
      return;
    }
    readBody(request, MAX_BODY_BYTES, (body) => {
      this.#batch.add(() => {
        answer(checked, body)
          .then((answered) => {
            if (answered instanceof Refusal) {
              refuse(answered);
              return;
            }
            sendLead(response, answered, requestId);
            this.#settings.observer.responded(200, (performance.now() - began) / 1000, answered.status);
          })
          .catch((error: unknown) => {
            this.#settings.observer.failed(error, requestId);
            refuse(new Refusal('internal-error', 'Something went wrong here. The same request can be sent again.'));
          });
      });
    });
  }

  /** What can be told from the head alone, in the interface's order. */
  #checkHead(request: IncomingMessage): CheckedHead | Refusal {
    const { addressOf } = this.#settings;
    if (request.method !== 'POST') {
      return new Refusal('method-not-allowed', 'This address takes POST.', { headers: ['Allow', 'POST, OPTIONS'] });
    }
    const service = this.#settings.service();
    if (service === null) {
      return new Refusal('unavailable', 'The service is starting or stopping.', {
        headers: ['Retry-After', RETRY_AFTER, 'Connection', 'close'],
      });
    }
    const head = readHead(request.rawHeaders);
    if (head.duplicate !== null)
      return new Refusal('duplicate-header', `${head.duplicate} stands in the request twice.`);
    const now = Date.now();
    const key = service.gate.authenticate(head.apiKey, head.origin, () => addressOf(request), now);
    if (key instanceof Refusal) return key;
    if (head.advisorId === '') return new Refusal('missing-header', `Name the advisor in \`${HEADERS.advisorId}\`.`);
    const live = service.advisors.find(key.client, head.advisorId);
    if (live === null) return new Refusal('advisor-not-found', 'There is no published advisor of this id.');
    // What is within the limit is judged when it was read: it may turn out to be no body (white space, `{}`, `null`).
    if (head.contentLength !== null && head.contentLength > MAX_BODY_BYTES) {
      return checkMediaType(head.contentType, head.contentEncoding) ?? tooLarge();
    }
    return { service, head, live, now };
  }
}

async function answer(
  { service, head, live, now }: CheckedHead,
  body: Buffer | 'too-large',
): Promise<RenderedLead | Refusal> {
  const mediaType = body.length === 0 ? null : checkMediaType(head.contentType, head.contentEncoding);
  if (body === 'too-large') return mediaType ?? tooLarge();
  const reply = parseReply(body);
  // Only a body has a media type to be wrong.
  if (mediaType !== null && reply !== null) return mediaType;
  if (reply instanceof Refusal) return reply;
  return lead(service, { live, token: head.sessionToken, reply, acceptLanguage: head.acceptLanguage, now }, renderLead);
}

const tooLarge = () =>
  new Refusal('body-too-large', `The body may have ${MAX_BODY_BYTES} bytes.`, { headers: ['Connection', 'close'] });

function sendLead(response: ServerResponse, { body, language, status }: RenderedLead, requestId: string): void {
  if (response.destroyed) return;
  const headers = commonHeaders(requestId);
  headers.push('Content-Type', 'application/json', 'Content-Length', String(body.length));
  headers.push('Content-Language', language, HEADERS.sessionStatus, status);
  response.writeHead(200, headers);
  response.end(body, BINARY_ENCODING);
}

const ALLOWED = ALLOWED_HEADERS.join(', ');

function sendPreflight(response: ServerResponse, requestId: string): void {
  const headers = commonHeaders(requestId);
  headers.push('Access-Control-Allow-Methods', 'POST', 'Access-Control-Allow-Headers', ALLOWED);
  headers.push('Access-Control-Max-Age', '7200');
  response.writeHead(204, headers);
  response.end();
}
