// The question for the currency, where the file does not say it, with what is known about it.

import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { currencyIn } from '../mapping/edited-mapping.ts';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { CurrencySelect } from './currency-select.tsx';
import { idOfField } from './field-place.ts';
import type { AskedCurrency } from './use-asked-currency.ts';

export function CurrencyField({
  inHand: { mapping, tried, isChanged },
  asked: { isOpen, choose },
}: {
  readonly inHand: MappingInHand;
  readonly asked: AskedCurrency;
}) {
  const { required: words } = useWords();
  const language = useLanguage();
  const said = isOpen || mapping === null ? null : currencyIn(mapping);
  const { currency_sign: sign = null, presumed_currency: presumed = null, examples = [] } = tried ?? {};
  const price = examples[0]?.price;
  const hints = [
    sign === null ? words.currencyPlain : fillIn(words.currencySign, { sign }),
    price === undefined ? '' : fillIn(words.currencyPrice, { price: sayPlain(language, Number(price)) }),
    said !== null && (said === presumed || (sign !== null && !isChanged)) ? words.currencyPresumed : '',
  ];
  return (
    <div id={idOfField('currency')}>
      <CurrencySelect
        label={words.currency}
        description={hints.filter(Boolean).join(' ')}
        value={said}
        likely={tried?.likely_currencies ?? []}
        choose={choose}
      />
    </div>
  );
}

/** With cents if it has any, as prices are written. */
const sayPlain = (language: string, price: number): string =>
  new Intl.NumberFormat(language, Number.isInteger(price) ? {} : { minimumFractionDigits: 2 }).format(price);
