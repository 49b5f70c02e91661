// A request that several may wait for. Whoever stops waiting stops for themselves; when nobody waits any more it is given up.

export interface SharedRequest<Outcome> {
  /** Null: none. */
  readonly body: string | null;
  /** Gives it up. */
  readonly calling: AbortController;
  readonly outcome: Promise<Outcome>;
  /** How many wait. */
  callers: number;
}

/** Rejects with the signal's reason at once when it aborts. */
export function waitFor<Outcome>(request: SharedRequest<Outcome>, signal: AbortSignal | undefined): Promise<Outcome> {
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
