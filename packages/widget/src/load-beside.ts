// Loads files that lie beside the first, wherever that was loaded from: the second file, and the words of a language.

/** What they are asked for with, so that no file meets another that it was not made for; the build knows it. */
declare const VERSION: string;

/** Where the first came from: a classic script knows that only while it begins, and a module always. */
const from = (document.currentScript as HTMLScriptElement | null)?.src.replace(/[^/]*$/, '') ?? './';

/** How often each did not come. */
const failures = new Map<string, number>();

/** Null if it does not come; then the next call tries again. Browsers remember a failed address, so it is another one each time. */
export async function loadBeside<File>(name: string): Promise<File | null> {
  const failed = failures.get(name) ?? 0;
  try {
    return await import(`${from}widget-${name}.js?v=${VERSION}${'&'.repeat(failed)}`);
  } catch (error) {
    failures.set(name, failed + 1);
    console.error(error);
    return null;
  }
}
