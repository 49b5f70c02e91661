// A package carries one page of the documentation. What that page links to in the repository is not in the package: there
// the link's words stay, and pictures go.

import { readFile } from 'node:fs/promises';

export async function readmeForPackage(page: URL): Promise<string> {
  const text = await readFile(page, 'utf8');
  return text
    .replace(/!\[[^\]]*\]\((?!https?:)[^)]*\)\n?/g, '')
    .replace(/^\|.*\|\n\|[-|]+\|\n\|.*<img .*\|\n/gm, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#)[^)\s]*\)/g, '$1')
    .replace(/\n{3,}/g, '\n\n');
}
