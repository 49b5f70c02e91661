// What a catalog is called at first: as its file, without what every such file could be called.

import { shortNameOf } from '../../short-name.ts';

const SAYS_NOTHING = new Set(
  [
    'all alle catalog catalogo catalogue complete copy csv current data datei daten dataset db export exports feed file final full',
    'google items katalog kopie list liste master new neu price prices pricelist preis preise preisliste precio precios prix prezzi',
    'product products produkt produkte producto productos produit produits prodotti prodotto artikel articles merchant scraped shop',
    'shopping sheet tabelle table test update xml',
  ]
    .join(' ')
    .split(' '),
);

/** Nothing begins or ends with one. */
const JOINS = new Set(
  'a an and avec con da de del der des di die du e et for from fuer la le mit of ohne per pour sin the und von with without y'.split(
    ' ',
  ),
);

/** `Spring catalog.csv` → `spring`, `laptop_price.csv` → `laptop`; if nothing else is left, `products.csv` → `products`. */
export function catalogNameOf(file: string): string {
  const whole = shortNameOf(file.replace(/\.[a-z0-9]+(\.(gz|zip))?$/i, ''));
  const telling = whole.split('-').filter((word) => !SAYS_NOTHING.has(word) && !/^\d+$/.test(word));
  const ends = (word: string): boolean => !JOINS.has(word);
  const named = telling.slice(telling.findIndex(ends), telling.findLastIndex(ends) + 1);
  return named.join('-') || whole || 'catalog';
}
