// Whatever is done in the editor, in whatever order: nothing of a valid draft refers to what is not there any more. Only what somebody has
// not finished is amiss.

import { readAdvisorDocument } from '@guidepost/advisor-file/read/read-advisor-document';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { LAMP_FINDER, randomFrom } from '@guidepost/server/drafts/random-edits.fixture';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { applyAll } from '../src/advisors/draft/apply-operations.ts';
import { type DraftDocument, type DraftObject, idOf, itemsIn, partIn } from '../src/advisors/draft/draft-document.ts';
import { DraftSteps } from '../src/advisors/draft/draft-steps.ts';
import { firstAsked, reorderQuestions } from '../src/advisors/draft/order-edits.ts';
import { wholeEdit } from '../src/advisors/draft/whole-edit.ts';
import { answersFromValues, textsOfBegun, withoutOtherValues } from '../src/advisors/editor/answers-from-values.ts';
import { type Clause, writeAskIf } from '../src/advisors/editor/ask-if-tree.ts';
import { copyOfAnswer, copyOfQuestion, newAnswer, newQuestion } from '../src/advisors/editor/new-items.ts';
import { changeKind, takeValues, writeAnswers } from '../src/advisors/editor/question-edits.ts';
import { writeGroupings } from '../src/advisors/editor/range-groupings.ts';
import { neighbourAfterMove } from '../src/advisors/editor/reorder.ts';

const { first: _, ...LISTED } = LAMP_FINDER;

const ADAPTIVE: DraftDocument = { ...LAMP_FINDER, order: 'adaptive' };

const ATTRIBUTES = [
  { name: 'price', type: 'number', unit: 'EUR', label: null },
  { name: 'style', type: 'text', unit: null, label: 'Style' },
] as const;

const NOT_FINISHED =
  /no answers|`attribute` is missing|is missing `?attribute|List at least one|\/answers\/\d+\/title This text is empty/;

/** What a file may not have, other than what somebody has begun and not finished. */
function faultsOf(document: DraftDocument): string[] {
  const read = readAdvisorDocument(document);
  if (!('faults' in read)) return [];
  return read.faults.flatMap(({ pointer, message }) =>
    NOT_FINISHED.test(`${pointer} ${message}`) ? [] : [`${pointer} ${message}`],
  );
}

const remove = (...path: string[]): DraftOperation => ({ op: 'remove', path });
const set = (value: unknown, ...path: string[]): DraftOperation => ({ op: 'set', path, value });

/** Each as a control of the editor makes it; what is typed is a whole text. */
function randomEdit(document: DraftDocument, random: () => number): DraftOperation[] {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const questions = itemsIn(document, ['questions']);
  const titled = (item: DraftObject): DraftObject => ({ ...item, title: `Text ${Math.floor(random() * 1000)}` });
  const added = (): DraftOperation => {
    const question = newQuestion();
    const answers = [newAnswer(), newAnswer()].map(titled);
    return { op: 'insert', path: ['questions'], value: { ...titled(question), answers } };
  };
  if (questions.length === 0 || (questions.length < 8 && random() < 0.1)) return [added()];
  const question = pick(questions);
  const id = idOf(question);
  const path = ['questions', id];
  const attribute = question.attribute === undefined ? '' : String(question.attribute);
  const answers = itemsIn(document, [...path, 'answers']);
  const [answer, at] = [answers.length === 0 ? null : pick(answers), questions.indexOf(question)];
  const tally = { ...{ attribute, known: 2, distinct: 2, range: null }, type: 'text' as const };
  const edits: (() => DraftOperation[])[] = [
    () => [remove(...path)],
    () => (answer === null ? [] : [remove(...path, 'answers', idOf(answer))]),
    () => {
      const after = neighbourAfterMove(questions.map(idOf), id, pick([-1, 1] as const));
      return after === undefined ? [] : [{ op: 'move', path, after }];
    },
    () => [{ op: 'move', path, after: null }],
    () =>
      questions.length > 8
        ? []
        : [{ op: 'insert', path: ['questions'], value: copyOfQuestion(question, 'Copy'), after: id }],
    () => [{ op: 'rename', path, id: `r${Math.floor(random() * 1e6)}` }],
    () =>
      answer === null
        ? []
        : [
            {
              op: 'insert',
              path: [...path, 'answers'],
              value: copyOfAnswer(answer, 'Copy', attribute),
              after: idOf(answer),
            },
          ],
    () => changeKind(question, path, pick(['SINGLE', 'MULTIPLE', 'RANGE']), ATTRIBUTES),
    () => (question.type === 'RANGE' ? [] : takeValues(question, path, 'style')),
    () => {
      const values = [
        { value: 'a', products: 1 },
        { value: 'b', products: 1 },
      ];
      const written = answersFromValues(attribute, { ...tally, values }, 30);
      return question.type === 'RANGE' || question.answers !== undefined || written === null
        ? []
        : [
            ...writeAnswers(question, path, written),
            ...textsOfBegun(document, path, values, written),
            ...withoutOtherValues(document, path, values),
          ];
    },
    () => [set(pick(['filter', 'preference']), ...path, 'role')],
    () => (question.role === 'preference' ? [] : [set(true, ...path, pick(['must', 'firm']))]),
    () => (question.role === 'preference' || question.firm === true ? [] : [set('keep', ...path, 'missing')]),
    () => reorderQuestions(document, pick(['adaptive', 'listed'])),
    () => reorderQuestions(document, 'adaptive'),
    () => (document.order === 'adaptive' && question.ask_if === undefined ? [set(id, 'first')] : []),
    () => (document.order === 'adaptive' ? [set(2, ...path, 'stage')] : []),
    () => {
      const earlier = questions.slice(0, at);
      if (earlier.length === 0 || firstAsked(document) === id) return [];
      const clauses = [pick(earlier), pick(earlier)].map((on): Clause => {
        const ids = itemsIn(document, ['questions', idOf(on), 'answers']).map(idOf);
        if (on.type === 'RANGE') return { question: idOf(on), test: pick(['gte', 'lte'] as const), value: 5 };
        if (ids.length === 0 || random() < 0.2) return { question: idOf(on), test: 'replied', value: undefined };
        return { question: idOf(on), test: pick(['any_of', 'none_of'] as const), value: [pick(ids)] };
      });
      const written = writeAskIf({ join: pick(['all', 'any'] as const), clauses });
      return written === undefined ? [] : [set(written, ...path, 'ask_if')];
    },
    () => (question.ask_if === undefined ? [] : [remove(...path, 'ask_if')]),
    () => [set('Titel', 'texts', 'de', `${id}.title`)],
    // What the advisor's own language calls a value stands nowhere else.
    () =>
      question.type === 'RANGE' || question.answers !== undefined || attribute === ''
        ? []
        : [set('Own', 'texts', String(document.language ?? 'en'), `${id}.${pick(['a', 'b'])}.title`)],
    () => (answer === null ? [] : [set('Antwort', 'texts', 'de', `${id}.${idOf(answer)}.title`)]),
    () => {
      if (question.type !== 'RANGE') return [];
      const groupings = writeGroupings([
        { title: 'Low', from: null, to: 5 },
        { title: 'High', from: 5, to: null },
      ]);
      return [set(groupings, ...path, 'range', 'groupings'), set('Hoch', 'texts', 'de', `${id}.groupings.1.title`)];
    },
    () =>
      partIn(document, [...path, 'range', 'groupings']) === undefined ? [] : [remove(...path, 'range', 'groupings')],
    () => (question.type === 'MULTIPLE' ? [set('all', ...path, 'match')] : []),
    () => (question.type === 'RANGE' || question.answers !== undefined ? [] : [set(5, ...path, 'max')]),
    () => [set('A sentence.', ...path, 'description')],
    () => (question.description === undefined ? [] : [remove(...path, 'description')]),
  ];
  return pick(edits)();
}

describe('a valid draft', () => {
  it.each([
    ['asked as listed', LISTED as DraftDocument],
    ['asked adaptively', ADAPTIVE],
  ])('%s stays one, whatever is done in the editor, and each edit is undone at once', (_, beginning) => {
    expect(faultsOf(beginning)).toEqual([]);
    for (let seed = 1; seed <= runs(12).numRuns; seed += 1) {
      const random = randomFrom(seed);
      const steps = new DraftSteps();
      let document = beginning;
      const done: unknown[] = [];
      for (let nth = 0; nth < 40; nth += 1) {
        const edit = randomEdit(document, random);
        if (edit.length === 0) continue;
        const { operations } = wholeEdit(document, edit);
        done.push(edit);
        const before = document;
        document = steps.do(before, operations, nth * 10_000);
        expect(faultsOf(document), JSON.stringify({ seed, before, edit })).toEqual([]);
        expect(applyAll(document, steps.toUndo?.reverse ?? []), JSON.stringify({ seed, edit })).toEqual(before);
      }
      expect(done.length).toBeGreaterThan(5);
    }
  });

  it('keeps what somebody wrote by hand as it was, also where it is amiss', () => {
    const odd = { ...ADAPTIVE, first: 'nobody' };
    expect(wholeEdit(odd, [set('Lamps', 'name')]).operations).toEqual([set('Lamps', 'name')]);
  });
});

describe('what each result shows', () => {
  it('takes its texts in other languages with it when it is no longer shown', () => {
    const results = { attributes: ['style', 'style.of'] };
    const texts = { de: { 'results.style.label': 'Stil', 'results.style.of.label': 'Stil von' } };
    const document: DraftDocument = { ...ADAPTIVE, results, texts };
    const fewer = set(['style.of'], 'results', 'attributes');
    const other = set(['style'], 'results', 'attributes');
    // One name begins another one.
    expect(wholeEdit(document, [other]).operations).toEqual([other, remove('texts', 'de', 'results.style.of.label')]);
    expect(wholeEdit(document, [fewer]).operations).toEqual([fewer, remove('texts', 'de', 'results.style.label')]);
    expect(wholeEdit(document, [remove('results', 'attributes')]).operations).toHaveLength(3);
  });
});

describe('the questions that a deletion frees', () => {
  it('are named, and lose only what referred to it', () => {
    const conditions = {
      budget: { any: [{ room: { any_of: ['desk'] } }, { room: { replied: true } }] },
      style: { all: [{ room: { any_of: ['bath', 'desk'] } }, { budget: { lte: 800 } }] },
    };
    const questions = itemsIn(ADAPTIVE, ['questions']).map((question) => ({
      ...question,
      ...(idOf(question) in conditions && { ask_if: conditions[idOf(question) as 'budget' | 'style'] }),
    }));
    const document = { ...ADAPTIVE, questions };
    const ofAnswer = wholeEdit(document, [remove('questions', 'room', 'answers', 'desk')]);
    expect(ofAnswer.freed.map(({ id, isAlways }) => [id, isAlways])).toEqual([
      ['budget', false],
      ['style', false],
    ]);
    const ofQuestion = wholeEdit(document, [remove('questions', 'room')]);
    expect(ofQuestion.freed.map(({ title, isAlways }) => [title, isAlways])).toEqual([
      ['How much?', true],
      ['Which style?', false],
    ]);
    const left = applyAll(document, ofQuestion.operations);
    expect(left.first).toBeUndefined();
    expect(partIn(left, ['questions', 'style', 'ask_if'])).toEqual({ all: [{ budget: { lte: 800 } }] });
  });
});

describe('the order of questions', () => {
  it('is changed in one edit, and the question that came first stays it', () => {
    const document = applyAll(ADAPTIVE, [set('budget', 'first')]);
    const listed = applyAll(document, reorderQuestions(document, 'listed'));
    expect(listed.first).toBeUndefined();
    expect(itemsIn(listed, ['questions']).map(idOf)).toEqual(['budget', 'room', 'style']);
    expect(applyAll(listed, reorderQuestions(listed, 'adaptive')).first).toBe('budget');
  });
});
