import { advisorFileJsonSchema } from '@guidepost/contract/advisor-file';
import type { Advisor } from '@guidepost/engine/advisor';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { contentOf } from '../edit/edit-advisor-file.ts';
import { anyAdvisor } from './any-advisor.fixture.ts';
import { LAPTOPS } from './laptops-file.fixture.ts';
import { readAdvisorDocument } from './read-advisor-document.ts';
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
      runs(40, 400),
    );
  });

  it('tells what the file says as plain values, with aliases resolved, also of a file with faults', () => {
    fc.assert(
      fc.property(anyAdvisor, fc.boolean(), (each, isBroken) => {
        const file = {
          ...spellAdvisor(each),
          again: each.texts,
          ...(isBroken ? { texts: [each.texts, 1.5, null] } : {}),
        };
        for (const text of [JSON.stringify(file), stringify(file)]) {
          expect(readAdvisorFile(text, 'a.yaml').content()).toEqual(contentOf(text));
        }
      }),
      runs(40),
    );
    const aliased = 'advisor: &a x\nname: *a\nquestions: &q [1, yes, 0x10, 1e3]\ntexts: { again: *q }\n';
    expect(readAdvisorFile(aliased, 'a.yaml').content()).toEqual(contentOf(aliased));
    expect(readAdvisorFile('a: [', 'a.yaml').content()).toBeUndefined();
  });

  it('accepts what the published schema accepts', () => {
    fc.assert(
      fc.property(anyAdvisor, (each) => {
        const spelled = JSON.parse(JSON.stringify(spellAdvisor(each)));
        expect(compiled.Check(spelled), JSON.stringify(compiled.Errors(spelled))).toBe(true);
      }),
      runs(40, 300),
    );
  });

  describe('beside the published schema', () => {
    /** What a schema cannot check, because it concerns two parts of the file, or digits and addresses. */
    const BEYOND =
      /leads nowhere|There is no question|has no answer|first question|backwards|(above|below) the range|have the id|listed later|depend on itself|a RANGE|too many digits|address of an image|given twice|is the language|is not a language|asked only after other/;
    const junk = fc.oneof(
      fc.constantFrom(null, '', ' ', 0, -1, 1.5, 1e20, true, 'any', 'a.b', '//x', 'auto', 'SINGLE', 'RANGE', 'filter'),
      fc.constantFrom('english', 'de', '#ccc', 'keep', [], {}, [1], ['x'], { a: 1 }, { not: {} }, { any: [] }, [[]]),
      fc.constant({ after_questions: 1 }),
      fc.constantFrom('x\u0001', 'x'.repeat(500), 'x'.repeat(501), 'x'.repeat(2001), `/${'x'.repeat(2048)}`),
    );
    const added = fc.constantFrom('must', 'missing', 'attribute', 'answers', 'max', 'match', 'range', 'where', 'title');
    const change = fc.record({ at: fc.nat(), put: junk, added, how: fc.constantFrom('replace', 'add', 'remove') });
    /** An advisor file with one change anywhere in it. */
    const changed = fc.tuple(anyAdvisor, change).map(([each, { at, put, added: name, how }]) => {
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
      if (Array.isArray(container) || how === 'replace') container[key as never] = put as never;
      else if (how === 'add') container[name] = put;
      else delete container[key];
      return spelled;
    });

    it('accepts nothing that it refuses, and refuses nothing that it accepts but for what it cannot say', () => {
      fc.assert(
        fc.property(changed, (file) => {
          const reading = readAdvisorFile(JSON.stringify(file), 'a.json');
          if ('advisor' in reading) expect(compiled.Check(file), JSON.stringify(compiled.Errors(file))).toBe(true);
          else if (compiled.Check(file)) {
            expect(reading.faults.filter(({ message }) => !BEYOND.test(message))).toEqual([]);
          }
        }),
        runs(250, 2000),
      );
    });

    it('reads values as it reads the text that says them', () => {
      const named = (faults: readonly { readonly pointer: string; readonly message: string }[]) =>
        faults.map(({ pointer, message }) => `${pointer} ${message}`).sort();
      fc.assert(
        fc.property(changed, (file) => {
          const fromText = readAdvisorFile(JSON.stringify(file), 'a.json');
          const fromValues = readAdvisorDocument(file);
          if ('advisor' in fromText) expect(fromValues).toEqual({ advisor: fromText.advisor });
          else expect(named('faults' in fromValues ? fromValues.faults : [])).toEqual(named(fromText.faults));
        }),
        runs(250, 2000),
      );
    });
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
      runs(300, 2500),
    );
  });
});
