// Where the admin interface can be reached: at the service's own port, at an address of its own, or nowhere. What answers is loaded at the
// first request, so that a server starts without it.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import type { AdminPlace } from '../settings/config.ts';
import { sendRefusal } from '../transport/send-refusal.ts';
import type { AdminHandler } from './admin-app.ts';
import type { AdminParts } from './open-admin.ts';

/** What the service has only once it runs. */
type RunningParts = Pick<AdminParts, 'stores' | 'makeTries' | 'liveCatalogs' | 'snapshots' | 'published'>;

export interface AdminDoorParts extends Omit<AdminParts, keyof RunningParts | 'adminUrl'> {
  /** How people reach it; `ownPort`: if it has one, and listens. */
  readonly adminUrl: (ownPort: number | null) => string;
}

export class AdminDoor {
  readonly #place: AdminPlace;
  readonly #parts: AdminDoorParts;
  #opening: Promise<AdminHandler> | null = null;
  #server: Server | null = null;
  /** Null until the service has them. */
  running: RunningParts | null = null;

  constructor(place: AdminPlace, parts: AdminDoorParts) {
    this.#place = place;
    this.#parts = parts;
  }

  /** How people reach it, without a slash at its end. */
  get url(): string {
    const own = this.#server?.address();
    return this.#parts.adminUrl(typeof own === 'object' && own !== null ? own.port : null);
  }

  /** Whether a request at the service's own port is for the admin interface. */
  isFor({ url = '' }: IncomingMessage): boolean {
    return this.#place === 'here' && /^\/admin(?:[/?]|$)/.test(url);
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const requestId = makeRequestId();
    const refuse = (refusal: Refusal) => sendRefusal(request, response, refusal, requestId, this.#parts.publicUrl());
    if (this.running === null) {
      refuse(STARTING);
      return;
    }
    this.#opening ??= this.#open(this.running);
    this.#opening.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        this.#opening = null;
        this.#parts.failed(error, requestId);
        refuse(FAILED);
      },
    );
  }

  /** Resolves to the port of its own; null: it has none. */
  async listen(host: string, shared: boolean): Promise<number | null> {
    const place = this.#place;
    if (typeof place === 'string') return null;
    const server = createServer((request, response) => this.answer(request, response));
    this.#server = server;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject).once('listening', resolve);
    server.listen({ port: place.port, host: place.host ?? host, exclusive: true, reusePort: shared });
    await promise;
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (this.#server === null) return;
    const closed = new Promise<void>((resolve) => this.#server?.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #open(running: RunningParts): Promise<AdminHandler> {
    const { openAdmin } = await import('./open-admin.ts');
    return openAdmin({ ...running, ...this.#parts, adminUrl: () => this.url });
  }
}

const STARTING = new Refusal('unavailable', 'The service is starting.', { wait: 2 });
const FAILED = new Refusal('internal-error', 'Something went wrong here.');
