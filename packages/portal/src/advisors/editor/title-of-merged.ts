// What an answer that is made of several could be called: exactly what its numbers say, or, in words, what the titles have in common, or the
// first of them, from which somebody words it.

import { type DraftObject, isRecord } from '../draft/draft-document.ts';
import { titleShown, whereOf } from './answer-condition.ts';
import { readPart } from './answers-of-numbers.ts';
import { joinConditions } from './merge-answers.ts';
import { type RangeWords, titleOfGrouping } from './range-groupings.ts';
import { isSmallestStep, numbersOf } from './title-of-numbers.ts';

/** Longer ones are better worded by somebody. */
const LONGEST = 60;
/** Shorter beginnings are rather words such as "For". */
const SHORTEST_NAME = 5;

export interface MergedWriting {
  /** In the advisor's language; null: there are none. */
  readonly words: (RangeWords & { readonly over: string }) | null;
  readonly language: string;
  /** Of the question; empty: it has none. */
  readonly attribute: string;
  readonly unitOf: (attribute: string) => string;
  /** Of the catalog; null if it is not known. */
  readonly currency: string | null;
}

/** Empty: somebody has to word it. */
export function titleOfMerged(chosen: readonly DraftObject[], writing: MergedWriting): string {
  const { words, language, attribute, currency } = writing;
  const titles = chosen.map((answer) => titleShown(answer, attribute));
  const all = titles.join(', ');
  // Of parts of a range, one alone would say something else.
  const joined = all.length <= LONGEST ? all : '';
  const where = joinConditions(chosen.map((answer) => whereOf(answer, attribute)));
  const part = readPart(where);
  if (part === null && chosen.every((answer) => readPart(whereOf(answer, attribute)) === null))
    return titleInCommon(titles);
  if (part === null || words === null || chosen.length < 2) return joined;
  const ends = chosen.map((answer) => ({
    part: readPart(whereOf(answer, attribute)),
    said: numbersOf(titleShown(answer, attribute), language),
  }));
  const unit = writing.unitOf(part.attribute);
  const { from: least, to: most } = part;
  const first = ends.find((each) => each.part?.from === least);
  const last = ends.find((each) => each.part?.to === most);
  const from = isOpen(where, 'gt') ? beginSaid(first?.said ?? [], least, first?.part?.to ?? null) : least;
  const to = isOpen(where, 'lt') ? endSaid(last?.said ?? [], most) : most;
  const isToldApart = (least === null) === (from === null) && (most === null) === (to === null) && from !== to;
  if (!isToldApart) return joined;
  // Of two parts that meet, each is said to have the border, so only what has one end has to be told from it.
  if (from === null && isOpen(where, 'lt') && to === most) return joined;
  const isOver = to === null && isOpen(where, 'gt') && from === least;
  return titleOfGrouping(
    { from, to },
    { words: isOver ? { ...words, above: words.over } : words, unit, currency, language },
  );
}

/** `Windows 10` of `Windows 10` and `Windows 10 S`, `Windows` of `Windows 7` and `Windows 10`; else the first. */
function titleInCommon(titles: readonly string[]): string {
  const [first = '', ...others] = titles.filter((title) => title.trim() !== '');
  const words = first.split(/\s+/);
  const isShared = (nth: number): boolean => others.every((other) => other.split(/\s+/)[nth] === words[nth]);
  const end = words.findIndex((_, nth) => !isShared(nth));
  if (end === -1) return first;
  const shared = words.slice(0, end).join(' ');
  const rests = [first, ...others].map((title) => title.split(/\s+/).slice(end).join(' '));
  if (rests.includes('')) return shared;
  // Numbers tell apart what has a name in common; other words may follow on anything ("With lid", "With handle").
  const isName = words.slice(0, end).every((word) => !/^\p{Ll}/u.test(word)) && shared.length >= SHORTEST_NAME;
  return isName && rests.every((rest) => /\d/.test(rest)) ? shared : first;
}

/** Whether a number is the end of the part and not in it. */
function isOpen(where: unknown, test: 'gt' | 'lt'): boolean {
  const tests = isRecord(where) ? Object.values(where)[0] : undefined;
  return isRecord(tests) && tests[test] !== undefined;
}

/** With which number the title of a part begins that lies above `from`. Null: with none that can be told. */
function beginSaid([first, second]: readonly number[], from: number | null, to: number | null): number | null {
  if (first === undefined || from === null) return null;
  if (first === from || (first > from && isSmallestStep(first, from))) return first;
  return first > from && to !== null && first < to && second === to ? first : null;
}

function endSaid(said: readonly number[], to: number | null): number | null {
  const last = said.at(-1);
  if (last === undefined || to === null) return null;
  return last === to || (last < to && isSmallestStep(last, to)) ? last : null;
}
