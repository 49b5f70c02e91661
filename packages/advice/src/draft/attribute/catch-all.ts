// Finds values that stand for any other: what is for everybody is also for men, and one size also fits M. An answer for a
// particular value must keep them, or it loses products that would have suited.

import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import type { SameValues } from './same-values.ts';

const FOR_ANY =
  /^(for |fur |pour |para |per )?(all|alle|everyone|everybody|anyone|anybody|jeden|jedermann|tous|todos|tutti|any|beliebig|universal|universell|universel|one ?size( fits (all|most))?|onesize|os|einheitsgrosse|taille unique|talla unica|taglia unica|all (ages|sizes|skin types|hair types)|alle (altersgruppen|grossen|hauttypen|haartypen))$/;
const FOR_ADULTS =
  /^(unisex|uni|unisex adults?|adults? unisex|men (and )?women|damen (und )?herren|herren (und )?damen)$/;
const ADULTS =
  /^(men|mens|man|male|women|womens|woman|female|ladies|lady|adults?|herren|herr|damen|dame|manner|frauen|hommes?|femmes?|uomo|donna|hombre|mujer|muzi|zeny|panske|damske|heren|dames)$/;

/** For these, a value such as `all` may be one colour or brand among others. */
const NEVER: ReadonlySet<Concept> = new Set(['kind', 'brand', 'color', 'material', 'theme', 'part', 'technical']);

export interface Served {
  readonly own: SameValues;
  /** Further values that suit a shopper who wants this one. */
  readonly also: readonly SameValues[];
}

/** Particular values first, in their order; values that stand for others last. Null if no value stands for others. */
export function serveCatchAlls(same: readonly SameValues[], concept: Concept): Served[] | null {
  if (NEVER.has(concept)) return null;
  const folded = same.map(({ values: [value = ''] }) => foldText(value.replace(/['’]s\b/g, 's')));
  const hasAdults = folded.some((value) => ADULTS.test(value));
  const isGeneral = (value: string): boolean => FOR_ANY.test(value) || (concept === 'person' && FOR_ADULTS.test(value));
  const serves = (general: string, value: string): boolean => FOR_ANY.test(general) || !hasAdults || ADULTS.test(value);
  const general = same.filter((_, nth) => isGeneral(folded[nth] ?? ''));
  if (general.length === 0 || general.length === same.length) return null;
  const nameOf = (one: SameValues): string => folded[same.indexOf(one)] ?? '';
  const particular = same.filter((one) => !general.includes(one));
  return [
    ...particular.map((own) => ({ own, also: general.filter((one) => serves(nameOf(one), nameOf(own))) })),
    ...general.map((own) => ({ own, also: [] })),
  ];
}
