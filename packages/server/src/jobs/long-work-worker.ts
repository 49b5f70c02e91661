// The thread that does one piece of long work. It has its own store and a lower priority, so that no shopper waits for it.

import { type CatalogSource, openFile } from '@guidepost/catalog/catalog-source';
import { MendableError } from '@guidepost/fault/mendable-error';
import { plainMend } from '@guidepost/fault/plain-remedy';
import type { Mend } from '@guidepost/fault/remedy';
import type { GivenFile } from '../advisors/check-advisor-file.ts';
import type { SnapshotAtHand } from '../catalogs/take-snapshot.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { giveWay } from '../threads/give-way.ts';
import { serveTasks, type TaskTools } from '../threads/serve-tasks.ts';
import type { LongWork, LongWorkResult, OrderedFile } from './long-work.ts';

export interface LongWorkTask {
  readonly location: StoreLocation;
  readonly work: LongWork;
  /** Of the catalog that a draft to check is for; null: whoever needs it builds it. */
  readonly atHand: SnapshotAtHand | null;
}

/** Each kind is most of the program by itself, and whoever waits for a check does not wait for an importer to be loaded. */
async function run(
  stores: DefinitionStore,
  { location, work, atHand }: LongWorkTask,
  tools: TaskTools,
): Promise<LongWorkResult> {
  switch (work.kind) {
    case 'survey': {
      const { surveyFile } = await import('../imports/survey-file.ts');
      return withFile(work, async (source) => {
        return { kind: 'survey', report: await surveyFile({ ...work.order, source }) };
      });
    }
    case 'import': {
      const { runImport } = await import('../imports/run-import.ts');
      return withFile(work, async (source) => {
        const outcome = await runImport(stores, { ...work.order, source, progress: tools.progress });
        return { kind: 'import', outcome };
      });
    }
    case 'delete': {
      const { runDeletion } = await import('../imports/run-import.ts');
      return withFile(work, async (source) => {
        return { kind: 'delete', outcome: await runDeletion(stores, { ...work.order, source }) };
      });
    }
    case 'check': {
      const { checkAdvisorFile } = await import('../advisors/check-advisor-file.ts');
      const file = await givenFile(work.file);
      return { kind: 'check', report: await checkAdvisorFile(stores, file, provingOf(work, tools), atHand) };
    }
    case 'publish': {
      const { publishAdvisor } = await import('../advisors/publish-advisor.ts');
      const file = await givenFile(work.file);
      return { kind: 'publish', outcome: await publishAdvisor(stores, file, provingOf(work, tools)) };
    }
    case 'rollback': {
      const { rollbackAdvisor } = await import('../advisors/rollback-advisor.ts');
      return { kind: 'rollback', report: await rollbackAdvisor(stores, work.client, work.advisor, work.version) };
    }
    case 'draft': {
      const { draftFromCatalog } = await import('../advisors/draft-from-catalog.ts');
      return { kind: 'draft', report: await draftFromCatalog(stores.catalogs, work.order) };
    }
    case 'simulate':
      return runSimulation(stores, work, tools);
    case 'replay':
      return runReplay(stores, location, work.order, tools);
  }
}

async function givenFile(file: OrderedFile): Promise<GivenFile> {
  if (!('draft' in file)) return file;
  const { writeFile } = await import('../drafts/draft-file.ts');
  const { draft, ...given } = file;
  return { ...given, text: writeFile(draft) };
}

const provingOf = ({ proving }: Extract<LongWork, { kind: 'check' | 'publish' }>, { progress }: TaskTools) =>
  proving && { ...proving, progress };

async function withFile<Result>(
  { path, name }: Extract<LongWork, { readonly path: string }>,
  work: (source: CatalogSource) => Promise<Result>,
): Promise<Result> {
  const source = await openFile(path, name);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}

async function runSimulation(
  stores: DefinitionStore,
  { target, settings }: Extract<LongWork, { kind: 'simulate' }>,
  { progress }: TaskTools,
): Promise<LongWorkResult> {
  const { simulateAdvisor } = await import('../advisors/simulate-advisor.ts');
  const outcome = await simulateAdvisor(stores, target, settings, (done, total) => progress(done / total, done));
  if (outcome.kind !== 'simulated') return refused(outcome.said);
  const { of, settings: used, report } = outcome;
  const { client, id, catalog } = of.advisor;
  const simulated = {
    advisor: { client, id, catalog },
    version: of.version,
    snapshot: { revision: of.snapshot.revision },
  };
  return { kind: 'simulate', simulated, settings: used, report };
}

async function runReplay(
  stores: DefinitionStore,
  location: StoreLocation,
  order: Extract<LongWork, { kind: 'replay' }>['order'],
  { progress }: TaskTools,
): Promise<LongWorkResult> {
  const { replayDraft } = await import('../insights/replay-draft.ts');
  const file = await givenFile(order.file);
  const { openConversations } = await import('../storage/sessions/open-conversations.ts');
  const conversations = await openConversations(location);
  try {
    const outcome = await replayDraft({ ...stores, conversations }, { ...order, file }, progress);
    return outcome.kind === 'replayed' ? { kind: 'replay', outcome } : refused(outcome.said);
  } finally {
    await conversations.close();
  }
}

const refused = (said: Mend): LongWorkResult => ({ kind: 'refused', message: plainMend(said), said });

giveWay();
serveTasks<LongWorkTask, LongWorkResult>(async (task, tools) => {
  const stores = await openDefinitions(task.location, 'never');
  try {
    return await run(stores, task, tools);
  } catch (error) {
    if (!(error instanceof MendableError)) throw error;
    return refused(error.said);
  } finally {
    await stores.close();
  }
});
