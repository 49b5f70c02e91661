// Answers to requests that have an `Idempotency-Key`, so that a request that is sent again brings the same answer and does nothing twice.

export interface RepeatableRequest {
  /** Who sends it; names of different callers are different. */
  readonly caller: string;
  /** The digest of the `Idempotency-Key`. */
  readonly name: string;
  /** Of method, path and body. */
  readonly digest: string;
}

export type RepeatClaim =
  /** It is the first; whoever claimed it has to answer or to release it. */
  | { readonly kind: 'first' }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'under-way' }
  /** The name was used for something else. */
  | { readonly kind: 'other' };

export interface RepeatStore {
  /**
   * Of several who claim it at the same time one is the first. What is older than `keptFrom` is forgotten; a claim without an answer
   * counts as given up if it is older than `claimedFrom`. Milliseconds since 1970.
   */
  claim(
    request: RepeatableRequest,
    times: { readonly at: number; readonly keptFrom: number; readonly claimedFrom: number },
  ): Promise<RepeatClaim>;
  /** `answer`: encrypted, since it may have secrets. */
  answer(request: RepeatableRequest, answer: string): Promise<void>;
  /** Nothing was done: the request may be tried again. */
  release(request: RepeatableRequest): Promise<void>;
}
