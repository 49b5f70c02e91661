// An interaction as a row, and back. Both databases have the same columns.

import { INTERACTION_KINDS, type InteractionKind } from '@guidepost/contract/interaction-kinds';
import type { Interaction } from '../../interactions/interaction-store.ts';
import type { SessionId } from '../../sessions/session-store.ts';

/** In the order of the table. The session, what counts once, and the order are hexadecimal digits. */
export type InteractionRow = readonly [
  session: string,
  once: string,
  order: string | null,
  context: number,
  kind: string,
  sku: string,
  value: number | null,
  currency: string | null,
  step: number,
  at: number,
];

/** The number of values in an {@link InteractionRow}. */
export const INTERACTION_LENGTH = 10;

export const encodeInteraction = (
  { session, once, order, kind, sku, value, currency, step, at }: Interaction,
  context: number,
): InteractionRow => [session, once, order, context, kind, sku, value, currency, step, at];

export const decodeInteraction = ([
  session,
  once,
  order,
  ,
  kind,
  sku,
  value,
  currency,
  step,
  at,
]: InteractionRow): Interaction => ({
  ...{ session: session as SessionId, once, order, kind: parseInteractionKind(kind), sku, value, currency, step, at },
});

/** What a store has as a kind. Throws if it is none. */
const parseInteractionKind = (value: string): InteractionKind => {
  const kind = INTERACTION_KINDS.find((known) => known === value);
  if (kind === undefined) throw new Error(`the sessions' store has an unknown interaction: ${value}`);
  return kind;
};
