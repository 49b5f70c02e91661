import { describe, expect, it } from 'vitest';
import { readAdvisorFile } from '../read/read-advisor-file.ts';
import { SHOES } from '../read/shoes-file.fixture.ts';
import { applyFixes } from './apply-fixes.ts';

const faultsOf = (text: string) => {
  const reading = readAdvisorFile(text, 'shoes.yaml');
  return 'faults' in reading ? reading.faults : [];
};

/** Makes this change to the file, and then the fixes that are certain. */
const mend = (from: string, to: string) =>
  applyFixes(
    SHOES.replace(from, () => to),
    faultsOf(SHOES.replace(from, () => to)),
  );

describe('fixes', () => {
  it.each([
    ['a misspelt member', 'title: Walking', 'titel: Walking'],
    ['a misspelt type', 'type: RANGE', 'type: RAGNE'],
    ['a type in small letters', 'type: SINGLE', 'type: single'],
    ['a number in quotes', 'limit: 10', 'limit: "10"'],
    ['a language by its name', 'language: en', 'language: English'],
  ])('bring back the file after %s', (_, from, to) => expect(mend(from, to).text).toBe(SHOES));

  it('leave alone what is not certain', () => {
    const broken = SHOES.replace('limit: 10', 'limit: many').replace('type: RANGE', 'type: RAGNE');
    const { text, mended } = applyFixes(broken, faultsOf(broken));
    expect(text).toBe(SHOES.replace('limit: 10', 'limit: many'));
    expect(mended.map(({ pointer }) => pointer)).toEqual(['/questions/2/type']);
  });

  it('do not write over a member that is there', () => {
    const { text, mended } = mend('title: Walking', 'title: Walking\n        titel: Slowly');
    expect(text).toContain('titel: Slowly');
    expect(mended).toEqual([]);
  });

  it('reach inside of a part whose name changes too', () => {
    const { text } = mend('where: { sport: walking }\n  - id: color', 'wehre: { sport: walking }\n  - id: color');
    expect(text).toBe(SHOES);
  });
});
