import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAdvisorFile } from './read-advisor-file.ts';
import { SHOES } from './shoes-file.fixture.ts';

interface Broken {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly expected: readonly string[];
}

const TABLE = readFileSync(new URL('broken-files.fixture.txt', import.meta.url), 'utf8');

const BROKEN: readonly Broken[] = TABLE.split(/^# (?=[^\n]*\n-)/m)
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.trimEnd().split('\n');
    const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
    const to = after('+').join('\n').replaceAll('→', '\t').replaceAll('⍽', '\u00a0');
    return { name, from: after('-').join('\n'), to, expected: after('=').map((s) => s.trim()) };
  });

const faultsOf = (text: string) => {
  const reading = readAdvisorFile(text, 'shoes.yaml');
  return 'faults' in reading ? reading.faults : [];
};

describe('a merchandiser who breaks a file', () => {
  it.each(BROKEN)('by $name is told where, and how to mend it', ({ from, to, expected }) => {
    expect(SHOES).toContain(from);
    const [fault] = faultsOf(SHOES.replace(from, () => to));
    expect(fault && [`${fault.line}:${fault.column} ${fault.message}`, fault.mend]).toEqual(expected);
  });

  it('is told the same on Windows, where lines end with two characters', () => {
    for (const { from, to, expected } of BROKEN) {
      const [fault] = faultsOf(SHOES.replace(from, () => to).replaceAll('\n', '\r\n'));
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
