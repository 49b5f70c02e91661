// Which products a file adds to a catalog, takes out of it, and gives another price: how many, and the first of each by title and article number.

import type { ImportView } from '@guidepost/contract/views/import-view';
import type { ReactNode } from 'react';
import { sayPrice } from '../../say-money.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';

export type Difference = NonNullable<ImportView['difference']>;

export function DifferenceList({
  difference: { added, gone, prices },
  currency,
}: {
  readonly difference: Difference;
  /** Null: it is not known. */
  readonly currency: string | null;
}) {
  const { coming: words } = useWords();
  const language = useLanguage();
  const say = (price: string): string => (currency === null ? price : sayPrice(language, { currency, value: price }));
  return (
    <div className="difference-lists">
      <Named
        said={sayCount(language, words.added, added.count)}
        {...added}
        show={({ price }) => <span className="quiet">{say(price)}</span>}
      />
      <Named said={sayCount(language, words.gone, gone.count)} {...gone} show={() => null} />
      <Named
        said={sayCount(language, words.prices, prices.count)}
        {...prices}
        show={({ before, after }) => (
          <span className="price-step">
            {say(before)} → {say(after)}
          </span>
        )}
      />
    </div>
  );
}

/** On a phone, long lists would push away what comes below. */
const FEW = 4;
const WIDE = '(width >= 48rem)';

function Named<Product extends { readonly sku: string; readonly title: string }>({
  said,
  count,
  first,
  show,
}: {
  readonly said: string;
  readonly count: number;
  readonly first: readonly Product[];
  readonly show: (product: Product) => ReactNode;
}) {
  const { common, coming: words } = useWords();
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <details open={count <= FEW || matchMedia(WIDE).matches}>
      <summary>{said}</summary>
      <ul>
        {first.map((product) => (
          <li key={product.sku}>
            <span>{product.title}</span> {/* Several may be called the same. */}
            {product.sku !== product.title && <span className="quiet">{fillIn(words.sku, { sku: product.sku })}</span>}{' '}
            {show(product)}
          </li>
        ))}
      </ul>
      {count > first.length && (
        <p className="quiet">{sayCount(language, common.furtherUnlisted, count - first.length)}</p>
      )}
    </details>
  );
}
