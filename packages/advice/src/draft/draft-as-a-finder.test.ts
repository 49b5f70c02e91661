// Promises of a draft that asks as good product finders do: what it is, for whom, few answers in words that people use, data sheets
// last, nothing twice.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf, type Values } from './drafted.fixture.ts';

const things = (many: number, values: (nth: number) => Values, price = (nth: number) => 10 + luck(nth, 7, 400)) =>
  Array.from({ length: many }, (_, nth) => product(nth, price(nth), values(nth)));

test('of many kinds the frequent ones are offered, and the long tail is found under something else', () => {
  const often = ['Watch', 'Strap', 'Cable', 'Mount', 'Pedal', 'Radar', 'Scale', 'Sonar', 'Light'] as const;
  const { advisor, forecast } = drafted(
    [attribute('category')],
    things(600, (nth) => ({ category: nth % 50 === 0 ? `Oddity ${nth / 50}` : one(often, nth, 80) })),
  );
  const titles = titlesOf(question(advisor, 'category'));
  expect(titles).toHaveLength(often.length + 1);
  expect(titles.at(-1)).toBe('Something else');
  expect(forecast.found).toBeGreaterThan(0);
});

test('what nobody knows the kind of is found under something else, and not lost', () => {
  const often = ['Watch', 'Strap', 'Cable', 'Mount', 'Pedal', 'Radar', 'Scale', 'Sonar', 'Light'] as const;
  const kindOf = (nth: number) => (nth % 50 === 0 ? `Oddity ${nth / 50}` : one(often, nth, 80));
  const { advisor } = drafted(
    [attribute('category')],
    things(600, (nth) => (nth % 8 === 3 ? {} : { category: kindOf(nth) })),
  );
  const asked = question(advisor, 'category');
  if (asked.type === 'RANGE' || isValueAnswers(asked.answers)) throw new Error('written answers');
  const other = asked.answers.at(-1);
  expect(other?.title).toBe('Something else');
  expect(other?.where).toMatchObject({ kind: 'any', of: [{ kind: 'not_in' }, { kind: 'exists', exists: false }] });
});

test('figures of data sheets are asked for when nothing else tells apart what is left', () => {
  const made = drafted(
    [attribute('brand'), attribute('cas_latency', 'number'), attribute('tdp', 'number', 'W')],
    things(300, (nth) => ({
      brand: one(['Acme', 'Bolt', 'Core'], nth, 81),
      cas_latency: 9 + luck(nth, 82, 30),
      tdp: one([35, 65, 95, 125], nth, 83),
    })),
  );
  const asked = made.advisor.questions.map(({ id, stage }) => ({ id, stage }));
  expect(asked.length).toBeGreaterThan(1);
  const others = asked.filter(({ id }) => !/^(cas_latency|tdp)$/.test(id));
  expect(others.length).toBeLessThan(asked.length);
  for (const { id, stage } of asked.filter((each) => !others.includes(each)))
    for (const other of others) expect([id, stage > other.stage]).toEqual([id, true]);
  expect(asked[0]?.stage).toBe(1);
});

test('how a thing is built is not what people look for, and is said in their words', () => {
  const { advisor } = drafted(
    [attribute('type')],
    things(200, (nth) => ({ type: one(['Circumaural', 'Supra-aural', 'In Ear'], nth, 84) })),
  );
  const asked = question(advisor, 'type');
  expect(asked.title).toBe('Which type do you need?');
  expect(titlesOf(asked).toSorted()).toEqual(['In-ear', 'On-ear', 'Over-ear']);
});

test('for whom it is, is asked once, by what tells more, as people say it', () => {
  const { advisor } = drafted(
    [attribute('age_group'), attribute('gender')],
    things(300, (nth) => {
      const gender = one(['female', 'male', 'kids'], nth, 85);
      return { gender, age_group: gender === 'kids' ? 'kids' : 'adult' };
    }),
  );
  expect(advisor.first).toBe('gender');
  expect(idsOf(advisor)).not.toContain('age_group');
  expect(titlesOf(question(advisor, 'gender')).toSorted()).toEqual(['Kids', 'Men', 'Women']);
});

test('materials and people are named in the language of the questions, and those of two languages are one answer', () => {
  const { advisor } = drafted(
    [attribute('матеріал'), attribute('стать')],
    things(300, (nth) => ({
      матеріал: one(['Кераміка', 'Керамика', 'Glass', 'Скло', 'Cotton'], nth, 86),
      стать: one(['female', 'чоловічий', 'Kids'], nth, 87),
    })),
    { language: 'uk' },
  );
  expect(titlesOf(question(advisor, 'матеріал')).toSorted()).toEqual(['Бавовна', 'Кераміка', 'Скло']);
  expect(titlesOf(question(advisor, 'стать')).toSorted()).toEqual(['Діти', 'Жінки', 'Чоловічий']);
});

test('a card shows no value in another language than the questions', () => {
  const shown = (materials: readonly [string, ...string[]]) =>
    drafted(
      [attribute('kind'), attribute('material')],
      things(200, (nth) => ({ kind: one(['Vase', 'Bowl'], nth, 88), material: one(materials, nth, 89) })),
    ).advisor.results.attributes;
  expect(shown(['Glass', 'Ceramic', 'Wood'])).toContain('material');
  expect(shown(['Скло', 'Кераміка', 'Дерево'])).not.toContain('material');
});

test('two names of one kind are one answer, and so is a code in letters that look alike', () => {
  const { advisor } = drafted(
    [attribute('category'), attribute('series')],
    things(300, (nth) => ({
      category: one(['T-shirt', 'Tee', 'Shorts', 'Pantalones cortos', 'Hat'], nth, 106),
      series: one(['A1', 'А1', 'B2'], nth, 107),
    })),
  );
  expect(titlesOf(question(advisor, 'category'))).toHaveLength(3);
  expect(titlesOf(question(advisor, 'series'))).toHaveLength(2);
});

test('a word in other genders or numbers is one answer', () => {
  const { advisor } = drafted(
    [attribute('форма')],
    things(200, (nth) => ({ форма: one(['Кругла', 'Круглі', 'Круглые', 'Овальна', 'Овальні'], nth, 90) })),
    { language: 'uk' },
  );
  expect(titlesOf(question(advisor, 'форма'))).toHaveLength(2);
});

test('a yes that another question has as an answer is not asked for', () => {
  const { advisor } = drafted(
    [attribute('grid_type'), attribute('hybrid', 'boolean')],
    things(300, (nth) => {
      const grid_type = one(['Hybrid', 'On-grid', 'Off-grid'], nth, 91);
      return { grid_type, ...(luck(nth, 92, 5) > 0 && { hybrid: grid_type === 'Hybrid' }) };
    }),
  );
  expect(idsOf(advisor)).toContain('grid_type');
  expect(idsOf(advisor)).not.toContain('hybrid');
});

test('no number is asked in more than eight ranges, and what few know in at most five', () => {
  const { advisor } = drafted(
    [attribute('crude_protein', 'number', '%'), attribute('length', 'number', 'cm')],
    things(900, (nth) => ({ crude_protein: luck(nth, 93, 400) / 10, length: 20 + luck(nth, 94, 700) / 10 })),
  );
  for (const asked of advisor.questions) expect(titlesOf(asked).length).toBeLessThanOrEqual(8);
  const protein = advisor.questions.find(({ id }) => id === 'crude_protein');
  if (protein !== undefined) expect(titlesOf(protein).length).toBeLessThanOrEqual(5);
});

test('budgets are as far apart as people take them to be', () => {
  const prices = [139, 141, 143, 145, 147, 149, 151, 155, 160, 170, 190, 240] as const;
  const { advisor } = drafted(
    [attribute('kind')],
    things(
      300,
      (nth) => ({ kind: one(['Charger', 'Cover'], nth, 95) }),
      (nth) => one(prices, nth, 96),
    ),
  );
  const budget = question(advisor, 'budget');
  const cuts = budget.type === 'RANGE' ? budget.groupings.flatMap(({ to }) => to ?? []) : [];
  expect(cuts.length).toBeGreaterThan(0);
  for (const [nth, cut] of cuts.entries()) if (nth > 0) expect(cut / (cuts[nth - 1] ?? 1)).toBeGreaterThanOrEqual(1.1);
});

test('among many colours, two of them in one are found under both, rare shades under the plain one, and what is no colour under none', () => {
  const plain = [
    'Black',
    'White',
    'Grey',
    'Red',
    'Blue',
    'Green',
    'Yellow',
    'Orange',
    'Pink',
    'Brown',
    'Beige',
  ] as const;
  const odd = ['White/Grey', 'Magnetic Grey', 'Bed: Double'] as const;
  const { advisor } = drafted(
    [attribute('kind'), attribute('color')],
    things(900, (nth) => ({
      kind: one(['Van', 'Bus'], nth, 97),
      color: nth % 90 < odd.length ? odd[nth % 90]! : one(plain, nth, 98),
    })),
  );
  const asked = question(advisor, 'color');
  expect(titlesOf(asked).toSorted()).toEqual(plain.toSorted());
  if (asked.type === 'RANGE' || !Array.isArray(asked.answers)) throw new Error('fixed answers');
  const grey = asked.answers.find(({ title }) => title === 'Grey');
  expect(grey?.where).toMatchObject({ values: expect.arrayContaining(['Grey', 'White/Grey', 'Magnetic Grey']) });
});

test('a rare shade is found under the only plain colour that its name has, wherever it stands and in whatever language', () => {
  const underPlain = (
    plain: readonly [string, ...string[]],
    odd: Readonly<Record<string, string | null>>,
  ): Record<string, string | null> => {
    const names = Object.keys(odd);
    const { advisor } = drafted(
      [attribute('kind'), attribute('color')],
      things(900, (nth) => ({
        kind: one(['Van', 'Bus'], nth, 97),
        color: nth % 90 < names.length ? names[nth % 90]! : one(plain, nth, 98),
      })),
    );
    const asked = question(advisor, 'color');
    if (asked.type === 'RANGE' || !Array.isArray(asked.answers)) throw new Error('fixed answers');
    const { answers } = asked;
    const has = (name: string, value: string): boolean => {
      const where = answers.find(({ id }) => id === name)?.where;
      return where?.kind === 'in' && where.values.includes(value);
    };
    return Object.fromEntries(names.map((name) => [name, plain.find((own) => has(own, name)) ?? null]));
  };
  const english = {
    ...{ 'Light Grey Metallic': 'Grey', 'Grey Matter': 'Grey', 'Mid Blue Metallic': 'Blue', 'Orange Glow': 'Orange' },
    ...{ 'Graphite Dust Metallic': 'Graphite', 'Rosso Profondo': 'Red', 'Two Tone Red/White': 'White' },
    // Two plain colours say neither, and so does what is no colour.
    ...{ 'Black Forest Green': null, Champagne: null, 'Carrot Cake': null },
  };
  expect(
    underPlain(['White', 'Black', 'Grey', 'Silver', 'Red', 'Blue', 'Orange', 'Green', 'Graphite'], english),
  ).toEqual(english);
  const german = { 'Hellgrau Metallic': 'Grau', 'Saphirblau Perleffekt': 'Blau', Rubinrot: 'Rot', 'Weiß uni': 'Weiß' };
  expect(
    underPlain(['Weiß', 'Schwarz', 'Grau', 'Rot', 'Blau', 'Grün', 'Gelb', 'Braun', 'Beige', 'Orange'], german),
  ).toEqual(german);
  const spanish = { 'Rojo metalizado': 'Rojo', 'Azul profundo': 'Azul', 'Gris claro mate': 'Gris' };
  expect(
    underPlain(['Blanco', 'Negro', 'Gris', 'Rojo', 'Azul', 'Verde', 'Amarillo', 'Naranja', 'Rosa', 'Beige'], spanish),
  ).toEqual(spanish);
});

test('a long list of long answers is not asked, because nobody reads it', () => {
  const made = drafted(
    [attribute('kind'), attribute('base')],
    things(400, (nth) => ({
      kind: one(['Soap', 'Oil', 'Balm'], nth, 99),
      base: `Olive, coconut and palm oil, certified, blend ${luck(nth, 100, 30)}`,
    })),
  );
  expect(idsOf(made.advisor)).not.toContain('base');
});

test('how much it is altogether is asked rather than how many parts of how much', () => {
  const { advisor } = drafted(
    [attribute('modules_1', 'number'), attribute('modules_2', 'number'), attribute('memory', 'number', 'GB')],
    things(400, (nth) => {
      const [many, each] = [one([1, 2, 4], nth, 101), one([4, 8, 16, 32], nth, 102)];
      return { modules_1: many, modules_2: each, memory: many * each };
    }),
  );
  expect(advisor.first).toBe('memory');
});

test('pictures are as sharp as people call it, by their smaller side; nobody is asked for pixels', () => {
  const asked = (sizes: readonly (readonly [across: number, down: number])[]) => {
    const pixels = (name: string) => attribute(name, 'number', 'px');
    const screens = things(300, (nth) => {
      // Every hundredth is like none of the others.
      const [resolution_x, resolution_y] = sizes[nth % 100 === 7 ? 0 : 1 + luck(nth, 103, sizes.length - 1)]!;
      return { resolution_x, resolution_y, shade: one(['Red', 'Green', 'Blue'], nth, 106) };
    });
    return drafted([pixels('resolution_x'), pixels('resolution_y'), attribute('shade')], screens, {
      mostQuestions: 20,
    });
  };
  const { questions } = asked([
    [2256, 1504],
    [1366, 768],
    [1920, 1080],
    [1080, 2400],
    [2560, 1440],
    [3840, 2160],
  ]);
  const answers = questions.find(({ id }) => id === 'resolution')?.answers ?? [];
  expect(answers.map(({ title }) => title)).toEqual([
    ...['HD is enough', 'Full HD or sharper', 'QHD or sharper', '4K or sharper'],
  ]);
  // Whoever would do with less is as happy with a sharper one.
  const counts = answers.map(({ products }) => products);
  expect(counts[0]).toBe(300);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));

  const small = asked([
    [300, 200],
    [320, 240],
    [640, 480],
    [480, 480],
  ]);
  expect(small.questions.map(({ attribute }) => attribute)).not.toEqual(
    expect.arrayContaining([expect.stringContaining('resolution')]),
  );
});

test('what hardly any product has is not asked of everybody', () => {
  const made = drafted(
    [attribute('size'), attribute('special_jaw')],
    things(600, (nth) => ({
      size: one(['S', 'M', 'L'], nth, 104),
      ...(nth % 20 === 0 && { special_jaw: one(['Pug', 'Boxer'], nth, 105) }),
    })),
  );
  expect(idsOf(made.advisor)).not.toContain('special_jaw');
});
