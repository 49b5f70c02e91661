// An error about which the caller can do something. What to do is data, so that every door says it in its own words.
// `message` says it in plain words, for logs and for code that prints an error as it is.

import { plainMend } from './plain-remedy.ts';
import { type Mend, mendOf } from './remedy.ts';

export abstract class MendableError extends Error {
  /** What is wrong, where, and what to do about it. */
  readonly said: Mend;

  constructor(said: string | Mend, options?: ErrorOptions) {
    const parts = mendOf(said);
    super(plainMend(parts), options);
    this.said = parts;
  }
}
