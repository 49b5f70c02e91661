// Whether a product can be bought, from words (`in stock`, `ausverkauft`) or from a number of pieces.

import type { ValueRule } from '../../mapping/mapping.ts';
import { recogniseBoolean } from '../cell/recognise-boolean.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { nameRank } from '../column/column-names.ts';
import { columnSource, valueRule } from '../new-rule.ts';

const YES =
  /^(?:in[ _]?stock|available(?: for order)?|pre[ _-]?order|back[ _-]?order|low[ _]stock|limited(?: stock)?|auf lager|lagernd|lieferbar|sofort lieferbar|verfügbar|vorrätig|vorbestellbar|en stock|disponible|sur commande|en existencia|disponibile|in magazzino|op voorraad|beschikbaar|leverbaar|skladem|na skladě|dostupné|dostępny|na stanie|active)$/i;
const NO =
  /^(?:out[ _]of[ _]stock|sold[ _]?out|unavailable|not available|discontinued|nicht auf lager|nicht lieferbar|nicht verfügbar|ausverkauft|vergriffen|rupture(?: de stock)?|épuisé|indisponible|agotado|sin existencias|non disponibile|esaurito|niet op voorraad|uitverkocht|vyprodáno|není skladem|nedostupné|niedostępny|brak|inactive)$/i;

export interface AvailableChoice {
  readonly column: ColumnFacts;
  readonly rule: ValueRule;
  readonly why: string | null;
}

export function chooseAvailable(columns: readonly ColumnFacts[]): AvailableChoice | null {
  const named = columns
    .map((column) => ({ column, rank: nameRank('available', column.name) }))
    .filter(({ rank, column }) => rank !== null && rank < 100 && column.fill > 0.2)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const { column } of named) {
    const read = readWords(column) ?? readPieces(column);
    if (read !== null) return { column, ...read };
  }
  return null;
}

function readWords(column: ColumnFacts): Omit<AvailableChoice, 'column'> | null {
  const from = [columnSource(column.name)];
  const words = [...new Set(column.values.map(({ text }) => text.toLowerCase()))];
  if (words.length > 20) return null;
  const [yes, no] = [words.filter((word) => YES.test(word)), words.filter((word) => NO.test(word))];
  if (yes.length + no.length === words.length)
    return { rule: valueRule(from, { words: { true: yes, false: no } }), why: null };
  const reading = recogniseBoolean(column.values);
  return reading === null || (words.includes('1') && words.length > 2)
    ? null
    : { rule: valueRule(from, { words: reading }), why: null };
}

function readPieces(column: ColumnFacts): Omit<AvailableChoice, 'column'> | null {
  if (!column.values.every(({ text }) => /^-?\d+(?:\.0+)?$/.test(text))) return null;
  return {
    rule: valueRule([columnSource(column.name)], { matches: '^0*[1-9]' }),
    why: 'a number of pieces; at least one is available',
  };
}
