// The use case behind `guidepost check`: everything that is wrong with an advisor file, in itself and against the catalog
// it speaks of, each with its place in the file.

import { checkAdvisor as findFindings } from '@guidepost/advice/check-advisor';
import type { Advisor } from '@guidepost/engine/advisor';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { AdvisorFileFault } from './advisor-file-fault.ts';
import { readAdvisorFile } from './read-advisor-file.ts';

export interface CheckFinding extends AdvisorFileFault {
  /** An error stops a publish, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Stable, kebab-case; `file` for what is wrong with the file as such. */
  readonly code: string;
}

export interface CheckReport {
  /** Null when the file could not be read as an advisor. */
  readonly advisor: Advisor | null;
  readonly findings: readonly CheckFinding[];
}

export const hasErrors = ({ findings }: CheckReport): boolean => findings.some(({ severity }) => severity === 'error');

export async function checkAdvisor(store: CatalogStore, text: string, fileName: string): Promise<CheckReport> {
  const reading = readAdvisorFile(text, fileName);
  if ('faults' in reading) {
    return { advisor: null, findings: reading.faults.map((fault) => ({ ...fault, severity: 'error', code: 'file' })) };
  }
  const { advisor, locate } = reading;
  const place = (pointer: string, part?: 'name') => ({
    file: fileName,
    pointer,
    ...(locate(pointer, part) ?? { line: 1, column: 1 }),
  });
  const catalog = await store.find(advisor.client, advisor.catalog);
  if (catalog === null) {
    const known = (await store.list()).filter(({ client }) => client === advisor.client).map((found) => found.catalog);
    const mend =
      known.length > 0
        ? `The client has: ${known.join(', ')}.`
        : `Import it first: guidepost import FILE --client ${advisor.client} --catalog ${advisor.catalog}`;
    const message = `The client "${advisor.client}" has no catalog "${advisor.catalog}".`;
    return { advisor, findings: [{ ...place('/catalog'), severity: 'error', code: 'unknown-catalog', message, mend }] };
  }
  const builder = new SnapshotBuilder(catalog.attributes);
  for await (const batch of store.read(advisor.client, advisor.catalog))
    for (const product of batch) builder.add(product);
  const findings = findFindings(advisor, catalog.attributes, builder.finish(catalog.revision));
  return {
    advisor,
    findings: findings
      .map(({ pointer, ...finding }) => {
        // Of a condition on an attribute that is misspelt, the name is what is wrong; of `attribute:`, the value.
        const isName = finding.code === 'unknown-attribute' && !pointer.endsWith('/attribute');
        return { ...finding, ...place(pointer, isName ? 'name' : undefined) };
      })
      .sort((a, b) => a.line - b.line || a.column - b.column),
  };
}
