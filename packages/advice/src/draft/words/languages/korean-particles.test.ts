import { expect, test } from 'vitest';
import { withParticles } from './korean-particles.ts';

test.each([
  ['무게은(는)', '무게는'],
  ['용량은(는)', '용량은'],
  ['무게(kg)은(는)', '무게(kg)는'],
  ['렌즈을(를) 찾으세요?', '렌즈를 찾으세요?'],
  ['가방을(를) 찾으세요?', '가방을 찾으세요?'],
  // Nobody knows how it is spoken.
  ['RAM은(는)', 'RAM은(는)'],
  ['Which size (EU)?', 'Which size (EU)?'],
])('%s is said %s', (both, said) => expect(withParticles(both)).toBe(said));
