// itemsjs: fixed answers, brands and colours are its aggregations, counted in every search; the budget comes in as ids cut out
// of a list sorted by price, which is faster than its filter function. It cannot order by a score that differs from search
// to search, so all candidates are taken, and one pass here finds the ten best.

import itemsjs from 'itemsjs';
import { type Answered, closenessTo, type Peer, type PeerProduct, type Task, WEIGHTS } from './peer.ts';

type Stored = Omit<PeerProduct, 'brand' | 'memory' | 'battery' | 'weight'> & {
  readonly _id: number;
  readonly brand: string[];
  readonly memory: string[];
  readonly battery: number | undefined;
  readonly weight: number | undefined;
};

export function openItemsjs(products: Iterable<PeerProduct>): Peer {
  const stored: Stored[] = [];
  for (const each of products) {
    stored.push({
      ...each,
      _id: stored.length + 1,
      brand: each.brand === null ? [] : [each.brand],
      memory: each.memory === null ? [] : [String(each.memory)],
      battery: each.battery ?? undefined,
      weight: each.weight ?? undefined,
    });
  }
  const byPrice = stored.toSorted((a, b) => a.price - b.price);
  const idsByPrice = byPrice.map(({ _id }) => _id);
  const prices = Float64Array.from(byPrice, ({ price }) => price);
  const choice = (conjunction: boolean) => ({ conjunction, size: 30, hide_zero_doc_count: true });
  const engine = itemsjs<Stored, Task['next']>(stored, {
    native_search_enabled: false,
    aggregations: {
      use: choice(false),
      needs: choice(true),
      brand: choice(false),
      color: choice(false),
      memory: choice(false),
    },
  });
  const answer = (task: Task): Answered => {
    const ids = idsByPrice.slice(firstFrom(prices, task.budget.from, false), firstFrom(prices, task.budget.to, true));
    const filters: Record<string, string[]> = {};
    for (const question of ['use', 'needs', 'brand'] as const) {
      const reply = task[question];
      if (reply !== null) filters[question] = [...reply];
    }
    const found = engine.search({ per_page: 1e9, _ids: ids, filters });
    const { items, aggregations } = found.data;
    const counts = new Map<string, number>();
    if (task.next === 'weight') {
      let [low, high] = [Infinity, -Infinity];
      for (const { weight } of items) {
        if (weight === undefined) continue;
        low = Math.min(low, weight);
        high = Math.max(high, weight);
      }
      counts.set('from', low).set('to', high);
    } else for (const { key, doc_count } of aggregations[task.next].buckets) counts.set(String(key), doc_count);
    return { candidates: found.pagination.total, counts, best: takeTen(items, task) };
  };
  return { name: 'itemsjs', answer, close: () => {} };
}

function takeTen(items: readonly Stored[], task: Task): number[] {
  const best: { item: Stored; score: number }[] = [];
  for (const item of items) {
    const score = scoreOf(item, task);
    const isBehind = (at: number) => {
      const other = best[at];
      if (other === undefined) return true;
      if (other.score !== score) return other.score < score;
      return other.item.price !== item.price ? other.item.price > item.price : other.item._id > item._id;
    };
    if (best.length === 10 && !isBehind(9)) continue;
    let at = best.length;
    while (at > 0 && isBehind(at - 1)) at--;
    best.splice(at, 0, { item, score });
    if (best.length > 10) best.pop();
  }
  return best.map(({ item }) => item.product);
}

function scoreOf(item: Stored, { battery, storage, color, weight }: Task): number {
  let score = 0;
  if (battery) score += WEIGHTS.battery * closenessTo(battery, item.battery);
  if (storage) score += storage.some((id) => item.storage.includes(id)) ? WEIGHTS.storage : 0;
  if (color) score += (WEIGHTS.color * color.filter((id) => item.color.includes(id)).length) / color.length;
  if (weight) score += WEIGHTS.weight * closenessTo(weight, item.weight);
  return Math.round(score * 1000);
}

/** The place of the first price that is `bound` or more; or above it. */
function firstFrom(ascending: Float64Array, bound: number, above: boolean): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const price = ascending[middle] ?? 0;
    if (price < bound || (above && price === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}
