// The option `--set` of the commands that import. Only these load it, because rules of mappings need a YAML parser.

import { Option } from 'commander';
import { readGivenSetting } from '../imports/put-fields.ts';
import { parseWith } from './given-option.ts';

export const setOption = (): Option =>
  new Option(
    '--set <field=rule>',
    "set one field, or say where an attribute comes from: --set link='https://shop.example/p/{sku}', --set attributes.color=Colour (repeatable)",
  ).argParser(gatherSettings);

function gatherSettings(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), parseWith(readGivenSetting)(value)];
}
