// Two people who edit one draft at once, each on the state they saw last, against a plain list of what was acknowledged to whom: what it
// says is there at the end, and nobody overwrote what they had not seen.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { createDraft } from './create-draft.ts';
import { documentOf } from './document-of.ts';
import { editDraft } from './edit-draft.ts';
import { LAMP_FINDER, randomEdit, randomFrom } from './random-edits.fixture.ts';
import { rebuildDraft } from './rebuild-draft.ts';
import { type Acknowledged, Ledger } from './two-editors.fixture.ts';

const EDITS = Number(process.env.LONG_TESTS === '1' ? 10_000 : 1000);
const person = (name: string) => ({ kind: 'person', id: name, name }) as const;

const LAMPS = { client: 'shop', advisor: 'lamps' };

test(`of ${EDITS} random edits of two people none is lost, none silently overwritten, and history leads back to every state`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-editors-'));
  const { drafts, advisors, close } = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  try {
    const start = { kind: 'file', name: 'lamps.json', text: JSON.stringify(LAMP_FINDER) } as const;
    const begun = await createDraft({ drafts, advisors }, { ...LAMPS, start, by: person('nobody') });
    if (begun.kind !== 'created') throw new Error(begun.kind);
    const random = randomFrom(20_261_126);
    const ledger = new Ledger(begun.document);
    const editors = ['Ada', 'Grace'].map((name) => ({
      who: person(name),
      seen: begun.document,
      base: 1,
      own: [] as number[],
    }));
    const states = new Map([[1, begun.document]]);
    let conflicts = 0;
    for (let nth = 0; nth < EDITS; nth += 1) {
      const editor = editors[random() < 0.5 ? 0 : 1]!;
      // Somebody who types does not look at what the other does each time.
      if (random() < 0.3) {
        const draft = (await drafts.find('shop', 'lamps'))!;
        [editor.seen, editor.base] = [documentOf(draft.cells), draft.revision];
      }
      const undone = random() < 0.08 ? editor.own.pop() : undefined;
      const operations =
        undone === undefined ? randomEdit(editor.seen, random) : [{ kind: 'undo', revision: undone } as const];
      if (operations.length === 0) continue;
      const order = { ...LAMPS, base: editor.base, operations, by: editor.who };
      const outcome = await editDraft(drafts, order);
      if (outcome.kind === 'conflict') {
        conflicts += 1;
        expect(outcome.conflicts.length).toBeGreaterThan(0);
        expect(documentOf(outcome.draft.cells)).toEqual(states.get(outcome.draft.revision));
        [editor.seen, editor.base] = [documentOf(outcome.draft.cells), outcome.draft.revision];
        continue;
      }
      if (outcome.kind !== 'edited') throw new Error(JSON.stringify([order, outcome]));
      const { document, draft } = outcome;
      const acknowledged: Acknowledged = { ...order, revision: draft.revision, document };
      ledger.acknowledge(acknowledged);
      states.set(draft.revision, document);
      if (undone === undefined && outcome.inverse.length > 0) editor.own.push(draft.revision);
      [editor.seen, editor.base] = [document, draft.revision];
    }
    const draft = (await drafts.find('shop', 'lamps'))!;
    expect(documentOf(draft.cells)).toEqual(states.get(draft.revision));
    expect(conflicts).toBeGreaterThan(EDITS / 50);
    expect(draft.revision).toBeGreaterThan(EDITS / 2);
    for (let nth = 0; nth < 50; nth += 1) {
      const revision = 1 + Math.floor(random() * draft.revision);
      const rebuilt = await rebuildDraft(drafts, draft, revision);
      expect(documentOf(rebuilt!.cells)).toEqual(states.get(revision));
    }
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
