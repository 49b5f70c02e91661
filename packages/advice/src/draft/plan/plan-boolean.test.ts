import { isValueAnswers } from '@guidepost/engine/advisor';
import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf } from '../drafted.fixture.ts';
import type { DraftLanguage } from '../words/languages/languages.ts';

const asked = (share: number, isTold: (nth: number) => boolean = () => true) => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 50 + luck(nth, 1, 400), {
      shape: one(['Round', 'Oval', 'Square'], nth, 2),
      ...(isTold(nth) ? { wireless: luck(nth, 3, 100) < share } : {}),
      ...(nth % 4 === 0 ? { stocked: true } : {}),
    }),
  );
  const attributes = [attribute('shape'), attribute('wireless', 'boolean'), attribute('stocked', 'boolean')];
  return drafted(attributes, products, { mostQuestions: 14 });
};

test('where most have it, or the catalog is silent about some, a no removes nothing; where few have it, it removes these', () => {
  const without = (share: number, isTold?: (nth: number) => boolean) => {
    const own = question(asked(share, isTold).advisor, 'wireless');
    if (own.type === 'RANGE' || isValueAnswers(own.answers)) throw new Error('fixed answers');
    return own.answers.find(({ id }) => id === 'without')?.where;
  };
  expect(without(75)).toBeNull();
  expect(without(30, (nth) => nth % 3 > 0)).toBeNull();
  expect(without(30)).toEqual({ kind: 'in', attribute: 'wireless', values: [false] });
});

test('what nearly all have is not asked for, nor a flag that is set or empty', () => {
  const { advisor, leftOut } = asked(96);
  expect(idsOf(advisor)).not.toContain('wireless');
  expect(idsOf(advisor)).not.toContain('stocked');
  const why = Object.fromEntries(leftOut.map((left) => [left.attribute, left.why]));
  expect(why).toMatchObject({ wireless: 'tells-little', stocked: 'one-value' });
});

test('what shops say only where it is so is asked for: a yes shows what certainly has it, and a no leaves out nothing else', () => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 50 + luck(nth, 1, 400), {
      shape: one(['Round', 'Oval', 'Square'], nth, 2),
      ...(luck(nth, 3, 100) < 30 ? { dimmable: true } : {}),
    }),
  );
  const { advisor } = drafted([attribute('shape'), attribute('dimmable', 'boolean')], products);
  const own = question(advisor, 'dimmable');
  if (own.type === 'RANGE' || isValueAnswers(own.answers)) throw new Error('fixed answers');
  expect(own.missing).toBe('drop');
  const isNotSaid = [
    { kind: 'not_in', attribute: 'dimmable', values: [true] },
    { kind: 'exists', attribute: 'dimmable', exists: false },
  ];
  expect(own.answers.map(({ where }) => where)).toEqual([
    { kind: 'in', attribute: 'dimmable', values: [true] },
    { kind: 'any', of: isNotSaid },
  ]);
});

test.each<[DraftLanguage, string, string]>([
  ['en', 'New or used?', 'Used,New'],
  ['de', 'Neu oder gebraucht?', 'Gebraucht,Neu'],
  ['ru', 'Новое или б/у?', 'Б/у,Новое'],
])(
  'whether a thing was used is asked as new or used, and who wants it new gets nothing used: %s',
  (language, title, answers) => {
    const products = Array.from({ length: 200 }, (_, nth) =>
      product(nth, 50 + luck(nth, 1, 400), { shape: one(['Round', 'Oval'], nth, 2), used: luck(nth, 3, 100) < 60 }),
    );
    const { advisor } = drafted([attribute('shape'), attribute('used', 'boolean')], products, { language });
    const own = question(advisor, 'used');
    expect(own.title).toBe(title);
    expect(titlesOf(own).join()).toBe(answers);
    if (own.type === 'RANGE' || isValueAnswers(own.answers)) throw new Error('fixed answers');
    expect(own.answers[1]?.where).toEqual({ kind: 'in', attribute: 'used', values: [false] });
  },
);
