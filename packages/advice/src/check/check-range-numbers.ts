// Whether the numbers of a RANGE can stand in the ids of its answers (rows 28 to 33 of the interface): at most 15
// significant digits, and 6 after the point.

import type { RangeQuestion } from '@guidepost/engine/advisor';
import { formatRangeId, parseRangeId } from '@guidepost/engine/range-id';
import { pointerTo } from '@guidepost/fault/json-pointer';
import type { Finding } from '../finding.ts';
import { questionName } from './wording.ts';

const SMALLEST_STEP = 0.000001;

/** `pointer`: of the question. */
export function checkRangeNumbers(question: RangeQuestion, pointer: string): Finding[] {
  const range = pointerTo(pointer, 'range');
  const numbers: [number | 'auto' | null, string][] = [
    [question.from, pointerTo(range, 'from')],
    [question.to, pointerTo(range, 'to')],
    ...question.groupings.flatMap(({ from, to }, nth): [number | null, string][] => [
      [from, pointerTo(range, 'groupings', nth, 'from')],
      [to, pointerTo(range, 'groupings', nth, 'to')],
    ]),
  ];
  const findings: Finding[] = [];
  const { step } = question;
  if (!(step >= SMALLEST_STEP)) {
    findings.push({
      severity: 'error',
      code: 'range-step',
      pointer: pointerTo(range, 'step'),
      message: `The step of ${questionName(question)} is ${step}; it must be 0.000001 or more.`,
      mend: 'Write a larger step, such as 1.',
    });
  } else numbers.push([step, pointerTo(range, 'step')]);
  for (const [number, at] of numbers) {
    if (typeof number !== 'number' || canStandInId(number)) continue;
    findings.push({
      severity: 'error',
      code: 'range-number',
      pointer: at,
      message: `${number} in ${questionName(question)} cannot be sent by a shopper: it has too many digits.`,
      mend: 'Keep to 6 digits after the point, and 15 altogether.',
    });
  }
  return findings;
}

const canStandInId = (number: number): boolean =>
  Number.isFinite(number) && parseRangeId(formatRangeId({ from: number, to: number }))?.from === number;
