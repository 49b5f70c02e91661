// One test of a condition: an attribute, what it is compared with, and the values, suggested with their products.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import { Autocomplete, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { OFFERED_CHOICES } from '../../parts/offered-choices.ts';
import { fillIn, sayCount, useLanguage, useWords, type Words } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useAttributesWithValue, useCount, useFacts } from './catalog-facts.tsx';
import { type Comparison, compared, comparisonOf, comparisonsFor, firstTestOf } from './comparisons.ts';
import { endsOfTest, type TestNode } from './condition-tree.ts';
import { ValuesField } from './values-field.tsx';

export function TestRow({ test, put }: { readonly test: TestNode; readonly put: (test: TestNode) => void }) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  const { attributes } = useFacts();
  const known = attributes.find(({ name }) => name === test.attribute);
  const comparisons = comparisonsFor(known?.type ?? 'text', test);
  /** What was searched for when the attribute was found by its values. */
  const [begun, setBegun] = useState('');
  return (
    <div className="test-row">
      <AttributeField
        attribute={test.attribute}
        choose={(attribute, searched = '') => {
          setBegun(searched);
          put(firstTestOf(attribute));
        }}
        findsValues
        label={editor.attribute}
      />
      {test.attribute !== '' && (
        <>
          <NativeSelect
            aria-label={editor.test}
            disabled={!mayChange}
            value={comparisonOf(test)}
            onChange={(event) => put(compared(test, event.currentTarget.value as Comparison))}
            data={comparisons.map((name) => ({ value: name, label: sayComparison(name, known?.type, editor.tests) }))}
          />
          {test.test !== 'exists' && <ValueField key={test.attribute} {...{ test, known, begun, put }} />}
          {test.test === 'not_in' && <LackingOf attribute={test.attribute} />}
        </>
      )}
    </div>
  );
}

/** Of yes and no there is only one other. */
function sayComparison(
  comparison: Comparison,
  type: AttributeView['type'] | undefined,
  tests: Words['editor']['tests'],
): string {
  if (type !== 'boolean') return tests[comparison];
  return comparison === 'in' ? tests.eq : comparison === 'not_in' ? tests.not_eq : tests[comparison];
}

/** What is none of some values has one. */
function LackingOf({ attribute }: { readonly attribute: string }) {
  const { editor } = useWords();
  const language = useLanguage();
  const lacking = useCount({ [attribute]: { exists: false } })?.products ?? 0;
  return lacking > 0 && <p className="quiet">{sayCount(language, editor.notInLacking, lacking)}</p>;
}

/** Of so many, one may not be what somebody means. */
const FEW_NAMES = 2;

/** Found by its name in the file or the words for people. */
export function AttributeField({
  attribute,
  choose,
  label,
  only,
  findsValues = false,
}: {
  readonly attribute: string;
  /** `searched`: it was found by its values, with this in them. */
  readonly choose: (attribute: AttributeView, searched?: string) => void;
  readonly label: string;
  /** Only attributes of this type. */
  readonly only?: AttributeView['type'];
  /** Whether attributes are also found by their values. */
  readonly findsValues?: boolean;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const { mayChange } = useDraft();
  const { attributes, nameOf } = useFacts();
  const offered = attributes.filter(({ type }) => only === undefined || type === only);
  const names = new Map(offered.map((each) => [sayAttribute(offered, each), each]));
  const [typed, setTyped] = useState<string | null>(null);
  const current = attribute === '' ? '' : nameOf(attribute);
  const found = [...names.keys()].filter((name) => name.toLowerCase().includes((typed ?? '').trim().toLowerCase()));
  const text = (typed ?? '').trim();
  // Whoever types the name of an attribute means that.
  const withValue = useAttributesWithValue(findsValues && found.length <= FEW_NAMES ? text : '');
  const byValue = new Map(
    withValue.map(({ attribute: each, values }) => [
      fillIn(sayCount(language, editor.hasValues, values), { name: sayAttribute(offered, each), text }),
      each,
    ]),
  );
  return (
    <Autocomplete
      description={
        typed !== null && found.length === 0 && byValue.size === 0 && <span role="status">{editor.adding.none}</span>
      }
      inputWrapperOrder={['label', 'input', 'description']}
      {...OFFERED_CHOICES}
      aria-label={label}
      placeholder={editor.attributeHint}
      readOnly={!mayChange}
      value={typed ?? current}
      data={[...found, ...byValue.keys()]}
      // On a click all of them are there; what is typed narrows them.
      filter={({ options }) => options}
      selectFirstOptionOnChange
      // What is found by its values stands there by its name.
      onChange={(now) => setTyped(byValue.has(now) ? null : now)}
      onOptionSubmit={(name) => {
        const found = names.get(name);
        const foundByValue = byValue.get(name);
        setTyped(null);
        if (found !== undefined) choose(found);
        else if (foundByValue !== undefined) choose(foundByValue, text);
      }}
      onBlur={() => {
        const found = typed === null ? undefined : (names.get(typed) ?? offered.find(({ name }) => name === typed));
        setTyped(null);
        if (found !== undefined && found.name !== attribute) choose(found);
      }}
      renderOption={({ option }) => {
        const found = names.get(option.value);
        return (
          <span>
            {option.value} <span className="quiet">{found && editor.types[found.type]}</span>
          </span>
        );
      }}
    />
  );
}

/** Two may be called the same. */
function sayAttribute(all: readonly AttributeView[], { name, label }: AttributeView): string {
  const said = label || name;
  return all.filter((other) => (other.label || other.name) === said).length > 1 ? `${said} (${name})` : said;
}

function ValueField({
  test,
  known,
  begun,
  put,
}: {
  readonly test: TestNode;
  readonly known: AttributeView | undefined;
  readonly begun: string;
  readonly put: (test: TestNode) => void;
}) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  if (known?.type === 'boolean') {
    const [given] = Array.isArray(test.value) ? test.value : [test.value];
    const now = given === undefined ? '' : String(given);
    return (
      <NativeSelect
        aria-label={editor.value}
        disabled={!mayChange}
        value={now}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') put({ ...test, value: [value === 'true'] });
        }}
        data={[
          ...(now === '' ? [{ value: '', label: editor.choose }] : []),
          { value: 'true', label: editor.yes },
          { value: 'false', label: editor.no },
        ]}
      />
    );
  }
  if (test.test === 'between') {
    const ends = endsOfTest(test.value);
    return ([0, 1] as const).map((nth) => (
      <NumberInput
        key={nth}
        aria-label={nth === 0 ? editor.from : editor.to}
        placeholder={nth === 0 ? editor.from : editor.to}
        readOnly={!mayChange}
        hideControls
        value={ends[nth] ?? ''}
        rightSection={known?.unit ? <span className="unit">{known.unit}</span> : undefined}
        onChange={(value) => put({ ...test, value: ends.with(nth, typeof value === 'number' ? value : undefined) })}
      />
    ));
  }
  if (test.test === 'in' || test.test === 'not_in') return <ValuesField {...{ test, known, begun, put }} />;
  return (
    <NumberInput
      aria-label={editor.value}
      readOnly={!mayChange}
      hideControls
      value={typeof test.value === 'number' ? test.value : ''}
      rightSection={known?.unit ? <span className="unit">{known.unit}</span> : undefined}
      onChange={(value) => put({ ...test, value: typeof value === 'number' ? value : undefined })}
    />
  );
}
