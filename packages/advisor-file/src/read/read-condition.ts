// Reads a condition on products that stands alone, such as one that somebody is just writing.

import type { Condition } from '@guidepost/engine/condition';
import { readPlacedText } from '@guidepost/placed-text/read-placed-text';
import { LineCounter } from 'yaml';
import { type AdvisorFileFault, FaultList } from './advisor-file-fault.ts';
import { ADVISOR_TEXT } from './advisor-text.ts';
import { parseCondition } from './parse-condition.ts';

/** `condition`: null if it is empty, so that every product satisfies it. */
export function readCondition(
  text: string,
): { readonly condition: Condition | null } | { readonly faults: readonly AdvisorFileFault[] } {
  const faults = new FaultList('', new LineCounter(), 'author');
  const root = readPlacedText(text, new LineCounter(), faults, ADVISOR_TEXT);
  const condition = root === null ? null : parseCondition(root, faults);
  return faults.isEmpty ? { condition } : { faults: faults.list() };
}
