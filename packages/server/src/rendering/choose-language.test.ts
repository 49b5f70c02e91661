import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectLinear } from '../../../../scripts/fixture/grows-linearly.ts';
import { chooseLanguage } from './choose-language.ts';

it.each([
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['fr, pl', 'en'],
  ['*', 'en'],
  ['pt-br', 'pt-BR'],
  ['', 'en'],
])('%s chooses %s', (accepted, chosen) => expect(chooseLanguage(accepted, ['en', 'de', 'pt-BR'])).toBe(chosen));

it("is the advisor's own without a wish, or where there is one only", () => {
  expect(chooseLanguage(null, ['de', 'en'])).toBe('de');
  expect(chooseLanguage('en', ['de'])).toBe('de');
});

it('is always one that there is, whatever is accepted', () => {
  const wish = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^([a-z*]{1,3}(-[A-Z]{2})?(;q=[0-9.]{1,4})?,){0,9}$/),
  );
  fc.assert(fc.property(wish, (accepted) => ['en', 'de'].includes(chooseLanguage(accepted, ['en', 'de']))));
});

it.each(['a,', ';', 'a-', 'x;q=0.1,', ' '])('takes time by the length of the wishes only: %j', (wish) => {
  expectLinear((size) => void chooseLanguage(`${wish.repeat(size / wish.length)}de`, ['en', 'de']), 16_000);
});

it('looks at the first languages only, however many are sent', () => {
  const many = Array.from({ length: 3000 }, (_, at) => `x${at};q=0.1`).join(',');
  expect(chooseLanguage(`${many},de`, ['en', 'de'])).toBe('en');
  expect(chooseLanguage(`de,${many}`, ['en', 'de'])).toBe('de');
});
