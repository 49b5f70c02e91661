// Remedies in plain words that fit every door: for logs, and for what each door says before it names its own way.

import { type FieldRule, type ImportMember, type Mend, type Remedy, spellMend } from './remedy.ts';

export const plainMend = (parts: Mend): string => spellMend(parts, plainRemedy);

/** A request, to be put into a sentence: `name its encoding`. */
export function plainRemedy(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'import-with':
      return IMPORT_WITH[remedy.member](remedy.value);
    case 'set-fields':
      return `say ${remedy.fields.map(plainField).join(' and ')}`;
    case 'override':
      return 'say so';
    case 'get-mapping':
      return `take out the mapping kept with ${remedy.client}/${remedy.catalog}`;
    case 'import-file':
      return remedy.client === null ? 'import a file' : `import a file as ${remedy.client}/${remedy.catalog ?? '…'}`;
    case 'feed-with':
      return 'add the feed anew with a header that says it';
    case 'pull-feed':
      return `pull ${remedy.client}/${remedy.catalog} by hand`;
    case 'draft-with':
      return 'ask for more questions';
    case 'list-keys':
      return 'find the id in the list of keys';
    case 'choose-folder':
      return 'name another data folder';
    case 'choose-port':
      return 'choose another port';
    case 'make-store':
      return 'start the server, import a catalog or make a key, which makes one';
    case 'migrate-store':
      return 'bring the store to the schema of this version';
  }
}

const plainField = ({ field, rule }: FieldRule): string => {
  const [, attribute, member] = MEMBER.exec(field) ?? [];
  if (attribute !== undefined && member !== undefined)
    return `the ${MEMBERS[member] ?? member} of ${attribute}${rule === null ? '' : `, ${rule}`}`;
  if (rule === '') return `that nothing is ${field}`;
  return rule === null ? `where ${field} comes from` : `that ${field} comes from ${JSON.stringify(rule)}`;
};

const MEMBER = /^attributes\.(.+)\.(unit|label|split)$/;
const MEMBERS: Readonly<Record<string, string>> = { unit: 'unit', label: 'name', split: 'separator' };

const IMPORT_WITH: Readonly<Record<ImportMember, (value: string | null) => string>> = {
  mapping: () => 'give another mapping',
  infer: () => 'have a mapping inferred anew',
  replace: () => 'import the whole catalog anew',
  update: () => 'import it as an update',
  format: (value) => `name its format${value === null ? '' : `, ${value}`}`,
  encoding: (value) => `name its encoding${value === null ? '' : `, ${value}`}`,
  currency: (value) => `name the currency${value === null ? '' : `, ${value}`}`,
  language: (value) => `name the language${value === null ? '' : `, ${value}`}`,
  savedMapping: () => 'have the mapping written to a file',
  rejectedRows: () => 'have all rejected rows written to a file',
};
