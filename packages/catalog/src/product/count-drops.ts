// Counts the rows that a mapping leaves out, by the rule that does it, so that whoever is told of them can see why and change it. It is
// of bounded size, however long the rules are.

import type { DropRule } from '../mapping/mapping.ts';

export interface DropCount {
  /** Where the rule is in the mapping's `drop`, from 0. */
  readonly index: number;
  /** As in the mapping, but for texts beyond the first ones, and what is very long. */
  readonly rule: DropRule;
  readonly count: number;
}

const MOST_RULES = 20;
const MOST_TEXTS = 8;
const LONGEST = 80;

export class DropCounter {
  readonly #rules: readonly DropRule[];
  readonly #counts = new Map<DropRule, number>();

  /** `rules`: all of the mapping. */
  constructor(rules: readonly DropRule[]) {
    this.#rules = rules;
  }

  add(rule: DropRule): void {
    this.#counts.set(rule, (this.#counts.get(rule) ?? 0) + 1);
  }

  /** The rule that leaves out most rows comes first. */
  report(): readonly DropCount[] {
    return [...this.#counts]
      .map(([rule, count]) => ({ index: this.#rules.indexOf(rule), rule: shortened(rule), count }))
      .sort((a, b) => b.count - a.count || a.index - b.index)
      .slice(0, MOST_RULES);
  }
}

const shortened = ({ column, in: texts, notIn, matches, blank }: DropRule): DropRule => ({
  ...{ column: cut(column), in: firstOf(texts), notIn: firstOf(notIn), matches: matches && cut(matches), blank },
});

const firstOf = (texts: readonly string[] | null): readonly string[] | null =>
  texts?.slice(0, MOST_TEXTS).map(cut) ?? null;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
