import { expect, test } from 'vitest';
import { EditedCells } from './edited-cells.ts';
import { placeItem } from './place-item.ts';

test('between two items that are at the same position, as drafts of before may have them, there is room, too', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => [`/questions/${id}`, `/questions/${id}/id`, id] as const);
  const positions = ['V', 'V', 'V', 'W'];
  const cells = list.flatMap(([item, idCell, id], nth): [string, string][] => [
    [item, positions[nth] ?? ''],
    [idCell, id],
  ]);
  const edited = new EditedCells(new Map(cells));
  placeItem(edited, '/questions/x', 'a');
  edited.set('/questions/x/id', 'x');
  expect(edited.itemsIn('/questions').map(({ id }) => id)).toEqual(['a', 'x', 'b', 'c', 'd']);
  expect([...edited.changes.keys()]).not.toContain('/questions/a');
  expect([...edited.changes.keys()]).not.toContain('/questions/d');
});
