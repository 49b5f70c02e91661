// What holds for the whole advisor: its name, the products that it speaks of, and when and how results are shown.

import { NativeSelect, NumberInput, Title } from '@mantine/core';
import { useRef } from 'react';
import { useWords } from '../../words/words.ts';
import { isRecord } from '../draft/draft-document.ts';
import { orderOf } from '../draft/order-edits.ts';
import { useDraft } from '../draft-in-hand.ts';
import { ConditionBuilder } from './condition-builder.tsx';
import { ChoicePart, NumberPart, TextPart, usePart } from './draft-fields.tsx';
import { seeAndFocus, useFocusedPart } from './focus-place.ts';
import { ShownFacts } from './shown-facts.tsx';

export function AdvisorForm() {
  const { editor } = useWords();
  const [where, setWhere] = usePart(['where']);
  const details = useRef<HTMLDetailsElement>(null);
  useFocusedPart(
    ([member]) => member === 'where' || member === 'name',
    () => {
      if (details.current === null) return;
      details.current.open = true;
      seeAndFocus(details.current.querySelector('summary'));
    },
  );
  return (
    <details ref={details}>
      <summary>{editor.whole}</summary>
      <div className="item-body">
        <TextPart path={['name']} label={editor.name} hint={editor.nameHint} />
        <ConditionBuilder label={editor.scope} none={editor.scopeAll} value={where} change={setWhere} />
      </div>
    </details>
  );
}

/** What becomes of the variants of a product has a say in the order, too. Undefined: they count like any other product, or nothing is said of them. */
function useVariantsHint(): string | undefined {
  const { variantsFirst, variantsFirstByPrice, variantsOne } = useWords().editor;
  const [onePer] = usePart(['results', 'one_per']);
  const [priceImpact] = usePart(['results', 'price_impact']);
  if (onePer === 'group') return variantsOne;
  if (onePer !== 'group_first') return undefined;
  return priceImpact === 'cheaper' || priceImpact === 'dearer' ? variantsFirstByPrice : variantsFirst;
}

export function ResultsForm() {
  const { editor } = useWords();
  const { document, mayChange } = useDraft();
  const [show, setShow] = usePart(['results', 'show']);
  const after = isRecord(show) && typeof show.after_questions === 'number' ? show.after_questions : null;
  const section = useRef<HTMLElement>(null);
  useFocusedPart(
    ([member, part]) => member === 'results' && part !== 'attributes',
    () => seeAndFocus(section.current?.querySelector('select')),
  );
  return (
    <section ref={section} className="results-form" aria-label={editor.results}>
      <Title order={2} size="h4">
        {editor.results}
      </Title>
      <div className="fields">
        <NativeSelect
          label={editor.show}
          disabled={!mayChange}
          value={after === null ? (show === 'at_end' ? 'at_end' : 'after_filters') : 'after_questions'}
          onChange={({ currentTarget: { value } }) =>
            setShow(value === 'after_questions' ? { after_questions: 3 } : value)
          }
          data={Object.entries(editor.shows).map(([value, label]) => ({ value, label }))}
        />
        {after !== null && (
          <NumberInput
            label={editor.afterQuestions}
            readOnly={!mayChange}
            min={1}
            allowDecimal={false}
            value={after}
            onChange={(value) => {
              if (typeof value === 'number' && value >= 1 && value !== after) setShow({ after_questions: value });
            }}
          />
        )}
        <NumberPart
          path={['results', 'limit']}
          label={editor.limit}
          // Questions in listed order do not end early.
          hint={orderOf(document) === 'adaptive' ? editor.limitHint : editor.limitHintListed}
          placeholder="10"
          least={1}
          most={100}
          isWhole
        />
        <ChoicePart
          path={['results', 'price_impact']}
          label={editor.priceImpact}
          choices={editor.priceImpacts}
          usual="none"
          hint={useVariantsHint()}
        />
      </div>
      <ShownFacts />
    </section>
  );
}
