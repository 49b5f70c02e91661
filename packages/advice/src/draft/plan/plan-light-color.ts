// Plans a question for the colour of light by the groups that people know: hardly anybody wants 4000 K, but many want neutral white. The groups
// are those of EN 12464-1: warm below 3300 K, daylight above 5300 K.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import { ease } from '../attribute/judge-attribute.ts';
import { type NumberProfile, repliesByCode } from '../attribute/profile.ts';
import { LIGHT_WORDS } from '../words/light-words.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { askNumber, questionBase } from './question-base.ts';
import { withTellingIds } from './telling-ids.ts';

const [WARM, COLD] = [3300, 5300];
/** Light of other temperatures is not white. */
const [LEAST, MOST] = [1500, 12_000];

const groupOf = (kelvin: number): number => Number(kelvin > WARM) + Number(kelvin > COLD);

/** Whether the numbers are temperatures of white light, of two groups at least. */
export function isLightColor({ attribute, codes, column }: NumberProfile): boolean {
  if (attribute.unit !== 'K') return false;
  const values = codes.map((code) => column.numbers[code - 1] ?? 0);
  return values.every((value) => value >= LEAST && value <= MOST) && new Set(values.map(groupOf)).size > 1;
}

export function planLightColor(profile: NumberProfile, size: number, spelling: NumberSpelling, phrases: Phrases): Plan {
  const { attribute, column, counts } = profile;
  // All values of the catalog, because products that are sold out come back.
  const groups = [...new Set(Array.from(column.numbers, groupOf))].sort((a, b) => a - b);
  const words = LIGHT_WORDS[phrases.language];
  const bounds = [
    phrases.upTo(spelling.one(WARM)),
    phrases.between(spelling.bare(WARM), spelling.one(COLD)),
    phrases.moreThan(spelling.one(COLD)),
  ];
  const wheres: readonly Condition[] = [
    { kind: 'compare', attribute: attribute.name, lte: WARM },
    { kind: 'compare', attribute: attribute.name, gt: WARM, lte: COLD },
    { kind: 'compare', attribute: attribute.name, gt: COLD },
  ];
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: withTellingIds(
      groups.map((group) => ({
        id: `part-${group + 1}`,
        title: `${words[group] ?? ''} (${withinSentence(bounds[group] ?? '')})`,
        description: null,
        image: null,
        backgroundColor: null,
        where: wheres[group] ?? null,
      })),
    ),
  };
  const replyOf = new Uint32Array(counts.length);
  for (const [nth, kelvin] of column.numbers.entries()) replyOf[nth + 1] = groups.indexOf(groupOf(kelvin)) + 1;
  const replies = repliesByCode(profile, size, replyOf);
  const shared = { isList: false, largest: groups.length, most: 200, least: 2 } as const;
  return { profile, question, replies, ...shared, ease: Math.max(EASE, ease(profile)) };
}
/** In words, it is as easy to answer as what people know by sight. */
const EASE = 0.7;

const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
