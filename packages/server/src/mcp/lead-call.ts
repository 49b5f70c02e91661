// A request of the next endpoint that a tool makes: the same checks, steps, limits and refusals, without a connection.

import type { ApiKey } from '../keys/key-store.ts';
import type { CallSource } from '../limits/client-address.ts';
import type { NextCall } from '../next/next-call.ts';
import type { NextRoute } from '../next/next-route.ts';
import type { RequestBody } from '../next/parse-reply.ts';
import { RequestHead } from '../next/read-head.ts';
import type { RenderedLead } from '../next/render-lead.ts';
import { Refusal } from '../refusals/refusal.ts';
import { BINARY_ENCODING } from '../rendering/binary-text.ts';

export interface LeadOrder {
  /** Empty: a new conversation. */
  readonly token: string;
  readonly advisor: string;
  readonly language: string | null;
  /** Null: show where it stands. */
  readonly reply: { readonly question: string; readonly answers: readonly string[] } | null;
}

export interface LedConversation {
  readonly status: RenderedLead['status'];
  readonly language: string;
  /** JSON in UTF-8. */
  readonly body: Buffer;
}

/** Everything: what an assistant can say, and what only the view draws. */
const INCLUDE = 'reasons, counts, histogram, replies, details, reconsider';

export const leadConversation = (
  route: NextRoute,
  key: ApiKey,
  source: CallSource,
  order: LeadOrder,
): Promise<LedConversation | Refusal> =>
  new Promise((settle) => route.handle(new LeadCall(key, source, order, settle)));

class LeadCall implements NextCall {
  readonly method = 'POST';
  readonly admitted: ApiKey;
  readonly source: CallSource;
  readonly #order: LeadOrder;
  readonly #settle: (led: LedConversation | Refusal) => void;

  constructor(key: ApiKey, source: CallSource, order: LeadOrder, settle: (led: LedConversation | Refusal) => void) {
    this.admitted = key;
    this.source = source;
    this.#order = order;
    this.#settle = settle;
  }

  get head(): RequestHead {
    const head = new RequestHead(null, this.#order.token);
    head.advisorId = this.#order.advisor;
    head.include = INCLUDE;
    head.contentType = 'application/json';
    head.acceptLanguage = this.#order.language;
    return head;
  }

  readBody(most: number, done: (body: RequestBody | null) => void): void {
    const { reply } = this.#order;
    const text = reply === null ? '' : JSON.stringify({ question_id: reply.question, answers: reply.answers });
    const body = Buffer.from(text, 'utf8');
    done(body.length > most ? null : body);
  }

  sendLead({ status, language, body }: RenderedLead): void {
    this.#settle({ status, language, body: Buffer.from(body, BINARY_ENCODING) });
  }

  refuse(refusal: Refusal): void {
    this.#settle(refusal);
  }

  /** Only for what a browser asks. */
  sendPreflight(): void {
    this.#settle(new Refusal('internal-error', 'Something went wrong here.'));
  }
}
