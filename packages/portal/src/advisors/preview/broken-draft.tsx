// What keeps a draft from being tried, each with its place in the words of the draft itself.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { Alert } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { namePlace } from './name-place.ts';

export interface DraftFault {
  /** A JSON Pointer into the draft, after a `#`. */
  readonly pointer: string;
  readonly detail: string;
}

/** Null: it is something else, or nothing. */
export const faultsOfDraft = (error: unknown): readonly DraftFault[] | null =>
  error instanceof AdminProblem && error.slug === 'draft-broken' ? (error.problem.errors ?? []) : null;

export function BrokenDraft({
  faults,
  document,
}: {
  readonly faults: readonly DraftFault[];
  readonly document: Readonly<Record<string, unknown>>;
}) {
  const { preview } = useWords();
  const { broken } = preview;
  return (
    <Alert color="orange" variant="outline" title={broken.title} role="status">
      <ul className="preview-faults">
        {faults.map(({ pointer, detail }) => (
          <li key={`${pointer} ${detail}`}>
            <strong>{namePlace(pointer, document) || broken.whole}</strong> <span>{detail}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">{broken.hint}</p>
    </Alert>
  );
}
