// `--set`, of the commands that import: loaded by these alone, as rules of mappings are YAML.

import { Option } from 'commander';
import { readGivenSetting } from '../imports/put-fields.ts';
import { parseWith } from './given-option.ts';

export const setOption = (): Option =>
  new Option(
    '--set <field=rule>',
    "supply or replace one field, or where an attribute comes from: --set link='https://shop.example/p/{sku}', --set attributes.color=Colour (repeatable)",
  ).argParser(gatherSettings);

function gatherSettings(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), parseWith(readGivenSetting)(value)];
}
