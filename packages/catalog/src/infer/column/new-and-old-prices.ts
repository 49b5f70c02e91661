// Names that say which of two prices is the new one and which the old one: `newprice` and `oldprice`, `Preis neu` and `Preis alt`, `nuevo` and
// `antiguo`. Without a word for a price they count only as a pair, because `new` alone says that a product is new.

import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';

/** As `plainName` writes them. To add a language, add a row. */
const PRICE_WORDS = [
  'price|prices|preis|prix|precio|prezzo|preco|prijs|cena|ceny|pris|priset|hinta|ar|ara|pret|pretul|cijena|fiyat|fiyati|kaina|hind|preu',
  'цена|ціна|τιμη|harga|gia|السعر|سعر|قیمت|מחיר|ราคา|कीमत|मूल्य|価格|价格|價格|가격|价|價|가',
];
const NEW_WORDS = [
  'new|neu|neuer|nouveau|nouvelle|nuevo|nuovo|novo|nieuw|nieuwe|nova|nove|novy|nowa|ny|nya|nytt|nye|uusi|uj|nou|yeni|nauja|jauna|uus',
  'новая|нова|νεα|baru|moi|الجديد|جديد|جدید|חדש|ใหม่|नया|नई|新|새|신|新しい',
];
const OLD_WORDS = [
  'old|alt|alter|ancien|ancienne|antiguo|viejo|vecchio|antigo|velho|oud|oude|stara|stare|stary|puvodni|gammal|gammalt|gamla|gammel|vanha|regi|vechi|eski|sena|veca|vana|antic|barre|struck|crossed',
  'старая|стара|παλια|lama|cu|القديم|قديم|قدیم|ישן|เดิม|เก่า|पुराना|पुरानी|旧|舊|古い|옛|구',
];

const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.join('|').split('|'));
const PRICE = setOf(PRICE_WORDS);
const NEW = setOf(NEW_WORDS);
const OLD = setOf(OLD_WORDS);

export type PriceAge = 'new' | 'old';

/** `isBare`: there is no word for a price beside it. Null: the name says neither. */
export function ageOfPrice(name: string): { readonly age: PriceAge; readonly isBare: boolean } | null {
  const plain = plainName(name);
  const bare = ageOfWord(plain);
  if (bare !== null) return { age: bare, isBare: true };
  for (const [first, second] of halvesOf(plain)) {
    const age = PRICE.has(first) ? ageOfWord(second) : PRICE.has(second) ? ageOfWord(first) : null;
    if (age !== null) return { age, isBare: false };
  }
  return null;
}

const ageOfWord = (word: string): PriceAge | null => (NEW.has(word) ? 'new' : OLD.has(word) ? 'old' : null);

/** `new price`: two words. `newprice`: one, at every place where it could be cut. */
function halvesOf(plain: string): readonly (readonly [string, string])[] {
  const [first = '', second, third] = plain.split(' ');
  if (third !== undefined) return [];
  if (second !== undefined) return [[first, second]];
  return Array.from(first, (_, at) => [first.slice(0, at), first.slice(at)] as const).slice(1, LONGEST);
}

const LONGEST = 20;

export interface NewAndOldPrice {
  readonly current: ColumnFacts;
  readonly former: ColumnFacts;
}

/** The two prices of which the names say so, the first of each. Null: there are not both. */
export function newAndOldPrice(columns: readonly ColumnFacts[]): NewAndOldPrice | null {
  const aged = columns.flatMap((column) => {
    const found = ageOfPrice(column.called);
    return found === null ? [] : [{ column, ...found }];
  });
  const firstOf = (age: PriceAge): (typeof aged)[number] | undefined =>
    aged.filter((one) => one.age === age).toSorted((a, b) => Number(a.isBare) - Number(b.isBare))[0];
  const [current, former] = [firstOf('new'), firstOf('old')];
  return current === undefined || former === undefined ? null : { current: current.column, former: former.column };
}
