// What an advisor calls attributes and their values beside a result, in one of its languages. Its author says it for results
// (`results.brakes.label`, `results.brakes.disc.title`). Else a text is called as the answer that is named after it: an answer made
// from the value, or one that chooses the value alone and has its name in the advisor's own language. Numbers, and what is true or false,
// are said as they are: what answers call them is worded for a question (`64 GB or more`, `With touch, please`).

import { type Advisor, type ChoiceQuestion, isValueAnswers } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import { resultsPath } from '@guidepost/engine/results-path';

export class AttributeWords {
  readonly #texts: Readonly<Record<string, string>>;
  readonly #questions: readonly ChoiceQuestion[];

  constructor({ texts, questions }: Pick<Advisor, 'texts' | 'questions'>, language: string) {
    this.#texts = texts[language] ?? {};
    this.#questions = questions.filter((question) => question.type !== 'RANGE');
  }

  /** Null if the advisor does not say it. */
  labelOf(attribute: string): string | null {
    return this.#text(resultsPath(attribute, 'label'));
  }

  /** Null if the advisor does not say it. */
  titleOf({ name: attribute, type }: Pick<Attribute, 'name' | 'type'>, value: string): string | null {
    const said = this.#text(resultsPath(attribute, `${value}.title`));
    if (said !== null) return said;
    if (type === 'number' || type === 'boolean') return null;
    for (const question of this.#questions) {
      const title = this.#answerTitle(question, attribute, value);
      if (title !== null) return title;
    }
    return null;
  }

  #answerTitle({ id, answers }: ChoiceQuestion, attribute: string, value: string): string | null {
    if (isValueAnswers(answers)) return answers.attribute === attribute ? this.#text(`${id}.${value}.title`) : null;
    const named = answers.find(
      ({ id: own, title, where }) =>
        where?.kind === 'in' &&
        where.attribute === attribute &&
        where.values.length === 1 &&
        String(where.values[0]) === value &&
        names(title, value, own),
    );
    return named === undefined ? null : this.#text(`${id}.${named.id}.title`);
  }

  #text(path: string): string | null {
    return Object.hasOwn(this.#texts, path) ? (this.#texts[path] ?? null) : null;
  }
}

/** Whether an answer is called as the value; one that has the value as its id may add a word to it (`rim`: `Rim brakes`). */
function names(title: string, value: string, id: string): boolean {
  const [said, own] = [wordsOf(title), wordsOf(value)];
  return own.every((word) => said.includes(word)) && said.length - own.length <= (id === value ? 1 : 0);
}

/** `Hydraulic disc` and `hydraulic_disc` are one name. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
