// An operation that means nothing in the draft as its editor saw it.

export class OperationError extends Error {
  override readonly name = 'OperationError';
}
