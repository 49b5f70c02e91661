// Some numbers have what they count as their unit: `4 berth` of the attribute `Berth`. Questions name it once.

import type { Attribute } from '@guidepost/engine/product';
import { alikeForm } from '../../alike-form.ts';
import { foldText } from '../words/fold-text.ts';
import type { Profile } from './profile.ts';

export const countsItself = ({ name, label, unit }: Pick<Attribute, 'name' | 'label' | 'unit'>): boolean =>
  unit !== null && [name, label ?? ''].some((text) => alikeForm(text) === alikeForm(unit));

/** Whether it counts things, rather than measure in a unit that has no other name: `170 bhp` of `Bhp`, `12 year` of `Year`. */
export const countsThings = ({
  attribute,
  column,
  concept,
}: Pick<Profile, 'attribute' | 'column' | 'concept'>): boolean =>
  (concept === 'unknown' || concept === 'count') &&
  countsItself(attribute) &&
  column.type === 'number' &&
  column.numbers.every(Number.isInteger) &&
  NOUN.test(foldText(attribute.unit ?? ''));

/** Abbreviations are short or have no vowel. */
const NOUN = /^(?=.*[aeiouyаеиоуыэюяіє])\p{L}{4}/u;
