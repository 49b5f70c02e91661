// Somebody asked for a feed that cannot be; it says what is wrong and how to mend it, without any password.

import { MendableError } from '@guidepost/fault/mendable-error';

export class FeedRequestError extends MendableError {
  override readonly name = 'FeedRequestError';
}
