// Plans one question for two numbers that belong together: nobody describes a carpet by its width alone.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { AttributePair } from '../attribute/find-pairs.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { numberAt } from '../attribute/unit-of-parts.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { questionBase, topicOf } from './question-base.ts';

/** The most frequent pairs are offered until this share of products has one. Rarer pairs are found under something else. */
const COVERED = 0.98;
const MOST_PAIRS = 20;
/** If the pairs cover a smaller share, it is better to ask for the two numbers one by one. */
const LEAST_COVERED = 0.95;

/** `2 × 16 GB`: people rather say how much it is altogether. */
const EASE_OF_TWO = 0.3;

interface Counted {
  readonly first: number;
  readonly second: number;
  count: number;
}

/** Null if there are too many pairs for answers, or only one. */
export function planPair(pair: AttributePair, size: number, spelling: NumberSpelling, phrases: Phrases): Plan | null {
  const { first, second } = pair;
  const all = countPairs(pair);
  const known = [...all.values()].reduce((sum, { count }) => sum + count, 0);
  const pairs: Counted[] = [];
  let covered = 0;
  for (const one of [...all.values()].sort((a, b) => b.count - a.count || order(pair, a, b)).slice(0, MOST_PAIRS)) {
    if (pairs.length > 1 && covered >= COVERED * known) break;
    pairs.push(one);
    covered += one.count;
  }
  if (pairs.length < 2 || covered < LEAST_COVERED * known) return null;
  pairs.sort((a, b) => order(pair, a, b));

  const profile = {
    ...first,
    attribute: { ...first.attribute, label: pair.label },
    known,
    codes: Array.from(all, (_, nth) => nth + 1),
  };
  const topic = topicOf(profile);
  const answers = pairs.map((one) => answerFor(pair, one, spelling));
  const hasOther = all.size > pairs.length;
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, pair.isArea ? phrases.askArea(topic) : phrases.askChoice(topic, false)),
    id: pair.name,
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: hasOther ? [...answers, otherThan(answers, pair, phrases)] : answers,
  };
  const replyOf = new Map(pairs.map((one, nth) => [keyOf(one.first, one.second), nth + 1]));
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    const [a, b] = [numberAt(first, product), numberAt(second, product)];
    const rare = hasOther && a !== null && b !== null ? pairs.length + 1 : 0;
    replies[product] = replyOf.get(keyOf(a, b)) ?? rare;
  }
  return {
    profile,
    partner: second,
    question,
    replies,
    isList: false,
    largest: pairs.length + (hasOther ? 1 : 0),
    most: 200,
    least: 2,
    ease: (pair.isArea ? 1 : EASE_OF_TWO) * ease(profile),
  };
}

/** Whatever has both numbers and is not among the answers. */
function otherThan(answers: readonly Answer[], { first, second }: AttributePair, { other }: Phrases): Answer {
  const rest: Condition = { kind: 'not', of: { kind: 'any', of: answers.flatMap(({ where }) => where ?? []) } };
  const lacking = [first, second].filter(({ known, products }) => known < products);
  const there = lacking.map(
    ({ attribute }): Condition => ({ kind: 'exists', attribute: attribute.name, exists: true }),
  );
  const where: Condition = there.length === 0 ? rest : { kind: 'all', of: [...there, rest] };
  return { id: 'other', title: other, description: null, image: null, backgroundColor: null, where };
}

function countPairs({ first, second }: AttributePair): Map<string, Counted> {
  const pairs = new Map<string, Counted>();
  for (const product of first.scope) {
    const [a, b] = [numberAt(first, product), numberAt(second, product)];
    if (a === null || b === null) continue;
    const known = pairs.get(keyOf(a, b));
    if (known === undefined) pairs.set(keyOf(a, b), { first: a, second: b, count: 1 });
    else known.count++;
  }
  return pairs;
}

const keyOf = (first: number | null, second: number | null): string => `${first} ${second}`;

/** Areas from small to large. */
const order = ({ isArea }: AttributePair, a: Counted, b: Counted): number =>
  (isArea ? a.first * a.second - b.first * b.second : 0) || a.first - b.first || a.second - b.second;

function answerFor({ first, second, isArea }: AttributePair, one: Counted, spelling: NumberSpelling): Answer {
  const [a, b] = [spelling.bare(one.first), spelling.one(one.second)];
  const dotless = (number: number): string => String(number).replace('.', '_').replace('-', 'minus_');
  return {
    id: dotless(one.first) + (isArea ? 'x' : '-') + dotless(one.second),
    // Two modules of 8 GB: `2 × 8 GB`.
    title: isArea || first.concept === 'count' ? `${a} × ${b}` : `${a} / ${b}`,
    description: null,
    image: null,
    backgroundColor: null,
    where: {
      kind: 'all',
      of: [
        { kind: 'in', attribute: first.attribute.name, values: [one.first] },
        { kind: 'in', attribute: second.attribute.name, values: [one.second] },
      ],
    },
  };
}
