// The open connections, and what was written to them but not taken by their clients yet. This waits in the memory of the
// process. So there is a limit to how much may wait on all of them together, and to how long it may wait. A connection that
// exceeds either is ended. Time in which the process stood still does not count: nothing was sent then.

import type { Socket } from 'node:net';

export interface UnreadLimits {
  /** Bytes, on all connections together. */
  readonly unreadBytes: number;
  /** Milliseconds in which a client has to take a response that was written. */
  readonly responseTimeout: number;
}

export type UnreadEnd = 'slow-reader' | 'too-much-unread';

interface Unread {
  readonly bytes: number;
  /** When it began to wait, on the clock of {@link OpenConnections}. */
  readonly since: number;
  /** All bytes written to the connection when it began to wait. Once this many were taken, it waits no more. */
  readonly upTo: number;
}

export class OpenConnections {
  readonly #limits: UnreadLimits;
  readonly #ended: (why: UnreadEnd) => void;
  readonly #open = new Set<Socket>();
  /** Those that have waited longest come first. */
  readonly #unread = new Map<Socket, Unread>();
  #bytes = 0;
  readonly #interval: number;
  readonly #timer: NodeJS.Timeout;
  /** Milliseconds that had counted when the connections were looked at last. */
  #counted = 0;
  #lookedAt = performance.now();

  constructor(limits: UnreadLimits, ended: (why: UnreadEnd) => void) {
    this.#limits = limits;
    this.#ended = ended;
    this.#interval = Math.min(1000, limits.responseTimeout / 4);
    this.#timer = setInterval(() => this.#look(), this.#interval).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  add(socket: Socket): void {
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#forget(socket);
    });
  }

  /**
   * Call it after something was written. It costs next to nothing if the client has taken everything at once, as nearly all
   * do.
   */
  watch(socket: Socket): void {
    if (socket.writableLength === 0) return;
    this.#measure(socket);
    if (this.#bytes > this.#limits.unreadBytes) this.#makeRoom();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Milliseconds of a clock that stands still while the process does, but for a moment. */
  #now(): number {
    return this.#counted + Math.min(performance.now() - this.#lookedAt, 2 * this.#interval);
  }

  #measure(socket: Socket): void {
    const bytes = socket.writableLength;
    const known = this.#unread.get(socket);
    const isTaken = known !== undefined && socket.bytesWritten - bytes >= known.upTo;
    if (bytes === 0 || isTaken) this.#forget(socket);
    if (bytes === 0) return;
    this.#bytes += bytes - (this.#unread.get(socket)?.bytes ?? 0);
    if (known === undefined || isTaken) {
      this.#unread.set(socket, { bytes, since: this.#now(), upTo: socket.bytesWritten });
    } else {
      this.#unread.set(socket, { ...known, bytes });
    }
  }

  /** Ends the connections that have waited longest until the limit is kept. */
  #makeRoom(): void {
    for (const socket of [...this.#unread.keys()]) this.#measure(socket);
    for (const socket of this.#unread.keys()) {
      if (this.#bytes <= this.#limits.unreadBytes) return;
      this.#end(socket, 'too-much-unread');
    }
  }

  /** If a response is written in pieces as the client takes them, nothing tells when the client takes no more. */
  #look(): void {
    this.#counted = this.#now();
    this.#lookedAt = performance.now();
    for (const socket of this.#open) this.#measure(socket);
    const before = this.#counted - this.#limits.responseTimeout;
    for (const [socket, { since }] of this.#unread) if (since <= before) this.#end(socket, 'slow-reader');
    if (this.#bytes > this.#limits.unreadBytes) this.#makeRoom();
  }

  #end(socket: Socket, why: UnreadEnd): void {
    this.#forget(socket);
    socket.destroy();
    this.#ended(why);
  }

  #forget(socket: Socket): void {
    this.#bytes -= this.#unread.get(socket)?.bytes ?? 0;
    this.#unread.delete(socket);
  }
}
