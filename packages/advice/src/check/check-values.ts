// Whether answers made from values will be there, and can be chosen as the question says.

import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledValues } from '@guidepost/engine/compile';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import { MOST_ANSWERS } from './check-answers.ts';
import { checkAttributeName } from './check-attribute-name.ts';
import { exclusiveFinding } from './check-equal-answers.ts';
import type { CheckInput } from './check-input.ts';
import { productCount, questionName } from './wording.ts';

export function checkValues(input: CheckInput, { place, question, max }: CompiledValues): Finding[] {
  if (!isValueAnswers(question.answers)) return [];
  const { attribute } = question.answers;
  const pointer = pointerTo('/questions', place, 'attribute');
  const name = questionName(question);
  const unknown = checkAttributeName(input, attribute, pointer, name);
  if (unknown.length > 0) return unknown;
  const findings: Finding[] = [];
  if (max > MOST_ANSWERS) {
    findings.push({
      severity: 'warning',
      code: 'too-many-answers',
      pointer: pointerTo('/questions', place, 'max'),
      message: `${capital(name)} may offer ${max} answers, but a reply can name at most ${MOST_ANSWERS}.`,
      mend: `Write \`max: ${MOST_ANSWERS}\` or less.`,
    });
  }
  const { scopeSize } = input.compiled;
  if (scopeSize === 0) return findings;
  const column = input.columnOf(attribute);
  if (column === undefined || input.lacking(attribute).count === scopeSize) {
    return [...findings, withoutValue(name, attribute, scopeSize, pointer)];
  }
  const combines = question.type === 'MULTIPLE' && question.match === 'all' && question.role === 'filter';
  // Of an attribute that is no list, a product has one value at most.
  if (combines && column.type !== 'list') {
    findings.push(exclusiveFinding(name, pointerTo('/questions', place, 'match')));
  }
  return findings;
}

export const withoutValue = (name: string, attribute: string, scopeSize: number, pointer: string): Finding => ({
  severity: 'error',
  code: 'attribute-without-value',
  pointer,
  message: `${capital(name)} asks for ${quoted(attribute)}, but none of the ${productCount(scopeSize)} in scope has a value for it.`,
  mend: 'Ask for another attribute, or fill this one in the catalog.',
});
