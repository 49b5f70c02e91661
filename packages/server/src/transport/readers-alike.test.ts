// Two readers may read one request, and must read the same: whatever the quick reader takes, Node's parser takes too, as one
// request with the same head, the same body and nothing left over. What it does not take is Node's anyway.

import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PATIENCE } from '../../../../scripts/fixture/patience.ts';
import { isLong } from '../../../../scripts/fixture/test-length.ts';
import { type RequestHead, readHead } from '../next/read-head.ts';
import { findHeadFault } from './connection-refusals.ts';
import { QuickReader } from './quick-reader.ts';

const RUNS = isLong ? 40_000 : 4000;

interface Reading {
  readonly line: string;
  readonly head: RequestHead;
  readonly body: string;
}

class Wire extends Duplex {
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: unknown, done: () => void): void {
    done();
  }
}

let readings: Reading[] = [];
let faults = 0;
const node = createServer({ maxHeaderSize: 16_384, requireHostHeader: false }, (request, response) => {
  if (findHeadFault(request) !== null) faults++;
  let body = '';
  request.setEncoding('latin1').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    const line = `${request.method} ${request.url} ${request.httpVersion}`;
    readings.push({ line, head: readHead(request.rawHeaders), body });
    response.end();
  });
});
node.on('clientError', () => faults++);
node.on('checkExpectation', () => faults++);

/** What Node makes of the bytes when nothing follows them. */
async function readByNode(bytes: Buffer): Promise<{ readings: readonly Reading[]; faults: number }> {
  readings = [];
  faults = 0;
  const wire = new Wire();
  node.emit('connection', wire);
  wire.push(bytes);
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  const before = { readings, faults };
  wire.destroy();
  return before;
}

const name = fc.oneof(
  fc.constantFrom('Service-API-Key', 'Service-Advisor-ID', 'Content-Type', 'Accept-Language', 'Origin', 'User-Agent'),
  fc.constantFrom('Service-Include', 'service-INCLUDE', 'Service-Session-Token'),
  fc.constantFrom('X-Forwarded-For', 'Cookie', 'Content-Encoding', 'Service-Other', 'Connection', 'service-OTHER'),
  fc.constantFrom('Host', 'Content-Length', 'Transfer-Encoding', 'Expect', 'Upgrade', 'TE', 'Trailer', 'Keep-Alive'),
  fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,12}$/),
);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[ -~\t]{0,30}$/) },
  fc.constantFrom('keep-alive', 'Keep-Alive', 'close', 'chunked', 'gzip, chunked', '100-continue', '0', '2', '007'),
  fc.constantFrom(
    'shop.example',
    'a b',
    'a@b',
    '[::1]:80',
    '\t x \t',
    'a\u00e9',
    'a\u0000b',
    'a\rb',
    'a\nb',
    'a\r\n b',
  ),
);
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '{"question_id":"use","answers":["city"]}',
    'POST / HTTP/1.1\r\nHost: a\r\n\r\n',
    '\r\n\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const line = fc.oneof(
  { weight: 20, arbitrary: fc.constant('POST /api/v7/next/ HTTP/1.1') },
  fc.constantFrom('POST /api/v7/next/ HTTP/1.0', 'post /api/v7/next/ HTTP/1.1', 'POST  /api/v7/next/ HTTP/1.1'),
  fc.constantFrom('GET /api/v7/next/ HTTP/1.1', 'POST /api/v7/next/ HTTP/1.1 ', 'POST /api/v7/next/\tHTTP/1.1'),
);

interface Parts {
  readonly line: string;
  readonly fields: readonly (readonly [string, string])[];
  readonly token: string;
  readonly body: string;
  readonly length: string | null;
  readonly colon: string;
}

const parts: fc.Arbitrary<Parts> = fc.record({
  line,
  fields: fc.array(fc.tuple(name, value), { maxLength: 4 }),
  token: fc.oneof({ weight: 4, arbitrary: fc.stringMatching(/^[\w-]{1,48}$/) }, value),
  body,
  length: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, fc.constantFrom('', '0', '+2', '2, 2', '0x2', '1e1')),
  colon: fc.oneof({ weight: 12, arbitrary: fc.constant(': ') }, fc.constantFrom(':', ' : ', ':\t', ':  ')),
});

function bytesOf({ line: first, fields, token, body: content, length, colon }: Parts): Buffer {
  const bytes = Buffer.from(content);
  const lines = [first, 'Host: shop.example', ...fields.map(([field, text]) => field + colon + text)];
  lines.push(`Service-Session-Token${colon}${token}`, `Content-Length${colon}${length ?? bytes.length}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

/** Now and then some bytes are changed, left out or doubled. */
const spoiled = fc.oneof(
  { weight: 3, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    copy[at % copy.length] = byte;
    return copy;
  }),
  fc.tuple(fc.nat(), fc.nat(30)).map(([at, length]) => (bytes: Buffer) => {
    const from = at % bytes.length;
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
  }),
  fc.tuple(fc.nat(), fc.nat(30)).map(([at, length]) => (bytes: Buffer) => {
    const from = at % bytes.length;
    return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]);
  }),
);

/** A request on a connection that read another one before, nearly the same or not. */
const pair = fc
  .tuple(parts, spoiled, fc.option(fc.record({ token: fc.stringMatching(/^[\w-]{1,48}$/), body })))
  .map(([request, spoil, next]) => {
    const first = bytesOf(request);
    return next === null ? [spoil(first)] : [first, spoil(bytesOf({ ...request, ...next }))];
  });

it(`of ${RUNS} random requests all that the quick reader takes are read alike by Node's parser`, {
  timeout: 10 * PATIENCE,
}, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(pair, async (requests) => {
      const reader = new QuickReader();
      for (const bytes of requests) {
        const quick = reader.read(bytes);
        if (quick === null) return;
        taken++;
        const byNode = await readByNode(bytes);
        expect(byNode.faults).toBe(0);
        expect(byNode.readings).toHaveLength(1);
        const [reading] = byNode.readings;
        expect(reading?.line).toBe('POST /api/v7/next/ 1.1');
        expect({ ...quick.head }).toEqual({ ...reading?.head });
        expect(Buffer.from(quick.body as string).toString('latin1')).toBe(reading?.body);
      }
    }),
    { numRuns: RUNS },
  );
  // Enough of them are plain for this to say something.
  expect(taken).toBeGreaterThan(RUNS / 4);
});
