// Why the numbers behind the answers are together more than fit, with the products that are counted often.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { KnownToFit } from './known-to-fit.ts';

const FEW = 8;

export function CountsNote({
  of,
  known,
  choose,
}: {
  readonly of: PreviewExplanationView['counted_often'];
  /** By answer; of more than a few it is not said. */
  readonly known: readonly KnownToFit[];
  /** A product that somebody wants to know more of. */
  readonly choose: (sku: string) => void;
}) {
  const { counted } = useWords().preview;
  const language = useLanguage();
  if (of === null) return null;
  const { unknown, products, overlap } = of;
  if (unknown === 0) return overlap && <p className="quiet preview-unknown">{counted.overlap}</p>;
  const number = new Intl.NumberFormat(language);
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const fitting = list.format(known.map(({ title, products: fit }) => `${title} ${number.format(fit)}`));
  return (
    <details className="quiet preview-unknown">
      <summary>
        {known.length > 0 && known.length <= FEW && `${fillIn(counted.known, { list: fitting })} `}
        {sayCount(language, counted.unknown, unknown)}
      </summary>
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
