// The host of the frame, as MCP Apps has it (SEP-1865): JSON-RPC by `postMessage`. Only the parent window is listened to. It may answer late, never,
// or with anything.

export type Members = Readonly<Record<string, unknown>>;

export const areMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface HostHandlers {
  /** What the host tells; it may be anything. */
  readonly told: (method: string, params: Members) => void;
  /** What it asks for; undefined if that is unknown here. */
  readonly asked: (method: string) => object | Promise<object> | undefined;
}

/** The host said no. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

export class Host {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #window: Window;
  readonly #handlers: HostHandlers;
  #last = 0;

  /** `parent`: the window around the frame. */
  constructor(parent: Window, handlers: HostHandlers) {
    this.#window = parent;
    this.#handlers = handlers;
    addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source === parent && areMembers(data) && data.jsonrpc === '2.0') this.#take(data);
    });
  }

  /** Rejects with `HostError`, or with the reason of `signal`. What comes later than that is passed over. */
  async request(method: string, params: object, signal?: AbortSignal | null): Promise<unknown> {
    signal?.throwIfAborted();
    const id = ++this.#last;
    const waiting = Promise.withResolvers<unknown>();
    const stop = (): void => {
      waiting.reject(signal?.reason);
      // So that the host stops as well. It may have done what was asked for all the same.
      this.tell('notifications/cancelled', { requestId: id });
    };
    signal?.addEventListener('abort', stop);
    this.#waiting.set(id, waiting);
    this.#send({ id, method, params });
    try {
      return await waiting.promise;
    } finally {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', stop);
    }
  }

  tell(method: string, params: object = {}): void {
    this.#send({ method, params });
  }

  #take({ id, method, params, result, error }: Members): void {
    const known = areMembers(params) ? params : {};
    if (typeof method !== 'string') {
      const waiting = typeof id === 'number' ? this.#waiting.get(id) : undefined;
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new HostError(areMembers(error) ? String(error.message) : 'The host said no.'));
    } else if (typeof id === 'number' || typeof id === 'string') void this.#answer(id, method);
    else this.#handlers.told(method, known);
  }

  async #answer(id: number | string, method: string): Promise<void> {
    const result = await this.#handlers.asked(method);
    this.#send({ id, ...(result ? { result } : { error: { code: -32601, message: 'Method not found' } }) });
  }

  /** No origin can be named: a host may have any, or, in a sandbox, none. Whoever embeds the frame may read what it says. */
  #send(message: object): void {
    this.#window.postMessage({ jsonrpc: '2.0', ...message }, '*');
  }
}
