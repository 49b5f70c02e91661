// Numbers that shoppers cannot read without a unit, while the catalog has none: `60` of a monitor may be hertz or anything.

import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept.ts';
import type { Profile } from './profile.ts';

/** Counted rather than measured, or in a unit of their own. */
const WITHOUT: ReadonlySet<Concept> = new Set(['price', 'count', 'year', 'age', 'size', 'kind']);
const SAYS_IT =
  /\b(dpi|rpm|ppi|fps|spf|ratio|rating|score|stars?|level|stufe|grade|note|lanes|modules?|cas|number|anzahl|zahl|\w*slots|\w*bays|index|f number)\b/;

export const lacksUnit = ({ attribute: { type, unit, name, label }, concept }: Profile): boolean =>
  type === 'number' &&
  unit === null &&
  !WITHOUT.has(concept) &&
  ![name, label ?? ''].some((text) => SAYS_IT.test(foldText(text)));
