import type { Attribute } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { shownAttribute } from './shown-attribute.ts';

test.each<[Attribute, string, string | null]>([
  [{ name: 'weight_kg', type: 'number', unit: null, label: null }, 'Weight', 'kg'],
  [{ name: 'ram_gb', type: 'number', unit: null, label: null }, 'Ram', 'GB'],
  [{ name: 'weight_kg', type: 'number', unit: 'kg', label: null }, 'Weight', null],
  [{ name: 'weight_kg', type: 'number', unit: 'kg', label: 'How heavy' }, 'How heavy', null],
  [{ name: 'child_seats', type: 'number', unit: null, label: null }, 'Child seats', null],
  [{ name: 'size_kg', type: 'text', unit: null, label: null }, 'Size kg', null],
  [{ name: 'gears', type: 'number', unit: null, label: null }, 'Gears', null],
])(
  'an attribute is called by its label, or by its name in plain words and the unit in it: %j',
  (attribute, label, unit) => {
    expect(shownAttribute(attribute)).toEqual({ name: attribute.name, label, unit });
  },
);
