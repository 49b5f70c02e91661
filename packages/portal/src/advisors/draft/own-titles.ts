// What an advisor calls answers that are made from values of its catalog, where it calls them otherwise than the catalog does. Shoppers read
// these titles, so whoever makes the advisor reads them, too.

import type { DraftDocument } from './draft-document.ts';
import { languageOfDraft, translationsOf } from './texts-of-items.ts';

/** By value; none of a question whose answers are written. `question`: its id. In the advisor's own language. */
export function ownTitlesOf(document: DraftDocument, question: string): ReadonlyMap<string, string> {
  const own = languageOfDraft(document);
  const [beginning, end] = [`${question}.`, '.title'];
  return new Map(
    translationsOf(document)
      .filter(([language]) => language === own)
      .flatMap(([, texts]) => Object.entries(texts))
      .flatMap(([path, text]): [string, string][] => {
        const value = path.slice(beginning.length, -end.length);
        const isTitle = path.startsWith(beginning) && path.endsWith(end) && value !== '';
        return isTitle && typeof text === 'string' && text.trim() !== '' ? [[value, text]] : [];
      }),
  );
}

/** The same values with the titles that shoppers read in this advisor. */
export const withOwnTitles = <Value extends { readonly value: string; readonly title?: string }>(
  values: readonly Value[],
  titles: ReadonlyMap<string, string>,
): readonly (Value & { readonly title: string })[] =>
  values.map((each) => ({ ...each, title: titles.get(each.value) ?? each.title ?? each.value }));
