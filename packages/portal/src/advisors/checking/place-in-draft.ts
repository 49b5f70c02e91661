// What something that was found is about, by the titles that people know it by.

import { type DraftDocument, isRecord, partIn } from '../draft/draft-document.ts';

export interface PlaceInDraft {
  /** Titles, or ids where there are none yet; empty where it is not about one. */
  readonly question: string;
  readonly answer: string;
  /** The tag of the language that texts are missing in; empty otherwise. */
  readonly language: string;
}

export function placeInDraft(document: DraftDocument, path: readonly string[]): PlaceInDraft {
  const isQuestion = path[0] === 'questions' && path.length > 1;
  const isAnswer = isQuestion && path[2] === 'answers' && path.length > 3;
  return {
    question: isQuestion ? titleAt(document, path.slice(0, 2)) : '',
    answer: isAnswer ? titleAt(document, path.slice(0, 4)) : '',
    language: path[0] === 'texts' ? (path[1] ?? '') : '',
  };
}

function titleAt(document: DraftDocument, path: readonly string[]): string {
  const part = partIn(document, path);
  const title = isRecord(part) ? part.title : undefined;
  return typeof title === 'string' && title !== '' ? title : (path.at(-1) ?? '');
}
