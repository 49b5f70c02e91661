// What would mend a fault, as data. A message says what is wrong and where; how a remedy is spelled depends on the door
// through which it is read: an option of a command, a whole command to run, a member of a request, a button.

/** What somebody can do about a fault. `value`: what to give; null where only they know it. */
export type Remedy =
  /** Give the same import again with this. `member`: of the import's order. */
  | { readonly kind: 'import-with'; readonly member: ImportMember; readonly value: string | null }
  /** Say where one field (`link`) or attribute (`attributes.color`) comes from. `rule`: a column or a template. */
  | { readonly kind: 'set-field'; readonly field: string; readonly rule: string | null }
  /** Take the kept mapping out, to look at it and to edit it. */
  | { readonly kind: 'get-mapping' }
  /** Go on although the work stopped for safety. */
  | { readonly kind: 'override' };

export type ImportMember = 'mapping' | 'infer' | 'replace' | 'update' | 'format' | 'encoding' | 'currency' | 'language';

/** How to mend something: plain words with remedies between them. */
export type Mend = readonly (string | Remedy)[];

/** Words with remedies: `` mend`give another mapping ${remedy}` ``. Empty words are left out. */
export const mend = (words: TemplateStringsArray, ...remedies: readonly (string | Remedy)[]): Mend =>
  words.flatMap((word, index) => [word, remedies[index] ?? '']).filter((part) => part !== '');

/** As text. `spell` gives the words of the door for one remedy. */
export const spellMend = (parts: Mend, spell: (remedy: Remedy) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : spell(part))).join('');
