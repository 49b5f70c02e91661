// Ids of clients and catalogs as people type them: the same alphabet as in advisor files, so that they go anywhere.

import { NAME_PATTERN } from '@guidepost/contract/advisor-file';
import { InvalidArgumentError } from 'commander';

const pattern = new RegExp(NAME_PATTERN);

export function parseId(text: string): string {
  if (pattern.test(text)) return text;
  throw new InvalidArgumentError(
    'Use at most 64 letters without accents, digits, `-`, `_` and `.`, beginning with a letter or digit.',
  );
}
