// What belongs to what a column is: the unit of a number, the separator of a list, the words for yes and no, which part of the cell counts.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import { CurrencySelect } from '../required/currency-select.tsx';
import { kindOf } from './column-kinds.ts';
import {
  type ColumnUse,
  currencyIn,
  droppingRows,
  type EditedRule,
  faultOfName,
  usesOf,
  withAttribute,
  withCurrency,
  without,
  withUse,
} from './edited-mapping.ts';
import { LateText } from './late-text.tsx';
import type { MappingInHand } from './mapping-in-hand.ts';
import { AmountTaken } from './several-amounts.tsx';
import { PART_KINDS, patternOf, type TakenPart, takenPartOf } from './taken-part.ts';
import { UnitChoices } from './unit-choices.tsx';
import { YesAndNo } from './yes-and-no.tsx';

type ToldColumn = SurveyView['columns'][number];

interface SettingsProps {
  readonly use: ColumnUse;
  readonly told: ToldColumn;
  readonly inHand: MappingInHand;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** By what a trial counts of its cells, among them the empty ones. */
const hasEmptyCells = ({ column }: ToldColumn, { cellsOf, tried }: MappingInHand): boolean =>
  cellsOf === column && (tried?.cells.some(({ text }) => text === '') ?? false);

export function UseSettings({ use, told, inHand }: SettingsProps) {
  const { catalogs: words } = useWords();
  if (use.kind !== 'field' && use.kind !== 'attribute') return null;
  const kind = kindOf(use);
  const { rule } = use;
  const put = (members: EditedRule): void =>
    inHand.change((now) => {
      const changed = { ...rule, ...members };
      return withUse(now, use, without(changed, ...Object.keys(changed).filter((name) => changed[name] === undefined)));
    });
  const isPrice = kind === 'price' || kind === 'list_price';
  return (
    <div className="settings">
      {use.kind === 'attribute' && (
        <>
          <LateText
            label={words.settings.label}
            value={textOf(rule.label)}
            placeholder={told.column}
            change={(text) => put({ label: text || undefined })}
          />
          {kind === 'number' && (
            <LateText
              label={words.settings.unit}
              value={textOf(rule.unit)}
              placeholder={words.settings.noUnit}
              change={(text) => put({ unit: text.trim() || undefined, ...(text.trim() === '' && { type: 'number' }) })}
            />
          )}
          {kind === 'number' && <UnitChoices use={use} told={told} put={(unit) => put({ unit })} />}
        </>
      )}
      {(kind === 'number' || isPrice) && (
        <NativeSelect
          className="whole-row"
          label={words.settings.decimal}
          value={textOf(rule.decimal)}
          onChange={(event) => put({ decimal: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: words.settings.decimals.usual },
            { value: 'point', label: words.settings.decimals.point },
            { value: 'comma', label: words.settings.decimals.comma },
            ...(isPrice ? [{ value: 'each', label: words.settings.decimals.each }] : []),
          ]}
        />
      )}
      {isPrice && <AmountTaken {...{ rule, inHand, put }} field={kind} />}
      {kind === 'list' && use.kind === 'attribute' && (
        <NativeSelect
          label={words.settings.between}
          value={textOf(rule.between)}
          onChange={(event) => put(withBetween(rule, event.currentTarget.value))}
          data={[
            { value: '', label: words.settings.betweens.none },
            { value: 'numbers', label: words.settings.betweens.numbers },
            { value: 'months', label: words.settings.betweens.months },
          ]}
        />
      )}
      {kind === 'list' && rule.between === undefined && (
        <LateText
          label={words.settings.split}
          value={textOf(rule.split)}
          change={(text) => text !== '' && put({ split: text })}
        />
      )}
      {(kind === 'boolean' || kind === 'available') && (
        <YesAndNo {...{ rule, told, inHand, put }} hasEmpty={hasEmptyCells(told, inHand)} />
      )}
      {isPrice && (
        <div className="whole-row">
          <CurrencySelect
            label={words.settings.currency}
            value={inHand.mapping && currencyIn(inHand.mapping)}
            likely={inHand.tried?.likely_currencies ?? []}
            choose={(code) => inHand.change((now) => withCurrency(now, code))}
          />
        </div>
      )}
      <details className="experts">
        <summary>{words.settings.experts}</summary>
        <div className="settings">
          {(kind === 'number' || isPrice) && (
            <LateText
              label={words.settings.scale}
              value={textOf(rule.scale)}
              placeholder="1"
              change={(text) => {
                const factor = Number(text.trim().replace(',', '.'));
                put({ scale: Number.isFinite(factor) && factor !== 0 && factor !== 1 ? factor : undefined });
              }}
            />
          )}
          {kind !== 'boolean' && kind !== 'available' && <PartChoice rule={rule} put={put} />}
          {use.kind === 'field' && kind !== 'available' && <Sources use={use} inHand={inHand} put={put} />}
          {use.kind === 'attribute' && (
            <LateText
              label={words.settings.name}
              description={words.settings.nameHint}
              value={use.name}
              refuse={(text) => {
                const name = text.trim();
                const fault = name === use.name ? null : faultOfName(inHand.mapping ?? {}, name);
                return fault && words.settings.nameFaults[fault];
              }}
              change={(text) =>
                text.trim() !== '' && inHand.change((now) => withAttribute(now, use.name, rule, text.trim()))
              }
            />
          )}
        </div>
      </details>
    </div>
  );
}

/** Ranges say by themselves where they end, so nothing has to part them. */
const withBetween = ({ split, unit }: EditedRule, between: string): EditedRule =>
  between === ''
    ? { between: undefined, split: split ?? ',', unit: undefined }
    : { between, split: undefined, unit: between === 'numbers' ? unit : undefined };

/** Columns and templates that it is made of; the first that has a value counts. */
function Sources({
  use: { rule },
  put,
}: {
  readonly use: Extract<ColumnUse, { kind: 'field' }>;
  readonly inHand: MappingInHand;
  readonly put: (members: EditedRule) => void;
}) {
  const { catalogs: words } = useWords();
  const { from } = rule;
  const texts = (Array.isArray(from) ? from : [from]).filter((text: unknown) => typeof text === 'string');
  if (texts.length === 0) return null;
  return (
    <>
      {texts.map((text, at) => (
        <LateText
          // biome-ignore lint/suspicious/noArrayIndexKey: they have an order and no names
          key={at}
          label={at === 0 ? words.settings.from : words.settings.fromElse}
          description={at === 0 ? words.settings.fromHint : undefined}
          value={text}
          change={(now) => {
            const all = texts.map((each, index) => (index === at ? now : each)).filter((each) => each.trim() !== '');
            if (all.length > 0) put({ from: all.length === 1 ? all[0] : all });
          }}
        />
      ))}
    </>
  );
}

function PartChoice({ rule, put }: { readonly rule: EditedRule; readonly put: (members: EditedRule) => void }) {
  const { catalogs: words } = useWords();
  const part = takenPartOf(rule.pattern);
  const { parts } = words.settings;
  const text = 'text' in part ? part.text : 'before' in part ? part.before : 'pattern' in part ? part.pattern : '';
  const begin: Readonly<Record<TakenPart['kind'], TakenPart>> = {
    whole: { kind: 'whole' },
    number: { kind: 'number', before: '' },
    after: { kind: 'after', text: ': ' },
    before: { kind: 'before', text: ' (' },
    last: { kind: 'last', text: '>' },
    pattern: { kind: 'pattern', pattern: textOf(rule.pattern) || '(.+)' },
  };
  const changed = (now: string): TakenPart => {
    if (part.kind === 'number') return { kind: 'number', before: now };
    if (part.kind === 'pattern') return { kind: 'pattern', pattern: now };
    return part.kind === 'whole' ? part : { kind: part.kind, text: now };
  };
  return (
    <>
      <NativeSelect
        label={words.settings.part}
        value={part.kind}
        onChange={(event) => {
          const kind = PART_KINDS.find((each) => each === event.currentTarget.value) ?? 'whole';
          put({ pattern: patternOf(begin[kind]) ?? undefined });
        }}
        data={PART_KINDS.map((value) => ({ value, label: parts[value] }))}
      />
      {part.kind !== 'whole' && (
        <LateText
          label={words.settings.partText[part.kind]}
          value={text}
          change={(now) =>
            (now !== '' || part.kind === 'number') && put({ pattern: patternOf(changed(now)) ?? undefined })
          }
        />
      )}
    </>
  );
}

const MOST_CHOICES = 8;

/** Rows that are not to be sold, by what this column says of them. */
export function RowsLeftOut({ told, inHand }: Pick<SettingsProps, 'told' | 'inHand'>) {
  const { catalogs: words } = useWords();
  const id = useId();
  if (inHand.mapping === null || told.distinct > 200) return null;
  const rule = usesOf(inHand.mapping, told.column).find((use) => use.kind === 'drop')?.rule;
  const texts = Array.isArray(rule?.in) ? rule.in.filter((text: unknown) => typeof text === 'string') : [];
  if (rule !== undefined && texts.length === 0 && rule.blank !== true) return null;
  const choices = [...new Set([...told.common.map(({ text }) => text), ...texts])].slice(0, MOST_CHOICES);
  return (
    <details open={texts.length > 0}>
      <summary>{words.settings.leaveOutRows}</summary>
      <fieldset className="choices" aria-labelledby={id}>
        <legend id={id} className="quiet">
          {words.settings.leaveOutHint}
        </legend>
        {choices.map((text) => (
          <Checkbox
            key={text}
            label={text}
            checked={texts.includes(text)}
            onChange={({ currentTarget: { checked } }) => {
              const now = checked ? [...texts, text] : texts.filter((each) => each !== text);
              inHand.change((mapping) => droppingRows(mapping, told.column, now));
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}
