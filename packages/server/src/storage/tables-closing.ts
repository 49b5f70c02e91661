// Keeps everybody from changing some tables while they are copied elsewhere, and for good once the copy is what counts. Whoever only reads
// them goes on. If the process that closed them ends before that, they are open again.

export interface TablesClosing {
  /** Rejects unless nobody has changed anything since the tables were closed. */
  assertClosed(): Promise<void>;
  /** From now on they are closed for good. */
  finish(): Promise<void>;
  /** Without {@link finish}, they are open again. */
  release(): Promise<void>;
}

/** What whoever wants to change them is told. `to`: the new store, as messages may show it. */
export const movedTo = (to: string): string => `this store was moved to ${to}. Stop this server, and start it there.`;

export const BEING_MOVED = 'this store is being moved to another one just now.';
