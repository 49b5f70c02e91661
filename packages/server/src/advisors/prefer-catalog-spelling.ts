// A reference and the answer that it means may differ because the answer is misspelt: where no product satisfies the answer,
// the reference is not changed to it. What is mended is the word that no product has, never the other.

import { contentAt } from '@guidepost/advisor-file/edit/file-edit';
import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';
import type { CheckFinding, CheckReport } from './check-report.ts';

/** The faults of a file; `behind`: what is found once all that is certain in them is mended. `content`: of the file. */
export function preferCatalogSpelling(
  faults: readonly CheckFinding[],
  { advisor, findings }: Pick<CheckReport, 'advisor' | 'findings'>,
  content: unknown,
): CheckFinding[] {
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
