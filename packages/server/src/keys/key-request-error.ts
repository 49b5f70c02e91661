// Somebody asked for a key in a way that cannot be granted; the message says what is wrong and how to mend it.

export class KeyRequestError extends Error {
  override readonly name = 'KeyRequestError';
}
