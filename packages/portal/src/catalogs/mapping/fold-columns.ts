// Columns that nobody needs to look at one by one: what a shop system keeps for itself, and names inside of one thing of a file that
// nothing is made of, such as what is said of each of hundreds of ingredients.

import type { SurveyView } from '@guidepost/contract/views/survey-view';

type ToldColumn = SurveyView['columns'][number];

export interface Fold {
  /** Null: what the shop system keeps for itself. */
  readonly inside: string | null;
  readonly columns: readonly ToldColumn[];
}

export interface FoldedColumns {
  readonly shown: readonly ToldColumn[];
  readonly folds: readonly Fold[];
}

/** The code of the importer for what a shop system keeps for itself. */
const OF_SHOP = 'shop-record';
/** Fewer are looked at as quickly as a line about them. */
const FEWEST_INSIDE = 6;

/** `isUnused`: nothing is made of it, and nobody looks at it. */
export function foldColumns(columns: readonly ToldColumn[], isUnused: (column: ToldColumn) => boolean): FoldedColumns {
  const ofShop: ToldColumn[] = [];
  const inside = new Map<string, ToldColumn[]>();
  for (const column of columns) {
    if (!isUnused(column)) continue;
    const thing = /^([^.[\]]+)[.[]/.exec(column.column)?.[1];
    if (column.left_out_coded?.code === OF_SHOP) ofShop.push(column);
    else if (thing !== undefined) inside.set(thing, [...(inside.get(thing) ?? []), column]);
  }
  const folds: readonly Fold[] = [
    ...[...inside].flatMap(([thing, found]) =>
      found.length < FEWEST_INSIDE ? [] : [{ inside: thing, columns: found }],
    ),
    ...(ofShop.length === 0 ? [] : [{ inside: null, columns: ofShop }]),
  ];
  const folded = new Set(folds.flatMap((fold) => fold.columns));
  return { shown: columns.filter((column) => !folded.has(column)), folds };
}
