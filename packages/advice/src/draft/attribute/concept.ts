// Finds what an attribute is about for a shopper, by its name and label, in the languages in which shops name their
// columns. It decides how easily people can answer, when they expect to be asked, and how the question is worded.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { namesOf } from '../words/meanings/meaning.ts';
import { NEEDS } from '../words/meanings/needs.ts';
import { CONCEPT_NAMES, type Concept } from './concept-names.ts';
import { isLocalName, isWholeLocalName } from './local-names.ts';
import { saysProperty } from './words-as-values.ts';

export function findConcept({ name, label, unit }: Pick<Attribute, 'name' | 'label' | 'unit'>): Concept {
  if (name === 'price') return 'price';
  if (unit !== null && NUTRITION.test(unit)) return 'expert';
  const names = [nameWithoutUnit(name, unit), ...(label === null ? [] : [withoutHint(label)])]
    .map(foldText)
    // The number at the end means one of several numbers in a cell.
    .map((folded) => folded.replace(/ \d$/, ''));
  if (unit === null && names.some((folded) => NAMES_OF_NEEDS.has(folded))) return 'need';
  // The three numbers on a tyre are its size: nobody takes one that is nearly as wide.
  if (names.some((folded) => OF_TYRES.test(folded)) || (unit === '%' && names.some((folded) => HIGH.test(folded))))
    return 'size';
  const found = CONCEPT_NAMES.find(([concept, pattern]) =>
    names.some((folded) => pattern.test(folded) || isLocalName(concept, folded)),
  );
  const concept = found?.[0] ?? 'unknown';
  // A measured value is neither a code nor a name, whatever its column is called.
  if (concept === 'identifier' || concept === 'not-for-shoppers') return measuredIn(unit)?.concept ?? concept;
  // The maker of a part, such as the processor, is a fact about the product, not its brand.
  if (concept !== 'brand' || !names.every((folded) => OF_A_PART.test(folded) && !isWholeLocalName('brand', folded)))
    return concept;
  return names.some((folded) => KNOWN_PART.test(folded)) ? 'part' : 'technical';
}

const NAMES_OF_NEEDS: ReadonlySet<string> = new Set(NEEDS.flatMap(namesOf));

const OF_TYRES =
  /^(ty|ti)re (width|height|profile|aspect ratio|diameter|rim)|^(width|height|profile|diameter) of (the )?(ty|ti)re|^reifen(breite|hohe|querschnitt|durchmesser)|^(largeur|hauteur|diametre) (de |du )?pneus?|^(ancho|alto|perfil|diametro) (de |del )?(neumatico|llanta)|^(larghezza|altezza|diametro) pneumatic[oi]|^(szerokosc|profil|srednica) opony|^(sirka|profil|prumer) pneumatiky|^(ширина|высота|профиль|диаметр|ширина профиля) шин[ыи]?|^(ширина|висота|профіль|діаметр) шин[иі]?/;
/** In percent of the width. */
const HIGH =
  /^(height|hohe|hauteur|altura|alto|altezza|vyska|wysokosc|profile|profil|aspect ratio|высота|висота|профиль|профіль)$/;

/** What food gives, on the back of the packet: `kcal/100 ml`. */
const NUTRITION = /^(kcal|kj)\b/i;

export interface Measured {
  readonly concept: Concept;
  /** The English name, as in files. */
  readonly label: string;
}

/** What the unit says about it; null if the unit says nothing. */
const measuredIn = (unit: string | null): Measured | null =>
  unit === null ? null : (MEASURED_IN.find(([, units]) => units.test(unit))?.[0] ?? null);

const MEASURED_IN: readonly (readonly [Measured, RegExp])[] = [
  [{ concept: 'familiar', label: 'Size' }, /^(mm|cm|m|in|")$/i],
  [{ concept: 'amount', label: 'Volume' }, /^(ml|cl|l)$/i],
  [{ concept: 'amount', label: 'Storage' }, /^[kmgt]i?b$/i],
  [{ concept: 'amount', label: 'Power' }, /^k?w$/i],
];

/** What a column measures if it is named after something else, such as the names of products; null if its own name says it. */
export function measuredUnderOtherName({
  name,
  label,
  unit,
}: Pick<Attribute, 'name' | 'label' | 'unit'>): Measured | null {
  const bare = findConcept({ name, label, unit: null });
  return bare === 'identifier' || bare === 'not-for-shoppers' ? measuredIn(unit) : null;
}

/** Removes a hint for those who fill in the column: `Categorías (x;y;z...)`. */
export const withoutHint = (label: string): string =>
  label.replace(/\s*\([^()]*[;:,/][^()]*(\)|$)/, '').trim() || label;

/** People choose by who makes these. Nobody chooses a bicycle by who made its tyres. */
const KNOWN_PART = /\b(cpu|gpu|processors?|prozessor\w*|graphics|grafik\w*|motor|engine|moteur|motore|chipset|lens)\b/;

/** Whether it is about such a part. */
export const isOfKnownPart = ({ name, label }: Pick<Attribute, 'name' | 'label'>): boolean =>
  [name, label ?? ''].some((text) => KNOWN_PART.test(foldText(text)));

const OF_A_PART = /^(?!product |item |main )\S+ \S/;

/** `ram_gb` with the unit GB is about `ram`. */
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
/** If a shop has more tags than this, they are for searching, not for choosing. */
const FEW_TAGS = 12;

/**
 * Some attributes say more by their values than by their names, such as tags that say for whom a product is.
 * `values`: some of the values. `all`: how many values there are.
 */
export function conceptByValues(attribute: Attribute, values: readonly string[], all: number): Concept {
  const byName = findConcept(attribute);
  const isText = attribute.type === 'text' || attribute.type === 'list';
  const isCode = byName === 'identifier' || byName === 'not-for-shoppers';
  if (isText && isCode && saysProperty(attribute, values, all)) return 'familiar';
  if (!isText || values.length === 0 || byName === 'identifier') return byName;
  if (values.length === all && values.every(isPeople)) return byName === 'age' ? 'age' : 'person';
  if (byName === 'unknown' && values.every(isOnlyNumbers)) return 'technical';
  // `7200` among kinds is a number that only engineers understand.
  if (byName === 'kind' && values.filter((value) => /^\d+$/.test(value)).length >= values.length / 2)
    return 'technical';
  if (!TAGS.test(foldText(attribute.name))) return byName;
  if (all > 1 && all <= FEW_TAGS && values.every(isReadable)) return 'kind';
  return attribute.type === 'list' ? 'theme' : byName;
}

/** True for words, not for the marks that programs leave (`import_2021_02_11`, `sale:50`). */
const isReadable = (value: string): boolean => /^\p{L}[\p{L}\p{M} '’&-]{2,30}$/u.test(value);

/** `24/8/16`: several numbers that only experts understand. */
const isOnlyNumbers = (value: string): boolean => /^\d[\d.,]*([/x*+-][\d.,-]*)+$/.test(value);

const isPeople = (value: string): boolean =>
  foldText(value.replace(/['’]s\b/g, 's'))
    .split(' ')
    .every((word) => PEOPLE.has(word));
