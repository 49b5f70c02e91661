// Takes one interaction: a product that a shopper opened, put into the cart or bought after an advisor had led them.
//
// What counts once: a click, and a product put into the cart, once for each session and product, because insights say how many
// conversations led to it; so retries and double clicks change nothing. A purchase with an order counts once for each order and product of the
// client, whichever session's token it comes with; without an order, once for each session and product.
//
// Any product of the catalog counts, whether or not it was a result, because shoppers buy other variants, and things beside. What the
// catalog does not have is counted without its sku: a product may have sold out since, and a page cannot fill the store with texts of its own.

import { createHmac } from 'node:crypto';
import { INTERACTION_DAYS, type InteractionKind } from '@guidepost/contract/interaction-kinds';
import type { SessionId } from '../sessions/session-store.ts';
import type { InteractionStore } from './interaction-store.ts';
import type { KnownProducts } from './known-products.ts';

export interface SentInteraction {
  readonly kind: InteractionKind;
  readonly sku: string;
  /** In `VALUE_UNIT`s; null if none was told. */
  readonly value: number | null;
  /** ISO 4217; null for that of the catalog. */
  readonly currency: string | null;
  readonly orderId: string | null;
}

export interface InteractionTools {
  readonly store: InteractionStore;
  readonly products: KnownProducts;
  /** What names of orders are hidden with. */
  readonly secret: Uint8Array;
}

/** Who sends it, and the token it comes with. */
export interface InteractionSource {
  readonly client: string;
  readonly session: SessionId;
  readonly step: number;
}

/** `no-currency`: there is a value, and neither the caller nor the catalog says of which currency. */
export type InteractionOutcome = 'recorded' | 'no-session' | 'no-currency';

const PATIENCE = INTERACTION_DAYS * 24 * 60 * 60 * 1000;

export async function recordInteraction(
  { store, products, secret }: InteractionTools,
  { client, session, step }: InteractionSource,
  sent: SentInteraction,
  now: number,
): Promise<InteractionOutcome> {
  const found = store.findOrigin(session);
  const origin = found instanceof Promise ? await found : found;
  if (origin === null || origin.client !== client || now - origin.steppedAt > PATIENCE) return 'no-session';
  const { kind, sku, value, orderId } = sent;
  const currency = value === null ? null : (sent.currency ?? (await products.currency(origin)));
  if (value !== null && currency === null) return 'no-currency';
  const isKnown = await products.has(origin, sku, now);
  const isOrder = kind === 'bought' && orderId !== null;
  const order = isOrder ? digest(secret, ['order', client, orderId, sku]) : null;
  const once = order ?? digest(secret, ['session', session, kind, sku]);
  await store.record({ session, once, order, kind, sku: isKnown ? sku : '', value, currency, step, at: now }, origin);
  return 'recorded';
}

/** Cannot be undone without the secret, so that neither orders nor unknown products can be told from it. */
const digest = (secret: Uint8Array, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
