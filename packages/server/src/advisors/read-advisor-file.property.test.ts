import { advisorFileJsonSchema } from '@guidepost/contract/advisor-file';
import type { Advisor } from '@guidepost/engine/advisor';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { anyAdvisor } from './any-advisor.fixture.ts';
import { LAPTOPS } from './laptops-file.fixture.ts';
import { readAdvisorFile } from './read-advisor-file.ts';
import { spellAdvisor } from './spell-advisor.fixture.ts';

const compiled = Schema.Compile(JSON.parse(JSON.stringify(advisorFileJsonSchema('https://advisor.example'))));

const expectSame = (written: string, expected: Advisor) => {
  const reading = readAdvisorFile(written, 'a.yaml');
  expect('faults' in reading ? reading.faults : reading.advisor).toEqual(expected);
};

describe('reading', () => {
  it('brings back the same advisor from its spelling in JSON and in YAML', () => {
    fc.assert(
      fc.property(anyAdvisor, (each) => {
        const spelled = spellAdvisor(each);
        expectSame(JSON.stringify(spelled), each);
        expectSame(stringify(spelled), each);
      }),
      { numRuns: 80 },
    );
  });

  it('accepts what the published schema accepts', () => {
    fc.assert(
      fc.property(anyAdvisor, (each) => {
        const spelled = JSON.parse(JSON.stringify(spellAdvisor(each)));
        expect(compiled.Check(spelled), JSON.stringify(compiled.Errors(spelled))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts nothing that the published schema refuses', () => {
    const junk = fc.oneof(
      fc.constantFrom(null, '', ' ', 0, -1, 1.5, 1e20, true, 'any', 'a.b', '//x', 'auto', 'SINGLE', 'RANGE', 'filter'),
      fc.constantFrom([], {}, [1], ['x'], { a: 1 }, { not: {} }, { any: [] }, [[]], { after_questions: 1 }),
    );
    fc.assert(
      fc.property(anyAdvisor, fc.nat(), junk, (each, at, put) => {
        const spelled: unknown = JSON.parse(JSON.stringify(spellAdvisor(each)));
        const places: [container: Record<string, unknown>, key: string][] = [];
        const walk = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          for (const [key, inner] of Object.entries(node)) {
            places.push([node as Record<string, unknown>, key]);
            walk(inner);
          }
        };
        walk(spelled);
        const [container, key] = places[at % places.length]!;
        container[key] = put;
        const reading = readAdvisorFile(JSON.stringify(spelled), 'a.json');
        if ('advisor' in reading) expect(compiled.Check(spelled), `${key}: ${JSON.stringify(put)}`).toBe(true);
        else expect(reading.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  it('gives an advisor or a fault with its place, whatever the text is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'questions',
        ': ',
        '- ',
        '\n',
        '\n  ',
        '{',
        '}',
        '[',
        ']',
        '&a ',
        '*a',
        '!!',
        '"',
        "'",
        '|\n',
        '? ',
        '<<: ',
        '%YAML 1.1\n',
        '---\n',
        '\t',
        '#',
        ',',
        '\r\n',
        '\u0000',
        '\ufeff',
        '.nan',
        '__proto__',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    const broken = fc
      .tuple(fc.nat(LAPTOPS.length), fc.nat(30), piece)
      .map(([at, length, put]) => LAPTOPS.slice(0, at) + put + LAPTOPS.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(soup, broken), (written) => {
        const reading = readAdvisorFile(written, 'a.yaml');
        if ('advisor' in reading) expect(reading.advisor.questions.length).toBeGreaterThan(0);
        else {
          expect(reading.faults.length).toBeGreaterThan(0);
          for (const { line, column, message, mend } of reading.faults) {
            expect(line >= 1 && column >= 1 && message !== '' && mend !== '').toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
