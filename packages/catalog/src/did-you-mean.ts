import { closestName } from '@guidepost/fault/closest-name';

/** `did you mean "price"? `, or nothing if none of the names is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const meant = closestName(written, names);
  return meant === null ? '' : `did you mean ${JSON.stringify(meant)}? `;
}
