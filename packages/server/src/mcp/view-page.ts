// The document of the view: one page with everything inside, because nothing can be loaded beside it. In a clone it is made from the sources when
// it is first asked for; what is published has it ready.

import { readFile } from 'node:fs/promises';

let made: Promise<string> | null = null;

export function viewPage(): Promise<string> {
  // What failed is tried again by the next request.
  made ??= (import.meta.url.endsWith('.ts') ? bundle() : readReady()).catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

const readReady = (): Promise<string> => readFile(new URL('./view.html', import.meta.url), 'utf8');

/** Named so that no bundler follows it: what is published has neither that script nor its library. */
async function bundle(): Promise<string> {
  const script = new URL('../../../../scripts/bundle-view.ts', import.meta.url).href;
  const { bundleView }: { bundleView: () => Promise<string> } = await import(script);
  return bundleView();
}
