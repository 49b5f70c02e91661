// Lists whose values are steps of one scale: the sizes that a thing fits, the ages that it is for, the months in which it flowers. Whoever
// looks for 38 must see 38, even if whatever fits 38 fits 37, too.

import { monthsAmong } from '../words/calendar-months.ts';
import { frequentValues, type Profile } from './profile.ts';

/** `38`, `36.5` */
const STEP = /^\d{1,3}(?:[.,]\d)?$/;
const MOST = 200;

export function areStepsOfScale(profile: Profile): boolean {
  const { attribute, concept } = profile;
  if (attribute.type !== 'list') return false;
  const values = frequentValues(profile, MOST);
  const isNumbered = concept === 'size' || concept === 'age';
  return (isNumbered && values.every((value) => STEP.test(value))) || monthsAmong(values) !== null;
}
