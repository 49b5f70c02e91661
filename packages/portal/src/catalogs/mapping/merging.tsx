// Spellings that are one are put together, and those that were are parted again.

import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCoveringBar } from '../../parts/use-covering-bar.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { kindOf, mergingSpellings, partingSpellings } from './column-kinds.ts';
import { type ColumnUse, isMembers, withUse } from './edited-mapping.ts';
import type { MappingInHand } from './mapping-in-hand.ts';

type MergedUse = Extract<ColumnUse, { kind: 'attribute' }>;

export const isMergeable = (use: ColumnUse): use is MergedUse =>
  use.kind === 'attribute' && ['text', 'list'].includes(kindOf(use));

const changeRule = (
  use: MergedUse,
  { change }: MappingInHand,
  by: (rule: MergedUse['rule']) => MergedUse['rule'],
): void => change((now) => withUse(now, use, by(use.rule)));

/** What was put together, each to be kept apart again. */
export function Merged({ use, inHand }: { readonly use: MergedUse; readonly inHand: MappingInHand }) {
  const { catalogs: words } = useWords();
  const map = isMembers(use.rule.map) ? Object.entries(use.rule.map) : [];
  if (map.length === 0) return null;
  return (
    <ul className="merged">
      {map.map(([spelling, text]) => (
        <li key={spelling}>
          <span>{`${spelling} → ${text === null ? words.cells.noValue : String(text)}`}</span>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={fillIn(words.cells.partNamed, { text: spelling })}
            onClick={() => changeRule(use, inHand, (rule) => partingSpellings(rule, spelling))}
          >
            {words.cells.part}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Stands above the spellings, as high with a tick as without: what moves under the pointer is not what was meant to be ticked. */
export function MergingBar({
  use,
  chosen,
  forget,
  inHand,
}: {
  readonly use: MergedUse;
  readonly chosen: readonly string[];
  readonly forget: () => void;
  readonly inHand: MappingInHand;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const bar = useCoveringBar('start');
  const [into, setInto] = useState('');
  const [first = ''] = chosen;
  const isDisabled = chosen.length === 0;
  const said = chosen.join(' · ');
  const merge = (target: string | null): void => {
    changeRule(use, inHand, (rule) => mergingSpellings(rule, chosen, target));
    setInto('');
    forget();
  };
  return (
    <div className="merging-bar" ref={bar}>
      <p className="quiet" title={said}>
        {isDisabled ? words.cells.mergeHint : `${sayCount(language, words.cells.ticked, chosen.length)} ${said}`}
      </p>
      <Group align="end" gap="xs">
        <TextInput
          size="xs"
          label={words.cells.mergeInto}
          value={into}
          placeholder={first}
          disabled={isDisabled}
          onChange={(event) => setInto(event.currentTarget.value)}
        />
        <Button size="xs" disabled={isDisabled} onClick={() => merge(into.trim() || first)}>
          {words.cells.merge}
        </Button>
        <Button size="xs" variant="default" disabled={isDisabled} onClick={() => merge(null)}>
          {words.cells.mergeNothing}
        </Button>
        <Button size="xs" variant="subtle" disabled={isDisabled} onClick={forget}>
          {words.cells.untick}
        </Button>
      </Group>
    </div>
  );
}
