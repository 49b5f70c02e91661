// A quantity that is written in several units, the larger first: `5 kg 500 g`, `1 h 30 min`. Its parts are added up. A duration as
// machines write it is one, too: `PT1H30M`.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { CountedValue } from '../column/column-facts.ts';
import { describeMisfits, shortValue, show } from '../column/describe-values.ts';
import { quantityOf, unitFactor, usualUnit } from './known-units.ts';
import { TOLERANCE } from './recognise-number.ts';

export interface CompoundReading {
  readonly unit: string;
  readonly units: readonly (readonly [string, number])[];
  /** Each match is one number to add, with its unit, if the cell is nothing but such parts. */
  readonly pattern: string;
  readonly notes: readonly Reason[];
}

const NUMBER = '\\d+(?:[.,]\\d+)?';
const PART = new RegExp(`^(${NUMBER})\\s*([\\p{L}"″.]{1,9})[\\s,]*(?:(?:and|und|et|y|e|en|a|i)\\s+)?(?=\\d|$)`, 'u');
/** Of the cells, for a slip to be none. */
const SOME = 0.02;

export function recogniseCompound(values: readonly CountedValue[]): CompoundReading | null {
  return recogniseDurations(values) ?? recogniseParts(values);
}

function recogniseParts(values: readonly CountedValue[]): CompoundReading | null {
  const units = new Map<string, number>();
  let [total, fitting, several] = [0, 0, 0];
  const misfits: CountedValue[] = [];
  let example = '';
  for (const value of values) {
    total += value.count;
    const found = unitsIn(value.text);
    if (found === null) {
      misfits.push(value);
      continue;
    }
    fitting += value.count;
    for (const unit of found) units.set(unit, (units.get(unit) ?? 0) + value.count);
    if (found.length < 2) continue;
    several += value.count;
    example ||= value.text;
  }
  const [most = ''] = [...units].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const quantity = quantityOf(most);
  const isOne = quantity !== null && [...units.keys()].every((unit) => quantityOf(unit) === quantity);
  if (!isOne || several < Math.max(2, total * SOME) || fitting < total * TOLERANCE) return null;
  const named = [...units.keys()];
  const isTime = unitFactor(most, 's') !== null;
  // Nobody says 90 minutes as 1.5 hours, and everybody says 5.5 kg.
  const unit = usualUnit(
    isTime ? named.reduce((finest, one) => ((unitFactor(one, finest) ?? 1) < 1 ? one : finest)) : largest(named),
  );
  const written = named.toSorted((a, b) => b.length - a.length).map((one) => one.replace(/[.]/g, '\\.'));
  const part = `${NUMBER}\\s*(?:${written.join('|')})[\\s,]*(?:\\p{L}+\\s+)?`;
  return {
    unit,
    units: named.map((one) => [one, unitFactor(one, unit) ?? 1]),
    pattern: `(?<=^(?:${part})*)(?<![\\d.,])(${NUMBER})\\s*(${written.join('|')})(?=[\\s,]*(?:\\p{L}+\\s+)?(?:${part})*$)`,
    notes: [
      reason('several-units', `in several units, such as ${show(example)}, which are added up`, {
        example: shortValue(example),
      }),
      ...describeMisfits(misfits),
    ],
  };
}

const largest = (units: readonly string[]): string =>
  units.reduce((most, one) => ((unitFactor(one, most) ?? 1) > 1 ? one : most));

/** Its units, each smaller than the one before it. Null: the cell is something else. */
function unitsIn(text: string): readonly string[] | null {
  const units: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [whole = '', , unit = ''] = PART.exec(rest) ?? [];
    const before = units.at(-1);
    if (whole === '' || quantityOf(unit) === null || units.length === MOST_PARTS) return null;
    if (before !== undefined && (unitFactor(unit, before) ?? 1) >= 1) return null;
    units.push(unit);
    rest = rest.slice(whole.length);
  }
  return units.length === 0 ? null : units;
}

const MOST_PARTS = 3;

/** ISO 8601 */
const DURATION = /^P(?=\d|T\d)(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;
const PERIOD = /^P(?=\d)(?:\d+Y)?(?:\d+M)?$/;

function recogniseDurations(values: readonly CountedValue[]): CompoundReading | null {
  const first = values[0]?.text ?? '';
  const note = (): Reason[] => [
    reason('durations', `durations such as ${show(first)}`, { example: shortValue(first) }),
  ];
  if (values.length === 0) return null;
  if (values.every(({ text }) => PERIOD.test(text)))
    return {
      unit: 'months',
      units: [
        ['Y', 12],
        ['M', 1],
      ],
      pattern: '(\\d+)(Y|M)',
      notes: note(),
    };
  if (!values.every(({ text }) => DURATION.test(text))) return null;
  const inSeconds = values.some(({ text }) => text.includes('S') && !/T0S$/.test(text));
  const second = inSeconds ? 1 : 1 / 60;
  const minute = inSeconds ? 60 : 1;
  return {
    unit: inSeconds ? 's' : 'min',
    units: [
      ['D', 1_440 * minute],
      ['H', 60 * minute],
      ['M', minute],
      ...(inSeconds || values.some(({ text }) => text.endsWith('S')) ? [['S', second] as const] : []),
    ],
    pattern: '(\\d+(?:\\.\\d+)?)(D|H|M|S)',
    notes: note(),
  };
}
