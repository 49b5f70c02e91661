// What is played: an advisor's file that was not published, or a published advisor, in a language that it speaks.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Mend } from '@guidepost/fault/remedy';
import { mend, mendOf } from '@guidepost/fault/remedy';
import { checkAdvisorFile } from '../advisors/check-advisor-file.ts';
import { type CheckReport, hasErrors } from '../advisors/check-report.ts';
import { findVersion } from '../advisors/find-version.ts';
import { explainUnknownCatalog } from '../advisors/unknown-catalog.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { languagesOf, loadPlay, type Play } from './load-play.ts';

export type OpenedPlay =
  /** `version`: null where it comes from a file. */
  | { readonly kind: 'opened'; readonly play: Play; readonly version: number | null }
  | { readonly kind: 'has-errors'; readonly report: CheckReport }
  | { readonly kind: 'not-published'; readonly known: readonly string[] }
  | { readonly kind: 'unknown-catalog'; readonly said: Mend }
  /** `spoken`: the advisor's languages. */
  | { readonly kind: 'other-language'; readonly spoken: readonly string[] };

/** `language`: null for the advisor's own. */
export async function openFileToPlay(
  stores: DefinitionStore,
  text: string,
  fileName: string,
  language: string | null,
): Promise<OpenedPlay> {
  const report = await checkAdvisorFile(stores, { name: fileName, text });
  if (report.advisor === null || hasErrors(report)) return { kind: 'has-errors', report };
  return open(stores, report.advisor, null, language);
}

/** `language`: null for the advisor's own. */
export async function openPublished(
  stores: DefinitionStore,
  client: string,
  advisor: string,
  language: string | null,
): Promise<OpenedPlay> {
  const found = await findVersion(stores.advisors, client, advisor);
  if (found.kind !== 'found')
    return { kind: 'not-published', known: found.kind === 'not-published' ? found.known : [] };
  return open(stores, found.version.definition, found.version.version, language);
}

async function open(
  stores: DefinitionStore,
  advisor: Advisor,
  version: number | null,
  language: string | null,
): Promise<OpenedPlay> {
  const play = await loadPlay(stores, advisor, language);
  if (play === null) {
    const { message, mend: way } = explainUnknownCatalog(advisor, await stores.catalogs.listRevisions());
    return { kind: 'unknown-catalog', said: mend`${message} ${mendOf(way)}` };
  }
  if (language !== null && baseOf(language) !== baseOf(play.renderer.language))
    return { kind: 'other-language', spoken: languagesOf(advisor) };
  return { kind: 'opened', play, version };
}

/** `de` of `de-AT`. */
const baseOf = (tag: string): string | undefined => tag.split('-')[0]?.toLowerCase();
