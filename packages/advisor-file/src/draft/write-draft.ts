// A drafted advisor as the text of an advisor file: short, in the order in which people read it, with comments that say why
// each question is there. Reading the text back gives the advisor that was drafted.

import type { DraftedAdvisor } from '@guidepost/advice/draft/draft';
import {
  type Advisor,
  type Answer,
  type ChoiceQuestion,
  isValueAnswers,
  type Question,
  type RangeQuestion,
} from '@guidepost/engine/advisor';
import type { ReplyCondition } from '@guidepost/engine/condition';
import { Document, isMap, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { headComment, leftOutComment, questionComment } from './draft-comments.ts';
import { spellCondition } from './spell-condition.ts';

type Members = Record<string, unknown>;

/** `revision` is that of the catalog that was looked at. */
export function writeDraft(draft: DraftedAdvisor, revision: number): string {
  const document = new Document(spellAdvisor(draft.advisor));
  document.commentBefore = headComment(draft, revision);
  const root = document.contents;
  if (isMap(root)) {
    setFlow(root.get('results', true));
    const questions = root.get('questions', true);
    if (isSeq(questions)) commentQuestions(questions, draft);
  }
  const leftOut = leftOutComment(draft);
  if (leftOut !== null) document.comment = leftOut;
  return document.toString({ lineWidth: 120, flowCollectionPadding: true });
}

function commentQuestions(questions: YAMLSeq, draft: DraftedAdvisor): void {
  for (const [nth, question] of questions.items.entries()) {
    const reasons = draft.questions[nth];
    if (!isMap(question) || reasons === undefined) continue;
    question.spaceBefore = nth > 0;
    question.commentBefore = questionComment(draft, nth);
    setFlow(question.get('ask_if', true));
    const answers = question.get('answers', true);
    if (isSeq(answers)) for (const answer of answers.items) setFlow(answer);
    const range = question.get('range', true);
    const groupings = isMap(range) ? range.get('groupings', true) : null;
    if (isSeq(groupings)) for (const grouping of groupings.items) setFlow(grouping);
  }
}

/** On one line. */
function setFlow(node: unknown): void {
  if (isMap(node) || isSeq(node)) (node satisfies YAMLMap | YAMLSeq | Node).flow = true;
}

function spellAdvisor(advisor: Advisor): Members {
  const { results } = advisor;
  const { show } = results;
  return {
    advisor: advisor.id,
    client: advisor.client,
    name: advisor.title,
    language: advisor.language,
    catalog: advisor.catalog,
    ...(advisor.where === null ? {} : { where: spellCondition(advisor.where) }),
    results: {
      show: typeof show === 'string' ? show : { after_questions: show.afterQuestions },
      limit: results.limit,
      price_impact: results.priceImpact,
      unavailable: results.unavailable,
      one_per: results.onePer,
      ...(results.attributes.length === 0 ? {} : { attributes: [...results.attributes] }),
    },
    ...(advisor.order === 'listed' ? {} : { order: advisor.order }),
    ...(advisor.first === null ? {} : { first: advisor.first }),
    questions: advisor.questions.map(spellQuestion),
  };
}

/** As it stands in a file. */
export function spellQuestion(question: Question): Members {
  return {
    id: question.id,
    type: question.type,
    role: question.role,
    ...(question.type === 'MULTIPLE' && question.match === 'all' ? { match: 'all' } : {}),
    ...(question.weight === 1 ? {} : { weight: question.weight }),
    title: question.title,
    ...(question.skipText === null ? {} : { skip_text: question.skipText }),
    ...(question.firm ? { firm: true } : {}),
    ...(question.stage === 1 ? {} : { stage: question.stage }),
    ...(question.missing === 'keep' ? { missing: 'keep' } : {}),
    ...(question.askIf === null ? {} : { ask_if: spellReplies(question.askIf) }),
    ...(question.type === 'RANGE' ? spellRange(question) : spellChoice(question)),
  };
}

/** In drafts, an `ask_if` only asks whether one of some answers was chosen. */
function spellReplies(condition: ReplyCondition): Members {
  switch (condition.kind) {
    case 'any_of':
      return { [condition.question]: { any_of: [...condition.answers] } };
    default:
      throw new Error(`A draft does not say ${condition.kind}.`);
  }
}

/** Where a file does not say it. */
const USUAL_MOST = 30;

function spellChoice({ answers, redundant }: ChoiceQuestion): Members {
  if (isValueAnswers(answers))
    return { attribute: answers.attribute, ...(answers.max === USUAL_MOST ? {} : { max: answers.max }) };
  const attribute = sharedAttribute(answers);
  return {
    ...(attribute === null ? {} : { attribute }),
    ...(redundant === 'show' ? {} : { redundant }),
    answers: answers.map((answer) => ({
      id: answer.id,
      ...(attribute !== null && answer.title === answer.id ? {} : { title: answer.title }),
      ...(answer.backgroundColor === null ? {} : { background_color: answer.backgroundColor }),
      ...(answer.where === null || isImplied(answer, attribute) ? {} : { where: spellCondition(answer.where) }),
    })),
  };
}

/** The attribute that most answers stand for by their id alone, so that it need not be repeated in each. */
function sharedAttribute(answers: readonly Answer[]): string | null {
  const [first] = answers;
  if (first?.where?.kind !== 'in') return null;
  const { attribute } = first.where;
  const implied = answers.filter((answer) => isImplied(answer, attribute));
  return implied.length > answers.length / 2 ? attribute : null;
}

const isImplied = ({ id, where }: Answer, attribute: string | null): boolean =>
  where?.kind === 'in' && where.attribute === attribute && where.values.length === 1 && where.values[0] === id;

const spellRange = ({ attribute, from, to, step, label, groupings }: RangeQuestion): Members => ({
  attribute,
  range: {
    from,
    to,
    step,
    ...(label === '' ? {} : { label }),
    groupings: groupings.map((grouping) => ({
      title: grouping.title,
      ...(grouping.from === null ? {} : { from: grouping.from }),
      ...(grouping.to === null ? {} : { to: grouping.to }),
    })),
  },
});
