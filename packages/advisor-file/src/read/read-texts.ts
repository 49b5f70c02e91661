// Reads the texts of further languages, and what the advisor's own language calls attributes and values, which stand in the catalog and not in
// `questions`. Every path must lead to a text of the questions, or to an attribute that results show, so that a misspelled path does not leave a
// shopper with the wrong language without anyone noticing.

import { MAX_DESCRIPTION, MAX_TEXT } from '@guidepost/contract/advisor-file-member';
import type { Advisor } from '@guidepost/engine/advisor';
import { resultsPath } from '@guidepost/engine/results-path';
import { closestName } from '@guidepost/fault/closest-name';
import { quoted } from '@guidepost/fault/say-names';
import type { PlacedMap, PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import { canonicalLanguage, languageMend } from './language-tag.ts';
import type { QuestionSketch } from './question-sketch.ts';
import { optionalMember } from './read-member.ts';
import { readText } from './read-node.ts';

export const readTexts = (
  advisor: PlacedMap,
  language: string,
  questions: readonly QuestionSketch[],
  /** The attributes that results show. */
  shown: readonly string[],
  faults: FaultList,
): Advisor['texts'] => {
  const node = optionalMember(advisor, 'texts', faults);
  if (node === null) return {};
  if (node.kind !== 'map') {
    faults.add(node, '`texts` must have a member for each language.', 'Write `texts: { de: { use.title: … } }`.');
    return {};
  }
  const texts = new Map<string, Readonly<Record<string, string>>>();
  // If two questions have the same id, the first is meant.
  const byId = new Map<string, QuestionSketch>();
  for (const question of questions) if (!byId.has(question.id)) byId.set(question.id, question);
  for (const [written, { name, node: inner }] of node.members) {
    const tag = canonicalLanguage(written);
    if (tag === null) {
      faults.add(name, `${quoted(written)} is not a language.`, languageMend(written));
    } else if (texts.has(tag)) {
      faults.add(name, `The language ${quoted(tag)} is given twice.`, 'Join the two.');
    }
    texts.set(tag ?? written, readPaths(inner, byId, shown, tag === language, faults));
  }
  return Object.fromEntries(texts);
};

const readPaths = (
  node: PlacedNode,
  questions: ReadonlyMap<string, QuestionSketch>,
  shown: readonly string[],
  /** It is the language of `questions`. */
  isOwn: boolean,
  faults: FaultList,
): Readonly<Record<string, string>> => {
  if (node.kind !== 'map') {
    faults.add(node, 'A language must have a text for each path.', 'Write `{ use.title: … }`.');
    return {};
  }
  const texts: [string, string][] = [];
  for (const [path, { name, node: inner }] of node.members) {
    if (faults.isFull) break;
    const wrong = leadsToShown(path, shown) ? null : wrongPath(path, questions, shown, isOwn);
    if (wrong !== null) {
      const { message, mend, meant } = wrong;
      const fix = meant === null ? undefined : ({ kind: 'rename', pointer: name.pointer, name: meant } as const);
      faults.add(name, message, mend, fix);
    }
    if (inner.kind === 'map' && wrong !== null) continue;
    const most = path.endsWith('.description') ? MAX_DESCRIPTION : MAX_TEXT;
    texts.push([path, readText(inner, faults, { most })]);
  }
  return Object.fromEntries(texts);
};

interface WrongPath {
  readonly message: string;
  readonly mend: string;
  /** The path that was probably meant. */
  readonly meant: string | null;
}

/** What an attribute is called beside results (`results.weight_kg.label`), or one of its values (`results.brakes.disc.title`). */
const leadsToShown = (path: string, shown: readonly string[]): boolean =>
  shown.some((name) => {
    const start = resultsPath(name, '');
    if (!path.startsWith(start)) return false;
    const rest = path.slice(start.length);
    return rest === 'label' || /^.+\.title$/su.test(rest);
  });

/** Null if the path leads to a text. */
const wrongPath = (
  path: string,
  questions: ReadonlyMap<string, QuestionSketch>,
  shown: readonly string[],
  isOwn: boolean,
): WrongPath | null => {
  const dot = path.indexOf('.');
  const id = dot === -1 ? path : path.slice(0, dot);
  const rest = dot === -1 ? '' : path.slice(dot + 1);
  const question = questions.get(id);
  if (question === undefined && id === 'results') return wrongShown(path, rest, shown);
  if (question === undefined) {
    const near = closestName(id, questions.keys());
    const meant = near === null ? null : `${near}${path.slice(id.length)}`;
    return {
      message: `The path ${quoted(path)} leads nowhere: there is no question ${quoted(id)}.`,
      mend: meant === null ? 'A path begins with the id of a question.' : `Did you mean \`${meant}\`?`,
      meant,
    };
  }
  const ends = question.texts;
  if (isOwn && ends.has(rest)) {
    const message = `The path ${quoted(path)} leads to a text in \`questions\`, which is in this language already.`;
    return {
      message,
      mend: 'Write it there. In this language, `texts` only names attributes and values.',
      meant: null,
    };
  }
  if (ends.has(rest) || (isMadeFromValues(question) && /^.+\.title$/su.test(rest))) return null;
  const message = `The path ${quoted(path)} leads nowhere.`;
  const near = closestName(rest, ends);
  if (near !== null) return { message, mend: `Did you mean \`${id}.${near}\`?`, meant: `${id}.${near}` };
  const some = [...ends].slice(0, 8).map((end) => `${id}.${end}`);
  return { message, mend: `Paths of this question are: ${some.join(', ')}.`, meant: null };
};

const wrongShown = (path: string, rest: string, shown: readonly string[]): WrongPath => {
  const message = `The path ${quoted(path)} leads nowhere.`;
  const [first] = shown;
  if (first === undefined) return { message, mend: 'Name attributes in `results`, `attributes` first.', meant: null };
  const end = /\.(label|[^.]+\.title)$/su.exec(rest);
  const near = end === null ? null : closestName(rest.slice(0, end.index), shown);
  if (near !== null && end !== null) {
    const meant = resultsPath(near, end[1] ?? '');
    return { message, mend: `Did you mean \`${meant}\`?`, meant };
  }
  const some = shown.slice(0, 8).map((name) => resultsPath(name, 'label'));
  return { message, mend: `Results show \`${some.join('`, `')}\`.`, meant: null };
};

const isMadeFromValues = (question: QuestionSketch): boolean => question.type !== 'RANGE' && question.answers === null;
