// Which questions a conversation has left out so far, and why: most often because no reply to them would change anything.

import { alternativeCounter } from '@guidepost/engine/alternatives';
import { askIf } from '@guidepost/engine/ask-if';
import { intersects, isWithin } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledChoice, CompiledQuestion } from '@guidepost/engine/compile';
import { countValues } from '@guidepost/engine/count-values';
import { isPassedOver } from '@guidepost/engine/matters';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { OpenQuestions } from '@guidepost/engine/open-questions';
import { repliedQuestions, type Session } from '@guidepost/engine/session';
import { valueAt, valueCount } from '@guidepost/engine/snapshot';

export type PassedOverBecause =
  /** Every product left satisfies each of the answers. */
  | { readonly kind: 'all-fit'; readonly answers: readonly string[] }
  /** Of the answers only this one is left, and some products left do not satisfy it. */
  | { readonly kind: 'one-answer'; readonly answers: readonly string[] }
  /** No product left satisfies an answer, or has a value. */
  | { readonly kind: 'none-fits' }
  /** It is asked only after other replies. */
  | { readonly kind: 'condition' }
  /** With adaptive order: all that fits is shown already. */
  | { readonly kind: 'in-view' }
  /** It is a wish that does not count. */
  | { readonly kind: 'no-weight' }
  | { readonly kind: 'no-change' };

export interface PassedOver {
  readonly place: number;
  readonly because: PassedOverBecause;
  /** Products, or groups where results are one per group, when it was its turn. */
  readonly left: number;
}

/** In listed order. With listed order only those whose turn has come. */
export function passedOver(compiled: CompiledAdvisor, session: Session): PassedOver[] {
  const isListed = compiled.advisor.order === 'listed';
  const turn = session.shown === null ? compiled.questions.length : (compiled.places.get(session.shown) ?? 0);
  const found: PassedOver[] = [];
  for (const { place, question } of compiled.questions) {
    if ((isListed && place >= turn) || question.id === session.shown) continue;
    if (Object.hasOwn(session.replies, question.id)) continue;
    const then = isListed ? look(compiled, before(compiled, session, place), place) : null;
    // Replies that came later may be why it is left out now.
    const told = then ?? look(compiled, session, place);
    if (told !== null) found.push(told);
  }
  return found;
}

/** The conversation when it was the turn of a question. */
function before({ places }: CompiledAdvisor, session: Session, place: number): Session {
  const order = repliedQuestions(session).filter((id) => (places.get(id) ?? -1) < place);
  const replies = Object.fromEntries(order.map((id) => [id, session.replies[id] ?? []]));
  return { ...session, replies, order };
}

/** Null if it is open. */
function look(compiled: CompiledAdvisor, session: Session, place: number): PassedOver | null {
  const asked = compiled.questions[place];
  const narrowed = narrow(compiled, session);
  const open = new OpenQuestions(compiled, narrowed);
  // What every conversation begins with is not left out.
  if (asked === undefined || repliedQuestions(session).length === 0 || open.isOpen(place) > 0) return null;
  const because = findReason(compiled, asked, narrowed, open);
  const left = narrowed.count === 0 ? 0 : alternativeCounter(compiled)(narrowed.candidates);
  return { place, because, left };
}

function findReason(
  { places }: CompiledAdvisor,
  asked: CompiledQuestion,
  narrowed: Narrowed,
  open: OpenQuestions,
): PassedOverBecause {
  const { question } = asked;
  const replyTo = (id: string) => {
    const place = places.get(id) ?? -1;
    return narrowed.replies[place] ?? (open.isOpen(place) > 0 ? 'open' : null);
  };
  if (askIf(question.askIf, replyTo) === 0) return { kind: 'condition' };
  if (!isPassedOver(asked, narrowed)) return { kind: 'in-view' };
  if (question.role === 'preference' && question.weight === 0) return { kind: 'no-weight' };
  return asked.kind === 'choice' ? reasonOfChoice(asked, narrowed) : reasonOfValues(asked, narrowed);
}

function reasonOfChoice({ answers }: CompiledChoice, { candidates }: Narrowed): PassedOverBecause {
  const offered = answers.filter(({ satisfied }) => satisfied !== null && intersects(satisfied, candidates));
  if (offered.length === 0) return { kind: 'none-fits' };
  const ids = offered.map(({ answer }) => answer.id);
  const isAll = offered.every(({ satisfied }) => satisfied !== null && isWithin(candidates, satisfied));
  if (isAll) return { kind: 'all-fit', answers: ids };
  return ids.length === 1 ? { kind: 'one-answer', answers: ids } : { kind: 'no-change' };
}

function reasonOfValues(
  { values }: Exclude<CompiledQuestion, CompiledChoice>,
  { candidates, count }: Narrowed,
): PassedOverBecause {
  if (values === null) return { kind: 'none-fits' };
  const { column } = values;
  const counts = countValues(values, candidates, count);
  const codes = Array.from({ length: valueCount(column) }, (_, nth) => nth + 1).filter((code) => counts[code] !== 0);
  if (codes.length === 0) return { kind: 'none-fits' };
  // Of a list with very many values, the first say enough.
  const answers = codes.slice(0, MOST_TOLD).map((code) => valueAt(column, code));
  if (codes.every((code) => counts[code] === count)) return { kind: 'all-fit', answers };
  return codes.length === 1 ? { kind: 'one-answer', answers } : { kind: 'no-change' };
}

const MOST_TOLD = 5;
