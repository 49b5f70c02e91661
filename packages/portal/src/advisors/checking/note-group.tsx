// What is good to know of a draft, folded. What needs no work at all stands last, and that is said once.

import type { ComponentProps } from 'react';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { FindingList } from './finding-list.tsx';
import { isHarmless } from './say-finding.ts';

export function NoteGroup({ findings: notes, ...list }: ComponentProps<typeof FindingList>) {
  const words = useWords();
  const { checking } = words;
  const language = useLanguage();
  const harmless = notes.filter((note) => isHarmless(note, list.document, words));
  const others = notes.filter((note) => !harmless.includes(note));
  if (notes.length === 0) return null;
  return (
    <details className="check-group">
      <summary>{sayCount(language, checking.groups.note, notes.length)}</summary>
      {others.length > 0 && <FindingList findings={others} {...list} />}
      {harmless.length > 0 && (
        <>
          <p className="quiet">{checking.nothingToMend}</p>
          <FindingList findings={harmless} {...list} />
        </>
      )}
    </details>
  );
}
