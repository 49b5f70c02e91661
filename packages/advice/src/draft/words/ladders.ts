// Words that stand for steps of a ladder, from the lowest to the highest, in the spellings in which shops write them: how sharp a picture is,
// classes of energy, and
// beds. People look through them in this order.

import { monthsAmong } from './calendar-months.ts';
import { foldText } from './fold-text.ts';

/** Null: it is no step. */
type Ladder = (value: string) => number | null;

const SHARPNESS = [
  '8k|4320p',
  '5k|2880p',
  '4k|uhd|ultrahd|2160p',
  'w?qhd|quadhd|2k|1440p',
  'fhd|fullhd|1080[pi]',
  'hd|hdready|720p',
  'sd|576[pi]|480p',
];
/** The first that fits names the step: `4K UHD`, `UHD (2160p)`, `HD 1080p`. */
const STEPS = SHARPNESS.map((words) => new RegExp(words));
const ONLY_SHARPNESS = new RegExp(`^(${SHARPNESS.join('|')}|\\d{3,4}x\\d{3,4})+$`);

const sharpness: Ladder = (value) => {
  const said = foldText(value).replace(/[^a-z\d]/g, '');
  const step = ONLY_SHARPNESS.test(said) ? STEPS.findIndex((words) => words.test(said)) : -1;
  return step === -1 ? null : STEPS.length - step;
};

/** `A+++` is the best class. */
const energyClass: Ladder = (value) => {
  const [, letter = '', plus = ''] = /^(?:class |klasse )?([a-g])(\+{0,3})$/i.exec(value.trim()) ?? [];
  return letter === '' ? null : plus.length - 4 * (letter.toUpperCase().charCodeAt(0) - FIRST_CLASS);
};
const FIRST_CLASS = 'A'.charCodeAt(0);

/** Of beds and what lies on them, from narrow to wide. */
const BEDS = [
  'cot|crib|toddler',
  'smallsingle',
  'single|twin',
  '(twin|single)xl|xltwin',
  'smalldouble|threequarter',
  'double|full',
  '(full|double)xl',
  'queen',
  'king',
  '(california|cal)king',
  'superking',
].map((words) => new RegExp(`^(${words})(size|bed)*$`));

const bedSize: Ladder = (value) => {
  const said = foldText(value).replace(/[^a-z\d]/g, '');
  const step = BEDS.findIndex((words) => words.test(said));
  return step === -1 ? null : step;
};

/** The best class of energy comes first, as on its label. */
const LADDERS: readonly Ladder[] = [sharpness, (value) => negated(energyClass(value)), bedSize];

const negated = (step: number | null): number | null => (step === null ? null : -step);

/** Value → its step, if all are steps of one ladder; null if they are not. */
export function stepsOnLadder(values: readonly string[]): ReadonlyMap<string, number> | null {
  for (const ladder of LADDERS) {
    const steps = new Map(
      values.flatMap((value) => {
        const step = ladder(value);
        return step === null ? [] : [[value, step] as const];
      }),
    );
    if (steps.size === values.length && new Set(steps.values()).size > 1) return steps;
  }
  return monthsAmong(values);
}
