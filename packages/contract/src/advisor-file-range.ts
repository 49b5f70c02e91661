// The range of a RANGE question: its bounds, step, unit, and the sub-ranges that are offered.

import { type Static, Type } from 'typebox';
import { MAX_LIST_ITEMS } from './advisor-condition.ts';
import { label, text } from './advisor-file-member.ts';

/** Numbers of a range become part of ids, which have room for 15 digits before the point and 6 after it. */
export const MAX_RANGE_NUMBER = 999_999_999_999_999;

const bound = (description: string) =>
  Type.Optional(
    Type.Unsafe<number | 'auto'>({
      anyOf: [{ type: 'number', minimum: -MAX_RANGE_NUMBER, maximum: MAX_RANGE_NUMBER }, { const: 'auto' }],
      default: 'auto',
      description,
    }),
  );

const groupingBound = (description: string, example: number) =>
  Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      minimum: -MAX_RANGE_NUMBER,
      maximum: MAX_RANGE_NUMBER,
      description,
      examples: [example],
    }),
  );

export const RangeGroupingFile = Type.Object(
  {
    title: text('The label of the sub-range.', 'Up to 600'),
    from: groupingBound('Lower end, included. If missing, the lower bound of the range.', 600),
    to: groupingBound('Upper end, included. If missing, the upper bound of the range.', 1200),
  },
  { additionalProperties: false, description: 'A sub-range that is offered as an answer.' },
);

export const RangeFile = Type.Object(
  {
    from: bound('Lower bound. `auto` means the smallest value among the products that are left.'),
    to: bound('Upper bound. `auto` means the largest value among the products that are left.'),
    step: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: MAX_RANGE_NUMBER,
        default: 1,
        description: 'The step of a slider.',
        examples: [50],
      }),
    ),
    label: Type.Optional(label('A unit, such as a currency sign. May be empty.', '€', 'kg')),
    groupings: Type.Optional(
      Type.Array(RangeGroupingFile, {
        maxItems: MAX_LIST_ITEMS,
        description: 'Sub-ranges that are offered as answers, in this order.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Bounds, step and unit.' },
);

export type RangeFile = Static<typeof RangeFile>;
