// Plans questions for words: reads the values, decides how they become answers, and counts what each product's shopper replies.

import { type ChoiceQuestion, isValueAnswers } from '@guidepost/engine/advisor';
import { type ListColumn, valueAt } from '@guidepost/engine/snapshot';
import { type Served, serveCatchAlls } from '../attribute/catch-all.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { ease } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import type { SameValues } from '../attribute/same-values.ts';
import { areStepsOfScale } from '../attribute/steps-of-scale.ts';
import type { Phrases } from '../words/phrases.ts';
import { type AnswersOfWords, answersOfWords, MOST_OF_LIST } from './answers-of-words.ts';
import { fixedAnswers, isKindOfSomeUnknown, unknownIsOther } from './fixed-answers.ts';
import { inNaturalOrder } from './natural-order.ts';
import type { Plan } from './plan.ts';
import { planCatchAlls } from './plan-catch-alls.ts';
import { askChoice, questionBase, TASTE } from './question-base.ts';
import { readWords, type Words, whyNotAnswered } from './words.ts';

/** Null if there is nothing to choose from, or shoppers would not find what they mean. */
export function planWords(profile: Profile, size: number, phrases: Phrases): Plan | null {
  const words = readWords(profile);
  if (words === null || whyNotAnswered(words, profile) !== null) return null;
  const served = servedByOthers(words, profile);
  if (served !== null) return planCatchAlls(profile, served, size, phrases);
  const form = inOrder(answersOfWords(words, profile, phrases), profile);
  const question = wordQuestion(words, form, profile, phrases);
  const replyOf = repliesByValue(words, form, profile);
  const shared = {
    profile,
    question,
    ids: idsOf(question, words, profile),
    ease: ease(profile),
    least: question.type === 'SINGLE' ? (2 as const) : (1 as const),
    unanswered: countUnanswered(words, form, profile),
  };
  const { column } = profile;
  if (column.type === 'list') {
    const replies = setsOfReplies(column, size, replyOf);
    return {
      ...shared,
      question: withMatch(question, profile, replies),
      replies,
      isList: true,
      largest: 0,
      most: MOST_OF_LIST,
    };
  }
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) replies[product] = replyOf[column.codes[product] ?? 0] ?? 0;
  const isWritten = form.kind === 'written';
  const largest = isWritten ? form.answers.length + Number(hasOther(form, profile)) : words.byCount.length;
  return { ...shared, replies, isList: false, largest, most: isWritten ? ALL : form.most };
}

const inOrder = (form: AnswersOfWords, { concept }: Profile): AnswersOfWords =>
  form.kind === 'written' ? { ...form, answers: inNaturalOrder(form.answers, concept) } : form;

/** Written answers are offered all at once. */
const ALL = 200;

/** If some values also suit shoppers who want another one: each with those that suit as well. */
function servedByOthers({ offered, also, rest }: Words, { column, concept }: Profile): readonly Served[] | null {
  const isPlain = column.type === 'text' && offered.length <= MOST_OF_LIST && rest.length === 0;
  if (!isPlain || concept === 'kind' || TASTE.has(concept)) return null;
  const served =
    serveCatchAlls(offered, concept) ?? (also.size > 0 ? offered.map((own): Served => ({ own, also: [] })) : null);
  return served?.map(({ own, also: others }) => ({ own, also: [...others, ...(also.get(own) ?? [])] })) ?? null;
}

function wordQuestion(words: Words, form: AnswersOfWords, profile: Profile, phrases: Phrases): ChoiceQuestion {
  const { attribute, column, concept, several } = profile;
  const isList = column.type === 'list' && several > 0;
  const base = questionBase(profile, phrases, askChoice(profile, phrases, isList));
  return {
    ...base,
    type: TASTE.has(concept) || isList ? 'MULTIPLE' : 'SINGLE',
    match: isList && base.role === 'filter' && !isContentWithEither(profile) ? 'all' : 'any',
    redundant: 'show',
    answers:
      form.kind === 'from-catalog'
        ? { attribute: attribute.name, max: form.most }
        : fixedAnswers(
            profile,
            form.answers.map((one) => ({ ...one, also: valuesOf(words.also.get(one) ?? []) })),
            hasOther(form, profile),
            phrases,
          ),
  };
}

/** Who chooses two of these is content with either: a shampoo or a soap, a medium or a large one. Of what a thing has, they want both. */
const ONE_OF_SEVERAL: ReadonlySet<Concept> = new Set(['kind', 'size', 'person', 'brand', 'color']);
const isContentWithEither = (profile: Profile): boolean =>
  ONE_OF_SEVERAL.has(profile.concept) || areStepsOfScale(profile);

/**
 * A shopper who wants something rare must find it, too, and so must whoever wants a thing of which nobody said the kind. Of a list, a product may
 * have something rare beside what has an answer.
 */
const hasOther = (form: AnswersOfWords, profile: Profile): boolean =>
  form.kind === 'written' && (form.isCut || isKindOfSomeUnknown(profile)) && profile.column.type === 'text';

/** Code → the reply of a shopper whose product has the value, from 1; 0: none. */
function repliesByValue(words: Words, form: AnswersOfWords, profile: Profile): Uint32Array {
  const replyOf = new Uint32Array(profile.counts.length);
  if (form.kind === 'from-catalog') {
    for (const [nth, code] of words.byCount.entries()) replyOf[code] = nth + 1;
    return replyOf;
  }
  if (hasOther(form, profile)) {
    const other = form.answers.length + 1;
    for (const code of words.byCount) replyOf[code] = other;
    if (unknownIsOther(profile)) replyOf[0] = other;
  }
  for (const [nth, own] of form.answers.entries()) {
    for (const { codes } of [own, ...(words.also.get(own) ?? [])]) for (const code of codes) replyOf[code] = nth + 1;
  }
  return replyOf;
}

/** The ids of answers made from values are the values. */
const idsOf = ({ answers }: ChoiceQuestion, { byCount }: Words, { column }: Profile): readonly string[] =>
  isValueAnswers(answers) ? byCount.map((code) => valueAt(column, code)) : answers.map(({ id }) => id);

/** How many things have no answer although some product in scope has them. */
function countUnanswered({ offered, rest }: Words, form: AnswersOfWords, profile: Profile): number {
  if (form.kind === 'from-catalog' || hasOther(form, profile)) return 0;
  const isThere = ({ codes }: SameValues): boolean => codes.some((code) => (profile.counts[code] ?? 0) > 0);
  return [...offered.slice(form.answers.length), ...rest].filter(isThere).length;
}

/** Product → its replies, one bit each. */
function setsOfReplies({ codes, offsets }: ListColumn, size: number, replyOf: Uint32Array): Uint32Array {
  const sets = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    const end = offsets[product + 1] ?? 0;
    for (let at = offsets[product] ?? 0; at < end; at++) {
      const reply = replyOf[codes[at] ?? 0] ?? 0;
      if (reply >= 1 && reply <= MOST_OF_LIST) sets[product] = (sets[product] ?? 0) | (1 << (reply - 1));
    }
  }
  return sets;
}

/** If no product has two of them, a shopper who chooses two cannot want both at once. */
function withMatch(question: ChoiceQuestion, { scope }: Profile, sets: Uint32Array): ChoiceQuestion {
  const hasTwo = (set: number): boolean => (set & (set - 1)) !== 0;
  return scope.some((product) => hasTwo(sets[product] ?? 0)) ? question : { ...question, match: 'any' };
}

const valuesOf = (some: readonly SameValues[]): string[] => some.flatMap(({ values }) => values);
