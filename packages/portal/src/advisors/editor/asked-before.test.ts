import { expect, test } from 'vitest';
import { askedBefore, moveUp } from './asked-before.ts';

const draft = (order: string, first?: string) => ({
  ...{ order, ...(first !== undefined && { first }) },
  questions: ['use', 'brand', 'size', 'color'].map((id) => ({ id })),
});
const offered = (document: ReturnType<typeof draft>, id: string) =>
  askedBefore(document, id).offered.map((each) => each.id);

test('as they are listed, a condition depends on what stands above', () => {
  expect(offered(draft('listed'), 'size')).toEqual(['use', 'brand']);
  expect(offered(draft('listed', 'color'), 'use')).toEqual([]);
});

test('what everybody gets first can be depended on wherever it stands, is offered first, and then moves up', () => {
  const document = draft('adaptive', 'size');
  expect(offered(document, 'use')).toEqual(['size']);
  expect(offered(document, 'brand')).toEqual(['size', 'use']);
  expect(offered(document, 'color')).toEqual(['size', 'use', 'brand']);
  expect(moveUp(askedBefore(document, 'brand'), ['size'])).toEqual([
    { op: 'move', path: ['questions', 'size'], after: null },
  ]);
  expect(moveUp(askedBefore(document, 'brand'), ['use'])).toEqual([]);
  expect(moveUp(askedBefore(document, 'color'), ['size'])).toEqual([]);
});

test('where Guidepost chooses the first one, too, nothing else is offered', () => {
  expect(offered(draft('adaptive'), 'brand')).toEqual(['use']);
  expect(offered(draft('adaptive', 'gone'), 'use')).toEqual([]);
  expect(offered(draft('adaptive', 'size'), 'size')).toEqual(['use', 'brand']);
});
