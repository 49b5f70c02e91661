// With `order: adaptive`: of the questions that could come next, the one that narrows the choice most. The author's stages come
// before gains, and the listed order settles what is equal.

import { sampleCandidates } from './candidate-sample.ts';
import type { CompiledAdvisor, CompiledQuestion } from './compile.ts';
import { type Gain, gainOf } from './gain.ts';
import { GAIN_UNITS } from './gain-tally.ts';
import type { Narrowed } from './narrow.ts';
import type { OpenQuestions } from './open-questions.ts';

/** A question that could have come next. */
export interface Contender {
  readonly question: string;
  /** In bits: how much a reply narrows the choice on average. */
  readonly gain: number;
}

/** What comes next, and by which numbers it was chosen. */
export interface Choice {
  /** Null: no question is open. */
  readonly place: number | null;
  /** The questions that could come next, best first; null if there is none, or if the author's order says what comes next. */
  readonly chosenBy: readonly Contender[] | null;
}

/** The gain of asking a question of the candidates. */
export type Gains = (asked: CompiledQuestion) => Gain;

export function chooseAdaptively(
  compiled: CompiledAdvisor,
  open: Pick<OpenQuestions, 'isOpen'>,
  gains: () => Gains,
): Choice {
  const places = compiled.questions.map(({ place }) => place).filter((place) => open.isOpen(place) === 1);
  return chooseByGain(compiled, places, gains());
}

/** Looks at the candidates for each question anew. Valid until the next sample of this thread. */
export function gainsAmong({ advisor }: CompiledAdvisor, narrowed: Narrowed): Gains {
  const sample = sampleCandidates(narrowed.candidates, narrowed.count);
  return (asked) => gainOf(asked, narrowed, sample, advisor.results.limit);
}

const openings = new WeakMap<CompiledAdvisor, Choice>();

/** What every conversation begins with: the same for all, so it is worked out once. */
export function chooseOpening(compiled: CompiledAdvisor): Choice {
  let opening = openings.get(compiled);
  if (opening === undefined) {
    opening = findOpening(compiled);
    openings.set(compiled, opening);
  }
  return opening;
}

function findOpening(compiled: CompiledAdvisor): Choice {
  const { first } = compiled.advisor;
  const fixed = first === null ? undefined : compiled.places.get(first);
  if (fixed !== undefined) return { place: fixed, chosenBy: null };
  const none = compiled.questions.map(() => null);
  const whole: Narrowed = {
    candidates: compiled.scope,
    count: compiled.scopeSize,
    given: none,
    replies: none,
    filters: [],
    applied: [],
    bounds: [],
  };
  const places = compiled.questions.filter(({ question }) => question.askIf === null).map(({ place }) => place);
  return chooseByGain(compiled, places, gainsAmong(compiled, whole));
}

interface Weighed {
  readonly place: number;
  readonly question: string;
  readonly gain: number;
  readonly hidesValues: boolean;
}

function chooseByGain(compiled: CompiledAdvisor, places: readonly number[], gainAt: Gains): Choice {
  const stageOf = (place: number): number => compiled.questions[place]?.question.stage ?? 0;
  const stage = places.reduce((least, place) => Math.min(least, stageOf(place)), Number.POSITIVE_INFINITY);
  const weighed: Weighed[] = [];
  for (const place of places) {
    const question = compiled.questions[place];
    if (question === undefined || stageOf(place) > stage) continue;
    const { gain, hidesValues } = gainAt(question);
    weighed.push({ place, question: question.question.id, gain, hidesValues });
  }
  weighed.sort(betterFirst);
  const [best] = weighed;
  if (best === undefined) return { place: null, chosenBy: null };
  return { place: best.place, chosenBy: weighed.map(({ question, gain }) => ({ question, gain: gain / GAIN_UNITS })) };
}

/** A list of answers that leaves out values comes late: who wants what it leaves out could only skip it. */
const betterFirst = (a: Weighed, b: Weighed): number =>
  Number(a.hidesValues) - Number(b.hidesValues) || b.gain - a.gain || a.place - b.place;
