// Whether one product satisfies a condition, and whether it could if its unknown values were known.

import type { Condition } from '../../src/condition.ts';
import type { Product } from '../../src/product.ts';
import { valuesOf } from './catalog.ts';

/** A condition on an attribute that the product does not have is not satisfied; `not` of it is. */
export const satisfies = (product: Product, condition: Condition): boolean => truthOf(condition, product, 0) === 1;

/** Kleene's logic: some value of what is unknown could make it true. */
export const couldSatisfy = (product: Product, condition: Condition): boolean => truthOf(condition, product, 0.5) > 0;

/** 0: no, 1: yes, 0.5: it depends on what is unknown. Whether a value exists is never unknown. */
function truthOf(condition: Condition, product: Product, whenUnknown: number): number {
  switch (condition.kind) {
    case 'all':
      return Math.min(1, ...condition.of.map((part) => truthOf(part, product, whenUnknown)));
    case 'any':
      return Math.max(0, ...condition.of.map((part) => truthOf(part, product, whenUnknown)));
    case 'not':
      return 1 - truthOf(condition.of, product, whenUnknown);
  }
  const values = valuesOf(product, condition.attribute);
  if (condition.kind === 'exists') return values.length > 0 === condition.exists ? 1 : 0;
  if (values.length === 0) return whenUnknown;
  if (condition.kind === 'compare') {
    const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = condition;
    const isWithin = (value: unknown) =>
      typeof value === 'number' && value > gt && value >= gte && value < lt && value <= lte;
    return values.some(isWithin) ? 1 : 0;
  }
  // Ids of answers made from values spell numbers and booleans as text.
  const named = values.some((value) => condition.values.some((wanted) => String(wanted) === String(value)));
  return named === (condition.kind === 'in') ? 1 : 0;
}
