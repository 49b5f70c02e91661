// What a shopper wants and is not shown: replies that no product satisfies together with the others, and replies that some of the first
// results miss.

import { hasBit } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import { explainers } from './explain.ts';
import type { Misses } from './misses.ts';
import type { Narrowed } from './narrow.ts';
import type { Reply } from './session.ts';
import type { Wish } from './wishes.ts';

export interface Lack {
  readonly place: number;
  /** Of the reply, the answers that are missed: where a product should satisfy all of them, only some may be. */
  readonly answers: Reply;
  /** No product satisfies the reply together with those before it, so it was passed over, or with `must` it left nothing. */
  readonly isSetAside: boolean;
  /** How many of the first results miss the reply. */
  readonly missedBy: number;
}

/** So many results are looked at: hardly anybody looks further. */
export const FIRST_RESULTS = 10;

const NONE: readonly Lack[] = [];

/** In the order in which replies narrow. It reads what was narrowed, so nothing may be narrowed anew before. */
export function findLacks(
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  misses: Misses,
  results: readonly number[],
): readonly Lack[] {
  if (isExact(narrowed, results)) return NONE;
  const first = results.slice(0, FIRST_RESULTS);
  const lacks: Lack[] = [];
  for (const wish of misses.wishes) {
    const { place } = wish.question;
    const applied = narrowed.applied.find((one) => one.place === place);
    // A whole range was left as it was: that is no wish.
    if (applied === undefined && narrowed.count > 0) continue;
    const isSetAside = applied !== undefined && applied.effect !== 'narrowed';
    const missing = first.filter((product) => !hasBit(wish.products, product));
    if (missing.length === 0 && !isSetAside) continue;
    const answers = isSetAside ? wish.reply : missedAnswers(compiled, narrowed, wish, missing);
    lacks.push({ place, answers, isSetAside, missedBy: missing.length });
  }
  return lacks;
}

/** Nothing was set aside, and each of the first results is a candidate: so it is in most steps, and no list is made to find out. */
function isExact({ applied, candidates }: Narrowed, results: readonly number[]): boolean {
  for (let nth = 0; nth < applied.length; nth++) if (applied[nth]?.effect !== 'narrowed') return false;
  const count = Math.min(results.length, FIRST_RESULTS);
  for (let rank = 0; rank < count; rank++) if (!hasBit(candidates, results[rank] as number)) return false;
  return true;
}

function missedAnswers(
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  { question: { place, question }, reply }: Wish,
  missing: readonly number[],
): Reply {
  if (question.type !== 'MULTIPLE' || question.match !== 'all' || reply.length === 1) return reply;
  const explainer = explainers(compiled, narrowed).find((one) => one.place === place);
  const missed = new Set(missing.flatMap((product) => explainer?.explain(product)?.missed ?? []));
  return reply.filter((answer) => missed.has(answer));
}
