// Reads `ask_if`, a condition over replies, into the engine's shape. It may only name questions that are listed
// earlier, and answers that they have. So a branch never waits for something that has not been asked.

import { REPLY_TESTS } from '@guidepost/contract/advisor-condition';
import type { ReplyCondition } from '@guidepost/engine/condition';
import { closestName } from '@guidepost/fault/closest-name';
import { quoted } from '@guidepost/fault/say-names';
import { describeNode, isRefused, type PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import type { QuestionSketch } from './question-sketch.ts';
import { optionalMember } from './read-member.ts';
import { readBoolean, readList, readMap, readNumber, readText } from './read-node.ts';

const TESTS = Object.keys(REPLY_TESTS);

/** Which questions an `ask_if` can name, and which it cannot name yet. */
export interface ReplyScope {
  readonly questions: readonly QuestionSketch[];
  /** The place of the question with the `ask_if`; it can name those before it. */
  readonly at: number;
  /** Whether the advisor chooses the next question itself. */
  readonly isAdaptive: boolean;
}

/** Null if there is no condition (an empty object), or a fault was added. */
export const parseReplyCondition = (node: PlacedNode, faults: FaultList, scope: ReplyScope): ReplyCondition | null => {
  if (node.kind !== 'map') {
    if (isRefused(node)) return null;
    faults.add(
      node,
      `A condition on replies must name a question, but this is ${describeNode(node)}.`,
      'Write `{ question: { any_of: [answer] } }`.',
    );
    return null;
  }
  const terms: ReplyCondition[] = [];
  for (const [name, { name: place, node: inner }] of node.members) {
    if (name === 'any' || name === 'all') {
      const items = readList(inner, faults, { mend: 'Write at least one condition, or remove it.' });
      terms.push({ kind: name, of: items.map((item) => parseInner(item, faults, scope)) });
    } else if (name === 'not') terms.push({ kind: 'not', of: parseInner(inner, faults, scope) });
    else {
      const question = findEarlier(name, scope, (message, mend, meant) =>
        faults.add(
          place,
          message,
          mend,
          meant === undefined ? undefined : { kind: 'rename', pointer: place.pointer, name: meant },
        ),
      );
      terms.push(...parseTests(name, question, inner, faults));
    }
  }
  const [first] = terms;
  if (first === undefined) return null;
  return terms.length === 1 ? first : { kind: 'all', of: terms };
};

const parseInner = (node: PlacedNode, faults: FaultList, scope: ReplyScope): ReplyCondition => {
  const condition = parseReplyCondition(node, faults, scope);
  if (condition === null && node.kind === 'map' && node.members.size === 0) {
    faults.add(node, 'This condition is empty.', 'Name a question in it, or remove it.');
  }
  return condition ?? { kind: 'all', of: [] };
};

const findEarlier = (
  id: string,
  { questions, at }: ReplyScope,
  refuse: (message: string, mend: string, meant?: string) => void,
): QuestionSketch | null => {
  const found = questions.findIndex((question) => question.id === id);
  if (found !== -1 && found < at) return questions[found] ?? null;
  if (found === at) refuse(`The question ${quoted(id)} cannot depend on itself.`, 'Name a question listed before it.');
  else if (found > at) {
    refuse(
      `The question ${quoted(id)} is listed later, so there is no reply to it yet.`,
      `Move ${quoted(id)} above this question, or depend on another one.`,
    );
  } else {
    const ids = questions.slice(0, at).map((question) => question.id);
    const meant = closestName(id, ids);
    const list =
      ids.length === 0 ? 'No question is listed before this one.' : `Earlier questions are: ${ids.join(', ')}.`;
    if (meant === null) refuse(`There is no question ${quoted(id)}.`, list);
    else refuse(`There is no question ${quoted(id)}.`, `Did you mean \`${meant}\`?`, meant);
  }
  return null;
};

const parseTests = (
  id: string,
  question: QuestionSketch | null,
  node: PlacedNode,
  faults: FaultList,
): ReplyCondition[] => {
  if (node.kind !== 'map') {
    if (isRefused(node)) return [];
    const example = node.kind === 'list' ? 'any_of: […]' : 'any_of: [answer]';
    faults.add(node, `This must be a test of the reply, not ${describeNode(node)}.`, `Write \`{ ${example} }\`.`);
    return [];
  }
  readMap(node, faults, TESTS);
  if (node.members.size === 0) {
    faults.add(node, `There is no test for the reply to ${quoted(id)}.`, `Write one of: ${TESTS.join(', ')}.`);
  }
  const conditions: ReplyCondition[] = [];
  for (const test of TESTS) {
    const inner = optionalMember(node, test, faults);
    if (inner === null) continue;
    if (test === 'any_of' || test === 'all_of' || test === 'none_of') {
      if (question?.type === 'RANGE') {
        faults.add(inner, `${quoted(id)} is a RANGE and has no answers to choose.`, 'Use `gte` or `lte`.');
      }
      conditions.push({ kind: test, question: id, answers: parseAnswers(inner, question, faults) });
    } else if (test === 'gte' || test === 'lte') {
      if (question?.type === 'SINGLE' || question?.type === 'MULTIPLE') {
        faults.add(inner, `${quoted(id)} is not a RANGE, so its reply has no ends.`, 'Use `any_of: [answer]`.');
      }
      conditions.push({ kind: test, question: id, value: readNumber(inner, faults) });
    } else if (test === 'replied') {
      conditions.push({ kind: 'replied', question: id, replied: readBoolean(inner, faults) });
    }
  }
  return conditions;
};

const parseAnswers = (node: PlacedNode, question: QuestionSketch | null, faults: FaultList): string[] =>
  readList(node, faults, { mend: 'Name at least one answer.' }).map((item) => {
    const id = readText(item, faults);
    const answers = question?.answers;
    if (answers == null || item.kind !== 'scalar' || id.trim() === '' || faults.isFull) return id;
    if (answers.has(id)) return id;
    const meant = closestName(id, answers);
    faults.add(
      item,
      `The question ${quoted(question?.id ?? '')} has no answer ${quoted(id)}.`,
      meant === null ? `Its answers are: ${[...answers].join(', ')}.` : `Did you mean \`${meant}\`?`,
      meant === null ? undefined : { kind: 'set', pointer: item.pointer, value: meant },
    );
    return id;
  });
