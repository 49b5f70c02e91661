// A program of an assistant that speaks the protocol, as the official client does.

import type { AssistedConversation } from '@guidepost/contract/mcp/mcp-tools';
import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

export interface ConnectOptions {
  readonly key: string;
  /** The newest protocol, or the one before it. */
  readonly era?: 'modern' | 'legacy';
  /** Shows the shopper a form; without it, the program cannot. */
  readonly ask?: (message: string, schema: Readonly<Record<string, unknown>>) => ElicitResult;
}

export async function connect(url: string, { key, era = 'modern', ask }: ConnectOptions): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      capabilities: ask === undefined ? {} : { elicitation: { form: {} } },
      ...(era === 'modern' && { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
    },
  );
  if (ask !== undefined) {
    client.setRequestHandler('elicitation/create', async ({ params }) =>
      ask(params.message, 'requestedSchema' in params ? params.requestedSchema : {}),
    );
  }
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  return client;
}

export interface Called<Data> {
  readonly data: Data;
  readonly words: string;
  readonly isError: boolean;
}

export async function call<Data = AssistedConversation>(
  client: Client,
  name: string,
  input: object = {},
): Promise<Called<Data>> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content;
  return { data: structuredContent as Data, words: first?.type === 'text' ? first.text : '', isError };
}
