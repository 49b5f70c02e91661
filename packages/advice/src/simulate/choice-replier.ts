// Truthful replies to SINGLE and MULTIPLE, by the sets and codes that the engine has of each answer.

import { countCommon, hasBit } from '@guidepost/engine/bits';
import type { CompiledChoice, CompiledValues } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { ChoiceOffer, ValuesOffer } from '@guidepost/engine/offer';
import type { Reply } from '@guidepost/engine/session';
import { oneOfTwo, otherThan, type Replier, SKIP } from './replier.ts';

/** Of MULTIPLE where any answer will do, a shopper chooses at most so many. */
const MOST_CHOSEN = 3;

/** Uses `narrowed` at once, and keeps nothing of it. */
export function makeChoiceReplier(compiled: CompiledChoice, offered: ChoiceOffer, { candidates }: Narrowed): Replier {
  const known = offered.answers.flatMap((place) => {
    const found = compiled.answers[place];
    return found === undefined ? [] : [{ place, id: found.answer.id, satisfied: found.satisfied }];
  });
  const specific = known
    .flatMap(({ place, id, satisfied }) =>
      satisfied === null ? [] : [{ place, id, satisfied, count: countCommon(satisfied, candidates) }],
    )
    .sort((a, b) => a.count - b.count || a.place - b.place);
  const unspecific = known.find(({ satisfied }) => satisfied === null);
  const nothing: Reply = unspecific === undefined ? SKIP : [unspecific.id];
  const replies = new Replies(
    specific.map(({ id }) => id),
    // As the engine spells a reply: in the author's order.
    (a, b) => (specific[a]?.place ?? 0) - (specific[b]?.place ?? 0),
    nothing,
    known.map(({ id }) => id),
  );
  const most = mostChosen(compiled.question);
  const truthful = (product: number): Reply => {
    const chosen: number[] = [];
    for (let at = 0; at < specific.length && chosen.length < most; at++) {
      if (hasBit((specific[at] as (typeof specific)[number]).satisfied, product)) chosen.push(at);
    }
    return replies.of(chosen);
  };
  return { truthful, mistaken: replies.other, beside: replies.beside, nothing, answers: known.length };
}

export function makeValuesReplier(compiled: CompiledValues, { values }: ValuesOffer): Replier {
  // Fewest candidates first; of equal ones the one offered first.
  const specific = values
    .map(({ id, code, candidates }, nth) => ({ id, code, candidates, nth }))
    .sort((a, b) => a.candidates - b.candidates || a.nth - b.nth);
  const places = new Map(specific.map(({ code }, at) => [code, at]));
  const replies = new Replies(
    specific.map(({ id }) => id),
    (a, b) => ((specific[a]?.id ?? '') < (specific[b]?.id ?? '') ? -1 : 1),
    SKIP,
    // Whoever errs by a little takes the next number, wherever it is shown.
    (compiled.values?.column.type === 'number' ? values.toSorted((a, b) => a.code - b.code) : values).map(
      ({ id }) => id,
    ),
  );
  const most = mostChosen(compiled.question);
  const column = compiled.values?.column;
  const truthful = (product: number): Reply => {
    if (column === undefined) return SKIP;
    const { codes, offsets } = column;
    const chosen: number[] = [];
    const start = offsets === null ? product : (offsets[product] as number);
    const end = offsets === null ? product + 1 : (offsets[product + 1] as number);
    for (let at = start; at < end; at++) {
      const place = places.get(codes[at] as number);
      if (place !== undefined) chosen.push(place);
    }
    if (chosen.length > 1) chosen.sort((a, b) => a - b);
    return replies.of(chosen.slice(0, most));
  };
  return { truthful, mistaken: replies.other, beside: replies.beside, nothing: SKIP, answers: specific.length };
}

const mostChosen = ({ type, match }: CompiledChoice['question']): number =>
  type === 'SINGLE' ? 1 : match === 'any' ? MOST_CHOSEN : Number.POSITIVE_INFINITY;

/** Replies by the places of their answers, each made once. */
class Replies {
  readonly #ids: readonly string[];
  readonly #order: (a: number, b: number) => number;
  readonly #none: Reply;
  readonly #beside: readonly string[];
  readonly #single: readonly Reply[];
  readonly #several = new Map<string, Reply>();

  /** `beside`: the ids of all answers, those beside each other that one could be taken for the other. */
  constructor(ids: readonly string[], order: (a: number, b: number) => number, none: Reply, beside: readonly string[]) {
    this.#ids = ids;
    this.#order = order;
    this.#none = none;
    this.#beside = beside;
    this.#single = ids.map((id) => [id]);
  }

  /** `places` may be sorted anew. */
  of(places: number[]): Reply {
    const [first] = places;
    if (first === undefined) return this.#none;
    if (places.length === 1) return this.#single[first] ?? this.#none;
    const key = places.join(' ');
    let reply = this.#several.get(key);
    if (reply === undefined) {
      reply = places.sort(this.#order).map((place) => this.#ids[place] ?? '');
      this.#several.set(key, reply);
    }
    return reply;
  }

  readonly other = (truth: Reply, random: number): Reply => {
    const all = this.#none === SKIP ? this.#single : [...this.#single, this.#none];
    return otherThan(all, truth, random);
  };
  /** Of several answers one is replaced. */
  readonly beside = (truth: Reply, random: number): Reply => {
    const nth = Math.floor(random * truth.length);
    const replaced = truth[nth];
    if (replaced === undefined) return truth;
    const at = this.#beside.indexOf(replaced);
    const untaken = (id: string | undefined) => (id === undefined || truth.includes(id) ? undefined : id);
    const other = oneOfTwo(untaken(this.#beside[at - 1]), untaken(this.#beside[at + 1]), random * truth.length - nth);
    if (other === undefined) return truth;
    // "No preference" is no place: it drops out beside others.
    const places = truth.map((id) => this.#ids.indexOf(id === replaced ? other : id)).filter((place) => place >= 0);
    return this.of(places);
  };
}
