// Keeps RESULTS.md: one section for each part. Sections of parts that were not run stay as they are.

import { readFile, writeFile } from 'node:fs/promises';

const HEAD = `# Results

Written by \`npm run bench -- --write\`. Each section says when and on which machine it was measured; figures of different
sections may come from different machines. Compare ratios, which are measured in one run, rather than milliseconds.`;

/** Replaces the sections with the same title and appends the others. */
export async function writeResults(file: URL, written: ReadonlyMap<string, string>): Promise<void> {
  const sections = splitSections(await readFile(file, 'utf8').catch(() => ''));
  for (const [title, text] of written) sections.set(title, text);
  await writeFile(file, `${[HEAD, ...sections.values()].join('\n\n')}\n`);
}

function splitSections(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^(?=## )/m);
  return new Map(sections.map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', section.trim()]));
}
