// Numbers as the shopper's language writes them. Each formatter is made once. The first one of a page takes a slow device
// up to 70 ms, because the browser reads its language data. It is better made while the shopper reads than after a reply.

const made = new Map<string, Intl.NumberFormat>();

function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = made.get(key) ?? make(language, options);
  made.set(key, known);
  return known;
}

/** Pages say `en_US` instead of `en-US`, or name currencies that do not exist. Numbers must be shown all the same. */
function make(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language.replaceAll('_', '-'), options);
  } catch (error) {
    console.error(error);
    return new Intl.NumberFormat();
  }
}

/** Makes the browser read its language data while it has nothing else to do. */
export function prepareFormats(language: string): void {
  const prepare = (): unknown => formatter(language, { maximumFractionDigits: 6 });
  // Safari has no `requestIdleCallback`.
  (globalThis.requestIdleCallback ?? setTimeout)(prepare);
}

/** `price` is a decimal number as a string; anything else stays as it is. Without a currency it is a plain number with its decimals. */
export function formatPrice(price: string, language: string, currency: string | null): string {
  if (!/^\d+(\.\d+)?$/.test(price)) return price;
  const decimals = price.split('.')[1]?.length ?? 0;
  const options = currency === null ? { minimumFractionDigits: decimals } : { style: 'currency' as const, currency };
  return formatter(language, options).format(Number(price));
}

/** Puts the unit where people write it: currency signs before the number in English. */
export function formatAmount(amount: number, unit: string, language: string): string {
  const number = formatter(language, { maximumFractionDigits: 6 }).format(amount);
  if (unit === '') return number;
  return /^\p{Sc}$/u.test(unit) && /^en\b/i.test(language) ? `${unit}${number}` : `${number}\u00a0${unit}`;
}
