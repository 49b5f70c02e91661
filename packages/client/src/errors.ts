// What a request can end in besides an outcome. Either way the session stands where it stood: the same reply can be sent
// again, and is never applied twice.

import type { Problem, ProblemSlug } from './wire.ts';

/** The server said no. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  /** What is wrong, in one stable word: `session-token-used`, `invalid-answer`, … All are listed at `/problems`. */
  readonly slug: ProblemSlug | (string & {});
  readonly problem: Problem;
  /** Milliseconds that the server asked to wait; 0 where it did not. */
  readonly retryAfter: number;

  constructor(problem: Problem, status: number, retryAfter: number) {
    super(problem.detail ?? problem.title);
    this.status = status;
    this.slug = problem.type.slice(problem.type.lastIndexOf('/') + 1);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No response came, or one that is none of Guidepost's, however often it was tried. `cause` is what was met last. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** Of what answered in the server's place; 0: nothing did. */
  readonly status: number;
  /** Milliseconds that it asked to wait; 0 where it did not. */
  readonly retryAfter: number;

  constructor(status: number, retryAfter: number, cause?: unknown) {
    super(status === 0 ? 'No response came.' : `What answered is not Guidepost (status ${status}).`, { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
