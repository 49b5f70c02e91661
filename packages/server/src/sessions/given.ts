// What a step with results gave, as it is kept with the step: which products, in their order, and which wishes they lack. It is a text
// that is made once for all who are shown the same. Its words have all special characters percent-encoded, so that neither JSON nor a
// database has to escape anything in it:
//
//   L3 L7 L1|budget 1 3 10.0-20.0|style 0 2 plain round
//
// First the skus; then for each wish the question, 1 if its reply was set aside, how many of these products miss it, and the answers.

export interface Given {
  /** Of the first results, the best first. */
  readonly skus: readonly string[];
  readonly lacks: readonly GivenLack[];
}

/** A wish that not all of these products satisfy. */
export interface GivenLack {
  readonly question: string;
  /** Those of the reply that are missed. */
  readonly answers: readonly string[];
  /** No product satisfied the reply together with the others. */
  readonly isSetAside: boolean;
  /** How many of these products miss it. */
  readonly missedBy: number;
}

export function writeGiven({ skus, lacks }: Given): string {
  let text = skus.map(writeWord).join(' ');
  for (const lack of lacks) text += writeLack(lack);
  return text;
}

/** Behind the skus. */
export function writeLack({ question, answers, isSetAside, missedBy }: GivenLack): string {
  let text = `|${writeWord(question)} ${isSetAside ? 1 : 0} ${missedBy}`;
  for (const answer of answers) text += ` ${writeWord(answer)}`;
  return text;
}

/** Half of a character, which no sku should have, cannot be encoded. */
export const writeWord = (word: string): string => encodeURIComponent(word.toWellFormed());

/** Of a text that {@link writeGiven} made. */
export function readGiven(text: string): Given {
  const [skus = '', ...lacks] = text.split('|');
  return { skus: skus === '' ? [] : skus.split(' ').map(decodeURIComponent), lacks: lacks.map(readLack) };
}

function readLack(text: string): GivenLack {
  const [question = '', isSetAside, missedBy, ...answers] = text.split(' ').map(decodeURIComponent);
  return { question, answers, isSetAside: isSetAside === '1', missedBy: Number(missedBy) };
}
