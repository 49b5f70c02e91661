// What shoppers can be asked for at all, by what an attribute is about: advice to ask for the clock rate of a processor, or for a number that only
// the shop knows, helps made-up shoppers only.

import type { Attribute } from '@guidepost/engine/product';
import { findConcept } from '../draft/attribute/concept.ts';
import type { Concept } from '../draft/attribute/concept-names.ts';
import { isJudgedByOthers } from '../draft/attribute/judged-by-others.ts';

const FEW_KNOW: ReadonlySet<Concept> = new Set([
  'technical',
  'expert',
  'identifier',
  'second-price',
  'not-for-shoppers',
  'packet',
]);

export const canBeAnswered = (attribute: Attribute): boolean =>
  !FEW_KNOW.has(findConcept(attribute)) && !isJudgedByOthers(attribute);
