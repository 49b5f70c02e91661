// What is in view, and what is asked nevertheless, is what the engine says of any products.

import { compile } from '@guidepost/engine/compile';
import { areInView, tellsVariantsApart } from '@guidepost/engine/in-view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { anyCompiled } from './any-compiled.fixture.ts';
import { everyProduct, partOf } from './universe-part.ts';
import { NOT_IN_VIEW, OVER, Views } from './views.ts';

const adaptive = anyCompiled.map(({ advisor, snapshot }) => compile({ ...advisor, order: 'adaptive' }, snapshot));

test('Of any products and any open questions: whether all is in view, whether that is the end, and which questions are asked', () => {
  let asked = 0;
  fc.assert(
    fc.property(adaptive, fc.nat(), fc.infiniteStream(fc.boolean()), (compiled, some, luck) => {
      const views = new Views(compiled);
      const part = partOf(everyProduct(compiled), compiled.scope, compiled.scopeSize);
      const own = part.compiled;
      const set = own.scope.map((word) => word & some);
      const count = [...(set[0] ?? 0).toString(2)].filter((bit) => bit === '1').length;
      const closed = own.questions.map(() => luck.next().value);
      const open = own.questions.filter(({ place }) => !closed[place]);
      views.lookAt(part, closed);
      const view = views.viewOf(set, 0, set.length, count, false);
      const isAsked = open.map((each) => each.question.alwaysAsk || tellsVariantsApart(own, each, set));
      expect(view === NOT_IN_VIEW).toBe(!areInView(own, set, count));
      if (view === NOT_IN_VIEW) return;
      expect(view === OVER).toBe(!isAsked.includes(true));
      expect(open.map((_, nth) => views.isAskedIn(view, nth))).toEqual(isAsked);
      if (view !== OVER) asked++;
    }),
    runs(1000),
  );
  expect(asked).toBeGreaterThan(20);
});

test('With listed order nothing is ever too late to be asked', () => {
  fc.assert(
    fc.property(anyCompiled, ({ advisor, snapshot }) => {
      const compiled = compile({ ...advisor, order: 'listed' }, snapshot);
      const views = new Views(compiled);
      const part = partOf(everyProduct(compiled), compiled.scope, compiled.scopeSize);
      const closed = compiled.questions.map(() => false);
      views.lookAt(part, closed);
      expect(views.viewOf(part.compiled.scope, 0, part.compiled.scope.length, compiled.scopeSize, false)).toBe(
        NOT_IN_VIEW,
      );
    }),
    runs(20),
  );
});
