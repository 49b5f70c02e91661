// What a product of insights is called.

import { useWords } from '../words/words.ts';

const OTHERS = '...';

export function ProductName({
  product: { sku, title },
}: {
  readonly product: { readonly sku: string; readonly title: string | null };
}) {
  const {
    insights: { products },
  } = useWords();
  if (sku === '') return <em>{products.unknown}</em>;
  if (sku === OTHERS) return <em>{products.others}</em>;
  return (
    <>
      <span className="name">{title ?? sku}</span>
      <div className="quiet">{title === null ? products.gone : <span className="id">{sku}</span>}</div>
    </>
  );
}
