// A list of values with a search above it, of which several can be ticked, also by keyboard: Enter in the search ticks the first one that is
// found, arrows go through the list, and the space bar ticks.

import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';

type Values = AttributeTallyView['values'];

/** As many as a list in the page can have without being slow. */
const SHOWN = 300;

export function TickedValues({
  values,
  search,
  setSearch,
  searchField,
  ticked,
  change,
}: {
  /** Those that are found. */
  readonly values: Values;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Also those that the search does not find. */
  readonly ticked: Values;
  readonly change: (ticked: Values) => void;
}) {
  const { editor, home } = useWords();
  const words = editor.valuesLeft;
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  /** The value that the focus is on, or was. */
  const [current, setCurrent] = useState('');
  const shown = values.slice(0, SHOWN);
  const isTicked = new Set(ticked.map(({ value }) => value));
  const untickedOnes = values.filter(({ value }) => !isTicked.has(value));
  const at = Math.max(
    0,
    shown.findIndex(({ value }) => value === current),
  );
  const toggle = (one: Values[number]): void =>
    change(isTicked.has(one.value) ? ticked.filter(({ value }) => value !== one.value) : [...ticked, one]);
  const go = (nth: number): void => {
    const to = Math.min(shown.length - 1, Math.max(0, nth));
    setCurrent(shown[to]?.value ?? '');
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  const onSearchKey = (event: KeyboardEvent): void => {
    const [first] = shown;
    if (first === undefined || event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') go(0);
    else if (search.trim() !== '') {
      toggle(first);
      searchField.current?.select();
    }
  };
  const onListKey = (event: KeyboardEvent): void => {
    const one = shown[at];
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === undefined) {
      if (one !== undefined) toggle(one);
    } else if (to < 0) searchField.current?.focus();
    else go(to);
  };
  return (
    <>
      <TextInput
        type="search"
        size="xs"
        ref={searchField}
        label={words.search}
        description={words.searchHint}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      {shown.length === 0 ? (
        <p className="quiet" role="status">
          {words.none}
        </p>
      ) : (
        <div ref={list} role="listbox" aria-multiselectable aria-label={words.list} onKeyDown={onListKey}>
          {shown.map((one, nth) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list
            <div
              key={one.value}
              role="option"
              aria-selected={isTicked.has(one.value)}
              tabIndex={nth === at ? 0 : -1}
              onFocus={() => setCurrent(one.value)}
              onClick={() => toggle(one)}
            >
              <span className="tick" aria-hidden="true" />
              <span>{one.title ?? one.value}</span>
              <span className="quiet">{sayCount(language, home.products, one.products)}</span>
            </div>
          ))}
        </div>
      )}
      {values.length > shown.length && (
        <p className="quiet">{sayCount(language, words.further, values.length - shown.length)}</p>
      )}
      <Group gap="xs">
        {search.trim() !== '' && untickedOnes.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => change([...ticked, ...untickedOnes])}>
            {sayCount(language, words.tickFound, untickedOnes.length)}
          </Button>
        )}
        {ticked.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => change([])}>
            {editor.ticking.clear}
          </Button>
        )}
        <span className="quiet" role="status">
          {ticked.length > 0 && sayCount(language, words.ticked, ticked.length)}
        </span>
      </Group>
    </>
  );
}
