// What a reply that is in force can have done to the candidates of a shopper who goes back: it was passed by them, or it found
// nothing and was set aside. For each way in which later `ask_if` can see it, the most that can be left.

import { addAll, type Bits, emptyBits, fullBits, intersect } from '@guidepost/engine/bits';
import type {
  CompiledAdvisor,
  CompiledChoice,
  CompiledQuestion,
  CompiledRange,
  CompiledValues,
} from '@guidepost/engine/compile';
import { type Offer, offer } from '@guidepost/engine/offer';
import { formatRangeId, parseRangeId, type Range } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { firstAbove, firstAtLeast, valueAt, valueCount } from '@guidepost/engine/snapshot';
import { addCodes, addUnknown } from '@guidepost/engine/value-index';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { LeftAfterSettingAside } from './left-after-setting-aside.ts';
import { passing } from './select-reply.ts';

export interface Move {
  /** As later `ask_if` see it; null: none in force. */
  readonly reply: Reply | null;
  /** All candidates lie in it; null: it changes nothing. */
  readonly within: Bits | null;
  /** Whether it may leave nothing at all. */
  readonly mayEmpty: boolean;
}

/** With more answers named by later `ask_if`, or more numbers, there are too many ways to see a reply. */
const MOST_NAMED = 6;
const MOST_NUMBERS = 12;
/** Of more values the sets are not made: any product may have one of the others. */
const MOST_VALUES = 1000;

interface Answer {
  readonly id: string;
  /** Null: no preference. */
  readonly set: Bits | null;
}

/** A reply as later `ask_if` see it. */
interface Seen {
  readonly reply: Reply;
  /** All that can pass such a reply; null: it may change nothing. */
  readonly passed: Bits | null;
  /** What passes every such reply: where one is set aside, none of these is left. */
  readonly least: Bits | null;
}

export class KeptReplies {
  readonly #compiled: CompiledAdvisor;
  readonly #size: number;
  readonly #left: LeftAfterSettingAside;

  constructor(compiled: CompiledAdvisor) {
    this.#compiled = compiled;
    this.#size = compiled.snapshot.size;
    this.#left = new LeftAfterSettingAside(compiled);
  }

  /** `offered`: places of answers, codes of values that may have been offered. Null where there are too many. */
  movesOf(compiled: CompiledQuestion, tests: readonly ReplyLeaf[], offered: ReadonlySet<number>): Move[] | null {
    const { place, question } = compiled;
    const isFilter = question.role === 'filter';
    const unchanged = { within: null, mayEmpty: false };
    const moves: Move[] = [{ reply: [], ...unchanged }];
    // The first question is replied to before anything else; every other may be passed over in the end.
    if (place > 0) moves.push({ reply: null, ...unchanged });
    const seen = compiled.kind === 'range' ? this.#ranges(compiled, tests) : this.#choices(compiled, tests, offered);
    if (seen === null) return null;
    const emptied = { within: emptyBits(this.#size), mayEmpty: true };
    if (isFilter && question.must) moves.push(...[{ reply: [] }, ...seen].map(({ reply }) => ({ reply, ...emptied })));
    for (const { reply, passed, least } of seen) {
      moves.push({ reply, within: isFilter ? passed : null, mayEmpty: false });
      if (!isFilter || question.must || passed === null || least === null) continue;
      moves.push({ reply, within: this.#left.most(place, least), mayEmpty: false });
    }
    return moves;
  }

  /** Every choice of the answers that tests name; with the others of the question, or without. */
  #choices(
    compiled: Exclude<CompiledQuestion, CompiledRange>,
    tests: readonly ReplyLeaf[],
    offered: ReadonlySet<number>,
  ): Seen[] | null {
    const { question } = compiled;
    const names = new Set(tests.flatMap((test) => ('answers' in test ? test.answers : [])));
    if (names.size === 0) return [];
    const answers = compiled.kind === 'choice' ? choicesOf(compiled, offered) : this.#valuesOf(compiled, names);
    const named = answers.filter(({ id }) => names.has(id));
    if (question.type === 'SINGLE') return named.map(({ id, set }) => ({ reply: [id], passed: set, least: set }));
    if (named.length > MOST_NAMED) return null;
    const others = answers.filter(({ id }) => !names.has(id)).flatMap(({ set }) => set ?? []);
    const areSome = compiled.kind === 'values' && valueCountOf(compiled) > MOST_VALUES;
    let chosen: Answer[][] = [[]];
    for (const answer of named) chosen = chosen.flatMap((some) => [some, [...some, answer]]);
    return chosen.slice(1).map((some): Seen => {
      const reply = some.map(({ id }) => id);
      const own = some.flatMap(({ set }) => set ?? []);
      if (own.length === 0) return { reply, passed: null, least: null };
      if (question.match === 'all') {
        const least = areSome ? emptyBits(this.#size) : this.#common([...own, ...others]);
        return { reply, passed: this.#common(own), least };
      }
      return { reply, passed: areSome ? null : this.#union([...own, ...others]), least: this.#union(own) };
    });
  }

  /** The values that products have; of very many those that are named. */
  #valuesOf({ values, question }: CompiledValues, names: ReadonlySet<string>): Answer[] {
    if (values === null) return [];
    const { column, index } = values;
    const count = valueCount(column);
    const answers: Answer[] = [];
    for (let code = 1; code <= count; code++) {
      const id = valueAt(column, code);
      if (count > MOST_VALUES && !names.has(id)) continue;
      const set = emptyBits(this.#size);
      addCodes(index, code, code, set);
      if (set.every((word) => word === 0)) continue;
      if (question.missing === 'keep') addUnknown(column, index, set);
      answers.push({ id, set });
    }
    return answers;
  }

  /** For every outcome of the tests: a range set by hand may lie where no product is, and is then set aside. */
  #ranges(compiled: CompiledRange, tests: readonly ReplyLeaf[]): Seen[] | null {
    const compared = [...new Set(tests.flatMap((test) => ('value' in test ? [test.value] : [])))];
    const bounds = this.#widestOffer(compiled);
    if (compared.length === 0 || bounds.kind !== 'range') return [];
    if (compared.length > MOST_NUMBERS) return null;
    const within = compared.filter((value) => value >= bounds.from && value <= bounds.to);
    const seen: Seen[] = [];
    for (const from of new Set([bounds.from, ...within])) {
      for (const to of new Set([bounds.to, ...within])) {
        const id = formatRangeId({ from, to });
        if (from > to) continue;
        if (parseRangeId(id) === null) return null;
        const passed = compiled.question.must ? this.#mayPass(compiled, { from, to }) : null;
        seen.push({ reply: [id], passed, least: null });
      }
    }
    return seen;
  }

  /** Of all products; of fewer the bounds are never wider. */
  #widestOffer(compiled: CompiledRange): Offer {
    const replies = this.#compiled.questions.map(() => null);
    const all = { candidates: fullBits(this.#size), count: this.#size };
    return offer(compiled, { ...all, given: replies, replies, filters: [], applied: [], bounds: [] }, true);
  }

  /** A range that is the whole of what is offered keeps also what lies outside of the author's bounds, or is unknown. */
  #mayPass({ values, question }: CompiledRange, { from, to }: Range): Bits {
    if (values === null) return fullBits(this.#size);
    const passed = emptyBits(this.#size);
    const { numbers } = values.column;
    const add = (low: number, high: number) =>
      addCodes(values.index, firstAtLeast(numbers, low) + 1, firstAbove(numbers, high), passed);
    add(from, to);
    if (question.from !== 'auto') add(Number.NEGATIVE_INFINITY, question.from);
    if (question.to !== 'auto') add(question.to, Number.POSITIVE_INFINITY);
    addUnknown(values.column, values.index, passed);
    return passed;
  }

  #union(sets: readonly Bits[]): Bits {
    const all = emptyBits(this.#size);
    for (const set of sets) addAll(all, set);
    return all;
  }

  #common(sets: readonly Bits[]): Bits {
    const common = fullBits(this.#size);
    for (const set of sets) intersect(common, set);
    return common;
  }
}

function choicesOf({ answers, ...compiled }: CompiledChoice, offered: ReadonlySet<number>): Answer[] {
  const places = [...offered].sort((a, b) => a - b);
  return places.flatMap((nth): Answer[] => {
    const answer = answers[nth]?.answer;
    return answer === undefined ? [] : [{ id: answer.id, set: passing({ answers, ...compiled }, nth) }];
  });
}

const valueCountOf = ({ values }: CompiledValues): number => (values === null ? 0 : valueCount(values.column));
