// What the names of columns say, in the languages of shops: which product field a column may be. A name only proposes. What
// the cells hold decides.

import { asItLooks } from '../../text/one-script.ts';
import { FIELD_NAMES } from './field-names.ts';
import { withParts } from './joined-names.ts';

/** Lower case, without accents of Latin and Greek letters (`й` is a letter of its own), words separated by single spaces: `Preis (in €)` → `preis in`, `itemNo` → `item no`. */
export const plainName = (name: string): string =>
  asItLooks(name)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[łøıđæ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Letters that are not a letter and an accent to Unicode. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ı: 'i', đ: 'd', æ: 'ae' };

export type NamedRole = keyof typeof FIELD_NAMES;

export const NAMED_ROLES: readonly NamedRole[] = [
  ...(['sku', 'title', 'description', 'image', 'link', 'sale_price', 'price', 'list_price', 'group'] as const),
  ...(['recommended_price', 'available', 'brand', 'model', 'currency'] as const),
];

const LISTS: Partial<Record<NamedRole, readonly string[]>> = {};

function listOf(role: NamedRole): readonly string[] {
  const list = LISTS[role] ?? FIELD_NAMES[role].join('').split('|');
  LISTS[role] = list;
  return list;
}

/**
 * The smaller, the clearer the name; null: the name does not say so. A name may have further words around the known one.
 */
export function nameRank(role: NamedRole, name: string): number | null {
  const plain = plainName(name);
  const names = listOf(role);
  const inLanguage = TEXTS.has(role) && LANGUAGE.test(plain) ? names.indexOf(plain.replace(LANGUAGE, '')) : -1;
  const rankOf = (index: number): number => index * Math.min(1, WORST_EXACT / names.length);
  if (inLanguage !== -1) return rankOf(inLanguage + 0.5);
  // `Item #` is a number, beside `Item`.
  if (name.includes('#') && role === 'title') return null;
  const exact = names.indexOf(name.includes('#') && role === 'sku' && !names.includes(plain) ? `${plain} no` : plain);
  if (exact !== -1) return rankOf(exact);
  const local = PRICES.has(role) ? withoutCountry(plain) : null;
  const ofCountry = local === null ? -1 : names.indexOf(local);
  if (ofCountry !== -1) return rankOf(ofCountry + 0.5);
  const joined = PRICES.has(role) ? withParts(plain) : plain;
  const ofParts = joined === plain ? -1 : names.indexOf(joined);
  if (ofParts !== -1) return rankOf(ofParts + 0.5);
  const padded = ` ${joined} `;
  const inside = names.findIndex(
    (known) => (known.length > 2 || known === 'vk') && !ALONE.has(known) && padded.includes(` ${known} `),
  );
  return inside === -1 ? null : 100 + inside + plain.length;
}

/** Names with further words rank from 100 on, so known names stay below, however many they are. */
const WORST_EXACT = 99;

/** What has a column for each language of the shop: `title.en`, `Description (fr)`, `name_de_AT`. */
const TEXTS: ReadonlySet<NamedRole> = new Set<NamedRole>(['title', 'description']);
const LANGUAGE =
  / (?:en|de|fr|es|it|nl|pt|pl|cs|sk|da|sv|fi|nb|hu|ro|hr|sr|sl|bg|ru|uk|tr|el|et|lv|lt|ja|zh|ko)(?: [a-z]{2})?$/;

/** `slug de` → `slug`; the name as it is, if it does not end in a language. `plain`: as `plainName` writes it. */
export const withoutLanguage = (plain: string): string => plain.replace(LANGUAGE, '');

/** `name_de`, `title.fr`: the title in one of several languages. */
export const namesTitleInLanguage = (name: string): boolean => {
  const plain = plainName(name);
  return LANGUAGE.test(plain) && listOf('title').includes(withoutLanguage(plain));
};

/** What may have a column for each country or currency: `prix_ch`, `prices.DE.amount`, `price (EUR)`. */
const PRICES: ReadonlySet<NamedRole> = new Set<NamedRole>(['price', 'sale_price', 'list_price', 'recommended_price']);
const COUNTRY =
  / (?:eu|de|at|ch|fr|be|nl|lu|it|es|pt|uk|gb|ie|us|usa|dk|se|no|fi|pl|cz|sk|hu|ro|hr|si|rs|bg|gr|ee|lv|lt|tr|ua|au|ca|nz|jp|eur|euro|usd|gbp|chf|pln|czk|huf|ron|sek|dkk|nok|try|uah|cad|aud|nzd|jpy)$/;

/** `prix_ch` → `prix`, `prices.DE.amount` → `price`. Null: the name has no country or currency at its end. */
export function withoutCountry(name: string): string | null {
  const plain = plainName(name).replace(/ (?:amount|value)$/, '');
  return COUNTRY.test(plain) ? plain.replace(COUNTRY, '').replace(/^prices$/, 'price') : null;
}

/** Words that count only if the name has no other words. */
const ALONE = new Set([
  'custom label',
  'aid',
  'undiscounted price',
  'now',
  'was',
  'before',
  'jetzt',
  'statt',
  'vorher',
  'avant',
  'antes',
]);

/** Whether the name is a known one. It is not enough to contain one. */
export const isNamed = (role: NamedRole, name: string): boolean => (nameRank(role, name) ?? 100) < 100;

/** Names of numbers and codes that are only ids. */
export const namesId = (name: string): boolean => ID_NAME.test(` ${plainName(name)} `);

const ID_NAME =
  / (?:id|ids|uuid|guid|sku|ean|ean13|gtin|gtin13|upc|isbn|asin|mpn|barcode|code|nr|nummer|number|artikelnummer|artikelnr|part number|part numbers|partnumber|reference|referencia|codigo|codice|kod|cislo|(?<=^ |(?:url|product|page|variant|parent) )handle(?= $)|slug|hash) /;

/** Names of what tells rows apart and nothing else, even where several rows have it. */
export const namesOnlyId = (name: string): boolean => ONLY_ID.test(plainName(name).replace(/ non editable$/, ''));

const ONLY_ID =
  /^(?:(?:product|item|article|variant|variation|parent|group|master|offer|listing|artikel|produkt|produit|producto|prodotto) )?(?:id|ids|uuids?|guids?|eans?|ean ?\d+|gtins?|gtin ?\d+|upcs?|isbns?|isbn ?\d+|asins?|jan|mpns?|skus?|barcodes?|bar codes?|strichcodes?|code barres?|codigo de barras|codice a barre)$/;

/** `Preis pro 100 g` is a measure of the product; `Nettopreis` is another price of it. */
export function namesAnotherPrice(name: string): boolean {
  const plain = plainName(name);
  if (namesRate(name)) return false;
  const roles = ['price', 'sale_price', 'list_price', 'recommended_price'] as const;
  return (
    roles.some((role) => isNamed(role, name)) || ANOTHER_PRICE.test(withParts(plain).replace(/ (?:amount|value)$/, ''))
  );
}

const ANOTHER_PRICE =
  /(?:preis|prijs|price|prix|precio|prezzo|cena|(?:^| )vk)(?: ?\d+)?(?: (?:(?:netto|brutto|net|gross|ht|ttc|in|inkl|incl|excl|exkl|zzgl|with|without)\b.*|eur|euros?|usd|gbp|chf|czk|pln|sek|dkk|nok|huf))?$/;

/** A price to which the tax is added: `price_net`, `VK2 netto`, `Preis ohne MwSt`, `prix HT`. */
export const namesNet = (name: string): boolean => NET.test(plainName(name)) || NET.test(withParts(plainName(name)));

const NET =
  /(?:^| )(?:net|netto|nett|nettopreis|nettoprijs|vknetto|imponible|ht|no ?tax|ex tax|exw?|(?:excl|excluding|ex|exkl|zzgl|ohne|without|sans|hors|bez|senza|sin|sem|exclusief|utan|uden|uten|без) ?(?:of )?(?:vat|tax|taxes?|mwst|ust|dph|iva|btw|tva|moms|mva|ндс|пдв))(?: |$)/;

/** A price for an amount, not for one piece. */
export const namesRate = (name: string): boolean => /(?:^| )(?:per|pro|je|par|por|al|za)(?: |$)/.test(plainName(name));

export const namesPrice = (name: string): boolean =>
  (['price', 'sale_price', 'list_price'] as const).some((role) => isNamed(role, name)) ||
  /(?:^| )(?:price|prices|preis|prix|precio|prezzo|prijs|cena|cost|costs|msrp|rrp|uvp|tax|vat)(?: |$)/.test(
    plainName(name),
  );
