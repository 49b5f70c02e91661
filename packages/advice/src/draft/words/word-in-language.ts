// Names plain colours, materials and people in the language of the questions. What a catalog writes stays if it is in that language, or if it is
// more than a plain word (`Onyx`, `Dark Grey Heather`).

import { capital } from '@guidepost/fault/say-names';
import type { Concept } from '../attribute/concept-names.ts';
import { COLOR_WORDS } from './color-words.ts';
import { foldText } from './fold-text.ts';
import type { DraftLanguage } from './languages/languages.ts';
import { MATERIAL_WORDS } from './material-words.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { tidyTitle } from './tidy-title.ts';

/** The words of a language for one thing. */
interface Cell {
  /** The first one is written; the others stay if the catalog has them. */
  readonly shown: readonly string[];
  /** All of them, and those that are understood but never shown. Folded. */
  readonly known: readonly string[];
}

/** By language. */
type Table = ReadonlyMap<string, readonly Cell[]>;

const readTable = (rows: Readonly<Record<DraftLanguage, string>>): Table =>
  new Map(
    Object.entries(rows).map(([language, row]) => [
      language,
      row.split(',').map((cell): Cell => {
        const [shown = '', understood = ''] = cell.split('|');
        const all = [...shown.split('/'), ...understood.split('/')].filter((word) => word !== '');
        return { shown: shown.split('/'), known: all.map(foldText) };
      }),
    ]),
  );

const PEOPLE = readTable(PEOPLE_WORDS);
const TABLES: Readonly<Partial<Record<Concept, Table>>> = {
  color: readTable(COLOR_WORDS),
  material: readTable(MATERIAL_WORDS),
  person: PEOPLE,
  age: PEOPLE,
};

/** `values`: what the catalog calls one thing, the most frequent first. Null: as the catalog says. */
export function wordInLanguage(concept: Concept, language: DraftLanguage, values: readonly string[]): string | null {
  const table = TABLES[concept];
  if (table === undefined) return null;
  const places = values.map((value) => placesOf(value, table));
  const [first] = places;
  if (first === undefined || places.some((some) => some.length === 0)) return null;
  const own = table.get(language) ?? [];
  // A word may mean one thing in one language and another thing in another language.
  const shared = first.filter((nth) => places.every((some) => some.includes(nth)));
  const isOwn = (nth: number): boolean => values.some((value) => own[nth]?.known.includes(foldOf(value)) === true);
  const place = shared.find(isOwn) ?? shared[0];
  const cell = place === undefined ? undefined : own[place];
  if (place === undefined || cell === undefined) return null;
  const written =
    values.find((value) => isShown(value, cell)) ?? values.find((value) => isOwnForm(value, cell, place, table));
  return written === undefined ? capital(cell.shown[0] ?? '') : tidyTitle(written);
}

/** The place of the only thing that the value names, the same for its words in all languages; null: none, or there are several. */
export function placeOfWord(concept: Concept, value: string): number | null {
  const table = TABLES[concept];
  const [place = null, ...others] = table === undefined ? [] : placesOf(value, table);
  return others.length === 0 ? place : null;
}

const isShown = (value: string, { shown }: Cell): boolean => shown.some((word) => foldText(word) === foldOf(value));

/** Of `Зеленый` and `Зелений`, one is Russian and the other Ukrainian. */
const isOwnForm = (value: string, { shown }: Cell, place: number, table: Table): boolean =>
  shown.some((word) => isForm(foldOf(value), foldText(word))) &&
  ![...table.values()].some((row) => row[place]?.known.includes(foldOf(value)) === true);

/** Of what the value names or, if it names nothing, is a form of, in any language. */
function placesOf(value: string, table: Table): number[] {
  const folded = foldOf(value);
  const all = (fits: (name: string) => boolean): number[] => {
    const places = new Set<number>();
    for (const row of table.values()) {
      for (const [nth, { known }] of row.entries()) if (known.some(fits)) places.add(nth);
    }
    return [...places].sort((a, b) => a - b);
  };
  const named = all((name) => name === folded);
  return named.length > 0 ? named : all((name) => isForm(folded, name));
}

/** `women’s` is `womens`. */
const foldOf = (value: string): string => foldText(value.replace(/['’]/g, ''));

/** `черная` is a form of `черный`: the same stem with another ending. */
function isForm(word: string, name: string): boolean {
  const stem = name.length <= 4 ? name.slice(0, -1) : name.slice(0, -2);
  return word === name || (stem.length >= 3 && word.startsWith(stem) && ENDING.test(word.slice(stem.length)));
}

/** Folded: `ая` stands for itself, `ий` is `ии`. */
const ENDING = /^([aeoiuy]|e[rsnm]|n[aeyio]|[oa]s|[аеоіиыяю]|[аяоеыиі][яюеиі])$/;
