// What every product needs and the file does not say: somebody says it here, and it stays here, to be looked at and changed.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';
import {
  columnsOfField,
  currencyIn,
  FIELDS,
  type Field,
  fieldRule,
  fromColumn,
  withField,
} from '../mapping/edited-mapping.ts';
import { LateText } from '../mapping/late-text.tsx';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { AddressField } from './address-field.tsx';
import { CurrencyField } from './currency-field.tsx';

/** The code of the importer for addresses that begin with a slash. */
const LACKS_HOST = 'address-without-host';

export function RequiredFields({
  survey,
  inHand,
  isNew,
  baseUrl,
  setBaseUrl,
}: {
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  /** Whether the catalog is a new one: another has its currency. */
  readonly isNew: boolean;
  readonly baseUrl: string;
  readonly setBaseUrl: (url: string) => void;
}) {
  const { catalogs, required: words } = useWords();
  const { tried, mapping } = inHand;
  const asked = useAskedFields(inHand, isNew ? survey.missing.map(({ field }) => field) : []);
  const asksCurrency = useAskedCurrency(inHand, isNew);
  const groups = tried?.rejection_groups ?? [];
  const needsBase = baseUrl !== '' || groups.some(({ first }) => first.reason_coded?.code === LACKS_HOST);
  if (mapping === null || (asked.length === 0 && !asksCurrency && !needsBase)) return null;
  const isLacking =
    asked.some((field) => tried?.missing.includes(field)) || (asksCurrency && currencyIn(mapping) === null);
  return (
    <section
      className="missing"
      data-lacking={isLacking || undefined}
      aria-label={isLacking ? words.title : words.done}
    >
      <h2>{isLacking ? words.title : words.done}</h2>
      {asked.map((field) =>
        field === 'link' || field === 'image' ? (
          <AddressField key={field} {...{ field, survey, inHand }} />
        ) : (
          <PlainField key={field} {...{ field, survey, inHand }} />
        ),
      )}
      {asksCurrency && <CurrencyField inHand={inHand} />}
      {needsBase && (
        <LateText
          label={catalogs.missing.base}
          description={catalogs.missing.baseHint}
          value={baseUrl}
          placeholder="https://shop.example"
          change={setBaseUrl}
        />
      )}
    </section>
  );
}

/** Fields that were missing at some time. */
function useAskedFields({ tried }: MappingInHand, begun: readonly string[]): readonly Field[] {
  const [asked, setAsked] = useState<readonly string[]>(begun);
  useEffect(() => {
    const missing = tried?.missing ?? [];
    setAsked((now) => (missing.every((field) => now.includes(field)) ? now : [...new Set([...now, ...missing])]));
  }, [tried]);
  return FIELDS.filter((field) => asked.includes(field));
}

function useAskedCurrency({ mapping }: MappingInHand, isNew: boolean): boolean {
  const lacks = isNew && mapping !== null && currencyIn(mapping) === null;
  const [asked, setAsked] = useState(lacks);
  useEffect(() => {
    if (lacks) setAsked(true);
  }, [lacks]);
  return asked;
}

function PlainField({
  field,
  survey,
  inHand: { mapping, change },
}: {
  readonly field: Exclude<Field, 'link' | 'image'>;
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
}) {
  const { catalogs: words } = useWords();
  if (mapping === null) return null;
  const rule = fieldRule(mapping, field);
  const columns = survey.columns.map(({ column }) => column);
  const isTemplate = typeof rule.value === 'string' || (typeof rule.from === 'string' && /[{}]/.test(rule.from));
  const [column = ''] = isTemplate ? [] : columnsOfField(mapping, field);
  return (
    <div className="missing-field">
      <NativeSelect
        label={words.missing.where[field]}
        value={columns.includes(column) ? column : ''}
        onChange={({ currentTarget: { value } }) =>
          change((now) => withField(now, field, value === '' ? null : fromColumn(value)))
        }
        data={[{ value: '', label: words.missing.choose }, ...columns.map((each) => ({ value: each, label: each }))]}
      />
      <LateText
        label={words.missing.template}
        description={words.missing.templateHint}
        value={isTemplate ? String(rule.value ?? rule.from) : ''}
        placeholder="{Brand} {Name}"
        change={(text) => text.trim() !== '' && change((now) => withField(now, field, sourceOf(text.trim())))}
      />
    </div>
  );
}

/** What is typed without braces is a text for all products. */
const sourceOf = (text: string) => (/\{[^{}]+\}/.test(text) ? { from: text } : { value: text });
