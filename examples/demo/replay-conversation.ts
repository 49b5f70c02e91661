// Holds a recorded conversation again, request by request. Tokens, the address and the numbers of requests
// differ from start to start. They are written as placeholders, so that two recordings of one service are the same text.

import { readdir, readFile } from 'node:fs/promises';
import type { RunningDemo } from './start-demo.ts';

export interface Conversation {
  readonly title: string;
  /** Who the shopper is, and what the conversation shows. */
  readonly about: string;
  readonly advisor: string;
  readonly exchanges: readonly Exchange[];
}

interface Exchange {
  readonly request: {
    /** Headers besides the key and the advisor. A token is a placeholder: `{token 2}` is the second that was given out. */
    readonly headers: Headers;
    /** Null for no body. */
    readonly body: unknown;
  };
  readonly response: { readonly status: number; readonly headers: Headers; readonly body: unknown };
}

type Headers = Readonly<Record<string, string>>;

const FOLDER = new URL('conversations/', import.meta.url);

/** The headers of a response that belong to the conversation. The others are the same in every response. */
const KEPT_HEADERS = ['Service-Session-Status', 'Content-Language'] as const;

/** The conversations by the name of their file, in the order of the names. */
export async function readConversations(): Promise<ReadonlyMap<URL, Conversation>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  const files = names.map((name) => new URL(name, FOLDER));
  return new Map(await Promise.all(files.map(async (file) => [file, await readConversation(file)] as const)));
}

const readConversation = async (file: URL): Promise<Conversation> => JSON.parse(await readFile(file, 'utf8'));

/** The conversation as it goes now: the requests as they are, the responses as they come. */
export async function replayConversation(conversation: Conversation, demo: RunningDemo): Promise<Conversation> {
  const placeholders = new Placeholders(demo.publicUrl);
  const exchanges: Exchange[] = [];
  for (const { request } of conversation.exchanges) {
    const response = await fetch(`${demo.publicUrl}/api/v7/next/`, {
      method: 'POST',
      headers: {
        'Service-API-Key': demo.key,
        'Service-Advisor-ID': conversation.advisor,
        ...(request.body === null ? {} : { 'Content-Type': 'application/json' }),
        ...placeholders.fill(request.headers),
      },
      body: request.body === null ? null : JSON.stringify(request.body),
    });
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const body = placeholders.put(await response.text());
    exchanges.push({ request, response: { status: response.status, headers: Object.fromEntries(headers), body } });
  }
  return { ...conversation, exchanges };
}

class Placeholders {
  readonly #publicUrl: string;
  readonly #tokens: string[] = [];

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** Headers with the tokens in place of their placeholders. */
  fill(headers: Headers): Headers {
    const filled = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/\{token (\d+)\}/, (placeholder, number) => this.#tokens[number - 1] ?? placeholder),
    ]);
    return Object.fromEntries(filled);
  }

  /** The body of a response, with placeholders for what is never the same twice. */
  put(text: string): unknown {
    const body = JSON.parse(text.replaceAll(this.#publicUrl, '{public_url}'));
    const { session_token: token, instance } = body;
    if (typeof instance === 'string') body.instance = instance.replace(/^urn:uuid:.+/, 'urn:uuid:{request}');
    if (typeof token !== 'string') return body;
    if (!this.#tokens.includes(token)) this.#tokens.push(token);
    return { ...body, session_token: `{token ${this.#tokens.indexOf(token) + 1}}` };
  }
}
