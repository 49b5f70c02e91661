// What every product needs and the file does not say: somebody says it here, and it stays here, to be looked at and changed.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { useEffect, useState } from 'react';
import type { Place } from '../../addresses.ts';
import { useWords } from '../../words/words.ts';
import { columnsOfField, FIELDS, type Field, fieldRule, fromColumn, withField } from '../mapping/edited-mapping.ts';
import { LateText } from '../mapping/late-text.tsx';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { AddressField } from './address-field.tsx';
import { hasColumn, partsOfPattern, withScheme } from './address-pattern.ts';
import { ColumnSelect } from './column-select.tsx';
import { CurrencyField } from './currency-field.tsx';
import { idOfField } from './field-place.ts';
import { lackingFields } from './lacking-fields.ts';
import { likelyColumns } from './likely-columns.ts';
import { NoPrices } from './no-prices.tsx';
import { onePriceOf } from './one-price.ts';
import { beginWithSlash, lacksShop } from './shop-address.ts';
import type { AskedCurrency } from './use-asked-currency.ts';

export function RequiredFields({
  survey,
  inHand,
  isNew,
  isPart,
  priceInPart,
  currency,
  baseUrl,
  setBaseUrl,
  another,
}: {
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  /** Whether the catalog is a new one: another has its currency. */
  readonly isNew: boolean;
  /** Whether the file has only what has changed, so that the catalog knows the rest. */
  readonly isPart: boolean;
  /** The column that was taken as the price of a part by itself; null: none. */
  readonly priceInPart: string | null;
  readonly currency: AskedCurrency;
  readonly baseUrl: string;
  readonly setBaseUrl: (url: string) => void;
  /** Where another file is chosen. */
  readonly another: Place;
}) {
  const { catalogs, required: words } = useWords();
  const { tried, mapping } = inHand;
  const asked = useAskedFields(inHand, {
    isPart,
    priceInPart,
    begun: isNew ? survey.missing.map(({ field }) => field) : [],
  });
  const asksCurrency = currency.isAsked;
  const isWithoutShop = lacksShop(tried);
  const needsBase = baseUrl !== '' || isWithoutShop;
  if (mapping === null || (asked.length === 0 && !asksCurrency && !needsBase)) return null;
  const areFromSlash = beginWithSlash(survey, mapping);
  const lacking = lackingFields(tried?.missing ?? FIELDS, isPart ? 'update' : 'replace');
  const fieldOf = (field: Field) => (
    <div key={field} id={idOfField(field)}>
      {field === 'link' || field === 'image' ? (
        <AddressField {...{ field, survey, inHand }} />
      ) : (
        <PlainField {...{ field, survey, inHand, another, currency, isPart }} isLacking={lacking.includes(field)} />
      )}
    </div>
  );
  const shop = needsBase && (
    <div key="shop" id={idOfField('shop')}>
      <LateText
        label={isWithoutShop && areFromSlash ? catalogs.missing.baseAsked : catalogs.missing.base}
        description={areFromSlash ? catalogs.missing.baseHint : undefined}
        value={baseUrl}
        placeholder={words.shop}
        refuse={(text) => (/^(?:https?:\/\/[^\s/]+\S*)?$/i.test(withScheme(text.trim())) ? null : words.noAddress)}
        change={(text) => setBaseUrl(withScheme(text.trim()))}
      />
    </div>
  );
  const ownCurrency = asksCurrency && !asked.includes('price') && (
    <CurrencyField key="currency" inHand={inHand} asked={currency} />
  );
  const isOpen = (field: Field): boolean => lacking.includes(field) || (field === 'price' && currency.isOpen);
  const open = [currency.isOpen && ownCurrency, ...asked.filter(isOpen).map(fieldOf), isWithoutShop && shop].filter(
    (each) => each !== false,
  );
  const done = [
    !currency.isOpen && ownCurrency,
    ...asked.filter((field) => !isOpen(field)).map(fieldOf),
    !isWithoutShop && shop,
  ].filter((each) => each !== false);
  const isLacking = open.length > 0;
  return (
    // As one list with keys, so that what is done goes down with the focus that is in it.
    <section
      className="missing"
      data-lacking={isLacking || undefined}
      aria-label={isLacking ? words.title : words.done}
    >
      {[
        isLacking && <h2 key="title">{words.title}</h2>,
        ...open,
        done.length > 0 && <h2 key="done">{words.done}</h2>,
        ...done,
      ]}
    </section>
  );
}

/** Fields that were missing at some time, pictures as long as all are the neutral one, and prices that a part brings instead of one for all. */
function useAskedFields(
  { tried, mapping }: MappingInHand,
  {
    isPart,
    priceInPart,
    begun,
  }: { readonly isPart: boolean; readonly priceInPart: string | null; readonly begun: readonly string[] },
): readonly Field[] {
  const [asked, setAsked] = useState<readonly string[]>(begun);
  const [isPriceOpen, setIsPriceOpen] = useState(false);
  useEffect(() => {
    const missing = tried?.missing ?? [];
    setAsked((now) => (missing.every((field) => now.includes(field)) ? now : [...new Set([...now, ...missing])]));
  }, [tried]);
  const isOnePrice = mapping !== null && onePriceOf(mapping) !== null;
  useEffect(() => {
    if (isPart && isOnePrice) setIsPriceOpen(true);
  }, [isPart, isOnePrice]);
  if (isPart)
    return FIELDS.filter(
      (field) =>
        (field === 'sku' && asked.includes(field)) || (field === 'price' && (isPriceOpen || priceInPart !== null)),
    );
  const isNeutral = tried !== null && mapping !== null && fieldRule(mapping, 'image').value === tried.no_picture;
  return FIELDS.filter(
    (field) => asked.includes(field) || (field === 'image' && isNeutral) || (field === 'price' && isOnePrice),
  );
}

function PlainField({
  field,
  survey,
  inHand,
  another,
  currency,
  isPart,
  isLacking,
}: {
  readonly field: Exclude<Field, 'link' | 'image'>;
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  readonly another: Place;
  readonly currency: AskedCurrency;
  readonly isPart: boolean;
  /** Whether nothing says it yet. */
  readonly isLacking: boolean;
}) {
  const { catalogs: words } = useWords();
  const { mapping, tried, change } = inHand;
  if (mapping === null) return null;
  const rule = fieldRule(mapping, field);
  const { columns } = survey;
  const isTemplate = typeof rule.value === 'string' || (typeof rule.from === 'string' && /[{}]/.test(rule.from));
  const [column = ''] = isTemplate ? [] : columnsOfField(mapping, field);
  return (
    <div className="missing-field">
      {field === 'price' && !isPart && onePriceOf(mapping) !== null && <h3>{words.kinds.price}</h3>}
      {(field !== 'price' || isPart || onePriceOf(mapping) === null) && (
        <ColumnSelect
          label={isLacking ? words.missing.where[field] : words.kinds[field]}
          columns={columns}
          likely={likelyColumns(field, columns, survey.looked)}
          value={columns.some((each) => each.column === column) ? column : null}
          choose={(chosen) => change((now) => withField(now, field, chosen === null ? null : fromColumn(chosen)))}
        />
      )}
      {field === 'price' ? (
        <>
          {!isPart && (tried?.missing.includes(field) !== false || onePriceOf(mapping) !== null) && (
            <NoPrices inHand={inHand} another={another} />
          )}
          {currency.isAsked && <CurrencyField inHand={inHand} asked={currency} />}
        </>
      ) : (
        <LateText
          label={words.missing.template}
          description={words.missing.templateHint}
          value={isTemplate ? String(rule.value ?? rule.from) : ''}
          placeholder="{Brand} {Name}"
          // The same for every product would tell nothing.
          refuse={(text) => (hasColumn(partsOfPattern(text)) ? null : words.missing.templateBare)}
          change={(text) => change((now) => withField(now, field, { from: text.trim() }))}
        />
      )}
    </div>
  );
}
