// A request that several callers may wait for. Each of them may stop waiting. When none waits any more, it is aborted.

export interface SharedRequest<Outcome> {
  /** Null if there is none. */
  readonly body: string | null;
  /** Aborts it. */
  readonly calling: AbortController;
  readonly outcome: Promise<Outcome>;
  /** How many callers wait. */
  callers: number;
}

/** Rejects with the signal's reason as soon as it aborts. */
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
