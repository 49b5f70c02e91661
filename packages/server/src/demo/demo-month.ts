// A month of conversations for the demo shop, so that insights have something to show. Nobody had them: their ids say so wherever they
// are seen. They are written once, at the first start, while the service answers already: a few at a time, so that nobody waits for them.

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomAt } from '@guidepost/advice/simulate/random-at';
import { valueAt } from '@guidepost/engine/snapshot';
import { textAt } from '@guidepost/engine/text-list';
import { type InteractionStore, VALUE_UNIT } from '../interactions/interaction-store.ts';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { renderGiven } from '../next/render-given.ts';
import { madeUpSession } from '../sessions/made-up-session.ts';
import type { SessionStore, StoredSession } from '../sessions/session-store.ts';
import { type MadeUpInteraction, makeUpConversation, pickByWeight } from './made-up-shopper.ts';

export interface DemoMonthTools {
  /** The advisors that shoppers talk to, and of a hundred how many to each. */
  readonly advisors: readonly { readonly live: LiveAdvisor; readonly share: number }[];
  readonly store: Pick<SessionStore, 'makeId' | 'insert' | 'advance'> & Pick<InteractionStore, 'record'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signal: AbortSignal;
}

const SEED = 20_26;
const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
const USUAL = 55;
/** From Sunday; people look for bicycles when they have time. */
const WEEKDAYS = [1.35, 0.85, 0.85, 0.9, 0.95, 0.9, 1.3];
const AT_ONCE = 8;
/** Milliseconds between two batches. */
const PAUSE = 40;

/** Resolves to how many there are. Newest first, so that what is looked at first is there first. */
export async function writeDemoMonth(tools: DemoMonthTools): Promise<number> {
  const starts = startsOf(tools.now);
  for (let from = 0; from < starts.length; from += AT_ONCE) {
    if (tools.signal.aborted) return from;
    const batch = starts.slice(from, from + AT_ONCE);
    await Promise.all(batch.map((at, place) => writeConversation(tools, at, from + place)));
    await sleep(PAUSE, undefined, { signal: tools.signal }).catch(() => {}); // Looked at above.
  }
  return starts.length;
}

/** When the conversations begin; never after `now`. */
export function startsOf(now: number): number[] {
  const today = Math.floor(now / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, back) => {
    const day = today - back * DAY;
    const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? 1;
    // A shop that grows a little.
    const count = Math.round(USUAL * weekday * (1.15 - back / 100) * (0.85 + 0.3 * randomAt(SEED, back, 0)));
    return Array.from({ length: count }, (_, place) => {
      // Two thirds come after noon.
      const hour = 24 * (1 - randomAt(SEED, back, 2 * place + 1) ** 1.7);
      return day + Math.floor((hour / 24) * (DAY - 1));
    });
  })
    .flat()
    .filter((at) => at <= now)
    .toSorted((one, other) => other - one);
}

async function writeConversation({ advisors, store, now }: DemoMonthTools, at: number, number: number): Promise<void> {
  let drawn = 0;
  const chance = (): number => randomAt(SEED + 1, number, drawn++);
  const live = pickByWeight(advisors, ({ share }) => share, chance)?.live;
  if (live === undefined) return;
  const language = live.languages[chance() < 0.75 ? 0 : 1] ?? live.compiled.advisor.language;
  const { steps, interactions } = makeUpConversation(live.compiled, language, chance);
  const { client, advisor, version, catalog } = live;
  const id = madeUpSession(store.makeId(at), number);
  const origin = { id, client, advisor, version, startedAt: at };
  let last: StoredSession | null = null;
  for (const [step, { session: state, chosenBy, outcome, question: lastReplied, after }] of steps.entries()) {
    // What would be later has not happened yet.
    if (at + after > now) break;
    const next: StoredSession = { ...origin, step, steppedAt: at + after, lastReplied, state };
    const row = [next, catalog.revision, chosenBy, renderGiven(live, outcome)] as const;
    if (!(await (step === 0 ? store.insert(...row) : store.advance(...row)))) return;
    last = next;
  }
  if (last === null || last.step < steps.length - 1) return;
  for (const [place, made] of interactions.entries()) {
    if (at + made.after > now) return;
    const { steppedAt, step } = last;
    await store.record(
      { session: id, step, at: at + made.after, order: null, once: digestOf(id, place), ...tellProduct(live, made) },
      { client, advisor, version, language, steppedAt },
    );
  }
}

/** The sku, and for purchases what it cost. */
function tellProduct({ compiled, catalog }: LiveAdvisor, { kind, product }: MadeUpInteraction) {
  const { skus, columns } = compiled.snapshot;
  const prices = columns.get('price');
  const code = prices?.codes[product] ?? 0;
  const price = prices === undefined || code === 0 ? null : Number(valueAt(prices, code));
  const isPaid = kind === 'bought' && price !== null && catalog.currency !== null;
  return {
    kind,
    sku: textAt(skus, product),
    value: isPaid ? Math.round(price * VALUE_UNIT) : null,
    currency: isPaid ? catalog.currency : null,
  };
}

/** 32 hexadecimal digits. */
const digestOf = (id: string, place: number): string =>
  createHash('sha256').update(`${id} ${place}`).digest('hex').slice(0, 32);
