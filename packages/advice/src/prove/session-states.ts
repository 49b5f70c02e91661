// The states with so many closed questions, each once: what arrives at an equal one is added to it. Keys say all that equality
// rests on, so that a proof does not rest on luck.

import type { Reply } from '@guidepost/engine/session';
import { FLOW_ROOM, type FlowTable } from './flow-table.ts';
import { NumberTable } from './number-table.ts';
import type { Remainder } from './remainder.ts';
import { nothing, type Room, type State } from './state.ts';
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
  /** What was wished → the row of those who wished it. */
  readonly rows: NumberTable;
  /** The first and the last of these rows. */
  firstRow: number;
  lastRow: number;
  rowCount: number;
  /** A row of all of them together, once they have all come. */
  allRow: number;
}

/** In bytes. */
const STATE_ROOM = 1200;
const WISHED_ROOM = 100;

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
    for (const { firstRow } of this.#known.values()) {
      for (let row = firstRow; row >= 0; row = this.#flows.nextOf(row)) share += this.#flows.shareOf(row);
    }
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

  /** The row of those who wished this; null where there is no room for a new one. */
  findRow(state: SessionState, wished: Wished): number | null {
    const { lastRow } = state;
    // Where it makes no difference what was wished, there is one row.
    if (lastRow >= 0 && this.#flows.wishedOf(lastRow) === wished) return lastRow;
    const known = state.rows.find(wished);
    if (known >= 0) return known;
    if (this.#room.words < WISHED_ROOM + FLOW_ROOM) return null;
    this.#room.words -= WISHED_ROOM + FLOW_ROOM;
    const row = this.#flows.add(state.place, wished);
    state.rows.add(wished, row);
    if (lastRow < 0) state.firstRow = row;
    else this.#flows.setNext(lastRow, row);
    state.lastRow = row;
    state.rowCount++;
    return row;
  }

  #sumUp(state: SessionState): void {
    let best = state.firstRow;
    for (let row = best; row >= 0; row = this.#flows.nextOf(row)) if (this.#flows.hasShorterWay(row, best)) best = row;
    state.allRow = state.rowCount === 1 ? best : this.#flows.addSum(state.firstRow, best);
    Object.assign(state, nothing());
    this.#flows.addTo(state, state.allRow);
    state.way = this.#flows.wayTo(best);
  }
}

/** Rows are kept, because ways lead through them. */
const roomOf = ({ rowCount }: SessionState): number => STATE_ROOM + WISHED_ROOM * rowCount;

/** What keys say is not said again. */
const begin = (key: string, { remainder, given, order, next, isDue, takesBack }: Arrived): SessionState => ({
  key,
  rows: new NumberTable(),
  remainder,
  given,
  order,
  takesBack,
  firstRow: -1,
  lastRow: -1,
  rowCount: 0,
  allRow: -1,
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
