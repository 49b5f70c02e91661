// Whether a RANGE asks for a number that products have, between bounds and in groupings where there are some.

import type { RangeQuestion } from '@guidepost/engine/advisor';
import type { CompiledRange } from '@guidepost/engine/compile';
import { findBounds } from '@guidepost/engine/range-bounds';
import { firstAbove, firstAtLeast } from '@guidepost/engine/snapshot';
import { hasCandidateWithin } from '@guidepost/engine/value-index';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import { checkAttributeName } from './check-attribute-name.ts';
import { TYPE_NAMES } from './check-condition.ts';
import type { CheckInput } from './check-input.ts';
import { checkRangeNumbers } from './check-range-numbers.ts';
import { withoutValue } from './check-values.ts';
import { extentWithin } from './column-values.ts';
import { questionName } from './wording.ts';

export function checkRange(input: CheckInput, compiled: CompiledRange): Finding[] {
  const { place, question } = compiled;
  const pointer = pointerTo('/questions', place);
  const findings = [...checkAttribute(input, question, pointer), ...checkRangeNumbers(question, pointer)];
  if (findings.length > 0 || input.compiled.scopeSize === 0) return findings;
  return checkProducts(input, compiled, pointer);
}

function checkAttribute(input: CheckInput, question: RangeQuestion, base: string): Finding[] {
  const { attribute } = question;
  const pointer = pointerTo(base, 'attribute');
  const type = input.typeOf(attribute);
  if (type === 'number') return [];
  if (type === null) return checkAttributeName(input, attribute, pointer, questionName(question));
  return [
    {
      severity: 'error',
      code: 'range-not-number',
      pointer,
      message: `${capital(questionName(question))} is a RANGE over ${quoted(attribute)}, but the attribute is ${TYPE_NAMES[type]}.`,
      mend: 'Name an attribute that is a number (or `price`), or make the question SINGLE or MULTIPLE.',
    },
  ];
}

function checkProducts(input: CheckInput, compiled: CompiledRange, pointer: string): Finding[] {
  const { question, values } = compiled;
  const { scope, scopeSize } = input.compiled;
  const { attribute } = question;
  const bounds = findBounds(compiled, scope, scopeSize);
  if (values === null || bounds === null) {
    return [withoutValue(questionName(question), attribute, scopeSize, pointerTo(pointer, 'attribute'))];
  }
  const hasProduct = (from: number, to: number): boolean => {
    const { numbers } = values.column;
    const low = firstAtLeast(numbers, from) + 1;
    return hasCandidateWithin(values, low, firstAbove(numbers, to), scope, scopeSize);
  };
  const inScope = (): string => {
    const extent = extentWithin(values.column, scope);
    return `in scope ${quoted(attribute)} goes from ${extent?.from} to ${extent?.to}`;
  };
  const from = question.from === 'auto' ? Number.NEGATIVE_INFINITY : question.from;
  const to = question.to === 'auto' ? Number.POSITIVE_INFINITY : question.to;
  if (!hasProduct(from, to)) {
    return [
      {
        severity: 'error',
        code: 'range-without-product',
        pointer: pointerTo(pointer, 'range'),
        message: `${capital(questionName(question))} asks for ${spell(question.from, question.to)}, but no product lies there: ${inScope()}.`,
        mend: 'Change the bounds, or write `auto`.',
      },
    ];
  }
  return question.groupings.flatMap((grouping, nth): Finding[] => {
    const low = Math.max(bounds.from, grouping.from ?? bounds.from);
    const high = Math.min(bounds.to, grouping.to ?? bounds.to);
    if (hasProduct(low, high)) return [];
    return [
      {
        severity: 'warning',
        code: 'grouping-without-product',
        pointer: pointerTo(pointer, 'range', 'groupings', nth),
        message: `No product in scope lies in the grouping ${quoted(grouping.title)} of ${questionName(question)}, so it is left out: ${inScope()}.`,
        mend: 'Change the grouping, or remove it.',
      },
    ];
  });
}

const spell = (from: number | 'auto', to: number | 'auto'): string =>
  from === 'auto' ? `${to} at most` : to === 'auto' ? `${from} at least` : `${from} to ${to}`;
