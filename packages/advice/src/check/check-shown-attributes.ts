// Whether the catalog has the attributes that results are to show. One that it does not have is left out of every result, and so
// is the price, which every result has anyway.

import { pointerTo } from '@guidepost/fault/json-pointer';
import type { Finding } from '../finding.ts';
import { checkAttributeName } from './check-attribute-name.ts';
import type { CheckInput } from './check-input.ts';

export const checkShownAttributes = (input: CheckInput): Finding[] =>
  input.advisor.results.attributes.flatMap((attribute, nth) => {
    const pointer = pointerTo('/results/attributes', nth);
    return attribute === 'price'
      ? [ofPrice(pointer)]
      : checkAttributeName(input, attribute, pointer, 'what results show').map((found) => withoutShown(input, found));
  });

/** What results show already is not put there once more. */
function withoutShown({ advisor }: CheckInput, { meant, ...found }: Finding): Finding {
  const isShown = meant === undefined || advisor.results.attributes.includes(meant);
  return isShown ? found : { ...found, meant };
}

const ofPrice = (pointer: string): Finding => ({
  severity: 'warning',
  code: 'price-shown-anyway',
  pointer,
  message: 'Every result has its price, so `price` is not shown once more among the attributes.',
  mend: 'Leave it out.',
});
