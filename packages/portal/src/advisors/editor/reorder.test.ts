import { expect, test } from 'vitest';
import { neighbourAfterDrop, neighbourAfterMove } from './reorder.ts';

const IDS = ['a', 'b', 'c', 'd'];

/** As the service places it. */
function placed(id: string, after: string | null | undefined): string {
  if (after === undefined) return IDS.join('');
  const others = IDS.filter((each) => each !== id);
  others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  return others.join('');
}

test('an item moves by one, and stops at the ends', () => {
  const moves = IDS.flatMap((id) => [
    placed(id, neighbourAfterMove(IDS, id, -1)),
    placed(id, neighbourAfterMove(IDS, id, 1)),
  ]);
  expect(moves).toEqual(['abcd', 'bacd', 'bacd', 'acbd', 'acbd', 'abdc', 'abdc', 'abcd']);
});

test('an item that is dropped at another takes its place', () => {
  expect(placed('a', neighbourAfterDrop(IDS, 'a', 'c'))).toBe('bcad');
  expect(placed('d', neighbourAfterDrop(IDS, 'd', 'a'))).toBe('dabc');
  expect(neighbourAfterDrop(IDS, 'b', 'b')).toBeUndefined();
});
