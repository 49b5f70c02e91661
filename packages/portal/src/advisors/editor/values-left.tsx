// Values of the catalog that are in no answer: how many there are, and a list from which several are put into an answer.

import { MOST_TALLIED_VALUES } from '@guidepost/contract/most-tallied-values';
import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import type { ReactNode } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftObject, PartPath } from '../draft/draft-document.ts';
import { withOwnTitles } from '../draft/own-titles.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useFacts, useTally } from './catalog-facts.tsx';
import { groupedAttribute, namedValues } from './grouped-values.ts';
import { PutValues } from './put-values.tsx';

type Values = AttributeTallyView['values'];

/** `own`: the attribute of the question; empty: it has none. `begunWith`: the attribute whose values became the answers a moment ago; empty: none. */
export function ValuesLeft({
  path,
  answers,
  own,
  begunWith,
  called,
  children,
}: {
  readonly path: PartPath;
  readonly answers: readonly DraftObject[];
  readonly own: string;
  readonly begunWith: string;
  /** What the advisor called values of it until then. */
  readonly called: ReadonlyMap<string, string>;
  /** What more is told of the answers. */
  readonly children: ReactNode;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const { mayChange } = useDraft();
  const { nameOf } = useFacts();
  const named = namedValues(answers, own);
  const attribute = groupedAttribute(named) ?? (answers.length === 0 ? begunWith || own : '');
  const tally = useTally(attribute, '', MOST_TALLIED_VALUES);
  if (attribute === '' || tally?.attribute !== attribute || tally.distinct < 2) return children;
  const isNamed = named.get(attribute) ?? new Set<string>();
  const leftOf = (values: Values): Values => values.filter(({ value }) => !isNamed.has(value));
  const leftAsCalled = (values: Values): Values =>
    attribute === begunWith ? [...withOwnTitles(leftOf(values), called)] : leftOf(values);
  // A rare value that is named, and too rare to be told, is taken to be there.
  const within =
    tally.values.length < tally.distinct ? isNamed.size : tally.values.length - leftOf(tally.values).length;
  const left = Math.max(0, tally.distinct - within);
  const number = new Intl.NumberFormat(language);
  const told = fillIn(sayCount(language, editor.valuesLeft.told, tally.distinct), {
    ...{ attribute: nameOf(attribute), within: number.format(tally.distinct - left), left: number.format(left) },
  });
  return (
    <>
      <p role="status" className="quiet">
        {told}
      </p>
      {children}
      {mayChange && left > 0 && (
        <details className="values-left" {...(begunWith !== '' && { open: true })}>
          <summary>{sayCount(language, editor.valuesLeft.open, left)}</summary>
          <PutValues {...{ path, answers, own, tally }} left={leftAsCalled} />
        </details>
      )}
    </>
  );
}
