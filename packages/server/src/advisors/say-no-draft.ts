// Says why no advisor could be drafted from a catalog, and what would help.

import { describeLeftOut } from '@guidepost/advisor-file/draft/draft-comments';
import { mend, mendOf, type SpellRemedy, setField, spellMend } from '@guidepost/fault/remedy';
import { counted } from '@guidepost/fault/say-number';
import type { DraftOrder, DraftReport } from './draft-from-catalog.ts';

export interface NoDraft {
  /** One sentence. */
  readonly said: string;
  /** What was looked at and what to do, one line each. */
  readonly more: readonly string[];
}

export function sayNoDraft(
  report: Exclude<DraftReport, { kind: 'drafted' }>,
  { client, catalog }: Pick<DraftOrder, 'client' | 'catalog'>,
  spell: SpellRemedy,
): NoDraft {
  if (report.kind === 'unknown-catalog') return { said: report.message, more: [spellMend(mendOf(report.mend), spell)] };
  const name = `${client}/${catalog}`;
  const { products, unavailable, leftOut } = report.draft;
  if (products === 0)
    return {
      said: `No product of ${name} is available, so there is nothing to ask about.`,
      more: unavailable > 0 ? [AVAILABLE] : [],
    };
  const none = `No advisor can be drafted from ${name}`;
  if (products === 1)
    return {
      said: `${none}: only 1 product is available, so there is nothing to choose.`,
      more: unavailable > 0 ? [AVAILABLE] : [],
    };
  const looked =
    leftOut.length > 0
      ? ['What was looked at:', ...leftOut.map((left) => describeLeftOut(left, spell))]
      : ['The catalog has no attributes.'];
  const [its, soldOut] =
    unavailable > products
      ? [
          `the ${counted(products, 'product')} that are available`,
          [
            `Only these were looked at: ${counted(unavailable, 'product')} of ${products + unavailable} are not available. ${AVAILABLE}`,
          ],
        ]
      : [`its ${counted(products, 'product')}`, []];
  return {
    said: `${none}: no attribute tells ${its} apart in words that shoppers use.`,
    more: [...soldOut, ...looked, spellMend(ATTRIBUTES, spell)],
  };
}

const AVAILABLE = 'Look at the column that says what is available, and import again if it was misunderstood.';

const ATTRIBUTES = mend`Add a column to the file that says what each product is, and others that say how it differs, such as size, colour or brand, and import again. If a column says so that the import did not use, ${setField('attributes.kind')}.`;
