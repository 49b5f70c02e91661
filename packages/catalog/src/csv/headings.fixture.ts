// Price lists as small shops write them, in several languages: lines above the headings, headings in one line or in several, and products.

export interface PriceList {
  /** The headings in one line. */
  readonly names: readonly string[];
  /** The same in several lines, where the list has them so. */
  readonly lines: readonly (readonly string[])[];
  /** What may stand above them. */
  readonly above: readonly string[];
  readonly units: readonly string[];
  readonly words: readonly string[];
  readonly price: (whole: number) => string;
}

export const PRICE_LISTS: Readonly<Record<'german' | 'english' | 'french' | 'korean', PriceList>> = {
  german: {
    names: ['Artikelbezeichnung', 'je', 'Preis (EUR)', 'Herkunft', 'Verband'],
    lines: [
      ['Artikel-', '', 'Preis', '', ''],
      ['bezeichnung', 'je', 'EUR', 'Herkunft', 'Verband'],
    ],
    above: [
      'Gärtnerei am Bach',
      'Lindenweg 4, 10405 Musterstadt',
      'Tel. 030/1234567',
      'Bestellung bis Mittwoch',
      'gültig ab 3.5.2026',
    ],
    units: ['kg', 'Stück', 'Bund'],
    words: ['Möhren', 'Rote Bete', 'Lauch, lang', 'Mangold', 'Spinat'],
    price: (euros) => `${euros},50`,
  },
  english: {
    names: ['Item description', 'Pack', 'Price (per case)', 'Growing region', 'In stock'],
    lines: [
      ['Item', '', 'Price', 'Growing', 'In'],
      ['description', 'Pack', '(per case)', 'region', 'stock'],
    ],
    above: [
      'Mill Lane Farm Shop',
      'Price list, spring 2026',
      'orders@mill.example',
      'Minimum order 30.00',
      'Page 1 of 1',
    ],
    units: ['box', 'bag', 'each'],
    words: ['Carrots', 'Beetroot', 'Leeks "long"', 'Chard', 'Spinach'],
    price: (pounds) => `£${pounds}.50`,
  },
  french: {
    names: ['Désignation', 'Conditionnement', 'Prix (€)', 'Origine'],
    lines: [
      ['Désignation', 'Condition-', 'Prix', 'Origine'],
      ['', 'nement', '€', ''],
    ],
    above: [
      'La ferme du moulin',
      '12 rue des Lilas',
      'Tél. 01 23 45 67 89',
      'Commandes avant jeudi',
      'Tarif du 03/05/2026',
    ],
    units: ['kg', 'pièce', 'botte'],
    words: ['Carottes', 'Betteraves', 'Poireaux', 'Blettes', 'Épinards'],
    price: (euros) => `${euros},50 €`,
  },
  korean: {
    names: ['상품명', '단위', '가격', '원산지'],
    lines: [['상품명', '단위', '가격', '원산지']],
    above: ['푸른 농장', '전화 02-123-4567', '주문은 수요일까지', '2026년 5월 가격표', '배송 안내'],
    units: ['봉지', '상자', '개'],
    words: ['당근', '비트', '대파', '근대', '시금치'],
    price: (won) => `${won},500원`,
  },
};

const ORIGINS = ['Nord', 'Süd', 'West'];

/** Rows of a price list, the nth of them always the same. */
export const rowsOfList = ({ units, words, price, names }: PriceList, count: number): readonly string[][] =>
  Array.from({ length: count }, (_, nth) =>
    [
      `${words[nth % words.length]} ${String.fromCharCode(65 + nth)}`,
      ...[units[nth % units.length] ?? '', price(nth + 1), ORIGINS[nth % 3] ?? ''],
      nth % 2 === 0 ? 'ja' : 'nein',
    ].slice(0, names.length),
  );

/** A cell as a table has it. */
export const writtenCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
