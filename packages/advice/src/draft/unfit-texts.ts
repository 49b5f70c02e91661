// What no shop wants to show, found in an advisor that somebody wrote or changed: questions in another language than the catalog or than their
// answers, and a list at the beginning that nobody looks through. A draft says the same of itself.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import { valueAt } from '@guidepost/engine/snapshot';
import { attributesAsked } from '../simulate/attributes-asked.ts';
import type { Profile } from './attribute/profile.ts';
import { areEnglish } from './words/english-answers.ts';
import { foldText } from './words/fold-text.ts';
import { foreignNames, guessLanguage, isTranslated } from './words/guess-language.ts';
import { labelOf } from './words/label-of.ts';
import { type DraftLanguage, languageOfTag } from './words/languages/languages.ts';

export type UnfitTexts =
  | { readonly kind: 'other-language' | 'english-answers'; readonly attributes: readonly string[] }
  | { readonly kind: 'unspoken'; readonly language: string }
  | { readonly kind: 'language-unknown' }
  | LongList;

/** The conversation begins with a list that nobody looks through. */
export interface LongList {
  readonly kind: 'long-list';
  readonly attribute: string;
  readonly answers: number;
}

interface CatalogTexts {
  readonly attributes: readonly Attribute[];
  readonly language?: string | null;
  readonly texts?: readonly string[];
}

export function findUnfitTexts(
  advisor: Advisor,
  profiles: ReadonlyMap<string, Profile>,
  catalog: CatalogTexts,
): UnfitTexts[] {
  const own = languageOfTag(advisor.language);
  const unspoken = own === 'en' ? unspokenBy(catalog) : null;
  const asked = advisor.questions.flatMap((question) =>
    [...attributesAsked(question)].flatMap((name) => {
      const profile = profiles.get(name);
      return profile === undefined ? [] : [{ question, profile }];
    }),
  );
  const named = asked.filter(({ question, profile }) => isNamedIn(profile.attribute, question)).map(attributeOf);
  const foreign = own === null || unspoken !== null ? [] : saidInOthers(named, own);
  const english =
    own === null ? [] : asked.filter((each) => offersEnglish(each.question, each.profile, own)).map(attributeOf);
  const isUnknown = own === 'en' && isLanguageUnknown(catalog);
  return [
    ...(unspoken !== null ? [{ kind: 'unspoken', language: unspoken } as const] : []),
    ...(isUnknown ? [{ kind: 'language-unknown' } as const] : []),
    ...(english.length > 0 ? [{ kind: 'english-answers', attributes: english.map(({ name }) => name) } as const] : []),
    ...(foreign.length > 0 ? [{ kind: 'other-language', attributes: foreign } as const] : []),
    ...findLongList(advisor.questions[0], profiles),
  ];
}

/** Among them the English names that drafts would have translated. */
const saidInOthers = (named: readonly Attribute[], own: DraftLanguage): string[] => {
  const foreign = new Set(foreignNames(named, own));
  return named.filter((each) => foreign.has(each.name) || isTranslated(each, own)).map(({ name }) => name);
};

const attributeOf = ({ profile }: { readonly profile: Profile }): Attribute => profile.attribute;

/** The catalog's language, if no draft can ask in it. */
const unspokenBy = ({ language }: CatalogTexts): string | null =>
  language === undefined || language === null || languageOfTag(language) !== null ? null : language;

const isLanguageUnknown = ({ language, texts, attributes }: CatalogTexts): boolean =>
  language === null && texts !== undefined && guessLanguage(attributes, texts) === null;

/** The name of the attribute stands in the question; that for the brand, for example, does not say how its column is called. */
export const isNamedIn = (attribute: Attribute, { title }: Pick<Question, 'title'>): boolean =>
  ` ${foldText(title)} `.includes(` ${foldText(labelOf(attribute))} `);

/** Who has written other titles than the catalog's values has translated them. */
function offersEnglish(question: Question, profile: Profile, language: DraftLanguage): boolean {
  if (question.type === 'RANGE' || !areEnglish(profile, language)) return false;
  if (isValueAnswers(question.answers)) return true;
  const values = new Set(profile.codes.map((code) => foldText(valueAt(profile.column, code))));
  return question.answers.every(({ title, where }) => where === null || values.has(foldText(title)));
}

/** A shop's own menu has fewer entries. */
const MOST_AT_FIRST = 30;

export function findLongList(
  first: Question | undefined,
  profiles: ReadonlyMap<string, Pick<Profile, 'codes'>>,
): LongList[] {
  // Only the kind is firm. Sizes are looked up in a list of any length.
  if (first === undefined || first.type === 'RANGE' || !first.firm) return [];
  const [attribute = first.id] = attributesAsked(first);
  const all = isValueAnswers(first.answers) ? (profiles.get(attribute)?.codes.length ?? 0) : first.answers.length;
  const answers = isValueAnswers(first.answers) ? Math.min(first.answers.max, all) : all;
  return all > MOST_AT_FIRST ? [{ kind: 'long-list', attribute, answers }] : [];
}
