import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { AmpersandRepair } from './repair-ampersands.ts';

function repair(text: string, piece = 1_000): string {
  const repairer = new AmpersandRepair();
  let repaired = '';
  for (let at = 0; at < text.length; at += piece) repaired += repairer.push(text.slice(at, at + piece));
  return repaired + repairer.end();
}

test.each([
  ['A & B', 'A &amp; B'],
  ['?a=1&b=2&c;', '?a=1&amp;b=2&c;'],
  ['&amp; &#38; &#x26; &eacute;', '&amp; &#38; &#x26; &eacute;'],
  ['<![CDATA[A & B]]> & <!-- & --> &', '<![CDATA[A & B]]> &amp; <!-- & --> &amp;'],
  ['&&amp;&', '&amp;&amp;&amp;'],
  ['<![CDATA[ ]] & ]]>&', '<![CDATA[ ]] & ]]>&amp;'],
])('%j becomes %j', (text, repaired) => {
  expect(repair(text)).toBe(repaired);
});

test('the pieces in which it comes change nothing', () => {
  const text = fc.stringMatching(/^(&|&amp;|;|a|<!\[CDATA\[|\]\]>|<!--|-->|\]|-|<|x{40}){0,12}$/);
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (content, piece) => {
      expect(repair(content, piece)).toBe(repair(content, 10_000));
    }),
    runs(500),
  );
});
