// Texts in `texts` are of further languages, and of what the advisor's own language calls attributes and values of the catalog. They name the question and the answer that they belong to: `use.games.title`. So they go with them.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, isRecord, type PartPath } from './draft-document.ts';

/** How paths of texts begin that belong to a question or an answer: `use.`, `use.games.`. */
export const beginningOf = (path: PartPath): string => (path.length > 3 ? `${path[1]}.${path[3]}.` : `${path[1]}.`);

export const withoutTexts = (document: DraftDocument, beginning: string): DraftDocument =>
  changeTexts(document, (path) => (path.startsWith(beginning) ? null : path));

export function withRenamedTexts(document: DraftDocument, path: PartPath, id: string): DraftDocument {
  const from = beginningOf(path);
  const to = beginningOf([...path.slice(0, -1), id]);
  return changeTexts(document, (text) => (text.startsWith(from) ? to + text.slice(from.length) : text));
}

/** Operations that write the texts of an item as they are here. */
export const textsAsTheyAre = (document: DraftDocument, item: PartPath): DraftOperation[] =>
  translationsOf(document).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([path, value]): DraftOperation[] =>
      path.startsWith(beginningOf(item)) ? [{ op: 'set', path: ['texts', language, path], value }] : [],
    ),
  );

/** The advisor's own. */
export const languageOfDraft = ({ language }: DraftDocument): string => String(language ?? 'en');

/** The own language is one of them where it says what attributes and values are called. */
export function translationsOf({ texts }: DraftDocument): [string, Readonly<Record<string, unknown>>][] {
  const languages = isRecord(texts) ? Object.entries(texts) : [];
  return languages.map(([language, own]) => [language, isRecord(own) ? own : {}]);
}

/** `change`: the path as it is to be; null takes the text away. */
function changeTexts(document: DraftDocument, change: (path: string) => string | null): DraftDocument {
  const languages = translationsOf(document).flatMap(([language, texts]) => {
    const kept = Object.entries(texts).flatMap(([path, value]) => {
      const changed = change(path);
      return changed === null ? [] : [[changed, value] as const];
    });
    return kept.length === 0 && Object.keys(texts).length > 0 ? [] : [[language, Object.fromEntries(kept)] as const];
  });
  const { texts, ...others } = document;
  if (texts === undefined) return document;
  return languages.length === 0 ? others : { ...others, texts: Object.fromEntries(languages) };
}
