// Somebody asked for a feed that cannot be; the message says what is wrong and how to mend it, without any password.

export class FeedRequestError extends Error {
  override readonly name = 'FeedRequestError';
}
