// The use case of checking: finds everything that is wrong with an advisor file, in the file itself, against its
// catalog, and in the conversations that shoppers can have, each with its place in the file.

import { checkAdvisor } from '@guidepost/advice/check-advisor';
import { noteMissingTexts } from '@guidepost/advice/note-missing-texts';
import { noteOutlyingPrices } from '@guidepost/advice/note-outlying-prices';
import { noteSeldomKnown } from '@guidepost/advice/note-seldom-known';
import { noteUnanswered } from '@guidepost/advice/note-unanswered';
import { applyFixes } from '@guidepost/advisor-file/edit/apply-fixes';
import { contentAt } from '@guidepost/advisor-file/edit/file-edit';
import { fixOf, isAboutName } from '@guidepost/advisor-file/edit/fix-of';
import { mendAdvisorFile } from '@guidepost/advisor-file/edit/mend-advisor-file';
import { preferCatalogSpelling } from '@guidepost/advisor-file/edit/prefer-catalog-spelling';
import type { AdvisorFileFault, FileOrigin } from '@guidepost/advisor-file/read/advisor-file-fault';
import { type AdvisorFileReading, readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import { pointerTo } from '@guidepost/fault/json-pointer';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { findKeptSnapshot } from '../catalogs/kept-snapshot.ts';
import type { SnapshotStore } from '../catalogs/snapshot-store.ts';
import { type SnapshotAtHand, takeSnapshot } from '../catalogs/take-snapshot.ts';
import type { CheckFinding, CheckReport } from './check-report.ts';
import { type Proving, proveWithin } from './prove-within.ts';
import { explainUnknownCatalog } from './unknown-catalog.ts';

/** What a check reads of a shop. */
export interface CheckStores {
  readonly catalogs: CatalogStore;
  readonly snapshots: Pick<SnapshotStore, 'read'>;
}

export interface GivenFile {
  /** The name of the file, only for findings. Nothing is opened. */
  readonly name: string;
  readonly text: string;
  /** Whether rules apply that are newer than a published version. Usually they do. */
  readonly origin?: FileOrigin;
  /** The shop that gives the file, if it may only be for that shop. */
  readonly client?: string;
  /** The advisor that the file is given for, if it may only be that one. */
  readonly advisor?: string;
}

/**
 * `proving`: the time for looking at conversations; null to leave them out. `atHand`: taken if it is the newest of the advisor's catalog,
 * which else is built from the store.
 */
export async function checkAdvisorFile(
  stores: CheckStores,
  file: GivenFile,
  proving: Proving | null = null,
  atHand: SnapshotAtHand | null = null,
): Promise<CheckReport> {
  const reading = readAdvisorFile(file.text, file.name, file.origin);
  if (!('faults' in reading)) {
    return { ...(await checkReading(stores, file, reading, proving, atHand)), content: reading.content() };
  }
  const faults = reading.faults.map((fault) => ({ ...fault, severity: 'error', code: 'file' }) as const);
  const behind = await findBehind(stores, file, reading.faults);
  const content = reading.content();
  const findings = [...preferCatalogSpelling(faults, behind, content), ...behind.findings].sort(byPlace);
  return { advisor: null, findings, content, catalog: null, proof: null };
}

/** The text with everything corrected that is certain, and the list of corrections, with lines, columns and content of the text before. */
export async function mendAdvisor(stores: CheckStores, file: GivenFile) {
  const { text, mended } = await mendAdvisorFile(file.text, (each) =>
    checkAdvisorFile(stores, { ...file, text: each }),
  );
  return { text, mended, content: readAdvisorFile(file.text, file.name, file.origin).content() };
}

/** Further findings that show once the faults are corrected, so that people hear of all in one round. Only if all corrections are certain. */
async function findBehind(
  stores: CheckStores,
  file: GivenFile,
  faults: readonly AdvisorFileFault[],
): Promise<Pick<CheckReport, 'advisor' | 'findings'>> {
  const mended = applyFixes(file.text, faults).text;
  const reading = mended === file.text ? null : readAdvisorFile(mended, file.name);
  if (reading === null || 'faults' in reading) return { advisor: null, findings: [] };
  const { advisor, findings } = await checkReading(stores, { ...file, text: mended }, reading, null);
  return { advisor, findings: findings.filter(({ severity }) => severity !== 'note') };
}

async function checkReading(
  { catalogs, snapshots }: CheckStores,
  { name: fileName, client, advisor: only }: GivenFile,
  reading: Exclude<AdvisorFileReading, { faults: unknown }>,
  proving: Proving | null,
  atHand: SnapshotAtHand | null = null,
): Promise<Omit<CheckReport, 'content'>> {
  const { advisor, locate } = reading;
  const place = (pointer: string, part?: 'name') => ({
    file: fileName,
    pointer,
    ...(locate(pointer, part) ?? { line: 1, column: 1 }),
  });
  if (client !== undefined && advisor.client !== client) {
    const other = { ...refuseOtherClient(advisor.client, client), ...place('/client') };
    return { advisor: null, findings: [other], catalog: null, proof: null };
  }
  if (only !== undefined && advisor.id !== only) {
    const other = { ...refuseOtherAdvisor(advisor.id, only), ...place('/advisor') };
    return { advisor: null, findings: [other], catalog: null, proof: null };
  }
  const texts = noteMissingTexts(advisor).map((note): CheckFinding => ({ ...note, ...place(note.pointer) }));
  const catalog = await catalogs.find(advisor.client, advisor.catalog);
  if (catalog === null) {
    const unknown = explainUnknownCatalog(advisor, await catalogs.listRevisions());
    const findings = [{ ...unknown, ...place(unknown.pointer) }, ...texts].sort(byPlace);
    return { advisor, findings, catalog: null, proof: null };
  }
  const { attributes, revision, products } = catalog;
  const snapshot =
    atHand?.client === advisor.client && atHand.catalog === advisor.catalog && atHand.snapshot.revision === revision
      ? atHand.snapshot
      : ((await findKeptSnapshot(snapshots, catalog)) ??
        (await takeSnapshot(attributes, catalogs.read(advisor.client, advisor.catalog), revision)));
  const known = checkAdvisor(advisor, attributes, snapshot);
  const isSound = !known.some(({ severity }) => severity === 'error');
  const proof = proving && isSound ? proveWithin(proving, { advisor, attributes, snapshot }, known) : null;
  const unreached = new Set(
    proof?.findings.filter(({ code }) => code === 'question-never-reached').map(({ pointer }) => pointer),
  );
  const content = reading.content();
  // A question that nobody is asked loses no products. An author who wrote that it drops them knows it.
  const isMeant = ({ code, pointer }: Pick<CheckFinding, 'code' | 'pointer'>): boolean =>
    DROPS.includes(code) && (unreached.has(pointer) || contentAt(content, pointerTo(pointer, 'missing')) === 'drop');
  const found = [...known, ...(proof?.findings ?? [])]
    .filter((finding) => !isMeant(finding))
    .map((finding): CheckFinding => {
      const { pointer, meant: _, written: __, ...said } = finding;
      return { ...said, ...place(pointer, isAboutName(finding) ? 'name' : undefined), ...fixOf(finding, content) };
    });
  const unanswered = isSound ? noteUnanswered(advisor, attributes, snapshot) : [];
  const outlying = isSound ? noteOutlyingPrices(advisor, attributes, snapshot) : null;
  const seldom = (isSound ? noteSeldomKnown(advisor, attributes, snapshot) : []).filter(
    ({ pointer }) => !unreached.has(pointer),
  );
  const note = ({
    severity,
    code,
    pointer,
    message,
    mend,
  }: NonNullable<typeof outlying> | (typeof unanswered)[number] | (typeof seldom)[number]) =>
    ({ severity, code, message, mend, ...place(pointer) }) satisfies CheckFinding;
  const notes = [
    ...(outlying === null ? [] : [note(outlying)]),
    ...unanswered.map((each) => ({ ...note(each), values: namedValues(each.values.map(({ value }) => value)) })),
    ...seldom.map(note),
  ];
  return { advisor, findings: [...found, ...notes, ...texts].sort(byPlace), catalog: { revision, products }, proof };
}

/** The first few, and how many there are. */
const namedValues = (values: readonly string[]) => ({ first: values.slice(0, 5), count: values.length });

/** This says nothing about what another shop has. */
export const refuseOtherClient = (named: string, client: string) => ({
  severity: 'error' as const,
  code: 'other-client',
  pointer: '/client',
  message: `The file is of the client "${named}", not of "${client}".`,
  mend: `Write \`client: ${client}\`.`,
});

const refuseOtherAdvisor = (named: string, only: string) => ({
  severity: 'error' as const,
  code: 'other-advisor',
  message: `The file is the advisor "${named}", not "${only}".`,
  mend: `Write \`advisor: ${only}\`, or give the file for "${named}".`,
});

/** The code of findings about filters that lose products without a value. */
const DROPS: readonly string[] = ['filter-drops-missing', 'filter-drops-some'];

const byPlace = (a: CheckFinding, b: CheckFinding): number => a.line - b.line || a.column - b.column;
