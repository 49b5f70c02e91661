// What a check found, in a sentence.

import type { FindingView } from '@guidepost/contract/views/finding-view';
import { fillIn, type Words, wordsOf } from '../../words/words.ts';
import { type DraftDocument, type DraftObject, isRecord, itemsIn, partIn } from '../draft/draft-document.ts';
import { becomesOfUnfit } from '../editor/unfit-products.ts';
import { placeInDraft } from './place-in-draft.ts';

/** In words of the portal where its kind is known, else in those of the service. */
export function sayFinding(
  { code, path, message, attribute = '' }: Pick<FindingView, 'code' | 'path' | 'message' | 'attribute'>,
  document: DraftDocument,
  words: Words,
): string {
  const { findings, untitled, parts, placeNames } = words.checking;
  const known: Readonly<Record<string, string>> = findings;
  const kind = kindOf({ code, path }, document, known);
  const text = Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (text === undefined) return message;
  const { question, answer, language, part } = placeInDraft(document, path ?? [], untitled);
  const place = [
    isShownAttribute(path ?? []) && words.editor.facts,
    path?.[0] === 'where' && words.editor.scope,
    question !== '' && fillIn(placeNames.question, { title: question }),
    answer !== '' && fillIn(placeNames.answer, { title: answer }),
    isNamedByPart(path ?? []) && part !== '' && Object.hasOwn(parts, part) && wordsOf(parts, part),
  ].flatMap((name) => name || []);
  return fillIn(text, { question, answer, language, attribute, place: place.join(', ') || placeNames.whole });
}

/** Whether it only says how the advisor works: shoppers come to no harm, and there is nothing to mend. */
export const isHarmless = (
  finding: Pick<FindingView, 'code' | 'path'>,
  document: DraftDocument,
  words: Words,
): boolean => HARMLESS.has(kindOf(finding, document, words.checking.findings));

const HARMLESS: ReadonlySet<string> = new Set(['range-gap', 'reply-lost-after-change']);

/** Its code, with what makes it another matter in this draft. */
function kindOf(
  { code, path }: Pick<FindingView, 'code' | 'path'>,
  document: DraftDocument,
  known: Readonly<Record<string, string>>,
): string {
  const variants = [
    becomesOfUnfit(questionIn(document, path ?? []), document),
    questionIn(document, path ?? []).must === true ? 'own-must' : '',
    // Where a reply must be met, nothing is shown in its place.
    itemsIn(document, ['questions']).some(({ must }) => must === true) ? 'must' : '',
    isAlwaysAsked(document, path ?? []) ? 'asked' : '',
  ].flatMap((each) => (each === '' ? [] : `${code}-${each}`));
  return variants.find((each) => Object.hasOwn(known, each)) ?? code;
}

/** One of the attributes that each result shows. */
export const isShownAttribute = ([member, part]: readonly string[]): boolean =>
  member === 'results' && part === 'attributes';

const isNamedByPart = (path: readonly string[]): boolean => path[0] !== 'where' && !isShownAttribute(path);

/** Such a question is not left out, whatever its replies change. */
function isAlwaysAsked(document: DraftDocument, path: readonly string[]): boolean {
  const question = questionIn(document, path);
  const [opening] = document.order === 'adaptive' ? [] : itemsIn(document, ['questions']);
  return question.always_ask === true || (path.length > 1 && path[1] === (document.first ?? opening?.id));
}

export function questionIn(document: DraftDocument, path: readonly string[]): DraftObject {
  const question = partIn(document, path.slice(0, 2));
  return isRecord(question) ? question : {};
}
