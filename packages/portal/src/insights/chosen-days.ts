// Which days somebody looks at: the last so many, or from one to another, as they stand in the address.

export const PERIODS = ['7d', '30d', '90d', '365d'] as const;
export type Period = (typeof PERIODS)[number];

/** Days are UTC, `2026-11-21`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAY = 24 * 60 * 60 * 1000;

export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const moveDay = (day: string, days: number): string => utcDay(Date.parse(day) + days * DAY);

/** `text`: a period, or `2026-11-01_2026-11-20`. Whatever else it is means the usual period. */
export function readDays(text: string | undefined, today: string): Days {
  const [from = '', to = ''] = text?.split('_') ?? [];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  const period = PERIODS.find((each) => each === text) ?? '30d';
  return { from: moveDay(today, 1 - Number.parseInt(period, 10)), to: today };
}

export const writeDays = ({ from, to }: Days): string => `${from}_${to}`;

/** Null: other days than the last so many. */
export const periodOf = (text: string | undefined): Period | null =>
  text === undefined ? '30d' : (PERIODS.find((each) => each === text) ?? null);

export const countDays = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** As many days, just before. */
export const daysBefore = (days: Days): Days => ({
  from: moveDay(days.from, -countDays(days)),
  to: moveDay(days.from, -1),
});

/** Whether the first are just as many days, just before the others. */
export const areJustBefore = ({ from, to }: Days, days: Days): boolean => {
  const before = daysBefore(days);
  return from === before.from && to === before.to;
};

export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && utcDay(at) === text;
};
