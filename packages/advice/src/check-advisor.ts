// What can be said of an advisor and its catalog before it is published, without playing a conversation. Errors mean that
// the advisor asks for what the catalog cannot answer; warnings, that a part of it does nothing.

import type { Advisor } from '@guidepost/engine/advisor';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { checkAnswers } from './check/check-answers.ts';
import { checkAskIf } from './check/check-ask-if.ts';
import { type CheckInput, makeCheckInput } from './check/check-input.ts';
import { checkMatters } from './check/check-matters.ts';
import { checkMissing } from './check/check-missing.ts';
import { checkRange } from './check/check-range.ts';
import { checkScope } from './check/check-scope.ts';
import { checkShownAttributes } from './check/check-shown-attributes.ts';
import { checkTitles } from './check/check-titles.ts';
import { checkValues } from './check/check-values.ts';
import { areAllWeightsZero, checkWeights } from './check/check-weights.ts';
import type { Finding } from './finding.ts';

/**
 * In the order of the file: the scope, what results show, then question by question. `attributes` are the catalog's, `snapshot` its newest
 * revision. Where an error makes other findings meaningless (the scope is empty, say) those are left out.
 */
export function checkAdvisor(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
): readonly Finding[] {
  const input = makeCheckInput(advisor, attributes, snapshot);
  const ofScope = checkScope(input);
  // In a scope that cannot be read nothing can be counted, but names and types can still be checked.
  const isScopeSound = !ofScope.some((finding) => isError(finding) && finding.pointer.startsWith('/where'));
  const judged = isScopeSound ? input : withoutProducts(input);
  const ofQuestions = judged.compiled.questions.map((question) => checkQuestion(judged, question));
  // Who reaches a question cannot be told while the questions before it are not sound.
  if (!ofQuestions.flat().some(isError)) {
    for (const [nth, question] of judged.compiled.questions.entries()) {
      const ofAskIf = checkAskIf(judged, question);
      ofQuestions[nth] = [...withoutUnmet(ofQuestions[nth] ?? [], ofAskIf), ...ofAskIf];
    }
  }
  return [...ofScope, ...checkShownAttributes(input), ...checkWeights(judged), ...ofQuestions.flat()];
}

/** What a question that nobody reaches does to products happens to nobody. */
const withoutUnmet = (findings: readonly Finding[], ofAskIf: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ code }) => code !== 'filter-drops-missing' || !ofAskIf.some((each) => each.code === 'question-never-reached'),
  );

const isError = ({ severity }: Finding): boolean => severity === 'error';

function checkQuestion(input: CheckInput, compiled: CompiledQuestion): Finding[] {
  const findings = checkContent(input, compiled);
  // Of a question that asks for what is not there, the rest says nothing new.
  if (findings.some(isError)) return findings;
  findings.push(...checkMissing(input, compiled));
  const isWeightless = compiled.question.role === 'preference' && areAllWeightsZero(input);
  if (!isWeightless) findings.push(...checkMatters(input, compiled));
  return findings;
}

function checkContent(input: CheckInput, compiled: CompiledQuestion): Finding[] {
  switch (compiled.kind) {
    case 'choice':
      return [...checkAnswers(input, compiled), ...checkTitles(input, compiled)];
    case 'values':
      return checkValues(input, compiled);
    case 'range':
      return [...checkRange(input, compiled), ...checkTitles(input, compiled)];
  }
}

/** Checks that count products say nothing where there are none in scope. */
const withoutProducts = (input: CheckInput): CheckInput => ({
  ...input,
  compiled: { ...input.compiled, scope: new Uint32Array(input.compiled.scope.length), scopeSize: 0 },
});
