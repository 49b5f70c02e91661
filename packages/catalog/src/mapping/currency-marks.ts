// Currencies by their code, sign or name, as they appear beside a price. Every code of ISO 4217 that the machine knows counts.

import { DOUBTFUL_SIGNS, FORMER_CODES, SIGNS } from './currency-signs.ts';
import { endedCurrencyOf } from './ended-currencies.ts';

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Codes that are words in some language. Only in capitals they are codes. */
const WORDS = new Set('all amd bam bob cad cup gel kid lak mad mop pen sos top try'.split(' '));

/** The code of a currency by its code, sign or name. Null if it is not a currency. A lone `$` is the US dollar. */
export function currencyOf(mark: string): string | null {
  const trimmed = mark.trim();
  const written = trimmed.toLowerCase();
  const sign = bearersOf(written, SIGNS)[0];
  if (sign !== undefined) return sign;
  const code = trimmed.toUpperCase();
  if (WORDS.has(written) && trimmed !== code) return null;
  return FORMER_CODES[code] ?? (CODES.has(code) ? code : null);
}

/** Whether the mark may stand for a currency, but does not say which. The code of one that has ended stands for none of today. */
export const isDoubtfulMark = (mark: string): boolean =>
  Object.hasOwn(DOUBTFUL_SIGNS, mark.trim().toLowerCase()) || endedCurrencyOf(mark) !== null;

/** The currencies that a sign alone may mean, the most likely first. Empty: it is a code, a word or nothing of that kind. */
export const currenciesOfSign = (mark: string): readonly string[] => bearersOf(mark.trim().toLowerCase(), SIGNS);

/** Whether a mark can stand for a currency, as the code of the one before it does once somebody has said so. */
export function marksCurrency(mark: string, currency: string): boolean {
  const written = mark.trim().toLowerCase();
  return (
    currencyOf(mark) === currency ||
    endedCurrencyOf(mark)?.now === currency ||
    bearersOf(written, SIGNS).includes(currency) ||
    bearersOf(written, DOUBTFUL_SIGNS).includes(currency)
  );
}

/** Whether some sign stands for either of two currencies, as `$` does for pesos and dollars. */
export const shareSign = (one: string, other: string): boolean =>
  [SIGNS, DOUBTFUL_SIGNS].some((signs) =>
    Object.keys(signs).some((sign) => {
      const bearers = bearersOf(sign, signs);
      return bearers.includes(one) && bearers.includes(other);
    }),
  );

export interface SharedSign {
  readonly sign: string;
  /** The first is meant mostly. */
  readonly currencies: readonly string[];
}

/** Signs that nearly always mean the first of their currencies. */
const PLAIN_SIGNS = ['£', 'lei', 'c$', 'l'];

/** The sign in prices and in what their columns are called, if it is one that several currencies share and nothing beside it says which. */
export function sharedSignIn(texts: readonly string[]): SharedSign | null {
  const marks = new Set(texts.flatMap((text) => text.toLowerCase().split(/[\s\d,'’()[\]_-]+|\.(?=\d)/)));
  const found = [...marks].flatMap((sign) => {
    const currencies = bearersOf(sign, SIGNS).concat(bearersOf(sign, DOUBTFUL_SIGNS));
    return currencies.length > 1 && !PLAIN_SIGNS.includes(sign) ? [{ sign, currencies }] : [];
  });
  const isSaid = (mark: string): boolean => found.every(({ sign }) => sign !== mark) && currencyOf(mark) !== null;
  return [...marks].some(isSaid) ? null : (found[0] ?? null);
}

const bearersOf = (sign: string, signs: Readonly<Record<string, string>>): readonly string[] =>
  Object.hasOwn(signs, sign) ? (signs[sign] ?? '').split(' ') : [];
