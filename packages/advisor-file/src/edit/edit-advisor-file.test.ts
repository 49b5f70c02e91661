import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { SHOES } from '../read/shoes-file.fixture.ts';
import { editAdvisorFile } from './edit-advisor-file.ts';
import { editContent, type FileEdit, FileEditError } from './file-edit.ts';

const example = (path: string) => readFileSync(new URL(`../../../../examples/${path}`, import.meta.url), 'utf8');
const BIKES = example('demo/bikes.yaml');
const FILES = [SHOES, BIKES, example('demo/kids-bikes.yaml'), example('laptops/laptops.yaml')];

/** Lines that are only in one of the two. */
const difference = (before: string, after: string): string[] => {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `-${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+${line}`),
  ];
};

describe('an edit', () => {
  it.each<[name: string, edit: FileEdit, lines: string[]]>([
    [
      'of a text takes over its quotes',
      { kind: 'set', pointer: '/questions/1/answers/0/background_color', value: '#ff0000' },
      ["-        background_color: '#cc0000'", "+        background_color: '#ff0000'"],
    ],
    [
      'puts a text in quotes that needs them',
      { kind: 'set', pointer: '/name', value: 'Shoes: all of them' },
      ['-name: Shoe finder', "+name: 'Shoes: all of them'"],
    ],
    [
      'inside of braces stays there',
      { kind: 'set', pointer: '/where/kind', value: 'boot' },
      ['-where: { kind: shoe }', '+where: { kind: boot }'],
    ],
    [
      'renames a member and keeps its value',
      { kind: 'rename', pointer: '/questions/0/answers/0/where/sport', name: 'activity' },
      ['-        where: { sport: running }', '+        where: { activity: running }'],
    ],
    [
      'adds a member where it is seen',
      { kind: 'set', pointer: '/questions/0/missing', value: 'keep' },
      ['+    missing: keep'],
    ],
    [
      'adds a member in braces',
      { kind: 'set', pointer: '/where/available', value: true },
      ['-where: { kind: shoe }', '+where: { kind: shoe, available: true }'],
    ],
    ['removes a member', { kind: 'remove', pointer: '/results/limit' }, ['-  limit: 10']],
    ['removes the last member', { kind: 'remove', pointer: '/where/kind' }, ['-where: { kind: shoe }', '+where: {}']],
    [
      'adds a condition on one line',
      { kind: 'set', pointer: '/questions/2/ask_if', value: { use: { any_of: ['run'] } } },
      ['+    ask_if: { use: { any_of: [run] } }'],
    ],
  ])('%s', (_, edit, lines) => {
    expect(difference(SHOES, editAdvisorFile(SHOES, [edit]))).toEqual(lines);
  });

  it('keeps comments, also of an item that goes or comes in between', () => {
    const text = editAdvisorFile(BIKES, [
      { kind: 'remove', pointer: '/questions/0/answers/7' },
      { kind: 'insert', pointer: '/questions/1', value: { id: 'new', type: 'SINGLE', role: 'filter', title: 'New?' } },
      { kind: 'set', pointer: '/results/limit', value: 6 },
    ]);
    expect(difference(BIKES, text)).toEqual([
      '-  limit: 12',
      '-      - id: unsure',
      '-        title: A bit of everything',
      '-        image: /demo/answers/unsure.svg',
      '+  limit: 6',
      '+  - id: new',
      '+    title: New?',
    ]);
    const comments = (each: string) => each.match(/#.*/g);
    expect(comments(text)).toEqual(comments(BIKES));
  });

  it('keeps JSON as it is written', () => {
    const json = '{\n    "advisor": "a",\n    "questions": [ { "id": "q" } ]\n}\n';
    const edits: FileEdit[] = [
      { kind: 'set', pointer: '/client', value: 'demo' },
      { kind: 'insert', pointer: '/questions/1', value: { id: 'r' } },
    ];
    expect(editAdvisorFile(json, edits)).toBe(
      '{\n    "advisor": "a",\n    "questions": [ { "id": "q" }, { "id": "r" } ],\n    "client": "demo"\n}\n',
    );
  });

  it('keeps the line ends of Windows', () => {
    const text = SHOES.replaceAll('\n', '\r\n');
    const edited = editAdvisorFile(text, [
      { kind: 'set', pointer: '/questions/0/missing', value: 'keep' },
      { kind: 'remove', pointer: '/questions/1' },
    ]);
    expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('that leads nowhere, or through an alias, is refused', () => {
    const refused = (text: string, edit: FileEdit) =>
      expect(() => editAdvisorFile(text, [edit])).toThrow(FileEditError);
    refused(SHOES, { kind: 'remove', pointer: '/questions/9' });
    refused(SHOES, { kind: 'rename', pointer: '/wher', name: 'where' });
    refused(SHOES, { kind: 'rename', pointer: '/name', name: 'client' });
    refused('a: &a { b: 1 }\nc: *a\n', { kind: 'set', pointer: '/c/b', value: 2 });
    refused('a: &a { b: 1 }\nc: *a\n', { kind: 'set', pointer: '/a/b', value: 2 });
    refused('a: [', { kind: 'set', pointer: '/a', value: 2 });
    refused('a: 1\nb: 2\n', { kind: 'rename', pointer: '/a', name: 'b' });
  });
});

describe('edits of the example files', () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      'x',
      'a: b',
      '# c',
      "it's",
      '"',
      'two\nlines',
      '',
      'true',
      '16',
      'null',
      '- x',
      '{a}',
      'ü, €',
    ),
    fc.constantFrom<unknown>(5, -1.5, true, null, [], {}, ['a', 'b: c'], { a: 1, 'b c': { d: ['e'] } }),
    fc.constant({
      id: 'q',
      title: 'A longer title that makes it long',
      answers: [{ id: 'a', title: 'One' }, { id: 'b' }],
    }),
  );
  const choice = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('set', 'add', 'remove', 'insert', 'rename'),
    value,
    name: fc.constantFrom('new', 'a b', '16', 'x.y', 'true'),
  });

  /** An edit that the content allows, anywhere in it. */
  const editOf = (
    content: unknown,
    { at, kind, value: put, name }: typeof choice extends fc.Arbitrary<infer T> ? T : never,
  ): FileEdit => {
    const pointers: [pointer: string, inside: unknown, key: string][] = [];
    const walk = (node: unknown, pointer: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, inner] of Object.entries(node)) {
        const to = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        pointers.push([to, node, key]);
        walk(inner, to);
      }
    };
    walk(content, '');
    const [pointer, inside] = pointers[at % pointers.length]!;
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    if (Array.isArray(inside)) {
      if (kind === 'insert')
        return { kind, pointer: at % 2 === 0 ? pointer : `${around}/${inside.length}`, value: put };
      return kind === 'remove' ? { kind, pointer } : { kind: 'set', pointer, value: put };
    }
    // A name that is already there is refused.
    const isFree = !Object.hasOwn(inside as object, name);
    if (kind === 'rename' && isFree) return { kind, pointer, name };
    if (kind === 'remove') return { kind, pointer };
    return { kind: 'set', pointer: kind === 'add' ? `${around}/${name}` : pointer, value: put };
  };

  it('say what was meant, one after another, and keep every comment that is not inside of what goes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.array(choice, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (file, choices, asJson) => {
          let text = asJson ? JSON.stringify(parse(file), null, 2) : file;
          for (const each of choices) {
            const content: unknown = parse(text);
            const edit = editOf(content, each);
            const changed = editAdvisorFile(text, [edit]);
            expect(parse(changed)).toEqual(editContent(content, edit));
            // Only one place changes: the text before and after it is as it was.
            const lines = text.split('\n').length;
            const [was, is] = [text.split('\n'), changed.split('\n')];
            const before = was.findIndex((line, nth) => line !== is[nth]);
            const behind = was.toReversed().findIndex((line, nth) => line !== is[is.length - 1 - nth]);
            const touched = before === -1 ? 0 : lines - before - behind;
            expect(touched, JSON.stringify(edit)).toBeLessThanOrEqual(Math.max(2, linesOf(content, edit) + 2));
            text = changed;
          }
        },
      ),
      runs(40, 300),
    );
  });

  /** How many lines the value that an edit replaces can have at most. */
  const linesOf = (content: unknown, { pointer, kind }: FileEdit): number => {
    if (kind === 'insert' || kind === 'rename') return 1;
    let node = content;
    for (const part of pointer.split('/').slice(1)) {
      node = (node as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return node === undefined ? 1 : JSON.stringify(node, null, 1).split('\n').length * 2;
  };
});
