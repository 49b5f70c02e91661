// The assistants' door, `/mcp`: finds out who asks before anything is read. What answers is loaded at the first request, so that a server
// starts without it, and one whose door is shut never has it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_HEADERS } from '@guidepost/contract/headers';
import type { AddressOf } from '../limits/client-address.ts';
import { type NextService, notServing } from '../next/check-head.ts';
import type { NextRoute } from '../next/next-route.ts';
import { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import type { StatementKeys } from '../statements/statement-keys.ts';
import { sendRefusal } from '../transport/send-refusal.ts';
import { authInfoOf } from './mcp-caller.ts';
import type { McpHandler } from './mount-mcp.ts';
import type { McpParts } from './open-mcp.ts';

export interface McpDoorParts {
  readonly isOpen: boolean;
  readonly route: NextRoute;
  /** Null while no requests are taken. */
  readonly service: () => NextService | null;
  /** Null as long as the service is. */
  readonly statementKeys: () => StatementKeys | null;
  readonly addressOf: AddressOf;
  readonly publicUrl: () => string;
  readonly version: string;
  readonly failed: (error: unknown, requestId: string) => void;
  /** Opens what answers, at the first request. The tools of advisors if nothing else is said. */
  readonly open?: OpenMcp;
}

export type OpenMcp = (parts: McpParts) => Promise<McpHandler>;

export const MCP_PATH = '/mcp';

/** The path itself, and `/mcp/KEY` for programs that can send no header: only with a key that everybody may see. */
const PATH = /^\/mcp(?:\/(?<key>[\w-]+))?\/?(?:\?|$)/;

export class McpDoor {
  readonly #parts: McpDoorParts;
  #opening: Promise<McpHandler> | null = null;

  constructor(parts: McpDoorParts) {
    this.#parts = parts;
  }

  isFor({ url = '' }: IncomingMessage): boolean {
    return this.#parts.isOpen && url.startsWith(MCP_PATH) && PATH.test(url);
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const requestId = makeRequestId();
    const { publicUrl, failed } = this.#parts;
    const refuse = (refusal: Refusal) => sendRefusal(request, response, refusal, requestId, publicUrl());
    allowPages(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const caller = this.#admit(request);
    if (caller instanceof Refusal) {
      refuse(caller);
      return;
    }
    this.#opening ??= this.#open();
    this.#opening
      .then((handle) => handle(withCaller(request, authInfoOf(caller)), response))
      .catch((error: unknown) => {
        failed(error, requestId);
        refuse(FAILED);
      });
  }

  #admit(request: IncomingMessage) {
    const { service: find, addressOf, publicUrl } = this.#parts;
    const [service, statementKeys] = [find(), this.#parts.statementKeys()];
    if (service === null || statementKeys === null) return notServing();
    if (isRebound(request, publicUrl())) return REBOUND;
    const { 'x-forwarded-for': forwarded = null, origin = null } = request.headers;
    const source = {
      peer: request.socket.remoteAddress ?? '',
      forwardedFor: Array.isArray(forwarded) ? forwarded.join() : forwarded,
    };
    const sent = keyOf(request);
    if (sent instanceof Refusal) return sent;
    const key = service.gate.authenticate(sent, origin, () => addressOf(source), Date.now(), performance.now());
    return key instanceof Refusal ? key : { service, key, source, statementKeys };
  }

  async #open() {
    try {
      const { route, publicUrl, version, failed, open = openTools } = this.#parts;
      return await open({ route, publicUrl, version, failed: (error) => failed(error, makeRequestId()) });
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }
}

const openTools: OpenMcp = async (parts) => (await import('./open-mcp.ts')).openMcp(parts);

/** As the SDK's adapter takes it: with who it is, and with what Node always sets of a request to a server. */
const withCaller = (request: IncomingMessage, auth: ReturnType<typeof authInfoOf>) =>
  Object.assign(request, { auth }) as Parameters<McpHandler>[0];

/** From the header of our own, as a bearer token, or from the address; empty if there is none. */
function keyOf({ headers, url = '' }: IncomingMessage): string | Refusal {
  const own = headers[REQUEST_HEADERS.apiKey];
  if (typeof own === 'string' && own !== '') return own;
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return bearer;
  const inAddress = PATH.exec(url)?.groups?.key ?? '';
  return inAddress === '' || inAddress.startsWith('gp_pk_') ? inAddress : SECRET_IN_ADDRESS;
}

/**
 * Whether a page of somewhere else asks a service that is for this machine only, under a name that it made to mean this machine (DNS
 * rebinding). A service that others reach by its name is protected by its keys and their origins.
 */
function isRebound({ headers: { host = '', origin } }: IncomingMessage, publicUrl: string): boolean {
  if (!isLocal(publicUrl)) return false;
  return !isLocal(`http://${host}`) || (origin !== undefined && !isLocal(origin));
}

const isLocal = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');

/** Programs in pages may ask, too. Which pages may use a key is a matter of the key. */
function allowPages({ headers }: IncomingMessage, response: ServerResponse): void {
  response
    .setHeader('Access-Control-Allow-Origin', '*')
    .setHeader('Access-Control-Allow-Methods', 'POST, GET, DELETE, OPTIONS')
    .setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*')
    .setHeader('Access-Control-Expose-Headers', 'Mcp-Session-Id, Mcp-Protocol-Version, Retry-After')
    .setHeader('Access-Control-Max-Age', '7200')
    .setHeader('Cache-Control', 'no-store');
}

const SECRET_IN_ADDRESS = new Refusal(
  'invalid-api-key',
  'Only a publishable key may stand in an address, because addresses end up in logs. Send a secret key as `Authorization: Bearer`.',
);
const REBOUND = new Refusal(
  'bad-request',
  'The service calls itself by a name of this machine, so it answers assistants on this machine only. If others are to reach it, set `PUBLIC_URL` to the address by which they do.',
);
const FAILED = new Refusal('internal-error', 'Something went wrong here.');
