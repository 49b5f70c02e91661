// POST /api/v7/interactions/: the way of one interaction, with the checks of the next endpoint in their order, as far as they apply. It is
// never in the way of a reply: interactions wait in a queue of their own, which takes few at a time while shoppers wait for
// replies, and they are refused while too many of either wait.

import { performance } from 'node:perf_hooks';
import { MAX_BODY_BYTES } from '@guidepost/contract/next-request';
import { type InteractionTools, recordInteraction } from '../interactions/record-interaction.ts';
import type { AddressOf } from '../limits/client-address.ts';
import type { WaitingBound } from '../limits/waiting-bound.ts';
import { ConstantRefusal, Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import { StoreUnavailable } from '../sessions/session-store.ts';
import type { SessionTokens } from '../sessions/session-token.ts';
import { admit, checkLength, notServing, wrongMethod } from './check-head.ts';
import type { Gate } from './gate.ts';
import type { InteractionCall } from './interaction-call.ts';
import { LateAnswers } from './late-answers.ts';
import { CURRENCY_UNKNOWN, parseInteraction } from './parse-interaction.ts';
import { checkMediaType, type RequestBody, tooLarge } from './parse-reply.ts';
import type { RequestHead } from './read-head.ts';

export const INTERACTIONS_PATH = '/api/v7/interactions';

export interface InteractionService extends InteractionTools {
  readonly gate: Gate;
  readonly tokens: SessionTokens;
}

export interface InteractionObserver {
  /** Called after each response. `outcome` is `recorded` or the slug of a problem. */
  interacted(outcome: string): void;
  failed(error: unknown, requestId: string): void;
}

export interface InteractionsSettings {
  /** Null while the service is not taking requests: it is starting or draining. */
  readonly service: () => InteractionService | null;
  /** Of the next endpoint. */
  readonly bound: Pick<WaitingBound, 'isFull' | 'waiting'>;
  readonly addressOf: AddressOf;
  /** Without a slash at its end. */
  readonly publicUrl: () => string;
  readonly observer: InteractionObserver;
}

/** Interactions that may wait to be stored. */
const MOST_WAITING = 512;

/** Milliseconds between two looks at the queue. */
const PAUSE = 5;

/** How many are taken from the queue at a time: while replies wait for their answers, and while none does. */
const TAKEN = { besideReplies: 4, otherwise: 64 } as const;

/** Milliseconds that an interaction may wait for the store. */
const STORE_PATIENCE = 8000;

interface Waiting {
  readonly call: InteractionCall;
  readonly requestId: string;
  readonly service: InteractionService;
  readonly head: RequestHead;
  /** Of the key. */
  readonly client: string;
  readonly body: RequestBody | null;
  isOver: boolean;
}

export class InteractionsRoute {
  readonly #settings: InteractionsSettings;
  readonly #queue: Waiting[] = [];
  readonly #late = new LateAnswers<Waiting>(STORE_PATIENCE, (waiting) => this.#refuse(waiting, STORE_UNAVAILABLE));
  /** Those in the queue, and those on their way to the store. */
  #waiting = 0;
  #isScheduled = false;

  constructor(settings: InteractionsSettings) {
    this.#settings = settings;
  }

  handle(call: InteractionCall): void {
    const requestId = makeRequestId();
    if (call.method === 'OPTIONS') {
      call.sendPreflight(requestId);
      return;
    }
    const checked = this.#checkHead(call);
    if (checked instanceof Refusal) {
      this.#refuseCall(call, checked, requestId);
      return;
    }
    call.readBody(MAX_BODY_BYTES, (body) => {
      if (this.#isFull) this.#refuseCall(call, OVERLOADED, requestId);
      else this.#add({ call, requestId, ...checked, body, isOver: false });
    });
  }

  get #isFull(): boolean {
    return this.#waiting >= MOST_WAITING || this.#settings.bound.isFull;
  }

  #checkHead(call: InteractionCall): Pick<Waiting, 'client' | 'head' | 'service'> | Refusal {
    if (call.method !== 'POST') return wrongMethod();
    const service = this.#settings.service();
    if (service === null) return notServing();
    if (this.#isFull) return OVERLOADED;
    const { head } = call;
    const key = admit(call, head, service.gate, this.#settings.addressOf, Date.now(), performance.now());
    if (key instanceof Refusal) return key;
    return checkLength(head) ?? { service, head, client: key.client };
  }

  #add(waiting: Waiting): void {
    this.#waiting++;
    this.#late.add(waiting);
    this.#queue.push(waiting);
    if (!this.#isScheduled) this.#schedule(0);
  }

  #schedule(pause: number): void {
    this.#isScheduled = true;
    setTimeout(this.#take, pause);
  }

  readonly #take = (): void => {
    const most = this.#settings.bound.waiting > 0 ? TAKEN.besideReplies : TAKEN.otherwise;
    for (const waiting of this.#queue.splice(0, most)) void this.#answer(waiting);
    this.#isScheduled = false;
    if (this.#queue.length > 0) this.#schedule(PAUSE);
  };

  async #answer(waiting: Waiting): Promise<void> {
    const { call, requestId, isOver } = waiting;
    if (isOver) return;
    try {
      const refusal = await this.#record(waiting);
      if (refusal !== null) this.#refuse(waiting, refusal);
      else if (this.#leave(waiting)) {
        call.sendDone(requestId);
        this.#settings.observer.interacted('recorded');
      }
    } catch (error) {
      this.#fail(waiting, error);
    }
  }

  async #record({ service, head, client, body }: Waiting): Promise<Refusal | null> {
    const mediaType = body?.length === 0 ? null : checkMediaType(head.contentType, head.contentEncoding);
    if (mediaType !== null) return mediaType;
    if (body === null) return tooLarge();
    const sent = parseInteraction(body);
    if (sent instanceof Refusal) return sent;
    if (head.sessionToken === '') return TOKEN_REQUIRED;
    const opened = service.tokens.open(head.sessionToken);
    if (opened === null) return NO_SESSION;
    const { session, step } = opened;
    const outcome = await recordInteraction(service, { client, session, step }, sent, Date.now());
    if (outcome === 'no-session') return NO_SESSION;
    return outcome === 'no-currency' ? CURRENCY_UNKNOWN : null;
  }

  /** Whether it still had to be answered. */
  #leave(waiting: Waiting): boolean {
    if (waiting.isOver) return false;
    waiting.isOver = true;
    this.#waiting--;
    this.#late.delete(waiting);
    return true;
  }

  #fail(waiting: Waiting, error: unknown): void {
    // The health of the store tells this once; the requests need not repeat it.
    if (error instanceof StoreUnavailable) {
      this.#refuse(waiting, STORE_UNAVAILABLE);
      return;
    }
    if (!waiting.isOver) this.#settings.observer.failed(error, waiting.requestId);
    this.#refuse(waiting, FAILED);
  }

  #refuse(waiting: Waiting, refusal: Refusal): void {
    if (this.#leave(waiting)) this.#refuseCall(waiting.call, refusal, waiting.requestId);
  }

  #refuseCall(call: InteractionCall, refusal: Refusal, requestId: string): void {
    call.refuse(refusal, requestId, this.#settings.publicUrl());
    this.#settings.observer.interacted(refusal.slug);
  }
}

const TOKEN_REQUIRED = new Refusal(
  'session-token-required',
  'An interaction needs a `session_token` of the session that showed the product.',
);

const NO_SESSION = new Refusal(
  'session-not-found',
  'There is no such session of this client, or its last reply is too long ago.',
);

const FAILED = new Refusal('internal-error', 'Something went wrong here. The same request can be sent again.');

const OVERLOADED = new ConstantRefusal('unavailable', 'More requests are waiting than can be taken just now.', {
  wait: 1,
});

const STORE_UNAVAILABLE = new Refusal(
  'unavailable',
  'The service cannot store interactions just now. The same request can be sent again.',
  { wait: 1 },
);
