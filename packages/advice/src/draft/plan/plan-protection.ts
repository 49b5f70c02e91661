// Plans a question for how well a thing keeps out dust and water, by its IP class: who needs IP44 is also happy with IP65. Each answer names the values
// of its class and of those that are no worse in either digit. The class that nearly all reach is the first answer, for rooms where nothing is wet.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import { valueAt } from '@guidepost/engine/snapshot';
import { ease } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import type { Phrases } from '../words/phrases.ts';
import { answerId } from './answer-id.ts';
import type { Plan } from './plan.ts';
import { askChoice, questionBase } from './question-base.ts';
import { levelOfNearlyAll, tellingBounds } from './rare-parts.ts';

interface ClassOfValue {
  readonly code: number;
  readonly value: string;
  readonly name: string;
  readonly dust: number;
  readonly water: number;
}

const IP = /^IP[ -]?([0-6X])([0-9X])[A-DHMSWK]*$/i;
/** Others, such as `none`, are found by those who skip. */
const NEARLY_ALL = 0.9;
const MOST_CLASSES = 12;

/** Null if the values are no such classes, or all of one class. */
export function planProtection(profile: Profile, size: number, phrases: Phrases): Plan | null {
  const { attribute, column, counts, known } = profile;
  if (column.type !== 'text') return null;
  // All values of the catalog, because products that are sold out come back.
  const classes = Array.from({ length: counts.length - 1 }, (_, nth) =>
    classOf(nth + 1, valueAt(column, nth + 1)),
  ).filter((each) => each !== null);
  const countOf = (some: readonly ClassOfValue[]): number =>
    some.reduce((sum, { code }) => sum + (counts[code] ?? 0), 0);
  if (countOf(classes) < NEARLY_ALL * known) return null;
  const levels = [...new Map(classes.map((each) => [each.name, each])).values()].sort(
    (a, b) => a.dust - b.dust || a.water - b.water,
  );
  if (levels.length < 2 || levels.length > MOST_CLASSES) return null;
  const reaching = ({ dust, water }: ClassOfValue): readonly ClassOfValue[] =>
    classes.filter((other) => other.dust >= dust && other.water >= water);
  const products = levels.map((level) => countOf(reaching(level)));
  const places = tellingBounds(
    levels.map((_, nth) => nth),
    (nth) => products[nth] ?? 0,
    known,
    false,
  );
  const lowest = levelOfNearlyAll(
    levels.map((_, nth) => nth),
    places[0] ?? 0,
    (nth) => (products[nth] ?? 0) / known,
  );
  const offered = [...(lowest === null ? [] : [lowest]), ...places].flatMap((nth) => levels[nth] ?? []);
  const taken = new Set<string>();
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askChoice(profile, phrases, false)),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: offered.map((level, nth) => ({
      id: answerId(level.name, nth, taken),
      title: lowest !== null && level === levels[lowest] ? level.name : phrases.orMore(level.name),
      description: null,
      image: null,
      backgroundColor: null,
      where: { kind: 'in', attribute: attribute.name, values: reaching(level).map(({ value }) => value) },
    })),
  };
  const setOf = new Uint32Array(counts.length);
  for (const [nth, level] of offered.entries())
    for (const { code } of reaching(level)) setOf[code] = (setOf[code] ?? 0) | (1 << nth);
  const replies = Uint32Array.from({ length: size }, (_, product) => setOf[column.codes[product] ?? 0] ?? 0);
  return { profile, question, replies, isList: true, largest: 0, most: 200, least: 2, ease: ease(profile) };
}

function classOf(code: number, value: string): ClassOfValue | null {
  const [, dust, water] = IP.exec(value.trim()) ?? [];
  if (dust === undefined || water === undefined) return null;
  const digit = (said: string): number => (/x/i.test(said) ? 0 : Number(said));
  return { code, value, name: `IP${dust}${water}`.toUpperCase(), dust: digit(dust), water: digit(water) };
}
