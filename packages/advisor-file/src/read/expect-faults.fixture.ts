// Files that must be refused, each with the place (line, column and pointer) and words of the message.

import { expect, it } from 'vitest';
import { faultLine } from './advisor-file-fault.ts';
import { readAdvisorFile } from './read-advisor-file.ts';

export type Refused = readonly [name: string, text: string, expected: RegExp];

/** A test for each: the message says what is wrong, where, and how to mend it, and one mistake is told only once. */
export const expectFaults = (files: readonly Refused[], mostFaults = 2): void => {
  it.each(files)('with %s says so, where it is, and how to mend it', (_, text, expected) => {
    const faults = faultsOf(text);
    expect(faults.join('\n')).toMatch(expected);
    for (const fault of faults) expect(fault).toMatch(/^a\.yaml:[1-9]\d*:[1-9]\d* .*[.?] .*[.?]$/);
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(mostFaults);
  });
};

export const faultsOf = (text: string): string[] => {
  const reading = readAdvisorFile(text, 'a.yaml');
  return 'faults' in reading ? reading.faults.map(faultLine) : [];
};

/** A file with one question that also has these members. */
export const question = (members: string): string =>
  `advisor: a\nclient: c\nname: T\ncatalog: k\nquestions:\n  - { id: q, role: filter, title: Q, ${members} }\n`;
