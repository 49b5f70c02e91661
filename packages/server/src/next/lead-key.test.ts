import type { Session } from '@guidepost/engine/session';
import { expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { leadKey } from './lead-key.ts';
import { type Include, readInclude } from './read-include.ts';

const places = new Map(['room', 'brand', 'style'].map((id, place) => [id, place]));
const session: Session = {
  language: 'en',
  replies: { room: ['living'], brand: ['a', 'b'] },
  shown: 'style',
  resultsGiven: true,
};

const words = (header: string): Include => {
  const include = readInclude(header);
  if (include === null) throw new Error(`Nothing is wanted with "${header}".`);
  return include;
};

const keyOf = (differently: Partial<Session>, header = 'counts', binding = 1, language = 'en'): string => {
  const live = { binding, compiled: { places } } as unknown as Lead['live'];
  const lead = { status: 'advanced' as const, token: 'T', live, language, include: null };
  return leadKey({ ...lead, session: { ...session, ...differently } }, words(header));
};

it('is the same for whoever came the same way, whatever the token', () => {
  expect(keyOf({})).toBe(keyOf({ replies: { room: ['living'], brand: ['a', 'b'] } }));
  expect(keyOf({}, 'counts, reasons')).toBe(keyOf({}, 'reasons,later,COUNTS'));
});

it('is another wherever the answer may be another', () => {
  const keys = [
    keyOf({}),
    keyOf({ shown: 'room' }),
    keyOf({ shown: null }),
    keyOf({ resultsGiven: false }),
    keyOf({ changed: ['room'] }),
    keyOf({ changed: ['brand'] }),
    keyOf({ changed: ['brand', 'room'] }),
    keyOf({ order: ['brand', 'room'] }),
    keyOf({ replies: { brand: ['a', 'b'] } }),
    keyOf({ replies: { room: [], brand: ['a', 'b'] } }),
    keyOf({ replies: { brand: ['living'], room: ['a', 'b'] } }),
    keyOf({ replies: { room: ['living'], brand: ['a 1:b'] } }),
    keyOf({ replies: { room: ['living'], brand: ['b', 'a'] } }),
    keyOf({ replies: { room: ['living/1 1:a 1:b'] } }),
    keyOf({}, 'counts', 2),
    keyOf({}, 'counts', 1, 'de'),
    ...['reasons', 'histogram', 'replies', 'details', 'reconsider', 'counts, reasons'].map((header) =>
      keyOf({}, header),
    ),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
