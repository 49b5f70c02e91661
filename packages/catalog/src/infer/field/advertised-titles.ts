// The rule of titles, without what they advertise; and says so, with the way back.

import { reason } from '@guidepost/fault/reason';
import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import { counted } from '@guidepost/fault/say-number';
import { givenColumn } from '../../mapping/parse-template.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { show } from '../column/describe-values.ts';
import type { ChosenFields } from './choose-fields.ts';
import { findAdvertising } from './cut-advertising.ts';

interface PlainTitles {
  readonly chosen: ChosenFields;
  readonly doubts: readonly Mend[];
}

/** `isGiven`: a person said where titles come from. */
export function withoutAdvertising(
  chosen: ChosenFields,
  columns: readonly ColumnFacts[],
  isGiven: boolean,
): PlainTitles {
  const unchanged = { chosen, doubts: [] };
  const rule = chosen.fields.get('title')?.rule;
  const [source] = rule?.from ?? [];
  if (isGiven || rule === undefined || rule.pattern !== null || source?.kind !== 'column') return unchanged;
  const called = (name: string) => columns.find((column) => column.name === name) ?? null;
  const [page] = chosen.fields.get('link')?.rule.from ?? [];
  const title = called(source.column);
  const found = title && findAdvertising(title, page?.kind === 'column' ? called(page.column) : null);
  if (found === null) return unchanged;
  const { pattern, example, count } = found;
  const text = `without ${show(example)}, which advertises, in ${counted(count, 'name')}`;
  const why = reason('advertising-cut', text, { text: example, count });
  const fields = new Map(chosen.fields).set('title', { rule: { ...rule, pattern }, why });
  const remedy = setField('title', givenColumn(source.column));
  const doubt = mend`${counted(count, 'title')} of ${source.column} ${count === 1 ? 'is' : 'are'} shown without what advertises, such as ${show(example)}. To keep it, ${remedy}.`;
  return { chosen: { ...chosen, fields }, doubts: [doubt] };
}
