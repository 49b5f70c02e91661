// When a question is asked, as a sentence: clauses on replies to earlier questions, of which all or at least one holds. Whatever cannot be
// said so stays as it is.

import { type DraftObject, idOf, isRecord } from '../draft/draft-document.ts';

export type ClauseTest = 'any_of' | 'all_of' | 'none_of' | 'gte' | 'lte' | 'replied' | 'not_replied';

export interface Clause {
  readonly question: string;
  readonly test: ClauseTest;
  /** Ids of answers, a number, or nothing. */
  readonly value: unknown;
}

export interface AskIf {
  readonly join: 'all' | 'any';
  readonly clauses: readonly Clause[];
}

/** Null: it cannot be said as one sentence. */
export function readAskIf(written: unknown): AskIf | null {
  if (written === undefined || written === null) return { join: 'all', clauses: [] };
  if (!isRecord(written)) return null;
  const names = Object.keys(written);
  const [only] = names;
  if (names.length === 1 && (only === 'any' || only === 'all') && Array.isArray(written[only])) {
    const parts = written[only].map(readClauses);
    // An `any` of clauses of which one stands for two is no plain sentence.
    const isPlain = parts.every((part) => part !== null && (only === 'all' || part.length === 1));
    return isPlain ? { join: only, clauses: parts.flatMap((part) => part ?? []) } : null;
  }
  const clauses = readClauses(written);
  return clauses === null ? null : { join: 'all', clauses };
}

const TESTS: readonly string[] = ['any_of', 'all_of', 'none_of', 'gte', 'lte'];

function readClauses(written: unknown): Clause[] | null {
  if (!isRecord(written)) return null;
  const clauses = Object.entries(written).flatMap(([question, tests]): (Clause | null)[] => {
    if (['any', 'all', 'not'].includes(question) || !isRecord(tests)) return [null];
    return Object.entries(tests).map(([test, value]) => {
      if (test === 'replied' && typeof value === 'boolean') {
        return { question, test: value ? 'replied' : 'not_replied', value: undefined };
      }
      return TESTS.includes(test) ? { question, test: test as ClauseTest, value } : null;
    });
  });
  return clauses.includes(null) ? null : clauses.flatMap((clause) => clause ?? []);
}

/** Without clauses that are not finished. Undefined: it is always asked. */
export function writeAskIf({ join, clauses }: AskIf): unknown {
  const parts = clauses.flatMap((clause) => (isFinished(clause) ? [writeClause(clause)] : []));
  if (parts.length < 2) return parts[0];
  if (join === 'any') return { any: parts };
  const names = parts.map((part) => Object.keys(part)[0]);
  return new Set(names).size === names.length ? Object.assign({}, ...parts) : { all: parts };
}

const writeClause = ({ question, test, value }: Clause): Record<string, unknown> =>
  test === 'replied' || test === 'not_replied'
    ? { [question]: { replied: test === 'replied' } }
    : { [question]: { [test]: value } };

const isFinished = ({ question, test, value }: Clause): boolean => {
  if (question === '') return false;
  if (test === 'replied' || test === 'not_replied') return true;
  return Array.isArray(value) ? value.length > 0 : typeof value === 'number';
};

/**
 * On which of the `earlier` questions a condition most likely depends: the one on which most of `all` depend already, otherwise the first.
 * Undefined: there is none.
 */
export function likelyCondition(all: readonly DraftObject[], earlier: readonly DraftObject[]): DraftObject | undefined {
  const asked = all.map(({ ask_if }) => new Set(readAskIf(ask_if)?.clauses.map(({ question }) => question)));
  const dependents = earlier.map((each) => asked.filter((names) => names.has(idOf(each))).length);
  const most = Math.max(0, ...dependents);
  return earlier[dependents.indexOf(most)];
}
