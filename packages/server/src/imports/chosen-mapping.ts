// The mapping that an import reads its file with, and where it comes from.

import type { Inference } from '@guidepost/catalog/infer/conclude-mapping';
import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { columnsOf } from '@guidepost/catalog/mapping/named-columns';
import type { Mend } from '@guidepost/fault/remedy';

export interface ChosenMapping {
  /** `none`: the file is in Guidepost's own shape. */
  readonly origin: 'given' | 'kept' | 'inferred' | 'none';
  readonly rules: Mapping | null;
  /** As a file; kept with the catalog. */
  readonly text: string | null;
  /** What an inference found beside the mapping. */
  readonly inference:
    | (Pick<Inference, 'missing' | 'notes' | 'merges' | 'unused' | 'endedCurrency'> & Partial<Pick<Inference, 'idle'>>)
    | null;
  /** Said of this file: where it is read in another way than the mapping says. */
  readonly notes?: readonly Mend[];
}

/** The columns that it is taken from. Empty if the file has it under its own name. */
export function columnsOfAttribute({ rules }: ChosenMapping, name: string): readonly string[] {
  const rule = rules?.attributes.find((each) => each.name === name);
  return [...new Set(rule?.from.flatMap(columnsOf) ?? [])];
}
