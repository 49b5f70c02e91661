// Which products a condition means, and which ones none of a question's answers means.

import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { fittingNone } from './answer-condition.ts';
import { useCount, useFacts } from './catalog-facts.tsx';

/** `where` undefined: not finished yet. */
export function FittingProducts({ where }: { readonly where: unknown }) {
  const { client, catalog, within } = useFacts();
  const count = useCount(where);
  if (where === undefined || count === null || count.products === 0) return null;
  return <WhichProducts key={JSON.stringify(where)} {...{ client, catalog, within, where }} />;
}

/** Of written answers. Nobody who answers is shown these, unless they stay because their value is not known. */
export function FittingNone({
  answers,
  attribute,
}: {
  readonly answers: readonly DraftObject[];
  readonly attribute: string;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const where = fittingNone(answers, attribute);
  const count = useCount(where);
  if (where === undefined || count === null || count.products === 0) return null;
  return (
    <div>
      <p className="quiet">{sayCount(language, editor.fittingNone, count.products)}</p>
      <FittingProducts where={where} />
    </div>
  );
}
