// The version of the package, from its own package file.

import { readFileSync } from 'node:fs';

const file = new URL('../../package.json', import.meta.url);

export const VERSION: string = readVersion(readFileSync(file, 'utf8'));

function readVersion(text: string): string {
  const { version } = JSON.parse(text) as { version?: unknown };
  return typeof version === 'string' ? version : '0.0.0';
}
