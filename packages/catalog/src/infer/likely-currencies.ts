// Currencies that the prices of a file may be in, if it does not say it, or says it with a sign that several share: those of the
// countries in which its shop may be.

import { type SharedSign, sharedSignIn } from '../mapping/currency-marks.ts';
import { ALL_COUNTRIES, COUNTRIES, type Country, DOUBTFUL_COUNTRIES } from './countries.ts';

export interface TracesOfCurrency {
  readonly addresses: readonly string[];
  /** Of the catalog's texts, if it is known. */
  readonly language: string | null;
  /** Where whoever works on it is, ISO 3166, if it is known. */
  readonly country?: string | null;
  /** Cells with prices, and what their columns are called. */
  readonly prices?: readonly string[];
}

export interface LikelyCurrencies {
  /** The likeliest first. With a sign, all that it may stand for. */
  readonly likely: readonly string[];
  /** The one that the shop's addresses say, or where these do not, its language or country; null: there may be several. */
  readonly presumed: string | null;
  /** That prices have, and several currencies share. */
  readonly sign: string | null;
}

export function likelyCurrencies({
  addresses,
  language,
  country = null,
  prices = [],
}: TracesOfCurrency): LikelyCurrencies {
  const base = language?.split('-')[0]?.toLowerCase();
  const sign = sharedSignIn(prices);
  const canBe = (code: string): boolean => sign === null || sign.currencies.includes(code);
  const atHome = unique(addresses.flatMap((address) => COUNTRIES.get(endingOf(address))?.currency ?? [])).filter(canBe);
  const ending = ENDINGS[country ?? ''] ?? country?.toLowerCase() ?? '';
  const here = COUNTRIES.get(ending) ?? DOUBTFUL_COUNTRIES.get(ending);
  const near = here !== undefined && (base === undefined || here.languages.includes(base)) ? [here.currency] : [];
  const spoken = unique(currenciesOf(base, sign)).filter(canBe);
  // English is written everywhere, and browsers speak it everywhere.
  const isNear = ![base, here?.languages[0]].includes('en') && near.length > 0 && near.every(canBe);
  const [told, another] = atHome.length > 0 ? atHome : isNear ? near : spoken;
  return {
    likely: unique([...atHome, ...near.filter(canBe), ...spoken, ...(sign?.currencies ?? [])]),
    presumed: another === undefined ? (told ?? null) : null,
    sign: sign?.sign ?? null,
  };
}

/** Of the countries in which the language is spoken: the one that has its name, others where it is the first one, then where it is one of several. */
function currenciesOf(language: string | undefined, sign: SharedSign | null): string[] {
  const speaks = ({ languages }: Country): boolean => language !== undefined && languages.includes(language);
  const spoken = ALL_COUNTRIES.filter(speaks);
  const home = COUNTRIES.get(language ?? '');
  const first = [home, ...spoken]
    .filter((country) => country?.languages[0] === language)
    .filter((one) => one !== undefined);
  // English is no trace of a country: what the sign means mostly comes first.
  const usual = language === 'en' && sign !== null ? sign.currencies.slice(0, 1) : [];
  return [...usual, ...[...first, ...spoken].map(({ currency }) => currency)];
}

const unique = (codes: readonly string[]): string[] => [...new Set(codes)];

/** Where addresses end otherwise than countries are called. */
const ENDINGS: Readonly<Record<string, string>> = { GB: 'uk' };

const endingOf = (address: string): string =>
  /^(?:https?:)?\/\/(?:[^/@]*@)?([^/:?#\s]+)/i.exec(address)?.[1]?.toLowerCase().split('.').at(-1) ?? '';
