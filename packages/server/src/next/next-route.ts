// POST /api/v7/next/: the way of one request, whichever reader read it. No framework is used, because the order of its
// checks is part of the interface (path, method, draining, duplicate headers, key, origin, rate, advisor, media type, size, JSON,
// body shape, token, question, answers; the first failure wins) and because its cost counts more than that of any other path.

import { performance } from 'node:perf_hooks';
import { MAX_BODY_BYTES } from '@guidepost/contract/next-request';
import type { AddressOf } from '../limits/client-address.ts';
import { SocketWait } from '../limits/socket-wait.ts';
import type { WaitingBound } from '../limits/waiting-bound.ts';
import { ConstantRefusal, Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import { StoreUnavailable } from '../sessions/session-store.ts';
import { answerChecked } from './answer-checked.ts';
import { AwaitedCommits } from './awaited-commits.ts';
import { checkHead, type NextService } from './check-head.ts';
import { Exchange } from './exchange.ts';
import { HeldRefusals } from './held-refusals.ts';
import { LateAnswers } from './late-answers.ts';
import type { Lead, Led } from './lead.ts';
import type { NextCall } from './next-call.ts';
import { LeadRenderer, type RecordedLead } from './render-lead.ts';
import { Turn } from './turn.ts';

export const NEXT_PATH = '/api/v7/next';

export interface NextObserver {
  /** Called after each response. `seconds` count from the head, `outcome` is the session status or the slug of a problem. */
  responded(seconds: number, outcome: string): void;
  /** Called after each refusal because too many requests wait. */
  overloaded(): void;
  failed(error: unknown, requestId: string): void;
}

export interface NextRouteSettings {
  /** Null while the service is not taking requests: it is starting or draining. */
  readonly service: () => NextService | null;
  /** How many requests may wait for their answer at once. */
  readonly bound: WaitingBound;
  readonly addressOf: AddressOf;
  /** Without a slash at its end. */
  readonly publicUrl: () => string;
  readonly observer: NextObserver;
}

/** Seconds after which a client may try again while the service has too much to do. */
const RETRY_AFTER = 1;

/** Milliseconds that an answer may wait for the store. Less than what proxies wait for an answer (docs/service). */
const STORE_PATIENCE = 8000;

/** Refusing takes at most this much of the time that answering took in the same turn. */
const SHARE_FOR_REFUSALS = 1 / 2;

/** Milliseconds of a turn in which requests may be refused although none was answered in it. */
const LEAST_FOR_REFUSALS = 1;

export class NextRoute {
  readonly #settings: NextRouteSettings;
  readonly #renderer = new LeadRenderer();
  readonly #render = (lead: Lead): RecordedLead => this.#renderer.render(lead);
  readonly #turn = new Turn<Exchange>((exchanges) => this.#endTurn(exchanges));
  readonly #refusals = new HeldRefusals(
    (call) => this.#refuseOverload(call),
    () => performance.now(),
  );
  readonly #socketWait = new SocketWait();
  /** The earliest time at which a request of this turn can have come. */
  #since = 0;
  readonly #late = new LateAnswers<Exchange>(STORE_PATIENCE, (exchange) => this.#refuse(exchange, STORE_UNAVAILABLE));
  readonly #commits = new AwaitedCommits<Exchange>({
    happened: (exchange) => this.#send(exchange, true),
    // Another request was faster, or the session was erased meanwhile. Look again: the step number can only have grown.
    refused: (exchange) => this.#answer(exchange),
    failed: (exchange, error) => this.#fail(exchange, error),
  });

  constructor(settings: NextRouteSettings) {
    this.#settings = settings;
  }

  handle(call: NextCall): void {
    this.#beginTurn();
    const { service, bound, addressOf } = this.#settings;
    // Three of four requests may end here, so nothing else is done for them.
    if (bound.isFull && call.method === 'POST' && service() !== null) {
      this.#refusals.add(call);
      return;
    }
    const exchange = new Exchange(call);
    if (call.method === 'OPTIONS') {
      call.sendPreflight(exchange.requestId);
      return;
    }
    const checked = checkHead(call, service(), addressOf, exchange.began);
    if (checked instanceof Refusal) {
      this.#refuse(exchange, checked);
      return;
    }
    exchange.checked = checked;
    call.readBody(MAX_BODY_BYTES, (body) => {
      // Others may have come since the head was read.
      this.#beginTurn();
      if (bound.isFull) {
        this.#refusals.add(call);
        return;
      }
      exchange.body = body;
      // Not since its head came: a client may send the body slowly.
      exchange.since = this.#since;
      exchange.place = bound.enter();
      this.#turn.add(exchange);
    });
  }

  /** A connection was taken. */
  connected(): void {
    this.#turn.prolong();
  }

  #beginTurn(): void {
    if (this.#turn.begin()) this.#since = this.#socketWait.begin();
  }

  /** Takes all steps before it sends anything: see {@link Turn}. */
  #endTurn(exchanges: readonly Exchange[]): void {
    if (this.#refusals.count === 0) {
      this.#answerAll(exchanges);
      return;
    }
    const began = performance.now();
    this.#answerAll(exchanges);
    const answered = performance.now();
    this.#refusals.refuseUntil(answered + Math.max(LEAST_FOR_REFUSALS, (answered - began) * SHARE_FOR_REFUSALS));
    if (this.#refusals.count > 0) this.#beginTurn();
  }

  #answerAll(exchanges: readonly Exchange[]): void {
    for (const exchange of exchanges) this.#answer(exchange);
  }

  #answer(exchange: Exchange): void {
    if (exchange.isOver) return;
    try {
      const { checked, body } = exchange;
      if (checked === null) throw new Error('The head is checked before the answer is found.');
      const led = answerChecked(checked, body, this.#render);
      if (!(led instanceof Promise)) this.#await(exchange, led);
      else {
        this.#late.add(exchange);
        led.then(
          (late) => this.#await(exchange, late),
          (error: unknown) => this.#fail(exchange, error),
        );
      }
    } catch (error) {
      this.#fail(exchange, error);
    }
  }

  #await(exchange: Exchange, { answer, committed }: Led<RecordedLead>): void {
    exchange.answer = answer;
    if (committed === null) {
      this.#send(exchange);
      return;
    }
    if (!exchange.isOver) this.#late.add(exchange);
    this.#commits.wait(committed, exchange);
  }

  /** `isStored`: the answer waited for its step to be stored. */
  #send(exchange: Exchange, isStored = false): void {
    const { answer, call, requestId, began, isOver } = exchange;
    if (isOver) return;
    if (answer instanceof Refusal) {
      this.#refuse(exchange, answer);
      return;
    }
    if (answer === null) return;
    try {
      call.sendLead(answer, requestId);
    } catch (error) {
      this.#fail(exchange, error);
      return;
    }
    const now = performance.now();
    if (isStored && exchange.place !== null) this.#settings.bound.measure(exchange.place, exchange.since, now);
    this.#leave(exchange);
    this.#settings.observer.responded((now - began) / 1000, answer.status);
  }

  #leave(exchange: Exchange): void {
    exchange.isOver = true;
    if (exchange.place === null) return;
    exchange.place = null;
    this.#late.delete(exchange);
    this.#settings.bound.leave();
  }

  #refuseOverload(call: NextCall): void {
    const { publicUrl, observer } = this.#settings;
    call.refuse(OVERLOADED, makeRequestId(), publicUrl());
    observer.overloaded();
  }

  #refuse(exchange: Exchange, refusal: Refusal): void {
    if (exchange.isOver) return;
    this.#leave(exchange);
    const { call, requestId, began } = exchange;
    const { publicUrl, observer } = this.#settings;
    call.refuse(refusal, requestId, publicUrl());
    observer.responded((performance.now() - began) / 1000, refusal.slug);
  }

  #fail(exchange: Exchange, error: unknown): void {
    if (exchange.isOver) return;
    // The health of the store tells this once; the requests need not repeat it.
    if (error instanceof StoreUnavailable) {
      this.#refuse(exchange, STORE_UNAVAILABLE);
      return;
    }
    this.#settings.observer.failed(error, exchange.requestId);
    this.#refuse(exchange, FAILED);
  }
}

const FAILED = new Refusal('internal-error', 'Something went wrong here. The same request can be sent again.');

const OVERLOADED = new ConstantRefusal('unavailable', 'More requests are waiting than can be answered in good time.', {
  wait: RETRY_AFTER,
});

const STORE_UNAVAILABLE = new Refusal(
  'unavailable',
  'The service cannot store replies just now. The same request can be sent again.',
  { wait: RETRY_AFTER },
);
