import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { expect, it } from 'vitest';
import { advisorOf, answer, is, shop, single } from '../check/small-shop.fixture.ts';
import { Memories } from './memory.ts';

const answers = [answer('yes', is('touch', true)), answer('no', is('touch', false))];

it('what is remembered at an early question is not taken for what is remembered at a later one, however many there are', () => {
  const questions = Array.from({ length: 12 }, (_, nth) => single(`q${nth}`, answers));
  questions[5] = single('q5', answers, { askIf: { kind: 'none_of', question: 'q0', answers: ['yes'] } });
  questions[11] = single('q11', answers, { askIf: { kind: 'any_of', question: 'q10', answers: ['yes'] } });
  const memories = new Memories(compile(advisorOf(questions), buildSnapshot(shop.products, shop.attributes)));
  memories.forget(memories.blank, 10);
  expect(memories.isAsked(memories.remember(memories.blank, 0, ['yes']), 5)).toBe(false);
});
