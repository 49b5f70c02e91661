// Tells what the catalog knows of fewer than half of the products in question. Most shoppers would have to skip such a question, and their
// replies would hide products that may well fit, so it is asked once what is better known does not help any more.

import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';

const HALF = 0.5;

/**
 * A missing yes is a no, so what is said of a few only is known of all. For whom it is and which size they wear, people say in
 * any case.
 */
export const isLittleKnown = ({ profile, fill = profile.known / profile.products }: Plan): boolean =>
  profile.attribute.type !== 'boolean' && profile.concept !== 'person' && !isWornSize(profile) && fill < HALF;
