// One shopper's conversation with one advisor. It keeps the token, sends one request at a time, and sends the same again
// where a response was lost: a reply is applied once or not at all.

import { send } from './send.ts';
import { defaultStorage, type TokenStorage } from './token-storage.ts';
import type { Question, Result } from './wire.ts';

export interface SessionSettings {
  /** Of the server: `https://advice.shop.example`. */
  readonly baseUrl: string;
  /** A publishable key in browsers, a secret one on servers only. */
  readonly apiKey: string;
  /** The advisor's id. */
  readonly advisor: string;
  /** Which of the advisor's languages is wanted (`Accept-Language`); a browser says its own by itself. */
  readonly language?: string;
  /** Default: the tab's storage, else memory. */
  readonly storage?: TokenStorage;
  /** Milliseconds for one attempt; default 10,000. */
  readonly timeout?: number;
  /** How often a request is tried at most; default 5. */
  readonly attempts?: number;
  /** Told before each wait for another attempt: how many failed, and the milliseconds of the wait. */
  readonly onWait?: (failed: number, wait: number) => void;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
}

export interface RequestOptions {
  /** Aborting rejects with its reason. A reply that was sent may have been applied all the same: send it again, or `resume`. */
  readonly signal?: AbortSignal;
}

/** Where the conversation stands. */
export interface Outcome {
  /** Null: the advisor has ended. */
  readonly question: Question | null;
  /** Null until there are results; best first, and possibly empty. */
  readonly results: readonly Result[] | null;
  readonly status: 'created' | 'advanced' | 'current' | 'replayed';
  /** The session was no more (too old, say): this is a new one, and what was sent was not applied. */
  readonly restarted: boolean;
  /** Of the texts. */
  readonly language: string | null;
}

export class AdvisorSession {
  readonly #settings: SessionSettings;
  readonly #storage: TokenStorage;
  readonly #key: string;
  /** The request under way, or the last one. */
  #last: Promise<unknown> = Promise.resolve();
  /** A reply under way; asked for again meanwhile (a double click), it is the same request. */
  #reply: {
    readonly body: string;
    readonly signal: AbortSignal | undefined;
    readonly outcome: Promise<Outcome>;
  } | null = null;

  constructor(settings: SessionSettings) {
    this.#settings = settings;
    this.#storage = settings.storage ?? defaultStorage();
    this.#key = `guidepost ${settings.baseUrl} ${settings.advisor}`;
  }

  /** Begins anew, whatever was before. */
  start(options: RequestOptions = {}): Promise<Outcome> {
    return this.#inTurn(async () => {
      await this.#storage.removeItem(this.#key);
      return this.#send(null, options);
    });
  }

  /** Goes on after a reload, or where another tab went on; begins where there is nothing to go on with. */
  resume(options: RequestOptions = {}): Promise<Outcome> {
    return this.#inTurn(() => this.#send(null, options));
  }

  /** Replies to the question shown, or changes the reply to an earlier one; all other replies stay. */
  reply(questionId: string, answerIds: readonly string[], options: RequestOptions = {}): Promise<Outcome> {
    const body = JSON.stringify({ question_id: questionId, answers: answerIds });
    if (this.#reply?.body === body && !this.#reply.signal?.aborted) return this.#reply.outcome;
    const outcome = this.#inTurn(() => this.#send(body, options));
    const reply = { body, signal: options.signal, outcome };
    const done = (): void => {
      if (this.#reply === reply) this.#reply = null;
    };
    this.#reply = reply;
    outcome.then(done, done);
    return outcome;
  }

  /** Lets the question pass: it narrows nothing. */
  skip(questionId: string, options: RequestOptions = {}): Promise<Outcome> {
    return this.reply(questionId, [], options);
  }

  #inTurn(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = this.#last.then(work, work);
    this.#last = outcome.catch(() => {});
    return outcome;
  }

  async #send(body: string | null, { signal }: RequestOptions): Promise<Outcome> {
    const { baseUrl, apiKey, advisor, language, timeout = 10_000, attempts = 5, onWait } = this.#settings;
    const token = await this.#storage.getItem(this.#key);
    const sent = await send({
      url: `${baseUrl.replace(/\/+$/, '')}/api/v7/next/`,
      headers: {
        'Service-API-Key': apiKey,
        'Service-Advisor-ID': advisor,
        ...(token && { 'Service-Session-Token': token }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(language && { 'Accept-Language': language }),
      },
      ...{ body, timeout, attempts, signal, onWait },
      fetch: this.#settings.fetch ?? globalThis.fetch.bind(globalThis),
    });
    const { session_token, question, results } = sent.body;
    await this.#storage.setItem(this.#key, session_token);
    const status = sent.headers.get('Service-Session-Status') as Outcome['status'];
    const restarted = status === 'created' && Boolean(token);
    return { question, results, status, restarted, language: sent.headers.get('Content-Language') };
  }
}
