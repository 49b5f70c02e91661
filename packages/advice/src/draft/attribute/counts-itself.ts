// Some numbers have what they count as their unit: `4 berth` of the attribute `Berth`. Questions name it once, and answers are counted.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';

export const countsItself = ({ name, label, unit }: Pick<Attribute, 'name' | 'label' | 'unit'>): boolean =>
  unit !== null && [name, label ?? ''].some((text) => foldText(text) === foldText(unit));
