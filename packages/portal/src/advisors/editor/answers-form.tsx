// The answers of a question: made from the values of the catalog, or written, each with the products that it stands for.

import { Button, ColorInput, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { ownTitlesOf } from '../draft/own-titles.ts';
import { useDraft } from '../draft-in-hand.ts';
import { isOfValue, usualTitle, whereOf } from './answer-condition.ts';
import { AnswerRow } from './answer-row.tsx';
import {
  answersFromValues,
  MOST_ANSWERS_OF_VALUES,
  mostOffered,
  textsOfBegun,
  withoutOtherValues,
} from './answers-from-values.ts';
import { changeWhere } from './answers-of-numbers.ts';
import { useFacts, useTally } from './catalog-facts.tsx';
import { ConditionBuilder, CountOf } from './condition-builder.tsx';
import { ChoicePart, TextPart, textIn, usePart } from './draft-fields.tsx';
import { FittingNone, FittingProducts } from './fitting-products.tsx';
import { focusPlace } from './focus-place.ts';
import { FromValues } from './from-values.tsx';
import { ItemList } from './item-list.tsx';
import { useKeptUnknown } from './kept-unknown.ts';
import { copyOfAnswer, newAnswer, newAnswerBesideValues } from './new-items.ts';
import { takeValues, writeAnswers } from './question-edits.ts';
import { SeveralChosen } from './several-chosen.tsx';
import { useSinceFocus } from './since-focus.ts';
import { AttributeField } from './test-row.tsx';
import { FEWEST_TO_TICK, TickedBar } from './ticked-bar.tsx';
import { ValuesLeft } from './values-left.tsx';

export function AnswersForm({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { editor } = useWords();
  const { document, edit, mayChange } = useDraft();
  const attribute = textIn(question.attribute);
  const isWritten = question.answers !== undefined || attribute === '';
  /** The values are wanted, but not of which attribute. */
  const [isChoosing, setIsChoosing] = useState(false);
  /** Whose values became the answers a moment ago. */
  const [begunWith, setBegunWith] = useState('');
  /** What the advisor called values until then. */
  const [called, setCalled] = useState<ReadonlyMap<string, string>>(new Map());
  const tally = useTally(attribute, '', MOST_ANSWERS_OF_VALUES);
  const isKnown = attribute === '' || tally?.attribute === attribute;
  const answers = itemsIn(document, [...path, 'answers']);
  const keptWith = useKeptUnknown(question);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isTickable = mayChange && answers.length >= FEWEST_TO_TICK;
  const tick = (id: string): void =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  /** `nth`: the value whose answer is opened then. */
  const write = (nth?: number): void => {
    setIsChoosing(false);
    const answers = isWritten ? null : answersFromValues(attribute, tally, mostOffered(question.max));
    if (answers === null) return;
    const opened = nth === undefined ? undefined : answers[nth];
    const values = tally?.values ?? [];
    const texts = [
      ...textsOfBegun(document, path, values, answers),
      ...withoutOtherValues(document, path, values.slice(0, answers.length)),
    ];
    setBegunWith(attribute);
    setCalled(ownTitlesOf(document, idOf(question)));
    edit([...writeAnswers(question, path, answers), ...texts], () => {
      if (opened !== undefined) focusPlace([...path, 'answers', String(opened.id)]);
    });
  };
  const take = (): void => {
    setBegunWith('');
    if (attribute === '') setIsChoosing(true);
    else edit(takeValues(question, path, attribute));
  };
  return (
    <fieldset className="answers" aria-label={editor.answers}>
      <div className="fields">
        <NativeSelect
          label={editor.source}
          value={isWritten && !isChoosing ? 'written' : 'values'}
          disabled={!mayChange}
          onChange={(event) => (event.currentTarget.value === 'written' ? write() : take())}
          data={[
            { value: 'written', label: editor.sourceWritten, disabled: !isWritten && !isKnown },
            { value: 'values', label: editor.sourceValues },
          ]}
        />
        {question.type === 'MULTIPLE' && (
          <ChoicePart path={[...path, 'match']} label={editor.match} choices={editor.matches} usual="any" />
        )}
      </div>
      {question.type === 'MULTIPLE' && question.role !== 'preference' && <SeveralChosen {...{ question, path }} />}
      {isWritten && !isChoosing && (
        <ValuesLeft {...{ path, answers, begunWith, called }} own={attribute}>
          <FittingNone {...{ question, path, answers, attribute }} />
        </ValuesLeft>
      )}
      {isChoosing && isWritten ? (
        <div>
          <p className="field-label">{editor.attribute}</p>
          <AttributeField
            attribute=""
            label={editor.attribute}
            choose={({ name }) => edit(takeValues(question, path, name), () => setIsChoosing(false))}
          />
        </div>
      ) : isWritten ? (
        <ItemList
          path={[...path, 'answers']}
          label={editor.answers}
          deleteText={editor.deleteAnswer}
          duplicateText={editor.duplicateAnswer}
          copy={(answer, title) => copyOfAnswer(answer, title, attribute)}
          untitled={editor.untitledAnswer}
          usualTitle={(answer) => usualTitle(answer, attribute)}
          adding={(add) => (
            <Button
              size="xs"
              variant="light"
              onClick={() => add(attribute === '' ? newAnswer() : newAnswerBesideValues())}
            >
              {editor.addAnswer}
            </Button>
          )}
          about={(answer) => {
            const where = whereOf(answer, attribute);
            return <CountOf where={where} unfinished={editor.noPreference} kept={keptWith(where)} />;
          }}
          ticks={isTickable ? { has: (id) => ticked.has(id), tick } : null}
          row={(answer, at, nth) => <AnswerRow answer={answer} path={at} nth={nth} attribute={attribute} />}
          below={
            mayChange && (
              <TickedBar
                path={path}
                isOffered={isTickable}
                ids={answers.map(idOf).filter((id) => ticked.has(id))}
                untick={() => setTicked(new Set())}
              />
            )
          }
          open={(answer, at) => <AnswerForm answer={answer} path={at} attribute={attribute} />}
        />
      ) : (
        <FromValues attribute={attribute} path={path} write={mayChange && isKnown ? write : null} />
      )}
      {isWritten && !isChoosing && answers.length === 0 && <p className="quiet">{editor.noAnswers}</p>}
    </fieldset>
  );
}

function AnswerForm({
  answer,
  path,
  attribute,
}: {
  readonly answer: DraftObject;
  readonly path: PartPath;
  readonly attribute: string;
}) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  const { nameOf } = useFacts();
  const [color, setColor] = usePart([...path, 'background_color']);
  const { begin, change } = useSinceFocus();
  const setWhere = (where: unknown): void => change((base) => changeWhere(base, path, where));
  const isValue = isOfValue(answer, attribute);
  const usual = usualTitle(answer, attribute);
  return (
    <>
      <TextPart
        path={[...path, 'title']}
        label={editor.title}
        {...(usual !== null && { placeholder: usual, isOptional: true, isShown: true })}
        focus
      />
      {isValue ? (
        <div>
          <p>{fillIn(editor.ofValue, { attribute: nameOf(attribute), value: textIn(answer.id) })}</p>
          <FittingProducts where={whereOf(answer, attribute)} />
          {mayChange && (
            <Button size="xs" variant="default" onClick={() => setWhere({ [attribute]: answer.id })}>
              {editor.chooseProducts}
            </Button>
          )}
        </div>
      ) : (
        <div onFocusCapture={begin}>
          <ConditionBuilder
            label={editor.products}
            none={editor.noPreferenceHint}
            value={answer.where}
            // In a question with an attribute, no condition would mean the value that the id names.
            change={(where) => setWhere(where ?? (attribute === '' ? undefined : {}))}
          />
        </div>
      )}
      <TextPart path={[...path, 'description']} label={editor.description} isOptional isLong />
      <div className="fields">
        <TextPart path={[...path, 'image']} label={editor.image} hint={editor.imageHint} isOptional />
        <ColorInput
          label={editor.color}
          description={editor.colorHint}
          readOnly={!mayChange}
          value={textIn(color)}
          format="hex"
          withEyeDropper={false}
          popoverProps={{ withinPortal: false }}
          onChange={(value) => {
            if (value === '') setColor(undefined);
            else if (/^#[0-9a-f]{6}$/i.test(value) && value !== color) setColor(value);
          }}
        />
      </div>
    </>
  );
}
