// Spells remedies for people who type commands: in plain words, followed by the option to add to the command that was
// run, or the command to run instead. Reports about feeds spell them differently (feed-door.ts), as nobody typed a command there.

import { plainRemedy } from '@guidepost/fault/plain-remedy';
import {
  type FieldRule,
  type ImportMember,
  type Mend,
  mendOf,
  type Remedy,
  spellMend,
  standIn,
} from '@guidepost/fault/remedy';
import { sayNotPublished } from '../advisors/find-version.ts';
import type { MemberFault } from '../values/given-values.ts';
import type { Door } from '../views/door.ts';

/** As text, for the person who typed a command. */
export const spell = (said: string | Mend): string => spellMend(mendOf(said), spellRemedy);

/** What is wrong with a request, one line for each member. The sentence itself says which member it is about. */
export const spellFaults = (faults: readonly MemberFault<string>[]): string =>
  faults.map(({ wrong }) => spell(wrong)).join('\n');

/** `known`: the client's published advisors. */
export const spellNotPublished = (client: string, advisor: string, known: readonly string[]): string =>
  `${sayNotPublished(client, advisor, known)}${known.length > 0 ? '' : ' Publish one: guidepost publish FILE'}`;

/** `name its encoding (--encoding NAME)`, `look it up in the list of keys (guidepost keys list)` */
export function spellRemedy(remedy: Remedy): string {
  const way = wayOf(remedy);
  if (remedy.kind === 'set-fields' && 'option' in way && remedy.fields.every(({ rule }) => rule !== null))
    return `import with ${way.option}`;
  return `${plainRemedy(remedy)} (${'option' in way ? way.option : way.command})`;
}

/** An option to add to the command that was run, or a whole command. */
export type Spelling = { readonly option: string } | { readonly command: string };

/** `mapping`: what to call a mapping file in commands in which FILE is the catalog file. */
export function wayOf(remedy: Remedy, mapping = 'FILE'): Spelling {
  switch (remedy.kind) {
    case 'import-with':
      return { option: IMPORT_OPTIONS[remedy.member](remedy.value, mapping) };
    case 'set-fields':
      return { option: settingOptions(remedy.fields) };
    case 'override':
      return { option: '--yes' };
    case 'feed-with':
      return { option: "--header 'Name: value'" };
    case 'draft-with':
      return { option: '--questions NUMBER' };
    case 'choose-folder':
      return { option: '--data FOLDER' };
    case 'choose-port':
      return { option: '--port NUMBER' };
    case 'get-mapping':
      return { command: `guidepost catalogs mapping ${targetOf(remedy)} --output ${mapping}` };
    case 'import-file':
      return { command: `guidepost import FILE${remedy.client === null ? '' : ` ${targetOf(remedy)}`}` };
    case 'pull-feed':
      return { command: `guidepost feeds pull ${targetOf(remedy)}` };
    case 'list-keys':
      return { command: 'guidepost keys list' };
    case 'make-store':
      return { command: 'guidepost serve' };
    case 'migrate-store':
      return { command: 'guidepost migrate' };
  }
}

const targetOf = ({ client, catalog }: { readonly client: string | null; readonly catalog: string | null }): string =>
  `--client ${client ?? 'CLIENT'} --catalog ${catalog ?? 'CATALOG'}`;

const IMPORT_OPTIONS: Readonly<Record<ImportMember, (value: string | null, mapping: string) => string>> = {
  mapping: (value, mapping) => `--mapping ${value ?? mapping}`,
  infer: () => '--infer',
  replace: () => '--replace',
  update: () => '--update',
  format: (value) => `--format ${value ?? 'NAME'}`,
  encoding: (value) => `--encoding ${value ?? 'NAME'}`,
  currency: (value) => `--currency ${value ?? 'CODE'}`,
  language: (value) => `--language ${value ?? 'LANGUAGE'}`,
  savedMapping: (value, mapping) => `--save-mapping ${value ?? mapping}`,
  rejectedRows: (value) => `--rejected ${value ?? 'ROWS.csv'}`,
};

/** Quoted for a shell: `--set sku=Nr --set attributes.farbe='Farbe 2'`. */
export const settingOptions = (fields: readonly FieldRule[]): string =>
  fields
    .map(
      (one) =>
        `--set ${namesPlainly(one.field) ? one.field : quoted(one.field)}=${one.rule === null ? standIn(one) : quoted(one.rule)}`,
    )
    .join(' ');

const namesPlainly = (field: string): boolean => /^[\p{L}\p{N}_.-]+$/u.test(field);

function quoted(value: string): string {
  if (/^[\p{L}\p{N}_-]*$/u.test(value)) return value;
  return `'${value.replaceAll("'", "'\\''")}'`;
}

/** For views: the door of the person who typed the command. */
export const COMMAND_DOOR: Door = {
  spell: spellRemedy,
  say: spell,
  settings: settingOptions,
};
