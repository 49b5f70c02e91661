// Whether a reply can be taken, and its canonical spelling. Refusals are values: they are what a client did, not a fault.

import type { CompiledAdvisor, CompiledQuestion, CompiledRange } from './compile.ts';
import { formatRangeId, parseRangeId } from './range-id.ts';
import type { Reply, Session } from './session.ts';
import { codeOf, valueAt } from './snapshot.ts';

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
  const reply = question.kind === 'range' ? readRange(question, answers) : readChoice(question, answers);
  return 'kind' in reply ? reply : { kind: 'accepted', question: questionId, reply };
}

/** Whether two accepted replies to one question mean the same. */
export const isSameReply = (a: Reply, b: Reply): boolean =>
  a.length === b.length && a.every((answer, index) => answer === b[index]);

const invalid = (answer: number, why: InvalidAnswer): Refusal => ({ kind: 'invalid-answer', answer, why });

function readChoice(question: Exclude<CompiledQuestion, CompiledRange>, answers: readonly string[]): Reply | Refusal {
  const unknown = answers.findIndex((id) => !isKnownAnswer(question, id));
  if (unknown !== -1) return invalid(unknown, 'unknown');
  if (question.kind === 'values') return [...answers].sort();
  const place = (id: string) => question.answerPlaces.get(id) ?? -1;
  return [...answers].sort((a, b) => place(a) - place(b));
}

/** An answer need not be offered any more; of values, those of the revision before are known too. */
function isKnownAnswer(question: Exclude<CompiledQuestion, CompiledRange>, id: string): boolean {
  if (question.kind === 'choice') return question.answerPlaces.has(id);
  return [question.values?.column, question.previous].some((column) => {
    const code = column ? codeOf(column, id) : 0;
    return column && code !== 0 && valueAt(column, code) === id;
  });
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
  // Far beyond every price, the spelling without exponent leaves the grammar; then the reply stays as it was sent.
  return [parseRangeId(canonical) === null ? id : canonical];
}
