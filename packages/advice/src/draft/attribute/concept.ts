// What an attribute is about, in the eyes of a shopper: found by its name and label in the languages that shops name their
// columns in. It decides how easily people can answer, when they expect to be asked, and how the question is worded.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { CONCEPT_NAMES, type Concept } from './concept-names.ts';
import { isLocalName } from './local-names.ts';

export function findConcept({ name, label, unit }: Pick<Attribute, 'name' | 'label' | 'unit'>): Concept {
  if (name === 'price') return 'price';
  const names = [nameWithoutUnit(name, unit), ...(label === null ? [] : [withoutHint(label)])]
    .map(foldText)
    // One of several numbers that a cell holds.
    .map((folded) => folded.replace(/ \d$/, ''));
  const found = CONCEPT_NAMES.find(([concept, pattern]) =>
    names.some((folded) => pattern.test(folded) || isLocalName(concept, folded)),
  );
  const concept = found?.[0] ?? 'unknown';
  // What is measured is neither a code nor a name, whatever its column is called.
  if (concept === 'identifier' || concept === 'not-for-shoppers') return measuredIn(unit)?.concept ?? concept;
  // The maker of a part (of the processor, say) is a fact about the product, not who it is from.
  return concept === 'brand' && names.every((folded) => OF_A_PART.test(folded)) ? 'part' : concept;
}

export interface Measured {
  readonly concept: Concept;
  /** In English, as files name it. */
  readonly label: string;
}

/** By its unit; null where that says nothing of it. */
const measuredIn = (unit: string | null): Measured | null =>
  unit === null ? null : (MEASURED_IN.find(([, units]) => units.test(unit))?.[0] ?? null);

const MEASURED_IN: readonly (readonly [Measured, RegExp])[] = [
  [{ concept: 'familiar', label: 'Size' }, /^(mm|cm|m|in|")$/i],
  [{ concept: 'amount', label: 'Volume' }, /^(ml|cl|l)$/i],
  [{ concept: 'amount', label: 'Storage' }, /^[kmgt]i?b$/i],
  [{ concept: 'amount', label: 'Power' }, /^k?w$/i],
];

/** What is measured in a column that is called by something else, such as the names of products; null where it is called by itself. */
export function measuredUnderOtherName({
  name,
  label,
  unit,
}: Pick<Attribute, 'name' | 'label' | 'unit'>): Measured | null {
  const bare = findConcept({ name, label, unit: null });
  return bare === 'identifier' || bare === 'not-for-shoppers' ? measuredIn(unit) : null;
}

/** What a column tells those who fill it in: `Categorías (x;y;z...)`. */
export const withoutHint = (label: string): string =>
  label.replace(/\s*\([^()]*[;:,/][^()]*(\)|$)/, '').trim() || label;

const OF_A_PART = /^(?!product |item |main )\S+ \S/;

/** `ram_gb` of unit GB is about `ram`. */
export function nameWithoutUnit(name: string, unit: string | null): string {
  if (unit === null) return name;
  const cut = name.replace(/[_\s-]+([^_\s-]+)$/, (whole, last: string) =>
    foldText(last) === foldText(unit) || (foldText(last) === 'in' && unit === '"') ? '' : whole,
  );
  return cut === '' ? name : cut;
}

const PEOPLE = new Set(
  (
    'men mens man male women womens woman female ladies lady unisex kids kid children child boys boy girls girl baby babies ' +
    'toddler adult adults herren herr damen dame manner frauen kinder jungen madchen homme hommes femme femmes enfant enfants ' +
    'garcon fille uomo donna bambino bambini hombre mujer ninos muzi zeny deti panske damske mezczyzni kobiety dzieci heren dames kinderen'
  ).split(' '),
);
const TAGS = /\b(tags?|schlagworte?|keywords?|stichworte?|themes?|themen|topics?|motive?|motifs?)\b/;
/** More tags than this are there for searching, not for choosing. */
const FEW_TAGS = 12;

/**
 * Some attributes say more by their values than by their names, such as tags that say for whom a product is.
 * `values`: some of those that products have. `all`: how many there are.
 */
export function conceptByValues(attribute: Attribute, values: readonly string[], all: number): Concept {
  const byName = findConcept(attribute);
  const isText = attribute.type === 'text' || attribute.type === 'list';
  if (!isText || values.length === 0 || byName === 'identifier') return byName;
  if (values.length === all && values.every(isPeople)) return 'person';
  if (byName === 'unknown' && values.every(isOnlyNumbers)) return 'technical';
  if (!TAGS.test(foldText(attribute.name))) return byName;
  if (all > 1 && all <= FEW_TAGS && values.every(isReadable)) return 'kind';
  return attribute.type === 'list' ? 'theme' : byName;
}

/** Words; not the marks that programs leave (`import_2021_02_11`, `sale:50`). */
const isReadable = (value: string): boolean => /^\p{L}[\p{L}\p{M} '’&-]{2,30}$/u.test(value);

/** `24/8/16`: several numbers that say nothing to those who do not know. */
const isOnlyNumbers = (value: string): boolean => /^\d[\d.,]*([/x*+-][\d.,-]*)+$/.test(value);

const isPeople = (value: string): boolean =>
  foldText(value.replace(/['’]s\b/g, 's'))
    .split(' ')
    .every((word) => PEOPLE.has(word));
