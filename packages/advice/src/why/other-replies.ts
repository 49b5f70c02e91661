// What else could be replied to a question that could matter to one product, each with how far it is from the present reply.

import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from '@guidepost/engine/compile';
import { fallOff, nearness } from '@guidepost/engine/range-bounds';
import { acceptedRange, formatRangeId, roundToStep } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { valueAt, valueCount } from '@guidepost/engine/snapshot';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { justBeside } from '../prove/range-gaps.ts';
import { numberOf, valuesOf } from './may-pass.ts';

export interface OtherReply {
  readonly reply: Reply;
  /** From 0. Only settles which of several changes of as many replies is taken. */
  readonly distance: number;
}

/** Of more answers to MULTIPLE not every choice is looked at. */
const EVERY_CHOICE = 4;

const EVERY_VALUE = 12;

const SKIP: OtherReply = { reply: [], distance: 2 };

/** `tests`: those that the `ask_if` of later questions make of the reply. */
export function otherReplies(
  question: CompiledQuestion,
  present: Reply,
  tests: readonly ReplyLeaf[],
  product: number,
): readonly OtherReply[] {
  const found = question.kind === 'range' ? otherRanges(question, present, tests, product) : otherChoices();
  const keys = new Set([keyOf(present)]);
  return [...found, SKIP].filter(({ reply }) => {
    const key = keyOf(reply);
    return !keys.has(key) && keys.add(key);
  });

  function otherChoices(): readonly OtherReply[] {
    const asked = question as CompiledChoice | CompiledValues;
    const named = tests.flatMap((test) => ('answers' in test ? test.answers : []));
    const ids =
      asked.kind === 'choice'
        ? asked.answers.map(({ answer }) => answer.id)
        : [...new Set([...valuesFor(asked, product), ...present, ...named])];
    const choices = asked.question.type === 'MULTIPLE' ? choicesOf(ids, present) : ids.map((id) => [id]);
    return choices.map((reply) => ({ reply, distance: distanceOf(reply, present) }));
  }
}

/** All of them if they are few: the value of another product may matter to the order. Else those that the product has. */
function valuesFor({ values }: CompiledValues, product: number): readonly string[] {
  if (values === null) return [];
  const { column } = values;
  const count = valueCount(column);
  if (count > EVERY_VALUE) return valuesOf(column, product);
  return Array.from({ length: count }, (_, nth) => valueAt(column, nth + 1));
}

const keyOf = (reply: Reply): string => JSON.stringify(reply);

/** How many answers of the first are not in the second, and the other way round: half as much, because who adds one gives nothing up. */
const distanceOf = (reply: Reply, present: Reply): number =>
  (reply.filter((id) => !present.includes(id)).length + 2 * present.filter((id) => !reply.includes(id)).length) / 3;

function choicesOf(ids: readonly string[], present: Reply): readonly Reply[] {
  if (ids.length > EVERY_CHOICE) {
    const more = ids.filter((id) => !present.includes(id)).map((id) => [...present, id]);
    const fewer = present.map((id) => present.filter((other) => other !== id));
    return [...more, ...fewer, ...ids.map((id) => [id])];
  }
  return ids.reduce<Reply[]>((choices, id) => choices.flatMap((some) => [some, [...some, id]]), [[]]);
}

/** Those that hold the product's value: the present range widened, the author's groupings, the value alone. */
function otherRanges(
  compiled: CompiledRange,
  present: Reply,
  tests: readonly ReplyLeaf[],
  product: number,
): readonly OtherReply[] {
  const { question, values } = compiled;
  const numbers = values?.column.numbers ?? new Float64Array();
  const least = question.from === 'auto' ? (numbers[0] ?? 0) : question.from;
  const largest = question.to === 'auto' ? (numbers.at(-1) ?? 0) : question.to;
  const value = numberOf(compiled, product);
  const range = acceptedRange(present);
  const compared = tests.flatMap((test) =>
    'value' in test ? [justBeside(test.value, -1), test.value, justBeside(test.value, 1)] : [],
  );
  const known = value ?? least;
  const [down, up] = [roundToStep(known, question.step, 'down'), roundToStep(known, question.step, 'up')];
  const from = [range?.from, down, known, least, ...compared].filter((end) => end !== undefined);
  const to = [range?.to, up, known, largest, ...compared].filter((end) => end !== undefined);
  const grouped = question.groupings.map((one) => ({ from: one.from ?? least, to: one.to ?? largest }));
  const ranges = [...from.flatMap((low) => to.map((high) => ({ from: low, to: high }))), ...grouped]
    .map((one) => ({ from: within(one.from), to: within(one.to) }))
    .filter((one) => one.from <= one.to);
  return ranges.map((one) => {
    const near = range === null ? 0.5 : (nearEnd(one.from, range) + nearEnd(one.to, range)) / 2;
    // Who gives up part of what they wanted changes more than who takes more.
    const isNarrower = range !== null && (one.from > range.from || one.to < range.to);
    return { reply: [formatRangeId(one)], distance: 1 - near + (isNarrower ? 1 : 0) };
  });

  function within(end: number): number {
    return Math.min(Math.max(end, least), largest);
  }

  function nearEnd(end: number, wanted: { readonly from: number; readonly to: number }): number {
    return nearness(end, wanted, fallOff(wanted, question.step));
  }
}
