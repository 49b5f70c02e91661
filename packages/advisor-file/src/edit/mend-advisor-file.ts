// Mends what is certain in an advisor file, until nothing certain is left: one mistake can hide another. A
// change is only made if there is less to mend after it.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { MOST_FAULTS } from '../read/advisor-file-fault.ts';
import { applyFixes, type Fixed } from './apply-fixes.ts';
import type { FileEdit } from './file-edit.ts';
import { isCertain } from './fix-of.ts';

interface Fixable {
  readonly severity: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly pointer: string;
  readonly fix?: FileEdit;
}

/** What a check of a text says of it. */
interface Checked<Finding> {
  /** Null where the text could not be read. */
  readonly advisor: unknown;
  /** Null where the catalog was not found. */
  readonly catalog: unknown;
  readonly findings: readonly Finding[];
}

type Check<Finding> = (text: string) => Promise<Checked<Finding>>;

/** More than mistakes hide in one another. */
const MOST_ROUNDS = 10;

/** Each is a check of the whole file. */
const MOST_ALONE = 20;

/**
 * Spellings only: what else a warning is about may be meant. What was mended comes in the order of mending; lines and columns
 * are those of the text before.
 */
export async function mendAdvisorFile<Finding extends Fixable>(
  text: string,
  check: Check<Finding>,
): Promise<Fixed<Finding>> {
  const mended: Finding[] = [];
  let current = text;
  let report = await check(text);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const step = await mendSome(current, report, check);
    if (step === null) break;
    mended.push(...step.mended);
    current = step.text;
    report = step.report;
  }
  return { text: current, mended };
}

interface Step<Finding> extends Fixed<Finding> {
  /** Of the text after. */
  readonly report: Checked<Finding>;
}

/** Mends all that is certain at once. If that is not better by as much, mends the first that is better alone. Null: none is. */
async function mendSome<Finding extends Fixable>(
  text: string,
  report: Checked<Finding>,
  check: Check<Finding>,
): Promise<Step<Finding> | null> {
  const certain = report.findings.filter((finding) => isCertain(finding));
  const attempt = async (findings: readonly Finding[]): Promise<Step<Finding> | null> => {
    const fixed = applyFixes(text, findings);
    if (fixed.mended.length === 0) return null;
    const after = await check(fixed.text);
    return isBetter(report, after, fixed.mended) ? { ...fixed, report: after } : null;
  };
  const all = await attempt(certain);
  if (all !== null || certain.length < 2) return all;
  for (const finding of certain.slice(0, MOST_ALONE)) {
    const one = await attempt([finding]);
    if (one !== null) return one;
  }
  return null;
}

/** Whether there is less to mend, by so many. What shows only once the catalog is known was there before. */
function isBetter(before: Checked<Fixable>, after: Checked<Fixable>, mended: readonly Fixable[]): boolean {
  if (before.advisor !== null && before.catalog === null && after.catalog !== null) return true;
  if (countFaults(before) - countFaults(after) >= mended.length) return true;
  // A list of faults that is full is filled again by those that were not on it.
  const isCut = before.advisor === null && countFaults(before) >= MOST_FAULTS;
  return isCut && !areFaulty(mended, after);
}

/** Whether something is wrong at one of the places that were mended. */
function areFaulty(mended: readonly Fixable[], { findings }: Checked<Fixable>): boolean {
  const places = new Set(mended.flatMap(({ fix }) => (fix === undefined ? [] : placeAfter(fix))));
  return findings.some(({ severity, pointer }) => severity !== 'note' && places.has(pointer));
}

function placeAfter(fix: FileEdit): string {
  return fix.kind === 'rename' ? pointerTo('', ...membersOf(fix.pointer).slice(0, -1), fix.name) : fix.pointer;
}

const countFaults = ({ findings }: Checked<Fixable>): number =>
  findings.filter(({ severity }) => severity !== 'note').length;
