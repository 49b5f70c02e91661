// Why a feed was not pulled, in words for the person who set it up: what is wrong and, behind a semicolon, how to mend it.
// Names the host at most: a feed's address may hold a password.

import { MendableError } from '@guidepost/fault/mendable-error';
import type { Mend } from '@guidepost/fault/remedy';

export class FeedFault extends MendableError {
  override readonly name = 'FeedFault';
  /** How long the server of the feed asked not to be asked again, in milliseconds; 0 where it did not. */
  readonly waitAtLeast: number;

  constructor(said: string | Mend, { waitAtLeast = 0, cause }: { waitAtLeast?: number; cause?: unknown } = {}) {
    super(said, { cause });
    this.waitAtLeast = waitAtLeast;
  }
}

/** The pull was called off; nobody is to blame. */
export class PullStopped extends Error {
  override readonly name = 'PullStopped';

  constructor() {
    super('The pull was stopped before its end; nothing was changed.');
  }
}

/** Somebody asked for a feed that cannot be. It says what is wrong and how to mend it, without any password. */
export class FeedRequestError extends MendableError {
  override readonly name = 'FeedRequestError';
}
