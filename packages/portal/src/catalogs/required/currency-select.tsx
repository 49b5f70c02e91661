// The currency of all prices, searched by name or code, likely ones first.

import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { OFFERED_CHOICES } from '../../parts/offered-choices.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { currenciesOf, currencyName } from './currencies.ts';

export function CurrencySelect({
  label,
  description,
  value,
  likely,
  choose,
}: {
  readonly label: string;
  readonly description?: string;
  readonly value: string | null;
  readonly likely: readonly string[];
  readonly choose: (code: string) => void;
}) {
  const { required: words } = useWords();
  const language = useLanguage();
  const option = (value: string) => ({ value, label: currencyName(language, value) });
  const all = useMemo(() => currenciesOf(language), [language]);
  const others = all.filter((code) => !likely.includes(code));
  return (
    <Select
      className="required-currency"
      {...OFFERED_CHOICES}
      // At the height of a field beside it.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...{ label, description, value }}
      placeholder={words.currencyPlace}
      nothingFoundMessage={words.currencyNone}
      searchable
      // Enter takes it.
      selectFirstOptionOnChange
      allowDeselect={false}
      onChange={(code) => code !== null && choose(code)}
      data={
        likely.length === 0
          ? others.map(option)
          : [
              { group: words.likely, items: likely.map(option) },
              { group: words.allCurrencies, items: others.map(option) },
            ]
      }
    />
  );
}
