import { expect, it } from 'vitest';
import { fieldName, fieldNameAt } from './field-name.ts';

it('tells a name in any spelling', () => {
  for (const sent of ['Service-API-Key', 'service-api-key', 'SERVICE-API-KEY', 'sErViCe-ApI-kEy']) {
    expect(fieldName(sent)).toBe('service-api-key');
  }
  expect(fieldName('Service-Advisor-ID')).toBe('service-advisor-id');
  expect(fieldName('Content-Length')).toBe('content-length');
  expect(fieldName('TE')).toBe('te');
});

it('tells other names apart from them, also those of the same length', () => {
  for (const sent of ['', 'accept-encoding', 'User-Agent', 'Content-Lengths', 'service-api-keÿ', 'hast', 'ho\u0153t']) {
    expect(fieldName(sent)).toBeNull();
  }
});

it('finds a name where it stands in bytes', () => {
  const bytes = Buffer.from('a\r\nHoSt: b');
  expect(fieldNameAt(bytes, 3, 7)).toBe('host');
  expect(fieldNameAt(bytes, 3, 8)).toBeNull();
  for (let other = 0; other < 256; other++) {
    const isHyphen = other === 0x2d || other === 0x0d; // A carriage return is no character of a token.
    const type = Buffer.from('content?type');
    type[7] = other;
    expect(fieldNameAt(type, 0, 12)).toBe(isHyphen ? 'content-type' : null);
  }
});
