// Spellings that are one are put together, and those that were are parted again.

import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { kindOf, mergingSpellings, partingSpellings } from './column-kinds.ts';
import { type ColumnUse, isMembers, withUse } from './edited-mapping.ts';
import type { MappingInHand } from './mapping-in-hand.ts';

export const isMergeable = (use: ColumnUse): use is Extract<ColumnUse, { kind: 'attribute' }> =>
  use.kind === 'attribute' && ['text', 'list'].includes(kindOf(use));

export function Merging({
  use,
  chosen,
  forget,
  inHand,
}: {
  readonly use: Extract<ColumnUse, { kind: 'attribute' }>;
  readonly chosen: readonly string[];
  readonly forget: () => void;
  readonly inHand: MappingInHand;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [into, setInto] = useState('');
  const name = into.trim() || chosen[0] || '';
  const put = (by: (rule: typeof use.rule) => typeof use.rule): void =>
    inHand.change((now) => withUse(now, use, by(use.rule)));
  const merge = (target: string | null): void => {
    put((rule) => mergingSpellings(rule, chosen, target));
    setInto('');
    forget();
  };
  const map = isMembers(use.rule.map) ? Object.entries(use.rule.map) : [];
  return (
    <>
      {chosen.length === 0 ? (
        <p className="quiet">{words.cells.mergeHint}</p>
      ) : (
        <div className="merging-bar">
          <p className="quiet">
            {sayCount(language, words.cells.ticked, chosen.length)} {chosen.join(' · ')}
          </p>
          <Group align="end" gap="xs">
            <TextInput
              size="xs"
              label={words.cells.mergeInto}
              value={into}
              placeholder={chosen[0] ?? ''}
              onChange={(event) => setInto(event.currentTarget.value)}
            />
            <Button size="xs" onClick={() => merge(name)}>
              {words.cells.merge}
            </Button>
            <Button size="xs" variant="default" onClick={() => merge(null)}>
              {words.cells.mergeNothing}
            </Button>
            <Button size="xs" variant="subtle" onClick={forget}>
              {words.cells.untick}
            </Button>
          </Group>
        </div>
      )}
      {map.length > 0 && (
        <ul className="merged">
          {map.map(([spelling, text]) => (
            <li key={spelling}>
              <span>{`${spelling} → ${text === null ? words.cells.noValue : String(text)}`}</span>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={fillIn(words.cells.partNamed, { text: spelling })}
                onClick={() => put((rule) => partingSpellings(rule, spelling))}
              >
                {words.cells.part}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
