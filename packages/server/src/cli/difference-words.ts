// What a trial of an import found that would change, for the person who typed the command.

import { grouped } from '@guidepost/fault/say-number';
import type { Difference, NamedProducts } from '../imports/told-difference.ts';

/** One line for each kind of change that there is. */
export function describeDifference(difference: Difference | undefined): string[] {
  if (difference === undefined) return [];
  const { added, gone, prices } = difference;
  return [
    ...told('New', added, ({ title }) => JSON.stringify(title)),
    ...told('Gone', gone, ({ title }) => JSON.stringify(title)),
    ...told(
      'With another price',
      prices,
      ({ title, before, after }) => `${JSON.stringify(title)} ${before} → ${after}`,
    ),
  ];
}

function told<Named>(what: string, { count, first }: NamedProducts<Named>, say: (named: Named) => string): string[] {
  if (count === 0) return [];
  return [`${what} (${grouped(count)}): ${first.map(say).join(', ')}${count > first.length ? ', …' : ''}.`];
}
