// Whether any preference counts.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

export const areAllWeightsZero = ({ advisor }: CheckInput): boolean => {
  const preferences = advisor.questions.filter(({ role }) => role === 'preference');
  return preferences.length > 0 && preferences.every(({ weight }) => weight === 0);
};

export function checkWeights(input: CheckInput): Finding[] {
  if (!areAllWeightsZero(input)) return [];
  const { questions } = input.advisor;
  const preferences = questions.filter(({ role }) => role === 'preference');
  const place = questions.findIndex(({ role }) => role === 'preference');
  return [
    {
      severity: 'warning',
      code: 'preferences-without-weight',
      pointer: pointerTo('/questions', place, 'weight'),
      message: `Every preference (${listed(preferences.map(({ id }) => quoted(id)))}) has weight 0, so none changes the order of the results.`,
      mend: 'Give a weight above 0 to those that should count.',
    },
  ];
}
