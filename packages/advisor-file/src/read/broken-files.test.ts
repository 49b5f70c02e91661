import { describe, expect, it } from 'vitest';
import { BROKEN_FILES } from './broken-files.fixture.ts';
import { readAdvisorFile } from './read-advisor-file.ts';
import { SHOES } from './shoes-file.fixture.ts';

const faultsOf = (text: string) => {
  const reading = readAdvisorFile(text, 'shoes.yaml');
  return 'faults' in reading ? reading.faults : [];
};

describe('a merchandiser who breaks a file', () => {
  it.each(BROKEN_FILES)('by $name is told where, and how to mend it', ({ from, text, expected }) => {
    expect(SHOES).toContain(from);
    const [fault] = faultsOf(text);
    expect(fault && [`${fault.line}:${fault.column} ${fault.message}`, fault.mend]).toEqual(expected);
  });

  it('does so in some seventy ways', () => {
    expect(BROKEN_FILES.length).toBeGreaterThanOrEqual(70);
  });

  it('is told the same on Windows, where lines end with two characters', () => {
    for (const { text, expected } of BROKEN_FILES) {
      const [fault] = faultsOf(text.replaceAll('\n', '\r\n'));
      expect(`${fault?.line}:${fault?.column} ${fault?.message}`).toBe(expected[0]);
    }
  });

  it('has the file read once it is mended', () => {
    expect(faultsOf(SHOES)).toEqual([]);
  });

  it('may write what only looks broken', () => {
    for (const [from, to] of [
      ['title: Walking', 'title: Walking # the slow way'],
      ['title: Walking', 'title: >-\n          Walking\n          slowly'],
      ['title: Walking', "title: 'Walking:\n          slowly'"],
      ['title: Walking', 'title: Walking\n          slowly'],
      ['title: Walking', 'title: https://shop.example/walking'],
      ['language: en', 'language: de-AT'],
      ['language: en', 'language: gsw'],
      ['- id: walk', '- id: 2026-11-21'],
      ['- id: walk', '- id: on'],
      ['- id: walk', '- id: 10'],
      ['# What', '# yaml-language-server: $schema=https://shop.example/schemas/advisor.json\n# What'],
    ] as const) {
      expect(faultsOf(SHOES.replace(from, () => to)), to).toEqual([]);
    }
  });
});
