// Remedies as whoever sends requests reads them: in plain words, and behind them the member of the request that says it.

import { plainRemedy } from '@guidepost/fault/plain-remedy';
import { type FieldRule, type ImportMember, mendOf, type Remedy, spellMend, standIn } from '@guidepost/fault/remedy';
import type { Door } from './door.ts';

/** ``name its encoding (`encoding`)`` */
function spell(remedy: Remedy): string {
  const member = memberOf(remedy);
  return member === null ? plainRemedy(remedy) : `${plainRemedy(remedy)} (\`${member}\`)`;
}

/** The member, with what it is set to where only one thing can be meant. Null: no member of a request says it. */
function memberOf(remedy: Remedy): string | null {
  switch (remedy.kind) {
    case 'import-with':
      return IMPORT_MEMBER[remedy.member];
    case 'set-fields':
      return `"set": ${settings(remedy.fields)}`;
    case 'override':
      return '"override": true';
    case 'feed-with':
      return '"headers"';
    case 'draft-with':
      return '"questions"';
    default:
      return null;
  }
}

const IMPORT_MEMBER: Readonly<Record<ImportMember, string | null>> = {
  mapping: '"mapping"',
  infer: '"infer": true',
  replace: '"mode": "replace"',
  update: '"mode": "update"',
  format: '"format"',
  encoding: '"encoding"',
  currency: '"currency"',
  language: '"language"',
  // They come with the response.
  savedMapping: null,
  rejectedRows: null,
};

const settings = (fields: readonly FieldRule[]): string =>
  JSON.stringify(fields.map((one) => `${one.field}=${one.rule ?? standIn(one)}`));

export const REQUEST_DOOR: Door = {
  spell,
  say: (said) => spellMend(mendOf(said), spell),
  settings,
};
