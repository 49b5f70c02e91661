// The address of the shop, for links and pictures that begin with a slash: whether it is needed, and whether the file says it.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { columnsOfField, type EditedMapping, fieldRule } from '../mapping/edited-mapping.ts';
import type { TriedView } from '../mapping/mapping-in-hand.ts';

/** The code of the importer for addresses that begin with a slash. */
export const LACKS_HOST = 'address-without-host';

export const lacksShop = (tried: TriedView | null): boolean =>
  tried?.rejection_groups.some(({ first }) => first.reason_coded?.code === LACKS_HOST) === true;

const ORIGIN = /^https?:\/\/[^\s/?#{}]+/i;

/** Where all links to products are, as far as the survey tells them; null: it does not say it, or there are several. */
export function shopOf(survey: Pick<SurveyView, 'columns'>, mapping: EditedMapping): string | null {
  const rule = fieldRule(mapping, 'link');
  const written = [rule.from, rule.value]
    .flat()
    .filter((text: unknown) => typeof text === 'string' && ORIGIN.test(text));
  const columns = columnsOfField(mapping, 'link');
  const told = survey.columns
    .filter(({ column }) => columns.includes(column))
    .flatMap(({ common, rare, long }) => [...common, ...rare, ...long].map(({ text }) => text));
  const origins = new Set((written.length > 0 ? written : told).map((text) => ORIGIN.exec(String(text))?.[0]));
  const [only] = origins;
  return origins.size === 1 && only !== undefined ? only : null;
}
