// One client hides a request inside of another, hoping that a proxy sees one and the server two. Whoever reads: what is
// hidden is never answered as a request of its own, and everybody else on the same connection gets their own response.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { expectLead } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { Journey } from './fixture/journey.ts';
import { next, nextRequest } from './fixture/next.ts';
import { requestBytes } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

/** Its response would be a 404, which no other request here gets. */
const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;

/** What stands between `Host` and the empty line, and what follows it. */
const ATTEMPTS: readonly (readonly [what: string, fields: string, body: string])[] = [
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['two lengths, the other way round', `Content-Length: ${HIDDEN.length}\r\nContent-Length: 0`, HIDDEN],
  ['two lengths in one field', `Content-Length: ${HIDDEN.length}, 0`, HIDDEN],
  ['a length and chunks', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: chunked`, CHUNKED],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: ${CHUNKED.length}`, CHUNKED],
  ['chunks in capitals', `Content-Length: ${CHUNKED.length}\r\nTRANSFER-ENCODING: CHUNKED`, CHUNKED],
  ['chunks behind another coding', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: gzip, chunked`, CHUNKED],
  ['chunks before another coding', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: chunked, gzip`, CHUNKED],
  ['chunks twice', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x`, CHUNKED],
  ['a coding like chunks', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: xchunked`, CHUNKED],
  ['a coding in quotes', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: "chunked"`, CHUNKED],
  ['a coding after a vertical tab', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: \vchunked`, CHUNKED],
  ['a coding after a NUL', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: \0chunked`, CHUNKED],
  ['a space before the colon', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding : chunked`, CHUNKED],
  ['a tab before the colon', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding\t: chunked`, CHUNKED],
  ['a space before the name', `Content-Length: ${CHUNKED.length}\r\n Transfer-Encoding: chunked`, CHUNKED],
  ['a folded coding', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding:\r\n chunked`, CHUNKED],
  ['a folded length', `Content-Length:\r\n ${HIDDEN.length}`, HIDDEN],
  ['a bare line feed', `Content-Length: ${CHUNKED.length}\nTransfer-Encoding: chunked`, CHUNKED],
  ['a bare carriage return', `Content-Length: ${CHUNKED.length}\rTransfer-Encoding: chunked`, CHUNKED],
  ['a coding inside another field', `X: y\rTransfer-Encoding: chunked\r\nContent-Length: ${CHUNKED.length}`, CHUNKED],
  ['a signed length', `Content-Length: +0`, HIDDEN],
  ['a negative length', `Content-Length: -1`, HIDDEN],
  ['a length in hexadecimal', `Content-Length: 0x0`, HIDDEN],
  ['a length with zeros before it', `Content-Length: 00000${HIDDEN.length}`, HIDDEN],
  ['a length with a point', `Content-Length: 0.0`, HIDDEN],
  ['a length and blanks', `Content-Length: 0 0`, HIDDEN],
  ['an empty length', `Content-Length:`, HIDDEN],
  ['a huge length', `Content-Length: 18446744073709551616`, HIDDEN],
  ['a length in other digits', `Content-Length: \xb2`, HIDDEN],
  ['a name with an underscore', `Content_Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['a field without a name', `: x\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['a field without a colon', `Transfer-Encoding chunked\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['a chunk whose size is 0 in 64 bits', 'Transfer-Encoding: chunked', `10000000000000000\r\n\r\n${HIDDEN}`],
  ['a chunk with a signed size', 'Transfer-Encoding: chunked', `+0\r\n\r\n${HIDDEN}`],
  ['a chunk with a size in 0x', 'Transfer-Encoding: chunked', `0x0\r\n\r\n${HIDDEN}`],
  [
    'a chunk extension with a line feed',
    'Transfer-Encoding: chunked',
    `2;a\nxx\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ],
  ['a chunk that is longer than it says', 'Transfer-Encoding: chunked', `1\r\nxx\r\n${CHUNKED}`],
  ['chunks that end with line feeds', 'Transfer-Encoding: chunked', `0\n\n${HIDDEN}`],
  ['an upgrade', `Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  [
    'an upgrade to HTTP/2',
    `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nContent-Length: ${HIDDEN.length}`,
    HIDDEN,
  ],
  ['an expectation', `Expect: 100-continue\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['a length that the connection names', `Connection: Content-Length\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['another host', `Host: y\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
];

/** A body that every reader sees to begin behind its head, and whose length all agree on. */
const AGREED = new Set(['a length with zeros before it', 'an upgrade', 'an upgrade to HTTP/2', 'an expectation']);

describe.each(['quick', 'node'])('with the reader of HTTP that is called %s', (reader) => {
  let server: TestServer;
  let victim: Buffer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { GUIDEPOST_HTTP_READER: reader } });
    const { token } = await Journey.start(server);
    victim = requestBytes(nextRequest(server, { token, headers: [['X-Victim', '1']] }));
  });
  afterAll(() => server.stop());

  /** All that comes back until the connection ends, or until nothing more is to come. */
  async function exchange(bytes: Buffer): Promise<HttpResponse[]> {
    const connection = await Connection.open(server.port);
    try {
      connection.write(bytes);
      connection.end();
      await connection.closed();
      const responses: HttpResponse[] = [];
      while (connection.unread.length > 0) responses.push(await connection.read());
      return responses;
    } finally {
      connection.destroy();
    }
  }

  it.each(ATTEMPTS)('%s hides no request', async (what, fields, body) => {
    const head = `POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nService-API-Key: ${server.keys.secret}\r\nService-Advisor-ID: lamps\r\n`;
    const attempt = Buffer.from(`${head}${fields}\r\n\r\n${body}`, 'latin1');
    // Alone, behind a plain request on its connection, and with another's request behind it.
    for (const bytes of [attempt, Buffer.concat([victim, attempt]), Buffer.concat([attempt, victim])]) {
      const responses = await exchange(bytes);
      expect(responses.map(({ status }) => status)).not.toContain(404);
      const attempted = bytes.indexOf(victim) === 0 ? responses.slice(1) : responses;
      const [first, second, ...more] = attempted;
      expect(more).toEqual([]);
      if (bytes.indexOf(victim) === 0) expectLead(responses[0]!, 'current');
      // Either it is refused and the connection ends, or it ends where everybody sees its end.
      if (second !== undefined) expectLead(second, 'current');
      else expect([what, AGREED.has(what) || (first?.status ?? 400) >= 400]).toEqual([what, true]);
    }
    expectLead(await next(server), 'created');
  });
});
