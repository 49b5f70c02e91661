// The thread that drafts one question. It gets some products of a catalog and has no store.

import { becomeOfUnknown } from '@guidepost/advice/draft/become-of-unknown';
import { countOffered } from '@guidepost/advice/draft/count-offered';
import type { BecomeOfUnknown, OfferedAnswer } from '@guidepost/advice/draft/draft';
import { draftQuestion } from '@guidepost/advice/draft/draft-question';
import { languageOfTag } from '@guidepost/advice/draft/words/languages/languages';
import { spellQuestion } from '@guidepost/advisor-file/draft/write-draft';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { Attribute, AttributeValue } from '@guidepost/engine/product';
import { serveTasks } from '../threads/serve-tasks.ts';

export interface QuestionTask {
  readonly attribute: Attribute;
  /** Of each product that is looked at; null: it has none. */
  readonly values: readonly (AttributeValue | null)[];
  readonly currency: string | null;
  /** A tag. Where there are no words for it, the question is in English. */
  readonly language: string;
  readonly isAdaptive: boolean;
}

export interface DraftedQuestion {
  /** As in an advisor file. */
  readonly question: Record<string, unknown>;
  /** Of the products that were looked at. */
  readonly answers: readonly OfferedAnswer[];
  /** What becomes of products without a value. */
  readonly unknown: BecomeOfUnknown;
}

serveTasks<QuestionTask, DraftedQuestion>(async ({ attribute, values, language: tag, ...settings }) => {
  const { name } = attribute;
  const builder = new SnapshotBuilder(name === 'price' ? [] : [attribute]);
  for (const [nth, value] of values.entries()) {
    builder.add({
      ...{ sku: String(nth), title: '', description: null, image: '', link: '', listPrice: null, group: null },
      price: name === 'price' && value !== null ? String(value) : '0',
      available: true,
      attributes: name === 'price' || value === null ? {} : { [name]: value },
    });
  }
  const snapshot = builder.finish(1);
  const column = snapshot.columns.get(name);
  if (column === undefined) throw new Error(`There is no column of ${name}.`);
  const language = languageOfTag(tag) ?? 'en';
  const scope = Uint32Array.from(values, (_, nth) => nth);
  const question = draftQuestion({ attribute, column, scope, size: values.length, language, ...settings });
  return {
    question: spellQuestion(question),
    answers: countOffered(question, snapshot, scope),
    unknown: becomeOfUnknown(question, name, snapshot, scope),
  };
});
