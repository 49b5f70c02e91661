// Currencies by their code, sign or name, as they appear beside a price.

const MARKS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  kč: 'CZK',
  kc: 'CZK',
  zł: 'PLN',
  zl: 'PLN',
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  'fr.': 'CHF',
  sfr: 'CHF',
  sr: 'SAR',
  r$: 'BRL',
  a$: 'AUD',
  c$: 'CAD',
  ft: 'HUF',
  lei: 'RON',
};

const CODES = new Set(
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'.split(
    ' ',
  ),
);

/** The code of a currency by its code, sign or name. Null if it is not a currency. A lone `$` is the US dollar. */
export function currencyOf(mark: string): string | null {
  const upper = mark.trim().toUpperCase();
  if (CODES.has(upper)) return upper;
  return MARKS[mark.trim().toLowerCase()] ?? null;
}

/** Currencies whose own sign is a plain `$`, `£`, `¥` or `kr`. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: ['ARS', 'AUD', 'CAD', 'CLP', 'COP', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD', 'UYU'],
  '£': ['EGP'],
  '¥': ['JPY', 'CNY'],
  kr: ['DKK', 'ISK', 'NOK', 'SEK'],
  'kr.': ['DKK', 'ISK', 'NOK', 'SEK'],
};

/** Whether a mark can stand for a currency. */
export function marksCurrency(mark: string, currency: string): boolean {
  const trimmed = mark.trim();
  return currencyOf(trimmed) === currency || (SHARED[trimmed.toLowerCase()]?.includes(currency) ?? false);
}
