// Whether a filter loses many products only because the catalog does not say. A product counts where some answer would
// keep it if its value were known, and drops it because it is not.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { type Bits, countBits, countCommon, emptyBits } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { Finding } from '../finding.ts';
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
      mend: `Write \`missing: keep\`: they then stay and rank behind the others. Or fill ${quoted(worst.attribute)} in the catalog.`,
    },
  ];
}

interface Dropped {
  readonly attribute: string;
  readonly count: number;
}

function countDropped(subject: Subject, compiled: CompiledQuestion): Dropped[] {
  const indexed = indexedAttribute(compiled);
  if (indexed !== null) return [{ attribute: indexed, count: subject.lacking(indexed).count }];
  if (compiled.kind !== 'choice') return [];
  const wheres = compiled.answers.flatMap(({ answer, satisfied }) =>
    answer.where && satisfied ? [{ where: answer.where, satisfied, attributes: testedAttributes(answer.where) }] : [],
  );
  const often = (attribute: string) =>
    subject.columnOf(attribute) !== undefined &&
    subject.lacking(attribute).count > TOLERATED_SHARE * subject.compiled.scopeSize;
  const attributes = [...new Set(wheres.flatMap((where) => [...where.attributes]))].filter(often);
  if (attributes.length === 0) return [];
  const dropped = new Map<string, Bits>();
  for (const { where, satisfied, attributes: own } of wheres) {
    const lacked = attributes.filter((attribute) => own.has(attribute));
    if (lacked.length === 0) continue;
    const possible = evaluateCondition(where, subject.snapshot, 'possible');
    for (const attribute of lacked) {
      const into = dropped.get(attribute) ?? emptyBits(subject.snapshot.size);
      for (let w = 0; w < into.length; w++) {
        into[w] = (into[w] ?? 0) | ((possible[w] ?? 0) & ~(satisfied[w] ?? 0));
      }
      dropped.set(attribute, into);
    }
  }
  return [...dropped].map(([attribute, products]) => ({
    attribute,
    count: countBits(products) === 0 ? 0 : countCommon(products, subject.lacking(attribute).products),
  }));
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
