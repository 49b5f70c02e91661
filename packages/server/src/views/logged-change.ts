// What the log of changes knows of work that was done, whoever ordered it. Null: nothing was done.

import type { PublishOutcome } from '../advisors/publish-outcome.ts';
import type { RollbackOutcome } from '../advisors/rollback-outcome.ts';
import type { AuditEnd } from '../audit/audit-store.ts';
import type { DeleteOutcome, ImportOutcome } from '../imports/run-import.ts';
import type { LongWorkResult, OrderedWork } from '../jobs/long-work.ts';

type Told = Omit<AuditEnd, 'outcome'>;

/** Of a trial: null. */
export function tellCatalogChange(outcome: ImportOutcome | DeleteOutcome): Told | null {
  if ((outcome.kind !== 'imported' && outcome.kind !== 'deleted') || outcome.report.dryRun) return null;
  const { revision, products, removed } = outcome.report;
  const { added = 0, changed = 0 } = outcome.kind === 'imported' ? outcome.report : {};
  return { after: { revision, products, added, changed, removed } };
}

export function tellPublishing(outcome: PublishOutcome): Told | null {
  if (outcome.kind !== 'published') return null;
  const { advisor, version, report } = outcome;
  const client = report.advisor?.client;
  return { target: advisor, ...(client !== undefined && { client }), after: { version } };
}

export function tellLongWork(work: OrderedWork, result: LongWorkResult): Told | null {
  switch (result.kind) {
    case 'import':
    case 'delete':
      return tellCatalogChange(result.outcome);
    case 'publish':
      return tellPublishing(result.outcome);
    case 'rollback':
      return work.kind === 'rollback' ? tellRollback(work.version, result.report) : null;
    default:
      return null;
  }
}

export const tellRollback = (version: number, outcome: RollbackOutcome): Told | null =>
  outcome.kind === 'done' ? { before: { version: outcome.before }, after: { version } } : null;
