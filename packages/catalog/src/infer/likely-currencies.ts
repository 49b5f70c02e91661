// Currencies that the prices of a file may be in, if it does not say it: those of the countries in which its shop may be.

import { ALL_COUNTRIES, COUNTRIES } from './countries.ts';

/** The likeliest first. `language`: of the catalog's texts, if it is known. */
export function likelyCurrencies(addresses: readonly string[], language: string | null): string[] {
  const base = language?.split('-')[0]?.toLowerCase();
  const atHome = addresses.flatMap((address) => COUNTRIES.get(endingOf(address))?.currency ?? []);
  const spoken = ALL_COUNTRIES.filter(({ languages }) => base !== undefined && languages.includes(base));
  // Where it is the first language of a country, before where it is one of several.
  const first = spoken.filter(({ languages }) => languages[0] === base);
  return [...new Set([...atHome, ...[...first, ...spoken].map(({ currency }) => currency)])];
}

const endingOf = (address: string): string =>
  /^(?:https?:)?\/\/(?:[^/@]*@)?([^/:?#\s]+)/i.exec(address)?.[1]?.toLowerCase().split('.').at(-1) ?? '';
