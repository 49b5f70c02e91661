// The values that a condition compares with, suggested with their products as one types.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import { Button, Pill, TagsInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { OFFERED_CHOICES } from '../../parts/offered-choices.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useValueSearch } from './catalog-facts.tsx';
import type { TestNode } from './condition-tree.ts';
import { textIn } from './draft-fields.tsx';
import { isAmong, meantBy, suggested } from './typed-value.ts';

/** Values that are suggested, and those that can be taken by one click. */
const FEW = 50;
const MOST = 500;

export function ValuesField({
  test,
  known,
  begun = '',
  put,
}: {
  readonly test: TestNode;
  readonly known: AttributeView | undefined;
  /** What is searched for at first. */
  readonly begun?: string;
  readonly put: (test: TestNode) => void;
}) {
  const { editor, home } = useWords();
  const language = useLanguage();
  const { mayChange } = useDraft();
  const type = known?.type ?? 'text';
  const [search, setSearch] = useState(begun);
  /** One of what is suggested was just picked: further values like it can be, too. */
  const isPicked = useRef(false);
  const text = search.trim();
  /** Enter was pressed before the service had answered what there is. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** Taken although no product has it. */
  const [taken, setTaken] = useState<string | null>(null);
  const { tally, isAnswered } = useValueSearch(test.attribute, text, text === '' ? FEW : MOST);
  const counts = new Map(tally?.values.map(({ value, products }) => [value, products]));
  const values = Array.isArray(test.value) ? test.value.map(textIn) : [];
  const options = suggested([...counts.keys()], values, text);
  const meant = meantBy(text, options, type);
  const isOfNone = text !== '' && isAnswered && tally !== null && !options.includes(meant) && !isAmong(values, text);
  const typed = (value: string): unknown =>
    type === 'number' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  const change = (next: readonly string[]): void => put({ ...test, value: next.map(typed) });
  const look = (next: string): void => {
    const stays = next === '' && isPicked.current;
    isPicked.current = false;
    if (stays) return;
    setSearch(next);
    setWanted(null);
  };
  const take = (): void => {
    look('');
    setTaken(isOfNone ? meant : null);
    if (!isAmong(values, meant)) change([...values, meant]);
  };
  useEffect(() => {
    if (wanted !== null && wanted === text && isAnswered) take();
  });
  const isWhole = isAnswered && text !== '' && type !== 'number' && (tally?.values.length ?? MOST) < MOST;
  const all = isWhole && options.length > 1 ? options : [];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || text === '' || event.nativeEvent.isComposing || hasChosen(event.currentTarget)) return;
    event.preventDefault();
    if (isAnswered) take();
    else setWanted(text);
  };
  const ofNone = isOfNone
    ? fillIn(editor.valueOfNone, { value: text })
    : taken !== null && values.includes(taken) && fillIn(editor.valueTaken, { value: taken });
  return (
    <TagsInput
      {...OFFERED_CHOICES}
      aria-label={editor.values}
      placeholder={values.length === 0 ? editor.valuesHint : ''}
      description={
        ofNone ? (
          <span role="status">{ofNone}</span>
        ) : (
          mayChange &&
          all.length > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              // The field would lose what is typed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                change([...values, ...all]);
                look('');
              }}
            >
              {fillIn(sayCount(language, editor.takeAllWith, all.length), { text })}
            </Button>
          )
        )
      }
      // What is suggested lies over whatever is below.
      inputWrapperOrder={ofNone ? ['label', 'input', 'description'] : ['label', 'description', 'input']}
      readOnly={!mayChange}
      value={values}
      searchValue={search}
      onSearchChange={look}
      // The service searches, in all values. Until it has answered, nothing else is offered than what was there before.
      filter={({ options: all }) => all}
      data={options.slice(0, FEW)}
      onOptionSubmit={(value) => {
        isPicked.current = options.length > 1 && value.toLowerCase() !== text.toLowerCase() && text !== '';
      }}
      selectFirstOptionOnChange={text !== '' && isAnswered && meant === options[0]}
      acceptValueOnBlur={false}
      onKeyDown={onKeyDown}
      renderPill={({ option, onRemove, disabled }) => (
        <Pill withRemoveButton={mayChange && !disabled} {...(onRemove && { onRemove })}>
          {[option.value, known?.unit].filter(Boolean).join(' ')}
        </Pill>
      )}
      onChange={change}
      renderOption={({ option }) => (
        <span>
          {option.value}{' '}
          <span className="quiet">{sayCount(language, home.products, counts.get(option.value) ?? 0)}</span>
        </span>
      )}
    />
  );
}

/** One of what is suggested is marked, and Enter takes that. */
function hasChosen(input: HTMLInputElement): boolean {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  return list?.querySelector('[data-combobox-selected]') != null;
}
