// Rows that the mapping leaves out: how many, and why, in plain words, each with what can be done about it.

import type { DropCountView } from '@guidepost/contract/views/import-notice-view';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import { sayLeftOut, sayOthersLeftOut, type Tense } from './say-left-out.ts';

export function LeftOutRows({
  dropped,
  rules,
  tense,
  doing,
}: {
  /** All that are left out, also those that no rule does. */
  readonly dropped: number;
  readonly rules: readonly DropCountView[];
  readonly tense: Tense;
  readonly doing?: (rule: DropCountView) => ReactNode;
}) {
  const { lost: words } = useWords();
  const language = useLanguage();
  const others = sayOthersLeftOut(words, language, { dropped, rules, tense });
  return (
    <ul className="left-out">
      {rules.map((rule) => (
        <li key={rule.index}>
          {sayLeftOut(words, language, rule, tense)} {doing?.(rule)}
        </li>
      ))}
      {others !== null && <li>{others}</li>}
    </ul>
  );
}
