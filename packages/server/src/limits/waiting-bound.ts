// How many requests may wait for their answer at once, found out from how long they wait. If a bound is used up and requests then wait
// twice as long as they should, half as many may wait (Little's law). It needs to know neither what a request costs nor what it
// waits for. See docs/adr/0029.

/** The bound never falls below this. If so few wait too long, what they wait for is slow, and refusing more would help nobody. */
const FEW = 4;
/** The bound before anything was measured. */
const AT_FIRST = 256;
/** Milliseconds that requests may wait in any case. */
const SHORT = 10;
/** Requests may wait this many times as long as they do when few wait. */
const TIMES = 4;
/** Milliseconds for which requests are watched before the bound is judged. */
const STRETCH = 50;
/** A request that found so much of the bound used up tells how long requests wait at the bound. */
const USED_UP = 0.9;
/** The bound changes at most by these factors at a time. */
const CHANGE = { least: 1 / 8, most: 2 };
/** How far one stretch moves what is usual upwards. */
const WEIGHT = 1 / 2;

export class WaitingBound {
  readonly #most: number;
  readonly #least: number;
  #limit: number;
  #waiting = 0;
  /** Milliseconds that requests wait while few wait: what a disk, a network or a large catalog takes. */
  #usual = 0;
  /** When the stretch began that is watched. */
  #began = Number.NEGATIVE_INFINITY;
  #changed = Number.NEGATIVE_INFINITY;
  /**
   * The shortest waits in this stretch: of all requests, of those that came while few waited, and of those that used the bound up. The
   * shortest, because a process that stood still for a moment makes many wait long, and no bound would have helped them; but if none waits
   * for a short time, there are always too many.
   */
  #shortest = { ofAll: Number.POSITIVE_INFINITY, ofFew: Number.POSITIVE_INFINITY, atBound: Number.POSITIVE_INFINITY };

  /** `most`: the bound never grows above it. */
  constructor(most: number) {
    this.#most = most;
    this.#least = Math.min(FEW, most);
    this.#limit = Math.min(AT_FIRST, most);
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** How many may wait now. */
  get limit(): number {
    return Math.floor(this.#limit);
  }

  get isFull(): boolean {
    return this.#waiting >= this.limit;
  }

  /** Milliseconds that requests may wait. */
  get patience(): number {
    return Math.max(SHORT, TIMES * this.#usual);
  }

  /** A request waits from now on. Returns its place, which {@link leave} takes: how many wait, it included. */
  enter(): number {
    this.#waiting++;
    return this.#waiting;
  }

  /** It waits no more. Call it once for each {@link enter}. */
  leave(): void {
    this.#waiting--;
  }

  /**
   * The request that had this `place` was answered at `now`, after it waited since `since`; call it before it leaves. All requests that are
   * measured have to be of a kind: those whose answers wait for the store. Milliseconds of a clock that never goes back.
   */
  measure(place: number, since: number, now: number): void {
    const waited = now - since;
    const shortest = this.#shortest;
    if (waited < shortest.ofAll) shortest.ofAll = waited;
    // Few before it, and few that came after it.
    if (waited < shortest.ofFew && place <= FEW && this.#waiting <= FEW) shortest.ofFew = waited;
    // One that came before the bound changed tells of another bound.
    if (waited < shortest.atBound && since >= this.#changed && place >= this.limit * USED_UP) shortest.atBound = waited;
    if (now - this.#began >= STRETCH) this.#judge(now);
  }

  #judge(now: number): void {
    const { ofAll, ofFew, atBound } = this.#shortest;
    if (ofAll < this.#usual) this.#usual = ofAll;
    else if (ofFew !== Number.POSITIVE_INFINITY) this.#usual += (ofFew - this.#usual) * WEIGHT;
    // If it was used up, and nobody was answered in good time or everybody was.
    if (atBound !== Number.POSITIVE_INFINITY && (ofAll > this.patience || atBound < this.patience)) {
      const change = Math.min(CHANGE.most, Math.max(CHANGE.least, this.patience / atBound));
      this.#limit = Math.min(this.#most, Math.max(this.#least, this.#limit * change));
      this.#changed = now;
    }
    this.#began = now;
    this.#shortest = {
      ofAll: Number.POSITIVE_INFINITY,
      ofFew: Number.POSITIVE_INFINITY,
      atBound: Number.POSITIVE_INFINITY,
    };
  }
}
