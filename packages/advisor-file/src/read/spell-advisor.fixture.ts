// Writes an advisor of the engine as a file, in simple code that shares nothing with the reader.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';

export const spellAdvisor = (advisor: Advisor): object => {
  const { show, limit, priceImpact, unavailable, onePer, nearest, askAgain, attributes } = advisor.results;
  return {
    advisor: advisor.id,
    client: advisor.client,
    catalog: advisor.catalog,
    name: advisor.title,
    language: advisor.language,
    where: advisor.where === null ? null : spellCondition(advisor.where),
    results: {
      show: typeof show === 'string' ? show : { after_questions: show.afterQuestions },
      limit,
      price_impact: priceImpact,
      unavailable,
      one_per: onePer,
      nearest,
      ask_again: askAgain,
      attributes,
    },
    order: advisor.order,
    ...(advisor.first === null ? {} : { first: advisor.first }),
    questions: advisor.questions.map(spellQuestion),
    texts: advisor.texts,
  };
};

const spellCondition = (condition: Condition): Record<string, unknown> => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { [condition.kind]: condition.of.map(spellCondition) };
    case 'not':
      return { not: spellCondition(condition.of) };
    case 'in':
    case 'not_in':
      return { [condition.attribute]: { [condition.kind]: condition.values } };
    case 'exists':
      return { [condition.attribute]: { exists: condition.exists } };
    case 'compare': {
      const { kind: _, attribute, ...tests } = condition;
      return { [attribute]: tests };
    }
  }
};

const spellReplyCondition = (condition: ReplyCondition): Record<string, unknown> => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { [condition.kind]: condition.of.map(spellReplyCondition) };
    case 'not':
      return { not: spellReplyCondition(condition.of) };
    case 'replied':
      return { [condition.question]: { replied: condition.replied } };
    case 'gte':
    case 'lte':
      return { [condition.question]: { [condition.kind]: condition.value } };
    default:
      return { [condition.question]: { [condition.kind]: condition.answers } };
  }
};

const spellQuestion = (question: Question): object => {
  const shared = {
    id: question.id,
    type: question.type,
    role: question.role,
    title: question.title,
    description: question.description,
    image: question.image,
    skip_text: question.skipText,
    weight: question.weight,
    must: question.must,
    firm: question.firm,
    missing: question.missing,
    always_ask: question.alwaysAsk,
    ask_if: question.askIf === null ? null : spellReplyCondition(question.askIf),
    ...(question.stage === 1 ? {} : { stage: question.stage }),
  };
  if (question.type === 'RANGE') {
    const { attribute, ...range } = question;
    const { from, to, step, label, groupings } = range;
    return { ...shared, attribute, range: { from, to, step, label, groupings } };
  }
  const answers = isValueAnswers(question.answers)
    ? question.answers
    : {
        answers: question.answers.map(({ backgroundColor, where, ...answer }) => ({
          ...answer,
          background_color: backgroundColor,
          where: where === null ? {} : spellCondition(where),
        })),
      };
  return {
    ...shared,
    ...answers,
    redundant: question.redundant,
    ...(question.type === 'MULTIPLE' ? { match: question.match } : {}),
  };
};
