// Loads the second file, with what a shopper can do without: it lies beside the first, wherever that was loaded from.

/** The second file beside the first, of the version that it was made for; the build knows it. */
declare const MORE: string;

/** Where it came from: a classic script knows that only while it begins, and a module always. */
const from = (document.currentScript as HTMLScriptElement | null)?.src.replace(/[^/]*$/, '') ?? './';

let failed = 0;

let more: typeof import('./more.ts') | null = null;

/** Null if it does not come; then the next call tries again. Browsers remember a failed address, so it is another one each time. */
export async function loadMore(): Promise<typeof more> {
  try {
    more ??= await import(from + MORE + '&'.repeat(failed));
  } catch (error) {
    failed += 1;
    console.error(error);
  }
  return more;
}
