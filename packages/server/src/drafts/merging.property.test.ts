// What two people who edit one draft can rely on, over random edits: nothing that was acknowledged is lost or overwritten unseen, and who
// comes first makes no difference where they do not disturb each other.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cells } from './cells.ts';
import { cellsOf } from './cells-of.ts';
import { type CompiledEdit, compileEdit } from './compile-edit.ts';
import { documentOf } from './document-of.ts';
import type { DraftOperation } from './draft-operation.ts';
import type { JsonObject } from './json.ts';
import { LAMP_FINDER, randomEdit, randomFrom } from './random-edits.fixture.ts';
import { applyChanges, inverseOf, rebaseEdit } from './rebase-edit.ts';

const RUNS = Number(process.env.TEST_RUNS ?? 1000);

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
const someDraft = (random: () => number, edits: number): Cells => {
  let draft = cells(LAMP_FINDER);
  for (let nth = 0; nth < edits; nth += 1) {
    const made = rebaseEdit(draft, compile(draft, randomEdit(documentOf(draft), random)));
    if (made.kind === 'made') draft = made.cells;
  }
  return draft;
};

const seeded = (check: (random: () => number) => void): void => {
  fc.assert(
    fc.property(fc.integer(), (seed) => check(randomFrom(seed))),
    { numRuns: RUNS },
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
  expect(conflicts).toBeGreaterThan(RUNS / 50);
  expect(conflicts).toBeLessThan(RUNS / 2);
});
