// How few replies could do: by the number of answers, as if each divided the products evenly, and by how far the truthful
// replies to these questions narrow the products down.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import { offer } from '@guidepost/engine/offer';
import type { Reply, Session } from '@guidepost/engine/session';
import type { AlternativeOf } from './alternatives.ts';
import type { Bound } from './compared-figures.ts';
import { entropy } from './entropy.ts';
import { makeReplier } from './make-replier.ts';
import type { QuestionTally } from './question-tally.ts';
import { onlyQuestion } from './strict-advisor.ts';

/** `products`: those in scope. */
export function findBound(
  { advisor }: CompiledAdvisor,
  products: Iterable<number>,
  alternativeOf: AlternativeOf,
  { answersOffered, mostOffered }: Pick<QuestionTally, 'answersOffered' | 'mostOffered'>,
  bitsAlone: readonly number[],
): Bound {
  const limit = Math.max(1, advisor.results.limit);
  const sizes = new Map<number, number>();
  for (const product of products) {
    const alternative = alternativeOf(product);
    sizes.set(alternative, (sizes.get(alternative) ?? 0) + 1);
  }
  const bits = Math.max(0, entropy(sizes.values()) - Math.log2(limit));
  const ratio = Math.max(1, sizes.size / limit);
  return {
    answersOffered,
    byAnswers: answersOffered > 1 ? Math.log2(ratio) / Math.log2(answersOffered) : null,
    atBest: answersOffered > 1 ? meanAtBest([...sizes.values()], limit, mostOffered) : null,
    bits,
    byQuestions: countReplies(bitsAlone, bits),
  };
}

/** `sizes`: how many shoppers want each alternative; the most wanted come up first. */
function meanAtBest(sizes: readonly number[], limit: number, mostOffered: readonly number[]): number {
  const wanted = sizes.toSorted((a, b) => b - a);
  const all = wanted.reduce((sum, size) => sum + size, 0);
  const beyond = (reach: number): number => wanted.slice(reach).reduce((sum, size) => sum + size, 0) / all;
  let reach = limit;
  const left: number[] = [];
  for (const answers of mostOffered.filter((most) => most > 1).toSorted((a, b) => b - a)) {
    if (reach >= wanted.length) break;
    left.push(beyond(reach));
    reach *= answers;
  }
  // Replies needed are counted of those who find their product.
  const never = beyond(reach);
  return never === 1 ? 0 : left.reduce((sum, share) => sum + share - never, 0) / (1 - never);
}

/** How many of the replies that tell most tell as many bits; null where all of them do not. */
function countReplies(bitsAlone: readonly number[], bits: number): number | null {
  let left = bits;
  let replies = 0;
  for (const told of [...bitsAlone].sort((a, b) => b - a)) {
    if (left <= 0) break;
    if (told <= 0) return null;
    replies += Math.min(1, left / told);
    left -= told;
  }
  // Sums of logarithms that mean the same may differ by a little.
  return left > 1e-9 ? null : replies;
}

/** By place: how far the truthful reply to a question, alone, narrows the products down. `strict`: see `makeStrict`. */
export function findBitsAlone(strict: CompiledAdvisor, products: Uint32Array): number[] {
  const beginning: Session = { language: strict.advisor.language, replies: {}, shown: null, resultsGiven: false };
  return strict.questions.map((question) => {
    const narrowed = narrow(strict, beginning);
    const replier = makeReplier(strict, offer(question, narrowed, true), narrowed);
    const counts = new Map<Reply, number>();
    for (const product of products) {
      const reply = replier.truthful(product);
      counts.set(reply, (counts.get(reply) ?? 0) + 1);
    }
    const only = onlyQuestion(strict, question.place);
    let bits = 0;
    for (const [reply, count] of counts) {
      const { count: fitting } = narrow(only, { ...beginning, replies: { [question.question.id]: reply } });
      bits += (count / products.length) * Math.log2(products.length / fitting);
    }
    return bits;
  });
}
