// What a reply with several answers leaves, by an example with its numbers: whether one of them is enough changes it more than the words tell.

import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { ownTitlesOf, withOwnTitles } from '../draft/own-titles.ts';
import { useDraft } from '../draft-in-hand.ts';
import { titleShown, whereOf } from './answer-condition.ts';
import { MOST_ANSWERS_OF_VALUES, writtenValue } from './answers-from-values.ts';
import { useCount, useFacts, useTally } from './catalog-facts.tsx';
import { textIn } from './draft-fields.tsx';

/** `path`: of the question, which takes several answers and leaves out what does not fit. */
export function SeveralChosen({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { editor, home } = useWords();
  const words = editor.severalChosen;
  const language = useLanguage();
  const { attributes } = useFacts();
  const attribute = textIn(question.attribute);
  const [first, second] = useFirstAnswers(question, path);
  const pair = first === undefined || second === undefined ? null : [first.where, second.where];
  const both = useCount(pair === null ? undefined : { all: pair });
  const either = useCount(pair === null ? undefined : { any: pair });
  if (first === undefined || second === undefined || both === null || either === null) return null;
  const isAll = question.match === 'all';
  const isOneEach = both.products === 0 && attributes.find(({ name }) => name === attribute)?.type === 'text';
  return (
    <p role="status" className="quiet">
      {fillIn(isAll ? words.all : words.any, {
        ...{ first: first.title, second: second.title },
        both: sayCount(language, home.products, both.products),
        either: sayCount(language, home.products, either.products),
      })}
      {isAll && isOneEach && ` ${words.oneEach}`}
    </p>
  );
}

/** The first two that stand for some products; of values, the most frequent ones. */
function useFirstAnswers(question: DraftObject, path: PartPath) {
  const { document } = useDraft();
  const attribute = textIn(question.attribute);
  const isOfValues = question.answers === undefined && attribute !== '';
  // As many as are asked for elsewhere, so that they are there already.
  const tally = useTally(isOfValues ? attribute : '', '', MOST_ANSWERS_OF_VALUES);
  if (isOfValues)
    return tally?.attribute !== attribute
      ? []
      : withOwnTitles(tally.values.slice(0, 2), ownTitlesOf(document, path[1] ?? '')).map(({ value, title }) => ({
          title,
          where: { [attribute]: writtenValue(tally.type, value) },
        }));
  return itemsIn(document, [...path, 'answers'])
    .map((answer) => ({ title: titleShown(answer, attribute), where: whereOf(answer, attribute) }))
    .filter(({ title, where }) => title !== '' && where !== undefined)
    .slice(0, 2);
}
