// What of insights is shown, as it stands in the address: the advisor, the days, the version. So it can be kept, sent and gone back to.

import type { Place } from '../addresses.ts';
import { type Days, readDays } from './chosen-days.ts';

export interface Chosen {
  readonly client: string;
  readonly advisor: string;
  /** A period, or days as they stand in addresses. */
  readonly days: string;
  /** Null: all. */
  readonly version: number | null;
}

export function readChosen(client: string, inside: readonly string[]): Chosen | null {
  const [advisor, days = '30d', version = ''] = inside;
  if (advisor === undefined) return null;
  return { client, advisor, days, version: /^v[1-9]\d{0,8}$/.test(version) ? Number(version.slice(1)) : null };
}

export const placeOfInsights = ({ client, advisor, days, version }: Chosen): Place => ({
  page: 'insights',
  client,
  inside: [
    advisor,
    ...(days === '30d' && version === null ? [] : [days]),
    ...(version === null ? [] : [`v${version}`]),
  ],
});

export const daysOf = ({ days }: Chosen, today: string): Days => readDays(days, today);
