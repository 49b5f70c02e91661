import { expect, test } from 'vitest';
import { foreignNames, guessLanguage } from './guess-language.ts';

const labelled = (...labels: string[]) => labels.map((label) => ({ name: label.toLowerCase(), label }));

test('a catalog that does not say its language is asked about in that of its labels', () => {
  expect(guessLanguage(labelled('Brand', 'Color', 'Höhe', 'Breite', 'Belastbarkeit'))).toBe('de');
  expect(guessLanguage(labelled('Brand', 'Color', 'Height', 'Width', 'Style', 'Smart'))).toBe('en');
  expect(guessLanguage(labelled('Značka', 'Barva', 'Výška'))).toBe('cs');
  expect(guessLanguage(labelled('Väri', 'Valmistaja', 'Leveys'))).toBe('fi');
});

test('its texts say it where its attributes do not', () => {
  const guess = (text: string) => guessLanguage(labelled('Color', 'Size'), [text]);
  expect(guess('Camiseta de algodón para mujer con estampado muy suave y cómoda para el verano')).toBe('es');
  expect(guess('Часы с экраном и ремешком из силикона для бега, новые')).toBe('ru');
  expect(guess('Скатертина з бавовни для святкового столу, не вигорає і легко переться')).toBe('uk');
  expect(guess('Güneş paneli için bağlantı kablosu ve taşıyıcı yapı ile birlikte')).toBe('tr');
  expect(guess('Chemise en coton avec des boutons pour les hommes, une coupe droite')).toBe('fr');
});

test.each([
  ['el', ['Χρώμα', 'Μάρκα'], 'Πουκάμισο από βαμβάκι με κουμπιά, για το καλοκαίρι'],
  ['ja', ['色', 'ブランド'], '軽くて持ち運びやすいモニター、在宅勤務にぴったりです'],
  ['ko', ['색상', '브랜드'], '여행에 좋은 가볍고 튼튼한 가방입니다'],
  ['zh', ['颜色', '品牌'], '这款背包轻便耐用，适合旅行'],
  ['th', ['สี', 'แบรนด์'], 'กระเป๋าเดินทางน้ำหนักเบาและทนทาน'],
  ['id', ['Warna', 'Merek'], 'Tas yang ringan dan kuat untuk perjalanan, cocok untuk anda'],
  ['vi', ['Màu sắc', 'Thương hiệu'], 'Ba lô nhẹ và bền cho những chuyến đi của bạn'],
  ['bg', ['Цвят', 'Марка'], 'Раница за път, която е лека и със здрави джобове'],
  ['sl', ['Barva', 'Znamka'], 'Nahrbtnik je lahek in za na pot, ki ga lahko perete tudi doma'],
  ['lt', ['Spalva', 'Prekės ženklas'], 'Kuprinė yra lengva ir tvirta, tai puiku jūsų kelionei'],
  ['lv', ['Krāsa', 'Zīmols'], 'Mugursoma ir viegla un izturīga, kas der arī jūsu ceļojumam'],
  ['et', ['Värv', 'Bränd'], 'Seljakott on kerge ja tugev ning sobib ka teie reisile, see ei ole kallis'],
  ['ca', ['Color', 'Llargada'], 'La motxilla és lleugera i resistent, amb butxaques per als viatges més llargs'],
] as const)('a catalog in %s is known by its labels and its texts', (language, labels, text) => {
  expect(guessLanguage(labelled(...labels), [text])).toBe(language);
});

test('headings and names of goods are enough where a catalog has no sentences', () => {
  const guess = (headings: string[], texts: string[]) => guessLanguage(labelled(...headings), texts);
  expect(guess(['Artikelgruppe', 'Mindesthaltbarkeit'], ['Apfelsaft 0,33l Dose 24er', 'Getränke'])).toBe('de');
  expect(guess(['Type', 'Maat', 'Stock'], ['Polo lichtblauw-45', 'Simple Product', 'Kraag', 'bruin'])).toBe('nl');
  expect(guess(['Weight'], ['biely', 'čerešňa', 'červený', 'orech lesk', 'biela fľaša', 'drevo'])).toBe('sk');
  expect(guess(['Name'], ['Valkoinen paita', 'Musta takki', 'Kengät 42'])).toBe('fi');
  expect(guess(['Brand', 'Category'], ['Women', 'Boots', 'Red dress'])).toBe('en');
  // Two words of one language may be names.
  expect(guess(['Brand'], ['Maison Rouge', 'Casa Bianca'])).toBeNull();
});

test('nothing is guessed from numbers, codes and names', () => {
  expect(guessLanguage([])).toBeNull();
  expect(guessLanguage(labelled('X1', 'Y'), ['ZX-440 B17', 'GT 7X Pro'])).toBeNull();
});

test('an attribute named in another language than the questions is told', () => {
  const attributes = labelled('Barva', 'Výška', 'Marquee');
  expect(foreignNames(attributes, 'en')).toEqual(['barva', 'výška']);
  expect(foreignNames(attributes, 'cs')).toEqual([]);
  expect(foreignNames(labelled('Color', 'Active ingredients'), 'en')).toEqual([]);
  expect(foreignNames(labelled('Collection'), 'fr')).toEqual([]);
  // Drafts say it in German.
  expect(foreignNames(labelled('Volume'), 'de')).toEqual([]);
});

test('an English name in a draft of another language is told unless the language has its own word for it', () => {
  expect(foreignNames(labelled('Grid', 'Phases', 'Solar'), 'tr')).toEqual([]);
  expect(foreignNames(labelled('Mounting holes', 'Wheel type'), 'tr')).toEqual(['mounting holes', 'wheel type']);
  expect(foreignNames(labelled('Mounting holes', 'Wheel type'), 'en')).toEqual([]);
});
