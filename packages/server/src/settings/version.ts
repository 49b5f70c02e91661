// The version of the package, from its own package file.

import { readFileSync } from 'node:fs';

// In the published package all of the code lies in one folder.
const path = import.meta.url.endsWith('.ts') ? '../../package.json' : '../package.json';

export const VERSION: string = readVersion(readFileSync(new URL(path, import.meta.url), 'utf8'));

function readVersion(text: string): string {
  const { version } = JSON.parse(text) as { version?: unknown };
  return typeof version === 'string' ? version : '0.0.0';
}
