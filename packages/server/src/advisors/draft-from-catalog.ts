// The use case of drafting: makes an advisor file from a stored catalog, or says why it cannot.

import type { Draft, DraftedAdvisor, DraftSettings, NothingToAsk } from '@guidepost/advice/draft/draft';
import { draftAdvisor } from '@guidepost/advice/draft/draft-advisor';
import type { DraftVerdict } from '@guidepost/advice/draft/draft-verdict';
import { guessLanguage } from '@guidepost/advice/draft/words/guess-language';
import { type DraftLanguage, languageOfTag } from '@guidepost/advice/draft/words/languages/languages';
import { writeDraft } from '@guidepost/advisor-file/draft/write-draft';
import { kindOfCatalog } from '@guidepost/catalog/infer/names/kind-of-catalog';
import { DRAFT_QUESTIONS } from '@guidepost/contract/requests/advisor-request';
import type { Attribute } from '@guidepost/engine/product';
import type { Mend } from '@guidepost/fault/remedy';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { takeSnapshot } from '../catalogs/take-snapshot.ts';
import { type Given, readWholeNumber } from '../values/given-values.ts';
import { judgeDrafted } from './judge-drafted.ts';
import { findNaming } from './naming-of-products.ts';
import { nothingNoted, noting } from './note-texts.ts';
import { explainUnknownCatalog } from './unknown-catalog.ts';

export const readQuestions = (text: string): Given<number> => readWholeNumber(text, 1, DRAFT_QUESTIONS.most);

export interface DraftOrder {
  readonly client: string;
  readonly catalog: string;
  /** The id of the advisor. Usually it is the id of the catalog. */
  readonly advisor?: string;
  /** Usually the catalog's language, if questions can be worded in it. */
  readonly language?: DraftLanguage | null;
  readonly mostQuestions?: number;
}

export type DraftReport =
  | {
      readonly kind: 'drafted';
      readonly revision: number;
      readonly draft: DraftedAdvisor;
      readonly text: string;
      /** Of its first products. */
      readonly addresses: readonly string[];
      /** Null: finding out would have taken too long. */
      readonly verdict: DraftVerdict | null;
    }
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
  const noted = nothingNoted();
  const snapshot = await takeSnapshot(attributes, noting(store.read(client, catalog), noted), revision);
  const spoken = languageFor(order.language ?? null, found.language, attributes, noted.texts);
  const draft: Draft = draftAdvisor({ client, catalog, currency, attributes }, snapshot, {
    advisor: order.advisor ?? catalog,
    ...spoken,
    goods: kindOfCatalog(catalog, spoken.language),
    said: noted.said,
    mostQuestions: order.mostQuestions ?? DRAFT_QUESTIONS.usual,
  });
  if (draft.kind === 'nothing') return { kind: 'nothing', revision, draft };
  const { titles } = noted;
  const naming = findNaming(found.mapping, snapshot, titles);
  const verdict = judgeDrafted(draft, attributes, snapshot, { titles, naming });
  return { kind: 'drafted', revision, draft, text: writeDraft(draft, revision), addresses: noted.addresses, verdict };
}

/** The language that was asked for, else the stated language of the catalog, else the language of its texts, else English. */
function languageFor(
  ordered: DraftLanguage | null,
  stated: string | null,
  attributes: readonly Attribute[],
  texts: readonly string[],
): Pick<DraftSettings, 'language' | 'unspoken' | 'isLanguageUnknown'> {
  if (ordered !== null) return { language: ordered };
  if (stated === null) {
    const guessed = guessLanguage(attributes, texts);
    return { language: guessed ?? 'en', isLanguageUnknown: guessed === null };
  }
  const language = languageOfTag(stated);
  return language === null ? { language: 'en', unspoken: stated } : { language };
}
