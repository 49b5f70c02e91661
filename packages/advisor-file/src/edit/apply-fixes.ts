// Makes the changes that are certain: if a finding knows exactly what was meant, nobody has to type it.

import { membersOf } from '@guidepost/fault/json-pointer';
import { editAdvisorFile, editTogether } from './edit-advisor-file.ts';
import { type FileEdit, FileEditError } from './file-edit.ts';

interface Fixable {
  /** Missing if there is no exact correction. */
  readonly fix?: FileEdit;
}

export interface Fixed<Finding> {
  readonly text: string;
  /** The findings that were mended. The others had no fix, or it was not possible. */
  readonly mended: readonly Finding[];
}

/** The text of an advisor file with the fixes of its findings; everything else stays as it is, comments included. */
export const applyFixes = <Finding extends Fixable>(text: string, findings: readonly Finding[]): Fixed<Finding> => {
  const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
  if (fixes.length === 0) return { text, mended: [] };
  const fixing = new Fixing(text);
  // Inner parts come first, because the name of a part around them may change.
  fixing.make(fixes.toSorted((a, b) => depthOf(b) - depthOf(a)));
  return { text: fixing.text, mended: findings.filter(({ fix }) => fix !== undefined && fixing.made.has(fix)) };
};

const depthOf = ({ pointer }: FileEdit): number => membersOf(pointer).length;

/**
 * How often a text is read back at most. Nearly always once is enough for all fixes. An unusual file must not be read back
 * once for each mistake. What is not mended then is still told.
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

  /** If all together do not give what was meant, it tries each half. Returns the fixes that may be possible alone. */
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
