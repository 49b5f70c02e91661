// Joins rare kinds with the broader one that their name has, where there are so many kinds that nobody looks through them: `Eye Cream` and
// `Hand Cream` are found under `Cream`.

import { foldText } from '../words/fold-text.ts';
import { countOf, type SameValues } from './same-values.ts';

/** So many kinds are looked through. */
const MANY_KINDS = 20;
/** Of the products with a kind: a kind that more have is a thing of its own. */
const RARE = 0.05;
/** `Stout & Porter` is no kind of porter. */
const SEVERAL = /[&,;/+]/;
const isWord = (name: string): boolean => name !== '' && !name.includes(' ');

/** `all`: the most frequent first, as the result. `counts`: by code. */
export function joinFinerKinds(all: readonly SameValues[], counts: Uint32Array): readonly SameValues[] {
  if (all.length <= MANY_KINDS) return all;
  const rare = RARE * countOf(all, counts);
  const named = all.map((one) => ({ one, name: foldText(one.values[0] ?? '') }));
  const joined = new Map<SameValues, SameValues>();
  for (const { one, name } of named) {
    if (countOf([one], counts) >= rare || SEVERAL.test(one.values[0] ?? '')) continue;
    const broader = named.find(
      (other) => isWord(other.name) && (name.endsWith(` ${other.name}`) || name.startsWith(`${other.name} `)),
    );
    if (broader !== undefined) joined.set(one, broader.one);
  }
  const parts = new Map<SameValues, SameValues[]>();
  for (const one of all) {
    const into = joined.get(one) ?? one;
    parts.set(into, [...(parts.get(into) ?? []), one]);
  }
  return [...parts]
    .map(([into, own]): SameValues => {
      const others = own.filter((one) => one !== into);
      return {
        codes: [...into.codes, ...others.flatMap(({ codes }) => codes)],
        values: [...into.values, ...others.flatMap(({ values }) => values)],
      };
    })
    .toSorted((a, b) => countOf([b], counts) - countOf([a], counts));
}
