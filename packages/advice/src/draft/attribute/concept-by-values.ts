// Some attributes are known by their values better than by their name: tags that say for whom something is, or of which kind.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { type Concept, findConcept } from './concept.ts';

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

/** `values`: some of those that products have, `all`: how many there are. */
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
