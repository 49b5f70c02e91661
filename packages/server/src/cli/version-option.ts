// Versions of advisors as people type them: whole numbers from 1.

import { InvalidArgumentError } from 'commander';

export function parseVersion(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write the number of a version, such as 3.');
}
