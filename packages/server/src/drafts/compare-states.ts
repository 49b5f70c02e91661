// The use case of comparing: two states of a draft, or one with a published version.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import { findVersion } from '../advisors/find-version.ts';
import { type Cells, isUnder, itemsOf, type ListedItem } from './cells.ts';
import { type DraftName, readFile } from './draft-content.ts';
import type { DraftStore } from './draft-store.ts';
import { byId, type Difference, findDifferences } from './find-differences.ts';
import { rebuildDraft } from './rebuild-draft.ts';

export type ComparedState =
  /** Null: the draft as it is. */
  | { readonly kind: 'draft'; readonly revision: number | null }
  /** Null: the published one. */
  | { readonly kind: 'version'; readonly version: number | null };

export type Comparison =
  | {
      readonly kind: 'compared';
      readonly differences: readonly Difference[];
      readonly titles: Titles;
      /** That the states speak of: the later one's last. */
      readonly catalogs: readonly string[];
    }
  /** There is no such draft, state or version, or it is not kept any more. */
  | { readonly kind: 'unknown'; readonly state: ComparedState };

export async function compareStates(
  stores: { readonly drafts: DraftStore; readonly advisors: AdvisorStore },
  name: DraftName,
  from: ComparedState,
  to: ComparedState,
): Promise<Comparison> {
  const [before, after] = [await cellsAt(stores, name, from), await cellsAt(stores, name, to)];
  if (before === null) return { kind: 'unknown', state: from };
  if (after === null) return { kind: 'unknown', state: to };
  const areOfDraft = from.kind === 'draft' && to.kind === 'draft';
  const differences = areOfDraft ? findDifferences(before, after) : findDifferences(byId(before), byId(after));
  const catalogs = new Set([before, after].map((cells) => cells.get(pointerTo('', 'catalog'))));
  return {
    ...{ kind: 'compared', differences, titles: { ...titlesOf(before), ...titlesOf(after) } },
    catalogs: [...catalogs].filter((catalog) => typeof catalog === 'string'),
  };
}

/** Of questions and answers, by their id: `use`, and `use.games`. Of answers that are made from values, those that the advisor itself gives. */
export type Titles = Readonly<Record<string, string>>;

function titlesOf(cells: Cells): Titles {
  const titles: [string, string][] = [];
  const note = (item: ListedItem, id: string): void => {
    const title = cells.get(pointerTo(item.pointer, 'title'));
    if (typeof title === 'string') titles.push([id, title]);
  };
  for (const question of itemsOf(cells, pointerTo('', 'questions'))) {
    note(question, question.id);
    for (const answer of itemsOf(cells, pointerTo(question.pointer, 'answers')))
      note(answer, `${question.id}.${answer.id}`);
  }
  return { ...titlesOfValues(cells), ...Object.fromEntries(titles) };
}

/** What the draft itself calls values of the catalog, in its own language. */
function titlesOfValues(cells: Cells): Titles {
  const texts = pointerTo('', 'texts', String(cells.get(pointerTo('', 'language')) ?? 'en'));
  const questions = new Set(itemsOf(cells, pointerTo('', 'questions')).map(({ id }) => id));
  return Object.fromEntries(
    [...cells].flatMap(([pointer, text]): [string, string][] => {
      if (!isUnder(pointer, texts) || typeof text !== 'string') return [];
      const named = /^(([^.]+)\..+)\.title$/su.exec(membersOf(pointer).at(-1) ?? '');
      return named?.[1] !== undefined && questions.has(named[2] ?? '') ? [[named[1], text]] : [];
    }),
  );
}

async function cellsAt(
  { drafts, advisors }: { readonly drafts: DraftStore; readonly advisors: AdvisorStore },
  name: DraftName,
  state: ComparedState,
): Promise<Cells | null> {
  if (state.kind === 'version') {
    const found = await findVersion(advisors, name.client, name.advisor, state.version);
    if (found.kind !== 'found') return null;
    const read = readFile(name, found.version.source, '');
    return 'faults' in read ? null : read.cells;
  }
  const draft = await drafts.find(name.client, name.advisor);
  if (draft === null || (state.revision === null && draft.isDiscarded)) return null;
  return (await rebuildDraft(drafts, draft, state.revision ?? draft.revision))?.cells ?? null;
}
