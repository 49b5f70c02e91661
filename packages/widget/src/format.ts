// Numbers as the shopper's language writes them.

/** `price`: a decimal number as a string; without a currency a plain number with its decimals. */
export function formatPrice(price: string, language: string, currency: string | null): string {
  const amount = Number(price);
  if (currency === null) {
    const decimals = price.split('.')[1]?.length ?? 0;
    return new Intl.NumberFormat(language, { minimumFractionDigits: decimals }).format(amount);
  }
  // Whole amounts without their zeros would stand ragged beside the others.
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}

/** The unit stands where people write it: currency signs before the number in English. */
export function formatAmount(amount: number, unit: string, language: string): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(amount);
  if (unit === '') return number;
  return /^\p{Sc}$/u.test(unit) && /^en\b/i.test(language) ? `${unit}${number}` : `${number}\u00a0${unit}`;
}

/** `<from>-<to>`, as the interface wants it: at most six decimals, no exponent. */
export const rangeId = (from: number, to: number): string => `${plain(from)}-${plain(to)}`;

const plain = (number: number): string => String(Number(number.toFixed(6)));
