// What can be done with versions and states, as requests.

import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';
import { admin } from '../../asking.ts';
import { followJob } from '../../jobs/follow-job.ts';
import { fillIn, type Words } from '../../words/words.ts';
import { tagOf } from '../draft/draft-service.ts';
import { hasDraft, type Kept, tagOfKept } from './kept.ts';
import { endingOf, saveFile } from './save-file.ts';

interface Of {
  readonly client: string;
  readonly advisor: string;
}

/** What stands in the way; null: it is live. */
export async function publishAgain(of: Of, version: number, { versions }: Words): Promise<readonly string[] | null> {
  const { outcome, result } = await followJob(await admin.call('rollBackAdvisor', { ...of, body: { version } }));
  if (outcome === 'done') return null;
  const findings = result !== null && 'findings' in result ? result.findings : [];
  const reasons = findings.flatMap((finding) =>
    finding.severity === 'error' ? [`${finding.message} ${finding.mend}`.trim()] : [],
  );
  return [outcome === 'refused' ? versions.refused : versions.failed, ...reasons];
}

/** The draft becomes as the version is; a new one if there is none. */
export async function takeIntoDraft(of: Of, version: number, kept: Kept, { versions }: Words): Promise<void> {
  const tag = tagOfKept(kept);
  if (!hasDraft(kept) || tag === null) {
    await admin.call('createDraft', { ...of, body: { from: 'version', version } });
    return;
  }
  const { source } = await admin.call('findVersion', { ...of, version: String(version) });
  const name = fillIn(versions.versionNth, { version });
  await admin.call('importDraft', { ...of, headers: { 'If-Match': tag }, body: { name, text: source } });
}

export async function restoreState(of: Of, { revision }: DraftStateView, kept: Kept): Promise<void> {
  await admin.call('restoreDraft', { ...of, headers: { 'If-Match': tagOfKept(kept) ?? '' }, body: { revision } });
}

export async function downloadVersion(of: Of, version: number): Promise<void> {
  const { source } = await admin.call('findVersion', { ...of, version: String(version) });
  saveFile(`${of.advisor}-${version}.${endingOf(source)}`, source);
}

export async function downloadDraft(of: Of): Promise<void> {
  saveFile(`${of.advisor}.yaml`, await (await admin.send('exportDraft', of)).text());
}

export async function duplicate(of: Of, copy: { readonly id: string; readonly name: string }): Promise<void> {
  const to = { client: of.client, advisor: copy.id };
  const { revision } = await admin.call('createDraft', { ...to, body: { from: 'copy', advisor: of.advisor } });
  await admin.call('editDraft', {
    ...to,
    headers: { 'If-Match': tagOf(revision) },
    body: { operations: [{ op: 'set', path: ['name'], value: copy.name }] },
  });
}
