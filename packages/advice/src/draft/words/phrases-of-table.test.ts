import { expect, test } from 'vitest';
import { findConcept } from '../attribute/concept.ts';
import { DRAFT_LANGUAGES, isTabled, languageOfTag, nameOfLanguage, tableOf } from './languages/languages.ts';
import type { Topic } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';

const topic = (label: string, rest: Partial<Topic> = {}): Topic => ({ concept: 'unknown', label, unit: null, ...rest });
const TABLED = DRAFT_LANGUAGES.filter(isTabled);

test('an attribute is asked for by its own name in the language of the catalog', () => {
  expect(phrasesIn('fi').askChoice(topic('Säilytys'), false)).toBe('Säilytys: minkä valitset?');
  expect(phrasesIn('cs').askChoice(topic('Barva', { concept: 'color' }), false)).toBe('Jaká barva se vám líbí?');
  expect(phrasesIn('pl').askNumber(topic('Skok', { unit: 'mm' }))).toBe('Skok (mm): czego potrzebujesz?');
});

test('the maker of one line of goods is called what the catalog calls it, not a brand', () => {
  expect(phrasesIn('sr').askChoice(topic('Pivara', { concept: 'brand' }), false)).toContain('Pivara');
  expect(phrasesIn('sr').askChoice(topic('Marka', { concept: 'brand' }), false)).toBe('Imate li omiljeni brend?');
});

test('what everybody knows by one name is asked for as people say it', () => {
  const ask = (language: Parameters<typeof phrasesIn>[0], label: string, rest: Partial<Topic> = {}): string =>
    phrasesIn(language).askChoice(topic(label, rest), false);
  expect(ask('sr', 'Zemlja', { concept: 'familiar' })).toBe('Iz koje zemlje?');
  expect(ask('sr', 'Region', { concept: 'familiar' })).toBe('Iz kog regiona?');
  expect(ask('sr', 'Country', { concept: 'familiar' })).toBe('Iz koje zemlje?');
  expect(ask('sr', 'Vinarija', { concept: 'brand' })).toBe('Imate li omiljenu vinariju?');
  expect(ask('sr', 'Grape')).toBe('Koju sortu grožđa volite?');
  expect(ask('fi', 'Valmistusmaa')).toBe('Mistä maasta?');
  expect(ask('de', 'Country of origin')).toBe('Aus welchem Land soll es kommen?');
  expect(ask('de', 'Weingut', { concept: 'brand' })).toBe('Haben Sie ein Lieblingsweingut?');
  expect(ask('en', 'Region')).toBe('Which region should it come from?');
  expect(ask('fi', 'Makeus')).toBe('Kuinka makeaa sen pitäisi olla?');
  expect(ask('en', 'Flavor', { concept: 'familiar' })).toBe('Which flavour do you like?');
  expect(phrasesIn('pl').askNumber(topic('Napięcie', { concept: 'technical', unit: 'V' }))).toBe(
    'Jakiego napięcia potrzebujesz (V)?',
  );
  expect(phrasesIn('sr').askNumber(topic('Zapremina', { concept: 'amount', unit: 'l' }))).toBe(
    'Koja zapremina vam je potrebna (l)?',
  );
});

const IN_PLAIN_WORDS = [
  ...['Country', 'Region', 'Grape', 'Flavor', 'Scent', 'Shape', 'Pattern', 'Packaging', 'Alcohol', 'Sweetness'],
  ...['Skin type', 'Hair type', 'Concerns', 'Benefits', 'Diet', 'Special needs', 'Food pairing', 'Sleeping position'],
  'Skill level',
];

test.each(DRAFT_LANGUAGES)('in %s, what everybody knows by one name is asked for in plain words', (language) => {
  const said = IN_PLAIN_WORDS.map((label) => phrasesIn(language).askChoice(topic(label), false));
  expect(new Set(said).size).toBe(said.length);
  for (const text of said) expect(text).not.toMatch(/[{}„“«»”‘:]/);
});

const OWN_WAY: ReadonlySet<string> = new Set(['el', 'ja', 'ko', 'th', 'zh']);

test.each(TABLED)('in %s, lengths, power and their like are asked for in plain words', (language) => {
  const labels = ['Volume', 'Capacity', 'Power', 'Voltage', 'Length', 'Width', 'Height', 'Depth', 'Diameter'];
  const said = labels.map((label) => phrasesIn(language).askNumber(topic(label, { unit: 'cm' })));
  // Some put the unit behind the noun, or ask with another mark or none.
  const asked = OWN_WAY.has(language)
    ? /^[^{}„“«»”‘:]*[(（](cm|ซม\.)[)）][^{}„“«»”‘:]*$/
    : /^[^{}„“«»”‘:]+\((cm|см)\)\s?[?]$/;
  for (const text of said) expect(text).toMatch(asked);
});

test('an advisor for one kind of thing has it in its title', () => {
  expect(phrasesIn('sr').advisorTitle('Vino')).toBe('Vino: pronađite ono što vam odgovara');
  expect(phrasesIn('fr').advisorTitle(null)).toBe('Trouvez votre produit');
});

test('what a file calls by an English name, or without accents, is said as people of the language say it', () => {
  expect(phrasesIn('es').askNumber(topic('Storage', { unit: 'GB' }))).toBe('¿Qué almacenamiento necesitas (GB)?');
  expect(phrasesIn('cs').askChoice(topic('Podsviceni'), false)).toBe('Podsvícení: co si vyberete?');
  expect(phrasesIn('fi').askNumber(topic('Screen', { concept: 'screen', unit: 'in' }))).toBe(
    'Kuinka suuri näytön pitäisi olla (tuumaa)?',
  );
});

test.each(TABLED)('every sentence of %s is filled in, and no sentence of English is among them', (language) => {
  const phrases = phrasesIn(language);
  const english = phrasesIn('en');
  const concepts = ['kind', 'use', 'person', 'age', 'size', 'brand', 'color', 'material', 'theme', 'unknown'] as const;
  const said = (of: typeof phrases): string[] => [
    of.other,
    of.askBudget,
    of.askArea(topic('Resolution')),
    of.advisorTitle(null),
    of.advisorTitle('XY'),
    of.askKindOf('XY'),
    of.about('5'),
    of.upTo('5'),
    of.moreThan('5'),
    of.orMore('5'),
    of.enough('5'),
    of.orNewer('2021'),
    of.askBoolean(topic('XY')).title,
    ...concepts.map((concept) => of.askChoice(topic('XY', { concept }), false)),
    ...concepts.map((concept) => of.skip(topic('XY', { concept }))),
    ...(['weight', 'screen', 'amount'] as const).map((concept) => of.askNumber(topic('XY', { concept, unit: 'kg' }))),
  ];
  const own = said(phrases);
  for (const text of own) expect(text).not.toMatch(/[{}]|undefined/);
  expect(own.filter((text) => said(english).includes(text))).toEqual([]);
  expect(phrases.between('5', '9')).toMatch(/5.*9/);
  expect(own.filter((text) => text.includes('XY'))).not.toHaveLength(0);
});

test.each(TABLED)('names that the table of %s lists are known by what they are about', (language) => {
  const { names } = tableOf(language);
  const about = (name: string | undefined) => findConcept({ name: 'x', label: name?.split(',')[0] ?? '', unit: null });
  expect(about(names.color)).toBe('color');
  expect(about(names.brand)).toBe('brand');
  expect(about(names.kind)).toBe('kind');
});

test('a tag with a region is its language; one without words is none', () => {
  expect(languageOfTag('pt-BR')).toBe('pt');
  expect(languageOfTag('no')).toBe('nb');
  expect(languageOfTag('is')).toBeNull();
  expect(nameOfLanguage('is')).toBe('Icelandic');
});

test.each(TABLED)('%s has a word of its own for what an import finds in names', (language) => {
  for (const label of ['Grid', 'Wet food', 'Product type', 'With case']) {
    expect(phrasesIn(language).askChoice(topic(label), false)).not.toContain(label);
  }
});

test('whether a product has something is a whole question, which is right for things and for what they are like', () => {
  const title = (language: Parameters<typeof phrasesIn>[0], label: string) =>
    phrasesIn(language).askBoolean(topic(label)).title;
  expect(title('fr', 'Lait cru')).toBe('Lait cru : le souhaitez-vous ?');
  expect(title('sv', 'Waterproof')).toBe('Vattentät: vill du ha det?');
  expect(title('tr', 'Kablosuz')).toBe('Kablosuz olsun mu?');
  expect(title('es', 'Plegable')).toBe('Plegable: ¿lo quieres?');
  expect(title('de', 'Montage erforderlich')).toBe('Montage erforderlich?');
  expect(title('de', 'Touchscreen')).toBe('Mit oder ohne Touchscreen?');
  expect(title('de', 'Vegan')).toBe('Soll es vegan sein?');
  expect(title('de', 'Bio')).toBe('Soll es bio sein?');
  expect(title('de', 'Spülmaschinenfest')).toBe('Soll es spülmaschinenfest sein?');
  expect(title('de', 'Gefüttert')).toBe('Soll es gefüttert sein?');
  expect(title('de', 'Mit Honig')).toBe('Mit oder ohne Honig?');
  expect(title('de', 'Griff')).toBe('Mit oder ohne Griff?');
  expect(title('en', 'Vegan')).toBe('Should it be vegan?');
  expect(title('en', 'Assembly required')).toBe('Assembly required?');
  expect(title('en', 'Foldable')).toBe('Should it be foldable?');
});

test.each([
  ['fr', 'Montage nécessaire', 'Montage nécessaire ?'],
  ['es', 'Pilas incluidas', '¿Pilas incluidas?'],
  ['pl', 'Wymagany montaż', 'Wymagany montaż?'],
  ['cs', 'Baterie v balení', 'Baterie v balení?'],
] as const)(
  'in %s, nobody is asked whether they want what has to be done or is in the box: %s',
  (language, label, title) => {
    expect(phrasesIn(language).askBoolean(topic(label)).title).toBe(title);
  },
);
