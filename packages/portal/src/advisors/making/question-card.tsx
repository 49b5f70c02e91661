// A question of a proposal as one reads it: what kind it is, and its answers with the products that each stands for.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';

type Question = Pick<DraftView['questions'][number], 'attribute' | 'type' | 'role' | 'known' | 'values' | 'unknown'>;

/** More are hard to take in. */
const MANY_ANSWERS = 20;

export function QuestionCard({
  client,
  catalog,
  within,
  question: { attribute, type, role, known, values, unknown },
  answers,
  of,
  isOpen = false,
}: {
  readonly client: string;
  readonly catalog: string;
  /** The products that the draft speaks of, as JSON; undefined: all of the catalog. */
  readonly within: string | undefined;
  readonly question: Question;
  /** How many products there are. */
  readonly of: number;
  readonly answers: readonly { readonly title: string; readonly products: number | null }[];
  /** Its answers are shown at once. */
  readonly isOpen?: boolean;
}) {
  const { making, editor, home } = useWords();
  const language = useLanguage();
  return (
    <>
      <p className="quiet">
        {editor.kinds[type]} · {editor.roleShort[role]}
      </p>
      <p className="quiet">
        {fillIn(sayCount(language, making.why, values), { known: new Intl.NumberFormat(language).format(known) })}
        {known < of && ` ${sayCount(language, making.unknown[unknown], of - known)}`}
      </p>
      {known < of && <WhichProducts {...{ client, catalog, within }} where={{ [attribute]: { exists: false } }} />}
      {answers.length > MANY_ANSWERS && <p className="many-answers">{making.manyAnswers}</p>}
      {answers.length > 0 && (
        <details open={isOpen}>
          <summary className="quiet">{sayCount(language, making.answers, answers.length)}</summary>
          <ul className="proposed-answers">
            {answers.map(({ title: answer, products }) => (
              <li key={answer}>
                {answer}{' '}
                {products !== null && <span className="quiet">{sayCount(language, home.products, products)}</span>}
              </li>
            ))}
          </ul>
          {known < of && <p className="quiet">{making.onlyKnown}</p>}
        </details>
      )}
    </>
  );
}
