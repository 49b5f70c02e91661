// Of how many products it is known what a question asks for, and what becomes of the others.

import { Button } from '@mantine/core';
import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { fillIn, type Plural, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftObject, PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useCount, useFacts, useTally } from './catalog-facts.tsx';
import { countAsNo } from './count-as-no.ts';
import { onlyAttributeOf } from './kept-unknown.ts';
import { answersTakingIn, takenIn } from './taken-in.ts';
import { becomesOfUnfit, keepsUnknown } from './unfit-products.ts';

/** Of an attribute that has only these, both are known. */
const YES_AND_NO = 2;

/** Nothing of a question without an attribute whose answers are about different ones. */
export function KnownOf({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { becomes, becomesElse, conditions, editor } = useWords();
  const language = useLanguage();
  const attribute = onlyAttributeOf(question);
  const { document, edit, mayChange } = useDraft();
  const { client, catalog, within, unavailable, attributes } = useFacts();
  const tally = useTally(attribute, '', YES_AND_NO);
  const all = useCount(attribute === '' ? undefined : {});
  const taken = attribute === '' ? 'none' : takenIn(question, attribute);
  const counted = useCount(typeof taken === 'string' ? undefined : taken);
  // While it is counted, nothing is said that may be false.
  const isCounted = typeof taken === 'string' || counted !== null;
  if (tally === null || all === null || tally.attribute !== attribute) return null;
  const unknown = all.of - tally.known;
  const isLost = question.role !== 'preference' && !keepsUnknown(question);
  const answered = taken === 'all' ? unknown : taken === 'none' ? 0 : (counted?.products ?? 0);
  const say = (text: Plural, count = unknown): string => sayCount(language, text, count);
  const unfit = becomesOfUnfit(question, document);
  const else_ = unfit === 'behind' ? becomes.behind : becomesElse[unfit];
  const fitting = new Intl.ListFormat(language).format(
    answersTakingIn(question, attribute).map((title) => fillIn(conditions.quoted, { text: title })),
  );
  const effect =
    unknown === 0
      ? [say(editor.knownOf.allKnown)]
      : [
          say(editor.knownOf.unknown),
          ...(!isLost
            ? [say(question.role === 'preference' ? becomes.behind : becomes.stay)]
            : answered === 0
              ? [say(becomes[unfit])]
              : [
                  fillIn(answered < unknown ? say(editor.knownOf.someFit, answered) : say(editor.knownOf.fits), {
                    answers: fitting,
                  }),
                  say(else_),
                ]),
        ];
  const isYesOrNo = attributes.some(({ name, type }) => name === attribute && type === 'boolean');
  return (
    <div>
      <p className="quiet">
        {isCounted && `${effect.join(' ')} `}
        {sayCount(language, editor.knownOf.distinct, tally.distinct)}
      </p>
      {mayChange && isLost && isYesOrNo && isCounted && unknown > 0 && answered === 0 && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => edit(countAsNo(document, question, path, tally, tally.no ?? editor.no))}
        >
          {sayCount(language, editor.knownOf.countAsNo, unknown)}
        </Button>
      )}
      {unknown > 0 && (
        <WhichProducts {...{ client, catalog, within, unavailable }} where={{ [attribute]: { exists: false } }} />
      )}
    </div>
  );
}
