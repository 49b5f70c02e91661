// What was inferred from a file would be inferred from it again, so its rejected rows are not told to have that done.

import type { Rejection } from '@guidepost/catalog/rejection';
import type { Remedy } from '@guidepost/fault/remedy';

export function withoutInference({ orElse, ...rejection }: Rejection): Rejection {
  const isOffered = orElse?.some((part) => typeof part !== 'string' && isInference(part)) === true;
  return orElse === undefined || isOffered ? rejection : { ...rejection, orElse };
}

const isInference = (remedy: Remedy): boolean => remedy.kind === 'import-with' && remedy.member === 'infer';
