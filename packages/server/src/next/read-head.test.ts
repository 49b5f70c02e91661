import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHead } from './read-head.ts';

describe('the head of a request', () => {
  it('is read whatever the case of its names', () => {
    const head = readHead([
      'SERVICE-api-KEY',
      'k',
      'service-Advisor-ID',
      'a',
      'Service-Session-Token',
      't',
      'content-LENGTH',
      '12',
    ]);
    expect(head).toMatchObject({ apiKey: 'k', advisorId: 'a', sessionToken: 't', contentLength: 12, duplicate: null });
  });

  it('has empty texts for credentials that were not sent, and null for what has another meaning when empty', () => {
    expect(readHead([])).toMatchObject({
      apiKey: '',
      advisorId: '',
      sessionToken: '',
      include: null,
      contentType: null,
      contentEncoding: null,
      acceptLanguage: null,
      origin: null,
      contentLength: null,
      duplicate: null,
    });
  });

  it.each(['Service-API-Key', 'Service-Advisor-ID', 'Service-Session-Token', 'Service-Include', 'Content-Type'])(
    'names %s when it stands twice, also empty and in another case [row 52]',
    (name) => {
      for (const values of [
        ['x', 'x'],
        ['', ''],
        ['x', ''],
      ]) {
        expect(readHead([name, values[0]!, name.toLowerCase(), values[1]!]).duplicate).toBe(name);
      }
    },
  );

  it('does not repeat the name of a header that the client made up [row 52]', () => {
    const { duplicate } = readHead(['Service-Made-Up', '1', 'service-made-up', '2']);
    expect(duplicate).toMatch(/Service-/);
    expect(duplicate).not.toMatch(/made/i);
  });

  it('joins what may stand several times', () => {
    const head = readHead([
      'Accept-Language',
      'de',
      'accept-language',
      'en;q=0.5',
      'Content-Encoding',
      'a',
      'Content-Encoding',
      'b',
    ]);
    expect(head).toMatchObject({ acceptLanguage: 'de, en;q=0.5', contentEncoding: 'a, b', duplicate: null });
  });

  it('never fails, whatever the names', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'service-', 'Service-__proto__'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (headers) => {
        expect(typeof readHead(headers.flat()).apiKey).toBe('string');
      }),
    );
  });
});
