import { readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Attribute, Product } from '@guidepost/engine/product';
import { expect, it } from 'vitest';
import { QuestionRenderer } from '../rendering/render-question.ts';
import type { Play } from './load-play.ts';
import { playConversation } from './play-conversation.ts';

const FILE = `
advisor: shoes
client: demo
name: Shoe finder
language: en
catalog: shoes
questions:
  - id: use
    type: SINGLE
    role: filter
    title: What for?
    answers:
      - { id: run, title: Running, where: { sport: run } }
      - { id: walk, title: Long walks, where: { sport: walk } }
  - id: weight
    type: RANGE
    role: filter
    missing: keep
    title: How heavy?
    attribute: weight
    range: { label: g }
  - id: budget
    type: RANGE
    role: filter
    must: true
    title: How much?
    attribute: price
    range: { from: 0, to: 300, label: €, groupings: [{ title: Up to 100, to: 100 }, { title: More, from: 100 }] }
  - id: size
    type: MULTIPLE
    role: preference
    title: Which sizes?
    attribute: size
`;

const text = (name: string): Attribute => ({ name, type: 'text', unit: null, label: null });
const ATTRIBUTES: readonly Attribute[] = [text('sport'), text('size'), { ...text('weight'), type: 'number' }];

const shoe = (model: string, size: string, price: string, sport: string, weight: number): Product => ({
  sku: `${model}-${size}`,
  title: `${model} ${size}`,
  description: null,
  image: 'https://shop.example/a.jpg',
  link: 'https://shop.example/a',
  price,
  listPrice: null,
  group: model,
  available: true,
  attributes: { sport, size, weight },
});

const PRODUCTS = [
  shoe('Swift', 'S', '1249.5', 'run', 200),
  shoe('Swift', 'M', '90', 'run', 210),
  shoe('Fell', 'S', '120', 'run', 300),
  shoe('Path', 'S', '80', 'walk', 400),
  shoe('Hill', 'M', '95', 'walk', 500),
];

/** Renames the window, empties the screen, and looks like a line of ours. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\r\nResults: none';

/** The two that follow the first runner in most tests: the other, and those who only walk, the cheaper one first in the catalog. */
const FELL_AND_WALKING = [
  { sku: 'Fell-S', misses: [] },
  { sku: 'Path-S', misses: ['use'] },
  { sku: 'Hill-M', misses: ['use'] },
];

/** Nothing that is not for the sport is near. */
const FIRM = FILE.replace('    title: What for?', '    firm: true\n    title: What for?');
const AUTO = FILE.replace('from: 0, to: 300, label', 'label');
const KILOS = FILE.replace('range: { label: g }', 'range: { from: 0.5, to: 600.5, step: 0.5, label: kg }');

const play = (currency: string | null = 'EUR', language = 'en', file = FILE, products = PRODUCTS): Play => {
  const reading = readAdvisorFile(file, 'shoes.yaml');
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  // A text that a file may not have, but a store might.
  const advisor: typeof reading.advisor = JSON.parse(
    JSON.stringify(reading.advisor).replaceAll('@@', JSON.stringify(EVIL).slice(1, -1)),
  );
  const builder = new SnapshotBuilder(ATTRIBUTES);
  for (const product of products) builder.add(product);
  const titles = new Map(ATTRIBUTES.map((attribute) => [attribute.name, attribute]));
  return {
    compiled: compile(advisor, builder.finish(1)),
    renderer: new QuestionRenderer(advisor, language, titles, ''),
    products,
    currency,
  };
};

/** What is said, and what comes out, when these lines are typed. */
const type = async (lines: readonly string[], with_ = play()) => {
  let said = '';
  const rest = [...lines];
  const transcript = await playConversation(with_, {
    write: (more) => {
      said += more;
    },
    ask: async () => rest.shift() ?? null,
  });
  return {
    said,
    transcript,
    replies: Object.fromEntries(transcript.replies.map((each) => [each.question, each.answers])),
  };
};

it('a conversation counts groups, shows a range with its unit, and prices with their currency', async () => {
  const { said, transcript } = await type(['1', '', '', '', '']);
  expect(said).toContain('1. What for?   (4 models)');
  expect(said).toContain('  any range within 200-300 g');
  expect(said).toContain('or any range within 0-300 €');
  expect(said).toContain('Results: 2 models');
  expect(said).toContain('  1. Swift S  €1,249.50   [Running]');
  expect(transcript).toMatchObject({
    ended: true,
    results: [{ sku: 'Swift-S', price: '1249.5', misses: [] }, ...FELL_AND_WALKING],
  });
});

it('where few fit, the nearest follow, and each says what it misses and by how much', async () => {
  const { said } = await type(['1', '', 'under 100', '']);
  expect(said).toContain('Results: 1 model, then the 2 nearest');
  expect(said).toContain('1. Swift M  €90.00   [Running, Up to 100]');
  expect(said).toContain('Path S  €80.00   [not: Running, Up to 100]');
  const heavy = await type(['2', '400-420', 'c 1', '1', '', '']);
  expect(heavy.said).toContain('Results: none fits everything, the 4 nearest');
  expect(heavy.said).toMatch(/Fell S .*not: 400-420 g, 100 g below/);
});

it('whoever says that nothing is right is asked again what was most likely replied wrongly', async () => {
  const { said, replies } = await type(['1', '200-210', '', '', 'n', '250-300', 'q'], play('EUR', 'en', FIRM));
  expect(said).toContain('Type n if none of these is right.');
  expect(said).toContain('2. How heavy?   (now: up to 210 g)');
  expect(replies).toMatchObject({ use: ['run'], weight: ['250.0-300.0'] });
  const all = await type(['', '', '', '', 'n', 'q']);
  expect(all.said).toContain('No other reply would bring up anything new.');
});

it('a catalog without a currency shows the numbers', async () => {
  expect((await type(['1'], play(null))).said).not.toContain('€1');
});

it('replies may be words, and ranges as people say them', async () => {
  const { replies } = await type(['long walks', 'over 300 g', 'under 100', 's']);
  expect(replies).toMatchObject({ use: ['walk'], weight: ['300.0-500.0'], budget: ['0.0-100.0'] });
});

it('what is called like a command is an answer first', async () => {
  expect((await type(['1', '', '', 'S'])).replies.size).toEqual(['S']);
  expect((await type(['1', '', '', 's'])).replies.size).toEqual([]);
});

it('a reply that does not fit is asked for again, saying what would', async () => {
  const { said, replies } = await type(['9', '1,2', '2', '', 'cheap', '400-500', '100-0', '1', 'q']);
  expect(said).toContain('That does not fit this question. Write a number from 1 to 2, or press Enter to skip.');
  expect(said).toContain('Only one can be chosen.');
  expect(said).toContain('Write a range within 0-300 €');
  expect(said).toContain('Write the smaller number first.');
  expect(replies.budget).toEqual(['0.0-100.0']);
});

it('going back takes a reply away; changing one keeps the others', async () => {
  const back = await type(['1', 'b', '2', 'q']);
  expect(back.transcript.replies).toEqual([{ question: 'use', answers: ['walk'] }]);
  const changed = await type(['1', '200-250', 'c', 'c 1', 'Long walks', 'q']);
  expect(changed.said).toContain('c 2  How heavy? up to 250 g');
  expect(changed.said).toContain('1. What for?   (now: Running)');
  expect(changed.replies).toMatchObject({ use: ['walk'], weight: ['200.0-250.0'] });
});

it('empty results say which reply is to blame, and it can be changed', async () => {
  const { said, transcript } = await type(['2', '', '200-300', 'c 3', '1', '', '']);
  expect(said).toContain('Results: none');
  expect(said).toContain('No product fits “at least 200 €” (How much?) together with the replies before');
  expect(said).toContain('Type c 3 to change this reply.');
  expect(transcript.results).toMatchObject([{ sku: 'Path-S' }, { sku: 'Hill-M' }, { sku: 'Swift-M', misses: ['use'] }]);
});

it('a reply that was set aside is named', async () => {
  const { said } = await type(['1', 'b', '1', '200-200', 'c 1', '2', '', '', '']);
  expect(said).toContain('No product fits “up to 200 g” (How heavy?) as well; it counts for the order only.');
});

it('going back after a change brings back the reply before it, and says so', async () => {
  const { said, replies } = await type(['1', 'c 1', '2', 'b', 'q']);
  expect(said).toContain('The change is undone. c 1  What for? Running');
  expect(said.match(/now: Running/g)).toHaveLength(1);
  expect(replies.use).toEqual(['run']);
});

it('Enter keeps the reply that is shown as the present one, and s takes it away', async () => {
  const kept = await type(['1', 'c 1', '', 'q']);
  expect(kept.said).toContain('  Enter  keep this reply\n  s  skip');
  expect(kept.replies).toEqual({ use: ['run'] });
  expect((await type(['1', 'c 1', 's', 'q'])).replies).toEqual({ use: [] });
});

it('results that stay the same are not listed again', async () => {
  const { said } = await type(['1', '200-210', '', '', '']);
  expect(said.match(/1\. Swift/g)).toHaveLength(1);
  expect(said).toMatch(/Results: .*, as above\./);
});

it('of one model it says how many variants are left, which further questions are about', async () => {
  expect((await type(['1', '200-210', 'q'])).said).toContain('(1 model in 2 variants)');
});

it('of a price, a number alone is the most; of anything else it is asked which end is meant', async () => {
  const { said, replies } = await type(['1', '250', '', '120', 'q']);
  expect(said).toContain('such as 230-270, under 270, or 230- for at least 230.');
  expect(replies.budget).toEqual(['0.0-120.0']);
});

it('a conversation in German is held in German, the help as well', async () => {
  const { said, replies } = await type(
    ['hilfe', '9', '1', 'zurück', '1', 'ab 200 g', 'bis 250 Euro', '', ''],
    play('EUR', 'de'),
  );
  expect(said).toContain(
    'Enter überspringt, b geht zurück, c 2 ändert die Antwort auf Frage 2, n sagt, dass kein Ergebnis',
  );
  expect(said).toContain('Das passt nicht zu dieser Frage. Eine Nummer von 1 bis 2 schreiben');
  expect(said).toContain('Ergebnisse: 2 Modelle');
  expect(said).not.toMatch(/Results|Enter skips|models/);
  expect(replies).toMatchObject({ use: ['run'], weight: ['200.0-500.0'] });
});

it('a price below a number stays so when an earlier reply changes: nothing is said of the least that was left', async () => {
  const { said, replies } = await type(['1', '', 'under 125', 'c 1', '2', 'c', 'q'], play('EUR', 'en', AUTO));
  expect(replies).toMatchObject({ use: ['walk'], budget: ['80.0-125.0'] });
  expect(said).toContain('c 3  How much? up to 125 €');
  expect(said).not.toContain('90-125 ');
});

it('a German conversation writes decimals with a comma, as it reads them', async () => {
  const { said, replies } = await type(['1', '200,5-400', 'c', 'q'], play('EUR', 'de', KILOS));
  expect(said).toContain('jeder Bereich innerhalb von 0,5-600,5 kg');
  expect(said).toContain('c 2  How heavy? 200,5-400 kg');
  expect(replies.weight).toEqual(['200.5-400.0']);
});

it('the help gives an example in the sizes that the question is about', async () => {
  const { said } = await type(['1', 'h', 'light', 'q'], play('EUR', 'de', KILOS));
  expect(said).toContain('einen Bereich als 200-400, unter 400 oder 200-.');
  expect(said).toContain('etwa 200-400, unter 400, oder 200- für mindestens 200.');
  expect(said).not.toMatch(/100-250/);
});

it('a text of a catalog or an advisor never reaches the terminal as anything but text', async () => {
  const file = FILE.replace(/(name|title|label): ([^,}\n]+)/g, '$1: "$2@@"').replace(
    'missing: keep',
    'missing: keep\n    skip_text: Any@@\n    description: Note@@',
  );
  const products = PRODUCTS.map((product) => ({
    ...product,
    title: `${product.title}${EVIL}`,
    attributes: { ...product.attributes, size: `${product.attributes.size}${EVIL}` },
  }));
  const lines = ['1', 'h', 'c 1', '2', 'b', '', 'c', 'nonsense', '', '1', 'b', '1', ''];
  const { said, transcript } = await type(lines, play('EUR', 'en', file, products));
  expect(said).toContain('Swift S Results: none');
  expect(said).toContain('What for? Results: none');
  expect(said.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(said).not.toMatch(/^Results: none/m);
  expect(said).not.toContain('owned');
  // Machines get the texts as they are.
  expect(transcript.results[0]?.title).toContain(EVIL);
});
