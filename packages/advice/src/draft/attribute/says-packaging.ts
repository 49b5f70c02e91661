// What things come in: a bag, a glass, a jar. Some prefer one, but nobody begins with it.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { namesOf } from '../words/meanings/meaning.ts';
import { PACKAGING } from '../words/meanings/tastes.ts';

const NAMES: ReadonlySet<string> = new Set(namesOf(PACKAGING));

export const saysPackaging = ({ name, label }: Pick<Attribute, 'name' | 'label'>): boolean =>
  [name, label ?? ''].some((text) => NAMES.has(foldText(text)));
