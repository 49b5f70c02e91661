// What a check found, one thing below the other.

import type { CheckView } from '@guidepost/contract/views/check-view';
import type { FindingView } from '@guidepost/contract/views/finding-view';
import type { DraftDocument } from '../draft/draft-document.ts';
import { FindingItem } from './finding-item.tsx';
import { keysOf } from './finding-keys.ts';

export function FindingList({
  findings,
  found,
  document,
  then,
}: {
  readonly findings: readonly FindingView[];
  /** The check that knows which products are never shown; not where they cannot be listed. */
  readonly found?: CheckView;
  /** The state that was checked. */
  readonly document: DraftDocument;
  /** Called after something was done about one. */
  readonly then?: () => void;
}) {
  const keys = keysOf(findings);
  return (
    <ul className="finding-list">
      {findings.map((finding, nth) => (
        <FindingItem
          key={keys[nth]}
          {...{ finding, document }}
          never={finding.code === 'never-recommended' ? found : undefined}
          {...(then !== undefined && { then })}
        />
      ))}
    </ul>
  );
}
