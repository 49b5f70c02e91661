// Reads an advisor that is at hand as values, such as a draft, exactly as if it had been read from a file.

import type { Advisor } from '@guidepost/engine/advisor';
import { placeValues } from '@guidepost/placed-text/place-values';
import { LineCounter } from 'yaml';
import { type AdvisorFileFault, FaultList } from './advisor-file-fault.ts';
import { readAdvisorRoot } from './read-advisor-file.ts';

/** Where something is wrong, without lines, as there is no text. */
export type DocumentFault = Omit<AdvisorFileFault, 'file' | 'line' | 'column'>;

/** `document`: values of JSON, no deeper than files may be. */
export function readAdvisorDocument(
  document: unknown,
): { readonly advisor: Advisor } | { readonly faults: readonly DocumentFault[] } {
  const faults = new FaultList('', new LineCounter(), 'author');
  const advisor = readAdvisorRoot(placeValues(document), faults);
  return advisor === null ? { faults: faults.list().map(({ file, line, column, ...fault }) => fault) } : { advisor };
}
