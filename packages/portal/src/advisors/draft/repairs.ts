// What in a draft has no meaning beside the rest of it, and how it is taken away: conditions on replies that cannot come, settings of
// another kind of question or of another order, texts of what is not there.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import {
  type DraftDocument,
  type DraftObject,
  idOf,
  isRecord,
  itemsIn,
  type PartPath,
  partIn,
} from './draft-document.ts';
import { pruneReplyCondition } from './prune-reply-condition.ts';
import { languageOfDraft, translationsOf } from './texts-of-items.ts';

export interface Repair {
  /** The same for the same thing. */
  readonly about: string;
  readonly operation: DraftOperation;
  /** The question that is asked more often then; null: none. */
  readonly freed: { readonly id: string; readonly isAlways: boolean } | null;
}

export function repairsOf(document: DraftDocument): Repair[] {
  const questions = itemsIn(document, ['questions']);
  return [
    ...questions.flatMap((question, at) => [
      ...repairsOfCondition(question, questions.slice(0, at)),
      ...repairsOfMembers(question, document.order === 'adaptive'),
    ]),
    ...repairsOfFirst(document, questions),
    ...repairsOfTexts(document, questions),
  ];
}

const removal = (path: PartPath): Repair => ({
  ...{ about: path.join('\n'), operation: { op: 'remove', path: [...path] }, freed: null },
});

const hasCondition = ({ ask_if }: DraftObject): boolean =>
  ask_if !== undefined && ask_if !== null && !(isRecord(ask_if) && Object.keys(ask_if).length === 0);

function repairsOfCondition(question: DraftObject, earlier: readonly DraftObject[]): Repair[] {
  if (!hasCondition(question)) return [];
  const id = idOf(question);
  const path = ['questions', id, 'ask_if'];
  const { condition, takenOut } = pruneReplyCondition(question.ask_if, earlier);
  // The first one is always asked, whatever is written.
  const left = earlier.length === 0 ? undefined : condition;
  if (takenOut.length === 0 && earlier.length > 0) return [];
  const operation: DraftOperation = left === undefined ? { op: 'remove', path } : { op: 'set', path, value: left };
  return [{ about: [...path, ...takenOut].join('\n'), operation, freed: { id, isAlways: left === undefined } }];
}

/** Members that a kind of question does not have. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  SINGLE: ['match', 'range'],
  MULTIPLE: ['range'],
  RANGE: ['answers', 'match', 'max'],
};

function repairsOfMembers(question: DraftObject, isAdaptive: boolean): Repair[] {
  const { type, role, firm, must, missing, answers } = question;
  const names = [
    ...(FOREIGN[String(type)] ?? []),
    ...(answers === undefined ? [] : ['max']),
    ...(isAdaptive ? [] : ['stage']),
    ...(role === 'preference' && firm === true ? ['firm'] : []),
    ...(role === 'preference' && must === true ? ['must'] : []),
    ...((role === 'preference' || firm === true) && missing === 'keep' ? ['missing'] : []),
  ];
  return [...new Set(names)].flatMap((name) =>
    question[name] === undefined ? [] : [removal(['questions', idOf(question), name])],
  );
}

function repairsOfFirst({ first, order }: DraftDocument, questions: readonly DraftObject[]): Repair[] {
  if (first === undefined) return [];
  const named = questions.find((each) => idOf(each) === String(first));
  const isMeant = order === 'adaptive' && named !== undefined && !hasCondition(named);
  return isMeant ? [] : [removal(['first'])];
}

function repairsOfTexts(document: DraftDocument, questions: readonly DraftObject[]): Repair[] {
  const own = languageOfDraft(document);
  return translationsOf(document).flatMap(([language, texts]) =>
    Object.keys(texts).flatMap((path) => {
      const question = questions.find((each) => path.startsWith(`${idOf(each)}.`));
      if (question === undefined) return isOfShown(path, document) ? [] : [removal(['texts', language, path])];
      const place = path.slice(idOf(question).length + 1);
      const isThere = language === own ? namesValue(question, place) : leads(question, place);
      return isThere ? [] : [removal(['texts', language, path])];
    }),
  );
}

/** Whether it is what a shown attribute is called, or one of its values. */
function isOfShown(path: string, document: DraftDocument): boolean {
  const shown = partIn(document, ['results', 'attributes']);
  if (!Array.isArray(shown)) return false;
  return shown.some((name) => {
    const start = `results.${name}.`;
    return path.startsWith(start) && /^(label|.+\.title)$/su.test(path.slice(start.length));
  });
}

/** Whether a text of the question is at this place, or may come to be there. */
function leads({ type, answers, range }: DraftObject, place: string): boolean {
  if (PARTS.includes(place)) return true;
  if (type === 'RANGE') {
    const groupings = isRecord(range) && Array.isArray(range.groupings) ? range.groupings : [];
    return place === 'label' || groupings.some((_, nth) => place === `groupings.${nth}.title`);
  }
  if (!Array.isArray(answers)) return namesValue({ type, answers }, place);
  return answers.some((answer) => place === `${idOf(answer)}.title` || place === `${idOf(answer)}.description`);
}

/** Whether it is what an answer is called that is made from a value. */
const namesValue = ({ type, answers }: DraftObject, place: string): boolean =>
  type !== 'RANGE' && !Array.isArray(answers) && /^.+\.title$/su.test(place);

/** Texts of the question itself. */
const PARTS: readonly string[] = ['title', 'description', 'skip_text'];
