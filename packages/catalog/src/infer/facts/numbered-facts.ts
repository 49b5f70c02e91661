// Facts with a number: a measure with its name beside it (`weight 1.2 kg`, `900 litres/min`, `100 % cotton`), or what is counted
// (`5 speeds`). Forms of one word are one: `21 насадка`, `23 насадки`, `5 насадок`.

import type { Decimal } from '../../mapping/mapping.ts';
import { isSameUnitWord } from '../../mapping/same-unit-word.ts';
import { quantityOf, unitFactor, usualUnit } from '../cell/known-units.ts';
import { QUANTITIES } from '../cell/unit-table.ts';
import { alternatives } from '../names/name-words.ts';
import { MORE_UNITS, ROUGHLY } from './fact-words.ts';
import { BEFORE_FACT, BEHIND_FACT } from './lists-of-facts.ts';

export interface NumberedFact {
  /** The words beside the number, of what is counted in the plural. */
  readonly name: string;
  /** Of what is counted, its word as most numbers have it: `5 speeds`. */
  readonly unit: string;
  /** Several units of one quantity, each with its value in `unit`. */
  readonly units: readonly (readonly [string, number])[];
  /** Its group is the number. Of several units, the second one is the unit. */
  readonly pattern: string;
  readonly decimal: Decimal | null;
  /** Lists that have it. */
  readonly count: number;
  readonly example: string;
}

const FEWEST_NUMBERS = 2;
const NEARLY_ALL = 0.95;

const NUMBER = '\\d+(?:[.,]\\d+)?';
const WORD = "\\p{L}[\\p{L}\\p{M}’'-]*";
const KNOWN_UNITS = [...QUANTITIES.flat().map(([unit]) => unit), ...MORE_UNITS];
/** `in` is a word, and what is divided by something is a unit in any language: `литров/мин`. */
const UNIT = `(?:${alternatives(KNOWN_UNITS.filter((unit) => unit !== 'in'))}|\\p{L}{1,10}\\.?/\\p{L}{1,4}[²³]?)`;
const NEAR = `(?:(${alternatives(ROUGHLY)}|[~≈]) ?)?`;

const NAMED_BEFORE = new RegExp(`^(${WORD}(?: ${WORD}){0,3}?) ${NEAR}(${NUMBER}) ?(${UNIT})$`, 'u');
const NAMED_BEHIND = new RegExp(`^${NEAR}(${NUMBER}) ?(${UNIT})[ -](${WORD}(?: ${WORD}){0,2})$`, 'u');
const COUNTED = new RegExp(`^(\\d{1,6}) (${WORD}(?: ${WORD}){0,3})$`, 'u');
/** 2, 3, 24, not 12. */
const FEW = /(?<!1)[234]$/;
const YEAR = /^(?:19|20)\d\d$/;

type Form = 'before' | 'behind' | 'counted';

interface Told {
  readonly form: Form;
  readonly number: string;
  readonly unit: string;
  readonly name: string;
  /** What says that the number is not exact. */
  readonly near: string;
}

interface Group {
  readonly form: Form;
  readonly words: readonly string[];
  readonly spellings: Map<string, number>;
  /** Those behind 2, 3, 4, 22: all languages have a plural there, and Slavic ones the form without a number. */
  readonly plurals: Map<string, number>;
  readonly units: Map<string, number>;
  readonly numbers: Set<string>;
  readonly near: Set<string>;
  readonly example: string;
  count: number;
}

/** Null: the fact has no number, or more than one. */
function readNumbered(fact: string): Told | null {
  const before = NAMED_BEFORE.exec(fact);
  if (before !== null) {
    const [, name = '', near = '', number = '', unit = ''] = before;
    return { form: 'before', name, near, number, unit };
  }
  const behind = NAMED_BEHIND.exec(fact);
  if (behind !== null) {
    const [, near = '', number = '', unit = '', name = ''] = behind;
    return { form: 'behind', name, near, number, unit };
  }
  const [, number, name] = COUNTED.exec(fact) ?? [];
  if (number === undefined || name === undefined || YEAR.test(number)) return null;
  return { form: 'counted', name, number, near: '', unit: '' };
}

/** `fewest`: lists that must have one. The commonest comes first. */
export function findNumbered(lists: readonly (readonly string[])[], fewest: number): readonly NumberedFact[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const facts of lists) {
    const seen = new Set<Group>();
    for (const fact of facts) {
      const told = readNumbered(fact);
      if (told === null) continue;
      const key = `${told.form} ${told.name.toLowerCase()}`;
      const words = told.name.toLowerCase().split(' ');
      const group =
        known.get(key) ??
        groups.find((one) => one.form === told.form && areSame(one.words, words)) ??
        newGroup(told, words, fact);
      if (!known.has(key)) known.set(key, group);
      if (!groups.includes(group)) groups.push(group);
      group.spellings.set(told.name, (group.spellings.get(told.name) ?? 0) + 1);
      if (FEW.test(told.number)) group.plurals.set(told.name, (group.plurals.get(told.name) ?? 0) + 1);
      group.units.set(told.unit, (group.units.get(told.unit) ?? 0) + 1);
      group.numbers.add(told.number);
      if (told.near !== '') group.near.add(told.near);
      // A list that says it twice is of two things.
      group.count += seen.has(group) ? -1 : 1;
      seen.add(group);
    }
  }
  return groups
    .filter((group) => group.count >= fewest && group.numbers.size >= FEWEST_NUMBERS && isOneUnit(group))
    .toSorted((a, b) => b.count - a.count)
    .map((group) => asFact(withMainUnits(group)));
}

const newGroup = ({ form }: Told, words: readonly string[], example: string): Group => ({
  ...{ form, words, example, count: 0 },
  ...{ spellings: new Map(), plurals: new Map(), units: new Map(), numbers: new Set(), near: new Set() },
});

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((word, nth) => word === other[nth] || isSameUnitWord(word, other[nth] ?? ''));

/** Nearly all units measure the same. */
const isOneUnit = (group: Group): boolean => sumOf(withMainUnits(group).units) >= sumOf(group.units) * NEARLY_ALL;

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Without the units that measure something else than the commonest one. */
function withMainUnits(group: Group): Group {
  const [most = ''] = byCount(group.units);
  const quantity = quantityOf(usualUnit(most));
  const isAlike = (unit: string): boolean =>
    unit === most || (quantity !== null && quantityOf(usualUnit(unit)) === quantity);
  return { ...group, units: new Map([...group.units].filter(([unit]) => isAlike(unit))) };
}

const byCount = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([text]) => text);

const oneOf = (texts: readonly string[]): string =>
  texts.length === 1 ? alternatives(texts) : `(?:${alternatives(texts)})`;

function asFact(group: Group): NumberedFact {
  const { form, spellings, plurals, numbers, near, count, example } = group;
  const names = byCount(spellings);
  const [plural] = form === 'counted' ? byCount(plurals) : [];
  const named = oneOf(names);
  const { unit, units, written } =
    form === 'counted' ? { unit: names[0] ?? '', units: [], written: '' } : unitsOf(group);
  const roughly = near.size === 0 ? '' : `(?:(?:${alternatives([...near])}) ?)?`;
  const patterns: Readonly<Record<Form, string>> = {
    before: `${named} ${roughly}(${NUMBER}) ?${written}`,
    behind: `${roughly}(${NUMBER}) ?${written}[ -]${named}`,
    counted: `(\\d{1,6}) ${named}`,
  };
  const commas = [...numbers].filter((number) => number.includes(',')).length;
  const points = [...numbers].filter((number) => number.includes('.')).length;
  return {
    ...{ name: plural ?? names[0] ?? '', unit, units, count, example },
    pattern: `${BEFORE_FACT}${patterns[form]}${BEHIND_FACT}`,
    decimal: commas > points ? 'comma' : points > 0 ? 'point' : null,
  };
}

/** `written`: the units in a pattern, as a group if they are worth different amounts. */
function unitsOf({ units: counts }: Group) {
  const spelt = byCount(counts);
  const [main = ''] = spelt;
  const unit = usualUnit(main);
  const units = spelt.map((one) => [one, unitFactor(one, unit) ?? 1] as const);
  const isOne = units.every(([, factor]) => factor === 1);
  const written = isOne ? oneOf(spelt) : `(${alternatives(spelt)})`;
  return { unit, units: isOne ? [] : units, written };
}
