// The conversation that leads along a way, by ids.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Said } from './proof.ts';
import { stepsOf, type WayThere } from './state.ts';

export const conversationOf = ({ questions }: Advisor, way: WayThere | null): Said[] =>
  stepsOf(way).map(({ place, reply }) => ({ question: questions[place]?.id ?? '', reply }));
