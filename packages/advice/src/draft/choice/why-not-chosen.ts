// Says why a question was not chosen.

import { isIdleWeight } from '../attribute/speaks-to-need.ts';
import type { Plan } from '../plan/plan.ts';
import type { Choice } from './choice.ts';
import { LEAST_BITS, WORTH_OF_FEWEST, WORTH_OF_MORE } from './worth-asking.ts';

export interface NotChosen {
  readonly plan: Plan;
  readonly why:
    | 'few-have-it'
    | 'not-for-shoppers'
    | 'same-answers'
    | 'tells-little'
    | 'tells-nothing-more'
    | 'enough-questions'
    | 'helps-few'
    | 'too-many-questions';
  /** The bits that it would tell as the only question. */
  readonly bits: number;
}

/** `unknown`: plans that most products have no value for; `repeated`: those that say what the kind says; `givenUp`: those that were chosen at first. */
export const explainNotChosen = (
  choice: Choice,
  by: Readonly<Record<'unknown' | 'repeated' | 'givenUp', readonly Plan[]>>,
): NotChosen[] => [
  ...explainRest(choice),
  ...by.givenUp.map((plan): NotChosen => ({ plan, why: 'helps-few', bits: choice.bitsAlone(plan) })),
  ...by.repeated.map((plan): NotChosen => ({ plan, why: 'same-answers', bits: choice.bitsAlone(plan) })),
  ...by.unknown.map((plan): NotChosen => ({ plan, why: 'few-have-it', bits: choice.bitsAlone(plan) })),
];

function explainRest(choice: Choice): NotChosen[] {
  const isFull = !choice.hasRoom;
  return [...choice.open].map((plan): NotChosen => {
    const alone = choice.bitsAlone(plan);
    if (isIdleWeight(plan.profile, choice.isUnweighed)) return { plan, bits: alone, why: 'not-for-shoppers' };
    const asked = { found: choice.found, isFull, helps: choice.gainOf(plan) > 0, isWorth: choice.inUse(plan).worth };
    return { plan, bits: alone, why: whyNotChosen(alone, choice.bitsOf(plan), asked) };
  });
}

export interface AskedBefore {
  readonly found: number;
  readonly isFull: boolean;
  /** Some find their product only with it. */
  readonly helps: boolean;
  /** Its worth in use, see `Choice.inUse`. */
  readonly isWorth: number;
}

/** `alone`: bits told as the only question; `more`: bits told after the chosen questions. */
export function whyNotChosen(
  alone: number,
  more: number,
  { found, isFull, helps, isWorth }: AskedBefore,
): NotChosen['why'] {
  if (alone < LEAST_BITS && isWorth < WORTH_OF_MORE) return 'tells-little';
  if (isFull && (helps || isWorth >= WORTH_OF_FEWEST)) return 'too-many-questions';
  if (helps) return 'helps-few';
  if (more < LEAST_BITS && isWorth < LEAST_BITS) return 'tells-nothing-more';
  return found >= PROMISED ? 'enough-questions' : isFull ? 'too-many-questions' : 'enough-questions';
}

/** From this share on, a draft may say that shoppers find their product. */
const PROMISED = 0.95;
