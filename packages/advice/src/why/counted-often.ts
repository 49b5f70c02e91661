// Why the numbers behind the answers of a question are together more than fit: products of which it is not known whether they do count with
// every answer, and others fit several.

import { type Bits, eachBit, intersect, intersects } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import { addUnknown } from '@guidepost/engine/value-index';

export interface CountedOften {
  /** Products left that count with every answer, because nothing is known of them. */
  readonly unknown: readonly number[];
  /** A product left fits several answers. */
  readonly overlap: boolean;
}

/** Of the question that is shown; null: each product counts with one answer at most. */
export function countedOften(compiled: CompiledAdvisor, session: Session): CountedOften | null {
  const asked = compiled.questions[compiled.places.get(session.shown ?? '') ?? -1];
  if (asked?.question.role !== 'filter') return null;
  const { candidates } = narrow(compiled, session);
  const unknown = asked.question.missing === 'keep' ? [...eachBit(unknownOf(asked, candidates))] : [];
  const overlap = doOverlap(asked, candidates);
  return unknown.length === 0 && !overlap ? null : { unknown, overlap };
}

function unknownOf(asked: CompiledQuestion, candidates: Bits): Bits {
  if (asked.kind === 'choice') {
    const unknown = candidates.slice();
    for (const { satisfied, possible } of asked.answers) {
      if (satisfied === null || possible === null) continue;
      for (let w = 0; w < unknown.length; w++)
        unknown[w] = (unknown[w] as number) & (possible[w] as number) & ~(satisfied[w] as number);
    }
    return unknown;
  }
  const unknown = new Uint32Array(candidates.length);
  // A slider has no answers with numbers behind them.
  const hasAnswers = asked.kind === 'values' || asked.question.groupings.length > 0;
  if (asked.values === null || !hasAnswers) return unknown;
  addUnknown(asked.values.column, asked.values.index, unknown);
  intersect(unknown, candidates);
  return unknown;
}

function doOverlap(asked: CompiledQuestion, candidates: Bits): boolean {
  if (asked.kind === 'range') return false;
  if (asked.kind === 'choice') {
    const seen = new Uint32Array(candidates.length);
    for (const { satisfied } of asked.answers) {
      if (satisfied === null) continue;
      const fitting = satisfied.slice();
      intersect(fitting, candidates);
      if (intersects(fitting, seen)) return true;
      for (let w = 0; w < seen.length; w++) seen[w] = (seen[w] as number) | (fitting[w] as number);
    }
    return false;
  }
  const offsets = asked.values?.column.offsets ?? null;
  if (offsets === null) return false;
  for (const product of eachBit(candidates))
    if ((offsets[product + 1] as number) - (offsets[product] as number) > 1) return true;
  return false;
}
