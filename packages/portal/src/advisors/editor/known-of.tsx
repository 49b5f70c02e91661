// Of how many products it is known what a question asks for, and what becomes of the others.

import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { askedAttributesOf } from './asked-attributes.ts';
import { useCount, useFacts, useTally } from './catalog-facts.tsx';
import { textIn } from './draft-fields.tsx';

/** Nothing of a question without an attribute whose answers are about different ones. */
export function KnownOf({ question }: { readonly question: DraftObject }) {
  const { editor } = useWords();
  const language = useLanguage();
  const [name = '', ...others] = askedAttributesOf(question);
  const attribute = textIn(question.attribute) || (others.length === 0 ? name : '');
  const { client, catalog, within, unavailable } = useFacts();
  const tally = useTally(attribute, '', 1);
  const all = useCount(attribute === '' ? undefined : {});
  if (tally === null || all === null || tally.attribute !== attribute) return null;
  const unknown = all.of - tally.known;
  const isLost = question.role !== 'preference' && question.missing !== 'keep';
  const effect = unknown === 0 ? editor.allKnown : isLost ? editor.unknownLost : editor.unknownKept;
  return (
    <div>
      <p className="quiet">
        {sayCount(language, effect, unknown)} {sayCount(language, editor.distinct, tally.distinct)}
      </p>
      {unknown > 0 && (
        <WhichProducts {...{ client, catalog, within, unavailable }} where={{ [attribute]: { exists: false } }} />
      )}
    </div>
  );
}
