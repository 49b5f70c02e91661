// A question that is open: what it asks, of which kind it is, what its reply does, and when it is asked.

import { Button, NativeSelect } from '@mantine/core';
import { fillIn, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { showQuestion } from '../preview/show-way.ts';
import { AnswersForm } from './answers-form.tsx';
import { AskIfForm } from './ask-if-form.tsx';
import { useFacts } from './catalog-facts.tsx';
import { ChoicePart, SwitchPart, TextPart, textIn, usePart } from './draft-fields.tsx';
import { KnownOf } from './known-of.tsx';
import { changeKind } from './question-edits.ts';
import { RangeForm } from './range-form.tsx';

export function QuestionForm({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { editor } = useWords();
  const { document } = useDraft();
  const isFilter = question.role !== 'preference';
  const see = (): void => showQuestion(idOf(question), itemsIn(document, ['questions']).map(idOf));
  return (
    <>
      <Button size="compact-sm" variant="subtle" className="see-question" onClick={see}>
        {editor.seeQuestion}
      </Button>
      <TextPart path={[...path, 'title']} label={editor.title} focus />
      <TextPart path={[...path, 'description']} label={editor.description} isOptional isLong />
      <div className="fields">
        <TypeField question={question} path={path} />
        <ChoicePart
          path={[...path, 'role']}
          label={editor.role}
          hint={isFilter ? editor.roleHints.filter : editor.roleHints.preference}
          choices={editor.roles}
          usual="filter"
        />
        {!isFilter && <WeightField path={path} label={editor.weight} hint={editor.weightHint} />}
      </div>
      <KnownOf {...{ question, path }} />
      {question.type === 'RANGE' ? (
        <RangeForm question={question} path={path} />
      ) : (
        <AnswersForm question={question} path={path} />
      )}
      <AskIfForm question={question} path={path} />
      <details>
        <summary>{editor.more}</summary>
        <div className="item-body">
          <div className="fields">
            <TextPart
              path={[...path, 'skip_text']}
              label={editor.skip}
              hint={editor.skipHint}
              placeholder={editor.skipExample}
              isOptional
            />
            <TextPart path={[...path, 'image']} label={editor.image} hint={editor.imageHint} isOptional />
          </div>
          {isFilter && (
            <>
              {question.firm !== true && (
                <SwitchPart path={[...path, 'missing']} on="keep" label={editor.keep} hint={editor.keepHint} />
              )}
              <SwitchPart path={[...path, 'must']} label={editor.must} hint={editor.mustHint} />
              <SwitchPart path={[...path, 'firm']} label={editor.firm} hint={editor.firmHint} />
              {/* Such a question is never missed, so nothing is weighed. */}
              {question.firm !== true && question.must !== true && (
                <WeightField path={path} label={editor.weightMissed} hint={editor.weightMissedHint} />
              )}
            </>
          )}
          {question.type !== 'RANGE' && (
            <SwitchPart path={[...path, 'redundant']} on="hide" label={editor.hide} hint={editor.hideHint} />
          )}
          <SwitchPart path={[...path, 'always_ask']} label={editor.always} hint={editor.alwaysHint} />
        </div>
      </details>
    </>
  );
}

/** What belongs to one kind only goes with it; undo brings it back. */
function TypeField({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { editor } = useWords();
  const { edit, mayChange } = useDraft();
  const { attributes } = useFacts();
  const type = textIn(question.type);
  return (
    <NativeSelect
      label={editor.type}
      value={type}
      disabled={!mayChange}
      onChange={(event) => edit(changeKind(question, path, event.currentTarget.value, attributes))}
      data={Object.entries(editor.kinds).map(([value, label]) => ({ value, label }))}
    />
  );
}

const WEIGHTS = ['0', '0.5', '1', '2', '4'];

function WeightField(props: { readonly path: PartPath; readonly label: string; readonly hint: string }) {
  const { path, label, hint } = props;
  const { editor } = useWords();
  const { mayChange } = useDraft();
  const [weight, change] = usePart([...path, 'weight']);
  const current = textIn(weight) || '1';
  const all = WEIGHTS.includes(current) ? WEIGHTS : [...WEIGHTS, current];
  const names: Readonly<Record<string, string>> = editor.weights;
  return (
    <NativeSelect
      className="weight-field"
      label={label}
      description={hint}
      value={current}
      disabled={!mayChange}
      onChange={(event) => change(Number(event.currentTarget.value))}
      data={all.map((value) => ({ value, label: names[`x${value}`] ?? fillIn(editor.weightOther, { weight: value }) }))}
    />
  );
}
