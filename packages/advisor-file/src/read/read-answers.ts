// Reads what a SINGLE or MULTIPLE question offers: listed answers, or answers made from the values of an attribute. If
// the question has an attribute, a listed answer stands for the value that its id names, unless it says otherwise.

import { ANSWER_ID_PATTERN, AnswerFile, COLOR_PATTERN } from '@guidepost/contract/advisor-file-question';
import { MAX_ID_LENGTH } from '@guidepost/contract/next-request';
import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import { isNull, type PlacedMap, type PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import { parseCondition } from './parse-condition.ts';
import { nullableMember, optionalMember, requiredMember } from './read-member.ts';
import { readList, readMap, readNumber, readPattern } from './read-node.ts';
import { readAttributeName, readDescription, readImage, readTitle } from './read-question-parts.ts';

const DEFAULT_MAX = 30;

export const readAnswers = (question: PlacedMap, faults: FaultList): ChoiceQuestion['answers'] => {
  const attributeNode = optionalMember(question, 'attribute', faults);
  const attribute = attributeNode === null ? null : readAttributeName(attributeNode, faults);
  const maxNode = optionalMember(question, 'max', faults);
  const max = maxNode === null ? DEFAULT_MAX : readNumber(maxNode, faults, { whole: true, min: 1, max: 200 });
  const answers = optionalMember(question, 'answers', faults);

  if (answers !== null) {
    if (maxNode !== null) {
      faults.add(maxNode, '`max` has no effect if answers are listed.', 'Remove `max`, or remove `answers`.');
    }
    const mend =
      attribute === null
        ? 'List at least one answer.'
        : 'List at least one answer, or remove `answers` to make them from the values.';
    const seen = new Set<string>();
    const read = readList(answers, faults, { mend }).map((answer) => readAnswer(answer, attribute, seen, faults));
    return read.filter((answer) => answer !== null);
  }
  const has = (name: string) => question.members.has(name) || faults.isSupposed(pointerTo(question.pointer, name));
  if (attribute === null && !has('attribute') && !has('answers')) {
    faults.add(
      question,
      'The question has no answers.',
      'List `answers`, or name an `attribute` whose values become the answers.',
    );
  }
  return { attribute: attribute ?? '', max };
};

const readAnswer = (
  node: PlacedNode,
  attribute: string | null,
  seen: Set<string>,
  faults: FaultList,
): Answer | null => {
  if (node.kind === 'scalar' && node.value !== null) {
    const title = attribute === null ? `, title: ${node.text.slice(0, 40)}` : '';
    faults.add(
      node,
      `An answer has an \`id\`, and ${quoted(node.text)} has none.`,
      `Write \`- { id: ${node.text.slice(0, 40)}${title} }\`.`,
    );
    return null;
  }
  const answer = readMap(node, faults, Object.keys(AnswerFile.properties));
  if (answer === null) return null;
  const idNode = requiredMember(answer, 'id', faults, 'Give every answer an id of its own.');
  const id = idNode === null ? '' : readAnswerId(idNode, attribute, faults);
  if (idNode !== null && id !== '' && seen.has(id)) {
    faults.add(idNode, `Two answers of this question have the id ${quoted(id)}.`, 'Give each an id of its own.');
  }
  seen.add(id);
  const titleNode =
    attribute === null
      ? requiredMember(answer, 'title', faults, 'Write what the shopper reads.')
      : optionalMember(answer, 'title', faults);
  const color = nullableMember(answer, 'background_color');
  return {
    id,
    title: titleNode === null ? id : readTitle(titleNode, faults),
    description: readDescription(answer, faults),
    image: readImage(answer, faults),
    backgroundColor: color === null ? null : readColor(color, faults),
    where: readWhere(answer, id, attribute, faults),
  };
};

/** Without `where`, an answer stands for the value that its id names. The id stays a text, whatever the attribute's type. */
const readWhere = (answer: PlacedMap, id: string, attribute: string | null, faults: FaultList): Condition | null => {
  const where = answer.members.get('where')?.node;
  if (where !== undefined) return isNull(where) ? null : parseCondition(where, faults);
  return attribute === null ? null : { kind: 'in', attribute, values: [id] };
};

const readAnswerId = (node: PlacedNode, attribute: string | null, faults: FaultList): string => {
  const text = node.kind === 'scalar' ? node.text : '';
  const mend =
    attribute !== null && text.includes('.')
      ? `Choose an id without dot and add \`where: { ${attribute}: ${text.slice(0, 40)} }\`.`
      : 'Choose an id without dot or line break, with no space at its ends, of at most 256 characters.';
  const id = readPattern(node, faults, ANSWER_ID_PATTERN, 'cannot be the id of an answer.', mend);
  if (id.length > MAX_ID_LENGTH) faults.add(node, 'This id is too long.', 'Keep to 256 characters (UTF-16 units).');
  if (id === '__proto__') faults.add(node, `${quoted(id)} cannot be an id.`, 'Choose another id.');
  return id;
};

const readColor = (node: PlacedNode, faults: FaultList): string =>
  readPattern(node, faults, COLOR_PATTERN, 'is not a colour.', mendColor(node));

const mendColor = (node: PlacedNode): string => {
  const digits = node.kind === 'scalar' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(node.text.trim())?.[1] : undefined;
  if (digits === undefined) return "Write it as '#rrggbb', in quotes.";
  return `Write \`'#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}'\`, in quotes.`;
};
