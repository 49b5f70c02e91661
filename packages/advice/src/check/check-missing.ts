// Whether a filter loses many products only because the catalog does not say. A product counts where some answer would
// keep it if its value were known, and drops it because it is not.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { countCommon, emptyBits } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { Finding } from '../finding.ts';
import { hasValue } from './column-values.ts';
import { pointerTo } from './json-pointer.ts';
import { placeProductLeaves } from './place-leaves.ts';
import type { Subject } from './subject.ts';
import { capital, productCount, questionName, quoted } from './wording.ts';

const TOLERATED_SHARE = 0.2;

/** One finding at most: of the attribute that most products lack. Nothing of a question that nobody could answer. */
export function checkMissing(subject: Subject, compiled: CompiledQuestion): Finding[] {
  const { question, place } = compiled;
  const { scopeSize } = subject.compiled;
  if (question.role !== 'filter' || question.missing !== 'drop' || scopeSize === 0) return [];
  const worst = countDropped(subject, compiled).reduce<Dropped | null>(
    (most, dropped) => (dropped.count > (most?.count ?? 0) ? dropped : most),
    null,
  );
  if (worst === null || worst.count === scopeSize || worst.count / scopeSize <= TOLERATED_SHARE) return [];
  const percent = Math.round((100 * worst.count) / scopeSize);
  return [
    {
      severity: 'warning',
      code: 'filter-drops-missing',
      pointer: pointerTo('/questions', place),
      message: `${capital(questionName(question))} removes products that have no ${quoted(worst.attribute)}: ${worst.count} of ${productCount(scopeSize)} in scope (${percent}%).`,
      mend: `Write \`missing: keep\`: they then stay and rank behind the others. Or fill ${quoted(worst.attribute)} in the catalog. If having none means no, leave it.`,
    },
  ];
}

interface Dropped {
  readonly attribute: string;
  readonly count: number;
}

function countDropped(subject: Subject, compiled: CompiledQuestion): Dropped[] {
  const indexed = indexedAttribute(compiled);
  if (indexed !== null)
    return meansNo(subject, indexed) ? [] : [{ attribute: indexed, count: subject.lacking(indexed).count }];
  if (compiled.kind !== 'choice') return [];
  const wheres = compiled.answers.flatMap(({ answer, satisfied }) =>
    answer.where && satisfied ? [{ where: answer.where, satisfied, attributes: testedAttributes(answer.where) }] : [],
  );
  const often = (attribute: string) =>
    subject.columnOf(attribute) !== undefined &&
    !meansNo(subject, attribute) &&
    subject.lacking(attribute).count > TOLERATED_SHARE * subject.compiled.scopeSize;
  const attributes = [...new Set(wheres.flatMap((where) => [...where.attributes]))].filter(often);
  return attributes.map((attribute) => {
    const lack = subject.lacking(attribute);
    const own = wheres.filter((where) => where.attributes.has(attribute));
    // A single test drops whatever lacks its attribute.
    if (own.some(({ where }) => isOneTest(where))) return { attribute, count: lack.count };
    const dropped = emptyBits(subject.snapshot.size);
    for (const { where, satisfied } of own) {
      const possible = evaluateCondition(where, subject.snapshot, 'possible');
      for (let w = 0; w < dropped.length; w++) {
        dropped[w] = (dropped[w] ?? 0) | ((possible[w] ?? 0) & ~(satisfied[w] ?? 0));
      }
    }
    return { attribute, count: countCommon(dropped, lack.products) };
  });
}

const isOneTest = ({ kind }: Condition): boolean => kind === 'in' || kind === 'not_in' || kind === 'compare';

/** A catalog that never says "false" of an attribute says it by leaving the attribute out. */
function meansNo(subject: Subject, attribute: string): boolean {
  const column = subject.columnOf(attribute);
  return column?.type === 'boolean' && !hasValue(column, false);
}

function indexedAttribute({ question }: CompiledQuestion): string | null {
  if (question.type === 'RANGE') return question.attribute;
  return isValueAnswers(question.answers) ? question.answers.attribute : null;
}

const testedAttributes = (where: Condition): ReadonlySet<string> =>
  new Set(
    placeProductLeaves(where, '')
      .filter(({ leaf }) => leaf.kind !== 'exists')
      .map(({ leaf }) => leaf.attribute),
  );
