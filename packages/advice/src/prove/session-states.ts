// The states with so many closed questions, each once: what arrives at an equal one is added to it. Keys say all that equality
// rests on, so that a proof does not rest on luck.

import type { Reply } from '@guidepost/engine/session';
import type { Remainder } from './remainder.ts';
import { type Flow, isShorter, type Passed, type Room, type State, type WayThere } from './state.ts';
import type { Wished } from './wishes.ts';

/** What the conversations of a state have in common. */
export interface Arrived {
  readonly remainder: Remainder;
  /** By place, of one of them; of the others, preferences may have other replies. */
  readonly given: readonly (Reply | null)[];
  /** The places of the questions replied to, in the order of replies. */
  readonly order: readonly number[];
  /** The question that comes next. */
  readonly next: number;
  readonly isDue: boolean;
  readonly takesBack: boolean;
}

/** Those of its conversations in which preferences are for the same. */
export interface Wishing extends Flow, Passed {
  readonly place: number;
  /** Null where that makes no difference. */
  readonly wished: Wished | null;
  way: WayThere | null;
}

export interface SessionState extends State, Omit<Arrived, 'next' | 'isDue'> {
  readonly key: string;
  /** By what preferences are for. */
  readonly wishing: Map<number, Wishing>;
}

/** Where preferences make no difference. */
const NO_WISHES = -1;

/** In bytes, beside what the candidates take. */
const STATE_ROOM = 1200;
const WISHING_ROOM = 600;

export class SessionStates {
  readonly #room: Room;
  #known = new Map<string, SessionState>();

  constructor(room: Room) {
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Of the conversations that wait here. */
  get share(): number {
    let share = 0;
    for (const { wishing } of this.#known.values()) for (const each of wishing.values()) share += each.share;
    return share;
  }

  /** The states with the greatest share first, which are then the caller's. */
  takeAll(): SessionState[] {
    const states = [...this.#known.values()];
    for (const state of states) {
      sumUp(state);
      this.#room.words += roomOf(state);
    }
    this.#known = new Map();
    return states.sort((a, b) => b.share - a.share);
  }

  /** Takes states back that were not looked at. */
  putBack(states: readonly SessionState[]): void {
    for (const state of states) {
      this.#known.set(state.key, state);
      this.#room.words -= roomOf(state);
    }
  }

  /** Null where there is no room for a new one; `arrive` says what is known of it. */
  find(key: string, arrive: () => Arrived): SessionState | null {
    let state = this.#known.get(key);
    if (state === undefined) {
      if (this.#room.words < STATE_ROOM) return null;
      this.#room.words -= STATE_ROOM;
      state = begin(key, arrive());
      state.remainder.waiting++;
      this.#known.set(key, state);
    }
    return state;
  }

  /** Null where there is no room for new ones. */
  findWishing({ place, remainder, wishing }: SessionState, wished: Wished | null): Wishing | null {
    const id = wished === null ? NO_WISHES : wished.id;
    let found = wishing.get(id);
    if (found === undefined) {
      const room = wishingRoom(remainder);
      if (this.#room.words < room) return null;
      this.#room.words -= room;
      found = { place, wished, share: 0, paths: 0, replies: 0, fewest: Number.POSITIVE_INFINITY, most: 0, way: null };
      wishing.set(id, found);
    }
    return found;
  }
}

const wishingRoom = ({ candidates }: Remainder): number => WISHING_ROOM + 4 * candidates.length;

const roomOf = ({ wishing, remainder }: SessionState): number => STATE_ROOM + wishingRoom(remainder) * wishing.size;

/** Of no conversation yet. */
export const nothing = (): Flow => ({ share: 0, paths: 0, replies: 0, fewest: Number.POSITIVE_INFINITY, most: 0 });

export function addFlow(to: Flow, { share, paths, replies, fewest, most }: Flow): void {
  to.share += share;
  to.paths += paths;
  to.replies += replies;
  if (fewest < to.fewest) to.fewest = fewest;
  if (most > to.most) to.most = most;
}

function sumUp(state: SessionState): void {
  Object.assign(state, nothing());
  state.way = null;
  for (const each of state.wishing.values()) {
    addFlow(state, each);
    if (each.way !== null && isShorter(each.way, state.way)) state.way = each.way;
  }
}

/** What keys say is not said again. */
const begin = (key: string, { remainder, given, order, next, isDue, takesBack }: Arrived): SessionState => ({
  key,
  remainder,
  given,
  order,
  takesBack,
  wishing: new Map(),
  place: next,
  resultsGiven: isDue,
  count: remainder.count,
  mark: 0,
  memory: { id: 0, replies: [] },
  counted: 0,
  kept: null,
  isList: false,
  way: null,
  ...nothing(),
});
