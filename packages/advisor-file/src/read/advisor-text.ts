// How advisor files are named where they cannot be read at all.

import type { TextKind } from '@guidepost/placed-text/text-place';

export const ADVISOR_TEXT: TextKind = {
  one: 'advisor',
  files: 'advisor files',
  whenEmpty: 'Begin with `advisor:`, `client:`, `name:`, `catalog:` and `questions:`.',
  whenTooLarge: 'Write answers made from values instead of listing them all.',
};
