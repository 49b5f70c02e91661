// In which language questions are worded where a catalog does not say it: that of what its attributes are called.

import type { Attribute } from '@guidepost/engine/product';
import type { DraftLanguage } from '../draft.ts';
import { foldText } from './fold-text.ts';

/** Not `Marke` alone, which shops of several languages have. */
const GERMAN =
  /\b(\w*farben?|\w*grosse|\w*gewicht|\w*breite|\w*hohe|\w*tiefe|\w*lange|\w*leistung|\w*art|\w*stil|hersteller|marke|geschlecht|warengruppe|kategorie|\w*barkeit|\w*ung(en)?|\w*keit(en)?|besonderheiten|\w*klasse|\w*zeit|\w*anzahl|\w*werk|\w*behalter|montage|fur wen|einsatz\w*|anschlusse?|\w*bezug|alter|zielgruppe)\b/;
const FEWEST = 2;

export function guessLanguage(attributes: readonly Pick<Attribute, 'name' | 'label'>[]): DraftLanguage {
  const german = attributes.filter(({ name, label }) => GERMAN.test(foldText(label ?? name))).length;
  return german >= FEWEST && german >= 0.4 * attributes.length ? 'de' : 'en';
}
