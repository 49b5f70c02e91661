// Makes answers that are written into the file one by one, each with its values, so that the author can reword them.

import type { Answer } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { Concept } from '../attribute/concept-names.ts';
import type { Profile } from '../attribute/profile.ts';
import type { SameValues } from '../attribute/same-values.ts';
import { colorCode } from '../words/color-code.ts';
import { foldText } from '../words/fold-text.ts';
import type { Phrases } from '../words/phrases.ts';
import { distinctTitles, isShouted, properName, tidyTitles } from '../words/tidy-title.ts';
import { wordInLanguage } from '../words/word-in-language.ts';
import { answerId } from './answer-id.ts';
import { isSilentOfSome } from './question-base.ts';

export interface Offered extends SameValues {
  /** Further values that suit a shopper who wants these. */
  readonly also?: readonly string[];
}

export function fixedAnswers(
  profile: Profile,
  offered: readonly Offered[],
  hasOther: boolean,
  phrases: Phrases,
): Answer[] {
  const { attribute, concept } = profile;
  const titles = answerTitles(offered, concept, phrases);
  const taken = new Set<string>();
  const answers = offered.map(
    (one, nth): Answer => ({
      id: answerId(nameOf(one, concept), nth, taken),
      title: titles[nth] ?? nameOf(one, concept),
      description: null,
      image: null,
      backgroundColor: concept === 'color' ? colorCode(nameOf(one, concept)) : null,
      where: { kind: 'in', attribute: attribute.name, values: [...one.values, ...(one.also ?? [])] },
    }),
  );
  if (hasOther) {
    answers.push({
      id: answerId('other', answers.length, taken),
      title: phrases.other,
      description: null,
      image: null,
      backgroundColor: null,
      where: otherThan(
        profile,
        offered.flatMap(({ values, also = [] }) => [...values, ...also]),
      ),
    });
  }
  return answers;
}

function otherThan(profile: Profile, values: readonly string[]): Condition {
  const { name } = profile.attribute;
  const others: Condition = { kind: 'not_in', attribute: name, values };
  return unknownIsOther(profile)
    ? { kind: 'any', of: [others, { kind: 'exists', attribute: name, exists: false }] }
    : others;
}

/** Every thing is of some kind. What nothing is known of is none of those that are named, and nobody would find it otherwise. */
export const unknownIsOther = ({ concept, known, products }: Profile): boolean =>
  concept === 'kind' && known < products;

/** Whether so many things have no kind that they need an answer. */
export const isKindOfSomeUnknown = (profile: Profile): boolean =>
  profile.column.type === 'text' && unknownIsOther(profile) && isSilentOfSome(profile);

/** What shoppers read for each of the values: in the language of the questions if they are plain words, and no two alike. */
export function answerTitles(offered: readonly SameValues[], concept: Concept, phrases: Phrases): string[] {
  const names = offered.map((one) => nameOf(one, concept));
  const own = offered.map(({ name, values }) =>
    wordInLanguage(
      concept,
      phrases.language,
      (name === undefined ? values : [name]).flatMap((value) => value.split(/\s*;\s*/)),
    ),
  );
  // `Adult` beside `Puppy` and `Junior` is a word of the trade, which people of every language know.
  const isOfTrade = (concept === 'person' || concept === 'age') && own.includes(null);
  const said = tidyTitles(names).map((title, nth) => {
    const word = isOfTrade ? null : own[nth];
    const written = concept === 'brand' && isShouted(names[nth] ?? '') ? properName(title) : title;
    return (
      word ??
      PLAIN.get(foldText(title)) ??
      (/^true$/i.test(title) ? phrases.yes : /^false$/i.test(title) ? phrases.no : written)
    );
  });
  return distinctTitles(said, names);
}

/** What people say for words of the trade, folded. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['circumaural', 'Over-ear'],
  ['supra aural', 'On-ear'],
  ['intra aural', 'In-ear'],
  ['over ear', 'Over-ear'],
  ['on ear', 'On-ear'],
  ['in ear', 'In-ear'],
  ['earbud', 'Earbuds'],
]);

/** If a colour has several names, the plainest one; if a value has several spellings, the usual one. */
export const nameOf = ({ name: own, values: [usual = '', ...others] }: SameValues, concept: Concept): string =>
  own !== undefined
    ? own
    : concept === 'color'
      ? others.reduce((name, other) => (other.length < name.length && !/[;|]/.test(other) ? other : name), usual)
      : usual;
