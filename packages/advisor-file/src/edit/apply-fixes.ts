// Makes the changes that are certain: where a finding knows exactly what was meant, nobody has to type it.

import { membersOf } from '@guidepost/fault/json-pointer';
import { editAdvisorFile } from './edit-advisor-file.ts';
import { type FileEdit, FileEditError } from './file-edit.ts';

interface Fixable {
  /** Of what has no exact mend there is none. */
  readonly fix?: FileEdit;
}

export interface Fixed<Finding> {
  readonly text: string;
  /** What was mended; of the others the fix was not possible, or there was none. */
  readonly mended: readonly Finding[];
}

/** The text of an advisor file with the fixes of its findings; everything else stays as it is, comments included. */
export const applyFixes = <Finding extends Fixable>(text: string, findings: readonly Finding[]): Fixed<Finding> => {
  const mended: Finding[] = [];
  let fixed = text;
  // Inner parts first, since the name of a part around them may change.
  for (const finding of findings.toSorted((a, b) => depthOf(b) - depthOf(a))) {
    if (finding.fix === undefined) continue;
    try {
      fixed = editAdvisorFile(fixed, [finding.fix]);
      mended.push(finding);
    } catch (error) {
      if (!(error instanceof FileEditError)) throw error;
    }
  }
  return { text: fixed, mended: findings.filter((finding) => mended.includes(finding)) };
};

const depthOf = ({ fix }: Fixable): number => (fix === undefined ? 0 : membersOf(fix.pointer).length);
