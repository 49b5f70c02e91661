// Which texts a further language does not have: shoppers of that language read them in the advisor's own, in the middle of
// a conversation in theirs, and no fault of the file would ever say so.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { resultsPath } from '@guidepost/engine/results-path';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed } from '@guidepost/fault/say-names';

interface TextsNote {
  readonly severity: 'note';
  readonly code: 'texts-missing';
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
}

const NAMED = 4;

/** One note for each language that lacks some. */
export function noteMissingTexts({ language, questions, results, texts }: Advisor): readonly TextsNote[] {
  const labels = results.attributes.map((name) => [resultsPath(name, 'label'), name] as const);
  const needed = [...questions.flatMap(textsOf).filter(([, text]) => isOfLanguage(text)), ...labels];
  return Object.entries(texts).flatMap(([tag, translated]): TextsNote[] => {
    if (tag === language) return [];
    const missing = needed.filter(([path]) => !Object.hasOwn(translated, path)).map(([path]) => path);
    const [first] = missing;
    if (first === undefined) return [];
    const named = missing.slice(0, NAMED).map((path) => `\`${path}\``);
    if (missing.length > NAMED) named.push(`${missing.length - NAMED} more`);
    return [
      {
        severity: 'note',
        code: 'texts-missing',
        pointer: pointerTo('/texts', tag),
        message: `${tag}: ${missing.length} of ${needed.length} texts are missing and are shown in the advisor's own language (${language}): ${listed(named)}.`,
        mend: `Write them below \`texts\`, \`${tag}\`, such as \`${first}: …\`.`,
      },
    ];
  });
}

/** Path and text of everything that shoppers read of a question; of answers made from values there is no text. */
function textsOf(question: Question): (readonly [path: string, text: string])[] {
  const { id, title, description, skipText } = question;
  const own = [
    ['title', title],
    ['description', description],
    ['skip_text', skipText],
  ] as const;
  const inner =
    question.type === 'RANGE'
      ? [
          ['label', question.label] as const,
          ...question.groupings.map((grouping, nth) => [`groupings.${nth}.title`, grouping.title] as const),
        ]
      : isValueAnswers(question.answers)
        ? []
        : question.answers.flatMap((answer) => [
            [`${answer.id}.title`, answer.title] as const,
            [`${answer.id}.description`, answer.description] as const,
          ]);
  return [...own, ...inner].flatMap(([path, text]) =>
    text === null || text === '' ? [] : [[`${id}.${path}`, text] as const],
  );
}

/** Numbers, also with a unit (`1200 W`), and signs (`€`) are the same in every language. */
const isOfLanguage = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^[\P{L}]*\d[\P{L}]*\p{L}{0,3}[\P{L}]*$/u.test(text);
