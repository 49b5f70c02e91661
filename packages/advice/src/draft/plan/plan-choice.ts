// Plans questions for words and for yes or no. A few values become answers that the author can reword. Many values stay answers made
// from the catalog, which follow the catalog by themselves.

import { type Answer, type ChoiceQuestion, isValueAnswers } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import { type BooleanColumn, valueAt } from '@guidepost/engine/snapshot';
import { type Served, serveCatchAlls } from '../attribute/catch-all.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { saysNoValue } from '../attribute/no-value.ts';
import { offeredValues } from '../attribute/offered-values.ts';
import type { Profile } from '../attribute/profile.ts';
import { type SameValues, sameValues } from '../attribute/same-values.ts';
import { foldText } from '../words/fold-text.ts';
import type { Phrases } from '../words/phrases.ts';
import { tidyTitles } from '../words/tidy-title.ts';
import { fixedAnswers } from './fixed-answers.ts';
import type { Plan } from './plan.ts';
import { planCatchAlls } from './plan-catch-alls.ts';
import { questionBase, TASTE, topicOf } from './question-base.ts';

/** Up to so many different values, each becomes an answer in the file. */
const FEW_VALUES = 12;
/** Colours and sizes may have more answers, because colours are seen at a glance and sizes are looked up. */
const MANY_VALUES = 30;
const MOST_SIZES = 60;
/** Brands may have even more answers, because people find theirs by its name. */
const MOST_BRANDS = 60;
/** The reply to a list has one bit for each answer. */
const MOST_OF_LIST = 30;

export function planBoolean(
  profile: Profile & { readonly column: BooleanColumn },
  size: number,
  phrases: Phrases,
): Plan {
  const { attribute, codes, column } = profile;
  const { title, isAdjective } = phrases.askBoolean(topicOf(profile));
  // If a catalog never says "false" for an attribute, a missing value means false.
  const meansNo = codes.length === 1 && codes[0] === 2;
  const answer = (id: string, title: string, where: Condition): Answer => ({
    id,
    title,
    description: null,
    image: null,
    backgroundColor: null,
    where,
  });
  const { name } = attribute;
  const isFalse: Condition = meansNo
    ? { kind: 'exists', attribute: name, exists: false }
    : { kind: 'in', attribute: name, values: [false] };
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, title),
    ...(meansNo ? { missing: 'drop' } : {}),
    type: 'SINGLE',
    match: 'any',
    answers: [
      answer('with', isAdjective ? phrases.yes : phrases.withIt, { kind: 'in', attribute: name, values: [true] }),
      answer('without', isAdjective ? phrases.no : phrases.withoutIt, isFalse),
    ],
  };
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    const code = column.codes[product] ?? 0;
    replies[product] = code === 0 && meansNo ? 1 : code;
  }
  return { profile, question, replies, isList: false, largest: 2, most: 2, least: 2, ease: ease(profile) };
}

export function planWords(profile: Profile, size: number, phrases: Phrases): Plan | null {
  const { attribute, concept, codes, counts, column } = profile;
  if (codes.length < 2) return null;
  const telling = tellingValues(profile);
  if (telling.length === 0) return null;
  // Values of products that are sold out get answers, too, because these products come back.
  const byCount = [...telling, ...absentValues(profile)];
  const all = sameValues(profile, byCount);
  const isText = column.type === 'text';
  const { offered: same, also, rest } = offeredValues(all, concept);
  if (concept === 'kind' && isOneThing(same, counts, profile.known)) return null;
  if (isText && (same.length < 2 || countOf(rest, counts) > MOST_REST * profile.known)) return null;
  if (isText && same.length <= MOST_OF_LIST && rest.length === 0 && concept !== 'kind' && !TASTE.has(concept)) {
    const served =
      serveCatchAlls(same, concept) ?? (also.size > 0 ? same.map((own): Served => ({ own, also: [] })) : null);
    const serving = served?.map(({ own, also: others }) => ({ own, also: [...others, ...(also.get(own) ?? [])] }));
    if (serving !== undefined) return planCatchAlls(profile, serving, size, phrases);
  }
  const values = same.map(({ values: [value = ''] }) => value);
  const isTold = same.length === all.length;
  const isList = column.type === 'list' && profile.several > 0;
  const isTaste = TASTE.has(concept);
  const type = isTaste || isList ? 'MULTIPLE' : 'SINGLE';
  const base = questionBase(profile, phrases, phrases.askChoice(topicOf(profile), isList));
  const most = concept === 'size' ? MOST_SIZES : concept === 'color' ? MANY_VALUES : FEW_VALUES;
  const followsCatalog = isTold && telling.length === codes.length && canFollow(same, concept);
  // The catalog's own values would show two spellings of one thing, or what is no answer.
  const isSpelt = !isTold || telling.length < codes.length || same.some(({ values }) => values.length > 1);
  const mostSpelt = isText ? MOST_SPELT : MOST_OF_LIST;
  const isFixed =
    !followsCatalog &&
    (same.length <= most ||
      concept === 'color' ||
      isUntidy(values, concept) ||
      (isSpelt && covers(same, counts, mostSpelt)));
  const match = isList && base.role === 'filter' ? 'all' : 'any';
  const mostAtOnce = concept === 'brand' || (isText && codes.length > MOST_BRANDS) ? MOST_BRANDS : MANY_VALUES;
  const offered = isFixed
    ? same.slice(0, Math.max(most, isSpelt ? mostSpelt : MANY_VALUES))
    : byCount.map((code) => ({ codes: [code] }));
  // A shopper who insists on something rare must find it. For matters of taste, frequent values are enough.
  const isRest = isFixed && isText && all.length > offered.length;
  const hasOther = isRest && base.role === 'filter';
  const question: ChoiceQuestion = {
    ...base,
    type,
    match,
    answers: isFixed
      ? fixedAnswers(
          profile,
          same.slice(0, offered.length).map((one) => ({ ...one, also: valuesOf(also.get(one) ?? []) })),
          hasOther,
          phrases,
        )
      : { attribute: attribute.name, max: mostAtOnce },
  };
  const isThere = (code: number): boolean => (counts[code] ?? 0) > 0;
  const replyOf = new Uint32Array(counts.length);
  if (hasOther) for (const code of byCount) replyOf[code] = offered.length + 1;
  for (const [nth, own] of offered.entries()) {
    const suits = 'values' in own ? (also.get(own) ?? []) : [];
    for (const code of [own, ...suits].flatMap(({ codes }) => codes)) replyOf[code] = nth + 1;
  }
  const plan = {
    profile,
    question,
    ids: idsOf(question, values),
    least: type === 'SINGLE' ? (2 as const) : (1 as const),
    ease: ease(profile),
    unanswered:
      isFixed && !hasOther
        ? [...same.slice(offered.length), ...rest].filter(({ codes }) => codes.some(isThere)).length
        : 0,
  };
  if (column.type === 'list') {
    const replies = new Uint32Array(size);
    for (let product = 0; product < size; product++) {
      let set = 0;
      const end = column.offsets[product + 1] ?? 0;
      for (let at = column.offsets[product] ?? 0; at < end; at++) {
        const reply = replyOf[column.codes[at] ?? 0] ?? 0;
        if (reply >= 1 && reply <= MOST_OF_LIST) set |= 1 << (reply - 1);
      }
      replies[product] = set;
    }
    const goTogether = profile.scope.some((product) => ((replies[product] ?? 0) & ((replies[product] ?? 0) - 1)) !== 0);
    // If no product has two of them, a shopper who chooses two cannot want both at once.
    const asked: ChoiceQuestion = goTogether ? question : { ...question, match: 'any' };
    return { ...plan, question: asked, replies, isList: true, largest: 0, most: MOST_OF_LIST };
  }
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) replies[product] = replyOf[column.codes[product] ?? 0] ?? 0;
  return { ...plan, replies, isList: false, largest: offered.length + 1, most: isFixed ? 200 : mostAtOnce };
}

/** If a larger share of products has a value that no answer names, nobody can answer. */
const MOST_REST = 0.4;
const MOST_SPELT = 60;
/** The share of the products that must have one of the answers in the file. */
const COVERED = 0.85;

const countOf = (some: readonly SameValues[], counts: Uint32Array): number =>
  some.reduce((sum, { codes }) => codes.reduce((all, code) => all + (counts[code] ?? 0), sum), 0);

const covers = (same: readonly SameValues[], counts: Uint32Array, most: number): boolean =>
  countOf(same.slice(0, most), counts) >= COVERED * countOf(same, counts);

/** `Food`, `Wet food`, `Dry food`: most products are food, and nobody knows of which kind. */
function isOneThing(same: readonly SameValues[], counts: Uint32Array, known: number): boolean {
  const [first] = same;
  if (first === undefined || countOf([first], counts) < MOST_ONE_THING * known) return false;
  const name = ` ${foldText(first.values[0] ?? '')} `;
  return same.length > 1 && same.slice(1).every(({ values: [value = ''] }) => ` ${foldText(value)} `.includes(name));
}
const MOST_ONE_THING = 0.5;

const valuesOf = (some: readonly SameValues[]): string[] => some.flatMap(({ values }) => values);

/** The ids of answers made from values are the values. */
const idsOf = ({ answers }: ChoiceQuestion, values: readonly string[]): readonly string[] =>
  isValueAnswers(answers) ? values : answers.map(({ id }) => id);

/** Values that no product in scope has now, but that the catalog still has. */
function absentValues({ counts }: Profile): number[] {
  const absent: number[] = [];
  for (let code = 1; code < counts.length; code++) if ((counts[code] ?? 0) === 0) absent.push(code);
  return absent;
}

/** Whether the catalog's own values can be shown as they are. Then new values are offered by themselves. */
const canFollow = (same: readonly SameValues[], concept: Concept): boolean => {
  if (ARRANGED.has(concept) || same.some(({ values }) => values.length > 1)) return false;
  const values = same.map(({ values: [value = ''] }) => value);
  return (
    tidyTitles(values).every((title, nth) => title === values[nth]) && !values.some((value) => YES_OR_NO.test(value))
  );
};

/** These need answers of their own: colours for their picture, sizes for their order. */
const ARRANGED: ReadonlySet<Concept> = new Set(['color', 'size']);
const YES_OR_NO = /^(true|false)$/i;

/** Answers made from values look as the catalog writes them. If that is not fit to be shown, answers are written into the file. */
const isUntidy = (values: readonly string[], concept: Concept): boolean => {
  const shown = values.slice(0, MANY_VALUES);
  if (values.length > 2 * MANY_VALUES) return false;
  const titles = tidyTitles(shown);
  const untidy = titles.filter((title, nth) => title !== shown[nth]).length;
  // Brands write themselves as they like: `TEAMGROUP`.
  return concept !== 'brand' && values.length <= MANY_VALUES ? untidy > 0 : untidy > shown.length / 2;
};

/**
 * The codes of values that are worth offering, most frequent first. A value that every product has is left out, and so is
 * the second of two values that always go together. Only lists have two such values.
 */
function tellingValues(profile: Profile): number[] {
  const { codes, counts, products, column } = profile;
  const byCount = codes
    .filter((code) => (counts[code] ?? 0) < products && !saysNoValue(valueAt(column, code)))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  if (column.type !== 'list') return byCount;
  const marks = markProducts(profile);
  const seen = new Set<string>();
  return byCount.filter((code) => {
    const mark = `${counts[code]} ${marks[code]}`;
    return !seen.has(mark) && seen.add(mark);
  });
}

/** Code → a hash of the products that have it. Values of the same products have the same hash, others hardly ever. */
function markProducts({ column, counts, scope }: Profile): Uint32Array {
  const marks = new Uint32Array(counts.length);
  if (column.offsets === null) return marks;
  for (const product of scope) {
    const mixed = Math.imul(product + 1, 0x9e3779b1);
    const own = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    const end = column.offsets[product + 1] ?? 0;
    for (let at = column.offsets[product] ?? 0; at < end; at++) {
      const code = column.codes[at] ?? 0;
      marks[code] = ((marks[code] ?? 0) + own) >>> 0;
    }
  }
  return marks;
}
