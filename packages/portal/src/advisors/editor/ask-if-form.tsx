// When a question is asked, as a sentence that is put together.

import { Button, CloseButton, Group, MultiSelect, NativeSelect, NumberInput, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { OFFERED_CHOICES } from '../../parts/offered-choices.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, isSame, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { firstAsked, orderOf } from '../draft/order-edits.ts';
import { ownTitlesOf, withOwnTitles } from '../draft/own-titles.ts';
import { useDraft } from '../draft-in-hand.ts';
import { type AskIf, type Clause, type ClauseTest, likelyCondition, readAskIf, writeAskIf } from './ask-if-tree.ts';
import { askedBefore, moveUp } from './asked-before.ts';
import { useTally } from './catalog-facts.tsx';
import { textIn, usePart } from './draft-fields.tsx';

export function AskIfForm({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { editor, conditions } = useWords();
  const language = useLanguage();
  const { document, edit, mayChange } = useDraft();
  const [value, change] = usePart([...path, 'ask_if']);
  const [said, setSaid] = useState(() => readAskIf(value));
  const written = useRef(value);
  useEffect(() => {
    if (isSame(written.current ?? {}, value ?? {})) return;
    written.current = value;
    setSaid(readAskIf(value));
  }, [value]);
  const all = itemsIn(document, ['questions']);
  const before = askedBefore(document, idOf(question));
  const earlier = before.offered;
  const isAdaptive = orderOf(document) === 'adaptive';
  const first = firstAsked(document);
  const put = (next: AskIf): void => {
    setSaid(next);
    const made = writeAskIf(next);
    if (isSame(made ?? {}, value ?? {})) return;
    written.current = made;
    const moved = made === undefined ? [] : moveUp(before, namedIn(next));
    if (moved.length > 0) edit([...moved, { op: 'set', path: [...path, 'ask_if'], value: made }]);
    else change(made);
  };
  if (said === null) {
    return (
      <fieldset className="condition">
        <legend>{editor.askIf}</legend>
        <p className="quiet">{editor.askIfAsIs}</p>
        <details>
          <summary className="quiet">{editor.asWritten}</summary>
          <Text className="id">{JSON.stringify(value)}</Text>
        </details>
        {mayChange && (
          <Button size="xs" variant="default" onClick={() => change(undefined)}>
            {editor.askAlways}
          </Button>
        )}
      </fieldset>
    );
  }
  const { clauses, join } = said;
  if (clauses.length === 0 && first === idOf(question)) return <p className="quiet">{editor.firstIsAlways}</p>;
  if (earlier.length === 0 && clauses.length === 0) return <p className="quiet">{editor.nothingAbove}</p>;
  const waitsFor = isAdaptive ? namedIn(said).filter((id) => id !== first) : [];
  const sayWaiting = (ids: readonly string[]): string => {
    const titles = all
      .filter((each) => ids.includes(idOf(each)))
      .map(({ title }) => fillIn(conditions.quoted, { text: textIn(title) }));
    return fillIn(editor.waitsFor, { questions: new Intl.ListFormat(language).format(titles) });
  };
  return (
    <fieldset className="condition">
      <legend>{editor.askIf}</legend>
      {clauses.length === 0 && <p className="quiet">{editor.askAlwaysHint}</p>}
      {clauses.map((clause, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no name of their own
        <div className="condition-part" key={nth}>
          <div className="test-row">
            {nth === 0 ? (
              <span>{editor.onlyIf}</span>
            ) : (
              <NativeSelect
                aria-label={editor.joinLabel}
                value={join}
                disabled={!mayChange || nth > 1}
                onChange={(event) => put({ clauses, join: event.currentTarget.value === 'any' ? 'any' : 'all' })}
                data={[
                  { value: 'all', label: editor.and },
                  { value: 'any', label: editor.or },
                ]}
              />
            )}
            <ClauseFields
              clause={clause}
              earlier={earlier}
              put={(next) => put({ join, clauses: clauses.with(nth, next) })}
            />
          </div>
          {mayChange && (
            <CloseButton
              aria-label={editor.removeTest}
              onClick={() => put({ join, clauses: clauses.filter((_, at) => at !== nth) })}
            />
          )}
        </div>
      ))}
      {first === idOf(question) && (
        <p role="status">
          {editor.firstWithCondition}{' '}
          {mayChange && (
            <Button size="compact-sm" variant="default" onClick={() => put({ join, clauses: [] })}>
              {editor.askAlways}
            </Button>
          )}
        </p>
      )}
      {waitsFor.length > 0 && first !== idOf(question) && <p className="quiet">{sayWaiting(waitsFor)}</p>}
      {mayChange && earlier.length > 0 && first !== idOf(question) && (
        <Group>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              const unused = earlier.filter((each) => !clauses.some(({ question: of }) => of === idOf(each)));
              const on = clauses.length === 0 ? likelyCondition(all, earlier) : (unused[0] ?? earlier[0]);
              put({ join, clauses: [...clauses, clauseOn(on)] });
            }}
          >
            {clauses.length === 0 ? editor.askOnlyIf : editor.addAnother}
          </Button>
        </Group>
      )}
    </fieldset>
  );
}

/** Questions that finished clauses depend on. */
const namedIn = ({ clauses }: AskIf): string[] => [
  ...new Set(
    clauses
      .filter((clause) => writeAskIf({ join: 'all', clauses: [clause] }) !== undefined)
      .map(({ question }) => question),
  ),
];

const clauseOn = (question: DraftObject | undefined): Clause => ({
  question: idOf(question),
  ...(question?.type === 'RANGE' ? { test: 'lte', value: undefined } : { test: 'any_of', value: [] }),
});

function ClauseFields({
  clause,
  earlier,
  put,
}: {
  readonly clause: Clause;
  readonly earlier: readonly DraftObject[];
  readonly put: (clause: Clause) => void;
}) {
  const { editor } = useWords();
  const { mayChange, document } = useDraft();
  const question = itemsIn(document, ['questions']).find((each) => idOf(each) === clause.question);
  const isRange = question?.type === 'RANGE';
  const tests: readonly ClauseTest[] = isRange
    ? ['gte', 'lte', 'replied', 'not_replied']
    : ['any_of', 'none_of', ...(question?.type === 'MULTIPLE' ? ['all_of' as const] : []), 'replied', 'not_replied'];
  const shown = tests.includes(clause.test) ? tests : [...tests, clause.test];
  const known = earlier.some((each) => idOf(each) === clause.question);
  const isOfAnswers = clause.test.endsWith('_of');
  return (
    <>
      <NativeSelect
        aria-label={editor.question}
        disabled={!mayChange}
        value={clause.question}
        onChange={(event) => put(clauseOn(earlier.find((each) => idOf(each) === event.currentTarget.value)))}
        data={[
          ...(known ? [] : [{ value: clause.question, label: textIn(question?.title) || clause.question }]),
          ...earlier.map((each) => ({ value: idOf(each), label: textIn(each.title) || editor.untitled })),
        ]}
      />
      <NativeSelect
        aria-label={editor.test}
        disabled={!mayChange}
        value={clause.test}
        onChange={(event) => {
          const test = event.currentTarget.value as ClauseTest;
          put({ ...clause, test, value: test.endsWith('_of') === isOfAnswers ? clause.value : undefined });
        }}
        data={shown.map((test) => ({ value: test, label: editor.clauses[test] }))}
      />
      {isOfAnswers && <AnswersOfClause clause={clause} question={question} put={put} />}
      {(clause.test === 'gte' || clause.test === 'lte') && (
        <NumberInput
          aria-label={editor.value}
          readOnly={!mayChange}
          hideControls
          value={typeof clause.value === 'number' ? clause.value : ''}
          onChange={(value) => put({ ...clause, value: typeof value === 'number' ? value : undefined })}
        />
      )}
    </>
  );
}

function AnswersOfClause({
  clause,
  question,
  put,
}: {
  readonly clause: Clause;
  readonly question: DraftObject | undefined;
  readonly put: (clause: Clause) => void;
}) {
  const { editor } = useWords();
  const { mayChange, document } = useDraft();
  const isOfValues = question !== undefined && question.answers === undefined;
  const tally = useTally(isOfValues ? textIn(question.attribute) : '');
  const written = itemsIn(document, ['questions', clause.question, 'answers']);
  const own = isOfValues ? ownTitlesOf(document, clause.question) : new Map<string, string>();
  const offered = isOfValues
    ? withOwnTitles(tally?.values ?? [], own).map(({ value, title }) => ({ value, label: title }))
    : written.map((each) => ({ value: idOf(each), label: textIn(each.title) || idOf(each) }));
  const chosen = Array.isArray(clause.value) ? clause.value.map(textIn) : [];
  const missing = chosen.filter((id) => !offered.some(({ value }) => value === id));
  return (
    <MultiSelect
      {...OFFERED_CHOICES}
      aria-label={editor.answers}
      placeholder={chosen.length === 0 ? editor.choose : ''}
      readOnly={!mayChange}
      value={chosen}
      data={[...offered, ...missing.map((value) => ({ value, label: own.get(value) ?? value }))]}
      onChange={(value) => put({ ...clause, value })}
    />
  );
}
