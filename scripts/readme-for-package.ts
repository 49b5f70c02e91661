// A package has one page of the documentation. Pages that it links to in the repository are not in the package, so only the
// words of such links stay, and pictures are left out.

import { readFile } from 'node:fs/promises';

export async function readmeForPackage(page: URL): Promise<string> {
  const text = await readFile(page, 'utf8');
  return text
    .replace(/!\[[^\]]*\]\((?!https?:)[^)]*\)\n?/g, '')
    .replace(/^\|.*\|\n\|[-|]+\|\n\|.*<img .*\|\n/gm, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#)[^)\s]*\)/g, '$1')
    .replace(/\n{3,}/g, '\n\n');
}
