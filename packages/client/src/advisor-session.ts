// One shopper's conversation with one advisor. It keeps the token, sends one request at a time, and sends the same
// request again if a response was lost: a reply is applied once or not at all.

import { type Sent, send } from './send.ts';
import { TokenKeeper, type TokenStorage } from './token-storage.ts';
import type { Included, IncludeWord, Interaction, Question, Result, SessionStatus } from './wire.ts';

export interface SessionSettings {
  /** The address of the server, such as `https://advice.shop.example`. */
  readonly baseUrl: string;
  /** A publishable key in browsers, a secret one on servers only. */
  readonly apiKey: string;
  /** The advisor's id. */
  readonly advisor: string;
  /** The language that is wanted (`Accept-Language`). Without it, a browser sends its own. */
  readonly language?: string | undefined;
  /** What responses should have beside questions and results. Without it, they have nothing more. */
  readonly include?: readonly IncludeWord[] | undefined;
  /** By default the tab's storage, or memory if there is none. */
  readonly storage?: TokenStorage | undefined;
  /** Milliseconds for one attempt; 10,000 by default. */
  readonly timeout?: number | undefined;
  /** How often a request is tried at most; 5 by default. */
  readonly attempts?: number | undefined;
  /** Called before each wait for another attempt, with the number of failed attempts and the milliseconds of the wait. */
  readonly onWait?: ((failed: number, wait: number) => void) | undefined;
  /** The global `fetch` by default. */
  readonly fetch?: typeof fetch | undefined;
}

export interface RequestOptions {
  /** Aborting rejects with its reason. A reply that was sent may have been applied all the same: send it again, or `resume`. */
  readonly signal?: AbortSignal | undefined;
}

/** Where the conversation stands, with what `include` asked for. */
export interface Outcome extends Included {
  /** Null if the advisor has ended. */
  readonly question: Question | null;
  /** Null until there are results. Best first; may be empty. */
  readonly results: readonly Result[] | null;
  readonly status: SessionStatus;
  /** True if the session had ended, for example because of its age: this is a new one, and what was sent was not applied. */
  readonly restarted: boolean;
  /** The language of the texts. */
  readonly language: string | null;
}

export class AdvisorSession {
  readonly #settings: SessionSettings;
  readonly #token: TokenKeeper;
  /** The request under way, or the last one. */
  #last: Promise<unknown> = Promise.resolve();
  /** The reply under way. If the same reply is made meanwhile (a double click), it is the same request. */
  #reply: SharedRequest<Outcome> | null = null;

  constructor(settings: SessionSettings) {
    const baseUrl = settings.baseUrl.replace(/\/+$/, '');
    this.#settings = { ...settings, baseUrl };
    this.#token = new TokenKeeper(`guidepost ${baseUrl} ${settings.advisor}`, settings.storage);
  }

  /** The session as the service's own records name it; null before the first response. */
  get id(): string | null {
    return this.#token.session;
  }

  /** The newest token; null before the first response. With it, a shop's server tells what was bought. */
  get token(): string | null {
    return this.#token.newest;
  }

  /** Goes on by a newer token of the same conversation, if another program has replied in it. Only while no request is under way. */
  set token(token: string) {
    void this.#token.put(token);
  }

  /**
   * Tells that a product was opened, put into the cart or bought, also long after the conversation, as long as its token is kept. The same
   * counts once, and the conversation goes on as if nothing had happened. A browser sends it even if the page is left.
   */
  async interact(interaction: Interaction, { signal }: RequestOptions = {}): Promise<void> {
    await this.#post(await this.#token.get(), JSON.stringify(interaction), signal, true);
  }

  /** Begins a new session, whatever was before. */
  start({ signal }: RequestOptions = {}): Promise<Outcome> {
    this.#reply = null;
    return waitFor(this.#request(null, true), signal);
  }

  /** Goes on after a reload, or after another tab went on. If there is nothing to go on with, it begins. */
  resume({ signal }: RequestOptions = {}): Promise<Outcome> {
    return waitFor(this.#request(null), signal);
  }

  /** Replies to the question shown, or changes the reply to an earlier one; all other replies stay. */
  reply(questionId: string, answerIds: readonly string[], { signal }: RequestOptions = {}): Promise<Outcome> {
    const body = JSON.stringify({ question_id: questionId, answers: answerIds });
    if (this.#reply?.body !== body || this.#reply.calling.signal.aborted) {
      const reply = this.#request(body);
      const done = (): void => {
        if (this.#reply === reply) this.#reply = null;
      };
      this.#reply = reply;
      reply.outcome.then(done, done);
    }
    return waitFor(this.#reply, signal);
  }

  /** Lets the question pass: it narrows nothing. */
  skip(questionId: string, options: RequestOptions = {}): Promise<Outcome> {
    return this.reply(questionId, [], options);
  }

  /** Sends a request once the one before has ended, well or not. */
  #request(body: string | null, isNew = false): SharedRequest<Outcome> {
    const calling = new AbortController();
    const outcome = this.#last.then(async () => {
      calling.signal.throwIfAborted();
      const token = isNew ? null : await this.#token.get();
      return this.#send(token, body, calling.signal);
    });
    this.#last = outcome.catch(() => {});
    return { body, calling, outcome, callers: 0 };
  }

  async #send(token: string | null, body: string | null, signal: AbortSignal): Promise<Outcome> {
    const sent = await this.#post(token, body, signal);
    const { status, language: spoken } = sent;
    const { session_token, ...outcome } = sent.body;
    await this.#token.put(session_token);
    return { ...outcome, status, restarted: status === 'created' && Boolean(token), language: spoken };
  }

  #post(token: string | null, body: string | null, signal: AbortSignal | undefined, keepalive = false): Promise<Sent> {
    const { baseUrl, apiKey, advisor, language, include, timeout = 10_000, attempts = 5, onWait } = this.#settings;
    return send({
      url: `${baseUrl}/api/v7/${keepalive ? 'interactions' : 'next'}/`,
      headers: {
        'Service-API-Key': apiKey,
        'Service-Advisor-ID': advisor,
        ...(token && { 'Service-Session-Token': token }),
        ...(include?.length && { 'Service-Include': include.join() }),
        ...(body && { 'Content-Type': 'application/json' }),
        // Pages say `en_US`. Characters that no language tag has make browsers ask the server first, and the server refuses them.
        ...(language && { 'Accept-Language': language.replaceAll('_', '-').replace(/[^\w *,.;=-]/g, '') }),
      },
      ...{ body, timeout, attempts, signal, keepalive },
      // No shopper waits for what is only told.
      ...(!keepalive && { onWait }),
      fetch: this.#settings.fetch ?? globalThis.fetch.bind(globalThis),
    });
  }
}

/** A request that several callers may wait for. Each of them may stop waiting. When none waits any more, it is aborted. */
interface SharedRequest<Outcome> {
  /** Null if there is none. */
  readonly body: string | null;
  /** Aborts it. */
  readonly calling: AbortController;
  readonly outcome: Promise<Outcome>;
  /** How many callers wait. */
  callers: number;
}

/** Rejects with the signal's reason as soon as it aborts. */
function waitFor<Outcome>(request: SharedRequest<Outcome>, signal: AbortSignal | undefined): Promise<Outcome> {
  request.callers += 1;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      reject(signal?.reason);
      request.callers -= 1;
      if (request.callers === 0) request.calling.abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    const stay = (): void => signal?.removeEventListener('abort', leave);
    request.outcome.then(resolve, reject).then(stay);
  });
}
