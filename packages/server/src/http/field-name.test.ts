import { expect, it } from 'vitest';
import { fieldName } from './field-name.ts';

it('tells a name in any spelling', () => {
  for (const sent of ['Service-API-Key', 'service-api-key', 'SERVICE-API-KEY', 'sErViCe-ApI-kEy']) {
    expect(fieldName(sent)).toBe('service-api-key');
  }
  expect(fieldName('Service-Advisor-ID')).toBe('service-advisor-id');
  expect(fieldName('Content-Length')).toBe('content-length');
  expect(fieldName('TE')).toBe('te');
});

it('tells other names apart from them, also those of the same length', () => {
  for (const sent of ['', 'accept-encoding', 'User-Agent', 'Content-Lengths', 'service-api-keÿ', 'hast']) {
    expect(fieldName(sent)).toBeNull();
  }
});
