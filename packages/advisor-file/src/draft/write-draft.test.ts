import { anyCatalog } from '@guidepost/advice/draft/any-catalog.fixture';
import type { DraftedAdvisor, WhyLeftOut } from '@guidepost/advice/draft/draft';
import { draftAdvisor } from '@guidepost/advice/draft/draft-advisor';
import { DRAFT_LANGUAGES } from '@guidepost/advice/draft/words/languages/languages';
import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { readAdvisorFile } from '../read/read-advisor-file.ts';
import { describeLeftOut, remarkOnHelpers, remarkOnLanguage, remarkOnUnits } from './draft-comments.ts';
import { writeDraft } from './write-draft.ts';

/** If an answer stands for a value by its id, the id is read as text. Numbers compare the same. */
const read = (text: string): Advisor => {
  const reading = readAdvisorFile(text, 'draft.yaml');
  if ('faults' in reading) throw new Error(`${JSON.stringify(reading.faults)}\n${text}`);
  return reading.advisor;
};

test('reading the text back gives the advisor that was drafted, of any catalog', () => {
  let made = 0;
  fc.assert(
    fc.property(anyCatalog(40), fc.constantFrom(...DRAFT_LANGUAGES), ({ attributes, snapshot }, language) => {
      const catalog = { client: 'demo', catalog: 'any', currency: 'EUR', attributes };
      const draft = draftAdvisor(catalog, snapshot, { advisor: 'any', language, mostQuestions: 12 });
      if (draft.kind === 'nothing') return;
      made++;
      expect(read(writeDraft(draft, 3))).toEqual(draft.advisor);
    }),
    runs(90, 600),
  );
  expect(made).toBeGreaterThan(50);
});

const SOCKS: DraftedAdvisor = (() => {
  const attributes = [
    { name: 'size', type: 'text', unit: null, label: null },
    { name: 'color', type: 'text', unit: null, label: null },
    { name: 'gtin', type: 'number', unit: null, label: null },
  ] as const;
  const products = Array.from({ length: 200 }, (_, nth) => ({
    sku: `s${nth}`,
    title: 'Socks',
    description: null,
    image: '',
    link: '',
    price: String(2 + (nth % 37)),
    listPrice: null,
    group: null,
    available: true,
    attributes: {
      size: ['S', 'M', 'L', 'XL'][nth % 4] ?? 'S',
      color: ['red', 'black', 'wool #3'][nth % 3] ?? 'red',
      gtin: 4_000_000_000_000 + nth,
    },
  }));
  const draft = draftAdvisor(
    { client: 'demo', catalog: 'socks', currency: null, attributes },
    buildSnapshot(products, attributes),
    { advisor: 'socks', language: 'en', mostQuestions: 12 },
  );
  if (draft.kind === 'nothing') throw new Error('nothing to ask');
  return draft;
})();

test('the file is short, in the order in which people read it, and says why each question is there', () => {
  const text = writeDraft(SOCKS, 7);
  expect(text.split('\n').slice(0, 2)).toEqual([
    '# Drafted from the catalog demo/socks, revision 7: 200 products.',
    expect.stringMatching(/^# Of shoppers who reply truthfully and skip what they cannot know, \d+(\.\d)?% find/),
  ]);
  expect(text).toContain('name: Product finder\n');
  expect(text).toContain('      - { id: black, title: Black, background_color: "#000000" }\n');
  expect(text).toContain('# - gtin: a number or code that shoppers do not know');
  expect(text).not.toMatch(/[ \t]\n/);
  const comments = text.split('\n').filter((line) => line.includes('# Every product has a value'));
  expect(comments).toHaveLength(SOCKS.advisor.questions.length);
});

/** Packs of 1 to 3 things and a second number. */
function draftPacks(second: (nth: number) => number): string {
  const attributes = [
    { name: 'pack_1', type: 'number', unit: null, label: null },
    { name: 'pack_2', type: 'number', unit: null, label: null },
    { name: 'color', type: 'text', unit: null, label: null },
  ] as const;
  const products = Array.from({ length: 60 }, (_, nth) => ({
    sku: `p${nth}`,
    title: 'Pack',
    description: null,
    image: '',
    link: '',
    price: '2',
    listPrice: null,
    group: null,
    available: true,
    attributes: { pack_1: 1 + (nth % 3), pack_2: second(nth), color: nth % 4 < 2 ? 'Red' : 'Blue' },
  }));
  const draft = draftAdvisor(
    { client: 'demo', catalog: 'packs', currency: null, attributes },
    buildSnapshot(products, attributes),
    { advisor: 'packs', language: 'en', mostQuestions: 12 },
  );
  if (draft.kind === 'nothing') throw new Error('nothing to ask');
  return writeDraft(draft, 1);
}

test('where two attributes are asked for as one, the file says so', () => {
  expect(draftPacks((nth) => 4 + (nth % 2))).toContain(
    '# Asks for pack_1 and pack_2 together; say in the titles what the numbers are.',
  );
  expect(draftPacks(() => 4)).not.toContain('together');
});

test('what is usual is not written', () => {
  const text = writeDraft(SOCKS, 7);
  for (const member of ['must', 'always_ask', 'weight', 'ask_if', 'missing', 'redundant', 'description']) {
    expect(text).not.toContain(`${member}:`);
  }
  const kept: Question[] = SOCKS.advisor.questions.map((question) => ({ ...question, missing: 'keep' }));
  expect(writeDraft({ ...SOCKS, advisor: { ...SOCKS.advisor, questions: kept } }, 7)).toContain('missing: keep');
});

const ofBits = (why: WhyLeftOut, bits: number | null) =>
  describeLeftOut({ attribute: 'stil', why, known: 9, values: 3, bits, helps: bits, leaves: null });

test('what is not asked has its true reason, with what it would tell alone', () => {
  expect(ofBits('enough-questions', 1.84)).toBe(
    '- stil: shoppers find their product without it; alone it would tell 1.8 bits',
  );
  expect(ofBits('enough-questions', null)).toBe('- stil: shoppers find their product without it');
  expect(ofBits('tells-nothing-more', 1.84)).toContain('the questions above tell nearly all of it');
  const measured = { unit: 'l', example: '18 l', units: {}, strays: [] };
  const left = {
    attribute: 'volume',
    why: 'numbers-as-text',
    known: 9,
    values: 7,
    bits: null,
    helps: null,
    leaves: null,
    measured,
  } as const;
  expect(describeLeftOut(left)).toContain('such as "18 l": set `type: number, unit: l` in the catalog\'s mapping');
  const small = { ...left, measured: { ...measured, units: { l: 1, ml: 0.001 } } };
  expect(describeLeftOut(small)).toContain('`type: number, unit: l, units: { l: 1, ml: 0.001 }`');
  const mixed = describeLeftOut({ ...left, measured: { ...measured, strays: ['9 kg', '14 place settings'] } });
  expect(mixed).toContain('several kinds in one column ("18 l", "9 kg", "14 place settings")');
  expect(mixed).toContain('leave it as text');
  expect(mixed).not.toContain('unit: l');
  expect(ofBits('tells-little', 0.01)).toBe('- stil: tells hardly anything, even as the only question');
});

test('a file whose catalog has no currency says so, and what to do; one with a currency does not', () => {
  expect(writeDraft(SOCKS, 7)).toMatch(/# The catalog does not say its currency.*name the currency, such as EUR/);
  expect(writeDraft({ ...SOCKS, currency: 'EUR' }, 7)).not.toContain('currency');
});

test('a file says how many products are not available, if any', () => {
  expect(writeDraft(SOCKS, 7)).not.toContain('not available');
  expect(writeDraft({ ...SOCKS, forecast: { ...SOCKS.forecast, unavailable: 34 } }, 7)).toContain(
    '# 34 more are not available now: values that only they have are offered when they are back, and are not counted here.\n',
  );
});

test('what is one is spoken of as one', () => {
  const of = (forecast: Partial<DraftedAdvisor['forecast']>) =>
    writeDraft({ ...SOCKS, forecast: { ...SOCKS.forecast, ...forecast } }, 7);
  expect(of({ products: 1, groups: 1 })).toContain('revision 7: 1 product.\n');
  expect(of({ products: 2, groups: 1 })).toContain('revision 7: 2 products in 1 group.\n');
  expect(of({ unavailable: 1 })).toContain(
    '# 1 more is not available now: values that only it has are offered when it is back,',
  );
  const questions = SOCKS.questions.map((reasons) => ({ ...reasons, values: 1 }));
  expect(writeDraft({ ...SOCKS, questions }, 7)).toContain('# Every product has a value, the same one; a reply');
});

const draftOf = (values: (nth: number) => Product['attributes'], attributes: readonly Attribute[]): DraftedAdvisor => {
  const products = Array.from(
    { length: 200 },
    (_, nth): Product => ({
      ...{ sku: `t${nth}`, title: 'Thing', description: null, image: '', link: '', price: String(5 + (nth % 61)) },
      ...{ listPrice: null, group: null, available: true, attributes: values(nth) },
    }),
  );
  const draft = draftAdvisor(
    { client: 'demo', catalog: 'things', currency: 'EUR', attributes },
    buildSnapshot(products, attributes),
    { advisor: 'things', language: 'en', mostQuestions: 12 },
  );
  if (draft.kind === 'nothing') throw new Error('nothing to ask');
  return draft;
};
const text = (name: string): Attribute => ({ name, type: 'text', unit: null, label: null });
const number = (name: string, unit: string | null = null): Attribute => ({ name, type: 'number', unit, label: null });

test('colours of two names that are one answer are told; spellings of one name are not', () => {
  const colors = ['teal', 'petrol', 'red', 'Red', 'black'];
  const file = writeDraft(
    draftOf((nth) => ({ color: colors[nth % 5] ?? '' }), [text('color')]),
    1,
  );
  expect(file).toMatch(
    /# Taken for one colour: (petrol stands for teal|teal stands for petrol), too\. If they are not, give/,
  );
});

test('groupings are said to have about equal shares only where they have; otherwise their shares are said', () => {
  const draft = SOCKS;
  const at = draft.questions.findIndex(({ attribute }) => attribute === 'price');
  const withShares = (shares: readonly number[]): string => {
    const questions = draft.questions.map((reasons, nth) => (nth === at ? { ...reasons, shares } : reasons));
    return writeDraft({ ...draft, questions }, 7);
  };
  expect(at).not.toBe(-1);
  expect(withShares([0.2, 0.25, 0.3, 0.25])).toContain('the groupings have about equal shares.');
  expect(withShares([0.11, 0.37, 0.52])).toContain('the groupings have 11%, 37% and 52% of the products.');
  const { shares } = draft.questions[at] ?? { shares: [] };
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('a measured number without a unit is told, in the file and to whoever drafts; one with a unit is not', () => {
  const sizes = [19, 22, 24, 27, 32];
  const draft = (unit: string | null) =>
    draftOf(
      (nth) => ({ screen_size: sizes[nth % 5] ?? 19, ports: 1 + (nth % 3) }),
      [number('screen_size', unit), number('ports')],
    );
  expect(writeDraft(draft(null), 1)).toContain('# No unit is known: set `unit:`');
  expect(remarkOnUnits(draft(null))).toMatch(/^The catalog has no unit for screen_size: .*`unit:`/);
  expect(writeDraft(draft('in'), 1)).not.toContain('unit');
  expect(remarkOnUnits(draft('in'))).toBeNull();
});

test('attributes that are not named in the language of the questions are told', () => {
  const voltages = [12, 14, 19];
  const draft = draftOf(
    (nth) => ({ napeti: voltages[nth % 3] ?? 12, colour: ['red', 'black'][nth % 2] ?? '' }),
    [number('napeti', 'V'), text('colour')],
  );
  expect(writeDraft(draft, 1)).toContain('# Not named in English: napeti.');
  expect(remarkOnLanguage(SOCKS)).toBeNull();
});

test('a draft that is in English only because the language was not found says so, and how to state it', () => {
  const unknown = { ...SOCKS, isLanguageUnknown: true };
  expect(writeDraft(unknown, 1)).toMatch(/# The questions are in English because .*name its language/);
  expect(writeDraft(SOCKS, 1)).not.toContain('The questions are in English');
});

test('what a draft leaves out because nobody is advised about it stands above it, with how to have it back', () => {
  const where = { kind: 'compare', attribute: 'price', gt: 0 } as const;
  const draft: DraftedAdvisor = {
    ...SOCKS,
    advisor: { ...SOCKS.advisor, where },
    helpers: { where, products: 14, free: 1, kinds: ['Gift\ncards', 'Freight'] },
  };
  const remark = remarkOnHelpers(draft);
  expect(remark).toContain('leaves out 14 products');
  expect(remark).toContain('1 product with a price of 0; what is of these kinds: Gift cards, Freight.');
  const text = writeDraft(draft, 1);
  expect(text.replace(/\n# ?/g, ' ')).toContain('Take the `where:` away');
  expect(read(text).where).toEqual(where);
  expect(remarkOnHelpers(SOCKS)).toBe(null);
});
