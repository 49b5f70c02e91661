// Questions about what everybody knows by one name, in the words that people use for it.

import { foldText } from './fold-text.ts';
import type { DraftLanguage } from './languages/languages.ts';
import { AMOUNTS } from './meanings/amounts.ts';
import { FACTS } from './meanings/facts.ts';
import { LENGTHS } from './meanings/lengths.ts';
import { LOADS_OF_LAUNDRY } from './meanings/loads.ts';
import { MATURITY } from './meanings/maturity.ts';
import { type Meaning, namesOf } from './meanings/meaning.ts';
import { NEEDS } from './meanings/needs.ts';
import { OWN_NAMES } from './meanings/own-names.ts';
import { SEASONS } from './meanings/seasons.ts';
import { TASTES } from './meanings/tastes.ts';
import type { Topic } from './phrases.ts';

const BY_NAME: ReadonlyMap<string, Meaning> = new Map(
  [...FACTS, MATURITY, ...AMOUNTS, ...LENGTHS, ...TASTES, ...OWN_NAMES, ...NEEDS, ...SEASONS, LOADS_OF_LAUNDRY].flatMap(
    (meaning) => namesOf(meaning).map((name) => [name, meaning] as const),
  ),
);

/** `labels`: all that it is called. Null: no name has a meaning that is known here, or the language no plain question for it. */
export function meantQuestion(
  { isByName }: Pick<Topic, 'isByName'>,
  labels: readonly string[],
  language: DraftLanguage,
): string | null {
  if (isByName === true) return null;
  const meaning = labels.map((label) => BY_NAME.get(foldText(label))).find((one) => one !== undefined);
  return meaning?.questions[language] ?? null;
}
