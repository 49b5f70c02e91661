// Two people who edit one draft at once, each on the state they saw last, against a plain list of what was acknowledged to whom: what it
// says is there at the end, and nobody overwrote what they had not seen.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLong, seedOf } from '../../../../scripts/fixture/test-length.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { createDraft } from './create-draft.ts';
import { documentOf } from './document-of.ts';
import type { Draft } from './draft-store.ts';
import { editDraft } from './edit-draft.ts';
import { editTogether } from './edit-together.fixture.ts';
import { LAMP_FINDER } from './random-edits.fixture.ts';
import { rebuildDraft } from './rebuild-draft.ts';

const EDITS = isLong ? 3000 : 300;
const SEED = seedOf(1);

const LAMPS = { client: 'shop', advisor: 'lamps' };
const PEOPLE = ['Ada', 'Grace'].map((name) => ({ kind: 'person', id: name, name }) as const);

test(`of ${EDITS} random edits of two people none is lost, none silently overwritten, and history leads back to every state`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-editors-'));
  const { drafts, advisors, close } = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  const find = async (): Promise<Draft> => {
    const draft = await drafts.find('shop', 'lamps');
    if (draft === null) throw new Error('there is no draft');
    return draft;
  };
  try {
    const start = { kind: 'file', name: 'lamps.json', text: JSON.stringify(LAMP_FINDER) } as const;
    await createDraft({ drafts, advisors }, { ...LAMPS, start, by: PEOPLE[0]! });
    const states = await editTogether(
      {
        read: async () => {
          const { revision, cells } = await find();
          return { revision, document: documentOf(cells) };
        },
        edit: async (editor, base, operations) => {
          const outcome = await editDraft(drafts, { ...LAMPS, base, operations, by: PEOPLE[editor]! });
          if (outcome.kind === 'conflict') {
            expect(outcome.conflicts.length).toBeGreaterThan(0);
            return null;
          }
          if (outcome.kind !== 'edited') throw new Error(JSON.stringify([operations, outcome]));
          const { draft, document, inverse } = outcome;
          return { revision: draft.revision, document, isDone: inverse.length > 0 };
        },
      },
      EDITS,
      SEED,
    );
    const draft = await find();
    const step = Math.ceil(draft.revision / 50);
    for (let revision = 1; revision <= draft.revision; revision += step) {
      const rebuilt = await rebuildDraft(drafts, draft, revision);
      expect(documentOf(rebuilt!.cells)).toEqual(states.get(revision));
    }
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
