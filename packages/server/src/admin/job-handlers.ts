// Jobs that were ordered, by the admin interface: followed and cancelled.

import type { JOB_ROUTES } from '@guidepost/contract/admin/job-routes';
import type { Access, Part } from '@guidepost/contract/admin/rights';
import { logChange } from '../audit/log-change.ts';
import { changesSomething, type RunningLongWork } from '../jobs/open-long-work.ts';
import type { Caller } from '../people/caller.ts';
import type { Job } from '../queue/job.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { viewJob, viewJobWithResult } from '../views/job-view.ts';
import { actorOf } from './actor-of.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { type JobEvents, readLastEvent } from './job-events.ts';
import { orderHandlers } from './order-handlers.ts';
import { readPage } from './read-query.ts';

export const jobHandlers = (
  longWork: () => Promise<RunningLongWork>,
  events: JobEvents,
  { drafts, audit }: Pick<DefinitionStore, 'drafts' | 'audit'>,
): Handlers<typeof JOB_ROUTES> => ({
  ...orderHandlers(longWork, drafts),

  listJobs: async ({ client, caller, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next } = await (await longWork()).store.list(client, page);
    return { view: { entries: entries.filter((job) => mayDo(caller, job, 'read')).map(viewJob), next } };
  },

  findJob: async ({ client, caller, params: { job = '' } }) => {
    const found = await (await longWork()).store.find(client, job);
    return found === null || !mayDo(caller, found, 'read') ? NOT_FOUND : { view: viewJobWithResult(found) };
  },

  cancelJob: async ({ client, caller, params: { job = '' } }) => {
    const { store, queue, news } = await longWork();
    const found = await store.find(client, job);
    if (found === null || !mayDo(caller, found, 'read')) return NOT_FOUND;
    if (!mayDo(caller, found, 'change'))
      return new Refusal('not-permitted', `This takes the right ${partOf(found)}:change.`);
    const { kind, about } = found;
    const cancel = () => queue.cancel(client, job);
    const intent = {
      client,
      door: 'admin interface',
      by: actorOf(caller),
      action: 'job cancelled',
      target: job,
    } as const;
    // Whoever works on a draft has older checks of it cancelled all the time, which nobody wants to read about.
    const cancelled = changesSomething(kind)
      ? await logChange(audit, intent, cancel, (done) =>
          done === null ? { outcome: 'refused' } : { outcome: 'done', after: { kind, about } },
        )
      : await cancel();
    if (cancelled === null) return new Refusal('refused', 'The job has ended already.');
    void news.look();
    return { view: viewJob(cancelled) };
  },

  followJob: async (call) => {
    const { client, caller, params } = call;
    const { store, news } = await longWork();
    const found = await store.find(client, params.job ?? '');
    if (found === null || !mayDo(caller, found, 'read')) return NOT_FOUND;
    return events.open(call, (tell, end) =>
      // The job as it is now comes first.
      news.follow(client, found.changedAt, (job) => {
        if (job.id !== found.id) return;
        tell(job);
        if (job.state === 'ended') end('ended');
      }),
    );
  },

  followJobs: async (call) => {
    const { client, caller, headers } = call;
    const { news } = await longWork();
    const since = readLastEvent(headers['last-event-id']);
    return events.open(call, (tell) =>
      news.follow(client, since, (job) => {
        if (mayDo(caller, job, 'read')) tell(job);
      }),
    );
  },
});

const PART_OF: Readonly<Record<string, Part>> = { import: 'catalogs', delete: 'catalogs', survey: 'catalogs' };

/** What it is about. */
const partOf = ({ kind }: Job): Part => PART_OF[kind] ?? 'advisors';

const mayDo = (caller: Caller, job: Job, access: Access): boolean => caller.mayDo(job.client, partOf(job), access);
