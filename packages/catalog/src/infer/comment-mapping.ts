// Writes the comments of an inferred mapping: why each rule is as it is, what is missing, which columns were left out, and which
// values may be the same.

import { counted, grouped, oneOrSeveral } from '@guidepost/fault/say-number';
import { type Mapping, PRODUCT_FIELDS } from '../mapping/mapping.ts';
import { type MappingComments, writeScalar } from '../mapping/write-mapping.ts';
import type { ColumnLeftOut, InferredRules } from './attribute/found-attributes.ts';
import type { MergeOffer } from './attribute/offer-merges.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import type { Evidence } from './evidence.ts';
import type { ChosenFields } from './field/choose-fields.ts';
import type { MissingField } from './missing-fields.ts';

export interface Conclusions {
  readonly evidence: Evidence;
  readonly mapping: Mapping;
  readonly columns: readonly ColumnFacts[];
  readonly chosen: ChosenFields;
  readonly inferred: readonly InferredRules[];
  readonly leftOut: readonly ColumnLeftOut[];
  readonly missing: readonly MissingField[];
  readonly notes: readonly string[];
}

export function commentsOn(conclusions: Conclusions): MappingComments {
  const { chosen, inferred, leftOut, missing, evidence } = conclusions;
  const before: Record<string, string[]> = {};
  if (evidence.wrongEncoding !== undefined) {
    before.encoding = [`the file says ${evidence.wrongEncoding}, but all of it is UTF-8`];
  } else if (evidence.encoding !== null && !evidence.isEncodingSure) {
    before.encoding = ['the most likely one for these bytes; look at a few titles with accents'];
  }
  for (const field of PRODUCT_FIELDS) {
    const given = evidence.given.some((one) => one.field === field);
    const why = given ? 'as given' : chosen.fields.get(field)?.why?.text;
    if (why) before[field] = [why];
  }
  for (const { field, reason, example } of missing) {
    before[field] = [`${field} is missing: ${reason}. Supply it here:`, `${field}: ${writeScalar(example)}`];
  }
  if (chosen.offer !== null && conclusions.mapping.offer !== null) before.offer = [WHILE_IT_HOLDS];
  const inside: Record<string, string[]> = {};
  for (const { rules, notes, merges } of inferred) {
    const [first] = rules;
    if (first !== undefined) before[`attributes.${first.name}`] = notes.map(({ text }) => text);
    for (const { name } of rules) inside[name] = mergeLines(merges.filter(({ attribute }) => attribute === name));
  }
  const named = new Set<string>(missing.map(({ field }) => field));
  const bottom = leftOut
    .filter(({ column }) => !named.has(column))
    .map(({ column, reason }) => `${writeScalar(column)}: left out, ${reason.text}`);
  return { top: topOf(conclusions), before, inside, bottom };
}

const WHILE_IT_HOLDS =
  'the reduced price counts from its first date to the end of its last one, at the time of the import; then the regular one';

function topOf({ evidence, notes, missing }: Conclusions): string[] {
  const { sample, file } = evidence;
  const { rows: seen, total } = sample;
  const rows = seen < total ? `${grouped(seen)} of the ${counted(total, 'row')}` : counted(total, 'row');
  const lines = [`Inferred from ${rows} of ${file}. Read it, change what is wrong, and import with it.`];
  const fields = missing.map(({ field }) => field).join(', ');
  if (fields !== '')
    lines.push(`Missing: ${fields}. Without ${missing.length === 1 ? 'it' : 'them'} nothing can be imported.`);
  if (evidence.wrongEncoding !== undefined)
    lines.push(`It says that it is in ${evidence.wrongEncoding}, but all of it is UTF-8; it was read as that.`);
  return [...lines, ...notes];
}

function mergeLines(merges: readonly MergeOffer[]): string[] {
  if (merges.length === 0) return [];
  const pairs = merges.flatMap(({ into, spellings }) =>
    spellings.map(({ text, count }) => ({ text: `${writeScalar(text)}: ${writeScalar(into)}`, count })),
  );
  const counts = pairs.slice(0, 5).map(({ count }) => count);
  const rows = oneOrSeveral(pairs.length === 1 ? (counts[0] ?? 0) : pairs.length, 'row');
  const what = `to merge ${counted(pairs.length, 'spelling')}, take the # from the line below (in ${counts.join(', ')}${pairs.length > 5 ? ', …' : ''} ${rows}):`;
  return [what, `map: { ${pairs.map(({ text }) => text).join(', ')} }`];
}
