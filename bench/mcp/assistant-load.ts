// Conversations through one of the doors, at a rate or as fast as the server answers: a process of its own. Its argument is a file with an order.

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadResult } from '../next/load.ts';
import { quantile } from '../quantile.ts';

export interface AssistantOrder {
  readonly door: 'next' | 'mcp';
  readonly port: number;
  readonly key: string;
  readonly advisor: string;
  /** What is told beside questions and results. */
  readonly include: string;
  readonly connections: number;
  /** Calls a second, of all connections. Null: as many as the server answers. */
  readonly rate: number | null;
  readonly seconds: number;
}

interface Answered {
  readonly session_token: string;
  readonly question: {
    readonly question_id: string;
    readonly answers: readonly { readonly answer_id: string }[];
  } | null;
}

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as AssistantOrder;
const agent = new Agent({ keepAlive: true, maxSockets: order.connections });

async function post(path: string, headers: Record<string, string>, body: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const own = { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
  request({ agent, host: '127.0.0.1', port: order.port, path, method: 'POST', headers: own }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${response.statusCode}`));
    text(response).then(resolve, reject);
  })
    .once('error', reject)
    .end(body);
  return promise;
}

interface Reply {
  readonly token: string;
  readonly question: string;
  readonly answers: readonly string[];
}

async function throughNext(reply: Reply | null): Promise<Answered> {
  const headers = {
    ...{ 'Service-API-Key': order.key, 'Service-Advisor-ID': order.advisor, 'Service-Include': order.include },
    ...(reply && { 'Service-Session-Token': reply.token }),
  };
  const body = reply === null ? '{}' : JSON.stringify({ question_id: reply.question, answers: reply.answers });
  return JSON.parse(await post('/api/v7/next/', headers, body));
}

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

async function throughMcp(reply: Reply | null): Promise<Answered> {
  const name = reply === null ? 'start' : 'reply';
  const input =
    reply === null
      ? { advisor: order.advisor }
      : { session_token: reply.token, question_id: reply.question, answers: reply.answers };
  const headers = {
    ...{ Host: `localhost:${order.port}`, 'Service-API-Key': order.key, Accept: 'application/json, text/event-stream' },
    ...{ 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
  };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input, _meta: ENVELOPE } };
  const { result } = JSON.parse(await post('/mcp', headers, JSON.stringify(call)));
  return result.structuredContent;
}

const send = order.door === 'next' ? throughNext : throughMcp;
const times: number[] = [];
let failures = 0;
const until = performance.now() + order.seconds * 1000;

/** Milliseconds between two calls of a connection. */
const pace = order.rate === null ? 0 : (1000 * order.connections) / order.rate;

async function converse(_: unknown, connection: number): Promise<void> {
  let answered: Answered | null = null;
  let due = performance.now() + (pace * connection) / order.connections;
  for (; performance.now() < until; due += pace) {
    if (due > performance.now()) await sleep(due - performance.now());
    const asked: Answered['question'] = answered?.question ?? null;
    const reply =
      answered === null || asked === null
        ? null
        : {
            token: answered.session_token,
            question: asked.question_id,
            answers: asked.answers.slice(0, 1).map(({ answer_id: id }) => id),
          };
    const began = performance.now();
    try {
      answered = await send(reply);
      times.push(performance.now() - began);
    } catch {
      failures++;
      answered = null;
    }
  }
}

await Promise.all(Array.from({ length: order.connections }, converse));
agent.destroy();
times.sort((a, b) => a - b);
const result: LoadResult = {
  ...{ requests: times.length, seconds: order.seconds },
  perSecond: times.length / order.seconds,
  ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99), failures },
};
process.stdout.write(JSON.stringify(result));
