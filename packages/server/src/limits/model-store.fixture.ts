import { type SharedLevel, type TakenReport, USED_MEMORY } from './shared-rates.ts';
import type { Rate } from './token-buckets.ts';

/** What the store does with reports, in the words of this program instead of SQL. */
export class ModelStore {
  readonly #rows = new Map<string, { level: number; used: number; rate: Rate; at: number }>();

  exchange(reports: readonly TakenReport[], now: number): SharedLevel[] {
    for (const { name, taken, rate } of reports) {
      const row = this.#rows.get(name) ?? { level: rate.burst, used: 0, rate, at: now };
      const level = Math.min(rate.burst, row.level + ((now - row.at) / 1000) * rate.perSecond) - taken;
      this.#rows.set(name, { level, used: row.used * Math.exp((row.at - now) / USED_MEMORY) + taken, rate, at: now });
    }
    return [...this.#rows].map(([name, { level, used, rate, at }]) => ({
      name,
      level: Math.min(rate.burst, level + ((now - at) / 1000) * rate.perSecond),
      used: used * Math.exp((at - now) / USED_MEMORY),
    }));
  }
}
