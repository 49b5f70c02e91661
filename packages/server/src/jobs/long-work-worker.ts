// The thread that does long work: one piece, with a store of its own and a lower priority, so that no shopper waits for it.

import { simulate } from '@guidepost/advice/simulate/simulate';
import { openSource } from '@guidepost/catalog/catalog-source';
import { MendableError } from '@guidepost/fault/mendable-error';
import { plainMend } from '@guidepost/fault/plain-remedy';
import { joinMends } from '@guidepost/fault/remedy';
import { checkAdvisor } from '../advisors/check-advisor.ts';
import { draftAdvisor } from '../advisors/draft-advisor.ts';
import { subjectOfFile, subjectOfPublished } from '../advisors/simulate-advisor.ts';
import { importCatalog } from '../imports/import-catalog.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { giveWay } from '../threads/give-way.ts';
import { serveTask, type TaskTools } from '../threads/serve-task.ts';
import type { LongWork, LongWorkResult } from './long-work.ts';

export interface LongWorkTask {
  readonly location: StoreLocation;
  readonly work: LongWork;
}

async function run(stores: DefinitionStore, work: LongWork, tools: TaskTools): Promise<LongWorkResult> {
  switch (work.kind) {
    case 'import':
      return runImport(stores, work, tools);
    case 'check': {
      const proving = work.seconds === null ? null : { seconds: work.seconds, progress: tools.progress };
      return { kind: 'checked', report: await checkAdvisor(stores.catalogs, work.text, work.file, proving) };
    }
    case 'draft':
      return { kind: 'drafted', report: await draftAdvisor(stores.catalogs, work.order) };
    case 'simulate':
      return runSimulation(stores, work, tools);
  }
}

async function runImport(
  stores: DefinitionStore,
  { path, order }: Extract<LongWork, { kind: 'import' }>,
  { progress }: TaskTools,
): Promise<LongWorkResult> {
  const source = await openSource(path);
  try {
    return { kind: 'imported', report: await importCatalog(stores, { ...order, source, progress }) };
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    const { message, reasons, reading, isOverridable } = error;
    return { kind: 'import-stopped', message, reasons, reading, isOverridable };
  } finally {
    await source.close();
  }
}

async function runSimulation(
  stores: DefinitionStore,
  { file, client, advisor, settings }: Extract<LongWork, { kind: 'simulate' }>,
  { progress }: TaskTools,
): Promise<LongWorkResult> {
  const subject = await (file === null
    ? subjectOfPublished(stores, client, advisor)
    : subjectOfFile(stores.catalogs, file.text, file.name));
  if ('problems' in subject) {
    const said = joinMends(subject.problems, '\n');
    return { kind: 'refused', message: plainMend(said), said };
  }
  const report = simulate(subject.advisor, subject.attributes, subject.snapshot, settings, (done, total) =>
    progress(done / total, done),
  );
  return { kind: 'simulated', version: subject.version, report };
}

giveWay();
await serveTask<LongWorkTask, LongWorkResult>(async ({ location, work }, tools) => {
  const stores = await openDefinitions(location, 'never');
  try {
    return await run(stores, work, tools);
  } catch (error) {
    if (!(error instanceof MendableError)) throw error;
    return { kind: 'refused', message: error.message, said: error.said };
  } finally {
    await stores.close();
  }
});
