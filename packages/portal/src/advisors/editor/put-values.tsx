// Several values are ticked in the list of those that are in no answer, and put into an answer, or become one answer or one each.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, type PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { titleShown } from './answer-condition.ts';
import { useTally } from './catalog-facts.tsx';
import { answerOfAll, answersOfEach, answersToFill, type ChosenValues, fillAnswer } from './grouped-values.ts';
import { TickedValues } from './ticked-values.tsx';

/** Longer titles are better worded by somebody. */
const LONGEST = 60;

type Values = AttributeTallyView['values'];

/** `own`: the attribute of the question; `attribute`: the one whose values these are. `tally`: of that one. */
export function PutValues({
  path,
  answers,
  own,
  tally,
  left,
}: {
  readonly path: PartPath;
  readonly answers: readonly DraftObject[];
  readonly own: string;
  readonly tally: AttributeTallyView;
  readonly left: (values: Values) => Values;
}) {
  const { editor } = useWords();
  const words = editor.valuesLeft;
  const language = useLanguage();
  const { document, edit } = useDraft();
  const { values, search, setSearch } = useFound(tally, left);
  const [ticked, setTicked] = useState<Values>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [target, setTarget] = useState('');
  const [told, setTold] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  // Somebody else may have put some of them into an answer.
  const chosen = left(ticked);
  const named = chosen.map(({ value, title = value }) => title).join(', ');
  const title = typed ?? (named.length <= LONGEST ? named : '');
  const targets = answersToFill(answers, own);
  const answer = targets.find((each) => idOf(each) === target) ?? targets[0];
  const order: ChosenValues = { attribute: tally.attribute, type: tally.type, values: chosen };
  const nameOfAnswer = (each: DraftObject): string => titleShown(each, own) || editor.untitledAnswer;
  const untick = (): void => {
    setTicked([]);
    setTyped(null);
    setIsMissing(false);
  };
  /** Where the last one was put somewhere, the list goes, and the answers are what one goes on with. */
  const focusOnNext = (): void => {
    const isLast = left(tally.values).length === chosen.length;
    const toggle = searchField.current?.closest('.answers')?.querySelector<HTMLElement>('[data-item] [data-toggle]');
    (isLast ? toggle : searchField.current)?.focus();
  };
  const put = (operations: readonly DraftOperation[], into: string): void =>
    edit(operations, () => {
      setTold(fillIn(sayCount(language, words.done, chosen.length), { answer: into }));
      untick();
      setSearch('');
      focusOnNext();
    });
  const fill = (): void => {
    if (answer !== undefined) put(fillAnswer(path, answer, own, order), nameOfAnswer(answer));
  };
  const makeOne = (): void => {
    if (title.trim() !== '') put(answerOfAll(document, path, own, order, title.trim()), title.trim());
    else {
      setIsMissing(true);
      titleField.current?.focus();
    }
  };
  const makeEach = (): void =>
    edit(answersOfEach(document, path, own, order), () => {
      setTold(sayCount(language, words.made, chosen.length));
      untick();
      setSearch('');
      focusOnNext();
    });
  return (
    <div className="put-values">
      <TickedValues {...{ values, search, setSearch, searchField }} ticked={chosen} change={setTicked} />
      {chosen.length > 0 && (
        <fieldset aria-label={words.put}>
          <div className="put-into">
            <NativeSelect
              size="xs"
              label={words.answer}
              value={answer === undefined ? '' : idOf(answer)}
              disabled={answer === undefined}
              onChange={({ currentTarget }) => setTarget(currentTarget.value)}
              data={targets.map((each) => ({ value: idOf(each), label: nameOfAnswer(each) }))}
            />
            <Button size="xs" disabled={answer === undefined} onClick={fill}>
              {words.fill}
            </Button>
          </div>
          <div className="put-into">
            <TextInput
              ref={titleField}
              size="xs"
              label={editor.ticking.title}
              value={title}
              error={isMissing && title.trim() === '' && editor.ticking.untitled}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Otherwise it would press the button that has the focus then.
                event.preventDefault();
                makeOne();
              }}
            />
            <Button size="xs" variant="default" onClick={makeOne}>
              {words.makeOne}
            </Button>
          </div>
          {chosen.length > 1 && (
            <Button size="xs" variant="default" onClick={makeEach}>
              {sayCount(language, words.makeEach, chosen.length)}
            </Button>
          )}
        </fieldset>
      )}
      <p className="unseen" role="status">
        {told}
      </p>
    </div>
  );
}

/** Of values that are too many to be told at once, the service finds those that are searched for. */
function useFound(tally: AttributeTallyView, left: (values: Values) => Values) {
  const [search, setSearch] = useState('');
  const text = search.trim().toLowerCase();
  const isAsked = text !== '' && tally.values.length < tally.distinct;
  const found = useTally(isAsked ? tally.attribute : '', text, 100);
  const known = isAsked ? (found?.values ?? []) : tally.values;
  const values = left(known).filter(({ value, title = '' }) => `${value}\n${title}`.toLowerCase().includes(text));
  return { values, search, setSearch };
}
