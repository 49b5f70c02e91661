// Reads the range of a RANGE question. Its bounds become part of answer ids, so they must be numbers that an id can
// spell: at most 15 significant digits, and 6 after the point.

import { MAX_TEXT } from '@guidepost/contract/advisor-file-member';
import { MAX_RANGE_NUMBER, RangeFile, RangeGroupingFile } from '@guidepost/contract/advisor-file-range';
import type { RangeGrouping, RangeQuestion } from '@guidepost/engine/advisor';
import { quoted } from '@guidepost/fault/say-names';
import { mendNumber } from '@guidepost/placed-text/mend-number';
import type { PlacedMap, PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import { nullableMember, optionalMember, requiredMember } from './read-member.ts';
import { readList, readMap, readNumber, readText } from './read-node.ts';
import { readAttributeName, readTitle } from './read-question-parts.ts';

type Range = Pick<RangeQuestion, 'attribute' | 'from' | 'to' | 'step' | 'label' | 'groupings'>;

const AUTO: Omit<Range, 'attribute'> = { from: 'auto', to: 'auto', step: 1, label: '', groupings: [] };

export const readRangeMember = (question: PlacedMap, faults: FaultList): Range => {
  const attributeNode = requiredMember(question, 'attribute', faults, 'Name a number attribute, or `price`.');
  const attribute = attributeNode === null ? '' : readAttributeName(attributeNode, faults);
  const node = optionalMember(question, 'range', faults);
  const range = node === null ? null : readMap(node, faults, Object.keys(RangeFile.properties));
  if (range === null) return { attribute, ...AUTO };

  const from = readBound(range, 'from', faults);
  const to = readBound(range, 'to', faults);
  if (from !== 'auto' && to !== 'auto' && from > to) {
    faults.add(range, `The range goes from ${from} to ${to}, which is backwards.`, 'Exchange `from` and `to`.');
  }
  const step = optionalMember(range, 'step', faults);
  const label = optionalMember(range, 'label', faults);
  const groupings = optionalMember(range, 'groupings', faults);
  const items = groupings === null ? [] : readList(groupings, faults, { mayBeEmpty: true });
  return {
    attribute,
    from,
    to,
    step: step === null ? AUTO.step : readRangeNumber(step, faults, 0),
    label: label === null ? AUTO.label : readText(label, faults, { mayBeEmpty: true, most: MAX_TEXT }),
    groupings: items.map((item) => readGrouping(item, from, to, faults)).filter((grouping) => grouping !== null),
  };
};

const readBound = (range: PlacedMap, name: 'from' | 'to', faults: FaultList): number | 'auto' => {
  const node = optionalMember(range, name, faults);
  if (node === null) return 'auto';
  if (node.kind === 'scalar' && node.value === 'auto') return 'auto';
  if (node.kind === 'scalar' && typeof node.value === 'string') {
    faults.add(
      node,
      `${quoted(node.text)} is neither a number nor \`auto\`.`,
      mendNumber(node) ?? 'Write a number without unit, or `auto`.',
    );
    return 'auto';
  }
  return readRangeNumber(node, faults);
};

const readRangeNumber = (node: PlacedNode, faults: FaultList, above?: number): number => {
  const number = readNumber(node, faults, {
    min: -MAX_RANGE_NUMBER,
    max: MAX_RANGE_NUMBER,
    ...(above === undefined ? {} : { above }),
  });
  if (Math.abs(number) <= MAX_RANGE_NUMBER && !fitsIntoId(number)) {
    faults.add(
      node,
      `${quoted(node.kind === 'scalar' ? node.text : '')} has too many digits.`,
      'Keep to 6 digits after the point, and 15 altogether.',
    );
  }
  return number;
};

const fitsIntoId = (number: number): boolean =>
  Number(number.toFixed(6)) === number && Number(number.toPrecision(15)) === number;

const readGrouping = (
  node: PlacedNode,
  lower: number | 'auto',
  upper: number | 'auto',
  faults: FaultList,
): RangeGrouping | null => {
  const grouping = readMap(node, faults, Object.keys(RangeGroupingFile.properties));
  if (grouping === null) return null;
  const title = requiredMember(grouping, 'title', faults, 'Write the label of the sub-range.');
  const fromNode = nullableMember(grouping, 'from');
  const toNode = nullableMember(grouping, 'to');
  const from = fromNode === null ? null : readRangeNumber(fromNode, faults);
  const to = toNode === null ? null : readRangeNumber(toNode, faults);
  if (from !== null && to !== null && from > to) {
    faults.add(grouping, `The grouping goes from ${from} to ${to}, which is backwards.`, 'Exchange `from` and `to`.');
  }
  for (const [end, at] of [
    [from, fromNode],
    [to, toNode],
  ] as const) {
    if (end === null || at === null) continue;
    if (lower !== 'auto' && end < lower) {
      faults.add(
        at,
        `${end} is below the range, which begins at ${lower}.`,
        'Move it into the range, or widen the range.',
      );
    } else if (upper !== 'auto' && end > upper) {
      faults.add(
        at,
        `${end} is above the range, which ends at ${upper}.`,
        'Move it into the range, or widen the range.',
      );
    }
  }
  return { title: title === null ? '' : readTitle(title, faults), from, to };
};
