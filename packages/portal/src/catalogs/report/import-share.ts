// How much of an import is done, for its bar.

/**
 * From 0 to 100. What was read is half of the work: a small file is read at once, when nothing is written yet. Null: nothing says how much it is,
 * because it waits, or its file does not say its size, or all is read and nothing is written yet.
 */
export function importShare(job: { readonly share: number | null; readonly count: number } | null): number | null {
  if (job === null || job.share === null || job.share <= 0) return null;
  if (job.count === 0) return job.share < 1 ? job.share * 50 : null;
  return job.share * 100;
}
