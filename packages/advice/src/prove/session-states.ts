// The states with so many closed questions, each once: what arrives at an equal one is added to it. Keys say all that equality
// rests on, so that a proof does not rest on luck.

import type { Reply } from '@guidepost/engine/session';
import { FLOW_ROOM, type FlowTable } from './flow-table.ts';
import type { Remainder } from './remainder.ts';
import type { Flow, Room, State } from './state.ts';
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

export interface SessionState extends State, Omit<Arrived, 'next' | 'isDue'> {
  readonly key: string;
  /** What preferences are for, null where that makes no difference → the row of the conversations in which they are for that. */
  readonly rows: Map<Wished | null, number>;
}

/** In bytes. */
const STATE_ROOM = 1200;
const WISHED_ROOM = 150;

export class SessionStates {
  readonly #room: Room;
  readonly #flows: FlowTable;
  #known = new Map<string, SessionState>();

  constructor(room: Room, flows: FlowTable) {
    this.#room = room;
    this.#flows = flows;
  }

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Of the conversations that wait here. */
  get share(): number {
    let share = 0;
    for (const { rows } of this.#known.values()) for (const row of rows.values()) share += this.#flows.shareOf(row);
    return share;
  }

  /** The states with the greatest share first, which are then the caller's. */
  takeAll(): SessionState[] {
    const states = [...this.#known.values()];
    for (const state of states) {
      this.#sumUp(state);
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

  /** Null where there is no room for a new one. */
  find(key: string, arrived: Arrived): SessionState | null {
    let state = this.#known.get(key);
    if (state === undefined) {
      if (this.#room.words < STATE_ROOM) return null;
      this.#room.words -= STATE_ROOM;
      state = begin(key, arrived);
      state.remainder.waiting++;
      this.#known.set(key, state);
    }
    return state;
  }

  /** The row of those who want this; null where there is no room for a new one. */
  findRow({ place, rows }: SessionState, wished: Wished | null): number | null {
    let row = rows.get(wished);
    if (row === undefined) {
      if (this.#room.words < WISHED_ROOM + FLOW_ROOM) return null;
      this.#room.words -= WISHED_ROOM + FLOW_ROOM;
      row = this.#flows.add(place);
      rows.set(wished, row);
    }
    return row;
  }

  #sumUp(state: SessionState): void {
    Object.assign(state, nothing());
    let best = -1;
    for (const row of state.rows.values()) {
      this.#flows.addTo(state, row);
      if (best < 0 || this.#flows.hasShorterWay(row, best)) best = row;
    }
    state.way = best < 0 ? null : this.#flows.wayTo(best);
  }
}

/** Rows are kept, because ways lead through them. */
const roomOf = ({ rows }: SessionState): number => STATE_ROOM + WISHED_ROOM * rows.size;

/** Of no conversation yet. */
export const nothing = (): Flow => ({ share: 0, paths: 0, replies: 0, fewest: Number.POSITIVE_INFINITY, most: 0 });

export function addFlow(to: Flow, { share, paths, replies, fewest, most }: Flow): void {
  to.share += share;
  to.paths += paths;
  to.replies += replies;
  if (fewest < to.fewest) to.fewest = fewest;
  if (most > to.most) to.most = most;
}

/** What keys say is not said again. */
const begin = (key: string, { remainder, given, order, next, isDue, takesBack }: Arrived): SessionState => ({
  key,
  remainder,
  given,
  order,
  takesBack,
  rows: new Map(),
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
