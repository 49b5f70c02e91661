import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { memberNames } from './bind-member.ts';
import { parseElement } from './parse-element.ts';

const parse = (value: unknown) =>
  parseElement('x', { text: JSON.stringify(value), line: 3, column: 1 }, { ...DEFAULT_LIMITS, depth: null });

test('a member with an endless name is rejected with the way out, wherever it is in a long record', () => {
  const name = 'n'.repeat(30_000);
  for (const record of [{ [name]: 1 }, { specs: [{ a: { [name]: 1 } }] }]) {
    expect(parse(record)).toMatchObject({
      line: 3,
      fields: null,
      broken: {
        text: expect.stringMatching(/^the name of the member "n+…" has 30000 characters, and 500 are allowed; write/),
      },
    });
  }
});

test('members inside of members with long names do not repeat these names without end', () => {
  const inside = Object.fromEntries(Array.from({ length: 1_000 }, (_, nth) => [`m${nth}`, nth]));
  const { fields } = parse({ ['n'.repeat(400)]: inside, short: { a: 1 } });
  expect(memberNames(fields ?? {})).toEqual(['n'.repeat(400), 'short.a']);
});
