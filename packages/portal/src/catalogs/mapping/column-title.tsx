// The name of a column as people read it, with places where a long one may go on in the next line.

import { Fragment } from 'react';
import { titleOfColumn } from './title-of-column.ts';

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
