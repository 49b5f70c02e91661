// What everybody knows by one name, whatever a shop calls its column: a row is a meaning, with all the names that columns have for it in all
// languages, and the question in each language in which there is a plain one.

import { foldText } from '../fold-text.ts';
import type { DraftLanguage } from '../languages/languages.ts';

export interface Meaning {
  /** Whole labels, separated by commas. Words that mean something else elsewhere, such as `area`, are not among them. */
  readonly names: string;
  /** `{unit}` is a unit in brackets, or nothing. */
  readonly questions: Readonly<Partial<Record<DraftLanguage, string>>>;
}

/** Folded: see `foldText`. */
export const namesOf = ({ names }: Meaning): readonly string[] => names.split(',').map(foldText);
