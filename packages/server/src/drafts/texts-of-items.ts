// Texts of further languages name the question and the answer that they belong to, in their path: `use.games.title`. So they go
// with them when these are taken away or renamed.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import type { Cells, ListedItem } from './cells.ts';
import type { EditedCells } from './edited-cells.ts';
import type { Json } from './json.ts';

const QUESTIONS = pointerTo('', 'questions');
const TEXTS = pointerTo('', 'texts');

/** The cells with the ids of those that a text of these cells belongs to. None if the pointer leads to no text, or the path nowhere. */
export function ownersOfText(
  itemsIn: (list: string) => readonly ListedItem[],
  pointer: string,
): { readonly pointer: string; readonly value: Json }[] {
  const path = pathOf(pointer);
  if (path === null) return [];
  const question = itemsIn(QUESTIONS).find(({ id }) => path.startsWith(`${id}.`));
  if (question === undefined) return [];
  const rest = path.slice(question.id.length + 1);
  const answers = itemsIn(pointerTo(question.pointer, 'answers'));
  const answer = answers.find(({ id }) => rest.startsWith(`${id}.`));
  return [question, ...(answer === undefined ? [] : [answer])].map((item) => ({
    pointer: pointerTo(item.pointer, 'id'),
    value: item.id,
  }));
}

/** Removes the texts of an item; returns how their paths begin. */
export function removeTexts(edited: EditedCells, item: string): string {
  const beginning = beginningOf(edited.cells, item);
  for (const text of textsBelow(edited.under(TEXTS), beginning)) edited.remove(text);
  return beginning;
}

/** Before the item itself is renamed. Returns how the paths began. */
export function renameTexts(edited: EditedCells, item: string, id: string): string {
  const beginning = beginningOf(edited.cells, item);
  const own = String(edited.cells.get(pointerTo(item, 'id')));
  const renamed = `${beginning.slice(0, -own.length - 1)}${id}.`;
  for (const text of textsBelow(edited.under(TEXTS), beginning)) {
    const [, language = '', path = ''] = membersOf(text);
    const value = edited.cells.get(text) ?? null;
    edited.remove(text);
    edited.set(pointerTo(TEXTS, language, `${renamed}${path.slice(beginning.length)}`), value);
  }
  return beginning;
}

/** Those of these cells that are texts, of any language, whose paths begin like this. */
export const textsBelow = (pointers: Iterable<string>, beginning: string): string[] =>
  [...pointers].filter((pointer) => pathOf(pointer)?.startsWith(beginning));

/** `use.` of a question, `use.games.` of an answer. */
function beginningOf(cells: Cells, item: string): string {
  const [, question = '', , answer] = membersOf(item);
  const idAt = (pointer: string): string => String(cells.get(pointerTo(pointer, 'id')));
  const own = `${idAt(pointerTo(QUESTIONS, question))}.`;
  return answer === undefined ? own : `${own}${idAt(item)}.`;
}

function pathOf(pointer: string): string | null {
  if (!pointer.startsWith(`${TEXTS}/`)) return null;
  const [, , path = null, ...deeper] = membersOf(pointer);
  return deeper.length > 0 ? null : path;
}
