import type { UnaskedAttribute } from '@guidepost/advice/draft/draft';
import type { DraftVerdict } from '@guidepost/advice/draft/draft-verdict';
import { expect, test } from 'vitest';
import { spellRemedy } from '../cli/spell-remedy.ts';
import { sayVerdict } from './say-verdict.ts';

const ENGLISH = { language: 'en', addresses: [] };
const VERDICT: DraftVerdict = {
  isReady: false,
  shoppers: {
    ...{ simulated: 300, truthful: 0.9466, whereToldApart: 0.9871, questions: 2.53 },
    ...{ mistaken: 0.71, askedOnce: 0.86, askedTwice: 0.93 },
  },
  against: [
    { kind: 'truthful', share: 0.9466, goal: 0.95 },
    { kind: 'told-apart', share: 0.9871, goal: 0.99 },
    { kind: 'no-unit', attributes: ['rpm'] },
    { kind: 'no-currency' },
    { kind: 'unspoken', language: 'is' },
  ],
  improve: { kind: 'ask', attribute: 'cas', asked: false, helped: 12, lost: 20 },
};

const left = (why: 'too-many-questions' | 'numbers-as-text' | 'free-text' | 'no-unit' | 'unnamed') => [
  { attribute: 'cas', why, known: 9, values: 4, bits: null, helps: null, leaves: null },
];

test('a verdict says what shoppers get, what stands against it, and never rounds a miss up to its goal', () => {
  const { get, against } = sayVerdict(VERDICT, [], ENGLISH, spellRemedy);
  expect(get).toContain('Of 300 simulated shoppers, 95% see the very product');
  expect(get).toContain('86% after being asked again once, 93% after twice');
  expect(against[0]).toBe('only 94.7% of truthful shoppers see the very product (95% should)');
  expect(against[1]).toContain('98.7% of truthful shoppers see theirs (99% should)');
  expect(against[2]).toContain('say the unit of rpm (--set attributes.rpm.unit=UNIT)');
  expect(against[3]).toContain('--currency');
  expect(against[4]).toContain('Icelandic');
});

test('what would help most comes with how to supply it', () => {
  const improve = (why: Parameters<typeof left>[0]) => sayVerdict(VERDICT, left(why), ENGLISH, spellRemedy).improve;
  expect(improve('too-many-questions')).toContain('Add a question about it to the file.');
  expect(improve('no-unit')).toContain('--set attributes.cas.unit=UNIT');
  expect(improve('unnamed')).toContain('--set attributes.cas.label=NAME');
  expect(improve('numbers-as-text')).toContain('--set attributes.cas.unit=UNIT');
  const measured = { unit: 'l', example: '18 l', units: {}, strays: [] as string[] };
  const improveWith = (how: typeof measured) =>
    sayVerdict(
      VERDICT,
      [{ ...left('numbers-as-text')[0], why: 'numbers-as-text', measured: how } as UnaskedAttribute],
      ENGLISH,
      spellRemedy,
    ).improve;
  expect(improveWith({ ...measured, strays: ['9 kg'] })).toMatch(/"18 l", "9 kg".*leave it as text/);
  expect(improveWith({ ...measured, strays: ['9 kg'] })).not.toContain('--set');
  expect(improveWith({ ...measured, units: { l: 1, ml: 0.001 } })).toContain('units: { l: 1, ml: 0.001 }');
  expect(improve('free-text')).toContain('short values');
  const [plain] = left('free-text');
  const parted = { ...plain, why: 'lists-as-text', split: ' / ' } as UnaskedAttribute;
  expect(sayVerdict(VERDICT, [parted], ENGLISH, spellRemedy).improve).toContain("--set attributes.cas.split=' / '");
  const supply = {
    kind: 'supply',
    lost: 9,
    examples: [
      { sku: 'a', title: 'Lamp A' },
      { sku: 'b', title: '' },
    ],
  } as const;
  expect(sayVerdict({ ...VERDICT, improve: supply }, [], ENGLISH, spellRemedy).improve).toContain(
    'tells "Lamp A" and "b" apart',
  );
  expect(sayVerdict({ ...VERDICT, improve: supply }, [], ENGLISH, spellRemedy).improve).toContain(
    'sku,NAME\n  a,Lamp A\n  b,WHAT DIFFERS\n',
  );
  const offer = { kind: 'offer', attribute: 'design', values: 107, offered: 60 } as const;
  expect(sayVerdict({ ...VERDICT, improve: offer }, [], ENGLISH, spellRemedy).improve).toContain('Set `max: 107`');
  const fill = { kind: 'fill', attribute: 'size', without: 40, products: 100 } as const;
  expect(sayVerdict({ ...VERDICT, improve: fill }, [], ENGLISH, spellRemedy).improve).toContain(
    '40 products of 100 have none',
  );
  expect(sayVerdict({ ...VERDICT, improve: null }, [], ENGLISH, spellRemedy).improve).toBeNull();
});

test('a missing attribute is shown in rows of the own products, with what differs in their titles, and how to import them', () => {
  const supply = {
    kind: 'supply',
    lost: 9,
    examples: [
      { sku: 'T-1', title: 'Tee Fox Mask women' },
      { sku: 'T,2', title: 'Tee Silly Toons women' },
    ],
  } as const;
  const { improve } = sayVerdict({ ...VERDICT, improve: supply }, [], ENGLISH, spellRemedy);
  expect(improve).toContain('\n  sku,NAME\n  T-1,Fox Mask\n  "T,2",Silly Toons\n');
  expect(improve).toContain('--update');
  expect(improve).toContain('--set attributes.NAME=NAME');
});

test('what is not advice, and what was not understood, is said with what to do', () => {
  const [single] = sayVerdict(
    { ...VERDICT, against: [{ kind: 'single-question', attribute: 'club' }] },
    [],
    ENGLISH,
    spellRemedy,
  ).against;
  expect(single).toMatch(/^besides the budget.*a single thing \(club\).*add a column/);
  const against = (language: string, ...kinds: readonly ('no-currency' | 'language-unknown' | 'no-advice')[]) =>
    sayVerdict(
      { ...VERDICT, against: kinds.map((kind) => ({ kind })) },
      [],
      { language, addresses: [] },
      spellRemedy,
    ).against.join('\n');
  expect(against('en', 'language-unknown')).toContain('--language');
  expect(against('en', 'no-advice')).toContain('add a column that says what each product is');
  expect(against('en', 'no-currency')).toContain('--currency CODE');
  expect(against('sv', 'no-currency')).toContain('--currency SEK');
  expect(against('tr', 'no-currency')).toContain('--currency TRY');
});

test('a currency that addresses say is told as it is, and one that only the language hints at as an example', () => {
  const against = (language: string, ...addresses: readonly string[]) =>
    sayVerdict({ ...VERDICT, against: [{ kind: 'no-currency' }] }, [], { language, addresses }, spellRemedy).against[0];
  expect(against('ru', 'https://shop.example.ua/1')).toMatch(/name the currency, UAH \(--currency UAH\)$/);
  expect(against('ru')).toMatch(/name the currency, RUB \(--currency RUB\), \w{3}, \w{3} or whichever it is$/);
  expect(against('es')).toMatch(/--currency EUR\), \w{3}, \w{3} or whichever it is$/);
  expect(against('en')).toMatch(/name the currency \(--currency CODE\), such as EUR or USD$/);
});

const saying = (against: DraftVerdict['against'][number], currency: string | null = null): string =>
  sayVerdict({ ...VERDICT, against: [against] }, [], { ...ENGLISH, currency }, spellRemedy).against[0] ?? '';

test('titles that are shared are mended by a rule of columns that exist, or nothing is told to be set', () => {
  const shared = { kind: 'shared-titles', products: 55, all: 56, example: '1 year' } as const;
  expect(saying({ ...shared, telling: '{name} {years?}' })).toMatch(
    /^55 products of 56 have the title of another one, such as "1 year".*import the catalog again with what differs in the title: import with --set title='\{name\} \{years\?\}'/,
  );
  const without = saying({ ...shared, telling: null });
  expect(without).toContain('no column that was imported tells them apart');
  expect(without).not.toContain('--set');
});

test('variants that nothing states are taken apart only if they do not read alike then', () => {
  const large = { kind: 'large-group', products: 55, all: 56, example: '1 year' } as const;
  const apart = saying({ ...large, isOneTitle: false, telling: null });
  expect(apart).toMatch(/^55 of 56 products count as variants of one, "1 year".*import with --set group=, then/);
  expect(apart).not.toContain('COLUMN');
  expect(saying({ ...large, isOneTitle: true, telling: '{name} {years?}' })).toContain(
    "--set group= --set title='{name} {years?}'",
  );
  expect(saying({ ...large, isOneTitle: true, telling: null })).not.toContain('--set');
});

test('a catalog of one thing or of few, by its own format, is told so, with nothing to set', () => {
  expect(saying({ kind: 'few-things', things: 1, all: 20, column: 'ITEMGROUP_ID' })).toMatch(
    /^all 20 products are variants of one thing, as ITEMGROUP_ID says/,
  );
  const few = saying({ kind: 'few-things', things: 4, all: 36, column: 'Handle' });
  expect(few).toMatch(/^its 36 products are variants of only 4 things, as Handle says/);
  expect(few).not.toContain('--set');
});

test('the example of a language is never one that is wrong when it is copied', () => {
  expect(saying({ kind: 'language-unknown' })).toContain('(--language LANGUAGE), such as de or fr');
  expect(saying({ kind: 'language-unknown' }, 'HUF')).toContain('(--language hu) if it is Hungarian');
  expect(saying({ kind: 'language-unknown' }, 'EUR')).toContain('--language LANGUAGE');
  expect(saying({ kind: 'language-unknown' }, 'USD')).toContain('--language LANGUAGE');
});

test('what differs is not said to be the whole title', () => {
  const examples = [
    { sku: 'a', title: 'Smoked trout' },
    { sku: 'b', title: 'Green olives' },
  ];
  const { improve } = sayVerdict(
    { ...VERDICT, improve: { kind: 'supply', lost: 9, examples } },
    [],
    ENGLISH,
    spellRemedy,
  );
  expect(improve).toContain('\n  a,WHAT DIFFERS\n  b,WHAT DIFFERS\n');
});
