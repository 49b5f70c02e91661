// Work beside the service pauses as long as the service is busy. A low priority alone leaves the service its processor, but the runtime
// compiles and collects garbage for all threads at ordinary priority: only work that is not done costs nothing of that.

/** Milliseconds of work between two pauses. */
const STRETCH = 10;

/** The longest pause in relation to the work: so much goes on, however busy the service is. */
const LONGEST = 4;

/** So idle the service may be called not busy: whoever edits keeps it busy a little. */
const LITTLE = 0.2;

/**
 * For how long work pauses after `worked` milliseconds, while the service is busy for this share of its time: what is left of a processor is
 * what it takes of its own.
 */
export function pauseAfter(worked: number, busy: number): number {
  if (busy <= LITTLE) return 0;
  return worked * Math.min(LONGEST, busy / Math.max(1 - busy, 1 / 1000));
}

/** Pauses the thread between two pieces of work, now and then. `pause` waits so many milliseconds, or less where there is a reason to go on. */
export function pacer(
  busyPerMille: Int32Array,
  pause: (milliseconds: number) => void,
  now: () => number = () => performance.now(),
): () => void {
  let since = now();
  return () => {
    const worked = now() - since;
    if (worked < STRETCH) return;
    const wait = pauseAfter(worked, Atomics.load(busyPerMille, 0) / 1000);
    if (wait > 0) pause(wait);
    since = now();
  };
}
