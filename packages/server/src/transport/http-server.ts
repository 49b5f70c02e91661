// The listening server. It passes each request to the part that answers it, and itself answers what never becomes a request
// (row 60). While draining it still listens, so that nobody is refused a connection without a response.

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { INTERACTIONS_PATH, type InteractionsRoute } from '../next/interactions-route.ts';
import { NEXT_PATH, type NextRoute } from '../next/next-route.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import {
  findHeadFault,
  LATE,
  lateRequest,
  MAX_HEADER_BYTES,
  NO_TUNNEL,
  unreadableRequest,
} from './connection-refusals.ts';
import { isTimeAllowed } from './long-bodies.ts';
import { OpenConnections, type UnreadEnd, type UnreadLimits } from './open-connections.ts';
import { OrderedRequests } from './ordered-requests.ts';
import { problemResponse } from './problem-response.ts';
import { QuickConnection, type QuickOwner } from './quick-connection.ts';
import { sendRefusal } from './send-refusal.ts';
import { StreamedCall } from './streamed-call.ts';
import { unlessRead } from './unless-read.ts';

/** Milliseconds in which a refused connection is still read, so that its refusal is not lost with what is on its way. */
const LINGER = 1000;
/** Connections that may wait to be taken. With fewer, a burst of them waits for a second, until their clients try again. */
const BACKLOG = 4096;

export interface HttpServerSettings {
  readonly next: Pick<NextRoute, 'handle' | 'connected'>;
  readonly interactions: Pick<InteractionsRoute, 'handle'>;
  /** Answers every other path. */
  readonly rest: (request: IncomingMessage, response: ServerResponse) => void;
  readonly publicUrl: () => string;
  /** Whether plain requests are read without Node's HTTP server: see docs/adr/0008. */
  readonly readsQuickly: boolean;
  /** Milliseconds in which a request has to arrive, together with its body. */
  readonly requestTimeout: number;
  /** Milliseconds between a response and the next request. */
  readonly keepAlive: number;
  readonly limits: ConnectionLimits;
  /** A connection was ended, or not taken, because of a limit. */
  readonly ended: (why: UnreadEnd | 'too-many-waiting' | 'too-many-connections') => void;
}

export interface ConnectionLimits extends UnreadLimits {
  /** Open at once. */
  readonly connections: number;
  /** Requests, on all connections together, that may wait for the responses to those sent before on their connection. */
  readonly waiting: number;
}

export class HttpServer {
  readonly #server: Server;
  readonly #settings: HttpServerSettings;
  readonly #connections: OpenConnections;
  /** The requests of each connection that Node reads. */
  readonly #requests = new WeakMap<Socket, OrderedRequests>();
  readonly #refused = new WeakSet<Socket>();
  readonly #quick = new Set<QuickConnection>();
  /** Requests that are being answered. */
  #open = 0;
  /** Requests that wait for others on their connection. */
  #waiting = 0;
  #idle: (() => void) | null = null;

  constructor(settings: HttpServerSettings) {
    this.#settings = settings;
    this.#connections = new OpenConnections(settings.limits, settings.ended);
    this.#server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        requestTimeout: settings.requestTimeout,
        headersTimeout: settings.requestTimeout,
        connectionsCheckingInterval: Math.min(1000, settings.requestTimeout / 4),
        // Refused below, as a problem.
        requireHostHeader: false,
        keepAliveTimeout: settings.keepAlive,
        noDelay: true,
      },
      (request, response) => this.#take(request.socket, response),
    );
    // A client that sends no more after its request still gets the response, as it does from a quick connection.
    Object.assign(this.#server, { httpAllowHalfOpen: true });
    // Many small headers are refused by their size, not cut off after a number of them.
    this.#server.maxHeadersCount = 0;
    this.#server.maxConnections = settings.limits.connections;
    this.#server.on('drop', () => settings.ended('too-many-connections'));
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (error.code === LATE && isTimeAllowed(socket as Socket)) return;
      if (error.code === LATE) this.#refuseIfLate(error, socket as Socket);
      else this.#refuse(error, socket as Socket);
    });
    // The time between two requests is the only one that Node tells of in this way.
    this.#server.on('timeout', (socket) => unlessRead(socket, () => socket.destroy()));
    // Without a listener, Node would close the connection without a response, and answer 417 without a problem.
    this.#server.on('connect', (_request, socket) => {
      // Node has released the connection: nobody else reads it or hears of its end.
      socket.on('error', () => socket.destroy()).resume();
      this.#end(socket as Socket, NO_TUNNEL);
    });
    this.#server.on('checkExpectation', (request, response) => this.#take(request.socket, response));
    if (settings.readsQuickly) this.#readQuickly();
    this.#server.prependListener('connection', (socket) => {
      this.#connections.add(socket);
      settings.next.connected();
    });
  }

  /** Connections that are open now. */
  get connections(): number {
    return this.#connections.count;
  }

  /** Puts {@link QuickConnection} before Node's own reading of a connection. */
  #readQuickly(): void {
    const server = this.#server;
    const own = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
    const owner: QuickOwner = {
      answer: (call) => this.#settings.next.handle(call),
      opened: () => this.#exchangeOpened(),
      closed: () => this.#exchangeClosed(),
      written: (socket) => this.#connections.watch(socket),
      takeOver: (socket, read) => {
        for (const take of own) take.call(server, socket);
        socket.unshift(read);
        socket.resume();
      },
      gone: (connection) => this.#quick.delete(connection),
      timedOut: (socket) => {
        this.#end(socket, lateRequest(this.#settings.requestTimeout));
      },
    };
    const times = { first: this.#settings.requestTimeout, keepAlive: this.#settings.keepAlive };
    server.removeAllListeners('connection');
    server.on('connection', (socket) => this.#quick.add(new QuickConnection(socket, owner, times)));
  }

  #exchangeOpened(): void {
    this.#open++;
  }

  #exchangeClosed(): void {
    this.#open--;
    if (this.#open === 0) this.#idle?.();
  }

  /** Resolves to the port. `shared`: other processes listen on it, too, and the system hands out connections among them. */
  listen(port: number, host: string, shared = false): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host, exclusive: true, reusePort: shared, backlog: BACKLOG }, () => {
        this.#server.off('error', reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Resolves when no request is being answered, or after `most` milliseconds, to the number of those that still are. */
  async drain(most: number): Promise<number> {
    if (this.#open === 0) return 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, most);
    this.#idle = resolve;
    await promise;
    clearTimeout(timer);
    return this.#open;
  }

  /** Stops listening and ends every connection. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    for (const connection of this.#quick) connection.end();
    this.#connections.stop();
    await closed;
  }

  /** A request that Node has read waits for its turn on its connection. */
  #take(socket: Socket, response: ServerResponse): void {
    let requests = this.#requests.get(socket);
    if (requests === undefined) {
      requests = new OrderedRequests(socket, {
        answer: (request, answered) => this.#answer(request, answered),
        opened: () => this.#exchangeOpened(),
        closed: () => this.#exchangeClosed(),
        wait: (change) => this.#wait(change),
        tooMany: () => this.#settings.ended('too-many-waiting'),
        written: (written) => this.#connections.watch(written),
      });
      this.#requests.set(socket, requests);
    }
    requests.add(response);
  }

  #wait(change: 1 | -1): boolean {
    if (change === 1 && this.#waiting >= this.#settings.limits.waiting) return false;
    this.#waiting += change;
    return true;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const fault = findHeadFault(request);
    if (fault !== null) sendRefusal(request, response, fault, makeRequestId(), this.#settings.publicUrl());
    else if (isPath(request.url ?? '', NEXT_PATH)) this.#settings.next.handle(new StreamedCall(request, response));
    else if (isPath(request.url ?? '', INTERACTIONS_PATH)) {
      this.#settings.interactions.handle(new StreamedCall(request, response));
    } else this.#settings.rest(request, response);
  }

  /** A request counts as late only if it is not whole once everything was read that came while the process stood still. */
  #refuseIfLate(error: NodeJS.ErrnoException, socket: Socket): void {
    const whole = () => this.#requests.get(socket)?.whole ?? 0;
    const before = whole();
    setImmediate(() => {
      if (whole() === before) this.#refuse(error, socket);
    });
  }

  /** Answers what is no request, after the responses to those that came before it on the same connection. */
  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    if (this.#refused.has(socket)) return;
    this.#refused.add(socket);
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const end = (isAnswered: boolean) =>
      this.#end(socket, isAnswered ? null : unreadableRequest(error, this.#settings.requestTimeout));
    const requests = this.#requests.get(socket);
    if (requests === undefined) end(false);
    else requests.refuseRest(end);
  }

  #end(socket: Socket, refusal: Refusal | null): void {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    if (refusal === null) {
      socket.destroySoon();
      return;
    }
    const { status, headers, body } = problemResponse(refusal, makeRequestId(), this.#settings.publicUrl());
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
    for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
    socket.end(`${head}\r\n${body}`);
    // A late rest of the body must not complete a request that was refused.
    if (refusal.slug === 'request-timeout') socket.destroySoon();
    else setTimeout(() => socket.destroy(), LINGER).unref();
  }
}

/** The target may be a whole address (RFC 9112, section 3.2.2); what it names as its host does not matter. */
function isPath(target: string, wanted: string): boolean {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!path.startsWith(wanted)) return false;
  const rest = path.slice(wanted.length);
  return rest === '/' || rest === '' || rest.startsWith('/?') || rest.startsWith('?');
}
