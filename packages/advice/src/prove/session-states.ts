// The states with one number of replies, each once: what arrives at an equal one is added to it. Keys say all that equality rests
// on, so that a proof does not rest on luck.

import type { Session } from '@guidepost/engine/session';
import { arriveAt, type Flow, type Room, type State, type WayThere } from './state.ts';

export interface Arrived {
  /** One of those that arrive; the others go on alike. */
  readonly session: Session;
  /** The question that comes next; null at the end. */
  readonly next: number | null;
  readonly isDue: boolean;
  readonly count: number;
}

interface Known {
  readonly key: string;
  readonly arrived: Arrived;
  /** Null at the end. */
  readonly state: State | null;
}

/** What a state takes beside its key. */
const STATE_ROOM = 400;

export class SessionStates {
  readonly #room: Room;
  #known = new Map<string, Known>();
  /** By state that was taken: what to put back. */
  #taken = new Map<State, Known>();

  constructor(room: Room) {
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#waiting().length === 0;
  }

  /** Of the conversations that wait here. */
  get share(): number {
    return this.#waiting().reduce((sum, { share }) => sum + share, 0);
  }

  /** The states with the greatest share first, which are then the caller's. */
  takeAll(): [State, Session][] {
    const states = this.#waiting().sort((a, b) => b.share - a.share);
    this.#taken = new Map();
    for (const known of this.#known.values()) {
      this.#room.words += roomOf(known.key);
      if (known.state !== null) this.#taken.set(known.state, known);
    }
    this.#known = new Map();
    return states.map((state) => [state, this.#taken.get(state)?.arrived.session as Session]);
  }

  /** Takes states back that were not looked at. */
  putBack(states: readonly [State, Session][]): void {
    for (const [state] of states) {
      const known = this.#taken.get(state);
      if (known === undefined) continue;
      this.#known.set(known.key, known);
      this.#room.words -= roomOf(known.key);
    }
    this.#taken = new Map();
  }

  /** Where the flow arrives; `arrive` says it of a key that is new. Null where there is no room for it. */
  add(key: string, arrive: () => Arrived, flow: Flow, way: WayThere | null): Arrived | null {
    const known = this.#known.get(key) ?? this.#insert(key, arrive());
    if (known === null) return null;
    const { arrived, state } = known;
    if (state === null) return arrived;
    arriveAt(state, flow, way);
    return arrived;
  }

  #insert(key: string, arrived: Arrived): Known | null {
    const known = { key, arrived, state: arrived.next === null ? null : beginState(arrived, arrived.next) };
    // Who has come to the end needs no room.
    if (this.#room.words < roomOf(key)) return known.state === null ? known : null;
    this.#room.words -= roomOf(key);
    this.#known.set(key, known);
    return known;
  }

  #waiting(): State[] {
    return [...this.#known.values()].flatMap(({ state }) => state ?? []);
  }
}

const roomOf = (key: string): number => key.length + STATE_ROOM;

/** What keys say is not said again. */
const beginState = ({ isDue, count }: Arrived, place: number): State => ({
  place,
  mark: 0,
  memory: { id: 0, replies: [] },
  resultsGiven: isDue,
  counted: 0,
  count,
  kept: null,
  isList: false,
  way: null,
  share: 0,
  paths: 0,
  replies: 0,
  fewest: Number.POSITIVE_INFINITY,
  most: 0,
});
