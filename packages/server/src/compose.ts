// Wires the process together: the only file that sees every part. What it starts it also stops, in the opposite order.

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AdminDoor } from './admin/admin-door.ts';
import type { BegunService } from './demo/prepare-demo.ts';
import { feedLimits } from './feeds/feed-limits.ts';
import { FeedSchedule } from './feeds/feed-schedule.ts';
import { KnownProducts } from './interactions/known-products.ts';
import { INSIGHT_PATIENCE, InsightSchedule } from './jobs/insight-schedule.ts';
import { logPull } from './jobs/log-pull.ts';
import { LongWorkLater } from './jobs/long-work-later.ts';
import { runPullWorker } from './jobs/run-pull-worker.ts';
import { makeAddressOf } from './limits/client-address.ts';
import { openLimits } from './limits/open-limits.ts';
import { WaitingBound } from './limits/waiting-bound.ts';
import { ChangeFollower } from './live/change-follower.ts';
import { LiveAdvisors } from './live/live-advisors.ts';
import { LiveCatalogs } from './live/live-catalogs.ts';
import { LiveKeys } from './live/live-keys.ts';
import { NewestSnapshots } from './live/newest-snapshot.ts';
import type { MailSettings } from './mail/mail-sender.ts';
import { McpDoor, type OpenMcp } from './mcp/mcp-door.ts';
import { gaugesOf } from './monitoring/gauges.ts';
import { Health } from './monitoring/health.ts';
import { Metrics } from './monitoring/metrics.ts';
import type { NextService } from './next/check-head.ts';
import { Gate } from './next/gate.ts';
import { type InteractionService, InteractionsRoute } from './next/interactions-route.ts';
import { NextRoute } from './next/next-route.ts';
import { makeRestApp } from './pages/rest-app.ts';
import type { ProviderSettings } from './people/open-id-provider.ts';
import { leaseFor } from './sessions/lease.ts';
import { SessionTokens } from './sessions/session-token.ts';
import { SessionSweeper, SWEEP_PATIENCE } from './sessions/sweep-sessions.ts';
import { adminUrlOf } from './settings/admin-url.ts';
import type { Config } from './settings/config.ts';
import { VERSION } from './settings/version.ts';
import { StatementKeys } from './statements/statement-keys.ts';
import { closeDataFolder } from './storage/data-folder.ts';
import type { DefinitionStore } from './storage/definitions/definition-store.ts';
import { openDefinitions } from './storage/definitions/open-definitions.ts';
import { DiskWatch } from './storage/disk-room.ts';
import { openSessions } from './storage/sessions/open-sessions.ts';
import { locateStore } from './storage/store-location.ts';
import { HttpServer } from './transport/http-server.ts';
import { joinHealth } from './workers/join-health.ts';
import { joinMetrics } from './workers/join-metrics.ts';
import type { WorkerLink } from './workers/worker-link.ts';
import type { Asked, WorkerState } from './workers/worker-messages.ts';

export interface ServerParts {
  readonly log: Logger;
  /** Runs once the stores are open and before anything is served; for the demo. */
  readonly prepare?: (definitions: DefinitionStore, publicUrl: string) => Promise<void>;
  /** Goes on beside the service once it answers, until the signal; for the demo. */
  readonly begun?: (service: BegunService, signal: AbortSignal) => Promise<void>;
  /** If this process is one of several that share a port. */
  readonly worker?: WorkerLink;
  /** Adds pages; for the demo. */
  readonly extend?: (app: FastifyInstance) => void;
  /** What answers assistants, in place of the tools of advisors. */
  readonly openMcp?: OpenMcp;
}

export interface RunningServer {
  readonly port: number;
  /** The same, unless the admin interface has one of its own. */
  readonly adminPort: number;
  /** How people reach the admin interface, without a slash at its end; null: it is switched off. */
  readonly adminUrl: string | null;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Finishes the requests under way, commits, lets go of the files. Answers 503 meanwhile. */
  stop(): Promise<void>;
}

/** Milliseconds between a response and the next request: longer than proxies keep a connection, so that they end it. */
const KEEP_ALIVE = 65_000;

/** While draining, requests under way get this long. */
const DRAIN_TIME = 5000;

/** How often changes of the parts' health are looked for, to be logged, in milliseconds. */
const HEALTH_INTERVAL = 1000;

/** Resolves when the service takes requests. When it cannot start, nothing is left behind and the error comes out. */
export async function startServer(
  config: Config,
  { log, prepare, extend, begun, worker, openMcp }: ServerParts,
): Promise<RunningServer> {
  const cleanUps: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  };
  try {
    let phase: 'starting' | 'serving' | 'draining' = 'starting';
    let service: (NextService & InteractionService) | null = null;
    let publicUrl = '';
    let live: LiveAdvisors | null = null;
    let statementKeys: StatementKeys | null = null;
    let snapshots: NewestSnapshots | null = null;
    let feeds: FeedSchedule | null = null;
    let http: HttpServer | null = null;
    let countFaults: ChangeFollower['countFaults'] = () => 0;
    const health = new Health(log);
    const bound = new WaitingBound(config.GUIDEPOST_MAX_WAITING);
    const healthLog = setInterval(() => health.tellChanges(), HEALTH_INTERVAL);
    healthLog.unref();
    cleanUps.push(() => clearInterval(healthLog));
    const metrics = new Metrics(
      health,
      gaugesOf({
        advisors: () => live?.size ?? 0,
        faults: (kind) => countFaults(kind),
        waiting: () => bound.waiting,
        waitingLimit: () => bound.limit,
        connections: () => http?.connections ?? 0,
        failingFeeds: () => feeds?.failing ?? 0,
      }),
    );
    const failed = (error: unknown, requestId: string) => {
      metrics.failed();
      log.error({ err: error, request: requestId }, 'a request ended in an internal error');
    };
    const shared = {
      service: () => (phase === 'serving' ? service : null),
      bound,
      addressOf: makeAddressOf(config.GUIDEPOST_TRUST_PROXY),
      publicUrl: () => publicUrl,
    };
    const next = new NextRoute({
      ...shared,
      observer: {
        responded: (seconds, outcome) => metrics.responded(outcome, seconds),
        overloaded: () => metrics.overloaded(),
        failed,
      },
    });
    const interactions = new InteractionsRoute({
      ...shared,
      observer: { interacted: (outcome) => metrics.interacted(outcome), failed },
    });
    const state = async (what: Asked): Promise<WorkerState> => ({
      status: phase === 'serving' && !health.isReady ? 'failing' : phase,
      parts: health.parts.filter(({ state }) => state !== 'ok'),
      metrics: what === 'metrics' ? (await metrics.write()).text : '',
    });
    worker?.tellWith(state);
    const longWork = new LongWorkLater(async () => {
      const { openLongWork } = await import('./jobs/open-long-work.ts');
      return openLongWork({
        ...{ stores: (await defining).openJobs(), location, limits: feedLimits(config), log },
        view: async (work, end) => (await import('./views/long-work-view.ts')).viewLongWorkEnd(work, end),
        audit: (await defining).audit,
        tell: async (work, result) => (await import('./views/logged-change.ts')).tellLongWork(work, result),
        snapshots: { find: async (client, catalog) => snapshots?.find(client, catalog) ?? null },
      });
    });
    const admin = new AdminDoor(config.GUIDEPOST_ADMIN, {
      publicUrl: () => publicUrl,
      adminUrl: (ownPort) => adminUrlOf(config, publicUrl, ownPort) ?? publicUrl,
      isServing: () => phase === 'serving',
      feedLimits: feedLimits(config),
      addressOf: makeAddressOf(config.GUIDEPOST_TRUST_PROXY),
      provider: providerOf(config),
      mail: mailOf(config),
      warn: (error, what) => log.warn({ err: error }, what),
      longWork: () => longWork.get(),
      failed,
    });
    cleanUps.push(() => admin.close());
    const mcp = new McpDoor({
      ...{ isOpen: config.GUIDEPOST_MCP === 'on', route: next, service: shared.service, addressOf: shared.addressOf },
      statementKeys: () => statementKeys,
      ...{ publicUrl: () => publicUrl, version: VERSION, failed },
      ...(openMcp && { open: openMcp }),
    });
    const rest = await makeRestApp({
      readiness: async () => (worker ? joinHealth(await worker.ask('health')) : state('health')),
      metrics: async () => {
        const { type } = metrics;
        return { type, text: worker ? joinMetrics(await worker.ask('metrics')) : (await state('metrics')).metrics };
      },
      publicUrl: () => publicUrl,
      statementKeys: () => statementKeys?.published(Math.floor(Date.now() / 1000)) ?? null,
      version: VERSION,
      extend: extend ?? null,
      failed,
    });

    const requestTimeout = config.GUIDEPOST_REQUEST_TIMEOUT;
    const server = new HttpServer({
      next,
      interactions,
      rest: (request, response) => {
        const door = [admin, mcp].find((each) => each.isFor(request));
        return door ? door.answer(request, response) : rest(request, response);
      },
      publicUrl: () => publicUrl,
      readsQuickly: config.GUIDEPOST_HTTP_READER === 'quick',
      requestTimeout,
      keepAlive: KEEP_ALIVE,
      limits: {
        connections: config.GUIDEPOST_MAX_CONNECTIONS,
        waiting: config.GUIDEPOST_MAX_WAITING,
        unreadBytes: config.GUIDEPOST_MAX_UNREAD,
        responseTimeout: config.GUIDEPOST_RESPONSE_TIMEOUT,
      },
      ended: (why) => metrics.connectionEnded(why),
    });
    http = server;
    const listen = () => server.listen(config.GUIDEPOST_PORT, config.GUIDEPOST_HOST, worker !== undefined);
    // Connections come only to workers that listen, so one that is starting takes none. A single server says that it is starting.
    const port = worker ? config.GUIDEPOST_PORT : await listen();
    if (!worker) cleanUps.push(() => server.close());
    publicUrl = config.PUBLIC_URL ?? `http://localhost:${port}`;

    const location = locateStore(config);
    // All at once: each waits for the disk or for a thread.
    const starting = LiveCatalogs.start(location);
    const closeCatalogs = starting.then(
      (started) => () => started.close(),
      () => () => {}, // Told where it is awaited.
    );
    cleanUps.push(async () => (await closeCatalogs)());
    const opening = openSessions(location, {
      guard: async (newest, change) => (await defining).changeSessionSchema(newest, change),
      capacity: config.GUIDEPOST_HOT_SESSIONS,
      synchronous: config.GUIDEPOST_DURABILITY === 'full' ? 'FULL' : 'NORMAL',
    });
    const closeSessions = opening.then(
      (opened) => () => opened.close(),
      () => () => {}, // Told where it is awaited.
    );
    cleanUps.push(async () => (await closeSessions)());
    const defining = openDefinitions(location, 'apply');
    const definitions = await defining;
    cleanUps.push(() => definitions.close());
    const statementSecret = config.GUIDEPOST_MCP === 'on' ? await definitions.secret('statements') : null;
    statementKeys = statementSecret && new StatementKeys(statementSecret, () => publicUrl);
    const sessions = await opening;
    const folder = location.kind === 'embedded' ? watchFolder(location.folder, definitions, log) : null;
    cleanUps.push(() => folder?.stop());
    // Only once the folder is this server's own, but beside the start of the thread that builds catalogs.
    await prepare?.(definitions, publicUrl);
    const catalogs = await starting;
    health.watch(() => [...sessions.health, catalogs.health, ...(folder === null ? [] : [folder.health])]);

    snapshots = new NewestSnapshots(catalogs, definitions.catalogs);
    const keys = new LiveKeys(definitions.keys);
    const advisors = new LiveAdvisors(definitions.advisors, catalogs, publicUrl);
    live = advisors;
    const follower = new ChangeFollower({ definitions, keys, advisors, sessions, log });
    await follower.start();
    cleanUps.push(() => follower.stop());
    health.watch(() => follower.health);
    countFaults = (kind) => follower.countFaults(kind);

    const life = {
      idle: config.GUIDEPOST_SESSION_IDLE,
      total: config.GUIDEPOST_SESSION_TOTAL,
      unreplied: config.GUIDEPOST_SESSION_UNREPLIED,
    };
    const lease = leaseFor(definitions.leases, 'sweep', SWEEP_PATIENCE);
    const sweeper = new SessionSweeper({ sessions, lease, life, eventsKept: config.GUIDEPOST_EVENTS_KEPT, log });
    sweeper.start();
    health.watch(() => [sweeper.health]);
    cleanUps.push(() => sweeper.stop());
    const insights = new InsightSchedule({
      location,
      settings: { kept: Math.max(config.GUIDEPOST_EVENTS_KEPT, life.total), total: life.total },
      lease: leaseFor(definitions.leases, 'insights', INSIGHT_PATIENCE),
      log,
    });
    insights.start();
    cleanUps.push(() => insights.stop());

    const pulling = { location, limits: feedLimits(config) };
    const schedule = new FeedSchedule({
      feeds: definitions.feeds,
      pull: async (feed, signal) => {
        const news = await runPullWorker(definitions.feeds, feed, pulling, signal);
        await logPull(definitions.audit, feed, news).catch((error: unknown) =>
          log.warn({ err: error }, 'what a feed changed could not be written to the log of changes'),
        );
        return news;
      },
      log,
      observe: (outcome) => metrics.feedPulled(outcome),
    });
    feeds = schedule;
    cleanUps.push(() => schedule.stop());

    const limits = await openLimits(definitions);
    cleanUps.push(() => limits.stop());
    const published = advisors.find.bind(advisors);
    admin.running = {
      stores: definitions,
      liveCatalogs: catalogs,
      snapshots,
      published,
      makeTries: limits.countFailures,
    };

    service = {
      gate: new Gate(keys, { perSecond: config.GUIDEPOST_RATE, burst: config.GUIDEPOST_RATE_BURST }, limits),
      advisors,
      sessions,
      store: sessions,
      products: new KnownProducts(definitions.advisors, definitions.catalogs),
      secret: await definitions.secret('interactions'),
      tokens: new SessionTokens(await definitions.secret('session-tokens')),
      life,
      mostSteps: config.GUIDEPOST_SESSION_STEPS,
    };
    phase = 'serving';
    if (worker) {
      await listen();
      cleanUps.push(() => server.close());
      worker.ready(publicUrl);
    }
    const adminPort = await admin.listen(config.GUIDEPOST_HOST, worker !== undefined);
    schedule.start();
    cleanUps.push(() => longWork.stop());
    if (config.GUIDEPOST_ADMIN !== 'nowhere') {
      longWork.get().catch((error: unknown) => log.error({ err: error }, 'long work cannot be done yet'));
    }
    log.info({ port, publicUrl, advisors: advisors.size }, 'serving');
    if (begun) {
      const stopping = new AbortController();
      const going = begun({ advisors, sessions, computeInsights: () => insights.computeSoon() }, stopping.signal);
      const ended = going.catch((error: unknown) => log.warn({ err: error }, 'the demo is not complete'));
      cleanUps.push(() => {
        stopping.abort();
        return ended;
      });
    }
    cleanUps.push(async () => {
      phase = 'draining';
      const unanswered = await server.drain(DRAIN_TIME);
      if (unanswered > 0) log.warn({ requests: unanswered }, 'stopped before every request was answered');
    });
    return { port, adminPort: adminPort ?? port, adminUrl: adminUrlOf(config, publicUrl, adminPort), publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Null: the operator set none up. */
const providerOf = (config: Config): ProviderSettings | null =>
  config.GUIDEPOST_OIDC_ISSUER && {
    issuer: config.GUIDEPOST_OIDC_ISSUER,
    clientId: config.GUIDEPOST_OIDC_CLIENT_ID,
    clientSecret: config.GUIDEPOST_OIDC_CLIENT_SECRET,
  };

const mailOf = ({ GUIDEPOST_SMTP_URL: server, GUIDEPOST_SMTP_FROM: from }: Config): MailSettings | null =>
  server && { server, from };

/** Closes the folder to others on the machine, and sees how much room is left on its disk. */
function watchFolder(folder: string, definitions: DefinitionStore, log: Logger): DiskWatch {
  const notice = closeDataFolder(folder);
  if (notice !== null) log.warn(notice);
  const disk = new DiskWatch(folder, () => definitions.makeRoom());
  disk.start();
  return disk;
}
