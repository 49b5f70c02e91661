// An address with the columns in it: texts that can be changed, and between them the columns, each to be taken out again.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { inserted, joined, type PatternPart, partsOfPattern, writePattern } from './address-pattern.ts';
import { ColumnSelect } from './column-select.tsx';

/** Milliseconds after the last letter. */
const PAUSE = 500;

export function PatternLine({
  pattern,
  keyColumn,
  columns,
  telling,
  isDone = false,
  change,
}: {
  /** As in the mapping file. */
  readonly pattern: string;
  readonly keyColumn: string | null;
  readonly columns: SurveyView['columns'];
  /** Those that tell products apart. */
  readonly telling: readonly string[];
  /** Whether it says the addresses already: what could be put into it is shown to whoever wants to change it. */
  readonly isDone?: boolean;
  readonly change: (pattern: string) => void;
}) {
  const { required: words } = useWords();
  const [parts, setParts] = useState(() => partsOfPattern(pattern));
  const [isChanging, setIsChanging] = useState(false);
  const caret = useRef<{ readonly at: number; readonly caret: number } | null>(null);
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setParts((now) => (writePattern(now) === pattern ? now : partsOfPattern(pattern)));
  }, [pattern]);
  useEffect(() => () => clearTimeout(late.current), []);
  const put = (now: readonly PatternPart[], pause = 0): void => {
    setParts([...now]);
    clearTimeout(late.current);
    late.current = setTimeout(() => change(writePattern(now)), pause);
  };
  const insert = (column: string): void => {
    const last = { at: parts.length - 1, caret: String(parts.at(-1) ?? '').length };
    put(inserted(parts, caret.current ?? last, column));
    caret.current = null;
  };
  const others = telling.filter((column) => column !== keyColumn);
  return (
    <div className="pattern">
      <div className="pattern-parts">
        {parts.map((part, at) =>
          typeof part === 'string' ? (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={at}
              className="pattern-text"
              aria-label={fillIn(words.text, { part: at / 2 + 1 })}
              value={part}
              size={Math.max(part.length, 1)}
              spellCheck={false}
              onSelect={({ currentTarget: { selectionStart } }) => {
                caret.current = { at, caret: selectionStart ?? 0 };
              }}
              // Whoever goes on to the import has it at once.
              onBlur={() => put(parts)}
              onChange={({ currentTarget: { value } }) =>
                put(
                  parts.map((each, index) => (index === at ? value : each)),
                  PAUSE,
                )
              }
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <span key={at} className="pattern-column">
              {part.column}
              <button
                type="button"
                aria-label={fillIn(words.takeOut, { column: part.column })}
                onClick={() => put(joined(parts.filter((_, index) => index !== at)))}
              >
                ×
              </button>
            </span>
          ),
        )}
      </div>
      {isDone && !isChanging && (
        <div>
          <Button size="compact-sm" variant="subtle" onClick={() => setIsChanging(true)}>
            {words.insertMore}
          </Button>
        </div>
      )}
      {(!isDone || isChanging) && (
        <div className="pattern-tools">
          <span className="quiet">{words.insert}</span>
          {keyColumn !== null && (
            <Button size="compact-sm" variant="default" onClick={() => insert(keyColumn)}>
              {fillIn(words.insertKey, { column: keyColumn })}
            </Button>
          )}
          <ColumnSelect
            isUnseen
            label={words.insertOther}
            columns={columns.filter(({ column }) => column !== keyColumn)}
            // Where nothing else tells products apart, any column may be meant.
            likely={others.length > 0 ? others : null}
            value={null}
            choose={(column) => column !== null && insert(column)}
          />
        </div>
      )}
    </div>
  );
}
