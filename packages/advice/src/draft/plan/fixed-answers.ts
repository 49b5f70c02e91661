// Makes answers that are written into the file one by one, each with its values, so that the author can reword them.

import type { Answer } from '@guidepost/engine/advisor';
import type { Concept } from '../attribute/concept-names.ts';
import type { Profile } from '../attribute/profile.ts';
import type { SameValues } from '../attribute/same-values.ts';
import { colorCode } from '../words/color-code.ts';
import { colorInLanguage } from '../words/color-in-language.ts';
import type { Phrases } from '../words/phrases.ts';
import { distinctTitles, tidyTitles } from '../words/tidy-title.ts';
import { answerId } from './answer-id.ts';

export interface Offered extends SameValues {
  /** Further values that suit a shopper who wants these. */
  readonly also?: readonly string[];
}

/** Sizes go from small to large. Other answers keep their order. */
export function fixedAnswers(
  profile: Profile,
  offered: readonly Offered[],
  hasOther: boolean,
  phrases: Phrases,
): Answer[] {
  const { attribute, concept } = profile;
  const named = new Map(offered.map((one) => [nameOf(one, concept), [...one.values, ...(one.also ?? [])]]));
  const own = new Map(offered.map((one) => [nameOf(one, concept), one.values]));
  const ordered = concept === 'size' ? orderSizes([...named.keys()]) : [...named.keys()];
  const inLanguage = (name: string): string | null =>
    concept === 'color'
      ? colorInLanguage(
          phrases.colors,
          (own.get(name) ?? [name]).flatMap((value) => value.split(/\s*;\s*/)),
        )
      : null;
  const said = tidyTitles(ordered).map(
    (title, nth) =>
      inLanguage(ordered[nth] ?? '') ??
      (/^true$/i.test(title) ? phrases.yes : /^false$/i.test(title) ? phrases.no : title),
  );
  const titles = distinctTitles(said, ordered);
  const taken = new Set<string>();
  const answers = ordered.map(
    (name, nth): Answer => ({
      id: answerId(name, nth, taken),
      title: titles[nth] ?? name,
      description: null,
      image: null,
      backgroundColor: concept === 'color' ? colorCode(name) : null,
      where: { kind: 'in', attribute: attribute.name, values: named.get(name) ?? [name] },
    }),
  );
  if (hasOther) {
    answers.push({
      id: answerId('other', answers.length, taken),
      title: phrases.other,
      description: null,
      image: null,
      backgroundColor: null,
      where: {
        kind: 'not_in',
        attribute: attribute.name,
        values: offered.flatMap(({ values, also = [] }) => [...values, ...also]),
      },
    });
  }
  return answers;
}

/** If a colour has several names, the plainest one; if a value has several spellings, the usual one. */
const nameOf = ({ values: [usual = '', ...others] }: SameValues, concept: Concept): string =>
  concept === 'color'
    ? others.reduce((name, other) => (other.length < name.length && !/[;|]/.test(other) ? other : name), usual)
    : usual;

/** `S`, `XXL`, `3XL`; but `12M` are months. */
const LETTERS = /^(?:(\d+)(x)|(x*))(s|m|l)$/i;

/** Sizes from small to large, as people look them up. Letters are ordered by their meaning, numbers by their value. */
export const orderSizes = (sizes: readonly string[]): string[] =>
  sizes
    .map((size) => ({ size, key: sizeKey(size) }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || compare(a.size, b.size))
    .map(({ size }) => size);

/** Letters come first, then numbers, then areas (`8 x 10`), then words. */
function sizeKey(size: string): readonly [kind: number, rank: number] {
  const letters = LETTERS.exec(size.trim());
  if (letters !== null) {
    const [, times, , extra = '', letter = ''] = letters;
    const far = times === undefined ? extra.length : Number(times);
    const step = letter.toLowerCase() === 's' ? -1 - far : letter.toLowerCase() === 'l' ? 1 + far : 0;
    return [0, step];
  }
  const area = AREA.exec(size);
  if (area !== null) return [2, Number(area[1]) * Number(area[2])];
  const number = /-?\d+([.,]\d+)?/.exec(size)?.[0];
  return number === undefined ? [3, 0] : [1, Number(number.replace(',', '.'))];
}

const AREA = /(\d+(?:\.\d+)?)\D{0,3}[x×]\D{0,2}(\d+(?:\.\d+)?)/i;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
