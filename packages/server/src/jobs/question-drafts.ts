// Questions that somebody adds, each drafted in a thread, because the words and the planner of drafts are much code, and nobody
// else may wait for it. A catalog is judged by some of its products, spread evenly over all.

import { hasBit } from '@guidepost/engine/bits';
import type { Condition } from '@guidepost/engine/condition';
import type { AttributeValue } from '@guidepost/engine/product';
import { satisfiedBy } from '@guidepost/engine/satisfied-by';
import { type Column, type Snapshot, valueAt } from '@guidepost/engine/snapshot';
import { AtOnce } from '../limits/at-once.ts';
import { programBeside, type ThreadProgram } from '../threads/start-worker.ts';
import type { TaskEnd } from '../threads/task-thread.ts';
import { WarmTasks } from '../threads/warm-tasks.ts';
import type { DraftedQuestion, QuestionTask } from './question-worker.ts';

const DRAFT: ThreadProgram = {
  name: 'question-draft',
  file: programBeside(import.meta.url, 'question-worker'),
  memory: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 },
};

/** At the same time in this process, of one shop and in all. */
const AT_ONCE = { perClient: 2, inAll: 4 };

const BOUNDS = { time: 20_000, stopTime: 200 };

/** So many products are looked at. */
const MOST = 4000;

/** Of a larger catalog, numbers of products are those of a part of it. */
export const isLookedAtWhole = ({ size }: Pick<Snapshot, 'size'>): boolean => size <= MOST;

export class QuestionDrafts {
  readonly #atOnce = new AtOnce(AT_ONCE);
  readonly #threads = new WarmTasks<QuestionTask, DraftedQuestion>(DRAFT);

  /** `within`: of the products that satisfy it; null: of all. Null: as many as may are under way. */
  async run(
    client: string,
    snapshot: Snapshot,
    { order, within }: { readonly order: Omit<QuestionTask, 'values'>; readonly within: Condition | null },
    signal: AbortSignal,
  ): Promise<TaskEnd<DraftedQuestion> | null> {
    const column = snapshot.columns.get(order.attribute.name);
    if (column === undefined) return null;
    const task = { ...order, values: someValues(column, snapshot, within) };
    return this.#atOnce.run(client, () => this.#threads.run(task, { ...BOUNDS, signal }));
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}

/** Of what can be bought, as a whole draft looks at it; if nothing can, of all that it may speak of. */
function someValues(column: Column, snapshot: Snapshot, within: Condition | null): (AttributeValue | null)[] {
  const { size, available } = snapshot;
  const isMeant = within === null ? () => true : satisfiedBy(within, snapshot);
  const every = Math.max(1, Math.ceil(size / MOST));
  const some = Array.from({ length: Math.ceil(size / every) }, (_, nth) => nth * every).filter(isMeant);
  const offered = some.filter((product) => hasBit(available, product));
  return (offered.length > 0 ? offered : some).map((product) => givenBy(column, product));
}

function givenBy(column: Column, product: number): AttributeValue | null {
  if (column.offsets !== null) {
    const codes = column.codes.subarray(column.offsets[product] ?? 0, column.offsets[product + 1] ?? 0);
    return codes.length === 0 ? null : Array.from(codes, (code) => valueAt(column, code));
  }
  const code = column.codes[product] ?? 0;
  if (code === 0) return null;
  if (column.type === 'number') return column.numbers[code - 1] ?? null;
  return column.type === 'boolean' ? code === 2 : valueAt(column, code);
}
