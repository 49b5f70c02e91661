// From the bytes of a body to an interaction, or to what is wrong with them. Nothing is coerced, unknown members are ignored, and
// nothing the client sent is echoed, as with replies.

import {
  INTERACTION_KINDS,
  type InteractionKind,
  MOST_VALUE,
  VALUE_DECIMALS,
} from '@guidepost/contract/interaction-kinds';
import { MAX_ID_LENGTH } from '@guidepost/contract/next-request';
import type { ProblemError } from '@guidepost/contract/problem';
import { VALUE_UNIT } from '../interactions/interaction-store.ts';
import type { SentInteraction } from '../interactions/record-interaction.ts';
import { Refusal } from '../refusals/refusal.ts';
import { invalid, parseJsonBody, type RequestBody } from './parse-reply.ts';

export function parseInteraction(body: RequestBody): SentInteraction | Refusal {
  const given = parseJsonBody(body);
  if (given instanceof Refusal) return given;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return invalid([{ pointer: '#', detail: 'The body must be an object with `kind` and `sku`.' }]);
  }
  const { kind, sku, value, currency, order_id: orderId } = given as Record<string, unknown>;
  const units = value === undefined ? null : unitsOf(value);
  const isCurrency = currency === undefined || (typeof currency === 'string' && CURRENCY.test(currency));
  const isOrder = orderId === undefined || isText(orderId);
  if (isKind(kind) && isText(sku) && units !== undefined && isCurrency && isOrder) {
    return { kind, sku, value: units, currency: currency ?? null, orderId: orderId ?? null };
  }
  const errors: ProblemError[] = [];
  const complain = (member: string, detail: string) => errors.push({ pointer: `#/${member}`, detail });
  if (!isKind(kind)) complain('kind', `This must be one of ${INTERACTION_KINDS.join(', ')}.`);
  if (!isText(sku)) complain('sku', `This must be a string of 1 to ${MAX_ID_LENGTH} characters.`);
  if (units === undefined) {
    complain(
      'value',
      `This must be a number or a decimal number as a string, from 0 to ${MOST_VALUE}; a string has at most ${VALUE_DECIMALS} decimals.`,
    );
  }
  if (!isCurrency) complain('currency', 'This must be three capital letters (ISO 4217).');
  if (!isOrder) complain('order_id', `This must be a string of 1 to ${MAX_ID_LENGTH} characters.`);
  return invalid(errors);
}

const isKind = (value: unknown): value is InteractionKind => INTERACTION_KINDS.some((kind) => kind === value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_ID_LENGTH;

const CURRENCY = /^[A-Z]{3}$/;

const DECIMAL = new RegExp(`^(0|[1-9]\\d{0,9})(\\.\\d{1,${VALUE_DECIMALS}})?$`);

/** Undefined if it is no value. Sums of prices may have more decimals as numbers than they have as money, so numbers are rounded. */
function unitsOf(value: unknown): number | undefined {
  if (typeof value === 'string' && !DECIMAL.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  return number >= 0 && number <= MOST_VALUE ? Math.round(number * VALUE_UNIT) : undefined;
}

/** There is a value, and nobody says of which currency. */
export const CURRENCY_UNKNOWN: Refusal = invalid([
  {
    pointer: '#/currency',
    detail: 'This member is required with `value`, because the catalog does not say its currency.',
  },
]);
