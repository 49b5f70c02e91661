// Many properties at once: somebody looks for a name, ticks what is found, and leaves all of it out with one click, which is taken back with another.

import { Button, Checkbox, CloseButton, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { attributesOf, type ColumnUse, type EditedMapping, withoutAttributes } from './edited-mapping.ts';
import type { MappingInHand } from './mapping-in-hand.ts';
import { labelOfUse } from './read-uses.ts';
import { titleOfColumn } from './title-of-column.ts';

/** Of fewer, one is as quickly left out as ticked. */
const FEWEST = 6;

export interface TickedProperties {
  /** Whether there are so many that it helps. */
  readonly isOffered: boolean;
  readonly text: string;
  readonly find: (text: string) => void;
  /** Whether a column is found by its own name. */
  readonly hasColumn: (column: string) => boolean;
  /** Whether a property is found by what shoppers read or by its name. */
  readonly hasUse: (use: ColumnUse) => boolean;
  /** Names of those that are ticked and still there. */
  readonly ticked: readonly string[];
  readonly tick: (names: readonly string[], isTicked: boolean) => void;
  readonly leaveOut: () => void;
  /** How many were left out last, as long as nothing else was changed since; null: none. */
  readonly left: number | null;
  readonly undo: () => void;
}

export function useTickedProperties({
  mapping,
  change,
  undo,
}: Pick<MappingInHand, 'mapping' | 'change' | 'undo'>): TickedProperties {
  const [text, setText] = useState('');
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  /** `after`: the mapping without them. */
  const [last, setLast] = useState<{ readonly count: number; readonly after: EditedMapping } | null>(null);
  const there = Object.keys(mapping === null ? {} : attributesOf(mapping));
  const ticked = there.filter((name) => names.has(name));
  const wanted = text.trim().toLowerCase();
  const has = (...texts: readonly string[]): boolean => texts.some((each) => each.toLowerCase().includes(wanted));
  const isNow = last !== null && last.after === mapping && undo !== null;
  return {
    // It stays while one works with it, whatever is left.
    isOffered: there.length >= FEWEST || text !== '' || isNow,
    ...{ text, ticked, find: setText },
    hasColumn: (column) => has(column, titleOfColumn(column)),
    hasUse: (use) => use.kind === 'attribute' && has(use.name, labelOfUse(use)),
    tick: (some, isTicked) =>
      setNames((now) => {
        const next = new Set(now);
        for (const name of some) isTicked ? next.add(name) : next.delete(name);
        return next;
      }),
    leaveOut: () => {
      if (mapping === null) return;
      const after = withoutAttributes(mapping, ticked);
      setLast({ count: ticked.length, after });
      setNames(new Set());
      change((now) => (now === mapping ? after : withoutAttributes(now, ticked)));
    },
    left: isNow ? last.count : null,
    undo: () => undo?.(),
  };
}

/** `shown`: the names of all properties that stand in the table now. */
export function TickedBar({
  properties,
  shown,
}: {
  readonly properties: TickedProperties;
  readonly shown: readonly string[];
}) {
  const { desk } = useWords().catalogs;
  const language = useLanguage();
  const { isOffered, text, find, ticked, tick, leaveOut, left, undo } = properties;
  if (!isOffered) return null;
  const areAll = shown.length > 0 && shown.every((name) => ticked.includes(name));
  return (
    <div className="ticked-properties">
      <TextInput
        type="search"
        size="sm"
        aria-label={desk.find}
        placeholder={desk.find}
        value={text}
        rightSection={text === '' ? null : <CloseButton size="sm" aria-label={desk.findAll} onClick={() => find('')} />}
        onChange={(event) => find(event.currentTarget.value)}
      />
      <Group gap="sm" role="group" aria-label={desk.many}>
        {shown.length > 0 && (
          <Checkbox
            size="sm"
            label={sayCount(language, text.trim() === '' ? desk.tickAll : desk.tickFound, shown.length)}
            checked={areAll}
            indeterminate={!areAll && ticked.length > 0}
            onChange={() => tick(shown, !areAll)}
          />
        )}
        {ticked.length === 0 && <span className="quiet">{desk.tickHint}</span>}
        {ticked.length > 0 && (
          <Button size="compact-sm" variant="light" color="red" onClick={leaveOut}>
            {sayCount(language, desk.leaveOut, ticked.length)}
          </Button>
        )}
      </Group>
      <div role="status">
        {left !== null && (
          <p className="dropped">
            {sayCount(language, desk.leftOut, left)}{' '}
            <Button size="compact-sm" variant="default" onClick={undo}>
              {desk.undo}
            </Button>
          </p>
        )}
        {shown.length === 0 && text.trim() !== '' && <p className="quiet">{desk.findsNothing}</p>}
      </div>
    </div>
  );
}

/** At the row of one or several properties. */
export function PropertyTick({
  properties: { isOffered, ticked, tick },
  names,
  label,
}: {
  readonly properties: TickedProperties;
  readonly names: readonly string[];
  readonly label: string;
}) {
  const { desk } = useWords().catalogs;
  if (!isOffered || names.length === 0) return null;
  const isTicked = names.every((name) => ticked.includes(name));
  return (
    <Checkbox
      size="xs"
      className="property-tick"
      aria-label={fillIn(desk.tick, { name: label })}
      checked={isTicked}
      onChange={() => tick(names, !isTicked)}
    />
  );
}
