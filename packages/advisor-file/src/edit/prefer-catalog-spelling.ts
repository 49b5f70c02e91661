// A reference and the answer that it means may differ because the answer is misspelt: where no product satisfies the answer,
// the reference is not changed to it. What is mended is the word that no product has, never the other.

import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';
import type { Mend } from '@guidepost/fault/remedy';
import { contentAt, type FileEdit } from './file-edit.ts';

interface Fault {
  readonly code: string;
  readonly pointer: string;
  readonly line: number;
  readonly mend: string | Mend;
  readonly fix?: FileEdit;
}

/** The faults of a file; `behind`: what is found once all that is certain in them is mended. `content`: of the file. */
export function preferCatalogSpelling<Found extends Fault>(
  faults: readonly Found[],
  { advisor, findings }: { readonly advisor: Advisor | null; readonly findings: readonly Fault[] },
  content: unknown,
): Omit<Found, 'fix'>[] {
  const unsatisfied = findings.flatMap((finding) => {
    const id = finding.code === 'answer-never-offered' && advisor ? answerAt(advisor, finding.pointer) : null;
    return id === null ? [] : [{ id, finding }];
  });
  return faults.map((fault) => {
    if (fault.fix?.kind !== 'set') return fault;
    const { value, pointer } = fault.fix;
    const meant = unsatisfied.find(({ id }) => id === value)?.finding;
    if (meant === undefined) return fault;
    const { fix: _, ...left } = fault;
    const isRight = meant.fix?.kind === 'set' && meant.fix.value === contentAt(content, pointer);
    return isRight
      ? { ...left, mend: `The answer in line ${meant.line} is what is misspelled: no product has \`${value}\`.` }
      : left;
  });
}

/** The id of the answer that a pointer leads into; null for anything else. */
function answerAt({ questions }: Advisor, pointer: string): string | null {
  const [, question, answer] = /^\/questions\/(\d+)\/answers\/(\d+)/.exec(pointer) ?? [];
  const found = questions[Number(question)];
  if (found === undefined || found.type === 'RANGE' || isValueAnswers(found.answers)) return null;
  return found.answers[Number(answer)]?.id ?? null;
}
