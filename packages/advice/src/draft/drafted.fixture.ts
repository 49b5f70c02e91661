// Small catalogs for tests of drafting: random enough, and the same in every run. The drafts from them have no errors.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';
import { expect } from 'vitest';
import { checkAdvisor } from '../check-advisor.ts';
import type { DraftedAdvisor } from './draft.ts';
import { draftAdvisor } from './draft-advisor.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

export type Values = Record<string, AttributeValue>;

export const luck = (nth: number, purpose: number, below: number): number =>
  ((Math.imul(Math.imul(nth + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b), 0xc2b2ae35) >>> 8) % 9973) % below;
export const one = <T>(of: readonly [T, ...T[]], nth: number, purpose: number): T =>
  of[luck(nth, purpose, of.length)] ?? of[0];

export const attribute = (name: string, type: Attribute['type'] = 'text', unit: string | null = null): Attribute => ({
  ...{ name, type, unit, label: null },
});

export const product = (nth: number, price: number, attributes: Values, available = true): Product => ({
  ...{ sku: `p${nth}`, title: 'Thing', description: null, image: '', link: '', price: String(price), listPrice: null },
  ...{ group: null, available, attributes },
});

export function drafted(
  attributes: readonly Attribute[],
  products: readonly Product[],
  { mostQuestions = 12, language = 'en' }: { mostQuestions?: number; language?: DraftLanguage } = {},
): DraftedAdvisor {
  const snapshot = buildSnapshot(products, attributes);
  const catalog = { client: 'demo', catalog: 'main', currency: 'EUR', attributes };
  const made = draftAdvisor(catalog, snapshot, { advisor: 'main', language, mostQuestions });
  if (made.kind !== 'drafted') throw new Error(JSON.stringify(made));
  expect(checkAdvisor(made.advisor, attributes, snapshot).filter(({ severity }) => severity === 'error')).toEqual([]);
  return made;
}

export const idsOf = ({ questions }: Advisor): string[] => questions.map(({ id }) => id);
export const question = ({ questions }: Advisor, id: string): Question => {
  const found = questions.find((asked) => asked.id === id);
  if (found === undefined) throw new Error(`${id} is not among ${questions.map((asked) => asked.id).join(', ')}`);
  return found;
};

export const titlesOf = (asked: Question): string[] => {
  if (asked.type === 'RANGE') return asked.groupings.map(({ title }) => title);
  if (isValueAnswers(asked.answers)) throw new Error('fixed answers');
  return asked.answers.map(({ title }) => title);
};
