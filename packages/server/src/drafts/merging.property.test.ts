// What two people who edit one draft can rely on, over random edits: nothing that was acknowledged is lost or overwritten unseen, and who
// comes first makes no difference where they do not disturb each other.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import type { Cells } from './cells.ts';
import { cellsOf } from './cells-of.ts';
import { type CompiledEdit, compileEdit } from './compile-edit.ts';
import { documentOf } from './document-of.ts';
import { readFile } from './draft-content.ts';
import { fileOf } from './draft-file.ts';
import type { DraftOperation } from './draft-operation.ts';
import type { JsonObject } from './json.ts';
import { LAMP_FINDER, randomEdit, randomFrom } from './random-edits.fixture.ts';
import { applyChanges, inverseOf, rebaseEdit } from './rebase-edit.ts';

const { numRuns } = runs(200, 1500);

const cells = (document: JsonObject): Cells => {
  const taken = cellsOf(document);
  if ('fault' in taken) throw new Error(taken.fault.message);
  return taken.cells;
};

const compile = (base: Cells, operations: readonly DraftOperation[]): CompiledEdit => {
  const edit = compileEdit(base, operations, () => null);
  if ('fault' in edit) throw new Error(`${JSON.stringify(operations)}: ${edit.fault.message}`);
  return edit;
};

/** A draft that a few edits were made of. */
const someDraft = (random: () => number, edits: number, begun = cells(LAMP_FINDER)): Cells => {
  let draft = begun;
  for (let nth = 0; nth < edits; nth += 1) {
    const made = rebaseEdit(draft, compile(draft, randomEdit(documentOf(draft), random)));
    if (made.kind === 'made') draft = made.cells;
  }
  return draft;
};

const seeded = (check: (random: () => number) => void): void => {
  fc.assert(
    fc.property(fc.integer(), (seed) => check(randomFrom(seed))),
    { numRuns },
  );
};

test('an edit of the draft as it is never meets a conflict, and its inverse leads back to the same draft', () => {
  seeded((random) => {
    const draft = someDraft(random, 6);
    const made = rebaseEdit(draft, compile(draft, randomEdit(documentOf(draft), random)));
    if (made.kind !== 'made') throw new Error(JSON.stringify(made));
    expect(new Map(applyChanges(made.cells, inverseOf(made.changes)))).toEqual(new Map(draft));
  });
});

test('a document taken apart and put together is the same, whatever was edited', () => {
  seeded((random) => {
    const document = documentOf(someDraft(random, 8));
    expect(documentOf(cells(document))).toEqual(document);
  });
});

test('the file of a draft that was made from a file says exactly the draft, whatever was edited', () => {
  const text = fileOf(cells(LAMP_FINDER), 'yaml').replace(
    '  - id: budget',
    '  # What people can spend.\n  - id: budget',
  );
  const read = readFile({ client: 'shop', advisor: 'lamps' }, text, 'lamps.yaml');
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  let comments = 0;
  seeded((random) => {
    const draft = someDraft(random, 6, read.cells);
    if (fileOf(draft, 'yaml').includes('# What people can spend.')) comments += 1;
    const again = readFile({ client: 'shop', advisor: 'lamps' }, fileOf(draft, 'yaml'), 'lamps.yaml');
    if ('faults' in again) throw new Error(JSON.stringify(again.faults));
    expect(documentOf(again.cells)).toEqual(documentOf(draft));
  });
  // It goes with its question, where that was deleted or got another id.
  expect(comments).toBeGreaterThan(0.6 * numRuns);
});

test('of two edits of the same state either both orders give the same draft, or both are told as a conflict', () => {
  let conflicts = 0;
  seeded((random) => {
    const draft = someDraft(random, 4);
    const [mine, theirs] = [randomEdit(documentOf(draft), random), randomEdit(documentOf(draft), random)];
    const inOrder = (first: readonly DraftOperation[], second: readonly DraftOperation[]) => {
      const made = rebaseEdit(draft, compile(draft, first));
      if (made.kind !== 'made') throw new Error('an edit of the draft as it is met a conflict');
      return rebaseEdit(made.cells, compile(draft, second));
    };
    const [one, other] = [inOrder(mine, theirs), inOrder(theirs, mine)];
    expect([one.kind, JSON.stringify([mine, theirs])]).toEqual([other.kind, JSON.stringify([mine, theirs])]);
    if (one.kind === 'conflict' || other.kind === 'conflict') conflicts += 1;
    else expect(documentOf(one.cells), JSON.stringify([mine, theirs])).toEqual(documentOf(other.cells));
  });
  expect(conflicts).toBeGreaterThan(numRuns / 200);
  expect(conflicts).toBeLessThan(numRuns / 2);
});
