// Every text of an advisor that shoppers read, with its path in further languages: `use.games.title`.

import { type DraftDocument, idOf, isRecord, itemsIn, type PartPath, partIn } from '../draft/draft-document.ts';
import { languageOfDraft, translationsOf } from '../draft/texts-of-items.ts';

export interface ShownText {
  /** In `texts`. */
  readonly path: string;
  /** Of the text in the advisor's own language; null where it cannot be changed by itself. */
  readonly own: PartPath | null;
  readonly kind: 'title' | 'answer' | 'description' | 'skip_text' | 'label' | 'grouping' | 'attribute' | 'value';
  /** In the advisor's own language. */
  readonly text: string;
  /** Of an attribute that results show, or the value that is called otherwise than in the catalog. */
  readonly name?: string;
}

export interface TextsOfQuestion {
  readonly id: string;
  /** Null: of results. */
  readonly question: string | null;
  readonly texts: readonly ShownText[];
}

/** `labels`: what shoppers read of attributes, by their names. */
export function textsOfDraft(
  document: DraftDocument,
  labels: ReadonlyMap<string, string> = new Map(),
): TextsOfQuestion[] {
  const questions = itemsIn(document, ['questions']).map((question) => {
    const id = idOf(question);
    const at = ['questions', id];
    const range = isRecord(question.range) ? question.range : {};
    const groupings = Array.isArray(range.groupings) ? range.groupings.filter(isRecord) : [];
    const texts = [
      shown('title', `${id}.title`, [...at, 'title'], question.title),
      shown('description', `${id}.description`, [...at, 'description'], question.description),
      shown('skip_text', `${id}.skip_text`, [...at, 'skip_text'], question.skip_text),
      shown('label', `${id}.label`, [...at, 'range', 'label'], range.label),
      ...groupings.map(({ title }, nth) => shown('grouping', `${id}.groupings.${nth}.title`, null, title)),
      ...itemsIn(document, [...at, 'answers']).flatMap((answer) => {
        const inner = [...at, 'answers', idOf(answer)];
        const path = `${id}.${idOf(answer)}`;
        return [
          // Without a title an answer of an attribute is called as its value.
          shown('answer', `${path}.title`, [...inner, 'title'], answer.title ?? answer.id),
          shown('description', `${path}.description`, [...inner, 'description'], answer.description),
        ];
      }),
      ...(question.type === 'RANGE' || question.answers !== undefined ? [] : renamedValues(document, `${id}.`)),
    ].flat();
    return { id, question: String(question.title ?? ''), texts };
  });
  const attributes = partIn(document, ['results', 'attributes']);
  const names = (Array.isArray(attributes) ? attributes : []).map(String);
  const texts = names.flatMap((name): ShownText[] => [
    {
      path: `results.${name}.label`,
      own: ['texts', languageOfDraft(document), `results.${name}.label`],
      kind: 'attribute',
      text: labels.get(name) ?? name,
      name,
    },
    ...renamedValues(document, `results.${name}.`),
  ]);
  return [...questions, ...(texts.length > 0 ? [{ id: 'results', question: null, texts }] : [])];
}

/** Values that the advisor calls otherwise than the catalog does, in whichever language. `beginning`: of their paths. */
function renamedValues(document: DraftDocument, beginning: string): ShownText[] {
  const own = languageOfDraft(document);
  const paths = translationsOf(document).flatMap(([, texts]) => Object.keys(texts));
  const named = [...new Set(paths)].flatMap((path) => {
    const value = path.slice(beginning.length, -TITLE.length);
    return path.startsWith(beginning) && path.endsWith(TITLE) && value !== '' ? [{ path, value }] : [];
  });
  return named.map(({ path, value }) => {
    const said = partIn(document, ['texts', own, path]);
    const text = typeof said === 'string' && said.trim() !== '' ? said : value;
    return { path, own: ['texts', own, path], kind: 'value', text, name: value };
  });
}

const TITLE = '.title';

const shown = (kind: ShownText['kind'], path: string, own: PartPath | null, text: unknown): ShownText[] =>
  text === undefined || text === null || String(text).trim() === '' ? [] : [{ path, own, kind, text: String(text) }];
