// What is said of an import that would turn a catalog upside down although every row of it can be read: ten of the products or
// categories, and what may be the cause.

import { importWith, type Mend, mend, setField } from '@guidepost/fault/remedy';
import { grouped } from '@guidepost/fault/say-number';
import type { ChangedTitles } from './changed-titles.ts';
import type { GoneCategories } from './gone-categories.ts';
import type { MovedPrices } from './moved-prices.ts';

export type Upheaval = MovedPrices | ChangedTitles | GoneCategories;

export function sayUpheaval(reason: Upheaval): Mend {
  switch (reason.code) {
    case 'prices-moved':
      return sayPrices(reason);
    case 'titles-changed':
      return sayTitles(reason);
    case 'categories-gone':
      return sayCategories(reason);
  }
}

function sayPrices({ moved, products, bothWays, examples }: MovedPrices): Mend {
  const how = bothWays
    ? 'move by more than a quarter, some up and others down'
    : 'become less than 40% or more than 250% of what they are';
  const shown = examples.map(({ sku, before, after }) => `${sku} from ${before} to ${after}`).join(', ');
  const told = `${grouped(moved)} of ${grouped(products)} prices would ${how}: ${shown}${more(moved, examples.length)}.`;
  return mend`${told} If another column has the price, ${setField('price')}; if another has the key, ${setField('sku')}.`;
}

function sayTitles({ changed, products, examples }: ChangedTitles): Mend {
  const shown = examples.map(
    ({ sku, before, after }) => `${sku} from ${JSON.stringify(cut(before))} to ${JSON.stringify(cut(after))}`,
  );
  const told = `${grouped(changed)} of ${grouped(products)} products would be other ones under the same sku: ${shown.join(', ')}${more(changed, examples.length)}.`;
  return mend`${told} If another column has the key, ${setField('sku')}; if another has the title, ${setField('title')}.`;
}

function sayCategories({ attribute, gone, categories, examples }: GoneCategories): Mend {
  const shown = examples.map(({ category, products }) => `${cut(category)} (${grouped(products)})`).join(', ');
  const told = `${grouped(gone)} of ${grouped(categories)} categories (${attribute}) would have no product any more: ${shown}${more(gone, examples.length)}.`;
  return mend`${told} If the file is only part of the catalog, ${importWith('update')}.`;
}

const more = (all: number, shown: number): string => (all > shown ? ', …' : '');

const MOST_LETTERS = 60;
const cut = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);
