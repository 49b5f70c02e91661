// Drafts that somebody tries: each as it is now, compiled for its catalog as it is now. A few are kept, so that every request of a
// conversation finds the draft compiled; the thread that builds snapshots prepares it, so nobody waits for that but who asked.

import type { Advisor } from '@guidepost/engine/advisor';
import { type SpellRemedy, spellMend } from '@guidepost/fault/remedy';
import { explainUnknownCatalog } from '../advisors/unknown-catalog.ts';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { documentOf } from '../drafts/document-of.ts';
import type { Draft, DraftStore } from '../drafts/draft-store.ts';
import { LastAsked } from '../live/last-asked.ts';
import { bindAdvisor, type LiveAdvisor } from '../live/live-advisor.ts';
import type { LiveCatalogs } from '../live/live-catalogs.ts';
import { readFinishedPart } from './finished-part.ts';

/** What keeps a draft from being tried, and where in its document. */
export interface DraftFinding {
  /** A JSON Pointer. */
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
}

export type FoundPreview =
  | { readonly kind: 'ready'; readonly live: LiveAdvisor; readonly revision: number }
  | { readonly kind: 'broken'; readonly findings: readonly DraftFinding[]; readonly revision: number }
  | { readonly kind: 'no-draft' };

export interface PreviewParts {
  readonly drafts: Pick<DraftStore, 'find'>;
  readonly catalogs: Pick<CatalogStore, 'find' | 'listRevisions'>;
  readonly live: Pick<LiveCatalogs, 'loadFor'>;
  readonly publicUrl: () => string;
  readonly spell: SpellRemedy;
}

/** So many people edit at once, or nearly. */
const KEPT = 8;

export class DraftPreviews {
  readonly #parts: PreviewParts;
  /** By draft. */
  readonly #kept = new LastAsked<FoundPreview>(KEPT);

  constructor(parts: PreviewParts) {
    this.#parts = parts;
  }

  /** Throws if its catalog cannot be built. */
  async find(client: string, advisor: string): Promise<FoundPreview> {
    const draft = await this.#parts.drafts.find(client, advisor);
    if (draft === null || draft.isDiscarded) return { kind: 'no-draft' };
    const catalogId = draft.cells.get('/catalog');
    const catalog = typeof catalogId === 'string' ? await this.#parts.catalogs.find(client, catalogId) : null;
    const state = `${draft.revision} ${catalog?.revision ?? ''}`;
    return this.#kept.get(`${client}\n${advisor}`, state, () => this.#make(draft));
  }

  async #make({ client, advisor, revision, cells }: Draft): Promise<FoundPreview> {
    const broken = (...findings: DraftFinding[]): FoundPreview => ({ kind: 'broken', findings, revision });
    const reading = readFinishedPart(documentOf(cells));
    if ('faults' in reading)
      return broken(...reading.faults.map(({ pointer, message, mend }) => ({ pointer, message, mend })));
    const definition = reading.advisor;
    const catalog = await this.#parts.live.loadFor(client, definition.catalog, definition);
    if (catalog === null) return broken(await this.#noCatalog(client, definition));
    try {
      // A draft has no version, and no published one has this.
      const name = { client, advisor, version: 0 };
      const live = bindAdvisor(definition, name, catalog, this.#parts.publicUrl());
      return { kind: 'ready', live, revision };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return broken({ pointer: '', message: 'The draft cannot be tried.', mend: `Check it. The service says: ${why}` });
    }
  }

  /** It says nothing of what other shops have. */
  async #noCatalog(client: string, definition: Advisor): Promise<DraftFinding> {
    const own = (await this.#parts.catalogs.listRevisions()).filter((each) => each.client === client);
    const { pointer, message, mend } = explainUnknownCatalog(definition, own);
    return { pointer, message, mend: typeof mend === 'string' ? mend : spellMend(mend, this.#parts.spell) };
  }
}
