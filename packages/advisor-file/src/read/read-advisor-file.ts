// Reads an advisor file into the shape that the engine knows, with every default filled in, or says everything that is wrong
// with it. It never throws: for any text, the result is an advisor or at least one fault with its line.

import { AdvisorFile, MAX_SHOWN_ATTRIBUTES, ResultsFile } from '@guidepost/contract/advisor-file';
import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import type { Advisor, Question, ResultSettings } from '@guidepost/engine/advisor';
import { closestName } from '@guidepost/fault/closest-name';
import { quoted } from '@guidepost/fault/say-names';
import {
  describeNode,
  isRefused,
  type PlacedMap,
  type PlacedNode,
  type PlacePart,
  placeAt,
  plainContent,
} from '@guidepost/placed-text/placed-node';
import { readPlacedText } from '@guidepost/placed-text/read-placed-text';
import { positionOf } from '@guidepost/placed-text/text-place';
import { LineCounter } from 'yaml';
import { type AdvisorFileFault, FaultList, type FileOrigin } from './advisor-file-fault.ts';
import { ADVISOR_TEXT } from './advisor-text.ts';
import { canonicalLanguage, languageMend, meantLanguage } from './language-tag.ts';
import { parseCondition } from './parse-condition.ts';
import { type QuestionSketch, sketchQuestions } from './question-sketch.ts';
import { nullableMember, optionalMember, requiredMember } from './read-member.ts';
import { readBoolean, readList, readMap, readNumber, readPattern, readText, readWord } from './read-node.ts';
import { readQuestion } from './read-question.ts';
import { readAttributeName, readTitle } from './read-question-parts.ts';
import { readTexts } from './read-texts.ts';

export type AdvisorFileReading = {
  /** What the file says, as plain values; undefined where it is no YAML. */
  readonly content: () => unknown;
} & (
  | {
      readonly advisor: Advisor;
      /**
       * The place that a JSON Pointer leads to. If the file does not have that part, it is the nearest part around it. Null
       * if the text is no JSON Pointer.
       */
      locate(pointer: string, part?: PlacePart): { line: number; column: number } | null;
    }
  | { readonly faults: readonly AdvisorFileFault[] }
);

/** `fileName` is only used in faults; no file is opened. */
export const readAdvisorFile = (text: string, fileName: string, origin: FileOrigin = 'author'): AdvisorFileReading => {
  const lines = new LineCounter();
  const faults = new FaultList(fileName, lines, origin);
  const root = readPlacedText(text, lines, faults, ADVISOR_TEXT);
  const content = () => (root === null ? undefined : plainContent(root));
  const advisor = root === null ? null : readAdvisorRoot(root, faults);
  if (root === null || advisor === null) return { faults: faults.list(), content };
  return {
    advisor,
    content,
    locate: (pointer, part) => {
      const place = placeAt(root, pointer, part);
      return place === null ? null : positionOf(lines, place.offset);
    },
  };
};

/** An advisor from its whole content. Null: there are faults. */
export const readAdvisorRoot = (root: PlacedNode, faults: FaultList): Advisor | null => {
  if (root.kind !== 'map' && !isRefused(root)) {
    faults.add(
      root,
      `There must be members here, not ${describeNode(root)}.`,
      'An advisor file begins with lines such as `advisor: shoes` and `client: demo`.',
    );
    return null;
  }
  const file = readMap(root, faults, Object.keys(AdvisorFile.properties), {
    id: ['The id of the advisor is named `advisor`.', 'Rename `id` to `advisor`.'],
    ...Object.fromEntries(
      Object.keys(ResultsFile.properties).map((name) => [
        name,
        [`\`${name}\` belongs in \`results\`.`, `Write it below \`results:\`, indented by two spaces.`] as const,
      ]),
    ),
    title: ['The name of the advisor is in `name`.', 'Rename `title` to `name`.'],
  });
  if (file === null) return null;
  const advisor = readAdvisor(file, faults);
  return faults.isEmpty ? advisor : null;
};

const readAdvisor = (file: PlacedMap, faults: FaultList): Advisor => {
  const questionsNode = requiredMember(file, 'questions', faults, 'List at least one question.');
  const items = questionsNode === null ? [] : readList(questionsNode, faults, { mend: 'List at least one question.' });
  const sketches = sketchQuestions(items);
  refuseEqualIds(sketches, faults);
  const orderNode = optionalMember(file, 'order', faults);
  const order = orderNode === null ? 'listed' : readWord(orderNode, faults, ['listed', 'adaptive']);
  const isAdaptive = order === 'adaptive';
  const questions = items.map((item, at): Question | null =>
    readQuestion(item, faults, { questions: sketches, at, isAdaptive }),
  );
  const name = requiredMember(file, 'name', faults, 'Write a name for people, such as `Laptop finder`.');
  const where = nullableMember(file, 'where');
  const language = readLanguage(file, faults);
  const results = readResults(file, faults);
  optionalMember(file, '$schema', faults);
  return {
    id: readName(file, 'advisor', 'Write the id that clients send in `Service-Advisor-ID`.', faults),
    client: readName(file, 'client', 'Name the shop that the advisor belongs to.', faults),
    catalog: readName(file, 'catalog', "Name one of the client's catalogs.", faults),
    title: name === null ? '' : readTitle(name, faults),
    language,
    where: where === null ? null : parseCondition(where, faults),
    results,
    order,
    first: readFirst(file, faults, questions, isAdaptive),
    questions: questions.filter((question) => question !== null),
    texts: questionsNode === null ? {} : readTexts(file, language, sketches, results.attributes, faults),
  };
};

const readName = (file: PlacedMap, member: string, mend: string, faults: FaultList): string => {
  const node = requiredMember(file, member, faults, mend);
  if (node === null) return '';
  return readPattern(
    node,
    faults,
    NAME_PATTERN,
    'cannot be used here.',
    'Use at most 64 letters without accents, digits, `-`, `_` and `.`, beginning with a letter or digit.',
  );
};

/** The question that an adaptive conversation begins with. It depends on no other. */
const readFirst = (
  file: PlacedMap,
  faults: FaultList,
  questions: readonly (Question | null)[],
  isAdaptive: boolean,
): string | null => {
  const node = optionalMember(file, 'first', faults);
  if (node === null) return null;
  const id = readText(node, faults);
  const question = questions.find((one) => one?.id === id) ?? null;
  if (!isAdaptive) {
    faults.add(
      node,
      '`first` has no effect where questions are asked as they are listed: the first one listed comes first.',
      'Remove it, or write `order: adaptive` beside it.',
    );
  } else if (question === null && !questions.includes(null)) {
    const known = questions.flatMap((one) => (one === null ? [] : [one.id]));
    const meant = closestName(id, known);
    const fix = meant === null ? undefined : ({ kind: 'set', pointer: node.pointer, value: meant } as const);
    const mend = meant === null ? `Name one of ${known.slice(0, 8).join(', ')}.` : `Did you mean ${quoted(meant)}?`;
    faults.add(node, `There is no question ${quoted(id)}.`, mend, fix);
  } else if (question?.askIf) {
    faults.add(
      node,
      `${quoted(id)} is asked only after other questions, because it has \`ask_if\`.`,
      'Name a question without `ask_if`.',
    );
  }
  return id;
};

const readLanguage = (file: PlacedMap, faults: FaultList): string => {
  const node = optionalMember(file, 'language', faults);
  if (node === null) return 'en';
  const written = readText(node, faults);
  const language = canonicalLanguage(written);
  if (language === null && written.trim() !== '') {
    const meant = meantLanguage(written);
    const fix = meant === null ? undefined : ({ kind: 'set', pointer: node.pointer, value: meant } as const);
    faults.add(node, `${quoted(written)} is not a language.`, languageMend(written), fix);
  }
  return language ?? 'en';
};

const readResults = (file: PlacedMap, faults: FaultList): ResultSettings => {
  const node = optionalMember(file, 'results', faults);
  const results = node === null ? null : readMap(node, faults, Object.keys(ResultsFile.properties));
  const member = (name: string) => (results === null ? null : optionalMember(results, name, faults));
  const limit = member('limit');
  const priceImpact = member('price_impact');
  const unavailable = member('unavailable');
  const onePer = member('one_per');
  const nearest = member('nearest');
  const askAgain = member('ask_again');
  return {
    show: readShow(member('show'), faults),
    limit: limit === null ? 10 : readNumber(limit, faults, { whole: true, min: 1, max: 100 }),
    priceImpact: priceImpact === null ? 'none' : readWord(priceImpact, faults, ['none', 'cheaper', 'dearer']),
    unavailable: unavailable === null ? 'hide' : readWord(unavailable, faults, ['hide', 'last']),
    onePer: onePer === null ? 'group' : readWord(onePer, faults, ['group', 'group_first', 'product']),
    nearest: nearest === null ? true : readBoolean(nearest, faults),
    askAgain: askAgain === null ? true : readBoolean(askAgain, faults),
    attributes: readShownAttributes(member('attributes'), faults),
  };
};

const readShownAttributes = (node: ReturnType<typeof optionalMember>, faults: FaultList): string[] => {
  if (node === null) return [];
  const items = readList(node, faults, { mayBeEmpty: true });
  if (items.length > MAX_SHOWN_ATTRIBUTES) {
    faults.add(
      node,
      `These are ${items.length} attributes, and a result has room for ${MAX_SHOWN_ATTRIBUTES}.`,
      'Keep those by which shoppers compare.',
    );
  }
  const names: string[] = [];
  for (const item of items) {
    const name = readAttributeName(item, faults);
    if (names.includes(name)) faults.add(item, `${quoted(name)} is named twice.`, 'Remove one of the two.');
    names.push(name);
  }
  return names;
};

const readShow = (node: ReturnType<typeof optionalMember>, faults: FaultList): ResultSettings['show'] => {
  if (node === null) return 'after_filters';
  if (node.kind === 'scalar' && node.value === 'after_questions') {
    faults.add(node, '`after_questions` needs a number.', 'Write `show: { after_questions: 3 }`.');
    return 'after_filters';
  }
  if (node.kind !== 'map') return readWord<'after_filters' | 'at_end'>(node, faults, ['after_filters', 'at_end']);
  const show = readMap(node, faults, ['after_questions']);
  const after = show && requiredMember(show, 'after_questions', faults, 'Write `{ after_questions: 3 }`.');
  return { afterQuestions: after === null ? 1 : readNumber(after, faults, { whole: true, min: 1 }) };
};

const refuseEqualIds = (sketches: readonly QuestionSketch[], faults: FaultList): void => {
  const seen = new Set<string>();
  for (const { id, place } of sketches) {
    if (id !== '' && seen.has(id)) {
      faults.add(place, `Two questions have the id ${quoted(id)}.`, 'Give each question an id of its own.');
    }
    seen.add(id);
  }
};
