// What each result shows, once somebody has chosen other questions than those that were drafted.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, type DraftObject, isRecord, itemsIn } from '../draft/draft-document.ts';
import { askedAttributesOf } from '../editor/asked-attributes.ts';
import { shownIn } from '../editor/shown-facts-edits.ts';

/** More would make the cards long. */
const MOST = 5;
/** What is asked for is missed on a card, so there may be more of it. */
const MOST_ASKED = 8;

/**
 * What was shown because a question asked for it goes with the question, and what is asked for after all is shown. The rest stays as it was
 * drafted while there is room: it tells variants apart. `without`: ids of questions that are not taken; `further`: those that are added.
 */
export function factsOfChosen(
  document: DraftDocument,
  without: ReadonlySet<string>,
  further: readonly DraftObject[],
): DraftOperation[] {
  const drafted = itemsIn(document, ['questions']);
  const attributesOf = (questions: readonly DraftObject[]) => questions.flatMap((each) => [...askedAttributesOf(each)]);
  const isTaken = ({ id }: DraftObject): boolean => !without.has(String(id));
  const asked = new Set(attributesOf([...drafted.filter(isTaken), ...further]));
  const gone = new Set(attributesOf(drafted.filter((each) => !isTaken(each))).filter((name) => !asked.has(name)));
  const { results } = document;
  const before = shownIn(isRecord(results) ? results.attributes : undefined);
  const kept = before.filter((name) => !gone.has(name));
  const added = attributesOf(further).filter((name) => name !== 'price' && !kept.includes(name));
  const all = [...new Set([...kept, ...added])];
  let tooMany = all.length - Math.max(MOST, kept.length);
  const fitting = all.toReversed().filter((name) => asked.has(name) || tooMany-- <= 0);
  const after = fitting.toReversed().slice(0, Math.max(MOST_ASKED, kept.length));
  if (after.join() === before.join()) return [];
  const path = ['results', 'attributes'];
  return after.length === 0 ? [{ op: 'remove', path }] : [{ op: 'set', path, value: after }];
}
