import type { Question } from '@guidepost/engine/advisor';
import type { ReplyCondition } from '@guidepost/engine/condition';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, found, is, range, shop, single, use } from './small-shop.fixture.ts';

const anyOf = (question: string, ...answers: string[]): ReplyCondition => ({ kind: 'any_of', question, answers });
const noneOf = (question: string, ...answers: string[]): ReplyCondition => ({ kind: 'none_of', question, answers });
const allOf = (question: string, ...answers: string[]): ReplyCondition => ({ kind: 'all_of', question, answers });
const all = (...of: ReplyCondition[]): ReplyCondition => ({ kind: 'all', of });
const not = (of: ReplyCondition): ReplyCondition => ({ kind: 'not', of });

const brand = (id: string, askIf: ReplyCondition | null) => single(id, { attribute: 'brand', max: 9 }, { askIf });
const colors = single('colors', [answer('red', is('colors', 'red')), answer('blue', is('colors', 'blue'))], {
  type: 'MULTIPLE',
});

const neverReached = (...questions: Question[]) =>
  found('question-never-reached', advisorOf([use, ...questions])).map(({ pointer }) => pointer);

describe('A question that no replies lead to', () => {
  test('is a warning', () => {
    const impossible = all(anyOf('use', 'home'), anyOf('use', 'games'));
    const [finding] = found('question-never-reached', advisorOf([use, brand('maker', impossible)]));
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1/ask_if' });
    expect(finding?.message).toContain('Nobody reaches question `maker`');
  });

  test('is not told what it loses for a missing value, as that happens to nobody', () => {
    const products = shop.products.map((each) => ({ ...each, attributes: { kind: each.attributes.kind ?? '' } }));
    const first = { ...products[6]!, attributes: { kind: 'games', brand: 'Alder' } };
    const dropped = (askIf: ReplyCondition) =>
      found('filter-drops-missing', advisorOf([use, brand('maker', askIf)]), {
        ...shop,
        products: [first, ...products],
      });
    expect(dropped(anyOf('use', 'games'))).toMatchObject([{ pointer: '/questions/1' }]);
    expect(dropped(all(anyOf('use', 'home'), anyOf('use', 'games')))).toEqual([]);
  });

  test.each([
    ['one answer', anyOf('use', 'home')],
    ['none of all answers: the skip', noneOf('use', 'home', 'games')],
    ['two answers of MULTIPLE', allOf('colors', 'red', 'blue')],
    ['one of MULTIPLE without the other', all(anyOf('colors', 'red'), noneOf('colors', 'blue'))],
    ['a question passed over', { kind: 'replied', question: 'colors', replied: false }],
    [
      'a range within',
      all({ kind: 'gte', question: 'budget', value: 600 }, { kind: 'lte', question: 'budget', value: 700 }),
    ],
    ['a range between', not({ kind: 'gte', question: 'budget', value: 401 })],
  ] as [string, ReplyCondition][])('is none where they do: %s', (_, askIf) => {
    expect(neverReached(colors, range('budget', 'price'), brand('maker', askIf))).toEqual([]);
  });

  test.each([
    ['both answers of SINGLE', allOf('use', 'home', 'games')],
    ['the first question not replied to', { kind: 'replied', question: 'use', replied: false }],
    ['a range beyond all prices', { kind: 'gte', question: 'budget', value: 1001 }],
    [
      'a range that ends before it begins',
      all({ kind: 'gte', question: 'budget', value: 700 }, { kind: 'lte', question: 'budget', value: 600 }),
    ],
    ['an answer and its opposite', all(anyOf('colors', 'red'), not(anyOf('colors', 'red', 'blue')))],
  ] as [string, ReplyCondition][])('is one where they cannot: %s', (_, askIf) => {
    expect(neverReached(colors, range('budget', 'price'), brand('maker', askIf))).toEqual(['/questions/3/ask_if']);
  });

  test('is one where it waits for an answer that is never offered, unless the first question offers it', () => {
    const answers = [
      answer('much', atLeast('ram_gb', 512)),
      answer('some', atLeast('ram_gb', 16)),
      answer('any', null),
    ];
    expect(neverReached(single('ram', answers), brand('maker', anyOf('ram', 'much')))).toEqual(['/questions/2/ask_if']);
    const first = advisorOf([single('ram', answers), brand('maker', anyOf('ram', 'much'))]);
    expect(found('question-never-reached', first)).toEqual([]);
  });

  test('is one where the branch that it hangs on contradicts it', () => {
    const colorsAtHome = { ...colors, askIf: anyOf('use', 'home') };
    const atGames = all(anyOf('use', 'games'), anyOf('colors', 'red'));
    expect(neverReached(colorsAtHome, brand('maker', atGames))).toEqual(['/questions/2/ask_if']);
    expect(neverReached(colorsAtHome, brand('maker', anyOf('colors', 'red')))).toEqual([]);
  });

  test('is not claimed where there are too many combinations to try', () => {
    const many = Array.from({ length: 14 }, (_, nth) => answer(`a${nth}`, atLeast('price', 400 + nth * 40)));
    const ids = many.map(({ id }) => id);
    const impossible = all(allOf('many', ...ids), noneOf('many', 'a1'));
    expect(neverReached(single('many', many, { type: 'MULTIPLE' }), brand('maker', impossible))).toEqual([]);
  });
});

describe('An `ask_if` that names an answer made from values', () => {
  const asking = (...ids: string[]) =>
    found(
      'ask-if-value-unknown',
      advisorOf([
        use,
        brand('maker', null),
        single('ram', { attribute: 'ram_gb', max: 9 }),
        {
          ...colors,
          askIf: all(noneOf('maker', ...ids), noneOf('ram', '8')),
        },
      ]),
    );

  test('is a warning where no product in scope has it', () => {
    const [finding, ...others] = asking('Alder', 'birch');
    expect(finding).toMatchObject({
      severity: 'warning',
      pointer: '/questions/3/ask_if/maker/none_of/1',
      mend: 'Did you mean `Birch` (2 products)?',
    });
    expect(others).toEqual([]);
    expect(asking('Dogwood')[0]?.mend).toContain('Name another value');
  });

  test('is none where one has it', () => {
    expect(asking('Alder', 'Birch')).toEqual([]);
  });

  test('is a warning where a number is spelled in another way than its answer', () => {
    const advisor = advisorOf([
      use,
      single('ram', { attribute: 'ram_gb', max: 9 }),
      { ...colors, askIf: noneOf('ram', '8.0') },
    ]);
    expect(found('ask-if-value-unknown', advisor)).toMatchObject([{ mend: 'Write `8`.' }]);
  });
});
