// How a bicycle is built, read from a product's attributes: where its wheels, saddle and handlebar are. Lengths are
// pixels, about six millimetres each; y grows upwards from the ground, x ahead from the cranks.
import type { Product } from '@guidepost/engine/product';
import { at, moved, type Point } from './shape.ts';

export type Layout = 'two wheels' | 'long tail' | 'front box' | 'three wheels';
export type FrameShape = 'diamond' | 'trapeze' | 'step-through' | 'folding' | 'full suspension' | 'balance';

export interface Build {
  readonly layout: Layout;
  readonly frame: FrameShape;
  readonly handlebar: 'drop' | 'flat' | 'swept';
  readonly rear: Point;
  readonly front: Point;
  readonly rearRadius: number;
  readonly frontRadius: number;
  readonly tyre: number;
  readonly knobs: boolean;
  readonly cranks: Point;
  readonly crankLength: number;
  readonly seatTop: Point;
  readonly saddle: Point;
  readonly headTop: Point;
  readonly headBottom: Point;
  readonly clamp: Point;
  /** The width of the frame's tubes; everything slim is drawn in proportion to it. */
  readonly tube: number;
}

interface Measures {
  readonly crankHeight: number;
  readonly chainstay: number;
  readonly reach: number;
  readonly stack: number;
  readonly head: number;
  readonly seatTube: number;
  readonly saddle: number;
  readonly stem: number;
  readonly tyre: number;
  readonly tube: number;
  readonly crankLength: number;
}

const ADULT: Measures = {
  crankHeight: 46,
  chainstay: 71,
  reach: 62,
  stack: 100,
  head: 22,
  seatTube: 84,
  saddle: 116,
  stem: 16,
  tyre: 6.5,
  tube: 7.5,
  crankLength: 27,
};

const BY_KIND: Readonly<Record<string, Partial<Measures>>> = {
  city: { reach: 58, stack: 106, saddle: 108, stem: 24, seatTube: 80 },
  trekking: { stack: 104, stem: 18 },
  road: { reach: 64, stack: 92, head: 20, seatTube: 88, saddle: 122, stem: 7, tyre: 4.2, tube: 6.4, chainstay: 67 },
  gravel: { reach: 64, stack: 96, head: 22, seatTube: 82, saddle: 118, stem: 8, tyre: 7, tube: 7 },
  mountain: { reach: 72, stack: 100, head: 18, seatTube: 66, saddle: 112, stem: 8, tyre: 10, tube: 8.2 },
  folding: { reach: 66, stack: 58, head: 20, seatTube: 38, saddle: 118, stem: 62, tyre: 6.5, tube: 9, chainstay: 60 },
  cargo: { reach: 56, stack: 104, saddle: 108, stem: 24, seatTube: 76, tyre: 8, tube: 9 },
};

const SMALLEST: Measures = {
  crankHeight: 21,
  chainstay: 33,
  reach: 30,
  stack: 41,
  head: 10,
  seatTube: 24,
  saddle: 38,
  stem: 13,
  tyre: 5,
  tube: 5,
  crankLength: 12,
};
const BIG_CHILD: Measures = { ...ADULT, reach: 52, stack: 88, seatTube: 62, saddle: 92, stem: 18, crankLength: 24 };

const SEAT_ANGLE = (73 * Math.PI) / 180;
const HEAD_ANGLE = (70 * Math.PI) / 180;

export function buildOf(product: Product): Build {
  const { attributes } = product;
  const layout = layoutOf(attributes.cargo_type);
  const inches = typeof attributes.wheel_in === 'number' ? attributes.wheel_in : 28;
  const rearRadius = inches * 2;
  const frontRadius = layout === 'front box' ? Math.min(rearRadius, 40) : rearRadius;
  const measures = measuresOf(attributes, inches, layout);
  const cranks = at(0, measures.crankHeight);
  const rise = rearRadius - cranks.y;
  const rear = at(-Math.sqrt(measures.chainstay ** 2 - rise ** 2), rearRadius);
  const alongSeat = (length: number) => moved(cranks, -Math.cos(SEAT_ANGLE) * length, Math.sin(SEAT_ANGLE) * length);
  const headTop = moved(cranks, measures.reach, measures.stack);
  const alongHead = (length: number) => moved(headTop, Math.cos(HEAD_ANGLE) * length, -Math.sin(HEAD_ANGLE) * length);
  const headBottom = alongHead(measures.head);
  const ahead = headBottom.x + (headBottom.y - frontRadius) / Math.tan(HEAD_ANGLE) + frontRadius / 8;
  return {
    layout,
    frame: frameOf(attributes),
    handlebar: handlebarOf(attributes),
    rear,
    front: at(layout === 'front box' ? 214 : layout === 'three wheels' ? 142 : ahead, frontRadius),
    rearRadius,
    frontRadius,
    tyre: measures.tyre,
    knobs: attributes.kind === 'mountain' || attributes.kind === 'kids-mountain',
    cranks,
    crankLength: measures.crankLength,
    seatTop: alongSeat(measures.seatTube),
    saddle: alongSeat(measures.saddle),
    headTop,
    headBottom,
    clamp: alongHead(-measures.stem),
    tube: measures.tube,
  };
}

function layoutOf(cargoType: unknown): Layout {
  if (cargoType === 'long tail' || cargoType === 'front box' || cargoType === 'three wheels') return cargoType;
  return 'two wheels';
}

function frameOf(attributes: Product['attributes']): FrameShape {
  if (attributes.kind === 'balance') return 'balance';
  if (attributes.suspension === 'full') return 'full suspension';
  const { frame } = attributes;
  if (frame === 'trapeze' || frame === 'step-through' || frame === 'folding') return frame;
  return 'diamond';
}

/** An upright bike also has mudguards. A city bike without them is a fast one. */
function handlebarOf({ kind, mudguards }: Product['attributes']): Build['handlebar'] {
  if (kind === 'road' || kind === 'gravel') return 'drop';
  const upright = kind === 'city' || kind === 'cargo' || kind === 'kids';
  return upright && mudguards === true ? 'swept' : 'flat';
}

function measuresOf(attributes: Product['attributes'], inches: number, layout: Layout): Measures {
  if (attributes.audience === 'children') return childMeasures(inches);
  const measures = { ...ADULT, ...BY_KIND[String(attributes.kind)] };
  // Small wheels on a grown-up frame hang from a longer head tube.
  if (layout === 'long tail') return { ...measures, chainstay: 122, head: inches < 24 ? 34 : 24 };
  if (attributes.kind === 'city' && inches < 24) return { ...measures, head: 38, chainstay: 66 };
  return measures;
}

/** Everything grows evenly from the smallest bicycle (12 inches) to the biggest (26 inches). */
function childMeasures(inches: number): Measures {
  const share = (inches - 12) / 14;
  const grown = (name: keyof Measures) => SMALLEST[name] + (BIG_CHILD[name] - SMALLEST[name]) * share;
  return {
    crankHeight: grown('crankHeight'),
    chainstay: grown('chainstay'),
    reach: grown('reach'),
    stack: grown('stack'),
    head: grown('head'),
    seatTube: grown('seatTube'),
    saddle: grown('saddle'),
    stem: grown('stem'),
    tyre: grown('tyre'),
    tube: grown('tube'),
    crankLength: grown('crankLength'),
  };
}
