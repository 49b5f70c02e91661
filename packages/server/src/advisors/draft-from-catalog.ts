// The use case of drafting: an advisor file made from a stored catalog, or why none can be made.

import type { Draft, DraftedAdvisor, DraftLanguage, NothingToAsk } from '@guidepost/advice/draft/draft';
import { draftAdvisor } from '@guidepost/advice/draft/draft-advisor';
import { guessLanguage } from '@guidepost/advice/draft/words/guess-language';
import { writeDraft } from '@guidepost/advisor-file/draft/write-draft';
import { DRAFT_QUESTIONS } from '@guidepost/contract/requests/advisor-request';
import type { Attribute } from '@guidepost/engine/product';
import type { Mend } from '@guidepost/fault/remedy';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { takeSnapshot } from '../catalogs/take-snapshot.ts';
import { type Given, readWholeNumber } from '../values/given-values.ts';
import { explainUnknownCatalog } from './unknown-catalog.ts';

export const readQuestions = (text: string): Given<number> => readWholeNumber(text, 1, DRAFT_QUESTIONS.most);

export interface DraftOrder {
  readonly client: string;
  readonly catalog: string;
  /** The id of the advisor; usually that of the catalog. */
  readonly advisor?: string;
  /** Usually the catalog's, as far as questions can be worded in it. */
  readonly language?: DraftLanguage | null;
  readonly mostQuestions?: number;
}

export type DraftReport =
  | { readonly kind: 'drafted'; readonly revision: number; readonly draft: DraftedAdvisor; readonly text: string }
  | { readonly kind: 'nothing'; readonly revision: number; readonly draft: NothingToAsk }
  | {
      readonly kind: 'unknown-catalog';
      readonly message: string;
      readonly mend: string | Mend;
      /** The client's catalogs. */
      readonly known: readonly string[];
    };

export async function draftFromCatalog(store: CatalogStore, order: DraftOrder): Promise<DraftReport> {
  const { client, catalog } = order;
  const found = await store.find(client, catalog);
  if (found === null) {
    const stored = await store.listRevisions();
    const known = stored.filter((other) => other.client === client).map((other) => other.catalog);
    const { message, mend } = explainUnknownCatalog(order, stored);
    return { kind: 'unknown-catalog', message, mend, known };
  }
  const { attributes, currency, revision } = found;
  const snapshot = await takeSnapshot(attributes, store.read(client, catalog), revision);
  const draft: Draft = draftAdvisor({ client, catalog, currency, attributes }, snapshot, {
    advisor: order.advisor ?? catalog,
    language: order.language ?? languageOf(found.language, attributes),
    mostQuestions: order.mostQuestions ?? DRAFT_QUESTIONS.usual,
  });
  if (draft.kind === 'nothing') return { kind: 'nothing', revision, draft };
  return { kind: 'drafted', revision, draft, text: writeDraft(draft, revision) };
}

const languageOf = (tag: string | null, attributes: readonly Attribute[]): DraftLanguage =>
  tag === null ? guessLanguage(attributes) : /^de\b/i.test(tag) ? 'de' : 'en';
