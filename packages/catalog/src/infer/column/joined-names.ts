// Names of prices that are written as one word, or in capitals before small letters: `VKPreis`, `EKNetto`, `SalePriceGross`. They are read
// as the words they are made of, so that what is known of these holds for them, too.

/** Words of names of prices, as `plainName` writes them. To add a language, add a row. */
const PARTS = [
  'vk|ek|uvp|preis|preise|brutto|netto|verkauf|verkaufs|einkauf|einkaufs|laden|shop|web|online|artikel|produkt|aktion|aktions|sonder|angebots|standard|alter|neuer|inkl|exkl|mwst',
  'price|prices|sale|sales|sell|selling|list|retail|unit|special|regular|old|current|final|gross|net|purchase|purchasing|buying|buy|cost|wholesale|product|item|variant|incl|excl|vat|tax',
  'prix|vente|achat|ttc|ht|public|promo|precio|venta|compra|oferta|iva|prezzo|vendita|acquisto|listino|scontato|prijs|verkoop|inkoop|actie',
  'cena|prodejni|nakupni|akcni|dph|sprzedazy|zakupu|pris|hinta|pret|cijena|fiyat|eur|euro|usd|gbp|chf',
];

const KNOWN = new Set(PARTS.join('|').split('|'));
const LONGEST_PART = Math.max(...[...KNOWN].map((part) => part.length));
/** Without one of these, joined words name no price. */
const PRICE = /(?:^| )(?:vk|ek|uvp|preise?|prices?|prix|precio|prezzo|prijs|cena|pris|hinta|pret|cijena|fiyat)(?: |$)/;

/** `vkpreis brutto` → `vk preis brutto`. The name as it is, if a word of it is not made of known ones. `plain`: as `plainName` writes it. */
export function withParts(plain: string): string {
  const words = plain.split(' ').map((word) => (KNOWN.has(word) ? [word] : partsOf(word)));
  const parts = words.map((found, at) => found?.join(' ') ?? plain.split(' ')[at] ?? '').join(' ');
  return PRICE.test(parts) ? parts : plain;
}

/** Null: it is not made of known words alone. The longest come first, so `verkaufspreis` does not begin with `verkauf`. */
function partsOf(word: string): readonly string[] | null {
  if (word === '') return [];
  for (let length = Math.min(word.length, LONGEST_PART); length > 1; length--) {
    const part = word.slice(0, length);
    if (!KNOWN.has(part)) continue;
    const others = partsOf(word.slice(length));
    if (others !== null) return [part, ...others];
  }
  return null;
}
