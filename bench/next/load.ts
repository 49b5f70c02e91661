// A load generator on bare sockets, so that it is not busy before the server is. Each connection follows a script of replies
// that were recorded before, one request at a time, and takes only the token out of each response.

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface ScriptedStep {
  /** The reply as JSON; null starts a conversation. */
  readonly body: string | null;
}

export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Conversations, each from its start; connections take them in turn. */
  readonly scripts: readonly (readonly ScriptedStep[])[];
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const TOKEN_START = '{"session_token":"';

export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const head = Object.entries(order.headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const prefix = `POST /api/v7/next/ HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\n${head}`;
  const rendered = order.scripts.map((script) =>
    script.map(({ body }) =>
      body === null
        ? { before: `${prefix}Content-Length: 0\r\n\r\n`, after: null }
        : {
            before: `${prefix}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nService-Session-Token: `,
            after: `\r\n\r\n${body}`,
          },
    ),
  );
  const times = new Float64Array(4_000_000);
  let requests = 0;
  let failures = 0;
  let isOver = false;
  let nextScript = 0;
  const takeScript = () => nextScript++ % rendered.length;
  const began = performance.now();

  const converse = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true });
      let script = takeScript();
      let step = 0;
      let token = '';
      let sentAt = 0;
      let received = '';
      let wanted = -1;
      const send = () => {
        const request = rendered[script]?.[step];
        if (request === undefined) throw new Error('The script is at its end.');
        sentAt = performance.now();
        socket.write(request.after === null ? request.before : request.before + token + request.after, 'latin1');
      };
      socket.setEncoding('latin1');
      socket.on('connect', send);
      socket.on('data', (chunk: string) => {
        received = received === '' ? chunk : received + chunk;
        if (wanted < 0) {
          const end = received.indexOf('\r\n\r\n');
          if (end < 0) return;
          const at = received.indexOf('Content-Length: ');
          wanted = end + 4 + Number.parseInt(received.slice(at + 16, at + 24), 10);
          if (received.charCodeAt(9) !== 50) failures++;
          const start = end + 4 + TOKEN_START.length;
          token = received.slice(start, start + 48);
        }
        if (received.length < wanted) return;
        times[requests++ % times.length] = performance.now() - sentAt;
        received = '';
        wanted = -1;
        step++;
        if (step === rendered[script]?.length) {
          step = 0;
          script = takeScript();
        }
        if (isOver) socket.destroy();
        else send();
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });

  const all = Promise.all(Array.from({ length: order.connections }, converse));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, order.seconds * 1000))]);
  isOver = true;
  const seconds = (performance.now() - began) / 1000;
  const counted = requests;
  await all;
  const sorted = times.slice(0, Math.min(counted, times.length)).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requests: counted, seconds, perSecond: counted / seconds, p50: at(0.5), p99: at(0.99), failures };
}

// It runs as its own process: the first argument is the file with the order, and the result goes to stdout.
const [, , file] = process.argv;
if (file) process.stdout.write(JSON.stringify(await runLoad(JSON.parse(readFileSync(file, 'utf8')) as LoadOrder)));
