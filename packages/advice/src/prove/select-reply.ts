// Which candidates a filter reply leaves, one reply at a time. The engine narrows by all replies of a session at once; an
// exploration knows what the replies before have left and looks at the new one only. A property test holds it to the engine.

import { addAll, type Bits, emptyBits, intersect } from '@guidepost/engine/bits';
import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import { boundsAmong, isWhole } from '@guidepost/engine/range-bounds';
import { readRange } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { codeOf, firstAbove, firstAtLeast } from '@guidepost/engine/snapshot';
import { addCodes, addUnknown } from '@guidepost/engine/value-index';

/** The products that pass the reply, a compiled set or `into` filled with it; null where the reply changes nothing. */
export function selectReply(compiled: CompiledQuestion, reply: Reply, narrowed: Narrowed, into: Bits): Bits | null {
  if (reply.length === 0) return null;
  switch (compiled.kind) {
    case 'choice':
      return selectChoice(compiled, reply, into);
    case 'values':
      return selectValues(compiled, reply, into);
    case 'range':
      return selectRange(compiled, reply, narrowed, into);
  }
}

/** The products that pass an answer of a filter; null for "no preference". */
export const passing = ({ question, answers }: CompiledChoice, nth: number): Bits | null =>
  (question.missing === 'keep' ? answers[nth]?.possible : answers[nth]?.satisfied) ?? null;

function selectChoice(compiled: CompiledChoice, reply: Reply, into: Bits): Bits | null {
  let selected: Bits | null = null;
  for (const id of reply) {
    const set = passing(compiled, compiled.answerPlaces.get(id) ?? -1);
    if (set === null) continue;
    if (selected === null) selected = set;
    else {
      if (selected !== into) into.set(selected);
      if (compiled.question.match === 'all') intersect(into, set);
      else addAll(into, set);
      selected = into;
    }
  }
  return selected;
}

function selectValues({ question, values }: CompiledValues, reply: Reply, into: Bits): Bits {
  into.fill(values === null && question.missing === 'keep' ? 0xffffffff : 0);
  if (values === null) return into;
  const { column, index } = values;
  for (const [nth, value] of reply.entries()) {
    const code = codeOf(column, value);
    if (nth === 0 || question.match === 'any') {
      if (code !== 0) addCodes(index, code, code, into);
      continue;
    }
    const own = emptyBits(into.length << 5);
    if (code !== 0) addCodes(index, code, code, own);
    intersect(into, own);
  }
  if (question.missing === 'keep') addUnknown(column, index, into);
  return into;
}

function selectRange(compiled: CompiledRange, reply: Reply, narrowed: Narrowed, into: Bits): Bits | null {
  const range = readRange(reply);
  const { values, question } = compiled;
  if (range === null) return null;
  into.fill(values === null && question.missing === 'keep' ? 0xffffffff : 0);
  if (values === null) return into;
  const bounds = boundsAmong(compiled, narrowed);
  if (bounds !== null && isWhole(range, bounds)) return null;
  const { numbers } = values.column;
  addCodes(values.index, firstAtLeast(numbers, range.from) + 1, firstAbove(numbers, range.to), into);
  if (question.missing === 'keep') addUnknown(values.column, values.index, into);
  return into;
}
