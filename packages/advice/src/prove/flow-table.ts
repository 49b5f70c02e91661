// What is counted of conversations that come to a point and want the same, and the shortest way there: a row of numbers each, because
// there are millions, and every way goes on through the rows before it.

import type { Reply } from '@guidepost/engine/session';
import type { Lead } from './remainder.ts';
import { type Flow, nothing, type Passed, type WayThere } from './state.ts';
import { NO_WISH, type Wished } from './wishes.ts';

/** In bytes. */
export const FLOW_ROOM = 64;

/** A row is one line of a processor's memory: three numbers of 64 bits, then others of 32, at these places. */
const FLOATS = FLOW_ROOM / 8;
const NUMBERS = FLOW_ROOM / 4;
const SHARE = 0;
const PATHS = 1;
const REPLIES = 2;
const FEWEST = 6;
const MOST = 7;
/** The question that comes next. */
const PLACE = 8;
/** The last step of the shortest way: the row before it, and the number of the reply. */
const FROM = 9;
const REPLY = 10;
/** Of the shortest way: replies that say something, and all of them. */
const SAID = 11;
const LENGTH = 12;
const WISHED = 13;
/** The next row of the same state. */
const NEXT = 14;

/** Nothing has come there yet. */
const NOTHING = 0x7fffffff;
const NONE = -1;

export class FlowTable {
  #size = 0;
  #floats = new Float64Array(1024 * FLOATS);
  #numbers = new Int32Array(this.#floats.buffer);
  readonly #replies: Reply[] = [];
  readonly #numberOfReply = new Map<Reply, number>();

  /** A new row, of no conversation yet: of those who wished this, before the question at `place`. */
  add(place: number, wished: Wished): number {
    if (this.#size * FLOATS === this.#floats.length) this.#grow();
    const row = this.#size++;
    const at = row * NUMBERS;
    const numbers = this.#numbers;
    numbers[at + FEWEST] = NOTHING;
    numbers[at + SAID] = NOTHING;
    numbers[at + PLACE] = place;
    numbers[at + FROM] = NONE;
    numbers[at + WISHED] = wished;
    numbers[at + NEXT] = NONE;
    return row;
  }

  /** Everybody begins here. */
  begin(row: number): void {
    this.#floats[row * FLOATS + SHARE] = 1;
    this.#floats[row * FLOATS + PATHS] = 1;
    this.#numbers[row * NUMBERS + FEWEST] = 0;
    this.#numbers[row * NUMBERS + SAID] = 0;
  }

  /** What one row has goes on to another with a reply. Equal replies are one object. */
  pass(from: number, { likelihood, likely, reply }: Lead, to: number): void {
    const floats = this.#floats;
    const numbers = this.#numbers;
    const source = from * FLOATS;
    const target = to * FLOATS;
    const share = floats[source + SHARE] as number;
    floats[target + SHARE] = (floats[target + SHARE] as number) + share * likelihood;
    floats[target + PATHS] = (floats[target + PATHS] as number) + (floats[source + PATHS] as number) * likely;
    floats[target + REPLIES] =
      (floats[target + REPLIES] as number) + ((floats[source + REPLIES] as number) + share) * likelihood;
    const before = from * NUMBERS;
    const at = to * NUMBERS;
    const fewest = (numbers[before + FEWEST] as number) + 1;
    if (fewest < (numbers[at + FEWEST] as number)) numbers[at + FEWEST] = fewest;
    const most = (numbers[before + MOST] as number) + 1;
    if (most > (numbers[at + MOST] as number)) numbers[at + MOST] = most;
    const said = (numbers[before + SAID] as number) + (reply.length > 0 ? 1 : 0);
    const length = (numbers[before + LENGTH] as number) + 1;
    const known = numbers[at + SAID] as number;
    if (said > known || (said === known && length >= (numbers[at + LENGTH] as number))) return;
    numbers[at + SAID] = said;
    numbers[at + LENGTH] = length;
    numbers[at + FROM] = from;
    numbers[at + REPLY] = this.#numberOf(reply);
  }

  /** A row of all conversations of others, which are chained from `first` on; `best` is the one with the shortest way. */
  addSum(first: number, best: number): number {
    const sum = this.add(this.placeOf(best), NO_WISH);
    const flow = nothing();
    for (let row = first; row >= 0; row = this.nextOf(row)) this.addTo(flow, row);
    this.#floats[sum * FLOATS + SHARE] = flow.share;
    this.#floats[sum * FLOATS + PATHS] = flow.paths;
    this.#floats[sum * FLOATS + REPLIES] = flow.replies;
    const numbers = this.#numbers;
    numbers[sum * NUMBERS + FEWEST] = flow.fewest;
    numbers[sum * NUMBERS + MOST] = flow.most;
    for (const each of [FROM, REPLY, SAID, LENGTH])
      numbers[sum * NUMBERS + each] = numbers[best * NUMBERS + each] as number;
    return sum;
  }

  addTo(flow: Flow, row: number): void {
    const floats = this.#floats;
    const at = row * FLOATS;
    flow.share += floats[at + SHARE] as number;
    flow.paths += floats[at + PATHS] as number;
    flow.replies += floats[at + REPLIES] as number;
    const fewest = this.#numbers[row * NUMBERS + FEWEST] as number;
    const most = this.#numbers[row * NUMBERS + MOST] as number;
    if (fewest < flow.fewest) flow.fewest = fewest;
    if (most > flow.most) flow.most = most;
  }

  wishedOf(row: number): Wished {
    return this.#numbers[row * NUMBERS + WISHED] as number;
  }

  /** −1 behind the last. */
  nextOf(row: number): number {
    return this.#numbers[row * NUMBERS + NEXT] as number;
  }

  setNext(row: number, next: number): void {
    this.#numbers[row * NUMBERS + NEXT] = next;
  }

  shareOf(row: number): number {
    return this.#floats[row * FLOATS + SHARE] as number;
  }

  hasShorterWay(row: number, than: number): boolean {
    const said = this.saidTo(row) - this.saidTo(than);
    return said < 0 || (said === 0 && this.lengthTo(row) < this.lengthTo(than));
  }

  /** Null where it begins there. */
  wayTo(row: number): WayThere | null {
    return this.fromOf(row) < 0 ? null : new Way(this, row);
  }

  /** By place: the replies of the shortest way, over those of `given`. */
  givenOn(row: number, given: readonly (Reply | null)[]): (Reply | null)[] {
    const own = given.slice();
    for (let at = row, from = this.fromOf(at); from >= 0; at = from, from = this.fromOf(at))
      own[this.placeOf(from)] = this.replyTo(at);
    return own;
  }

  fromOf(row: number): number {
    return this.#numbers[row * NUMBERS + FROM] as number;
  }

  placeOf(row: number): number {
    return this.#numbers[row * NUMBERS + PLACE] as number;
  }

  replyTo(row: number): Reply {
    return this.#replies[this.#numbers[row * NUMBERS + REPLY] as number] as Reply;
  }

  saidTo(row: number): number {
    return this.#numbers[row * NUMBERS + SAID] as number;
  }

  lengthTo(row: number): number {
    return this.#numbers[row * NUMBERS + LENGTH] as number;
  }

  #numberOf(reply: Reply): number {
    let number = this.#numberOfReply.get(reply);
    if (number === undefined) {
      number = this.#replies.push(reply) - 1;
      this.#numberOfReply.set(reply, number);
    }
    return number;
  }

  #grow(): void {
    const grown = new Float64Array(this.#floats.length * 2);
    grown.set(this.#floats);
    this.#floats = grown;
    this.#numbers = new Int32Array(grown.buffer);
  }
}

/** A way as it is told: made of its rows when it is looked at. */
class Way implements WayThere {
  readonly #table: FlowTable;
  readonly #row: number;
  readonly said: number;
  readonly length: number;

  constructor(table: FlowTable, row: number) {
    this.#table = table;
    this.#row = row;
    this.said = table.saidTo(row);
    this.length = table.lengthTo(row);
  }

  get reply(): Reply {
    return this.#table.replyTo(this.#row);
  }

  get from(): Passed {
    const row = this.#table.fromOf(this.#row);
    return { place: this.#table.placeOf(row), way: this.#table.wayTo(row) };
  }
}
