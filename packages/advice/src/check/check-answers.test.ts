import type { Condition } from '@guidepost/engine/condition';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, atMost, check, found, is, single, use } from './small-shop.fixture.ts';

const asking = (...wheres: (Condition | null)[]) =>
  advisorOf([
    use,
    single(
      'more',
      wheres.map((where, nth) => answer(`a${nth}`, where)),
    ),
  ]);

describe('An answer that no product in scope satisfies', () => {
  test('is a warning that names the condition at which it fails, and what there is', () => {
    const where: Condition = { kind: 'all', of: [is('kind', 'games'), atLeast('ram_gb', 128)] };
    const [finding] = found('answer-never-offered', asking(where, null));
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1/answers/0/where' });
    expect(finding?.message).toBe(
      'No product in scope satisfies answer `a0` of question `more`: it is never offered. It fails at `ram_gb >= 128` (0 of 7 products; in scope `ram_gb` goes from 4 to 32).',
    );
  });

  test('is a note where a product that is sold out has the value: it comes back', () => {
    const pink = found('answer-never-offered', asking(is('colors', 'pink'), is('colors', 'red')));
    expect(pink).toMatchObject([{ severity: 'note', pointer: '/questions/1/answers/0/where' }]);
    expect(pink[0]?.message).toBe(
      'Every product that satisfies answer `a0` of question `more` (1 product) is sold out now: until one is back, it is never offered.',
    );
    const elsewhere = { ...asking(is('colors', 'pink'), null), where: is('kind', 'home') };
    expect(found('answer-never-offered', elsewhere)).toMatchObject([{ severity: 'warning' }, { severity: 'warning' }]);
    const first = (must: boolean) =>
      advisorOf([
        single('color', [answer('pink', is('colors', 'pink')), answer('red', is('colors', 'red'))], { must }),
      ]);
    expect(found('answer-never-offered', first(false))).toMatchObject([{ severity: 'note' }]);
    expect(found('answer-never-offered', first(true))).toMatchObject([{ severity: 'warning' }]);
  });

  test('tells conditions that only fail together', () => {
    const where: Condition = { kind: 'all', of: [is('kind', 'office'), is('colors', 'red')] };
    expect(found('answer-never-offered', asking(where, null))[0]?.message).toContain(
      'Some products satisfy `kind = office` (2) and `colors = red` (3), but none satisfies all of it.',
    );
  });

  test('is not found where one product satisfies it', () => {
    expect(found('answer-never-offered', asking(atLeast('ram_gb', 32), null))).toEqual([]);
  });
});

describe('A question of which no product satisfies any answer', () => {
  const where = is('kind', 'home');

  test('is an error; with one answer that some satisfy, or that needs none, each of the others is a warning', () => {
    const nowhere = advisorOf(asking(is('kind', 'games'), is('kind', 'office')).questions, { where });
    expect(found('no-answer-satisfied', nowhere)).toMatchObject([
      { severity: 'error', pointer: '/questions/1/answers' },
    ]);
    for (const good of [is('brand', 'Alder'), null]) {
      const some = advisorOf(asking(is('kind', 'games'), good).questions, { where });
      expect(check(some).filter(({ severity }) => severity === 'error')).toEqual([]);
      const pointers = found('answer-never-offered', some).map(({ pointer }) => pointer);
      expect(pointers).toContain('/questions/1/answers/0/where');
    }
  });

  test('is said once, with the attribute of which no product has a value; each answer is told only where it is misspelt', () => {
    const wheres = ['red', 'green', 'white'].map((value) => is('dock', value));
    const findings = check(asking(...wheres)).filter(({ pointer }) => pointer.startsWith('/questions/1'));
    expect(findings).toMatchObject([{ code: 'no-answer-satisfied' }]);
    expect(findings[0]?.message).toContain('No product in scope has a value of `dock`.');
    const misspelt = check(asking(is('brand', 'alder'), is('brand', 'Zebrano')));
    expect(misspelt.map(({ code, meant }) => [code, meant])).toEqual([
      ['no-answer-satisfied', undefined],
      ['answer-never-offered', 'Alder'],
    ]);
  });

  test('is none where its products are merely sold out', () => {
    expect(found('no-answer-satisfied', asking(is('brand', 'Dogwood'), is('colors', 'pink')))).toEqual([]);
  });
});

test('What to do about several values that no product has is said once', () => {
  const [finding] = found('answer-never-offered', asking(is('brand', 'Zebrano', 'Quebracho', 'Aldr'), null));
  expect(finding?.mend).toBe(
    'Did you mean `Alder` (3 products)? Check the spelling in the catalog, or remove `Zebrano` and `Quebracho` from the condition.',
  );
});

describe('An answer that every product in scope satisfies', () => {
  test('is a warning', () => {
    const [finding, ...others] = found('answer-changes-nothing', asking(atMost('price', 5000), atMost('price', 600)));
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1/answers/0/where' });
    expect(others).toEqual([]);
  });

  test('is none where it has no condition', () => {
    expect(found('answer-changes-nothing', asking(null, atMost('price', 600)))).toEqual([]);
  });
});

describe('Two answers satisfied by the same products', () => {
  test('are a warning at the later one', () => {
    const [finding, ...others] = found('answers-alike', asking(is('kind', 'games'), null, atLeast('price', 900)));
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1/answers/2' });
    expect(finding?.message).toContain('Answers `a0` and `a2` of question `more`');
    expect(finding?.message).toContain('the same 2 products');
    expect(others).toEqual([]);
  });

  test('are none where a product tells them apart, or where neither has one', () => {
    expect(found('answers-alike', asking(is('kind', 'games'), atLeast('price', 800)))).toEqual([]);
    expect(found('answers-alike', asking(atLeast('price', 8000), atLeast('price', 9000)))).toEqual([]);
  });
});

describe('Answers of which all are wanted', () => {
  const multiple = (match: 'any' | 'all', ...wheres: Condition[]) => {
    const answers = wheres.map((where, nth) => answer(`a${nth}`, where));
    return advisorOf([use, single('more', answers, { type: 'MULTIPLE', match })]);
  };

  test('are a warning where no product satisfies two', () => {
    const exclusive = multiple('all', is('kind', 'home'), is('kind', 'games'), is('kind', 'office'));
    expect(found('answers-exclude-each-other', exclusive)).toMatchObject([
      { severity: 'warning', pointer: '/questions/1/match' },
    ]);
  });

  test('are none where some go together, or any will do', () => {
    expect(found('answers-exclude-each-other', multiple('all', is('kind', 'home'), is('touch', true)))).toEqual([]);
    expect(found('answers-exclude-each-other', multiple('any', is('kind', 'home'), is('kind', 'games')))).toEqual([]);
  });

  test('are a warning where they are values of which a product has one', () => {
    const values = (attribute: string) =>
      advisorOf([use, single('more', { attribute, max: 30 }, { type: 'MULTIPLE', match: 'all' })]);
    expect(found('answers-exclude-each-other', values('brand'))).toHaveLength(1);
    expect(found('answers-exclude-each-other', values('colors'))).toEqual([]);
  });
});

describe('More than 200 answers', () => {
  const many = (count: number) => asking(...Array.from({ length: count }, () => null));

  test('are a warning, 200 are none', () => {
    expect(found('too-many-answers', many(201))).toMatchObject([
      { severity: 'warning', pointer: '/questions/1/answers' },
    ]);
    expect(found('too-many-answers', many(200))).toEqual([]);
  });

  test('are one where they are made from values', () => {
    const values = (max: number) => advisorOf([use, single('more', { attribute: 'brand', max })]);
    expect(found('too-many-answers', values(500))).toMatchObject([{ pointer: '/questions/1/max' }]);
    expect(found('too-many-answers', values(200))).toEqual([]);
  });
});

describe('Answers made from values', () => {
  const values = (attribute: string) => advisorOf([use, single('more', { attribute, max: 30 })]);

  test('are an error where the catalog has no such attribute', () => {
    expect(check(values('brnad'))).toMatchObject([
      {
        severity: 'error',
        code: 'unknown-attribute',
        pointer: '/questions/1/attribute',
        mend: 'Did you mean `brand`?',
      },
    ]);
  });

  test('are an error where no product in scope has a value', () => {
    expect(check(values('dock'))).toMatchObject([
      { severity: 'error', code: 'attribute-without-value', pointer: '/questions/1/attribute' },
    ]);
  });

  test('are fine where some have one', () => {
    expect(check(values('brand'))).toEqual([]);
  });
});
