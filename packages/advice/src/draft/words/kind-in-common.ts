// Finds what all products of a catalog are, in words of the catalog, for the title of the advisor.

import { frequentValues, type Profile } from '../attribute/profile.ts';
import { tidyTitle } from './tidy-title.ts';

const MOST_KINDS = 40;
/** The share of products that must have a kind. With fewer, the name would not fit the catalog. */
const LEAST_FILL = 0.9;
/** Short words that people read, not lists and not names of shelves. */
const READABLE = /^\p{L}[\p{L}\p{M}’'-]*( [\p{L}\p{M}’'-]+){0,2}$/u;
const LONGEST = 30;
const NOT_A_KIND =
  /^(simple|configurable|variable|virtual|bundle|grouped|downloadable|products?|produkte?|artikel|items?|other|others|misc|sonstiges?|zubehör|accessor(y|ies)|sale|neu|new|default|all|alle|sets?|parts?|teile)$/i;

/** `Running Shoes` for `Road Running Shoes` and `Trail Running Shoes`; null if they are several things. */
export function kindInCommon(profiles: readonly Profile[]): string | null {
  for (const profile of profiles) {
    const { concept, codes, known, products, attribute } = profile;
    if (concept !== 'kind' || attribute.type !== 'text' || known < LEAST_FILL * products) continue;
    if (codes.length === 0 || codes.length > MOST_KINDS) continue;
    const kinds = frequentValues(profile, MOST_KINDS).map((value) => tidyTitle(value.split(/\s+>\s+/).at(-1) ?? value));
    const shared = kinds
      .map((kind) => kind.split(' '))
      .reduce(endInCommon)
      .join(' ');
    if (shared.length >= 3 && shared.length <= LONGEST && READABLE.test(shared) && !NOT_A_KIND.test(shared))
      return shared;
  }
  return null;
}

/** The last words that both have. */
function endInCommon(a: readonly string[], b: readonly string[]): string[] {
  let length = 0;
  while (
    length < Math.min(a.length, b.length) &&
    a.at(-1 - length)?.toLowerCase() === b.at(-1 - length)?.toLowerCase()
  ) {
    length++;
  }
  return a.slice(a.length - length);
}
