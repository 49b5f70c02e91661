// How the parts of an advisor file are changed: members one by one, questions and answers by id, everything else as a whole. A condition is
// a value, because two halves of it, each changed by another person, are a condition that neither of them meant.

export interface ObjectShape {
  readonly kind: 'object';
  readonly members: Readonly<Record<string, Shape>>;
  /** Of members that are not named above; null for values. */
  readonly others: Shape | null;
}

export interface ListShape {
  readonly kind: 'list';
  readonly item: ObjectShape;
}

export interface ValueShape {
  readonly kind: 'value';
}

export type Shape = ObjectShape | ListShape | ValueShape;

const VALUE: ValueShape = { kind: 'value' };

const object = (members: Readonly<Record<string, Shape>>, others: Shape | null = null): ObjectShape => ({
  ...{ kind: 'object', members, others },
});

const list = (item: ObjectShape): ListShape => ({ kind: 'list', item });

export const DRAFT_SHAPE: ObjectShape = object({
  results: object({}),
  questions: list(object({ range: object({}), answers: list(object({})) })),
  texts: object({}, object({})),
});

export const shapeOfMember = ({ members, others }: ObjectShape, name: string): Shape =>
  (Object.hasOwn(members, name) ? members[name] : others) ?? VALUE;

/** `isItem`: of a list, so that it has a place there. */
export interface ShapedPlace {
  readonly shape: Shape;
  readonly isItem: boolean;
}

/** Null inside of what is changed as a whole. */
export function shapeAt(path: readonly string[]): ShapedPlace | null {
  let place: ShapedPlace = { shape: DRAFT_SHAPE, isItem: false };
  for (const name of path) {
    const { shape } = place;
    if (shape.kind === 'value') return null;
    place =
      shape.kind === 'list'
        ? { shape: shape.item, isItem: true }
        : { shape: shapeOfMember(shape, name), isItem: false };
  }
  return place;
}

/** Of an advisor, of a question, and so on; what is not named comes behind. */
const ORDER = [
  ...['$schema', 'advisor', 'client', 'name', 'language', 'catalog', 'where', 'results', 'order', 'first', 'questions'],
  ...['texts', 'id', 'type', 'role', 'match', 'weight', 'title', 'description', 'image', 'background_color'],
  ...['skip_text', 'must', 'firm', 'missing', 'always_ask', 'stage', 'ask_if', 'attribute', 'max', 'redundant'],
  ...['range', 'answers'],
  ...['show', 'limit', 'price_impact', 'unavailable', 'one_per', 'nearest', 'ask_again', 'attributes'],
  ...['from', 'to', 'step', 'label', 'groupings'],
];

const RANKS: ReadonlyMap<string, number> = new Map(ORDER.map((name, rank) => [name, rank]));

/** The order in which members are written, so that it does not depend on who changed what first. */
export function byMemberOrder(a: string, b: string): number {
  const difference = (RANKS.get(a) ?? ORDER.length) - (RANKS.get(b) ?? ORDER.length);
  return difference === 0 ? Number(a > b) - Number(a < b) : difference;
}
