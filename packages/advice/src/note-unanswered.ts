// Values that products have and no answer of a question leads to: goods that came in after the answers were written. It may
// be meant so, but nobody who looks at the answers alone would know.

import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';
import { type Bits, hasBit } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import type { Attribute } from '@guidepost/engine/product';
import { type Column, codeOf, type Snapshot, valueAt, valueCount } from '@guidepost/engine/snapshot';
import { productsWhenAsked } from './check/asked-products.ts';
import { pointerTo } from './check/json-pointer.ts';
import { makeSubject, type Subject } from './check/subject.ts';
import { testedAttributes } from './check/tested-attributes.ts';
import { listed, productCount, questionName, quoted } from './check/wording.ts';

export interface UnansweredNote {
  readonly severity: 'note';
  readonly code: 'values-without-answer';
  /** Of the question's answers. */
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
  readonly question: string;
  readonly attribute: string;
  /** Those of most products first. */
  readonly values: readonly UnansweredValue[];
}

export interface UnansweredValue {
  readonly value: string;
  /** In scope, of those that may be left when the question is asked. */
  readonly products: number;
}

/** One note for each question that lacks some. Of questions about several attributes, or yes and no, nothing is said. */
export function noteUnanswered(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
): readonly UnansweredNote[] {
  const subject = makeSubject(advisor, attributes, snapshot);
  return subject.compiled.questions.flatMap((compiled) => {
    const found = findUnanswered(subject, compiled);
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
    const same = before.find(({ question, attribute }) => question === note.question && attribute === note.attribute);
    const known = new Set(same?.values.map(({ value }) => value));
    const values = note.values.filter(({ value }) => !known.has(value));
    return values.length === 0 ? [] : [makeNote({ ...note, values })];
  });
}

const NAMED = 4;

function makeNote(note: Pick<UnansweredNote, 'pointer' | 'question' | 'attribute' | 'values'>): UnansweredNote {
  const { pointer, question, attribute, values } = note;
  const named = values.slice(0, NAMED).map(({ value, products }) => `${quoted(value)} (${productCount(products)})`);
  if (values.length > NAMED) named.push(`${values.length - NAMED} more values`);
  const [has, it, they] = values.length === 1 ? ['has', 'it', 'it'] : ['have', 'them', 'they'];
  return {
    severity: 'note',
    code: 'values-without-answer',
    pointer,
    message: `${quoted(attribute)}: ${listed(named)} ${has} no answer in ${questionName({ id: question })}, so nobody can choose ${it}.`,
    mend: `Add answers for ${it}; ${quoted(`attribute: ${attribute}`)} without ${quoted('answers')} offers all values that products have. If ${they} should not be chosen, leave ${it}.`,
    question,
    attribute,
    values,
  };
}

/** Null where it cannot be told: the answers are made from values, or ask for more than one thing. */
function findUnanswered(
  subject: Subject,
  compiled: CompiledQuestion,
): { attribute: string; values: UnansweredValue[] } | null {
  const { question } = compiled;
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return null;
  const wheres = question.answers.flatMap(({ where }) => (where === null ? [] : [where]));
  const [attribute, ...others] = new Set(wheres.flatMap((where) => [...testedAttributes(where)]));
  if (attribute === undefined || others.length > 0 || wheres.length < 2) return null;
  const column = subject.columnOf(attribute);
  if (column === undefined || column.type === 'boolean') return null;
  const counts = countWithin(column, productsWhenAsked(subject, compiled).products);
  const values: UnansweredValue[] = [];
  for (const [code, products] of counts.entries()) {
    if (code === 0 || products === 0 || wheres.some((where) => admits(where, column, code))) continue;
    values.push({ value: String(valueAt(column, code)), products });
  }
  return { attribute, values: values.sort((a, b) => b.products - a.products) };
}

/** Code → how many products of the set have its value. */
function countWithin(column: Column, products: Bits): Uint32Array {
  const { codes, offsets } = column;
  const counts = new Uint32Array(valueCount(column) + 1);
  let product = 0;
  for (let at = 0; at < codes.length; at++) {
    if (offsets === null) product = at;
    else while ((offsets[product + 1] ?? Number.POSITIVE_INFINITY) <= at) product++;
    const code = codes[at] ?? 0;
    if (hasBit(products, product)) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Whether a product with only this value satisfies a condition that looks at no other attribute. */
function admits(condition: Condition, column: Column, code: number): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => admits(part, column, code));
    case 'any':
      return condition.of.some((part) => admits(part, column, code));
    case 'not':
      return !admits(condition.of, column, code);
    case 'in':
      return condition.values.some((value) => codeOf(column, value) === code);
    case 'not_in':
      return !condition.values.some((value) => codeOf(column, value) === code);
    case 'exists':
      return condition.exists;
    default: {
      const number = column.type === 'number' ? column.numbers[code - 1] : undefined;
      const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = condition;
      return number !== undefined && number > gt && number >= gte && number < lt && number <= lte;
    }
  }
}
