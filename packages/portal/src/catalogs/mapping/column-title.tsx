// The name of a column as people read it, with places where a long one may go on in the next line.

import { Fragment } from 'react';

/** `Attribute[Region]` → `Region`: pairs of a name and a value are called as the name says. `Weight [kg]` is none. */
export function titleOfColumn(column: string): string {
  const name = /^[^[\]]*[^\s[\]]\[([^[\]]+)\]$/.exec(column)?.[1];
  return name === undefined || UNIT_ALONE.test(name) ? column : name;
}

const UNIT_ALONE = /^(?:[a-zµ]{1,3}|[kMG]?(?:Hz|Wh?|VA?)|mAh|[GMT]B|dB)$/;

export function ColumnTitle({ column }: { readonly column: string }) {
  const pieces = titleOfColumn(column)
    .split(/(?<=[_./[\]-])|(?<=\p{Ll})(?=\p{Lu})/u)
    .flatMap((piece) => piece.match(/.{1,20}/gsu) ?? []);
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
