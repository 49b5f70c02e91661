// Behind the assistants' door: a server for each request, as the official SDK recommends it, and the SDK's adapter for Node.

import { MAX_BODY_BYTES } from '@guidepost/contract/next-request';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServerFactory, type ServerEventBus } from '@modelcontextprotocol/server';

export type McpHandler = ReturnType<typeof toNodeHandler>;

/** A call has the largest reply, a token, and what the protocol adds. */
const MOST_BYTES = 4 * MAX_BODY_BYTES;

/** For each server: without a session there is no way back to a program of the older protocol. A question to it is then in the answer. */
export const WITHOUT_SESSION = { inputRequired: { legacyShim: false } } as const;

export interface MountOptions {
  readonly failed: (error: unknown) => void;
  /** Tells those who listen what has changed. Servers whose lists stay as they are need none. */
  readonly bus?: ServerEventBus;
}

export function mountMcp(makeServer: McpServerFactory, { failed, bus }: MountOptions): McpHandler {
  const handler = createMcpHandler(makeServer, {
    ...{ maxRequestBodySize: MOST_BYTES, onerror: () => {} },
    ...(bus && { bus }),
  });
  return toNodeHandler(handler, { maxRequestBodySize: MOST_BYTES, onerror: failed });
}
