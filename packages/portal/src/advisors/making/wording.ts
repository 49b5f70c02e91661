// What somebody words differently than it was proposed, and how it gets into the draft.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftObject, idOf, isRecord } from '../draft/draft-document.ts';
import { readGroupings, writeGroupings } from '../editor/range-groupings.ts';
import { answerKey, answersIn, isOfValues, type ProposedText, partKeys } from './proposed-texts.ts';

/** Own words by the key of what is proposed. An empty one takes a description away. */
export type OwnWords = ReadonlyMap<string, string>;

/** By attribute: what a question asks about stays the same when it is proposed anew. */
export type Wording = ReadonlyMap<string, OwnWords>;

export const NO_WORDS: OwnWords = new Map();

/** What is as proposed is nobody's own. */
export function inOwnWords(wording: Wording, attribute: string, { key, text }: ProposedText, said: string): Wording {
  const own = new Map(wording.get(attribute));
  if (said === text) own.delete(key);
  else own.set(key, said);
  const all = new Map(wording);
  if (own.size === 0) all.delete(attribute);
  else all.set(attribute, own);
  return all;
}

/** `question` as it is in the draft when they are done; words for answers that it does not have are left out. `language`: of the draft. */
export function wordingOperations(question: DraftObject, own: OwnWords, language: string): DraftOperation[] {
  if (own.size === 0) return [];
  const path = ['questions', idOf(question)];
  const put = (key: string, ...at: readonly string[]): DraftOperation[] => {
    const said = own.get(key);
    if (said === undefined) return [];
    return [said === '' ? { op: 'remove', path: at } : { op: 'set', path: at, value: said }];
  };
  return [
    ...put('title', ...path, 'title'),
    ...put('description', ...path, 'description'),
    ...answersIn(question).flatMap((answer) => {
      const [key, at] = [answerKey(answer), [...path, 'answers', idOf(answer)]];
      return [...put(`${key} title`, ...at, 'title'), ...put(`${key} description`, ...at, 'description')];
    }),
    ...wordParts(question, own),
    // The answers stay those of the catalog, whose values no text of the question names.
    ...(isOfValues(question)
      ? [...own].flatMap(([key, said]): DraftOperation[] => {
          const value = /^value (.+) title$/su.exec(key)?.[1];
          const at = ['texts', language, `${idOf(question)}.${value}.title`];
          return value === undefined ? [] : [{ op: 'set', path: at, value: said }];
        })
      : []),
  ];
}

/** Parts of a range are one list in the draft. */
function wordParts(question: DraftObject, own: OwnWords): DraftOperation[] {
  const keys = partKeys(question).map((key) => `${key} title`);
  if (question.type !== 'RANGE' || !keys.some((key) => own.has(key))) return [];
  const { range } = question;
  const parts = readGroupings(isRecord(range) ? range.groupings : undefined);
  const worded = parts.map((part, nth) => ({ ...part, title: own.get(keys[nth] ?? '') ?? part.title }));
  return [{ op: 'set', path: ['questions', idOf(question), 'range', 'groupings'], value: writeGroupings(worded) }];
}
