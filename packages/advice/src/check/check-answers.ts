// Whether the answers that an author fixed can be offered, and whether choosing one means something.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import { type Bits, countCommon, fullBits, intersects } from '@guidepost/engine/bits';
import type { CompiledChoice } from '@guidepost/engine/compile';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import { checkAttributeName } from './check-attribute-name.ts';
import { checkCondition, mendWithoutSuggestion } from './check-condition.ts';
import { checkEqualAnswers } from './check-equal-answers.ts';
import type { CheckInput } from './check-input.ts';
import { explainNeverOffered } from './explain-never-offered.ts';
import { testedAttributes } from './tested-attributes.ts';
import { answerName, productCount, questionName } from './wording.ts';

/** More cannot be sent in one reply (row 39 of the interface), and nobody reads them. */
export const MOST_ANSWERS = 200;

export function checkAnswers(input: CheckInput, compiled: CompiledChoice): Finding[] {
  const { question, answers, place } = compiled;
  const pointer = pointerTo('/questions', place, 'answers');
  const findings: Finding[] = [];
  if (answers.length > MOST_ANSWERS) {
    findings.push({
      severity: 'warning',
      code: 'too-many-answers',
      pointer,
      message: `${capital(questionName(question))} has ${answers.length} answers, but a reply can name at most ${MOST_ANSWERS}.`,
      mend: 'Join answers, or divide the question into several.',
    });
  }
  const sound = new Set<number>();
  const unknown = findSharedUnknown(input, answers);
  if (unknown !== null) {
    findings.push(...checkAttributeName(input, unknown, pointerTo('/questions', place), questionName(question)));
  }
  for (const [nth, { answer }] of answers.entries()) {
    if (answer.where === null || (unknown !== null && impliedAttribute(answer) === unknown)) continue;
    const ofAnswer = checkAnswerCondition(input, question, answer, pointerTo(pointer, nth));
    if (!ofAnswer.some(({ severity }) => severity === 'error')) sound.add(nth);
    const ofReach =
      sound.has(nth) && input.compiled.scopeSize > 0 ? checkReach(input, compiled, nth, pointerTo(pointer, nth)) : [];
    findings.push(...joinFindings(ofAnswer, ofReach));
  }
  if (input.compiled.scopeSize > 0) findings.push(...checkEqualAnswers(input, compiled, sound, pointer));
  const ofAll = sound.size === answers.length ? checkAnySatisfied(input, compiled, pointer) : [];
  if (ofAll.length === 0) return findings;
  // Of each answer it is said only where it can be told what was meant.
  const telling = findings.filter(({ code, meant }) => code !== 'answer-never-offered' || meant !== undefined);
  return [...ofAll, ...telling];
}

/** What is merely sold out comes back; that the catalog has nothing for any answer is a mistake. */
function checkAnySatisfied(input: CheckInput, { question, answers }: CompiledChoice, pointer: string): Finding[] {
  const { compiled } = input;
  if (compiled.scopeSize === 0 || answers.length === 0) return [];
  const scope = withSoldOut(input);
  if (answers.some(({ satisfied }) => satisfied === null || intersects(satisfied, scope))) return [];
  const attributes = new Set(
    answers.flatMap(({ answer }) => (answer.where ? [...testedAttributes(answer.where)] : [])),
  );
  const empty = [...attributes].filter((attribute) => input.lacking(attribute).count === compiled.scopeSize);
  const because = empty.length === 0 ? '' : ` No product in scope has a value of ${listed(empty.map(quoted))}.`;
  return [
    {
      severity: 'error',
      code: 'no-answer-satisfied',
      pointer,
      message: `No product satisfies any of the ${answers.length} answers of ${questionName(question)}, not even one that is sold out, so it helps nobody.${because}`,
      mend: 'Write answers for values that products have, or remove the question.',
    },
  ];
}

/** The scope with what nobody can buy now. */
const withSoldOut = ({ advisor, snapshot }: CheckInput): Bits =>
  advisor.where === null ? fullBits(snapshot.size) : evaluateCondition(advisor.where, snapshot, 'satisfied');

/** Where the file leaves `where` out, because it follows from the answer's id, a pointer into it leads to the answer. */
function checkAnswerCondition(input: CheckInput, question: ChoiceQuestion, answer: Answer, pointer: string): Finding[] {
  if (answer.where === null) return [];
  return checkCondition(input, answer.where, {
    pointer: pointerTo(pointer, 'where'),
    owner: answerName(answer, question),
  });
}

/** The attribute of which an answer takes its own id: its condition may follow from the question's `attribute`. */
function impliedAttribute({ id, where }: Answer): string | null {
  if (where?.kind !== 'in' || where.values.length !== 1 || where.values[0] !== id) return null;
  return where.attribute;
}

/** An attribute that the catalog does not have and that several answers may have from their question: said once. */
function findSharedUnknown(input: CheckInput, answers: CompiledChoice['answers']): string | null {
  const seen = new Set<string>();
  for (const { answer } of answers) {
    const attribute = impliedAttribute(answer);
    if (attribute === null || input.typeOf(attribute) !== null) continue;
    if (seen.has(attribute)) return attribute;
    seen.add(attribute);
  }
  return null;
}

/** A value that no product has, and the answer that therefore nobody satisfies, are one thing to mend. */
function joinFindings(ofCondition: readonly Finding[], ofReach: readonly Finding[]): readonly Finding[] {
  const isUnknown = ({ code }: Finding): boolean => code === 'value-not-in-catalog';
  const unknown = ofCondition.filter(isUnknown);
  const [reach] = ofReach;
  const [first] = unknown;
  if (reach?.code !== 'answer-never-offered' || first === undefined) return [...ofCondition, ...ofReach];
  const mend = mendUnknown(unknown);
  const { meant, written } = first;
  const isCertain = unknown.length === 1 && meant !== undefined && written !== undefined;
  const joined = { ...reach, pointer: first.pointer, mend, ...(isCertain ? { meant, written } : {}) };
  return [...ofCondition.filter((finding) => !isUnknown(finding)), joined];
}

/** Each suggestion, and once what to do about the values for which there is none. */
function mendUnknown(unknown: readonly Finding[]): string {
  const values = new Set(
    unknown.flatMap(({ written, mend }) =>
      written !== undefined && mend === mendWithoutSuggestion([written]) ? [written] : [],
    ),
  );
  const suggested = unknown.flatMap(({ written = '', mend }) => (values.has(written) ? [] : [mend]));
  return [...new Set(suggested), ...(values.size === 0 ? [] : [mendWithoutSuggestion([...values])])].join(' ');
}

/** Whether some products in scope satisfy the answer, but not all of them. */
function checkReach(
  input: CheckInput,
  { question, answers, place }: CompiledChoice,
  nth: number,
  pointer: string,
): Finding[] {
  const { scope, scopeSize } = input.compiled;
  const isFirst = place === input.opening;
  const compiled = answers[nth];
  if (!compiled?.satisfied || compiled.answer.where === null) return [];
  const { answer, satisfied } = compiled;
  const count = countCommon(satisfied, scope);
  const where = pointerTo(pointer, 'where');
  const name = answerName(answer, question);
  // The first question offers everything, so that a conversation always has a beginning.
  const consequence = !isFirst
    ? 'it is never offered'
    : question.role === 'filter'
      ? `the first question offers it all the same, and ${question.must ? 'because of `must` there are no results then' : 'the reply is set aside'}`
      : 'the first question offers it all the same, and it changes nothing';
  const soldOut = count === 0 ? countCommon(satisfied, withSoldOut(input)) : 0;
  if (soldOut > 0 && !(isFirst && question.must)) {
    return [
      {
        severity: 'note',
        code: 'answer-never-offered',
        pointer: where,
        message: `Every product that satisfies ${name} (${productCount(soldOut)}) is sold out now: until one is back, ${consequence}.`,
        mend: 'Nothing to mend if one comes back; otherwise remove the answer.',
      },
    ];
  }
  if (count === 0) {
    return [
      {
        severity: 'warning',
        code: 'answer-never-offered',
        pointer: where,
        message: `No product in scope satisfies ${name}: ${consequence}. ${explainNeverOffered(input, compiled.answer.where)}`,
        mend: 'Loosen the condition, or remove the answer.',
      },
    ];
  }
  if (count < scopeSize) return [];
  return [
    {
      severity: 'warning',
      code: 'answer-changes-nothing',
      pointer: where,
      message: `Every product in scope (${productCount(scopeSize)}) satisfies ${name}: choosing it changes nothing.`,
      mend: 'Narrow the condition; if it is meant as "no preference", remove `where`.',
    },
  ];
}
