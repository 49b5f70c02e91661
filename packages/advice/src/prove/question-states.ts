// The states at one question, each once: what arrives at an equal one is added to it. Equality is of the candidates themselves,
// never of a digest alone, so that a proof does not rest on luck.

import { type Bits, listWords } from '@guidepost/engine/bits';
import { arriveAt, type Flow, type Room, type State, type WayThere } from './state.ts';

type Arrival = Pick<State, 'memory' | 'resultsGiven' | 'counted' | 'count'>;

/** What a state takes beside its candidates. */
const STATE_WORDS = 60;

export class QuestionStates {
  readonly #place: number;
  readonly #room: Room;
  #byMark = new Map<number, State[]>();
  #states: State[] = [];

  constructor(place: number, room: Room) {
    this.#place = place;
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#states.length === 0;
  }

  /** The states with the greatest share first, which are then the caller's. */
  takeAll(): State[] {
    const states = this.#states;
    this.#states = [];
    this.#byMark = new Map();
    return states.sort((a, b) => b.share - a.share);
  }

  /** Takes states back that were not looked at. */
  putBack(states: readonly State[]): void {
    for (const state of states) this.#insert(state);
  }

  /** Adds what arrives to the state that it arrives at. False where that is a new one and there is no room for it. */
  add(arrival: Arrival, candidates: Bits, flow: Flow, way: WayThere | null): boolean {
    const state = this.#find(arrival, candidates);
    if (state === null) return false;
    arriveAt(state, flow, way);
    return true;
  }

  #find(arrival: Arrival, candidates: Bits): State | null {
    const mark = markOf(candidates, arrival);
    const known = this.#byMark.get(mark)?.find((state) => isSame(state, arrival, candidates));
    if (known !== undefined) return known;
    const isList = arrival.count < candidates.length;
    const words = STATE_WORDS + (isList ? arrival.count : candidates.length);
    if (this.#room.words < words && this.#states.length > 0) return null;
    this.#room.words -= words;
    const state: State = {
      place: this.#place,
      mark,
      memory: arrival.memory,
      resultsGiven: arrival.resultsGiven,
      counted: arrival.counted,
      count: arrival.count,
      kept: isList ? listed(candidates, arrival.count) : candidates.slice(),
      isList,
      way: null,
      share: 0,
      paths: 0,
      replies: 0,
      fewest: Number.POSITIVE_INFINITY,
      most: 0,
    };
    this.#insert(state);
    return state;
  }

  #insert(state: State): void {
    const alike = this.#byMark.get(state.mark);
    if (alike === undefined) this.#byMark.set(state.mark, [state]);
    else alike.push(state);
    this.#states.push(state);
  }
}

function listed(candidates: Bits, count: number): Uint32Array {
  const list = new Uint32Array(count);
  listWords(candidates, 0, candidates.length, list, 0);
  return list;
}

function isSame(state: State, arrival: Arrival, candidates: Bits): boolean {
  if (
    state.count !== arrival.count ||
    state.memory !== arrival.memory ||
    state.resultsGiven !== arrival.resultsGiven ||
    state.counted !== arrival.counted ||
    state.kept === null
  ) {
    return false;
  }
  const { kept } = state;
  if (state.isList) {
    // As many are listed as there are candidates, so it is enough that each of them is one.
    for (let at = 0; at < kept.length; at++) {
      const product = kept[at] as number;
      if ((((candidates[product >>> 5] as number) >>> (product & 31)) & 1) === 0) return false;
    }
    return true;
  }
  for (let w = 0; w < kept.length; w++) if (kept[w] !== candidates[w]) return false;
  return true;
}

function markOf(candidates: Bits, { count, memory, resultsGiven, counted }: Arrival): number {
  let mark =
    Math.imul(count, 0x9e3779b1) ^ Math.imul(memory.id + 1, 0x85ebca6b) ^ (counted * 2 + (resultsGiven ? 1 : 0));
  for (let w = 0; w < candidates.length; w++) {
    const word = candidates[w] as number;
    if (word !== 0) {
      mark = Math.imul(mark ^ word, 0x85ebca6b) + w;
      mark ^= mark >>> 15;
    }
  }
  return mark | 0;
}
