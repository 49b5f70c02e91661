// The listening server: sends each request to the part that answers it, and answers itself what never becomes a request
// (row 60). While draining it goes on listening, so that nobody is refused a connection without a word.

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { NEXT_PATH, type NextRoute } from '../next/next-route.ts';
import { Refusal } from './refusal.ts';
import { makeRequestId, renderRefusal } from './send.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const REQUEST_TIMEOUT = 10_000;

export interface HttpServerSettings {
  readonly next: NextRoute;
  /** Answers every other path. */
  readonly rest: (request: IncomingMessage, response: ServerResponse) => void;
  readonly publicUrl: () => string;
}

export class HttpServer {
  readonly #server: Server;
  readonly #settings: HttpServerSettings;
  /** Requests that are being answered. */
  #open = 0;
  #idle: (() => void) | null = null;

  constructor(settings: HttpServerSettings) {
    this.#settings = settings;
    this.#server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        requestTimeout: REQUEST_TIMEOUT,
        headersTimeout: REQUEST_TIMEOUT,
        connectionsCheckingInterval: 1000,
        keepAliveTimeout: 65_000,
        noDelay: true,
      },
      (request, response) => this.#handle(request, response),
    );
    // Many small headers are refused by their size, not cut off after a number of them.
    this.#server.maxHeadersCount = 0;
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuse(error, socket as Socket));
  }

  /** Resolves to the port. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Resolves when no request is being answered, or after `most` milliseconds. */
  async drain(most: number): Promise<void> {
    if (this.#open === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, most);
    this.#idle = resolve;
    await promise;
    clearTimeout(timer);
  }

  /** Stops listening and ends every connection. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    this.#open++;
    response.once('close', () => {
      this.#open--;
      if (this.#open === 0) this.#idle?.();
    });
    if (isNextPath(request.url ?? '')) this.#settings.next.handle(request, response);
    else this.#settings.rest(request, response);
  }

  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    if (!socket.writable || socket.bytesWritten > 0 || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, headers, body } = renderRefusal(refusalOf(error), makeRequestId(), this.#settings.publicUrl());
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
    for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
    socket.end(`${head}\r\n${body}`);
  }
}

function isNextPath(url: string): boolean {
  if (!url.startsWith(NEXT_PATH)) return false;
  const rest = url.slice(NEXT_PATH.length);
  return rest === '/' || rest === '' || rest.startsWith('/?') || rest.startsWith('?');
}

function refusalOf(error: NodeJS.ErrnoException): Refusal {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('headers-too-large', `Headers may have ${MAX_HEADER_BYTES} bytes together.`);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('request-timeout', `A request has to arrive within ${REQUEST_TIMEOUT / 1000} seconds.`);
    default:
      return new Refusal('bad-request', 'What arrived is not an HTTP request.');
  }
}
