// What can be done about a finding with one click: the service's own correction where there is one, and what else is plain by its kind.
// Everything is an edit of the draft, so it can be undone.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { FindingView } from '@guidepost/contract/views/finding-view';
import type { Words } from '../../words/words.ts';
import { type DraftDocument, partIn } from '../draft/draft-document.ts';
import { isShownAttribute } from './say-finding.ts';

export interface Remedy {
  readonly name: keyof Words['checking']['remedies'];
  /** What takes the place of something, where that is short. */
  readonly value: string;
  readonly operations: readonly DraftOperation[];
}

type Found = Pick<FindingView, 'code' | 'path' | 'fix' | 'operations'>;

export function remediesOf(finding: Found, document: DraftDocument): Remedy[] {
  const { code, path, operations } = finding;
  if (path === null) return [];
  if (operations.length > 0)
    return code === 'filter-drops-missing'
      ? [{ name: 'keepMissing', value: '', operations: [...operations, ...loosened(path, document)] }]
      : [{ ...nameOfFix(finding), operations }, ...knownOf(finding, document)];
  return knownOf(finding, document);
}

/** What is plain by its kind. */
function knownOf({ code, path }: Found, document: DraftDocument): Remedy[] {
  if (path === null) return [];
  const found = Object.hasOwn(BY_CODE, code) ? (BY_CODE[code]?.(path, document) ?? []) : [];
  return found.flatMap((remedy) => (remedy === null ? [] : { value: '', ...remedy }));
}

function nameOfFix({ fix }: Found): Pick<Remedy, 'name' | 'value'> {
  const value = fix?.kind === 'rename' ? fix.name : fix?.kind === 'set' ? fix.value : null;
  return typeof value === 'string' || typeof value === 'number'
    ? { name: 'replace', value: String(value) }
    : { name: 'correct', value: '' };
}

type Remedied = (Omit<Remedy, 'value'> | null)[];
type Remedying = (path: readonly string[], document: DraftDocument) => Remedied;

const questionOf = (path: readonly string[]): readonly string[] => path.slice(0, 2);
const answerOf = (path: readonly string[]): readonly string[] => path.slice(0, 4);

/** Null where there is nothing at the path. */
const removing = (
  name: Remedy['name'],
  path: readonly string[],
  document: DraftDocument,
): Omit<Remedy, 'value'> | null =>
  partIn(document, path) === undefined ? null : { name, operations: [{ op: 'remove', path: [...path] }] };

const removesQuestion: Remedying = (path, document) => [removing('removeQuestion', questionOf(path), document)];

const removesAnswer: Remedying = (path, document) => [
  path[2] === 'answers' && path.length > 3 ? removing('removeAnswer', answerOf(path), document) : null,
];

const set = (path: readonly string[], value: unknown): DraftOperation => ({ op: 'set', path: [...path], value });

/** Of a list that is changed as a whole: the path leads to one of its items by its place. */
const leavesOut: (name: Remedy['name']) => Remedying = (name) => (path, document) => {
  const above = path.slice(0, -1);
  const [list, place] = [partIn(document, above), Number(path.at(-1))];
  if (!Array.isArray(list) || !(place < list.length)) return [];
  const left = list.toSpliced(place, 1);
  return [{ name, operations: [left.length > 0 ? set(above, left) : { op: 'remove', path: [...above] }] }];
};

/** A question that is firm keeps nothing that it knows nothing of. */
const loosened = (path: readonly string[], document: DraftDocument): DraftOperation[] => {
  const firm = [...questionOf(path), 'firm'];
  return partIn(document, firm) === true ? [{ op: 'remove', path: firm }] : [];
};

const BY_CODE: Readonly<Record<string, Remedying>> = {
  'unknown-attribute': (path, document) => (isShownAttribute(path) ? leavesOut('takeOut')(path, document) : []),
  'filter-drops-some': (path, document) => [
    {
      name: 'keepMissing',
      operations: [set([...questionOf(path), 'missing'], 'keep'), ...loosened(path, document)],
    },
  ],
  'one-answer': (path) => [{ name: 'askAnyway', operations: [set([...questionOf(path), 'always_ask'], true)] }],
  'value-seldom-known': (path, document) => [
    { name: 'dropMissing', operations: [set([...questionOf(path), 'missing'], 'drop')] },
    partIn(document, [...questionOf(path), 'always_ask']) === true
      ? null
      : { name: 'askAnyway', operations: [set([...questionOf(path), 'always_ask'], true)] },
  ],
  'answer-never-offered': removesAnswer,
  'answer-not-offered-forward': removesAnswer,
  'answer-changes-nothing': (path, document) => [removing('noPreference', [...answerOf(path), 'where'], document)],
  'question-never-reached': (path, document) => [
    removing('alwaysAsk', [...questionOf(path), 'ask_if'], document),
    ...removesQuestion(path, document),
  ],
  'question-distinguishes-nothing': removesQuestion,
  'no-answer-satisfied': removesQuestion,
  'attribute-without-value': removesQuestion,
  'range-not-number': removesQuestion,
  'range-without-product': (path) => {
    const range = [...questionOf(path), 'range'];
    return [{ name: 'freeRange', operations: [set([...range, 'from'], 'auto'), set([...range, 'to'], 'auto')] }];
  },
  'grouping-without-product': leavesOut('removeGrouping'),
  'price-shown-anyway': leavesOut('leaveOut'),
  'results-emptied': (path, document) => [removing('showNearest', [...questionOf(path), 'must'], document)],
  'preferences-without-weight': (path) => [
    { name: 'giveWeight', operations: [set([...questionOf(path), 'weight'], 1)] },
  ],
};
