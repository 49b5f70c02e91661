// Says what the preview leaves out, and what it lacks, by the titles that people know; a click leads there.

import { Alert } from '@mantine/core';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { focusPlace } from '../editor/focus-place.ts';
import type { Unfinished } from './unfinished.ts';

export function UnfinishedNote({
  unfinished,
  isAll,
}: {
  readonly unfinished: readonly Unfinished[];
  /** There is no question that can be tried. */
  readonly isAll: boolean;
}) {
  const { preview } = useWords();
  const words = preview.unfinished;
  const language = useLanguage();
  if (unfinished.length === 0 && !isAll) return null;
  const say = ({ lack, count }: Unfinished): string => {
    const said = words[lack];
    return typeof said === 'string' ? said : sayCount(language, said, count);
  };
  return (
    <Alert color="yellow" variant="outline" title={words.title} role="status" p="xs">
      {isAll && <p>{words.nothing}</p>}
      <ul className="preview-faults">
        {unfinished.map((each) => (
          <li key={each.id}>
            <button type="button" className="lead-to-question" onClick={() => focusPlace(['questions', each.id])}>
              {each.title ?? fillIn(words.placed, { nth: each.nth })}
            </button>{' '}
            <span>{say(each)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
