// What the engine is compared with. A peer answers what a step answers: how many candidates are left, how many of them each
// answer of the next question has, and the ten best. Everything that helps a peer is prepared for it: products out of
// scope are left out, each answer's condition is worked out for each product, and ranges are clipped. Unlike the engine, it
// need not find the next question, prune answers, or give one result for each group.

import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import { parseRangeId, type Range } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { type Column, valueAt } from '@guidepost/engine/snapshot';
import { preferredRange } from '@guidepost/engine/terms';
import type { MeasuredStep } from '../conversation.ts';

export interface Peer {
  readonly name: string;
  readonly answer: (task: Task) => Promise<Answered> | Answered;
  readonly close: () => void;
}

export interface Answered {
  readonly candidates: number;
  /** Answer → candidates. For a range, its smallest and largest value. */
  readonly counts: ReadonlyMap<string, number>;
  /** Products by number in the snapshot, best first. */
  readonly best: readonly number[];
}

/** A step in terms that need no engine: replies by question, without skips. */
export interface Task {
  readonly use: Reply | null;
  readonly needs: Reply | null;
  readonly brand: Reply | null;
  readonly budget: Range;
  readonly storage: Reply | null;
  readonly color: Reply | null;
  readonly battery: SoftRange | null;
  readonly weight: SoftRange | null;
  readonly next: 'color' | 'weight' | 'memory';
}

export interface SoftRange extends Range {
  /** The distance over which satisfaction falls to 0. */
  readonly width: number;
}

export const WEIGHTS = { battery: 2, storage: 1.5, color: 1, weight: 1 } as const;

/** Null for a step at which the advisor ends. */
export function makeTask(compiled: CompiledAdvisor, step: MeasuredStep, next: string | null): Task | null {
  if (next !== 'color' && next !== 'weight' && next !== 'memory') return null;
  const session = { ...step.before, replies: { ...step.before.replies, [step.last.question]: step.last.reply } };
  const narrowed = narrow(compiled, session);
  const replied = (id: string) => {
    const reply = session.replies[id];
    return reply === undefined || reply.length === 0 ? null : reply;
  };
  const soft = (id: string): SoftRange | null => {
    const question = compiled.questions[compiled.places.get(id) ?? -1];
    const reply = replied(id);
    if (question?.kind !== 'range' || reply === null) return null;
    const preferred = preferredRange(question, reply, narrowed);
    return preferred && { ...preferred.range, width: preferred.width };
  };
  return {
    use: replied('use'),
    needs: replied('needs'),
    brand: replied('brand'),
    budget: parseRangeId(replied('budget')?.[0] ?? '') ?? { from: 0, to: Number.MAX_VALUE },
    storage: replied('storage'),
    color: replied('color'),
    battery: soft('battery'),
    weight: soft('weight'),
    next,
  };
}

/** A product as the peers load it. */
export interface PeerProduct {
  /** By number in the snapshot. */
  readonly product: number;
  readonly price: number;
  readonly battery: number | null;
  readonly weight: number | null;
  readonly memory: number | null;
  readonly brand: string | null;
  readonly color: readonly string[];
  /** Ids of the answers whose condition holds. */
  readonly use: readonly string[];
  readonly needs: readonly string[];
  readonly storage: readonly string[];
}

export function* peerProducts({ snapshot, scope, questions }: CompiledAdvisor): Generator<PeerProduct> {
  const reader = (name: string) => valueReader(snapshot.columns.get(name));
  const [price, battery, weight, memory, brand] = ['price', 'battery_hours', 'weight_kg', 'ram_gb', 'brand'].map(
    reader,
  );
  const color = reader('colors');
  const satisfied = (id: string) => {
    const question = questions.find((each) => each.question.id === id);
    const answers = question?.kind === 'choice' ? question.answers : [];
    return (product: number) =>
      answers.flatMap(({ answer, satisfied }) => (satisfied && hasBit(satisfied, product) ? [answer.id] : []));
  };
  const [use, needs, storage] = ['use', 'needs', 'storage'].map(satisfied);
  const number = (read: ReturnType<typeof valueReader> | undefined, product: number) => {
    const [value] = read?.(product) ?? [];
    return value === undefined ? null : Number(value);
  };
  for (let product = 0; product < snapshot.size; product++) {
    if (!hasBit(scope, product)) continue;
    yield {
      product,
      price: number(price, product) ?? 0,
      battery: number(battery, product),
      weight: number(weight, product),
      memory: number(memory, product),
      brand: brand?.(product)[0] ?? null,
      color: color(product),
      use: use?.(product) ?? [],
      needs: needs?.(product) ?? [],
      storage: storage?.(product) ?? [],
    };
  }
}

function valueReader(column: Column | undefined): (product: number) => string[] {
  if (column === undefined) return () => [];
  const known = new Map<number, string>();
  const textOf = (code: number) => {
    const text = known.get(code) ?? valueAt(column, code);
    known.set(code, text);
    return text;
  };
  return (product) => {
    const start = column.offsets === null ? product : (column.offsets[product] ?? 0);
    const end = column.offsets === null ? product + 1 : (column.offsets[product + 1] ?? 0);
    return [...column.codes.subarray(start, end)].filter((code) => code !== 0).map(textOf);
  };
}

/** From 0 to 1. */
export function closenessTo(range: SoftRange, value: number | null | undefined): number {
  if (value === null || value === undefined) return 0;
  const distance = value < range.from ? range.from - value : value > range.to ? value - range.to : 0;
  return distance >= range.width ? 0 : 1 - distance / range.width;
}
