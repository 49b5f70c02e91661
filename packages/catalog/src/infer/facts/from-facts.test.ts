import { expect, test } from 'vitest';
import { expectLinear } from '../../../../../scripts/fixture/grows-linearly.ts';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';
import { BEFORE_FACT, BEHIND_FACT, factsIn } from './lists-of-facts.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
const ROWS = 36;

/** What comes of products with these descriptions, one after the other; `#` is a number that differs. */
async function read(descriptions: readonly string[], category = (nth: number) => `Shelf ${nth % 3}`) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const text = (descriptions[nth % descriptions.length] ?? '').replaceAll('#', String(nth + 2));
    return `A${nth}-${nth * 7},Alder ${nth * 13}x,${nth}.50,${category(nth)},${quoted(text)}`;
  });
  const file = `sku,name,price,category,description\n${rows.join('\n')}\n`;
  const { mapping, text } = await infer(file, ADDRESS);
  const { products, reading } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return {
    rules: new Map(mapping.attributes.map(({ name, type, unit, label }) => [name, [type, unit, label] as const])),
    values: products.map(({ attributes }) => attributes),
    unread: reading.remarks.length,
    comments: text,
  };
}

const MIXERS = [
  'Hand mixer, 5 speeds, weight 1.2 kg, manual release, with bowl, dishwasher safe, model Q#',
  'Hand mixer, 3 speeds, weight 950 g, automatic release, dishwasher safe, cable 1.5 m, model Q#',
  'Stand mixer, 1 speed, weight up to 4 kg, manual release, with bowl, tilting head, model Q#',
  'Stand mixer, # speeds, automatic release, tilting head, cable 1 m',
];

test('measures with a name, counts with a noun, choices and features are taken out of lists of facts', async () => {
  const { rules, values, unread } = await read(MIXERS);
  expect(Object.fromEntries(rules)).toMatchObject({
    speeds: ['number', 'speeds', 'Speeds'],
    weight: ['number', 'kg', 'Weight'],
    cable: ['number', 'm', 'Cable'],
    mixer: ['text', null, 'Mixer'],
    release: ['text', null, 'Release'],
    features: ['list', null, 'Features'],
  });
  const told = values
    .slice(0, 3)
    .map(({ speeds, weight, cable, mixer, release }) => [speeds, weight, cable, mixer, release]);
  expect(told).toEqual([
    [5, 1.2, undefined, 'Hand', 'manual'],
    [3, 0.95, 1.5, 'Hand', 'automatic'],
    [1, 4, undefined, 'Stand', 'manual'],
  ]);
  expect(values.slice(0, 4).map(({ features }) => features)).toEqual([
    ['with bowl', 'dishwasher safe'],
    ['dishwasher safe'],
    ['with bowl', 'tilting head'],
    ['tilting head'],
  ]);
  expect(unread).toBe(0);
});

test('a comment says in how many lists a fact is, with an example', async () => {
  const { comments } = await read(MIXERS);
  expect(comments).toMatch(/a fact in \d+% of the lists in description, such as "5 speeds"/);
});

test.each([
  [
    'Russian, with commas',
    [
      'Модель Q#, пылесос, 21 насадка, вес 4,5 кг, сухая уборка, мешок в комплекте',
      'Модель Q#, пылесос, 3 насадки, вес 5 кг, влажная уборка, поток 900 литров/мин',
      'Модель Q#, пылесос, 5 насадок, вес 3,9 кг, сухая уборка, мешок в комплекте, поток 1200 литров/мин',
    ],
    { насадки: 21, вес: 4.5, поток: undefined, уборка: 'сухая', features: undefined },
    'литров/мин',
  ],
  [
    'German, as a list of HTML',
    [
      '<ul><li>Modell Q#</li><li>21 Programme</li><li>Fluss 800 ml/min</li><li>8 kg Trommel</li><li>leiser Lauf</li><li>mit Display</li></ul>',
      '<ul><li>Modell Q#</li><li>3 Programme</li><li>Fluss ca. 900 ml/min</li><li>7,5 kg Trommel</li><li>schneller Lauf</li><li>mit Timer</li></ul>',
      '<ul><li>Modell Q#</li><li>1 Programm</li><li>9 kg Trommel</li><li>leiser Lauf</li><li>mit Display</li><li>mit Timer</li></ul>',
    ],
    { programme: 21, fluss: 800, trommel: 8, lauf: 'leiser', features: ['mit Display'] },
    'ml/min',
  ],
  [
    'Spanish, with semicolons',
    [
      'Cafetera; modelo Q#; 21 funciones; potencia 900 W; cierre magnético; con filtro',
      'Cafetera; modelo Q#; 4 funciones; potencia 1,2 kW; cierre manual; ciclo 30 ml/seg',
      'Cafetera; modelo Q#; 2 funciones; potencia 850 W; cierre manual; con filtro; ciclo 25 ml/seg; luz nocturna',
    ],
    { funciones: 21, potencia: 900, cierre: 'magnético' },
    'ml/seg',
  ],
  [
    'Polish, in lines',
    [
      'Suszarka Q#\n- 21 programów\n- waga 7 kg\n- 800 obr/min prędkość\n- pompa ciepła\n- z lampką',
      'Suszarka Q#\n- 4 programy\n- waga 8 kg\n- pompa ciepła\n- blokada drzwi',
      'Suszarka Q#\n- 1 program\n- waga 7,5 kg\n- 900 obr/min prędkość\n- z lampką',
    ],
    { programy: 21, waga: 7, predkosc: 800, features: ['pompa ciepła', 'z lampką'] },
    'obr/min',
  ],
])('in any language and with any signs: %s', async (_, descriptions, first, unit) => {
  const { values, rules } = await read(descriptions);
  for (const [name, value] of Object.entries(first)) expect([name, values[0]?.[name]]).toEqual([name, value]);
  expect([...rules.values()].map(([, own]) => own)).toContain(unit);
});

test('a fact is whole or not there: part of another one says nothing', async () => {
  const texts = ['no lid', 'glass lid only', 'lid with steam valve'].map(
    (odd) => `Pan Q#, ${odd}, 24 cm rim, oven safe`,
  );
  const { values } = await read([...MIXERS.map((text) => `${text}, lid`), ...texts]);
  expect(values[0]?.features).toContain('lid');
  expect(values.slice(4, 7).flatMap(({ features }) => features ?? [])).not.toContain('lid');
});

test('what one product has two of, and what differs by a small word, is a feature and no choice', async () => {
  const { rules, values } = await read([
    'Drill, model Q#, front handle, rear handle, with case, soft grip',
    'Drill, model Q#, front handle, without case, soft grip, belt clip',
    'Saw, model Q#, side handle, with case, belt clip',
  ]);
  expect([...rules.keys()].filter((name) => ['handle', 'case', 'with', 'front'].includes(name))).toEqual([]);
  expect(values[0]?.features).toEqual(['Drill', 'front handle', 'rear handle', 'with case', 'soft grip']);
});

const FLAVOURS = ['ice', 'jam', 'fizz', 'tea', 'pie'].flatMap((kind) =>
  Array.from({ length: 20 }, (_, nth) => `${String.fromCodePoint(97 + nth).repeat(4)}berry ${kind}`),
);

test.each([
  [
    'sentences',
    (nth: number) =>
      `A fine mixer, with bowl, made for you. It has ${nth + 2} speeds, and weighs ${nth + 1} kg, which is little.`,
  ],
  ['what differs everywhere', (nth: number) => `Tone ${nth}a, mood ${nth}b, colour of day ${nth}c, scent ${nth}d`],
  [
    'what shops promise of all goods',
    (nth: number) =>
      `${['Free delivery, easy returns', 'Free delivery, best price'][nth % 2]}, code z${nth}q, in stock`,
  ],
  [
    'all that a thing comes in',
    (nth: number) =>
      Array.from({ length: 9 }, (_, at) => FLAVOURS[(nth * 5 + at * at * 7 + at) % FLAVOURS.length]).join('\n'),
  ],
])('nothing is taken from %s', async (_, text) => {
  const { rules } = await read(Array.from({ length: ROWS }, (_, nth) => text(nth)));
  expect([...rules.keys()]).toEqual(['category']);
});

test('what a column says is not said again, and a number with two units is none', async () => {
  const texts = MIXERS.map((text, nth) => `${text}, tray ${nth % 2 === 0 ? '3 kg' : '30 cm'}, Shelf 1`);
  const { rules, values } = await read(texts);
  expect(rules.has('tray')).toBe(false);
  expect(values.flatMap(({ features }) => features ?? [])).not.toContain('Shelf 1');
});

test('prose is no list, commas in numbers divide nothing, and halves of brackets are left out', () => {
  expect(factsIn('Weight 1,5 kg, 3 speeds, bowl (steel, 2 l), whisk.')).toEqual([
    ...['Weight 1,5 kg', '3 speeds', 'bowl (steel, 2 l)', 'whisk'],
  ]);
  expect(factsIn('A mixer, and a good one. Buy it, now, here.')).toBeNull();
  expect(factsIn('Only this, and that')).toBeNull();
});

test('looking for facts costs no more than the length of a text', () => {
  const pattern = new RegExp(`${BEFORE_FACT}(\\d+ speeds|with bowl)${BEHIND_FACT}`, 'gu');
  for (const part of [', ', '\n', '      ', 'with bowl', ',,,', '- ', '• ', '1 speeds ']) {
    expectLinear((size) => {
      const text = part.repeat(size / part.length);
      factsIn(text);
      Array.from(text.matchAll(pattern));
    }, 20_000);
  }
});
