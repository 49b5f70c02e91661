// The maker where no column says it: the first words of names, or those of makers that people know.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { ColumnFacts } from '../column/column-facts.ts';
import { deriveColumn, thinColumn } from '../column/derive-column.ts';
import { namesModel } from '../column/model-names.ts';
import { ENOUGH_NAMES } from '../names/attributes-in-names.ts';
import { findLeadingKinds } from '../names/find-kinds.ts';
import { nounsAmong } from '../names/nouns-among.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { FoundAttributes } from './found-attributes.ts';
import { findBrandsInNames, mayBeMaker } from './found-in-names.ts';
import { findKnownMakers } from './makers-in-layout.ts';

interface MakersInNames {
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  readonly note: Reason;
}

export function addMakersOfNames(found: FoundAttributes, title: ColumnFacts): void {
  const { rows, blank } = found.context;
  // Who has a column of models has no makers in it.
  const makers = namesModel(title.called) ? null : findMakersInNames(found, title);
  if (makers === null) return;
  const { pattern, map, note } = makers;
  const { values } = deriveColumn(title, 'brand', pattern, rows, blank);
  const from = [columnSource(title.name)];
  const rule = attributeRule({ name: 'brand', label: found.words.brand, type: 'text', from, pattern, map });
  found.keep([rule], [note], values);
}

function findMakersInNames(found: FoundAttributes, title: ColumnFacts): MakersInNames | null {
  const { rows } = found.context;
  const step = Math.max(1, Math.ceil(rows / ENOUGH_NAMES));
  const [names = title, ...texts] = [title, ...found.textsBeside(title)].map((column) =>
    thinColumn(column, rows, step),
  );
  const nouns = (words: Iterable<string>): ReadonlySet<string> =>
    nounsAmong(words, names, texts, Math.ceil(rows / step));
  const brands = findBrandsInNames(title, findLeadingKinds(names) ?? [], nouns);
  if (brands !== null) {
    const { pattern, pairs } = brands;
    const more = pairs.length === 0 ? '' : '; the first two where these are one brand';
    return { pattern, map: [], note: reason('first-word-of-name', `the first word of the name${more}`) };
  }
  const known = findKnownMakers(title, (word) => mayBeMaker(word) && !nouns([word]).has(word.toLowerCase()));
  if (known === null) return null;
  const { pattern, map, count } = known;
  return { pattern, map, note: reason('in-names', `in ${count} names`, { count }) };
}
