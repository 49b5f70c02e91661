// `5.1` and `7.1` under `Channels` are names of layouts, not amounts: nobody wants more than 5.05 channels. They stay
// texts.

import type { CountedValue } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

/** `2` beside them means stereo. Without any `x.1`, channels are counted, as for a fan controller. */
export const isSpeakerLayout = (name: string, values: readonly CountedValue[]): boolean =>
  LAYOUT_NAME.test(` ${plainName(name)} `) &&
  values.every(({ text }) => /^\d{1,2}(?:\.[012]){0,2}$/.test(text)) &&
  values.some(({ text }) => text.includes('.'));

const LAYOUT_NAME =
  / (?:channels?|kana(?:l|le|ele)|audiokanale|canaux|canales|canali|kanalen|kanaly|(?:speaker |channel )?configuration|konfiguration|(?:audio|sound|speaker|surround)(?: system)?) /;
