// What is asked for about advisors: to check, publish, draft, simulate one, and to go back to an older version.

import { Type } from 'typebox';
import { closed, nullable, share, type View } from '../views/view-part.ts';

const FILE = {
  /** What messages call it. */
  name: Type.Optional(Type.String({ minLength: 1 })),
  /** The advisor file. */
  text: Type.String(),
};

/** How long to go through conversations, in seconds. */
export const PROVING_SECONDS = { check: 8, publish: 3, most: 24 * 60 * 60 } as const;

const seconds = () => Type.Optional(nullable(Type.Number({ exclusiveMinimum: 0, maximum: PROVING_SECONDS.most })));

/** `seconds`: null for not at all. */
export const CheckRequest = closed({ ...FILE, seconds: seconds() });
export type CheckRequest = View<typeof CheckRequest>;

export const PublishRequest = closed({ ...FILE, seconds: seconds() });
export type PublishRequest = View<typeof PublishRequest>;

export const RollbackRequest = closed({ version: Type.Integer({ minimum: 1 }) });
export type RollbackRequest = View<typeof RollbackRequest>;

/** How many questions a draft has at most. */
export const DRAFT_QUESTIONS = { usual: 12, most: 50 } as const;

/** The languages that a draft can be worded in. */
export const DRAFT_LANGUAGE_TAGS = [
  'en',
  'de',
  'cs',
  'da',
  'es',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sr',
  'sv',
  'tr',
  'uk',
  'el',
  'ja',
  'ko',
  'zh',
  'id',
  'vi',
  'bg',
  'th',
  'sl',
  'lt',
  'lv',
  'et',
  'ca',
] as const;

export const DraftRequest = closed({
  catalog: Type.String(),
  /** The id of the new advisor; usually that of the catalog. */
  advisor: Type.Optional(Type.String()),
  /** Of the questions; usually the catalog's. */
  language: Type.Optional(Type.Enum([...DRAFT_LANGUAGE_TAGS])),
  questions: Type.Optional(Type.Integer({ minimum: 1, maximum: DRAFT_QUESTIONS.most })),
});
export type DraftRequest = View<typeof DraftRequest>;

/** Whole numbers that a simulation may be told. */
export const SIMULATION_RANGES = {
  shoppers: { minimum: 1, maximum: 10_000_000 },
  orders: { minimum: 0, maximum: 100 },
  seed: { minimum: 0, maximum: 0x7fffffff },
} as const;

const SETTINGS = {
  shoppers: Type.Optional(Type.Integer(SIMULATION_RANGES.shoppers)),
  skips: Type.Optional(share()),
  mistakes: Type.Optional(share()),
  orders: Type.Optional(Type.Integer(SIMULATION_RANGES.orders)),
  seed: Type.Optional(Type.Integer(SIMULATION_RANGES.seed)),
};

/** Of an advisor in a file, or of one that is published. */
export const SimulationRequest = Type.Union([
  closed({ file: closed(FILE), ...SETTINGS }),
  closed({ advisor: Type.String(), ...SETTINGS }),
]);
export type SimulationRequest = View<typeof SimulationRequest>;
