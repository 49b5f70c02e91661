// One test of a condition: an attribute, what it is compared with, and the values, suggested with their products.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import { Autocomplete, NativeSelect, NumberInput, Pill, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { nameOfAttribute, useFacts, useTally } from './catalog-facts.tsx';
import { endsOfTest, type TestName, type TestNode } from './condition-tree.ts';
import { textIn } from './draft-fields.tsx';

/** Choices stand where they belong to, so that they are a part of the page for those who hear it. */
export const IN_PLACE = { withinPortal: false };

const TESTS_OF: Readonly<Record<AttributeView['type'], readonly TestName[]>> = {
  number: ['gte', 'lte', 'between', 'gt', 'lt', 'in', 'not_in', 'exists'],
  text: ['in', 'not_in', 'exists'],
  list: ['in', 'not_in', 'exists'],
  boolean: ['in', 'exists'],
};

export function TestRow({ test, put }: { readonly test: TestNode; readonly put: (test: TestNode) => void }) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  const { attributes } = useFacts();
  const known = attributes.find(({ name }) => name === test.attribute);
  const tests = TESTS_OF[known?.type ?? 'text'];
  const shown = tests.includes(test.test) ? tests : [...tests, test.test];
  const choose = (attribute: AttributeView): void => {
    const usual = TESTS_OF[attribute.type][0] ?? 'in';
    put({ kind: 'test', attribute: attribute.name, test: usual, value: undefined });
  };
  const retest = (name: TestName): void =>
    put({ ...test, test: name, value: name === 'exists' ? true : isKept(test, name) ? test.value : undefined });
  return (
    <div className="test-row">
      <AttributeField attribute={test.attribute} choose={choose} label={editor.attribute} />
      {test.attribute !== '' && (
        <>
          <NativeSelect
            aria-label={editor.test}
            disabled={!mayChange}
            value={test.test}
            onChange={(event) => retest(event.currentTarget.value as TestName)}
            data={shown.map((name) => ({ value: name, label: editor.tests[name] }))}
          />
          <ValueField test={test} known={known} put={put} />
        </>
      )}
    </div>
  );
}

const isKept = (test: TestNode, next: TestName): boolean =>
  test.test !== 'exists' &&
  test.test !== 'between' &&
  next !== 'between' &&
  ['in', 'not_in'].includes(test.test) === ['in', 'not_in'].includes(next);

/** Found by its name in the file or the words for people. */
export function AttributeField({
  attribute,
  choose,
  label,
  only,
}: {
  readonly attribute: string;
  readonly choose: (attribute: AttributeView) => void;
  readonly label: string;
  /** Only attributes of this type. */
  readonly only?: AttributeView['type'];
}) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  const { attributes } = useFacts();
  const offered = attributes.filter(({ type }) => only === undefined || type === only);
  const names = new Map(offered.map((each) => [sayAttribute(offered, each), each]));
  const [typed, setTyped] = useState<string | null>(null);
  const current = attribute === '' ? '' : nameOfAttribute(attributes, attribute);
  const found = [...names.keys()].filter((name) => name.toLowerCase().includes((typed ?? '').trim().toLowerCase()));
  return (
    <Autocomplete
      description={typed !== null && found.length === 0 && <span role="status">{editor.adding.none}</span>}
      inputWrapperOrder={['label', 'input', 'description']}
      comboboxProps={IN_PLACE}
      aria-label={label}
      placeholder={editor.attributeHint}
      readOnly={!mayChange}
      value={typed ?? current}
      data={found}
      // On a click all of them are there; what is typed narrows them.
      filter={({ options }) => options}
      selectFirstOptionOnChange
      onChange={setTyped}
      onOptionSubmit={(name) => {
        const found = names.get(name);
        setTyped(null);
        if (found !== undefined) choose(found);
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
  put,
}: {
  readonly test: TestNode;
  readonly known: AttributeView | undefined;
  readonly put: (test: TestNode) => void;
}) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  if (test.test === 'exists' || known?.type === 'boolean') {
    const isExists = test.test === 'exists';
    const [given] = Array.isArray(test.value) ? test.value : [test.value];
    const now = given === undefined ? '' : String(given);
    return (
      <NativeSelect
        aria-label={editor.value}
        disabled={!mayChange}
        value={now}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') put({ ...test, value: isExists ? value === 'true' : [value === 'true'] });
        }}
        data={[
          ...(now === '' ? [{ value: '', label: editor.choose }] : []),
          { value: 'true', label: isExists ? editor.known : editor.yes },
          { value: 'false', label: isExists ? editor.notKnown : editor.no },
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
  if (test.test === 'in' || test.test === 'not_in') return <ValuesField test={test} known={known} put={put} />;
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

function ValuesField({ test, known, put }: Parameters<typeof ValueField>[0]) {
  const { editor, home } = useWords();
  const language = useLanguage();
  const { mayChange } = useDraft();
  const [search, setSearch] = useState('');
  const tally = useTally(test.attribute, search);
  const counts = new Map(tally?.values.map(({ value, products }) => [value, products]));
  const values = Array.isArray(test.value) ? test.value.map(textIn) : [];
  const typed = (text: string): unknown =>
    known?.type === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  return (
    <TagsInput
      comboboxProps={IN_PLACE}
      aria-label={editor.values}
      placeholder={values.length === 0 ? editor.valuesHint : ''}
      readOnly={!mayChange}
      value={values}
      searchValue={search}
      onSearchChange={setSearch}
      // The service searches, in all values. Until it has answered, nothing else is offered than what was typed.
      filter={({ options }) => options}
      data={[...counts.keys()].filter(
        (value) => !values.includes(value) && value.toLowerCase().includes(search.trim().toLowerCase()),
      )}
      acceptValueOnBlur={false}
      renderPill={({ option, onRemove, disabled }) => (
        <Pill withRemoveButton={mayChange && !disabled} {...(onRemove && { onRemove })}>
          {[option.value, known?.unit].filter(Boolean).join(' ')}
        </Pill>
      )}
      onChange={(next) => put({ ...test, value: next.map(typed) })}
      renderOption={({ option }) => (
        <span>
          {option.value}{' '}
          <span className="quiet">{sayCount(language, home.products, counts.get(option.value) ?? 0)}</span>
        </span>
      )}
    />
  );
}
