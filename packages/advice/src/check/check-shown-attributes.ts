// Whether the catalog has the attributes that results are to show. One that it does not have is left out of every result.

import type { Finding } from '../finding.ts';
import { checkAttributeName } from './check-attribute-name.ts';
import type { CheckInput } from './check-input.ts';

export const checkShownAttributes = (input: CheckInput): Finding[] =>
  input.advisor.results.attributes.flatMap((attribute, nth) =>
    checkAttributeName(input, attribute, `/results/attributes/${nth}`, 'what results show'),
  );
