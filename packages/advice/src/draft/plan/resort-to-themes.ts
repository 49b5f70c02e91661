// If the chosen questions do not lead enough shoppers to their product, tags are asked, too.

import type { Profile } from '../attribute/profile.ts';
import type { ChoiceSetting } from '../choice/choice-setting.ts';
import type { ChosenPlans } from '../choice/choose-plans.ts';
import { ask, countFound } from '../choice/shopper-states.ts';
import type { UnaskedAttribute } from '../draft.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { planThemes } from './plan-themes.ts';

/** The share that a draft promises to reach. */
const PROMISED = 0.95;
/** If it helps a smaller share of shoppers, a question with many answers is not worth reading. */
const LEAST_HELP = 0.01;

export interface ThemesAsked {
  readonly plans: readonly Plan[];
  readonly notAsked: readonly { readonly profile: Profile; readonly why: UnaskedAttribute['why'] }[];
}

export function resortToThemes(
  profiles: readonly Profile[],
  size: number,
  { chosen, found, states }: Pick<ChosenPlans, 'chosen' | 'found' | 'states'>,
  most: number,
  shoppers: number,
  setting: ChoiceSetting,
  phrases: Phrases,
): ThemesAsked {
  const plans: Plan[] = [];
  const notAsked: ThemesAsked['notAsked'][number][] = [];
  let reached = found;
  let now = states;
  for (const profile of profiles) {
    const { column } = profile;
    if (column.type !== 'list') continue;
    if (reached >= PROMISED) {
      notAsked.push({ profile, why: 'enough-questions' });
      continue;
    }
    const plan = planThemes({ ...profile, column }, size, now, setting, phrases);
    const next = plan === null ? now : ask(now, plan);
    const gain = (countFound(next, setting) - countFound(now, setting)) / shoppers;
    if (plan === null || gain < LEAST_HELP) notAsked.push({ profile, why: 'not-for-shoppers' });
    else if (chosen.length + plans.length >= most) notAsked.push({ profile, why: 'too-many-questions' });
    else {
      plans.push(plan);
      now = next;
      reached += gain;
    }
  }
  return { plans, notAsked };
}
