// Recognises answers in English in a catalog of another language, such as the categories of Google, which feeds of every country have.

import { frequentValues, type Profile } from '../attribute/profile.ts';
import { foldText } from './fold-text.ts';
import type { DraftLanguage } from './languages/languages.ts';

/** Words of English names of kinds, folded, that other languages do not have. */
const ENGLISH = new Set(
  (
    'and for with other power energy supplies supply equipment accessories batteries battery storage charging chargers kits tools ' +
    'lighting lights lamps clothing clothes shoes shirts dresses trousers pants jackets underwear bags watches jewelry jewellery ' +
    'furniture chairs tables beds home garden kitchen household decor bedding bath food beverages drinks health beauty care skin hair ' +
    'toys games books office computers laptops phones cameras cases parts vehicle vehicles motor wires cable cables panels inverters ' +
    'sports outdoor outdoors fitness bikes bicycles animals dog cat pet women men kids children baby electrical hardware plumbing'
  ).split(' '),
);
const MANY = 30;
/** The share of values that must have such a word. */
const MOST = 0.6;
const FEWEST = 3;

export function areEnglish(profile: Profile, language: DraftLanguage): boolean {
  if (language === 'en' || profile.concept !== 'kind' || profile.column.type === 'number') return false;
  const values = frequentValues(profile, MANY);
  const english = values.filter((value) =>
    foldText(value)
      .split(' ')
      .some((word) => ENGLISH.has(word)),
  );
  return values.length >= FEWEST && english.length >= MOST * values.length;
}
