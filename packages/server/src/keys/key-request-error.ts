// Somebody asked for a key in a way that cannot be granted; it says what is wrong and how to mend it.

import { MendableError } from '@guidepost/fault/mendable-error';

export class KeyRequestError extends MendableError {
  override readonly name = 'KeyRequestError';
}
