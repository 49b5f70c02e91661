import { INCLUDE_WORDS } from '@guidepost/contract/headers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInclude } from './read-include.ts';

/** The words that are wanted, in the order of the contract. */
const wanted = (sent: string): string[] => {
  const include = readInclude(sent);
  return include === null ? [] : INCLUDE_WORDS.filter((word) => include[word]);
};

describe('the words of Service-Include', () => {
  it.each([
    ['reasons', ['reasons']],
    ['counts,reasons', ['reasons', 'counts']],
    [' Reasons ,\tCOUNTS,, ', ['reasons', 'counts']],
    ['later, histogram, later-still', ['histogram']],
    ['replies, replies', ['replies']],
    [INCLUDE_WORDS.join(', '), [...INCLUDE_WORDS]],
  ])('are read from %j', (sent, words) => {
    expect(wanted(sent)).toEqual(words);
  });

  it.each([null, '', ' ', ',', ', ,', 'later', 'reason', 'reasons-2', 'reasons;q=0', '__proto__', 'constructor'])(
    'are none in %j, so nothing is added',
    (sent) => {
      expect(readInclude(sent)).toBeNull();
    },
  );

  it('are the same for one header, however often and between whatever others it is sent', () => {
    const word = fc.oneof(fc.constantFrom<string>(...INCLUDE_WORDS), fc.stringMatching(/^[!-+\--~]{0,12}$/));
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 80 }), (headers) => {
        for (const words of [...headers, ...headers]) {
          const sent = words.join(', ');
          const known = new Set(sent.split(', ').map((one) => one.toLowerCase()));
          expect(wanted(sent)).toEqual(INCLUDE_WORDS.filter((one) => known.has(one)));
        }
      }),
    );
  });

  it('are whole: where a list is too long to be read to its end, no word is cut into another one', () => {
    for (let length = 200; length <= 300; length++) {
      const sent = `replies,${'x'.repeat(length)},counts-of-a-later-version,${'y'.repeat(16_000)}`;
      expect(wanted(sent)).toEqual(['replies']);
    }
  });
});
