// The counts of one day, of any number of conversations. What there can be any number of (answers, products, paths) is bounded: the most
// frequent are counted separately, and all others together.

import type { ConversationRecord } from './conversation-record.ts';
import { countConversation } from './count-conversation.ts';
import { type InsightCount, type InsightKind, OTHERS } from './insight-count.ts';
import type { RecommendedProduct } from './insight-store.ts';

/** Answers of a question, products and paths of an advisor's version that a day tells apart. */
const MOST = 100;

/** Different ones that are counted before the rarest are given up, so that the memory is bounded. */
const MOST_AT_ONCE = 50 * MOST;

/** By which number it is decided what is frequent, for the kinds that have answers. */
const RANKED_BY: Partial<Record<InsightKind, InsightKind>> = {
  ...{ chosen: 'chosen', 'chosen-clicked': 'chosen', 'chosen-bought': 'chosen' },
  ...{ path: 'path', 'path-clicked': 'path', 'path-bought': 'path' },
  ...{ 'product-clicked': 'product-clicked', 'product-added': 'product-added', 'product-bought': 'product-bought' },
  'product-revenue': 'product-revenue',
  ...{ 'product-recommended': 'product-recommended', 'product-first': 'product-recommended' },
  ...{ 'recommended-clicked': 'product-recommended' },
  ...{ 'chosen-recommended': 'chosen', 'set-aside': 'chosen', missed: 'chosen' },
};

/** Of one version: kind, then question, then answer. */
type Counts = Map<InsightKind, Map<string, Map<string, number>>>;

export class DayTally {
  readonly #day: string;
  /** By client, advisor and version, as JSON. */
  readonly #versions = new Map<string, Counts>();
  /** Skus by client and advisor, as JSON. There are never more than the catalog has. */
  readonly #recommended = new Map<string, Set<string>>();
  conversations = 0;

  constructor(day: string) {
    this.#day = day;
  }

  add(conversation: ConversationRecord): void {
    this.conversations += 1;
    const { client, advisor, version, steps } = conversation;
    const counts = entry(this.#versions, JSON.stringify([client, advisor, version]), (): Counts => new Map());
    for (const [kind, question, answer, count] of countConversation(conversation)) {
      const answers = entry(entry(counts, kind, newMap<string, Map<string, number>>), question, newMap<string, number>);
      answers.set(answer, (answers.get(answer) ?? 0) + count);
      if (answers.size > MOST_AT_ONCE) keepMost(answers, answers, MOST_AT_ONCE / 2);
    }
    for (const { given } of steps) {
      if (given === null) continue;
      const skus = entry(this.#recommended, JSON.stringify([client, advisor]), () => new Set<string>());
      for (const sku of given.skus) skus.add(sku);
    }
  }

  /** Every product that was among the first results of any step, once for each advisor. */
  *recommended(): Generator<RecommendedProduct> {
    for (const [key, skus] of this.#recommended) {
      const [client, advisor]: [string, string] = JSON.parse(key);
      for (const sku of skus) yield { client, advisor, sku };
    }
  }

  *counts(): Generator<InsightCount> {
    for (const [key, counts] of this.#versions) {
      const [client, advisor, version]: [string, string, number] = JSON.parse(key);
      // Those that others are ranked by come last, as they are cut themselves.
      const kinds = [...counts.keys()].toSorted((one, other) => rankOf(one) - rankOf(other));
      for (const kind of kinds) {
        for (const [question, answers] of counts.get(kind) ?? []) {
          const by = RANKED_BY[kind];
          if (by !== undefined) keepMost(answers, counts.get(by)?.get(question) ?? answers, MOST);
          for (const [answer, count] of answers) {
            yield { day: this.#day, client, advisor, version, kind, question, answer, count };
          }
        }
      }
    }
  }
}

const rankOf = (kind: InsightKind): number => (RANKED_BY[kind] === kind ? 1 : 0);

const newMap = <Key, Value>(): Map<Key, Value> => new Map();

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Joins all answers but the `most` most frequent ones. Of equally frequent ones the first by name stay, so that it is always the same. */
function keepMost(answers: Map<string, number>, rankedBy: ReadonlyMap<string, number>, most: number): void {
  if (rankedBy.size <= most) return;
  const kept = new Set(
    [...rankedBy]
      .filter(([answer]) => answer !== OTHERS)
      .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
      .slice(0, most)
      .map(([answer]) => answer),
  );
  let others = 0;
  for (const [answer, count] of [...answers]) {
    if (kept.has(answer)) continue;
    others += count;
    answers.delete(answer);
  }
  if (others > 0) answers.set(OTHERS, others);
}
