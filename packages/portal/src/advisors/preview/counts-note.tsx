// Why the numbers behind the answers are together more than fit, with the products that are counted often.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';

export function CountsNote({
  of,
  choose,
}: {
  readonly of: PreviewExplanationView['counted_often'];
  /** A product that somebody wants to know more of. */
  readonly choose: (sku: string) => void;
}) {
  const { counted } = useWords().preview;
  const language = useLanguage();
  if (of === null) return null;
  const { unknown, products, overlap } = of;
  if (unknown === 0) return overlap && <p className="quiet preview-unknown">{counted.overlap}</p>;
  return (
    <details className="quiet preview-unknown">
      <summary>{sayCount(language, counted.unknown, unknown)}</summary>
      <ul className="preview-products">
        {products.map(({ sku, title }) => (
          <li key={sku}>
            <button type="button" onClick={() => choose(sku)}>
              <span>{title}</span> <span className="quiet">{sku}</span>
            </button>
          </li>
        ))}
      </ul>
      {products.length < unknown && <p>{sayCount(language, counted.more, unknown - products.length)}</p>}
    </details>
  );
}
