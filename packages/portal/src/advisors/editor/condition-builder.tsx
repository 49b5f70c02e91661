// Builds a condition on products from fields, with what it means in numbers beside it.

import { Button, CloseButton, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { isSame } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useCount } from './catalog-facts.tsx';
import { type ConditionNode, type GroupNode, readTree, unfinishedTestsIn, writeTree } from './condition-tree.ts';
import { FittingProducts } from './fitting-products.tsx';
import { TestRow } from './test-row.tsx';

export function ConditionBuilder({
  label,
  value,
  change,
  none,
}: {
  readonly label: string;
  readonly value: unknown;
  /** Undefined: no condition. */
  readonly change: (value: unknown) => void;
  /** What it means if there is no condition. */
  readonly none: string;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  // What is not finished is in the fields, and not in the draft.
  const [tree, setTree] = useState(() => readTree(value));
  const written = useRef(value);
  useEffect(() => {
    if (isSame(written.current ?? {}, value ?? {})) return;
    written.current = value;
    setTree(readTree(value));
  }, [value]);
  const put = (next: GroupNode): void => {
    setTree(next);
    const made = writeTree(next);
    if (isSame(made ?? {}, value ?? {})) return;
    written.current = made;
    change(made);
  };
  const unfinished = unfinishedTestsIn(tree);
  return (
    <fieldset className="condition">
      <legend>{label}</legend>
      {tree.parts.length === 0 && <p className="quiet">{none}</p>}
      <GroupOfTests group={tree} put={put} depth={0} />
      {tree.parts.length > 0 && (
        <>
          <p role="status">
            <CountOf where={writeTree(tree)} unfinished={editor.unfinished} />
            {writeTree(tree) !== undefined && unfinished > 0 && (
              <span className="unfinished-tests"> {sayCount(language, editor.unfinishedTests, unfinished)}</span>
            )}
          </p>
          <FittingProducts where={writeTree(tree)} />
        </>
      )}
    </fieldset>
  );
}

function GroupOfTests({
  group,
  put,
  depth,
}: {
  readonly group: GroupNode;
  readonly put: (group: GroupNode) => void;
  readonly depth: number;
}) {
  const { editor } = useWords();
  const { mayChange } = useDraft();
  const { kind, parts } = group;
  const change = (nth: number, part: ConditionNode | null): void =>
    put({ kind, parts: parts.flatMap((each, at) => (at === nth ? (part ?? []) : each)) });
  const add = (part: ConditionNode): void => put({ kind, parts: [...parts, part] });
  return (
    <div className="condition-group">
      {parts.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={editor.joinLabel}
          disabled={!mayChange}
          value={kind}
          onChange={(event) => put({ kind: event.currentTarget.value === 'any' ? 'any' : 'all', parts })}
          data={[
            { value: 'all', label: editor.joinAll },
            { value: 'any', label: editor.joinAny },
          ]}
        />
      )}
      {parts.map((part, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own
        <div className="condition-part" key={nth}>
          {part.kind === 'test' ? (
            <TestRow test={part} put={(test) => change(nth, test)} />
          ) : part.kind === 'as-is' ? (
            <details>
              <summary>{editor.askIfAsIs}</summary>
              <Text className="id">{JSON.stringify(part.written)}</Text>
            </details>
          ) : (
            <GroupOfTests group={part} put={(inner) => change(nth, inner)} depth={depth + 1} />
          )}
          {mayChange && <CloseButton aria-label={editor.removeTest} onClick={() => change(nth, null)} />}
        </div>
      ))}
      {mayChange && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => add({ kind: 'test', attribute: '', test: 'in', value: undefined })}
          >
            {parts.length === 0 ? editor.addTest : editor.addAnother}
          </Button>
          {depth === 0 && parts.length > 0 && (
            <Button
              size="xs"
              variant="subtle"
              onClick={() =>
                add({
                  kind: kind === 'all' ? 'any' : 'all',
                  parts: [{ kind: 'test', attribute: '', test: 'in', value: undefined }],
                })
              }
            >
              {editor.addGroup}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}

/** “213 of 2,008 products”. `kept`: products of which it is not known, and which stay all the same. */
export function CountOf({
  where,
  unfinished,
  kept = null,
}: {
  readonly where: unknown;
  readonly unfinished?: string;
  readonly kept?: number | null;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const count = useCount(where);
  const text =
    where === undefined
      ? (unfinished ?? '')
      : count === null
        ? ''
        : fillIn(sayCount(language, editor.counted, count.products), {
            of: new Intl.NumberFormat(language).format(count.of),
          });
  return (
    <span className="counted" data-none={count?.products === 0 || undefined}>
      {kept === null || text === ''
        ? text
        : fillIn(sayCount(language, editor.knownOf.andUnknown, kept), { known: text })}
    </span>
  );
}
