import { expect, test } from 'vitest';
import { findConcept } from '../attribute/concept.ts';
import { colorCode } from './color-code.ts';
import { compareSizes } from './compare-sizes.ts';
import { foldText } from './fold-text.ts';
import { labelOf, withinSentence } from './label-of.ts';
import { phrasesIn } from './phrases-in.ts';
import { isTheme, themeKey, themeTitle } from './theme-title.ts';
import { properName, tidyTitle, tidyTitles } from './tidy-title.ts';

const attribute = (name: string, unit: string | null = null, label: string | null = null) => ({ name, unit, label });

test.each([
  ['brand', 'brand'],
  ['Hersteller', 'brand'],
  ['značka', 'brand'],
  ['product_brand', 'brand'],
  ['gpu_brand', 'part'],
  ['farbe', 'color'],
  ['variantColour', 'color'],
  ['product_type', 'kind'],
  ['Kategorie', 'kind'],
  ['panel_type', 'familiar'],
  ['Geschlecht', 'person'],
  ['shoe_size', 'size'],
  ['Schuhgröße', 'size'],
  ['screen_size', 'screen'],
  ['type_name', 'kind'],
  ['cpu_family', 'part'],
  ['gpu', 'technical'],
  ['gtin', 'identifier'],
  ['part_numbers', 'identifier'],
  ['Artikelnummer', 'identifier'],
  ['price_per_gb', 'second-price'],
  ['Vorjahrespreis', 'second-price'],
  ['variant_inventory_qty', 'not-for-shoppers'],
  ['cas_latency', 'expert'],
  ['画面サイズ', 'screen'],
  ['本体カラー', 'color'],
  ['ブランド名', 'brand'],
  ['重量', 'weight'],
  ['品番', 'identifier'],
  ['通常価格', 'second-price'],
  ['가격', 'second-price'],
  ['화면 크기', 'screen'],
  ['상품 카테고리', 'kind'],
  ['屏幕尺寸', 'screen'],
  ['机身颜色', 'color'],
  ['ขนาดหน้าจอ', 'screen'],
  ['สี', 'color'],
  ['Χρώμα', 'color'],
  ['Είδος προϊόντος', 'kind'],
  ['Trọng lượng', 'weight'],
  ['Ukuran layar', 'screen'],
  ['Цвят', 'color'],
  ['Blagovna znamka', 'brand'],
  ['Prekės ženklas', 'brand'],
  ['Izmērs', 'size'],
  ['Värvus', 'color'],
  ['Preu anterior', 'second-price'],
  ['wobble', 'unknown'],
])('%s is about: %s', (name, concept) => expect(findConcept(attribute(name))).toBe(concept));

test('a label says what a name does not', () => {
  expect(findConcept(attribute('p_017', null, 'Brand'))).toBe('brand');
  expect(findConcept(attribute('p_017', null, 'Bestellnummer'))).toBe('identifier');
});

test('names become labels without their unit, abbreviations in capitals', () => {
  expect(labelOf(attribute('ram_gb', 'GB'))).toBe('RAM');
  expect(labelOf(attribute('refreshRate', 'Hz'))).toBe('Refresh rate');
  expect(labelOf(attribute('screen_in', 'in'))).toBe('Screen');
  expect(labelOf(attribute('x', null, 'Cas latency'))).toBe('CAS latency');
  expect(labelOf(attribute('gender', null, 'For'))).toBe('Gender');
  expect(labelOf(attribute('op_sys'))).toBe('Operating system');
  expect(withinSentence('Screen size')).toBe('screen size');
  expect(withinSentence('USB ports')).toBe('USB ports');
});

test('titles are tidied, names of makers and systems are left alone', () => {
  expect(['dark_blue', 'LIGHT GREEN', 'red', ' two  blanks '].map((value) => tidyTitle(value))).toEqual([
    'Dark blue',
    'Light green',
    'Red',
    'Two blanks',
  ]);
  expect(['macOS', 'HDMI', 'AM5', 'iPhone 15', '2.5 in'].map((value) => tidyTitle(value))).toEqual([
    'macOS',
    'HDMI',
    'AM5',
    'iPhone 15',
    '2.5 in',
  ]);
});

test('a name has a capital at the beginning of each of its words', () => {
  expect(['Tag heuer', 'Baume et mercier', 'Frédérique constant', "L'oreal paris"].map(properName)).toEqual([
    ...['Tag Heuer', 'Baume et Mercier', 'Frédérique Constant', "L'oreal Paris"],
  ]);
});

test('values that would come to the same title keep their spelling, and paths are cut only where that tells them apart', () => {
  expect(tidyTitles(['SAMSUNG', 'HYUNDAI', 'SONY', 'LG', 'TCL', 'HDMI'])).toEqual([
    ...['Samsung', 'Hyundai', 'Sony', 'LG', 'TCL', 'HDMI'],
  ]);
  expect(tidyTitles(['Alder', 'SONY'])).toEqual(['Alder', 'SONY']);
  expect(tidyTitles(['GREEN', 'green'])).toEqual(['GREEN', 'green']);
  expect(tidyTitles(['Parts > Batteries', 'Parts > Chargers'])).toEqual(['Batteries', 'Chargers']);
  expect(tidyTitles(['Men > Shoes', 'Women > Shoes'])).toEqual(['Men > Shoes', 'Women > Shoes']);
});

test('colours are known in several languages and shades, several colours at once have none', () => {
  expect(colorCode('Schwarz')).toBe('#000000');
  expect(colorCode('modrá')).toBe(colorCode('blue'));
  expect(colorCode('Heather Red')).toBe(colorCode('red'));
  expect(colorCode('Forest Green')).toBe(colorCode('forest'));
  expect(colorCode('Charcoal Heather')).toBe(colorCode('charcoal'));
  expect(colorCode('Green Red')).toBe(null);
  expect(['ブラック', '검정', '黑色', 'สีดำ', 'μαύρο', 'đen', 'черно', 'juoda'].map(colorCode)).toEqual(
    Array.from({ length: 8 }, () => colorCode('black')),
  );
  expect(colorCode('тъмносин')).toBe(colorCode('navy'));
  expect(colorCode('hellgrün')).toMatch(/^#[0-9a-f]{6}$/);
  expect(colorCode('hellgrün')).toBe(colorCode('light green'));
  expect([
    colorCode('Black / Red'),
    colorCode('rot und blau'),
    colorCode('Camouflage'),
    colorCode('Lightning'),
  ]).toEqual([null, null, null, null]);
});

test('sizes go from small to large', () => {
  expect(['XL', 'M', '3XL', 'S', 'XXL', 'XS', 'L'].sort(compareSizes)).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    '3XL',
  ]);
  expect(['US 10 | EU 43', 'US 9.5 | EU 42', 'US 9 | EU 42'].sort(compareSizes)).toEqual([
    'US 9 | EU 42',
    'US 9.5 | EU 42',
    'US 10 | EU 43',
  ]);
  expect(['8" x 10"', '12M', '6M', 'one size', 'L'].sort(compareSizes)).toEqual([
    'L',
    '6M',
    '12M',
    '8" x 10"',
    'one size',
  ]);
});

test('sizes with sides go by the first side, and then by the second', () => {
  const sizes = [
    '11×48 cm',
    '16×60 cm',
    '40×30 cm',
    '40×40 cm',
    '40 x 90',
    '70,5 х 20 см',
    '120 × 96 × 61',
    '120 × 96 × 70',
  ];
  expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
  expect(['90/200', '70/200', '70/140'].sort(compareSizes)).toEqual(['70/140', '70/200', '90/200']);
});

test('folding leaves words to be found', () => {
  expect(foldText('Bildschirm-Größe_cm')).toBe('bildschirm grosse cm');
  expect(foldText('maxDpi')).toBe('max dpi');
  // Signs of other scripts make other letters, and are no accents.
  expect(['ブランド', '가격', 'สี', 'ลวดลาย'].map(foldText)).toEqual(
    ['ブランド', '가격', 'สี', 'ลวดลาย'].map((word) => word.normalize('NFC')),
  );
  expect(foldText('Đèn bàn')).toBe('den ban');
});

test('tags that are words for people are themes; marks, dates and numbers are not', () => {
  const tags = ['winter_forest', 'Robots', 'dino 2000', 'import_2024_05_01', 'review-pricing', '4711', 'price:low'];
  expect(tags.filter(isTheme)).toEqual(['winter_forest', 'Robots', 'dino 2000']);
});

test('tags that differ only in spelling are one theme', () => {
  expect(new Set(['night_owl', 'NightOwl', 'night owls', 'Nightowl'].map(themeKey)).size).toBe(1);
  expect(themeKey('glass')).toBe('glass');
  expect(['night_owl', 'tales_of_the_sea', 'DIY'].map(themeTitle)).toEqual(['Night Owl', 'Tales of the Sea', 'DIY']);
});

test.each([
  ['Airflow to', 'm³/h', 'unknown', 'Which maximum airflow do you need (m³/h)?'],
  ['Noise level to', 'dB', 'unknown', 'How loud may it be (dB)?'],
  ['Max DPI', null, 'unknown', 'Which maximum DPI do you need?'],
  ['Speed 2', null, 'unknown', 'Which speed (second number) do you need?'],
  ['Core count', null, 'count', 'How many cores do you need?'],
  ['Size EU', null, 'size', 'Which size do you need (EU)?'],
  ['Refresh rate', null, 'familiar', 'Which refresh rate do you need?'],
] as const)('%s (%s) is asked for in plain words', (label, unit, concept, asked) => {
  expect(phrasesIn('en').askNumber({ label, unit, concept })).toBe(asked);
});

test('shoppers read what the advisor finds, or nothing particular', () => {
  expect(['Laptops', 'Running Shoes', 'UPS', null].map(phrasesIn('en').advisorTitle)).toEqual([
    'Find your laptops',
    'Find your running shoes',
    'Find your UPS',
    'Product finder',
  ]);
  expect(['Espressomaschine', 'Laptop', 'Regal', 'Dings', null].map(phrasesIn('de').advisorTitle)).toEqual([
    'Finden Sie Ihre Espressomaschine',
    'Finden Sie Ihren Laptop',
    'Finden Sie Ihr Regal',
    'Dings finden',
    'Produktfinder',
  ]);
});

test.each([
  ['Höhe', 'cm', 'familiar', 'Wie hoch soll es sein (cm)?'],
  ['Height', 'cm', 'familiar', 'Wie hoch soll es sein (cm)?'],
  ['Pumpendruck', 'bar', 'unknown', 'Welchen Pumpendruck brauchen Sie (bar)?'],
  ['Lautstärke', 'dB', 'unknown', 'Wie laut darf es sein (dB)?'],
  ['Size', null, 'size', 'Welche Größe brauchen Sie?'],
] as const)('in German, %s (%s) is asked for as a person would', (label, unit, concept, asked) => {
  expect(phrasesIn('de').askNumber({ label, unit, concept })).toBe(asked);
});

test('in German, nouns of known gender are asked for by it, and English labels in German', () => {
  const ask = (label: string) => phrasesIn('de').askChoice({ label, unit: null, concept: 'unknown' }, false);
  expect(['Milchsystem', 'Style', 'Montage', 'Zubehör dabei'].map(ask)).toEqual([
    'Welches Milchsystem hätten Sie gern?',
    'Welchen Stil hätten Sie gern?',
    'Welche Montage hätten Sie gern?',
    'Zubehör dabei: Was hätten Sie gern?',
  ]);
});

test('in German, what a place or a device demands is needed, and a number without a unit is a value', () => {
  const ask = (label: string) => phrasesIn('de').askChoice({ label, unit: null, concept: 'unknown' }, false);
  expect(['Schutzart', 'Abstrahlwinkel', 'Eingangsspannung', 'E27 oder GU10 Fassung'].map(ask)).toEqual([
    'Welche Schutzart brauchen Sie?',
    'Welchen Abstrahlwinkel brauchen Sie?',
    'Welche Eingangsspannung brauchen Sie?',
    'E27 oder GU10 Fassung: Was brauchen Sie?',
  ]);
  const number = (label: string, unit: string | null) =>
    phrasesIn('de').askNumber({ label, unit, concept: 'unknown', isUnitSaid: true });
  expect(number('Lichtstrom', 'lm')).toBe('Welchen Lichtstrom brauchen Sie?');
  expect(number('UGR', null)).toBe('UGR: Welcher Wert soll es sein?');
  expect(number('CRI', null)).toBe('Wie farbtreu soll das Licht sein (CRI)?');
});

test('whoever skips says what is so: not knowing their size, or that it is for anybody', () => {
  const skip = (language: 'en' | 'de', concept: 'size' | 'person', isWorn: boolean) =>
    phrasesIn(language).skip({ label: 'X', unit: null, concept, isWorn });
  expect(skip('en', 'size', true)).toBe('I do not know my size');
  expect(skip('de', 'size', true)).toBe('Meine Größe kenne ich nicht');
  expect(skip('en', 'size', false)).toBe('Does not matter');
  expect([skip('en', 'person', false), skip('de', 'person', false)]).toEqual(['For anybody', 'Für alle']);
});

test('natural is not beige, and steel, wood and neon have a swatch of their own', () => {
  expect(colorCode('Natur')).not.toBe(colorCode('Beige'));
  for (const name of ['Edelstahl', 'stainless steel', 'Eiche', 'Neon Yellow', 'neongrün']) {
    expect(colorCode(name)).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(colorCode('Neon Yellow')).not.toBe(colorCode('yellow'));
});

test('what a German shop calls by two English words is asked for in German, hyphened where it has to be', () => {
  const ask = (label: string) => phrasesIn('de').askChoice({ concept: 'unknown', label, unit: null }, false);
  expect(ask('CPU family')).toBe('Welche CPU-Familie hätten Sie gern?');
  expect(ask('Panel type')).toBe('Welche Panel-Art hätten Sie gern?');
  expect(ask('Refresh rate')).toBe('Welche Bildwiederholrate hätten Sie gern?');
  const whether = (label: string) => phrasesIn('de').askBoolean({ concept: 'unknown', label, unit: null }).title;
  expect(whether('Wireless')).toBe('Soll es kabellos sein?');
  expect(whether('Microphone')).toBe('Mit oder ohne Mikrofon?');
});
