// Reads one question: what all questions have, then what its type adds. A member that belongs to another type, or that
// would have no effect, is a fault: its author meant something by it.

import {
  MAX_STAGE,
  MAX_WEIGHT,
  MultipleQuestionFile,
  QUESTION_ID_PATTERN,
  RangeQuestionFile,
  SingleQuestionFile,
} from '@guidepost/contract/advisor-file-question';
import type { Question } from '@guidepost/engine/advisor';
import { closestName } from '@guidepost/fault/closest-name';
import { quoted } from '@guidepost/fault/say-names';
import type { PlacedMap, PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import { parseReplyCondition, type ReplyScope } from './parse-reply-condition.ts';
import { readAnswers } from './read-answers.ts';
import { nullableMember, optionalMember, requiredMember } from './read-member.ts';
import { type Elsewhere, readBoolean, readMap, readNumber, readPattern, readWord } from './read-node.ts';
import { readDescription, readImage, readSkipText, readTitle } from './read-question-parts.ts';
import { readRangeMember } from './read-range.ts';

const TYPES = ['SINGLE', 'MULTIPLE', 'RANGE'] as const;

type QuestionType = (typeof TYPES)[number];

const MEMBERS = {
  SINGLE: Object.keys(SingleQuestionFile.properties),
  MULTIPLE: Object.keys(MultipleQuestionFile.properties),
  RANGE: Object.keys(RangeQuestionFile.properties),
} as const;

const EVERY_MEMBER = [...new Set(Object.values(MEMBERS).flat())];

const ELSEWHERE: Readonly<Record<QuestionType, Elsewhere>> = {
  SINGLE: {
    match: ['`match` is for MULTIPLE; in a SINGLE only one answer is chosen.', 'Remove `match`, or make it MULTIPLE.'],
    range: ['`range` is for RANGE questions.', 'Remove `range`, or make the question a RANGE.'],
  },
  MULTIPLE: { range: ['`range` is for RANGE questions.', 'Remove `range`, or make the question a RANGE.'] },
  RANGE: {
    answers: ['A RANGE has no answers of its own.', 'Remove `answers`; sub-ranges go in `range.groupings`.'],
    match: ['`match` is for MULTIPLE questions.', 'Remove `match`.'],
    redundant: ['`redundant` is about answers, which a RANGE does not have.', 'Remove `redundant`.'],
    max: ['`max` limits answers made from values, which a RANGE does not have.', 'Remove it; bounds go in `range`.'],
    from: ['`from` belongs in `range`.', 'Write `range: { from: … }`.'],
    to: ['`to` belongs in `range`.', 'Write `range: { to: … }`.'],
    label: ['`label` belongs in `range`.', 'Write `range: { label: … }`.'],
    step: ['`step` belongs in `range`.', 'Write `range: { step: … }`.'],
    groupings: ['`groupings` belong in `range`.', 'Write `range: { groupings: […] }`.'],
  },
};

/** Null if it is no question at all, which is a fault. */
export const readQuestion = (node: PlacedNode, faults: FaultList, scope: ReplyScope): Question | null => {
  if (node.kind !== 'map') {
    readMap(node, faults, ['id', 'type', 'role', 'title']);
    return null;
  }
  const written = scope.questions[scope.at]?.type ?? null;
  // If the type is wrong, the rest is checked against the type that was probably meant.
  const type = written ?? guessType(node);
  readMap(node, faults, type === null ? EVERY_MEMBER : MEMBERS[type], type === null ? {} : ELSEWHERE[type]);
  if (written === null) {
    // Only now it is known whether the member is there, but misspelt.
    const member = requiredMember(node, 'type', faults, `Write one of ${TYPES.join(', ')}.`);
    if (member !== null) readWord(member, faults, TYPES);
  }
  const shared = readShared(node, faults, scope);
  const question = type === null ? null : readByType(node, type, shared, faults);
  return written === null ? null : question;
};

const guessType = ({ members }: PlacedMap): QuestionType | null => {
  const written = members.get('type')?.node;
  const meant = written?.kind === 'scalar' ? closestName(written.text, TYPES) : null;
  const likely =
    meant ?? (members.has('range') ? 'RANGE' : members.has('answers') || members.has('max') ? 'MULTIPLE' : null);
  return TYPES.find((type) => type === likely) ?? null;
};

const readByType = (
  node: PlacedMap,
  type: QuestionType,
  shared: ReturnType<typeof readShared>,
  faults: FaultList,
): Question => {
  if (type === 'RANGE') return { ...shared, type, ...readRangeMember(node, faults) };
  const match = type === 'MULTIPLE' ? optionalMember(node, 'match', faults) : null;
  const redundant = optionalMember(node, 'redundant', faults);
  return {
    ...shared,
    type,
    match: match === null ? 'any' : readWord(match, faults, ['any', 'all']),
    redundant: redundant === null ? 'show' : readWord(redundant, faults, ['show', 'hide']),
    answers: readAnswers(node, faults),
  };
};

const readShared = (question: PlacedMap, faults: FaultList, scope: ReplyScope) => {
  const id = requiredMember(question, 'id', faults, 'Give every question an id of its own.');
  const role = requiredMember(
    question,
    'role',
    faults,
    'Write `filter` (removes products) or `preference` (only reorders them).',
  );
  const title = requiredMember(question, 'title', faults, 'Write the question as the shopper reads it.');
  const weight = optionalMember(question, 'weight', faults);
  const alwaysAsk = optionalMember(question, 'always_ask', faults);
  const stage = optionalMember(question, 'stage', faults);
  if (stage !== null && !scope.isAdaptive) {
    faults.add(
      stage,
      '`stage` has no effect where questions are asked as they are listed.',
      'Remove it, or write `order: adaptive` above the questions.',
    );
  }
  const roleRead = role === null ? 'filter' : readWord(role, faults, ['filter', 'preference']);
  return {
    id: id === null ? '' : readQuestionId(id, faults),
    role: roleRead,
    title: title === null ? '' : readTitle(title, faults),
    description: readDescription(question, faults),
    image: readImage(question, faults),
    skipText: readSkipText(question, faults),
    weight: weight === null ? 1 : readNumber(weight, faults, { min: 0, max: MAX_WEIGHT }),
    ...readFilterSettings(question, roleRead, faults),
    alwaysAsk: alwaysAsk === null ? false : readBoolean(alwaysAsk, faults),
    askIf: readAskIf(question, faults, scope),
    stage: stage === null ? 1 : readNumber(stage, faults, { whole: true, min: 1, max: MAX_STAGE }),
  };
};

const readQuestionId = (node: PlacedNode, faults: FaultList): string => {
  const id = readPattern(
    node,
    faults,
    QUESTION_ID_PATTERN,
    'cannot be the id of a question.',
    'Choose an id without dots and white space, of at most 64 characters.',
  );
  if (['any', 'all', 'not', '__proto__'].includes(id)) {
    faults.add(node, `${quoted(id)} means something else in \`ask_if\`, so it cannot be an id.`, 'Choose another id.');
  }
  return id;
};

/** `must`, `firm` and `missing` say how a filter treats products. A preference removes none. */
const readFilterSettings = (question: PlacedMap, role: 'filter' | 'preference', faults: FaultList) => {
  const mustNode = optionalMember(question, 'must', faults);
  const firmNode = optionalMember(question, 'firm', faults);
  const missingNode = optionalMember(question, 'missing', faults);
  const must = mustNode === null ? false : readBoolean(mustNode, faults);
  const firm = firmNode === null ? false : readBoolean(firmNode, faults);
  const missing = missingNode === null ? 'drop' : readWord(missingNode, faults, ['drop', 'keep']);
  if (role === 'preference') {
    const refuse = (node: PlacedNode, name: string) =>
      faults.add(node, `\`${name}\` has no effect on a preference.`, 'Remove it, or make the role `filter`.');
    if (mustNode !== null && must) refuse(mustNode, 'must');
    if (firmNode !== null && firm) refuse(firmNode, 'firm');
    if (missingNode !== null && missing === 'keep') refuse(missingNode, 'missing');
  } else if (missingNode !== null && firm && missing === 'keep') {
    faults.add(
      missingNode,
      'A product of unknown value is no sure fit for the kind that `firm` stands for, so `missing: keep` has no effect.',
      'Remove `missing`, or remove `firm`.',
    );
  }
  return { must, firm, missing };
};

const readAskIf = (question: PlacedMap, faults: FaultList, scope: ReplyScope) => {
  const node = nullableMember(question, 'ask_if');
  if (node === null) return null;
  if (scope.at === 0 && !(node.kind === 'map' && node.members.size === 0)) {
    faults.add(
      node,
      'The first question is always asked, so it cannot have `ask_if`.',
      'Remove it, or move another question to the top.',
    );
    return null;
  }
  return parseReplyCondition(node, faults, scope);
};
