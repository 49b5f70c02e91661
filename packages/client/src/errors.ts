// The errors that a request can end in. The same reply can be sent again after either of them, and is never applied twice.

import type { Problem, ProblemSlug } from './wire.ts';

/** The server said no. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  /** What is wrong, in one stable word: `session-token-used`, `invalid-answer`, … The server lists all of them at `/problems`. */
  readonly slug: ProblemSlug | (string & {});
  readonly problem: Problem;
  /** Milliseconds that the server asked to wait; 0 if it did not. */
  readonly retryAfter: number;

  constructor(problem: Problem, status: number, retryAfter: number) {
    super(problem.detail ?? problem.title);
    this.status = status;
    this.slug = problem.type.slice(problem.type.lastIndexOf('/') + 1);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** In no attempt did a response come from Guidepost. `cause` is the last error. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** The status of what answered in the server's place; 0 if nothing did. */
  readonly status: number;
  /** Milliseconds that it asked to wait; 0 if it did not. */
  readonly retryAfter: number;

  constructor(status: number, retryAfter: number, cause?: unknown) {
    super(status === 0 ? 'No response came.' : `What answered is not Guidepost (status ${status}).`, { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
