// The currency of all prices, where the file does not say it: searched by name, likely ones first.

import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { currencyIn, withCurrency } from '../mapping/edited-mapping.ts';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { currenciesOf, currencyName } from './currencies.ts';
import { placeOf } from './field-place.ts';

/** It stays in its place: a list at the end of the page would be out of reach by keyboard. */
const IN_PLACE = { withinPortal: false };

export function CurrencyField({ inHand: { mapping, tried, change } }: { readonly inHand: MappingInHand }) {
  const { required: words } = useWords();
  const language = useLanguage();
  const likely = tried?.likely_currencies ?? [];
  const option = (value: string) => ({ value, label: currencyName(language, value) });
  const all = useMemo(() => currenciesOf(language), [language]);
  const others = all.filter((code) => !likely.includes(code));
  const price = tried?.examples[0]?.price;
  return (
    <Select
      wrapperProps={{ id: placeOf('currency') }}
      className="required-currency"
      comboboxProps={IN_PLACE}
      // At the height of the price beside it.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      label={words.currency}
      description={
        price === undefined
          ? words.currencyPlain
          : fillIn(words.currencyHint, { price: new Intl.NumberFormat(language).format(Number(price)) })
      }
      placeholder={words.currencyPlace}
      nothingFoundMessage={words.currencyNone}
      searchable
      // Enter takes it.
      selectFirstOptionOnChange
      allowDeselect={false}
      maxDropdownHeight={280}
      value={mapping && currencyIn(mapping)}
      onChange={(code) => code !== null && change((now) => withCurrency(now, code))}
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
