// Whether a reply can be taken, and its canonical spelling. Refusals are values, because they are what a client did and no fault.

import type { CompiledAdvisor, CompiledAnswer, CompiledChoice, CompiledRange, CompiledValues } from './compile.ts';
import { formatRangeId, parseRangeId } from './range-id.ts';
import type { Reply, Session } from './session.ts';
import { type Column, codeOf, valueAt } from './snapshot.ts';

export type Accepted = { readonly kind: 'accepted'; readonly question: string; readonly reply: Reply };

export type Refusal =
  | { readonly kind: 'ended' }
  | { readonly kind: 'not-current'; readonly current: string }
  /** `answer` is the place of the answer at fault among those sent. */
  | { readonly kind: 'invalid-answer'; readonly answer: number; readonly why: InvalidAnswer };

export type InvalidAnswer = 'unknown' | 'too-many' | 'malformed-range' | 'reversed-range' | 'out-of-bounds';

/** Takes a reply to the question shown or to one already replied to; an empty list skips. */
export function accept(
  compiled: CompiledAdvisor,
  session: Session,
  questionId: string,
  answers: readonly string[],
): Accepted | Refusal {
  const question = compiled.questions[compiled.places.get(questionId) ?? -1];
  const isKnown = questionId === session.shown || Object.hasOwn(session.replies, questionId);
  if (question === undefined || !isKnown) {
    return session.shown === null ? { kind: 'ended' } : { kind: 'not-current', current: session.shown };
  }
  if (answers.length > 1 && question.question.type !== 'MULTIPLE') return invalid(1, 'too-many');
  const reply =
    question.kind === 'range'
      ? readRange(question, answers)
      : question.kind === 'values'
        ? readValues(question, answers)
        : readChoice(question, answers);
  return 'kind' in reply ? reply : { kind: 'accepted', question: question.question.id, reply };
}

/** Whether two accepted replies to one question mean the same. */
export const isSameReply = (a: Reply, b: Reply): boolean =>
  a.length === b.length && a.every((answer, index) => answer === b[index]);

const invalid = (answer: number, why: InvalidAnswer): Refusal => ({ kind: 'invalid-answer', answer, why });

/** The author's own strings, so that sessions in memory share them. */
function readChoice({ answers: known, answerPlaces }: CompiledChoice, sent: readonly string[]): Reply | Refusal {
  const places: number[] = [];
  for (let i = 0; i < sent.length; i++) {
    const place = answerPlaces.get(sent[i] as string);
    if (place === undefined) return invalid(i, 'unknown');
    places.push(place);
  }
  if (places.length > 1) places.sort((a, b) => a - b);
  return places.map((place) => (known[place] as CompiledAnswer).answer.id);
}

/** An answer need not be offered any more. The values of the revision before are accepted, too. */
function readValues({ values, previous }: CompiledValues, sent: readonly string[]): Reply | Refusal {
  const unknown = sent.findIndex((id) => !hasValue(values?.column, id) && !hasValue(previous, id));
  return unknown === -1 ? [...sent].sort() : invalid(unknown, 'unknown');
}

function hasValue(column: Column | null | undefined, id: string): boolean {
  const code = column ? codeOf(column, id) : 0;
  return column !== null && column !== undefined && code !== 0 && valueAt(column, code) === id;
}

function readRange({ question }: CompiledRange, answers: readonly string[]): Reply | Refusal {
  const [id] = answers;
  if (id === undefined) return [];
  const range = parseRangeId(id);
  if (range === null) return invalid(0, 'malformed-range');
  if (range.from > range.to) return invalid(0, 'reversed-range');
  const isBelow = question.from !== 'auto' && range.from < question.from;
  const isAbove = question.to !== 'auto' && range.to > question.to;
  if (isBelow || isAbove) return invalid(0, 'out-of-bounds');
  const canonical = formatRangeId(range);
  // For numbers far beyond every price, the spelling without exponent is outside the grammar. The reply then stays as it was sent.
  return [parseRangeId(canonical) === null ? id : canonical];
}
