// The link or the picture of each product, where the file has no addresses: somebody pastes that of one product, and sees those of the others.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { columnsOfField, fieldRule, fromColumn, withField } from '../mapping/edited-mapping.ts';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { Reason } from '../reason.tsx';
import { CELLS_BLANK } from '../say-lacking.ts';
import { addressColumns } from './address-columns.ts';
import { findPlaces, hasColumn, partsOfPattern, withKey, withScheme, writePattern } from './address-pattern.ts';
import { ColumnSelect } from './column-select.tsx';
import { FirstAddresses } from './first-addresses.tsx';
import { likelyColumns } from './likely-columns.ts';
import { NeutralPicture, NoPictures } from './no-pictures.tsx';
import { PatternLine } from './pattern-line.tsx';
import { LACKS_HOST } from './shop-address.ts';

export function AddressField({
  field,
  survey,
  inHand,
}: {
  readonly field: 'link' | 'image';
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
}) {
  const { required: words } = useWords();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  /** An address that would be the same for every product. */
  const [asked, setAsked] = useState<string | null>(null);
  const { mapping, tried, change } = inHand;
  if (mapping === null) return null;
  const [keyColumn = null] = columnsOfField(mapping, 'sku');
  const telling = addressColumns(survey, keyColumn).flatMap((each) => (each.isMostlyDifferent ? each.column : []));
  // Whose number stands in addresses as it is, so that there is nothing to puzzle over.
  const product = tried?.examples.find(({ sku }) => PLAIN_NUMBER.test(sku)) ?? tried?.examples[0];
  const { columns } = survey;
  // Without a rule it would come from a column of this name.
  const isGiven = field in mapping || columns.some(({ column }) => column === field);
  const given = isGiven ? givenAddress(fieldRule(mapping, field)) : null;
  const isFilled = given !== null && tried?.missing.includes(field) === false;
  const neutral = field === 'image' ? (tried?.no_picture ?? null) : null;
  const isNeutral = given !== null && given === neutral;
  const put = (pattern: string): void => {
    setAsked(null);
    setTyped('');
    change((now) => withField(now, field, sourceOf(pattern)));
  };
  const take = (text: string): void => {
    setFault(null);
    const address = withScheme(text.trim());
    const isPattern = hasColumn(partsOfPattern(address));
    const found = isPattern ? null : findPlaces(address, tried?.example_rows ?? [], addressColumns(survey, keyColumn));
    if (address === '') setAsked(null);
    else if (!/^(?:https?:)?\//i.test(address)) setFault(words.noAddress);
    else if (isPattern) put(address);
    else if (found === null) setAsked(writePattern([address]));
    else put(writePattern(found));
  };
  const likely =
    asked === null || keyColumn === null ? null : writePattern(withKey(partsOfPattern(asked).join(''), keyColumn));
  const refused = isFilled
    ? (tried?.rejection_groups.filter(
        ({ first }) => first.field === field && !ASKED_APART.includes(first.reason_coded?.code ?? ''),
      ) ?? [])
    : [];
  return (
    <section className="required-field" aria-label={words[`${field}Done`]}>
      {given === null || asked !== null ? (
        <div className="required-paste">
          <TextInput
            label={words[field]}
            description={
              product === undefined ? words.ofAny : fillIn(words.ofProduct, { title: product.title, sku: product.sku })
            }
            placeholder={words.pasted}
            value={typed}
            error={fault}
            onChange={({ currentTarget: { value }, nativeEvent }) => {
              setTyped(value);
              const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
              if (isPasted || isFilledIn(typed, value)) take(value);
            }}
            onBlur={() => take(typed)}
            onKeyDown={(event) => event.key === 'Enter' && take(typed)}
          />
          <ColumnSelect
            label={words.inColumn}
            columns={columns}
            likely={likelyColumns(field, columns, survey.looked)}
            value={null}
            choose={(column) => column !== null && change((now) => withField(now, field, fromColumn(column)))}
          />
        </div>
      ) : (
        <div className="required-head">
          <h3>{words[`${field}Done`]}</h3>
          <Button size="compact-sm" variant="subtle" onClick={() => change((now) => withField(now, field, null))}>
            {isNeutral ? words.withPictures : words.other}
          </Button>
        </div>
      )}
      {neutral !== null && given === null && <NoPictures take={() => put(neutral)} />}
      {isNeutral && <NeutralPicture address={neutral} />}
      {asked !== null && (
        <div className="required-same" role="status">
          <p>
            <b>{words.same}</b> {product !== undefined && fillIn(words.sameHint, { title: product.title })}
          </p>
          {likely !== null && (
            <Button size="xs" variant="default" onClick={() => put(likely)}>
              {fillIn(words.putKey, { address: likely.replace(/\|[a-z|]+\}/g, '}') })}
            </Button>
          )}
          <PatternLine
            {...{ pattern: asked, keyColumn, columns, telling }}
            change={(now) => (hasColumn(partsOfPattern(now)) ? put(now) : setAsked(now))}
          />
          <Button size="compact-sm" variant="subtle" onClick={() => put(asked)}>
            {words.sameMeant}
          </Button>
        </div>
      )}
      {asked === null && given !== null && !isNeutral && (
        <PatternLine
          {...{ pattern: given, keyColumn, columns, telling }}
          isDone={isFilled}
          change={(now) => (now !== given && now.trim() !== '' ? put(now) : undefined)}
        />
      )}
      {refused.map(({ count, first }) => (
        <p key={first.reason} className="trouble" role="alert">
          {new Intl.NumberFormat(language).format(count)}× <Reason text={first.reason} coded={first.reason_coded} />
        </p>
      ))}
      {isFilled && !isNeutral && asked === null && (
        <FirstAddresses
          {...{ field }}
          products={tried.examples}
          withoutPictures={neutral === null ? null : () => put(neutral)}
        />
      )}
    </section>
  );
}

/** What is asked about in words of its own: rows without an address, and the address of the shop. */
const ASKED_APART = [CELLS_BLANK, LACKS_HOST];

const PLAIN_NUMBER = /^[\p{L}\p{N}._-]{1,24}$/u;

/** Whether an address came at once, as what is dropped or filled in by a program does: then it is whole. */
const isFilledIn = (before: string, now: string): boolean =>
  now.length > before.length + 1 && /^(?:https?:)?\/\/[^/]+\/./i.test(now);

/** The address that a rule has or makes, as a pattern; null: none. */
function givenAddress(rule: ReturnType<typeof fieldRule>): string | null {
  if (typeof rule.value === 'string') return writePattern([rule.value]);
  if (typeof rule.column === 'string') return writePattern(['', { column: rule.column, suffix: '' }]);
  const [from] = Array.isArray(rule.from) ? rule.from : [rule.from];
  if (typeof from !== 'string') return null;
  return /[{}]|^https?:/i.test(from) ? from : writePattern(['', { column: from, suffix: '' }]);
}

/** What has no column is the same for all products. */
function sourceOf(pattern: string) {
  const parts = partsOfPattern(pattern);
  return hasColumn(parts) ? { from: pattern } : { value: parts.join('') };
}
