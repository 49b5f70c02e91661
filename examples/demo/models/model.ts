// The shape of one entry in the demo catalog's hand-written models, and how it becomes products: one for each
// variant. Nothing is random here: the same models make the same products, in the same order, byte for byte.
import type { AttributeValue, Product } from '@guidepost/engine/product';
import { GERMAN_DESCRIPTIONS, GERMAN_WORDS } from './in-german.ts';

type Attributes = Readonly<Record<string, AttributeValue>>;

export interface Model {
  /** The group of its variants, and the beginning of their skus. */
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly description: string;
  /** The price paid now, in euros. */
  readonly price: number;
  /** The price before, in euros. */
  readonly listPrice?: number;
  /** Letters with known body heights (`S`, `M`), or any other name of a size, which has no body height. */
  readonly sizes?: readonly string[];
  readonly attributes: Attributes;
  readonly variants: readonly Variant[];
}

export interface Variant {
  /** One of the plain colours that shoppers choose among. */
  readonly color: keyof typeof COLOR_CODES;
  /** The maker's name for the colour; it is in the title. */
  readonly paint?: string;
  readonly frame?: keyof typeof FRAME_CODES;
  /** The size of this variant, if each size is sold by itself. */
  readonly size?: string;
  readonly price?: number;
  readonly listPrice?: number;
  readonly available?: false;
  readonly attributes?: Attributes;
}

const COLOR_CODES = {
  black: 'BK',
  white: 'WH',
  grey: 'GY',
  blue: 'BL',
  green: 'GN',
  red: 'RD',
  yellow: 'YE',
  orange: 'OR',
  pink: 'PK',
  turquoise: 'TQ',
  sand: 'SD',
  purple: 'PU',
} as const;

const FRAME_CODES = { diamond: 'D', trapeze: 'T', 'step-through': 'W' } as const;

/** Centimetres of body height, from and to, that a frame of this size suits. */
const HEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
  XS: [150, 161],
  S: [158, 170],
  M: [167, 179],
  L: [176, 188],
  XL: [186, 200],
};

/**
 * What a bicycle does not have unless its model says so. The shop's data says "none" instead of leaving a gap, so that
 * advisors can tell yes from no without guessing.
 */
const HAS_NOT: Readonly<Record<string, Attributes>> = {
  adults: { foldable: false, child_seats: 0, belt_drive: false },
  children: { training_wheels: false },
};

/** Every product lists its attributes in this order, so that all lines of the file read alike. */
const ORDER = [
  'audience kind brand color drive frame foldable cargo_type wheel_in frame_sizes',
  'rider_height_from_cm rider_height_to_cm child_age_from child_age_to weight_kg load_kg child_seats',
  'gears brakes suspension belt_drive battery_wh range_km training_wheels mudguards lights rack terrain',
  'title_de description_de',
].flatMap((row) => row.split(' '));

export function productsOf(model: Model): Product[] {
  return model.variants.map((variant) => productOf(model, variant));
}

/** One variant for each size, in one colour. */
export function inSizes(sizes: readonly string[], variant: Variant): Variant[] {
  return sizes.map((size) => ({ ...variant, size }));
}

function productOf(model: Model, variant: Variant): Product {
  const { color, frame, size } = variant;
  const paint = variant.paint ?? color;
  const sku = [model.id, frame && FRAME_CODES[frame], COLOR_CODES[color], size].filter(Boolean).join('-');
  const details = [frame, paint, size && `size ${size}`].filter(Boolean).join(', ');
  const inGerman = [frame && germanFor(frame), germanFor(paint), size && `Größe ${size}`].filter(Boolean).join(', ');
  const sizes = size === undefined ? model.sizes : [size];
  const listPrice = variant.listPrice ?? model.listPrice;
  return {
    sku,
    title: `${model.brand} ${model.name}, ${details}`,
    description: model.description,
    image: `/demo/pictures/${sku}.svg`,
    link: `/demo/products/${sku}`,
    price: (variant.price ?? model.price).toFixed(2),
    listPrice: listPrice === undefined ? null : listPrice.toFixed(2),
    group: model.variants.length > 1 ? model.id : null,
    available: variant.available ?? true,
    attributes: inOrder({
      brand: model.brand,
      ...HAS_NOT[String(model.attributes.audience)],
      ...(sizes && { frame_sizes: sizes, ...heightsOf(sizes) }),
      ...model.attributes,
      ...variant.attributes,
      color,
      ...(frame && { frame }),
      // For shoppers whose session is in German.
      title_de: `${model.brand} ${model.name}, ${inGerman}`,
      description_de: germanOf(GERMAN_DESCRIPTIONS, model.id),
    }),
  };
}

const germanFor = (word: string): string => germanOf(GERMAN_WORDS, word);

function germanOf(table: Readonly<Record<string, string>>, name: string): string {
  const german = table[name];
  if (german === undefined) throw new Error(`in-german.ts has nothing for ${name}`);
  return german;
}

function heightsOf(sizes: readonly string[]): Attributes {
  const known = sizes.flatMap((size) => HEIGHTS[size] ?? []);
  if (known.length === 0) return {};
  return { rider_height_from_cm: Math.min(...known), rider_height_to_cm: Math.max(...known) };
}

function inOrder(attributes: Attributes): Attributes {
  const unknown = Object.keys(attributes).filter((name) => !ORDER.includes(name));
  if (unknown.length > 0) throw new Error(`no place in the order of attributes for ${unknown.join(', ')}`);
  return Object.fromEntries(
    ORDER.flatMap((name) => {
      const value = attributes[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
