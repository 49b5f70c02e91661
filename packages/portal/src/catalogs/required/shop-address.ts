// The address of the shop, for links and pictures without a host: whether it is needed, and whether the file says it.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { columnsOfField, type EditedMapping, fieldRule } from '../mapping/edited-mapping.ts';
import type { TriedView } from '../mapping/mapping-in-hand.ts';

/** The code of the importer for addresses without a host: `/media/lamp.jpg`, `images/lamp.jpg`. */
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
  const told = toldOf(survey, columns);
  const origins = new Set((written.length > 0 ? written : told).map((text) => ORIGIN.exec(String(text))?.[0]));
  const [only] = origins;
  return origins.size === 1 && only !== undefined ? only : null;
}

/** Whether links or pictures are given from the slash behind the host on, and not as folders have them: `images/lamp.jpg`. */
export const beginWithSlash = (survey: Pick<SurveyView, 'columns'>, mapping: EditedMapping): boolean =>
  toldOf(survey, [...columnsOfField(mapping, 'link'), ...columnsOfField(mapping, 'image')]).some((text) =>
    text.startsWith('/'),
  );

const toldOf = ({ columns }: Pick<SurveyView, 'columns'>, names: readonly string[]): string[] =>
  columns
    .filter(({ column }) => names.includes(column))
    .flatMap(({ common, rare, long }) => [...common, ...rare, ...long].map(({ text }) => text));
