// As what a number is answered, where that is something else than it is called. The size of a flat or a plot is an amount: whoever looks for
// 50 m² takes 52, and a shoe of another size fits nobody.

import type { Concept } from './concept-names.ts';
import type { NumberProfile } from './profile.ts';

export const answeredAs = ({ concept, attribute }: NumberProfile): Concept =>
  concept === 'size' && AREA.test(attribute.unit ?? '') ? 'amount' : concept;

const AREA =
  /^(?:[kmcм]?[mм][²2]|qm|кв\.? ?м\.?|(?:sq|square)\.? ?(?:m|ft|feet|met(?:er|re)s?)\.?|ft[²2]|ha|ares?|acres?|坪|평|m\^2)$/iu;
