// Makes catalogs of any size that look like a shop's: a few brands sell most of the products, prices are log-normal,
// variants of a model share what is built in, and attributes are missing here and there. The same seed gives the same products.

import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';
import { pick, pickSeveral, pickWeighted, type Random, randomBelow, randomNormal, seededRandom } from './random.ts';

/** Streams `size` products in groups of 2 to 6 variants (4 on average). */
export function* generateCatalog(size: number, seed = 1): Generator<Product> {
  const random = seededRandom(seed);
  for (let made = 0, group = 0; made < size; group++) {
    const model = makeModel(random, group);
    const variants = Math.min(2 + randomBelow(random, 5), size - made);
    for (let variant = 0; variant < variants; variant++) yield makeVariant(random, model, variant);
    made += variants;
  }
}

const attribute = (name: string, type: Attribute['type'], unit: string | null = null): Attribute => {
  return { name, type, unit, label: null };
};

/** The 15 attributes of the catalog; every product has a `price` besides. */
export const CATALOG_ATTRIBUTES: readonly Attribute[] = [
  attribute('brand', 'text'),
  attribute('kind', 'text'),
  attribute('os', 'text'),
  attribute('gpu', 'text'),
  attribute('panel', 'text'),
  attribute('ram_gb', 'number', 'GB'),
  attribute('storage_gb', 'number', 'GB'),
  attribute('screen_inch', 'number', 'in'),
  attribute('weight_kg', 'number', 'kg'),
  attribute('battery_hours', 'number', 'h'),
  attribute('rating', 'number'),
  attribute('colors', 'list'),
  attribute('ports', 'list'),
  attribute('touch', 'boolean'),
  attribute('backlit', 'boolean'),
];

/** The share of products that lack the attribute. Attributes that are not named here are never missing. */
const MISSING: Readonly<Record<string, number>> = {
  os: 0.05,
  panel: 0.2,
  storage_gb: 0.05,
  screen_inch: 0.05,
  weight_kg: 0.15,
  battery_hours: 0.3,
  rating: 0.25,
  colors: 0.1,
  ports: 0.2,
  touch: 0.1,
  backlit: 0.3,
};

const BRANDS = (
  'Arvento Belcorra Calydon Dovrika Elmstad Fjordex Galvera Hestrum Iridane Juvella Kestamo Lumera Mordano Nivaro Osterby ' +
  'Pellado Quenta Rovanne Sarvik Tolmara Umbrax Velanta Wistrom Yarrow Zentuli'
).split(' ');
/** Zipf: the nth brand sells 1/n of what the first sells. */
const BRAND_WEIGHTS = BRANDS.map((_, index) => 1 / (index + 1));

const KINDS = ['everyday', 'ultraslim', 'gaming', 'convertible', 'workstation', 'budget'];
const KIND_WEIGHTS = [34, 20, 18, 10, 6, 12];
const KIND_PRICE: Readonly<Record<string, number>> = {
  everyday: 700,
  ultraslim: 1150,
  gaming: 1400,
  convertible: 900,
  workstation: 2300,
  budget: 330,
};

const SYSTEMS = ['windows', 'linux', 'chrome', 'none'];
const PANELS = ['ips', 'oled', 'tn', 'va'];
const SCREENS = [11.6, 13.3, 14, 15.6, 16, 17.3];
const COLORS = ['black', 'silver', 'grey', 'white', 'blue', 'red', 'green', 'rose', 'gold', 'violet'];
const COLOR_WEIGHTS = [30, 26, 18, 8, 7, 3, 3, 2, 2, 1];
const PORTS = ['usb-c', 'usb-a', 'hdmi', 'ethernet', 'sd', 'displayport', 'audio'];

interface Model {
  readonly id: string;
  readonly name: string;
  readonly basePrice: number;
  readonly baseRam: number;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

function makeModel(random: Random, group: number): Model {
  const brand = pickWeighted(random, BRANDS, BRAND_WEIGHTS);
  const kind = pickWeighted(random, KINDS, KIND_WEIGHTS);
  const isStrong = kind === 'gaming' || kind === 'workstation';
  const screen = pickWeighted(random, SCREENS, isStrong ? [0, 1, 6, 40, 33, 20] : [5, 22, 33, 28, 9, 3]);
  return {
    id: `M${group}`,
    name: `${brand} ${kind} ${100 + (group % 900)}`,
    basePrice: (KIND_PRICE[kind] ?? 700) * Math.exp(0.35 * randomNormal(random)),
    baseRam: kind === 'budget' ? 4 : isStrong ? 16 : 8,
    attributes: {
      brand,
      kind,
      os: kind === 'budget' ? pick(random, SYSTEMS) : pickWeighted(random, SYSTEMS, [82, 6, 4, 8]),
      gpu: isStrong || random() < 0.12 ? 'dedicated' : 'integrated',
      panel: pickWeighted(random, PANELS, [60, 22, 10, 8]),
      screen_inch: screen,
      weight_kg: rounded(Math.max(0.8, screen * 0.11 + (isStrong ? 0.7 : 0) + 0.18 * randomNormal(random)), 2),
      battery_hours: rounded(Math.max(2, (isStrong ? 6 : 11) + 2.5 * randomNormal(random)), 1),
      rating: rounded(Math.min(5, Math.max(1, 4.1 + 0.5 * randomNormal(random))), 1),
      ports: pickSeveral(random, PORTS, 1 + randomBelow(random, 4)),
      touch: kind === 'convertible' || random() < 0.15,
      backlit: random() < 0.7,
    },
  };
}

function makeVariant(random: Random, model: Model, variant: number): Product {
  const ram = model.baseRam * pickWeighted(random, [1, 2, 4, 8], [45, 35, 15, 5]);
  const storage = pickWeighted(random, [128, 256, 512, 1024, 2048, 4096], [6, 20, 38, 24, 9, 3]);
  const dearer = 1 + 0.12 * Math.log2(ram / model.baseRam) + 0.00009 * storage;
  const price = Math.max(79, model.basePrice * dearer * (1 + 0.03 * randomNormal(random)));
  const sku = `${model.id}-${variant}`;
  const attributes: Record<string, AttributeValue> = {};
  const own = { ram_gb: ram, storage_gb: storage, colors: pickColors(random) };
  for (const [name, value] of Object.entries({ ...model.attributes, ...own })) {
    if (random() >= (MISSING[name] ?? 0)) attributes[name] = value;
  }
  return {
    sku,
    title: `${model.name}, ${ram} GB, ${storage} GB`,
    description: null,
    image: `https://shop.example/images/${model.id}.jpg`,
    link: `https://shop.example/products/${sku}`,
    price: price.toFixed(2),
    listPrice: null,
    group: model.id,
    available: random() < 0.94,
    attributes,
  };
}

function pickColors(random: Random): string[] {
  const first = pickWeighted(random, COLORS, COLOR_WEIGHTS);
  if (random() < 0.6) return [first];
  const second = pickWeighted(random, COLORS, COLOR_WEIGHTS);
  return second === first ? [first] : [first, second];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
