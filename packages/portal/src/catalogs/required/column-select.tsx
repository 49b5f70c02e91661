// One column of a file, which may have hundreds: those that can be meant are offered first, and all are found by a part of their name.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { OFFERED_CHOICES } from '../../parts/offered-choices.ts';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';

/** Others that are seen before somebody searches. */
const FEW = 12;

export function ColumnSelect({
  label,
  isUnseen = false,
  columns,
  likely,
  value,
  choose,
}: {
  readonly label: string;
  /** Its label is only heard. */
  readonly isUnseen?: boolean;
  readonly columns: readonly Pick<SurveyView['columns'][number], 'column' | 'common'>[];
  /** Those that can be meant; null: nothing is known of it. */
  readonly likely: readonly string[] | null;
  /** Null: none is chosen. */
  readonly value: string | null;
  readonly choose: (column: string | null) => void;
}) {
  const { catalogs, required: words } = useWords();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const known = new Map(columns.map((each) => [each.column, each]));
  const first = (likely ?? []).filter((column) => known.has(column));
  const others = [...known.keys()].filter((column) => !first.includes(column));
  const isSearched = search.trim() !== '' && search !== value;
  // One that is hidden would take as much room as a word about it.
  const isLong = others.length > FEW + 1;
  const shown = isSearched || !isLong ? others : others.filter((column, at) => at < FEW || column === value);
  const told = [
    ...(likely !== null && first.length === 0 && value === null ? [words.noneLikely] : []),
    ...(isLong ? [sayCount(language, words.columnsInAll, known.size)] : []),
  ];
  return (
    <Select
      {...OFFERED_CHOICES}
      {...(isUnseen ? { 'aria-label': label, placeholder: label, size: 'xs' } : { label })}
      {...(!isUnseen && { placeholder: catalogs.missing.choose })}
      description={told.length > 0 && told.join(' ')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      nothingFoundMessage={words.noColumn}
      searchable
      clearable={value !== null}
      clearButtonProps={{ 'aria-label': words.noLongerThis, 'aria-hidden': false, tabIndex: 0 }}
      searchValue={search}
      onSearchChange={setSearch}
      // Enter takes it.
      selectFirstOptionOnChange
      allowDeselect={false}
      value={value}
      onChange={(column) => {
        // Where nothing stays chosen, it can be searched anew.
        if (value === null) setSearch('');
        choose(column);
      }}
      data={
        first.length === 0
          ? likely === null
            ? shown
            : [{ group: words.noneLikely, items: shown }]
          : [
              { group: words.likely, items: first },
              { group: isSearched || !isLong ? words.otherColumns : words.someOtherColumns, items: shown },
            ]
      }
      renderOption={({ option }) => (
        <span className="column-option">
          {option.value} <span className="quiet">{known.get(option.value)?.common[0]?.text}</span>
        </span>
      )}
    />
  );
}
