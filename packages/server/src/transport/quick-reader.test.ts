import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { readHead } from '../next/read-head.ts';
import { QuickReader } from './quick-reader.ts';
import { readQuickRequest } from './quick-request.ts';

const request = (fields: readonly (readonly [string, string])[], body = '', line = 'POST /api/v7/next/ HTTP/1.1') =>
  Buffer.from(`${line}\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`, 'utf8');

const BODY = '{"question_id":"use","answers":["city"]}';
const plain = (token: string, body = BODY, more: readonly (readonly [string, string])[] = []) =>
  request(
    [
      ['Host', 'shop.example'],
      ['Service-API-Key', 'gp_sk_1'],
      ['Service-Advisor-ID', 'bikes'],
      ['Service-Session-Token', token],
      ['Content-Type', 'application/json'],
      ['Content-Length', String(Buffer.byteLength(body))],
      ...more,
    ],
    body,
  );

describe('a plain request', () => {
  it('is read with its head and body', () => {
    expect(readQuickRequest(plain('abc'))).toMatchObject({
      head: {
        apiKey: 'gp_sk_1',
        advisorId: 'bikes',
        sessionToken: 'abc',
        contentType: 'application/json',
        contentLength: BODY.length,
        duplicate: null,
      },
      body: BODY,
    });
  });

  it('may come without a body', () => {
    expect(readQuickRequest(request([['Host', 'a']]))).toMatchObject({ head: { contentLength: null }, body: '' });
  });

  it('has a body of bytes where that is not ASCII', () => {
    const body = '{"question_id":"größe","answers":[]}';
    expect(readQuickRequest(plain('abc', body))?.body).toEqual(Buffer.from(body));
  });
});

describe('what is not plain is left to Node', () => {
  const host = ['Host', 'a'] as const;
  it.each([
    ['another method', request([host], '', 'GET /api/v7/next/ HTTP/1.1')],
    ['another path', request([host], '', 'POST /api/v7/next HTTP/1.1')],
    ['a query', request([host], '', 'POST /api/v7/next/?a HTTP/1.1')],
    ['another version', request([host], '', 'POST /api/v7/next/ HTTP/1.0')],
    ['no host', request([['Service-API-Key', 'k']])],
    ['two hosts', request([host, host])],
    ['half a head', request([host]).subarray(0, -2)],
    ['half a body', request([host, ['Content-Length', '3']], 'ab')],
    ['more than a body', request([host, ['Content-Length', '1']], 'ab')],
    ['a body of no length', request([host], 'ab')],
    ['two lengths', request([host, ['Content-Length', '2'], ['Content-Length', '2']], 'ab')],
    ['a length that is no number', request([host, ['Content-Length', '+2']], 'ab')],
    ['an empty length', request([host, ['Content-Length', '']], '')],
    ['a chunked body', request([host, ['Transfer-Encoding', 'chunked']], '0\r\n\r\n')],
    ['a length and chunks', request([host, ['Content-Length', '5'], ['TRANSFER-encoding', 'chunked']], '0\r\n\r\n')],
    ['an expectation', request([host, ['Expect', '100-continue']])],
    ['an upgrade', request([host, ['Upgrade', 'h2c']])],
    ['a connection that is to be closed', request([host, ['Connection', 'close']])],
    ['a space before the colon', request([host, ['Content-Length ', '2']], 'ab')],
    ['a folded line', Buffer.from('POST /api/v7/next/ HTTP/1.1\r\nHost: a\r\n b: c\r\n\r\n')],
    ['a bare line feed', Buffer.from('POST /api/v7/next/ HTTP/1.1\r\nHost: a\nX: b\r\n\r\n')],
    ['a bare carriage return', Buffer.from('POST /api/v7/next/ HTTP/1.1\r\nHost: a\rX: b\r\n\r\n')],
    ['a control character', request([host, ['X', 'a\u0000b']])],
    ['a value beyond ASCII', request([host, ['X', 'ü']])],
    ['a long head', request([host, ['X', 'a'.repeat(9000)]])],
    ['nothing', Buffer.alloc(0)],
  ])('%s', (_what, bytes) => {
    expect(readQuickRequest(bytes)).toBeNull();
    const reader = new QuickReader();
    reader.read(plain('abc'));
    expect(reader.read(bytes)).toBeNull();
  });
});

const anyName = fc.constantFrom(
  'Host',
  'host',
  'Service-API-Key',
  'service-advisor-id',
  'Service-Session-Token',
  'SERVICE-SESSION-TOKEN',
  'Service-Other',
  'Content-Type',
  'Content-Length',
  'Accept-Language',
  'X-Forwarded-For',
  'Connection',
  'Transfer-Encoding',
  'User-Agent',
);
const anyValue = fc.oneof(
  fc.constantFrom('', 'keep-alive', '2', '40', '0', 'abc', 'a b', 'a\rb', 'a\nb', 'a\r\nHost: b', '\t x ', 'ü'),
  fc.stringMatching(/^[\w-]{0,50}$/),
);
const anyRequest = fc
  .tuple(
    fc.array(fc.tuple(anyName, anyValue), { maxLength: 6 }),
    fc.constantFrom('', BODY, '{}', 'ü', 'ab\r\n\r\n'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([fields, body, hasHost, hasLength]) =>
    request(
      [
        ...(hasHost ? ([['Host', 'a']] as const) : []),
        ...fields,
        ...(hasLength ? ([['Content-Length', String(Buffer.byteLength(body))]] as const) : []),
      ],
      body,
    ),
  );
/** Some are of one form, as the requests of a conversation are. */
const anyRequests = fc.array(
  fc.oneof(
    anyRequest,
    fc.tuple(anyValue, fc.constantFrom(BODY, '{}', 'ü')).map(([token, body]) => plain(token, body)),
    fc.tuple(anyValue, anyValue).map(([token, language]) => plain(token, BODY, [['Accept-Language', language]])),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('any requests', () => {
  it('are read as they are read alone, whatever came before on the connection', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const reader = new QuickReader();
        for (const bytes of requests) {
          const alone = readQuickRequest(bytes);
          const read = reader.read(bytes);
          expect(read === null).toBe(alone === null);
          expect({ ...read?.head }).toEqual({ ...alone?.head });
          expect(read?.body).toEqual(alone?.body);
        }
      }),
      runs(1000),
    );
  });

  it('have the head that their fields say', () => {
    fc.assert(
      fc.property(anyRequest, (bytes) => {
        const read = readQuickRequest(bytes);
        if (read === null) return;
        const [head = ''] = bytes.toString('latin1').split('\r\n\r\n');
        const raw = head
          .split('\r\n')
          .slice(1)
          .flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
        expect({ ...read.head }).toEqual({ ...readHead(raw) });
      }),
      runs(1000),
    );
  });
});
