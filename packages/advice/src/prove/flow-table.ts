// What is counted of conversations that come to a point and want the same, and the shortest way there: a row of numbers each, because
// there are millions, and every way goes on through the rows before it.

import type { Reply } from '@guidepost/engine/session';
import type { Lead } from './remainder.ts';
import type { Flow, Passed, WayThere } from './state.ts';

/** In bytes. */
export const FLOW_ROOM = 48;

/** Nothing has come there yet. */
const NOTHING = 0xffff;

export class FlowTable {
  #size = 0;
  #share = new Float64Array(1024);
  #paths = new Float64Array(1024);
  #replies = new Float64Array(1024);
  #fewest = new Uint16Array(1024);
  #most = new Uint16Array(1024);
  /** The question that comes next. */
  #place = new Uint16Array(1024);
  /** The last step of the shortest way: the row before it, and the number of the reply. */
  #from = new Int32Array(1024);
  #reply = new Int32Array(1024);
  /** Of the shortest way: replies that say something, and all of them. */
  #said = new Uint16Array(1024);
  #length = new Uint16Array(1024);
  readonly #known: Reply[] = [];
  readonly #numbers = new Map<Reply, number>();

  /** A new row, of no conversation yet, before the question at `place`. */
  add(place: number): number {
    if (this.#size === this.#share.length) this.#grow();
    const row = this.#size++;
    this.#fewest[row] = NOTHING;
    this.#said[row] = NOTHING;
    this.#place[row] = place;
    this.#from[row] = -1;
    return row;
  }

  /** Everybody begins here. */
  begin(row: number): void {
    this.#share[row] = 1;
    this.#paths[row] = 1;
    this.#fewest[row] = 0;
    this.#said[row] = 0;
  }

  /** What one row has goes on to another with a reply. Equal replies are one object. */
  pass(from: number, { likelihood, likely, reply }: Lead, to: number): void {
    const share = this.#share[from] as number;
    this.#share[to] = (this.#share[to] as number) + share * likelihood;
    this.#paths[to] = (this.#paths[to] as number) + (this.#paths[from] as number) * likely;
    this.#replies[to] = (this.#replies[to] as number) + ((this.#replies[from] as number) + share) * likelihood;
    this.#fewest[to] = Math.min(this.#fewest[to] as number, (this.#fewest[from] as number) + 1);
    this.#most[to] = Math.max(this.#most[to] as number, (this.#most[from] as number) + 1);
    const said = (this.#said[from] as number) + (reply.length > 0 ? 1 : 0);
    const length = (this.#length[from] as number) + 1;
    const before = this.#said[to] as number;
    if (said > before || (said === before && length >= (this.#length[to] as number))) return;
    this.#said[to] = said;
    this.#length[to] = length;
    this.#from[to] = from;
    this.#reply[to] = this.#numberOf(reply);
  }

  addTo(flow: Flow, row: number): void {
    flow.share += this.#share[row] as number;
    flow.paths += this.#paths[row] as number;
    flow.replies += this.#replies[row] as number;
    flow.fewest = Math.min(flow.fewest, this.#fewest[row] as number);
    flow.most = Math.max(flow.most, this.#most[row] as number);
  }

  shareOf(row: number): number {
    return this.#share[row] as number;
  }

  hasShorterWay(row: number, than: number): boolean {
    const said = (this.#said[row] as number) - (this.#said[than] as number);
    return said < 0 || (said === 0 && (this.#length[row] as number) < (this.#length[than] as number));
  }

  /** Null where it begins there. */
  wayTo(row: number): WayThere | null {
    return (this.#from[row] as number) < 0 ? null : new Way(this, row);
  }

  /** By place: the replies of the shortest way, over those of `given`. */
  givenOn(row: number, given: readonly (Reply | null)[]): (Reply | null)[] {
    const own = given.slice();
    for (let at = row, from = this.fromOf(at); from >= 0; at = from, from = this.fromOf(at))
      own[this.placeOf(from)] = this.replyTo(at);
    return own;
  }

  fromOf(row: number): number {
    return this.#from[row] as number;
  }

  placeOf(row: number): number {
    return this.#place[row] as number;
  }

  replyTo(row: number): Reply {
    return this.#known[this.#reply[row] as number] as Reply;
  }

  saidTo(row: number): number {
    return this.#said[row] as number;
  }

  lengthTo(row: number): number {
    return this.#length[row] as number;
  }

  #numberOf(reply: Reply): number {
    let number = this.#numbers.get(reply);
    if (number === undefined) {
      number = this.#known.push(reply) - 1;
      this.#numbers.set(reply, number);
    }
    return number;
  }

  #grow(): void {
    const size = this.#size * 2;
    const floats = (old: Float64Array): Float64Array<ArrayBuffer> => {
      const grown = new Float64Array(size);
      grown.set(old);
      return grown;
    };
    const numbers = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(size);
      grown.set(old);
      return grown;
    };
    const small = (old: Uint16Array): Uint16Array<ArrayBuffer> => {
      const grown = new Uint16Array(size);
      grown.set(old);
      return grown;
    };
    [this.#share, this.#paths, this.#replies] = [floats(this.#share), floats(this.#paths), floats(this.#replies)];
    [this.#from, this.#reply] = [numbers(this.#from), numbers(this.#reply)];
    [this.#fewest, this.#most, this.#place] = [small(this.#fewest), small(this.#most), small(this.#place)];
    [this.#said, this.#length] = [small(this.#said), small(this.#length)];
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
