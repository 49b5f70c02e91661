// What developers of a shop copy, filled in. Ids come from people, so each is written as its language needs it: nothing in an id can leave
// its place in an attribute, a string of JavaScript, or a word of a shell.

export interface SnippetValues {
  /** Of the service, without a slash at its end. */
  readonly origin: string;
  readonly advisor: string;
  /** ISO 4217; null: the catalog says none. */
  readonly currency: string | null;
  /** `#rrggbb`; null: the widget's own. */
  readonly color: string | null;
  /** In place of the key. */
  readonly key: string;
}

export const PLACEHOLDER = 'YOUR_KEY';

export const widgetSnippet = ({ origin, advisor, currency, color, key }: SnippetValues): string => {
  const attributes = [
    ...[`base-url="${attribute(origin)}"`, `advisor="${attribute(advisor)}"`, `key="${attribute(key)}"`],
    ...(currency === null ? [] : [`currency="${attribute(currency)}"`]),
    ...(color === null ? [] : [`style="--advisor-accent: ${attribute(color)}"`]),
  ];
  return `<script type="module" src="${attribute(`${origin}/widget.js`)}"></script>
<product-advisor ${attributes.join(' ')}></product-advisor>`;
};

export const clientSnippet = ({ origin, advisor, key }: SnippetValues): string =>
  `import { AdvisorSession } from ${quoted('@guidepost/client')};

const session = new AdvisorSession({
  baseUrl: ${quoted(origin)},
  apiKey: ${quoted(key)},
  advisor: ${quoted(advisor)},
});

let { question, results } = await session.start();
while (question) {
  // Here you ask the shopper. This takes the first answer.
  const { question_id, answers } = question;
  ({ question, results } = await session.reply(question_id, [answers[0].answer_id]));
}
for (const { title, price } of results) console.log(price, title);`;

/** An address that assistants take as it is. */
export const assistantSnippet = ({ origin, key }: Pick<SnippetValues, 'origin' | 'key'>): string =>
  `${origin}/mcp/${key}`;

export const curlSnippet = ({ origin, advisor, key }: SnippetValues, first: FirstReply): string =>
  `key=${word(key)}
url=${word(`${origin}/api/v7/next/`)}

# It begins with the first question, and with a token.
curl -X POST "$url" -H "Service-API-Key: $key" -H ${word(`Service-Advisor-ID: ${advisor}`)}

# Each reply brings the next question and a new token.
token='THE session_token OF THE ANSWER BEFORE'
curl -X POST "$url" -H "Service-API-Key: $key" -H ${word(`Service-Advisor-ID: ${advisor}`)} \\
  -H "Service-Session-Token: $token" -H 'Content-Type: application/json' \\
  -d ${word(JSON.stringify(first))}`;

/** A reply to the first question. */
export interface FirstReply {
  readonly question_id: string;
  readonly answers: readonly string[];
}

/** Of the file of an advisor; empty answers skip the question. */
export function firstReply(document: Readonly<Record<string, unknown>> | null): FirstReply {
  const [question] = listOf(document?.questions);
  const [answer] = listOf(question?.answers);
  const id = typeof question?.id === 'string' ? question.id : 'QUESTION';
  return { question_id: id, answers: typeof answer?.id === 'string' ? [answer.id] : [] };
}

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Also within a script of a page, where `</script>` would end it. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('<', '\\x3c')}'`;

const word = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
