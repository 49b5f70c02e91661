// The body of an interaction: what a shopper did with a product that the advisor has shown. Unknown members are ignored, as in
// a reply; nothing is converted from one type to another.

import { type Static, Type } from 'typebox';
import { MOST_VALUE, VALUE_DECIMALS } from './interaction-kinds.ts';
import { MAX_ID_LENGTH } from './next-request.ts';

const DECIMAL = `^(0|[1-9][0-9]{0,9})([.][0-9]{1,${VALUE_DECIMALS}})?$`;

export const InteractionRequest = Type.Object(
  {
    kind: Type.Union([Type.Literal('clicked'), Type.Literal('added'), Type.Literal('bought')], {
      description: '`clicked`: the shopper opened the product. `added`: put it into the cart. `bought`: bought it.',
      examples: ['bought'],
    }),
    sku: Type.String({
      minLength: 1,
      maxLength: MAX_ID_LENGTH,
      description:
        'The `sku` of the product, as in `results`. It need not have been a result: shoppers buy other variants, and things beside. What the catalog does not have is counted apart, and its sku is not kept.',
      examples: ['PLOVER-D-BK'],
    }),
    value: Type.Optional(
      Type.Union([Type.Number({ minimum: 0, maximum: MOST_VALUE }), Type.String({ pattern: DECIMAL, maxLength: 15 })], {
        description:
          'What was paid for this product, all pieces of it together: a number, or a decimal number as a string.',
        examples: ['1099.00', 1099],
      }),
    ),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'ISO 4217, of `value`. Without it, it is the currency of the catalog.',
        examples: ['EUR'],
      }),
    ),
    order_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_ID_LENGTH,
        description:
          'Names the order in your shop. The same order and sku count once, whoever sends them and however often. It is not kept as it is.',
        examples: ['2026-004711'],
      }),
    ),
  },
  {
    title: 'InteractionRequest',
    description: 'What a shopper did with a product.',
    examples: [{ kind: 'clicked', sku: 'PLOVER-D-BK' }],
  },
);

export type InteractionRequest = Static<typeof InteractionRequest>;
