// What a mapping makes of a sample of its file, for tools.

import type { TrialView } from '@guidepost/contract/views/trial-view';
import { withoutText } from '@guidepost/fault/reason';
import type { TrialOutcome } from '../imports/try-mapping.ts';
import { viewDrop, viewGroup } from './import-view.ts';
import { viewProduct } from './product-view.ts';
import { REQUEST_DOOR as DOOR } from './request-door.ts';

/** `noPicture`: the address of the picture for products that have none. */
export function viewTrial(outcome: TrialOutcome, noPicture: string): TrialView {
  if (outcome.kind === 'faulty') return { outcome: 'faulty', faults: outcome.faults };
  const { text, document } = outcome;
  if (outcome.kind === 'unreadable')
    return { outcome: 'unreadable', error: DOOR.say(outcome.said), ...{ text, document } };
  const {
    lacking,
    isWhole,
    isHurried,
    examples,
    exampleRows,
    firstRows,
    refused,
    cells,
    values,
    without,
    largestGroup,
    drops,
    ...counts
  } = outcome.trial;
  return {
    outcome: 'tried',
    ...counts,
    dropped_by: drops.map(viewDrop),
    whole: isWhole,
    hurried: isHurried,
    missing: lacking.fields,
    absent: lacking.absent,
    cells: cells.map(({ values, reason, ...cell }) => ({
      ...cell,
      ...{ reason: reason?.text ?? null, reason_coded: reason && withoutText(reason) },
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, copy(value)])),
    })),
    values: Object.fromEntries(Object.entries(values).map(([name, told]) => [name, told.map((each) => ({ ...each }))])),
    examples: examples.map(viewProduct),
    example_rows: exampleRows.map((row) => ({ ...row })),
    refused: refused.map((row) => ({ ...row })),
    without: Object.fromEntries(
      Object.entries(without).map(([name, { count, texts }]) => [name, { count, texts: [...texts] }]),
    ),
    largest_group: largestGroup && { ...largestGroup },
    no_picture: noPicture,
    likely_currencies: [...outcome.currencies.likely],
    presumed_currency: outcome.currencies.presumed,
    currency_sign: outcome.currencies.sign,
    rejection_groups: outcome.rejectionGroups.map((group) => viewGroup(group, DOOR)),
    ...{ text, document },
  };
}

const copy = <Value>(value: Value | readonly string[]) => (Array.isArray(value) ? [...value] : (value as Value));
