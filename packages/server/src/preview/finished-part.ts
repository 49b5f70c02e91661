// A draft without what somebody has only begun: a question without a title or answers, an answer without a title. So it can be tried while
// it is being written. Whatever is wrong in another way stays, and is told.

import { type DocumentFault, readAdvisorDocument } from '@guidepost/advisor-file/read/read-advisor-document';
import { membersOf } from '@guidepost/fault/json-pointer';
import { isList, isObject, type Json, type JsonObject } from '../drafts/json.ts';

/** The reading of the whole, if it can be played or nothing is unfinished. Faults are where they are in the whole. */
export function readFinishedPart(document: JsonObject): ReturnType<typeof readAdvisorDocument> {
  const whole = readAdvisorDocument(document);
  const finished = finishedPart(document);
  if (!('faults' in whole) || finished === null) return whole;
  const left = new Set(idsOf(finished));
  const gone = new Set(idsOf(document).filter((id) => !left.has(id)));
  const own = whole.faults.filter(({ pointer }) => !membersOf(pointer).some((name) => gone.has(questionIn(name))));
  const known = Map.groupBy(own, ({ pointer }) => placeOf(document, pointer));
  let part = finished;
  for (let round = 0; ; round += 1) {
    const reading = readAdvisorDocument(part);
    if (!('faults' in reading)) return reading;
    const places = new Set(reading.faults.map(({ pointer }) => placeOf(part, pointer)));
    const told = [...places].flatMap((place) => known.get(place) ?? []);
    if (told.length > 0) return { faults: told };
    const without = round === MOST_ROUNDS ? null : withoutReferences(part, reading.faults);
    if (without === null) return reading;
    part = without;
  }
}

const idsOf = ({ questions }: JsonObject): string[] =>
  isList(questions) ? questions.filter(isObject).map(({ id }) => String(id)) : [];

/** Of the path of a text, or a name in a condition. */
const questionIn = (name: string): string => name.split('.', 1)[0] ?? '';

/** By ids, which stay when others are left out. What is wrong in a range or a condition may show at another place of it then. */
function placeOf(document: JsonObject, pointer: string): string {
  const place: string[] = [];
  let at: Json | undefined = document;
  for (const member of membersOf(pointer)) {
    const inner: Json | undefined = isList(at) ? at[Number(member)] : isObject(at) ? at[member] : undefined;
    place.push(isList(at) && isObject(inner) ? String(inner.id) : member);
    if (member === 'range' || member === 'ask_if') break;
    at = inner;
  }
  return JSON.stringify(place);
}

/** What refers to one that refers to what is left out, and so on. */
const MOST_ROUNDS = 5;

const isBlank = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Null if nothing is unfinished. */
function finishedPart(document: JsonObject): JsonObject | null {
  const { questions } = document;
  if (!isList(questions)) return null;
  const finished = questions.flatMap((question) => finishedQuestion(question) ?? []);
  const isWhole = finished.length === questions.length && finished.every((each, nth) => each === questions[nth]);
  if (isWhole && !isBlank(document.name)) return null;
  return { ...document, questions: finished, ...(isBlank(document.name) && { name: String(document.advisor ?? '…') }) };
}

/** Null: it is left out. The same one if it is finished. */
function finishedQuestion(question: Json): Json | null {
  if (!isObject(question)) return question;
  const { title, type, attribute, answers } = question;
  if (isBlank(title)) return null;
  if (type === 'RANGE') return isBlank(attribute) ? null : withFinishedParts(question);
  if (!isList(answers)) return isBlank(attribute) ? null : question;
  const finished = answers.filter((answer) => !isObject(answer) || isFinishedAnswer(answer, isBlank(attribute)));
  if (finished.length === answers.length) return answers.length === 0 ? null : question;
  return finished.length === 0 ? null : { ...question, answers: finished };
}

/** With an attribute, an answer without a title is called as the value that it stands for. */
const isFinishedAnswer = ({ title }: JsonObject, needsTitle: boolean): boolean =>
  !isBlank(title) || (title === undefined && !needsTitle);

function withFinishedParts(question: JsonObject): JsonObject {
  const { range } = question;
  if (!isObject(range) || !isList(range.groupings)) return question;
  const groupings = range.groupings.filter((each) => !isObject(each) || !isBlank(each.title));
  return groupings.length === range.groupings.length ? question : { ...question, range: { ...range, groupings } };
}

/** Of a copy that nobody else has. */
interface Changeable {
  [name: string]: Json;
}

/** Without what depends on replies that cannot come; null if something else is wrong. */
function withoutReferences(document: JsonObject, faults: readonly DocumentFault[]): JsonObject | null {
  const copy: Changeable = structuredClone(document);
  for (const { pointer } of faults) {
    const [member = '', place = '', inner = ''] = membersOf(pointer);
    const owner: Json | undefined = isList(copy.questions) ? copy.questions[Number(place)] : undefined;
    const texts = isObject(copy.texts) ? copy.texts[place] : undefined;
    if (member === 'first') delete copy.first;
    else if (member === 'questions' && inner === 'ask_if' && isObject(owner)) delete (owner as Changeable).ask_if;
    else if (member === 'texts' && inner !== '' && isObject(texts)) delete (texts as Changeable)[inner];
    else return null;
  }
  return copy;
}
