// What something that was found is about, by the titles that people know it by.

import type { Words } from '../../words/words.ts';
import { type DraftDocument, idOf, isRecord, itemsIn, partIn } from '../draft/draft-document.ts';

export interface PlaceInDraft {
  /** Titles; empty where it is not about one. */
  readonly question: string;
  readonly answer: string;
  /** The tag of the language that texts are missing in; empty otherwise. */
  readonly language: string;
  /** The member of the question, of the answer or of the whole that it is about; empty where it is not about a single one. */
  readonly part: string;
}

/** How those are called that have no title yet, with `{nth}` for their place. */
export interface Untitled {
  readonly question: string;
  readonly answer: string;
}

export function placeInDraft(document: DraftDocument, path: readonly string[], untitled: Untitled): PlaceInDraft {
  const isQuestion = path[0] === 'questions' && path.length > 1;
  const isAnswer = isQuestion && path[2] === 'answers' && path.length > 3;
  return {
    question: isQuestion ? titleAt(document, path.slice(0, 2), untitled.question) : '',
    answer: isAnswer ? titleAt(document, path.slice(0, 4), untitled.answer) : '',
    language: path[0] === 'texts' ? (path[1] ?? '') : '',
    part: path[isAnswer ? 4 : isQuestion ? 2 : 0] ?? '',
  };
}

/** Where in the editor it stands if not at a question; null: nowhere. */
export function sectionOf(
  [member, part]: readonly string[],
  { whole, facts, results }: Words['editor'],
): string | null {
  if (member === 'results') return part === 'attributes' ? facts : results;
  return member === 'where' || member === 'name' ? whole : null;
}

function titleAt(document: DraftDocument, path: readonly string[], untitled: string): string {
  const part = partIn(document, path);
  const title = isRecord(part) ? part.title : undefined;
  if (typeof title === 'string' && title.trim() !== '') return title;
  const nth = itemsIn(document, path.slice(0, -1)).findIndex((item) => idOf(item) === path.at(-1));
  return nth === -1 ? (path.at(-1) ?? '') : untitled.replace('{nth}', String(nth + 1));
}
