// Tells what the catalog knows of fewer than half of the products in question. Most shoppers would have to skip such a question, and their
// replies would put products behind that may well fit, so it is not asked.

import type { Concept } from '../attribute/concept-names.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';

const HALF = 0.5;
const FIFTH = 0.2;

/**
 * A missing yes is a no, so what is said of a few only is known of all. For whom it is, which size they wear and what it should help
 * with, people say in any case, so a fifth of the products is enough.
 */
export const isLittleKnown = ({ profile, fill = profile.known / profile.products }: Plan): boolean =>
  profile.attribute.type !== 'boolean' &&
  fill < (SAID_ANYWAY.has(profile.concept) || isWornSize(profile) ? FIFTH : HALF);

const SAID_ANYWAY: ReadonlySet<Concept> = new Set(['person', 'need']);
