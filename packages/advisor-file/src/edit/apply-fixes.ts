// Makes the changes that are certain: where a finding knows exactly what was meant, nobody has to type it.

import { membersOf } from '@guidepost/fault/json-pointer';
import { editAdvisorFile, editTogether } from './edit-advisor-file.ts';
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
  const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
  if (fixes.length === 0) return { text, mended: [] };
  const fixing = new Fixing(text);
  // Inner parts first, since the name of a part around them may change.
  fixing.make(fixes.toSorted((a, b) => depthOf(b) - depthOf(a)));
  return { text: fixing.text, mended: findings.filter(({ fix }) => fix !== undefined && fixing.made.has(fix)) };
};

const depthOf = ({ pointer }: FileEdit): number => membersOf(pointer).length;

/**
 * How often a text is read back at most. Nearly always once does for all fixes; an unusual file must not take as much longer
 * as it has mistakes. What is not mended then is still told.
 */
const MOST_ATTEMPTS = 40;

class Fixing {
  text: string;
  readonly made = new Set<FileEdit>();
  #attempts = 0;

  constructor(text: string) {
    this.text = text;
  }

  make(fixes: readonly FileEdit[]): void {
    for (const fix of this.#makeTogether(fixes)) this.#makeAlone(fix);
  }

  /** Where all at once do not say what was meant, each half. Returns what may be possible alone. */
  #makeTogether(fixes: readonly FileEdit[]): readonly FileEdit[] {
    if (fixes.length === 0 || this.#attempts >= MOST_ATTEMPTS) return [];
    this.#attempts += 1;
    const together = editTogether(this.text, fixes);
    if (together !== null) {
      this.text = together.text;
      for (const fix of together.made) this.made.add(fix);
      return together.left;
    }
    if (fixes.length === 1) return fixes;
    const half = Math.ceil(fixes.length / 2);
    return [...this.#makeTogether(fixes.slice(0, half)), ...this.#makeTogether(fixes.slice(half))];
  }

  #makeAlone(fix: FileEdit): void {
    if (this.#attempts >= MOST_ATTEMPTS) return;
    this.#attempts += 1;
    try {
      this.text = editAdvisorFile(this.text, [fix]);
      this.made.add(fix);
    } catch (error) {
      if (!(error instanceof FileEditError)) throw error;
    }
  }
}
