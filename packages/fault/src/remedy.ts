// What would mend a fault, as data. A message says what is wrong and where. Each door spells a remedy in its own way: as an
// option of a command, a whole command to run, a member of a request, a button.

import { capital } from './say-names.ts';

/** What somebody can do about a fault. `null` means that only they know the value. */
export type Remedy =
  /** Give the same import again with this member of its order. */
  | { readonly kind: 'import-with'; readonly member: ImportMember; readonly value: string | null }
  /** Say where fields or attributes come from, and give the same import again. */
  | { readonly kind: 'set-fields'; readonly fields: readonly FieldRule[] }
  /** Go on although the work stopped for safety. */
  | { readonly kind: 'override' }
  /** Take out the mapping that is kept with a catalog, to edit it. */
  | { readonly kind: 'get-mapping'; readonly client: string; readonly catalog: string }
  /** Import a file as a catalog. */
  | { readonly kind: 'import-file'; readonly client: string | null; readonly catalog: string | null }
  /** Add the feed anew with this member of its order. */
  | { readonly kind: 'feed-with'; readonly member: 'headers' }
  /** Pull this feed now, to see everything that is known of it. */
  | { readonly kind: 'pull-feed'; readonly client: string; readonly catalog: string }
  /** Have the draft written with this member of its order. */
  | { readonly kind: 'draft-with'; readonly member: 'questions' }
  /** Look up the ids of API keys. */
  | { readonly kind: 'list-keys' }
  /** Name another data folder. */
  | { readonly kind: 'choose-folder' }
  /** Have the server listen on another port. */
  | { readonly kind: 'choose-port' }
  /** Begin to use Guidepost on this data folder, which makes its store. */
  | { readonly kind: 'make-store' }
  /** Bring the store to the schema of this version. */
  | { readonly kind: 'migrate-store' };

/** Where a field (`link`) or an attribute (`attributes.color`) comes from, or a member of an attribute (`attributes.width.unit`). */
export interface FieldRule {
  readonly field: string;
  /** A column or a template; of a member, its value. */
  readonly rule: string | null;
}

/** What stands for a rule that only the reader knows. */
export const standIn = ({ field }: Pick<FieldRule, 'field'>): string =>
  field.endsWith('.unit') ? 'UNIT' : field.endsWith('.label') ? 'NAME' : 'COLUMN';

export const IMPORT_MEMBERS = [
  ...(['mapping', 'infer', 'replace', 'update', 'format', 'encoding', 'currency', 'language'] as const),
  /** The mapping that was used and the rejected rows, to be written to a file. */
  ...(['savedMapping', 'rejectedRows'] as const),
] as const;

export type ImportMember = (typeof IMPORT_MEMBERS)[number];

export const importWith = (member: ImportMember, value: string | null = null): Remedy => ({
  ...{ kind: 'import-with', member, value },
});

export const setFields = (fields: readonly FieldRule[]): Remedy => ({ kind: 'set-fields', fields });

export const setField = (field: string, rule: string | null = null): Remedy => setFields([{ field, rule }]);

/** How to mend something: plain words with remedies between them. Each remedy reads as a request: "name its encoding". */
export type Mend = readonly (string | Remedy)[];

/** Words with remedies: `` mend`if it was renamed, ${importWith('mapping')}` ``. What is put in may itself be a `Mend`. */
export function mend(words: TemplateStringsArray, ...parts: readonly (string | number | Remedy | Mend)[]): Mend {
  const joined: (string | Remedy)[] = [];
  for (const [index, word] of words.entries())
    for (const part of [word, ...mendOf(parts[index] ?? '')]) {
      const last = joined.at(-1);
      if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
      else if (part !== '') joined.push(part);
    }
  return joined;
}

export function mendOf(given: string | number | Remedy | Mend): Mend {
  if (typeof given === 'number') return [String(given)];
  return typeof given === 'string' || 'kind' in given ? [given] : given;
}

/** Joins them in order, with `between` between them. */
export const joinMends = (parts: readonly (string | Mend)[], between: string): Mend =>
  parts.flatMap((part, index) => (index === 0 ? mendOf(part) : [between, ...mendOf(part)]));

export type SpellRemedy = (remedy: Remedy) => string;

/** As text. `spell` gives the words of the door for one remedy; at the beginning of a sentence they get a capital letter. */
export function spellMend(parts: Mend, spell: SpellRemedy): string {
  let text = '';
  for (const part of parts) {
    const words = typeof part === 'string' ? part : spell(part);
    text += typeof part !== 'string' && /[.?!]\s$/.test(text) ? capital(words) : words;
  }
  return text;
}
