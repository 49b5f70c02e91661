// Numbers between whose neighbours there is nothing: 8 and 9 doors.

import type { Concept } from '../attribute/concept-names.ts';

export const COUNTED_CONCEPTS: ReadonlySet<Concept> = new Set(['year', 'count', 'size']);
