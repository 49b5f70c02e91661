// A reason that the importer gives: in the portal's language if there are words for it, else as the importer says it, in English.

import type { CodedReasonView } from '@guidepost/contract/views/view-part';
import { useLanguage } from '../words/words.ts';
import { sayInLanguage } from './say-in-language.ts';

export function Reason({
  text,
  coded,
  className,
}: {
  readonly text: string;
  /** Absent in what was kept before reasons had codes. */
  readonly coded: CodedReasonView | null | undefined;
  readonly className?: string;
}) {
  const language = useLanguage();
  const said = coded ? sayInLanguage(coded, language) : null;
  return (
    <span className={className} lang={said === null ? 'en' : language}>
      {said ?? text}
    </span>
  );
}
