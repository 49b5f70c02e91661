// What a state only shows otherwise (facts on cards, texts, pictures, colours) leads nobody another way. So what a check of all ways found
// still holds for it, and a quick look at it has to say no more than what is about what it shows.

import type { FindingView } from '@guidepost/contract/views/finding-view';
import { type DraftDocument, type DraftObject, isRecord, isSame } from '../draft/draft-document.ts';
import type { Checked } from './use-check.ts';

/** Members that nothing but shoppers reads, by where they stand. */
const SHOWN = {
  advisor: ['name', 'texts'],
  results: ['attributes'],
  question: ['title', 'description', 'image', 'skip_text'],
  answer: ['title', 'description', 'image', 'background_color'],
} as const;

/** `next` with what `whole` found of its ways, if they are the same; else `next` itself. `whole`: looked at every way; null: nothing did. */
export function carryProof(whole: Checked | null, next: Checked): Checked {
  const { proof } = next.found;
  // Where errors come first, nothing is said of its ways.
  if (whole === null || proof === null || proof.complete || whole.found.proof?.complete !== true) return next;
  if (whole.found.catalog?.revision !== next.found.catalog?.revision) return next;
  if (!isSame(waysOf(whole.document), waysOf(next.document))) return next;
  const findings = [
    ...next.found.findings.filter(isOfShown),
    ...whole.found.findings.filter((finding) => !isOfShown(finding)),
  ];
  return { ...next, found: { ...next.found, findings, proof: whole.found.proof } };
}

/** All that decides which questions and products somebody gets. */
const waysOf = (document: DraftDocument): unknown => ({
  ...without(document, SHOWN.advisor),
  results: without(document.results, SHOWN.results),
  questions: eachOf(document.questions, (question) => ({
    ...without(question, SHOWN.question),
    answers: eachOf(isRecord(question) ? question.answers : undefined, (answer) => without(answer, SHOWN.answer)),
  })),
});

/** A check reads these parts at once, however little time it has. */
const isOfShown = ({ code, pointer }: FindingView): boolean =>
  ['titles-alike', 'texts-missing', 'price-shown-anyway'].includes(code) ||
  /^\/(results\/attributes|texts)\b/.test(pointer);

const without = (part: unknown, names: readonly string[]): DraftObject =>
  Object.fromEntries(Object.entries(isRecord(part) ? part : {}).filter(([name]) => !names.includes(name)));

/** What is no list stays as it is. */
const eachOf = (value: unknown, make: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(make) : value;
