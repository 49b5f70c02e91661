// Values that products have and no answer of a question leads to: goods that came in after the answers were written. It may
// be meant so, but nobody who looks at the answers alone would know.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed, quoted } from '@guidepost/fault/say-names';
import { makeCheckInput } from './check/check-input.ts';
import { findUnanswered, type UnansweredValues } from './check/unanswered-values.ts';
import { productCount, questionName } from './check/wording.ts';

export interface UnansweredNote extends UnansweredValues {
  readonly severity: 'note';
  readonly code: 'values-without-answer';
  /** Of the question's answers. */
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
  readonly question: string;
}

/** One note for each question that lacks some. Of answers about different attributes, or yes and no, nothing is said. */
export function noteUnanswered(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
): readonly UnansweredNote[] {
  const input = makeCheckInput(advisor, attributes, snapshot);
  return input.compiled.questions.flatMap((compiled) => {
    const found = findUnanswered(input, compiled);
    if (found === null || found.values.length === 0) return [];
    const { id } = compiled.question;
    return [makeNote({ ...found, pointer: pointerTo('/questions', compiled.place, 'answers'), question: id })];
  });
}

/** What is among the notes and was not before; where only some of the values are new, a note of those. */
export function newlyUnanswered(
  notes: readonly UnansweredNote[],
  before: readonly UnansweredNote[],
): readonly UnansweredNote[] {
  return notes.flatMap((note) => {
    const same = before.find(
      ({ question, attributes }) => question === note.question && `${attributes}` === `${note.attributes}`,
    );
    const known = new Set(same?.values.map(({ value }) => value));
    const values = note.values.filter(({ value }) => !known.has(value));
    return values.length === 0 ? [] : [makeNote({ ...note, values })];
  });
}

const NAMED = 4;

function makeNote(note: Pick<UnansweredNote, 'pointer' | 'question' | 'attributes' | 'values'>): UnansweredNote {
  const { pointer, question, attributes, values } = note;
  const [attribute = '', ...others] = attributes;
  const named = values.slice(0, NAMED).map(({ value, products }) => `${quoted(value)} (${productCount(products)})`);
  if (values.length > NAMED) named.push(`${values.length - NAMED} more values`);
  const [has, it, they] = values.length === 1 ? ['has', 'it', 'it'] : ['have', 'them', 'they'];
  return {
    severity: 'note',
    code: 'values-without-answer',
    pointer,
    message: `${listed(attributes.map(quoted))}: ${listed(named)} ${has} no answer in ${questionName({ id: question })}, so nobody can choose ${it}.`,
    mend: `Add answers for ${it}${others.length === 0 ? `; ${quoted(`attribute: ${attribute}`)} without ${quoted('answers')} offers all values that products have` : ''}. If ${they} should not be chosen, leave ${it}.`,
    question,
    attributes,
    values,
  };
}
