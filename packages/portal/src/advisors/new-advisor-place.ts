// Where a new advisor is made.

import type { Place } from '../addresses.ts';

/** In the place of an advisor's id in an address; an id begins with a letter or a digit. */
export const NEW_ADVISOR = '~new';

/** `catalog`: the one that it is made from; without it, the screen proposes one. */
export const newAdvisorPlace = (client: string, catalog?: string): Place => ({
  ...{ page: 'advisors', client },
  inside: [NEW_ADVISOR, ...(catalog === undefined ? [] : [catalog])],
});
