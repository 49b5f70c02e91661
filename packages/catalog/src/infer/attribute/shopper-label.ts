// What shoppers call a property, where the name of its column is one that only whoever keeps the data would say.

import type { AttributeRule } from '../../mapping/mapping.ts';
import { unitFactor, usualUnit } from '../cell/known-units.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { attributeLabel } from './attribute-name.ts';
import { FEATURES } from './feature-words.ts';
import { headingIn } from './heading-words.ts';
import type { LabelWords } from './label-words.ts';

export interface LabelContext {
  readonly columns: readonly ColumnFacts[];
  readonly words: LabelWords;
  readonly language: string | null;
}

export function shopperLabel(column: ColumnFacts, { columns, words, language }: LabelContext): string {
  const plain = plainName(column.called);
  if (SYSTEM.test(plain)) return words.os;
  if (INCHES.test(plain) && saysScreens(columns)) return words.screen;
  if (MEMORY.test(plain) && namesDrives(column)) return words.storage;
  const heading = language === null ? null : headingIn(column.called, language);
  // A column of that name says it itself.
  const isOther = columns.every((other) => plainName(other.called) !== plainName(heading ?? ''));
  if (heading !== null && isOther) return heading;
  const label = attributeLabel(column.called, language);
  const [, kind] = NAME_OF_KIND.exec(label) ?? [];
  const isFree = columns.every((other) => plainName(other.called) !== plainName(kind ?? ''));
  return kind !== undefined && isFree ? kind : label;
}

const SYSTEM = /^(?:op sys|opsys|os)$/;
const INCHES = /^(?:inch|inches|zoll|pulgadas|pouces|pollici|polegadas)$/;
const MEMORY = /^(?:memory|speicher|memoire|memoria|geheugen|pamet|pamiec|память|пам ять)$/;
/** `Type name`, but not the name of a thing or of somebody. */
const NAME_OF_KIND =
  /^((?:.*\s)?(?:type|kind|class|category|brand|colou?r|material|style|series|model|size|typ|farbe|marke))\s+name$/i;

const DRIVES = /(?<![\p{L}\d])(?:SSD|HDD|eMMC|NVMe|Flash|Hybrid)(?![\p{L}\d])/iu;
const MOSTLY = 0.5;

const namesDrives = ({ values, filled }: ColumnFacts): boolean =>
  values.reduce((sum, { text, count }) => sum + (DRIVES.test(text) ? count : 0), 0) > filled * MOSTLY;

/** Whether there are columns of panels or resolutions. */
export const saysScreens = (columns: readonly ColumnFacts[]): boolean =>
  columns.some(({ called }) =>
    FEATURES.some(({ name, columns: names }) => SAID_OF_SCREENS.has(name) && names.test(plainName(called))),
  );

export const SAID_OF_SCREENS: ReadonlySet<string> = new Set(['panel', 'resolution']);

/**
 * The labels without units that stand behind their values anyway, `Memory (GB)`: 128 GB. A unit stays where it is all that tells two
 * labels apart.
 */
export function withoutUnits(rules: readonly AttributeRule[]): readonly (string | null)[] {
  const stems = rules.map(({ label, unit }) => (label === null || unit === null ? label : withoutUnit(label, unit)));
  return rules.map(({ label }, nth) => {
    const stem = stems[nth] ?? null;
    const isTold = stems.some(
      (other, at) => at !== nth && stem !== null && other !== null && `${other} `.startsWith(`${stem} `),
    );
    return isTold ? label : stem;
  });
}

const BEHIND = /^(.*[^\s,])(?:,\s*|\s+in\s+|\s*[([]\s*(?:in\s+)?)([^\s,()[\]]{1,12})\s*[)\]]?$/;

function withoutUnit(label: string, unit: string): string {
  const [, stem, written] = BEHIND.exec(label) ?? [];
  if (stem === undefined || written === undefined) return label;
  return written === unit || (usualUnit(written) === unit && unitFactor(written, unit) !== null) ? stem : label;
}
