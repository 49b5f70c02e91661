// Why a product is a result: which replies it satisfies. It looks at one product at a time, so it is only used for results.

import { hasBit } from './bits.ts';
import type { CompiledAdvisor, CompiledChoice, CompiledRange, CompiledValues } from './compile.ts';
import type { AppliedFilter, Narrowed } from './narrow.ts';
import { closeness, fallOff } from './range-bounds.ts';
import { acceptedRange } from './range-id.ts';
import type { Reply } from './session.ts';
import { codeOf } from './snapshot.ts';
import { preferredRange } from './terms.ts';

export interface Reason {
  readonly question: string;
  readonly role: 'filter' | 'preference' | 'set-aside';
  /** From 0 to 1, as it counts for the order. For a filter it is 1, or 0 if the product's value is unknown. */
  readonly satisfaction: number;
  /** The chosen answers that the product satisfies; for RANGE the reply, if the product lies inside. */
  readonly answers: readonly string[];
}

/** In listed order, one for each reply that counts and says something. Skips and "no preference" say nothing. */
export function explain(compiled: CompiledAdvisor, narrowed: Narrowed, product: number): Reason[] {
  const reasons: Reason[] = [];
  for (const question of compiled.questions) {
    const reply = narrowed.replies[question.place];
    if (!reply || reply.length === 0) continue;
    const applied = narrowed.applied.find(({ place }) => place === question.place);
    const isFilter = question.question.role === 'filter';
    if (isFilter && applied === undefined) continue;
    const role = !isFilter ? 'preference' : applied?.effect === 'set-aside' ? 'set-aside' : 'filter';
    const standing =
      question.kind === 'choice'
        ? standInChoice(question, reply, product)
        : question.kind === 'values'
          ? standInValues(question, reply, product)
          : standInRange(question, reply, product, narrowed, applied);
    if (standing === null) continue;
    const satisfaction = role === 'filter' ? (standing.answers.length > 0 ? 1 : 0) : standing.satisfaction;
    reasons.push({ question: question.question.id, role, satisfaction, answers: standing.answers });
  }
  return reasons;
}

type Standing = Pick<Reason, 'satisfaction' | 'answers'>;

function standInChoice(compiled: CompiledChoice, reply: Reply, product: number): Standing | null {
  let chosen = 0;
  const answers: string[] = [];
  for (const id of reply) {
    const set = compiled.answers[compiled.answerPlaces.get(id) ?? -1]?.satisfied;
    if (!set) continue;
    chosen++;
    if (hasBit(set, product)) answers.push(id);
  }
  return chosen === 0 ? null : { satisfaction: answers.length / chosen, answers };
}

function standInValues({ values }: CompiledValues, reply: Reply, product: number): Standing | null {
  if (values === null) return null;
  const { codes, offsets } = values.column;
  const own =
    offsets === null ? codes.subarray(product, product + 1) : codes.subarray(offsets[product], offsets[product + 1]);
  const answers = reply.filter((value) => {
    const code = codeOf(values.column, value);
    return code !== 0 && own.includes(code);
  });
  return { satisfaction: answers.length / reply.length, answers };
}

function standInRange(
  compiled: CompiledRange,
  reply: Reply,
  product: number,
  narrowed: Narrowed,
  applied: AppliedFilter | undefined,
): Standing | null {
  const { question, values } = compiled;
  const asked = acceptedRange(reply);
  const range = question.role === 'preference' ? preferredRange(compiled, reply, narrowed) : (applied?.range ?? asked);
  if (values === null || range === null) return null;
  const code = values.column.codes[product] as number;
  if (code === 0) return { satisfaction: 0, answers: [] };
  const satisfaction = closeness(values.column.numbers[code - 1] as number, range, fallOff(range, question.step));
  return { satisfaction, answers: satisfaction === 1 ? reply.slice(0, 1) : [] };
}
