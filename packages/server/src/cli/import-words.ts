// Says what an import did, or why it stopped, to the person who typed the command: first the counts, then what to look
// at, then what to do next.

import { placeOf, type Rejection, sayReason, sayRejection } from '@guidepost/catalog/rejection';
import { importWith, mend, type SpellRemedy, setField, spellMend } from '@guidepost/fault/remedy';
import { counted, grouped } from '@guidepost/fault/say-number';
import { sayLikelyCurrency } from '../catalogs/say-likely-currency.ts';
import type { DeleteReport } from '../imports/delete-products.ts';
import type { ImportReport } from '../imports/import-order.ts';
import { type StoppedImport, type StopReason, sayStop } from '../imports/import-stop.ts';
import type { AdvisorConcern } from '../imports/judge-advisors.ts';
import { MAYBE_PART } from '../imports/refuse-absent-columns.ts';
import type { RejectionGroup } from '../imports/rejection-groups.ts';
import { sayBlankPictures } from './blank-picture-words.ts';
import { describeDifference } from './difference-words.ts';
import { describeNotices, describePrices } from './import-notice-words.ts';
import {
  describeAttributes,
  describeFields,
  describeHelp,
  describeTaken,
  describeUnused,
} from './import-understood-words.ts';
import { spellRemedy } from './spell-remedy.ts';

/** How many groups of rejected rows, and how many concerns, are shown. All are counted. */
const SHOWN = 20;

/** The door through which the import was started. It decides how to say what people can do. */
export interface ImportDoor {
  readonly spell: SpellRemedy;
  /** Said if the kept mapping was used. */
  readonly kept: string;
  /** Said if people may override what stopped the import. */
  readonly onward: string;
}

/** For the person who typed the command. */
const COMMAND: ImportDoor = {
  spell: spellRemedy,
  kept: 'Read with the mapping kept from the last import (--mapping names another, --infer makes a new one).',
  onward: 'If this is intended, add --yes. To see everything without changing anything, add --dry-run --yes.',
};

/** `name`: `shop/laptops`; `folder`: the data folder that was written to. */
export function describeImport(name: string, report: ImportReport, folder: string, door = COMMAND): string {
  const { dryRun, revision, products, added, changed, unchanged, removed } = report;
  const counts = `${grouped(added)} added, ${grouped(changed)} changed, ${grouped(unchanged)} unchanged, ${grouped(removed)} removed`;
  const state = dryRun
    ? `${name} would be at revision ${revision} with ${counted(products, 'product')}: ${counts}. This was a dry run: nothing was changed.`
    : `${name} is at revision ${revision} with ${counted(products, 'product')}: ${counts}.`;
  const notices = describeNotices(report, door.spell);
  const prices = describePrices(report.notices.prices, report.mode);
  const lines = [
    state,
    ...notices,
    ...(prices === null ? [] : [prices]),
    ...(dryRun ? describeDifference(report.notices.difference) : []),
    describeRows(report),
    `${describeMapping(report, name, door)}Data folder: ${folder}`,
  ];
  lines.push(...describeKept(report.kept));
  if (report.currency === null) lines.push(noCurrency(report, door.spell));
  if (report.rejected > 0)
    lines.push(
      '',
      ...describeRejections(report.rejectionGroups, door.spell),
      ...describeBlankPictures(report, door.spell),
    );
  const isInferred = report.mapping.origin === 'inferred';
  if (isInferred) lines.push(...describeFields(report.mapping, report.first));
  lines.push(...describeAttributes(report), ...describeUnused(report.mapping));
  if (report.remarks.length > 0) lines.push('', ...report.remarks.map(describeRemark));
  lines.push(...describeOutcome(report.concerns));
  if (isInferred || revision === 1) lines.push(...describeHelp(report, door.spell));
  if (revision === 1 && report.added > 0 && !dryRun) {
    const [client, catalog] = name.split('/');
    lines.push(
      '',
      `Next: guidepost draft --client ${client} --catalog ${catalog} --output advisor.yaml writes an advisor for it.`,
    );
  }
  return lines.join('\n');
}

/** Products whose rows were rejected. */
export const describeKept = (kept: number): string[] =>
  kept === 0 ? [] : [`${counted(kept, 'product')} of rejected rows ${kept === 1 ? 'was' : 'were'} kept as before.`];

/** If the import went on only because of --yes, the next one needs it again. */
function noCurrency({ rejected, rows, dropped, mapping, first }: ImportReport, spell: SpellRemedy): string {
  const override =
    rejected * 2 > rows - dropped ? mend`; if the rejected rows are meant, ${{ kind: 'override' }} too` : [];
  const ended = mapping.inference?.endedCurrency;
  if (ended !== undefined) {
    const { code, year, now } = ended;
    const again = mend`import once more and ${importWith('currency', now)}, if that is what the prices are in; it is kept with the catalog${override}`;
    return `The file says that its prices are in ${code}, which ended in ${year}: ${spellMend(again, spell)}.`;
  }
  const language = mapping.rules?.language ?? null;
  const addresses = first === null ? [] : [first.link, first.image];
  const way = mend`import once more and ${sayLikelyCurrency({ addresses, language })}, which is kept with the catalog${override}`;
  return `The currency of the prices is not known: ${spellMend(way, spell)}.`;
}

export const describeRemark = ({ attribute, count, examples }: ImportReport['remarks'][number]): string => {
  const shown = examples.map((example) => `${JSON.stringify(example.value)} in ${placeOf(example)}`).join(', ');
  return `${attribute}: ${counted(count, 'value')} could not be read and ${count === 1 ? 'was' : 'were'} not taken: ${shown}${count > examples.length ? ', …' : ''}`;
};

export function describeDeleted(name: string, report: DeleteReport, folder: string): string {
  const { dryRun, revision, products, removed, unknown, unknownCount, concerns } = report;
  const trial = dryRun ? ' This was a dry run: nothing was changed.' : '';
  const lines = [
    `${name} ${dryRun ? 'would be' : 'is'} at revision ${revision} with ${counted(products, 'product')}: ${grouped(removed)} removed.${trial}`,
    `Data folder: ${folder}`,
  ];
  if (unknownCount > 0) {
    const more = unknownCount > SHOWN ? ', …' : '';
    lines.push(`${counted(unknownCount, 'sku')} unknown: ${unknown.slice(0, SHOWN).join(', ')}${more}`);
  }
  return [...lines, ...describeOutcome(concerns)].join('\n');
}

const CHANGED =
  'The options given changed the kept mapping, also for the next imports (guidepost catalogs mapping prints it).';
const WOULD_CHANGE = 'The options given would change the kept mapping, also for the next imports.';

const describeOutcome = (concerns: readonly AdvisorConcern[]): string[] =>
  concerns.length === 0 ? [] : ['', 'What this means for published advisors:', ...describeConcerns(concerns)];

/** Says that nothing was changed, why, and how to go on. */
export function describeStopped(
  name: string,
  { reasons, reading, isOverridable }: StoppedImport,
  { spell, kept, onward } = COMMAND,
): string {
  const lines = [`Nothing was imported. ${name} is as it was.`, ...describeNotices(reading, spell)];
  lines.push(...reasons.flatMap((reason) => describeReason(reason, spell)));
  if (reading.rejected > 0) {
    lines.push('', describeRows(reading), ...describeRejections(reading.rejectionGroups, spell));
    lines.push(...describeBlankPictures(reading, spell));
  }
  if (reading.rejected > 0 && reading.mapping.origin === 'kept') lines.push('', kept);
  if (reasons.some((reason) => reason.code === 'too-many-removed' && reason.by === 'import'))
    lines.push('', spellMend(ONLY_SOME, spell));
  if (isOverridable) lines.push('', onward);
  if (reading.mapping.origin === 'inferred')
    lines.push(
      ...describeFields(reading.mapping, null),
      ...describeTaken(reading.mapping),
      ...describeUnused(reading.mapping),
      '',
      spellMend(SAVE_MAPPING, spell),
    );
  return lines.join('\n');
}

const SAVE_MAPPING = mend`To see why each column was taken as it was, and to change it, ${importWith('savedMapping')}, edit that file, and ${importWith('mapping')}.`;

const ONLY_SOME = mend`If the file has only some of the products, ${importWith('update')}: products that it does not mention stay as they are.`;

function describeReason(reason: StopReason, spell: SpellRemedy): string[] {
  const said = spellMend(sayStop(reason), spell);
  switch (reason.code) {
    case 'fields-missing':
      return [
        said,
        ...(reason.hasCatalog ? [`The catalog exists already; ${spellMend(MAYBE_PART, spell)}.`] : []),
        ...reason.fields.map(({ field, reason: why }) => `  ${field}: ${why}`),
        'Supply what is missing, with your own address or column:',
        ...reason.fields.map(({ field, example }) => `  ${spell(setField(field, example))}`),
      ];
    case 'advisors-broken':
      return ['It would break published advisors:', ...describeConcerns(reason.concerns)];
    default:
      return [said];
  }
}

export function describeRows({
  rows,
  dropped,
  rejected,
  format,
}: Pick<ImportReport, 'rows' | 'dropped' | 'rejected' | 'format'>): string {
  const parts = [`${counted(rows, 'row')} read${format ? ` as ${format}` : ''}`];
  const hidden = format === 'shopify' ? 'as drafts, as not published, or ' : '';
  const none = format === 'csv' ? ' or as headings, totals or products above their variants' : '';
  if (dropped > 0) parts.push(`${grouped(dropped)} left out ${hidden}by the mapping${none}`);
  return `${parts.join(', ')}, ${grouped(rejected)} rejected.`;
}

function describeMapping(report: ImportReport, name: string, { kept, spell }: ImportDoor): string {
  const { mapping, mappingChanged, mode, revision, dryRun } = report;
  switch (mapping.origin) {
    case 'kept':
      return mappingChanged ? `${dryRun ? WOULD_CHANGE : CHANGED} ` : `${kept} `;
    case 'inferred': {
      if (mode === 'update' && revision > 1) return INFERRED_ONCE;
      if (dryRun) return INFERRED;
      const [client = '', catalog = ''] = name.split('/');
      return `${INFERRED}To see why each column was taken as it was, ${spell({ kind: 'get-mapping', client, catalog })}. `;
    }
    default:
      return '';
  }
}

const INFERRED = 'Read with a mapping that was inferred; it is kept for the next import. ';
const INFERRED_ONCE =
  'Read with a mapping that was inferred for this update only; the next import of the catalog is read as before. ';

export function describeRejections(groups: readonly RejectionGroup[], spell: SpellRemedy = spellRemedy): string[] {
  const lines = groups
    .slice(0, SHOWN)
    .map(({ count, first, others = [] }) =>
      count === 1
        ? spellMend(sayRejection(first), spell)
        : `${counted(count, 'row')}: ${spellMend(sayReason(first), spell)} (first in ${placeOf(first)}${alsoIn(others)})`,
    );
  const more = groups.slice(SHOWN).reduce((sum, { count }) => sum + count, 0);
  if (more > 0) lines.push(`… and ${grouped(more)} more; to see them all, ${spell(importWith('rejectedRows'))}.`);
  return lines;
}

const describeBlankPictures = (
  { rejectionGroups, mapping }: Pick<ImportReport, 'rejectionGroups' | 'mapping'>,
  spell: SpellRemedy,
): string[] =>
  rejectionGroups
    .map((group) => sayBlankPictures(group, mapping))
    .filter((said) => said !== null)
    .map((said) => spellMend(said, spell))
    .slice(0, 1);

/** `; also "0x10" in line 3`: rows whose value is wrong in the same way. */
function alsoIn(others: readonly Rejection[]): string {
  if (others.length === 0) return '';
  const shown = others.map((other) => {
    const value = /"(?:[^"\\]|\\.)*"/.exec(other.reason)?.[0];
    return value === undefined ? placeOf(other) : `${value} in ${placeOf(other)}`;
  });
  return `; also ${shown.join(', ')}`;
}

export function describeConcerns(concerns: readonly AdvisorConcern[]): string[] {
  const lines = concerns
    .slice(0, SHOWN)
    .flatMap(({ severity, breaks, place, message, mend, example }) => [
      `  ${breaks ? 'error' : severity}: ${place}: ${message}`,
      `      ${mend}`,
      ...(example === null ? [] : [`      For example: ${example}`]),
    ]);
  if (concerns.length > SHOWN) lines.push(`  … and ${grouped(concerns.length - SHOWN)} more.`);
  return lines;
}
