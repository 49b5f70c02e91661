// A text that is read as one and changed where it stands: it looks like a field only while somebody points at it or writes. Enter goes on to
// the next text, Tab leaves it as everywhere, and Escape takes back what was typed since one came.

import { type KeyboardEvent, useState } from 'react';

export interface TextInPlaceProps {
  readonly text: string;
  /** What takes the place of an empty text; empty: nothing does. */
  readonly usual: string;
  readonly label: string;
  readonly change: (text: string) => void;
  /** Characters. */
  readonly most: number;
  readonly className?: string;
  readonly isReadOnly?: boolean;
}

export function TextInPlace({
  text,
  usual,
  label,
  change,
  most,
  className = '',
  isReadOnly = false,
}: TextInPlaceProps) {
  /** Null: nothing since one came. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? text;
  const settle = (): void => {
    if (typed === null) return;
    setTyped(null);
    const said = typed.replace(/\s+/g, ' ').trim() || usual;
    if (said !== text) change(said);
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
    focusNext(event.currentTarget);
  };
  if (isReadOnly) return <span className={`text-in-place ${className}`}>{text}</span>;
  return (
    // The copy of the text, which nobody sees, makes the field as high as it has to be.
    <span className={`text-in-place ${className}`} data-text={`${shown || usual} `}>
      <textarea
        rows={1}
        aria-label={label}
        value={shown}
        placeholder={usual}
        maxLength={most}
        onChange={({ currentTarget: { value } }) => setTyped(value.replace(/[\r\n]+/g, ' '))}
        onBlur={settle}
        onKeyDown={keyDown}
      />
    </span>
  );
}

/** Of those on the page, in their order; from the last one nothing is gone to. */
function focusNext(field: HTMLTextAreaElement): void {
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('.text-in-place textarea')];
  all[all.indexOf(field) + 1]?.focus();
}
