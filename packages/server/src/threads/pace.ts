// Work beside the service pauses as long as the service is busy. A low priority alone leaves the service its processor, but the runtime
// compiles and collects garbage for all threads at ordinary priority: only work that is not done costs nothing of that.

/** Milliseconds of work between two pauses. */
const STRETCH = 10;

/** The longest pause in relation to the work: so much goes on, however busy the service is. */
const LONGEST = 9;

/** Milliseconds after which a pause asks anew how busy the service is. */
const LOOK_AGAIN = 100;

/** So idle the service may be called not busy: whoever edits keeps it busy a little. */
const LITTLE = 0.2;

/**
 * How long work pauses in relation to its own time, while the service is busy for this share of its time. Up to a half, work takes what the
 * service leaves of a processor; the busier it is beyond that, the less.
 */
export function restFor(busy: number): number {
  if (busy <= LITTLE) return 0;
  const relation = busy / Math.max(1 - busy, 1 / 1000);
  return Math.min(LONGEST, relation * Math.max(1, relation));
}

/** Milliseconds that this thread had a processor. Time in which others had all of them is no work. */
const processorTime = (): number => {
  // Node 22 and older cannot tell.
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Pauses the thread between two pieces of work, now and then. `pause` waits so many milliseconds, or less where there is a reason to go on.
 * `now` and `spent`: milliseconds that went by, and that this thread worked.
 */
export function pacer(
  busyPerMille: Int32Array,
  pause: (milliseconds: number) => void,
  now: () => number = () => performance.now(),
  spent: () => number = processorTime,
): () => void {
  let [since, spentBefore] = [now(), spent()];
  return () => {
    if (now() - since < STRETCH) return;
    let worked = spent() - spentBefore;
    while (worked > 0) {
      const rest = restFor(Atomics.load(busyPerMille, 0) / 1000);
      if (rest === 0) break;
      const wait = Math.min(worked * rest, LOOK_AGAIN);
      pause(wait);
      worked -= wait / rest;
    }
    [since, spentBefore] = [now(), spent()];
  };
}
