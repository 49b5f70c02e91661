import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product } from './drafted.fixture.ts';

test('what is left out says why, and how many more would find their product by it', () => {
  const products = Array.from({ length: 400 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 300), {
      kind: one(['Lamp', 'Lamp', 'Lamp', 'Desk lamp', 'Floor lamp'], nth, 2),
      shade: one(['Round', 'Cone', 'Tube', 'Box'], nth, 3),
      base: one(['Tripod', 'Plate', 'Clamp', 'Spike'], nth, 4),
      remark: one(['other', 'other', 'other', 'Fragile'], nth, 5),
    }),
  );
  const attributes = ['kind', 'shade', 'base', 'remark'].map((name) => attribute(name));
  const { leftOut, forecast } = drafted(attributes, products, { mostQuestions: 1 });
  const of = (name: string) => leftOut.find((left) => left.attribute === name);
  expect(of('kind')).toMatchObject({ why: 'one-broad-word', bits: null, helps: null });
  expect(of('remark')).toMatchObject({ why: 'no-plain-values', helps: null });
  const further = leftOut.filter((left) => ['shade', 'base'].includes(left.attribute));
  expect(further.length).toBeGreaterThan(0);
  for (const { helps } of further) expect(helps).toBeGreaterThan(0);
  const { forecast: more } = drafted(attributes, products, { mostQuestions: 2 });
  const most = Math.max(...further.map(({ helps }) => helps ?? 0));
  expect(more.found).toBeCloseTo(forecast.found + most, 1);
});

test('what an answer would leave counts products of unknown value where the question keeps them', () => {
  const products = Array.from({ length: 400 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 300), {
      shade: one(['Round', 'Cone', 'Tube', 'Box'], nth, 3),
      base: one(['Tripod', 'Plate', 'Clamp', 'Spike'], nth, 4),
      // Known of one in eight.
      ...(nth % 8 === 0 ? { switch_type: one(['Dimmer', 'Pull cord', 'Foot pedal'], nth, 6) } : {}),
    }),
  );
  const { leftOut } = drafted(
    ['shade', 'base', 'switch_type'].map((name) => attribute(name)),
    products,
    { mostQuestions: 1 },
  );
  const leaves = (name: string) => leftOut.find((left) => left.attribute === name)?.leaves;
  const seldom = leaves('switch_type');
  expect(seldom?.staying).toBe(350);
  expect(seldom?.left).toBeGreaterThan(350 + 50 / 4);
  expect(seldom?.left).toBeLessThan(350 + 50 / 2);
  const [full] = ['shade', 'base'].flatMap((name) => leaves(name) ?? []);
  expect(full?.staying).toBe(0);
  expect(full?.left).toBeGreaterThan(90);
  expect(full?.left).toBeLessThan(120);
});

test('what most products have no value for is not asked, however well it would tell the others apart', () => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 300), {
      shade: one(['Round', 'Cone', 'Tube', 'Box'], nth, 3),
      ...(nth % 5 < 2 ? { socket: one(['Bayonet', 'Screw', 'Pin', 'Clip', 'Twist'], nth, 6) } : {}),
    }),
  );
  const attributes = ['shade', 'socket'].map((name) => attribute(name));
  const { advisor, leftOut } = drafted(attributes, products);
  expect(idsOf(advisor)).toContain('shade');
  expect(idsOf(advisor)).not.toContain('socket');
  expect(leftOut.find((left) => left.attribute === 'socket')).toMatchObject({ why: 'few-have-it' });
});

test('nobody is asked for a version of Bluetooth, nor for a text whose number is a question of its own', () => {
  const products = Array.from({ length: 200 }, (_, nth) => {
    const camera = one([2, 5, 8, 12, 48], nth, 4);
    return product(nth, 50 + luck(nth, 1, 300), {
      bluetooth: one(['2.1, A2DP', '3.0, A2DP', '4.0, A2DP, LE', '5.0, A2DP, LE, aptX'], nth, 3),
      main_camera: `${one(['Single', 'Dual'], nth, 5)} with ${camera} MP`,
      main_camera_mp: camera,
      shape: one(['Bar', 'Flip', 'Slide'], nth, 6),
    });
  });
  const { advisor, leftOut } = drafted(
    [attribute('bluetooth'), attribute('main_camera'), attribute('main_camera_mp', 'number', 'MP'), attribute('shape')],
    products,
  );
  expect(idsOf(advisor)).not.toContain('bluetooth');
  expect(idsOf(advisor)).not.toContain('main_camera');
  const whyOf = (name: string) => leftOut.find((left) => left.attribute === name)?.why;
  expect([whyOf('bluetooth'), whyOf('main_camera')]).toEqual(['not-for-shoppers', 'same-answers']);
});

test('nobody is asked for a line of a data sheet', () => {
  const products = Array.from({ length: 200 }, (_, nth) =>
    product(nth, 50 + luck(nth, 1, 300), {
      display_type: one(['TFT, 256K colors', 'IPS LCD, 16M colors', 'OLED, 450 nits (peak)', 'OLED'], nth, 3),
      usb: one(['microUSB 2.0', 'USB Type-C 3.1', 'Type-C 2.0, OTG', 'Proprietary'], nth, 4),
      finish: one(['Oak, oiled', 'Oak, waxed', 'Beech, oiled'], nth, 5),
      shape: one(['Bar', 'Flip', 'Slide'], nth, 6),
    }),
  );
  const { advisor, leftOut } = drafted(
    ['display_type', 'usb', 'finish', 'shape'].map((name) => attribute(name)),
    products,
  );
  const whyOf = (name: string) => leftOut.find((left) => left.attribute === name)?.why;
  expect([whyOf('display_type'), whyOf('usb')]).toEqual(['not-in-words', 'not-for-shoppers']);
  expect(idsOf(advisor)).toEqual(expect.arrayContaining(['finish', 'shape']));
});

test('numbers of a till or a list are never asked, whatever is said to be their unit', () => {
  const cheeses = Array.from({ length: 120 }, (_, nth) =>
    product(nth, 5 + luck(nth, 1, 60), {
      kind: one(['cheese', 'olives', 'sausage'], nth, 2),
      milk: one(['cow', 'goat', 'sheep'], nth, 3),
      plu: (nth * 17) % 2003,
      tray: 3 * nth + 1,
    }),
  );
  const whyOf = (unit: string | null) =>
    new Map(
      drafted(
        [attribute('kind'), attribute('milk'), attribute('plu', 'number', unit), attribute('tray', 'number', unit)],
        cheeses,
      ).leftOut.map(({ attribute: name, why }) => [name, why]),
    );
  expect(whyOf(null).get('plu')).toBe('identifier');
  expect(whyOf(null).get('tray')).toBe('no-unit');
  for (const unit of ['numara', 'Nr']) {
    expect(whyOf(unit).get('plu')).toBe('identifier');
    expect(whyOf(unit).get('tray')).toBe('identifier');
  }
});

test('a list of features that nearly all differ is not asked, and the kind opens the conversation', () => {
  const machines = Array.from({ length: 60 }, (_, nth) => ({
    ...product(nth, 100 + luck(nth, 1, 900), {
      category_ref: one(['sprayers', 'weeders', 'pumps', 'saws'], nth, 2),
      features: [`${nth + 3} teeth of steel`, `Tank for ${nth} rows`, one(['Foldable', 'With wheels'], nth, 3)],
      fuel: one(['petrol', 'diesel', 'mains'], nth, 4),
    }),
  }));
  const { advisor, leftOut } = drafted(
    [attribute('category_ref'), attribute('features', 'list'), attribute('fuel')],
    machines,
  );
  expect(leftOut).toContainEqual(expect.objectContaining({ attribute: 'features', why: 'nearly-unique' }));
  expect(idsOf(advisor)[0]).toBe('category_ref');
});

test('words about a column are no part of what it is called', () => {
  const { advisor } = drafted(
    [
      { ...attribute('motor_short'), label: 'Motor (short info)' },
      { ...attribute('tone'), label: 'Tone details' },
    ],
    Array.from({ length: 90 }, (_, nth) =>
      product(nth, 20 + luck(nth, 1, 200), {
        motor_short: one(['belt', 'hub', 'middle'], nth, 2),
        tone: one(['warm', 'cold', 'clear'], nth, 3),
      }),
    ),
  );
  expect(advisor.questions.map(({ title }) => title).join(' ')).not.toMatch(/info|details/);
});
