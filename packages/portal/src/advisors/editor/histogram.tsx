// How numbers lie in the catalog, as bars, with borders that can be moved.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { sayAmount } from '../../say-money.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';

export function Histogram({
  range: { least, most, bars },
  borders,
  step,
  unit,
  currency,
  label,
  move,
}: {
  readonly range: { readonly least: number; readonly most: number; readonly bars: readonly number[] };
  readonly borders: readonly number[];
  readonly step: number;
  readonly unit: string;
  /** Of the catalog; null if it is not known. */
  readonly currency: string | null;
  /** What is seen, in words. */
  readonly label: string;
  /** Null: borders stay. */
  readonly move: ((border: number, to: number) => void) | null;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const say = (value: number): string => sayAmount(language, value, unit, currency);
  const area = useRef<HTMLDivElement>(null);
  /** Where the border is that is being dragged. */
  const dragged = useRef<number | null>(null);
  const highest = Math.max(1, ...bars);
  const span = most - least || 1;
  const shareOf = (value: number): number => Math.min(1, Math.max(0, (value - least) / span));
  const onStep = (value: number): number => Number((Math.round(value / step) * step).toPrecision(12));
  const drag = (event: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (dragged.current === null || box === undefined || box.width === 0) return;
    const to = onStep(least + ((event.clientX - box.left) / box.width) * span);
    if (to === dragged.current || to <= least || to >= most) return;
    const index = borders.indexOf(dragged.current);
    const [below = Number.NEGATIVE_INFINITY, above = Number.POSITIVE_INFINITY] = [
      borders[index - 1],
      borders[index + 1],
    ];
    if (to <= below || to >= above) return;
    move?.(dragged.current, to);
    dragged.current = to;
  };
  const drop = (): void => {
    dragged.current = null;
  };
  const press = (event: KeyboardEvent, border: number): void => {
    const wide = Math.max(step, onStep(span / 20));
    const by = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, PageDown: -wide, PageUp: wide }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    move?.(border, Number((border + by).toPrecision(12)));
  };
  return (
    <div className="histogram">
      <div className="bars" ref={area}>
        <div className="bars-area" role="img" aria-label={label}>
          {bars.map((bar, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by their place only
            <span key={nth} style={{ height: `calc(${bar / highest} * 100%)` }} data-empty={bar === 0 || undefined} />
          ))}
        </div>
        {borders.map((border, nth) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: so that it keeps the focus while it moves
            key={nth}
            type="button"
            className="border"
            role="slider"
            disabled={move === null}
            aria-label={fillIn(editor.border, { nth: nth + 1 })}
            aria-valuenow={border}
            aria-valuemin={least}
            aria-valuemax={most}
            aria-valuetext={say(border)}
            style={{ insetInlineStart: `calc(${shareOf(border)} * 100%)` }}
            onKeyDown={(event) => press(event, border)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              dragged.current = border;
            }}
            onPointerMove={drag}
            onPointerUp={drop}
            onPointerCancel={drop}
            onLostPointerCapture={drop}
          />
        ))}
      </div>
      <p className="bar-ends quiet">
        <span>{say(least)}</span>
        <span>{say(most)}</span>
      </p>
    </div>
  );
}
