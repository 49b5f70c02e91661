// Finds the country of a shop by the ending of its own addresses: those of its products, not of the pictures, which often lie
// with somebody else.

import { withHttps } from '../product/relative-address.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import { COUNTRIES, type Country, DOUBTFUL_COUNTRIES } from './countries.ts';

export interface ShopCountry extends Country {
  /** As in addresses: `cz`. */
  readonly ending: string;
}

const NEARLY_ALL = 0.95;
const MOST_LOOKED_AT = 500;

/** Null: the addresses have another ending, or none that tells a country. `language`: of the texts; with it, `.co` may tell one. */
export function findCountry(columns: readonly ColumnFacts[], language: string | null = null): ShopCountry | null {
  const pages = columns.filter(({ isAddress, isImage, filled }) => isAddress && !isImage && filled > 0);
  const endings = new Set(pages.map(endingOf).filter((ending) => ending !== null));
  const [ending, ...others] = [...endings];
  if (ending === undefined || others.length > 0) return null;
  const doubtful = DOUBTFUL_COUNTRIES.get(ending);
  const isSpoken = language !== null && doubtful?.languages.includes(language) === true;
  const country = COUNTRIES.get(ending) ?? (isSpoken ? doubtful : undefined);
  return country === undefined ? null : { ...country, ending };
}

/** The ending of nearly all addresses of a column. A column with addresses of many shops says nothing. */
function endingOf({ values }: ColumnFacts): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { text, count } of values.slice(0, MOST_LOOKED_AT)) {
    const host = /^(?:https?:)?\/\/(?:[^/@]*@)?([^/:?#\s]+)/i.exec(withHttps(text) ?? text)?.[1]?.toLowerCase();
    const ending = host?.split('.').at(-1) ?? '';
    counts.set(ending, (counts.get(ending) ?? 0) + count);
    all += count;
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= all * NEARLY_ALL ? most[0] : null;
}
