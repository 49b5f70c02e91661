// Finds where in the advisor file the parts of a normalised condition stand. Several spellings mean the same condition;
// a pointer goes only as deep as all of them agree, with one exception: conditions that may be members of one object are
// taken to be, the usual spelling. In a file that lists them under `all`, the nearest part such a pointer leads to is
// the object around them, never another condition.

import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import { pointerTo } from '@guidepost/fault/json-pointer';

export type ProductLeaf = Exclude<Condition, { kind: 'all' | 'any' | 'not' }>;
export type ReplyLeaf = Exclude<ReplyCondition, { kind: 'all' | 'any' | 'not' }>;

export interface Placed<Leaf> {
  readonly leaf: Leaf;
  /** Of the member named after the attribute or question. */
  readonly pointer: string;
  /** Of what is inside of that member; the member itself where the spelling is not known. */
  inside(...members: readonly (string | number)[]): string;
}

/** The tests of attributes in a condition that stands at `pointer`, in its order. */
export const placeProductLeaves = (condition: Condition, pointer: string): Placed<ProductLeaf>[] =>
  place(condition, pointer, true).filter((placed) => isProductLeaf(placed));

/** The tests of replies in an `ask_if` that stands at `pointer`, in its order. */
export const placeReplyLeaves = (condition: ReplyCondition, pointer: string): Placed<ReplyLeaf>[] =>
  place(condition, pointer, true).filter((placed) => isReplyLeaf(placed));

type Leaf = ProductLeaf | ReplyLeaf;
type Part = Condition | ReplyCondition;

const isProductLeaf = (placed: Placed<Leaf>): placed is Placed<ProductLeaf> => 'attribute' in placed.leaf;
const isReplyLeaf = (placed: Placed<Leaf>): placed is Placed<ReplyLeaf> => 'question' in placed.leaf;

/** `isKnown`: the object that holds the part stands exactly at `base`; otherwise the part is somewhere inside of it. */
function place(part: Part, base: string, isKnown: boolean): Placed<Leaf>[] {
  const to = (...members: readonly (string | number)[]) => (isKnown ? pointerTo(base, ...members) : base);
  switch (part.kind) {
    case 'all': {
      const parts: readonly Part[] = part.of;
      const areMembers = mayBeMembers(parts);
      return parts.flatMap((inner, nth) => {
        if (!areMembers) return place(inner, to('all', nth), isKnown);
        // Either the object's own `all` or, the whole being a list, an object in it: both stand under `all`.
        return inner.kind === 'all' ? place(inner, to('all'), false) : place(inner, base, isKnown);
      });
    }
    case 'any': {
      const parts: readonly Part[] = part.of;
      return parts.flatMap((inner, nth) => place(inner, to('any', nth), isKnown));
    }
    case 'not':
      return place(part.of, to('not'), isKnown);
    default: {
      const pointer = to(nameOf(part));
      const inside = (...members: readonly (string | number)[]) => (isKnown ? pointerTo(pointer, ...members) : pointer);
      return [{ leaf: part, pointer, inside }];
    }
  }
}

const isLeaf = (part: Part): part is Leaf => part.kind !== 'all' && part.kind !== 'any' && part.kind !== 'not';

const nameOf = (leaf: Leaf): string => ('attribute' in leaf ? leaf.attribute : leaf.question);

/** In which order the tests of one member are read. */
const TEST_ORDER: Readonly<Record<Leaf['kind'], number>> = {
  in: 0,
  not_in: 1,
  exists: 2,
  compare: 3,
  any_of: 0,
  all_of: 1,
  none_of: 2,
  gte: 3,
  lte: 4,
  replied: 5,
};

/** Whether these can be the members of one object: each name once, the tests of one member together and in their order. */
function mayBeMembers(parts: readonly Part[]): boolean {
  if (parts.length < 2) return false;
  const seen = new Set<string>();
  let before: Part | null = null;
  for (const part of parts) {
    const name = isLeaf(part) ? `leaf ${nameOf(part)}` : part.kind;
    if (seen.has(name) && !(before !== null && follows(before, part))) return false;
    seen.add(name);
    before = part;
  }
  return true;
}

function follows(before: Part, part: Part): boolean {
  if (!isLeaf(before) || !isLeaf(part) || nameOf(before) !== nameOf(part)) return false;
  // `eq` and `in` of one member are both read as `in`.
  if (before.kind === 'in' && part.kind === 'in') return before.values.length === 1;
  return TEST_ORDER[before.kind] < TEST_ORDER[part.kind];
}
