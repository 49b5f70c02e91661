// Sessions over several PostgreSQL servers. The id of a session says on which one it lives, and a session never moves. So servers are added
// at once, and emptied by giving them no new sessions until the last of theirs have ended. One that does not answer takes only its own
// sessions with it.

import type { Interaction, InteractionOrigin, InteractionStore } from '../../../interactions/interaction-store.ts';
import type { PartHealth } from '../../../monitoring/health.ts';
import { markOfId, timeOfId } from '../../../sessions/session-id.ts';
import {
  type DailyCount,
  type SessionId,
  type SessionStore,
  type StepEvent,
  type StoredSession,
  StoreUnavailable,
} from '../../../sessions/session-store.ts';
import type { SessionServer } from '../../../settings/database-urls.ts';
import { sumDailyCounts } from '../daily-counts.ts';
import {
  openPostgresSessions,
  type PostgresSessionSettings,
  type PostgresSessionStore,
} from './postgres-session-store.ts';
import type { SweepLimits } from './postgres-sweep.ts';

interface Place {
  readonly server: SessionServer;
  /** Null until the server answered for the first time. */
  store: PostgresSessionStore | null;
  /** Why it has not. */
  absent: StoreUnavailable | null;
}

interface OpenPlace extends Place {
  readonly store: PostgresSessionStore;
}

const isOpen = (place: Place): place is OpenPlace => place.store !== null;

/** Milliseconds between two attempts to reach a server that was not there at the start. */
const RETRY_INTERVAL = 1000;

/** Sessions that started so long after a database got its mark have it in their ids, whichever process began them. */
const MARK_SPREAD = 24 * 60 * 60 * 1000;

/** Sessions that are not where their id says, by their ids. There are more only if a mark was changed under way. */
const STRAYS = 100_000;

/**
 * Throws a {@link StoreUnavailable} if none of the servers can be reached. One that cannot be is tried again later. Any other error,
 * such as a wrong password, is thrown at once.
 */
export async function openSeveralSessionStores(
  servers: readonly SessionServer[],
  settings: PostgresSessionSettings = {},
): Promise<SeveralSessionStores> {
  const places = servers.map((server): Place => ({ server, store: null, absent: null }));
  const stores = new SeveralSessionStores(places, settings);
  try {
    await stores.openAbsent();
    const absent = places.flatMap((place) => (place.absent === null ? [] : [place.absent]));
    if (absent[0] !== undefined && absent.length === places.length) throw absent[0];
    return stores;
  } catch (error) {
    await stores.close();
    throw error;
  }
}

export class SeveralSessionStores implements SessionStore, InteractionStore {
  readonly isShared = true;
  readonly #places: readonly Place[];
  readonly #settings: PostgresSessionSettings;
  #byMark = new Map<string, OpenPlace>();
  readonly #strays = new Map<SessionId, OpenPlace>();
  #started = 0;
  #opening: Promise<void> | null = null;
  #isClosed = false;
  readonly #retry: NodeJS.Timeout;

  constructor(places: readonly Place[], settings: PostgresSessionSettings) {
    this.#places = places;
    this.#settings = settings;
    this.#retry = setInterval(() => {
      if (!this.#places.every(isOpen)) this.openAbsent().catch(nothing);
    }, RETRY_INTERVAL).unref();
  }

  /** Tries to reach the servers that were not there yet. Rejects with what is not a {@link StoreUnavailable}. */
  openAbsent(): Promise<void> {
    this.#opening ??= this.#openAbsent().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #openAbsent(): Promise<void> {
    const opened = await Promise.allSettled(
      this.#places.filter((place) => !isOpen(place)).map((place) => this.#open(place)),
    );
    // In the order of the list, so that all processes change the mark of the same one if two have the same.
    const marks = new Map<string, OpenPlace>();
    for (const place of this.#places.filter(isOpen)) {
      while (marks.has(place.store.mark.mark)) await place.store.changeMark();
      marks.set(place.store.mark.mark, place);
    }
    this.#byMark = marks;
    for (const each of opened) if (each.status === 'rejected') throw each.reason;
  }

  async #open(place: Place): Promise<void> {
    try {
      const store = await openPostgresSessions(place.server.url, this.#settings);
      if (this.#isClosed) return await store.close();
      place.store = store;
      place.absent = null;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      place.absent = error;
    }
  }

  /** On each server in turn that answers and takes new sessions. If there is none, on one that is being emptied. */
  makeId(now: number): SessionId {
    const open = this.#places.filter(isOpen);
    const answering = open.filter(({ store }) => store.isAnswering);
    const taking = answering.filter(({ server }) => !server.drains);
    const from = [taking, answering, open].find((places) => places.length > 0) ?? [];
    const place = from[this.#started % from.length];
    if (place === undefined) throw this.#nobodyAnswers();
    this.#started += 1;
    return place.store.makeId(now);
  }

  find(id: SessionId, step?: number): StoredSession | null | Promise<StoredSession | null> {
    const home = this.#homeOf(id);
    const found = home?.store.find(id, step) ?? null;
    if (found !== null && !(found instanceof Promise)) return found;
    if (home !== null && !this.#mayStray(id)) return found;
    return this.#searchAfter(id, home, found, step);
  }

  insert(...step: Parameters<SessionStore['insert']>): Promise<true> {
    return this.#settle(step[0].id, (store) => store.insert(...step));
  }

  advance(...step: Parameters<SessionStore['advance']>): Promise<boolean> {
    return this.#settle(step[0].id, (store) => store.advance(...step));
  }

  async settled(): Promise<void> {}

  async findOrigin(id: SessionId): Promise<InteractionOrigin | null> {
    const home = this.#homeOf(id);
    const found = (await home?.store.findOrigin(id)) ?? null;
    if (found !== null || (home !== null && !this.#mayStray(id))) return found;
    return this.#search(id, home, (store) => store.findOrigin(id));
  }

  /** An order counts once on each server, and a session and its tokens are on one. */
  record(interaction: Interaction, origin: InteractionOrigin): Promise<void> {
    return this.#settle(interaction.session, (store) => store.record(interaction, origin));
  }

  async interactions(id: SessionId): Promise<readonly Interaction[]> {
    // Finding it says where it is.
    await this.findOrigin(id);
    return (await this.#homeOf(id)?.store.interactions(id)) ?? [];
  }

  /** All are asked, because a conversation that its shopper wants erased must not be left anywhere. */
  async remove(id: SessionId): Promise<boolean> {
    const home = this.#homeOf(id);
    if (home !== null && (await home.store.remove(id))) return true;
    if (home !== null && !this.#mayStray(id)) return false;
    const others = this.#places.filter((place) => place !== home);
    const removed = await Promise.all(others.map((place) => this.#storeOf(place).remove(id)));
    return removed.includes(true);
  }

  async events(id: SessionId): Promise<readonly StepEvent[]> {
    // Finding it says where it is.
    await this.find(id);
    return (await this.#homeOf(id)?.store.events(id)) ?? [];
  }

  /** One that does not answer does not keep the others from it. */
  async sweep(limits: SweepLimits): Promise<{ events: number; sessions: number }> {
    const swept = await Promise.allSettled(this.#places.map(async (place) => this.#storeOf(place).sweep(limits)));
    const total = { events: 0, sessions: 0 };
    for (const each of swept) {
      if (each.status === 'rejected') throw each.reason;
      total.events += each.value.events;
      total.sessions += each.value.sessions;
    }
    return total;
  }

  async dailyCounts(): Promise<readonly DailyCount[]> {
    return sumDailyCounts(await Promise.all(this.#places.map((place) => this.#storeOf(place).dailyCounts())));
  }

  /** Failed if none of the servers answers. */
  get health(): readonly [PartHealth] {
    const troubles = this.#places.flatMap(({ store, absent }) => store?.health[0].detail ?? absent?.message ?? []);
    if (troubles.length === 0) return [{ part: 'sessions', state: 'ok', detail: null }];
    const state = troubles.length === this.#places.length ? 'failed' : 'degraded';
    return [{ part: 'sessions', state, detail: troubles.join(' ') }];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#retry);
    await this.#opening?.catch(nothing);
    await Promise.all(this.#places.map(({ store }) => store?.close()));
  }

  /** Null if no server that answered so far has its mark. */
  #homeOf(id: SessionId): OpenPlace | null {
    return this.#strays.get(id) ?? this.#byMark.get(markOfId(id)) ?? null;
  }

  /** Whether it may be elsewhere than its id says: it began before all databases had their marks, or one is not known yet. */
  #mayStray(id: SessionId): boolean {
    if (this.#strays.has(id)) return false;
    const since = Math.max(0, ...this.#places.map(({ store }) => store?.mark.since ?? 0));
    return timeOfId(id) < since + MARK_SPREAD;
  }

  async #searchAfter(
    id: SessionId,
    home: OpenPlace | null,
    asked: StoredSession | null | Promise<StoredSession | null>,
    step?: number,
  ): Promise<StoredSession | null> {
    return (await asked) ?? this.#search(id, home, async (store) => store.find(id, step));
  }

  /** On all servers but its home, which does not have it. */
  async #search<Found>(
    id: SessionId,
    home: OpenPlace | null,
    ask: (store: PostgresSessionStore) => Promise<Found | null>,
  ): Promise<Found | null> {
    let absent: unknown = null;
    const others = this.#places.filter((place) => place !== home);
    const answers = await Promise.allSettled(others.map(async (place) => ask(this.#storeOf(place))));
    for (const [index, answer] of answers.entries()) {
      const place = others[index];
      if (answer.status === 'rejected') absent ??= answer.reason;
      else if (answer.value !== null && place !== undefined && isOpen(place)) {
        this.#noteStray(id, place);
        return answer.value;
      }
    }
    // Nobody knows whether it is there.
    if (absent !== null) throw absent;
    return null;
  }

  #noteStray(id: SessionId, place: OpenPlace): void {
    this.#strays.set(id, place);
    const [oldest] = this.#strays.keys();
    if (this.#strays.size > STRAYS && oldest !== undefined) this.#strays.delete(oldest);
  }

  /** On the server that has the session or is going to have it. */
  async #settle<Result>(id: SessionId, work: (store: PostgresSessionStore) => Promise<Result>): Promise<Result> {
    const home = this.#homeOf(id) ?? this.#places.find(isOpen);
    if (home === undefined) throw this.#nobodyAnswers();
    if (!this.#byMark.has(markOfId(id))) this.#noteStray(id, home);
    return work(home.store);
  }

  #storeOf(place: Place): PostgresSessionStore {
    if (place.store === null) throw place.absent ?? this.#nobodyAnswers();
    return place.store;
  }

  #nobodyAnswers(): StoreUnavailable {
    return new StoreUnavailable(
      'None of the servers of the sessions answers. See that they run and can be reached from here.',
    );
  }
}

const nothing = (): void => {};
