// Answers that stand for parts of a range of numbers. Whoever moves a border of one moves it for the answer on its other side, too, and
// titles that say the numbers follow, in all languages.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, idOf, isRecord, itemsIn, type PartPath, partIn } from '../draft/draft-document.ts';
import { translationsOf } from '../draft/texts-of-items.ts';
import { moveInStep, type NumberPart } from './borders-in-step.ts';
import { movedEnds, saidBegin } from './range-groupings.ts';
import { areGrouped, followNumbers, type MovedNumber } from './title-of-numbers.ts';

/** What an edit of the condition of an answer changes. `where` undefined: it has none any more. */
export function changeWhere(document: DraftDocument, path: PartPath, where: unknown): DraftOperation[] {
  const before = partIn(document, [...path, 'where']);
  const own: DraftOperation[] =
    where !== undefined
      ? [{ op: 'set', path: [...path, 'where'], value: where }]
      : before === undefined
        ? []
        : [{ op: 'remove', path: [...path, 'where'] }];
  const [was, is] = [readPart(before), readPart(where)];
  if (was === null || is === null || was.attribute !== is.attribute) return own;
  const list = path.slice(0, -1);
  const answers = itemsIn(document, list);
  const nth = answers.findIndex((answer) => idOf(answer) === path.at(-1));
  // Answers about something else are no parts of the same range.
  const parts = answers.map(({ where: each }): NumberPart => {
    const part = readPart(each);
    return part?.attribute === was.attribute ? part : { from: null, to: null };
  });
  const ends = parts.map(({ from, to }) => ({ from, to }));
  ends[nth] = { from: is.from, to: is.to };
  for (const end of ['from', 'to'] as const) {
    const to = is[end];
    if (to === null || was[end] === null || to === was[end]) continue;
    for (const { nth: at, end: other, to: moved } of moveInStep(parts, nth, end, to).slice(1)) {
      const neighbour = ends[at];
      if (neighbour !== undefined) neighbour[other] = moved;
    }
  }
  const neighbours = answers.flatMap((answer, at): DraftOperation[] => {
    const [old, now] = [parts[at], ends[at]];
    if (at === nth || old === undefined || now === undefined || (old.from === now.from && old.to === now.to)) return [];
    return [{ op: 'set', path: [...list, idOf(answer), 'where'], value: withEnds(answer.where, now) }];
  });
  const titles = answers.flatMap((answer, at): DraftOperation[] => {
    const [old, now] = [parts[at], ends[at]];
    if (old === undefined || now === undefined || (old.from === now.from && old.to === now.to)) return [];
    const moved = movedEnds(old, now, saidBegin(parts, old));
    return moved === null ? [] : followTitles(document, [...list, idOf(answer)], answers.map(idOf), moved);
  });
  return [...own, ...neighbours, ...titles];
}

/** The title and its translations. */
function followTitles(
  document: DraftDocument,
  path: PartPath,
  siblings: readonly string[],
  moved: readonly MovedNumber[],
): DraftOperation[] {
  const [, question = '', , id = ''] = path;
  const titleOf = (answer: string): unknown => partIn(document, [...path.slice(0, -1), answer, 'title']);
  return [
    ...followTitle([...path, 'title'], titleOf(id), siblings.map(titleOf), String(document.language ?? ''), moved),
    ...followTranslations(document, `${question}.`, siblings, id, moved),
  ];
}

/** Of texts of further languages: `begin` + `id` + `.title`. */
export function followTranslations(
  document: DraftDocument,
  begin: string,
  siblings: readonly string[],
  id: string,
  moved: readonly MovedNumber[],
): DraftOperation[] {
  return translationsOf(document).flatMap(([language, texts]) => {
    const [key, ...keys] = [id, ...siblings].map((each) => `${begin}${each}.title`);
    const others = keys.map((each) => texts[each]);
    return key === undefined ? [] : followTitle(['texts', language, key], texts[key], others, language, moved);
  });
}

function followTitle(
  path: PartPath,
  title: unknown,
  others: readonly unknown[],
  language: string,
  moved: readonly MovedNumber[],
): DraftOperation[] {
  if (typeof title !== 'string') return [];
  const grouped = areGrouped(
    others.filter((each) => typeof each === 'string'),
    language,
  );
  const value = followNumbers(title, moved, language, grouped);
  return value === title ? [] : [{ op: 'set', path: [...path], value }];
}

const LOWER = ['gte', 'gt'] as const;
const UPPER = ['lte', 'lt'] as const;

/** Null: it is no part of a range of numbers. A single number begins and ends there. */
export function readPart(where: unknown): (NumberPart & { readonly attribute: string }) | null {
  const [[attribute, inner] = [], ...others] = isRecord(where) ? Object.entries(where) : [];
  if (attribute === undefined || others.length > 0 || ['any', 'all', 'not'].includes(attribute)) return null;
  if (typeof inner === 'number') return { attribute, from: inner, to: inner };
  if (!isRecord(inner)) return null;
  const known: readonly string[] = [...LOWER, ...UPPER];
  const isPart = Object.entries(inner).every(([test, value]) => known.includes(test) && typeof value === 'number');
  if (!isPart) return null;
  const endOf = (tests: readonly string[]): number | null => {
    const value = tests.map((test) => inner[test]).find((each) => each !== undefined);
    return typeof value === 'number' ? value : null;
  };
  return { attribute, from: endOf(LOWER), to: endOf(UPPER) };
}

function withEnds(where: unknown, { from, to }: NumberPart): unknown {
  const [[attribute, inner] = []] = isRecord(where) ? Object.entries(where) : [];
  if (attribute === undefined) return where;
  if (!isRecord(inner)) return { [attribute]: from };
  const ends = Object.entries(inner).map(([test]) => [test, (LOWER as readonly string[]).includes(test) ? from : to]);
  return { [attribute]: Object.fromEntries(ends) };
}
