// The words of a conversation in the terminal, in German.

import type { PlayWords } from './play-words.ts';

const { format: number } = new Intl.NumberFormat('de', { maximumFractionDigits: 6, useGrouping: false });

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

export const wordsDe: PlayWords = {
  help: (
    example,
  ) => `Eine Nummer eingeben (1, oder 1,3 für mehrere) oder die Worte einer Antwort${example === null ? '' : `; einen Bereich als ${example.range}, unter ${example.to} oder ${example.from}-`}.
Enter überspringt, b geht zurück, c 2 ändert die Antwort auf Frage 2, n sagt, dass kein Ergebnis das richtige ist, q beendet.`,
  skip: 'überspringen',
  keepReply: 'diese Antwort behalten',
  severalCanBeChosen: 'mehrere sind möglich, etwa 1,3',
  anyRange: (range, isOnly) => `${isOnly ? '' : 'oder '}jeder Bereich innerhalb von ${range}`,
  number,
  range: (from, to) => `${number(from)}${from < 0 || to < 0 ? ' bis ' : '-'}${number(to)}`,
  upTo: (most) => `bis ${most}`,
  atLeast: (least) => `ab ${least}`,
  products: (count) => counted(count, 'Produkt', 'Produkte'),
  models: (count) => counted(count, 'Modell', 'Modelle'),
  oneModelIn: (variants) => `1 Modell in ${variants} Varianten`,
  now: (reply) => `jetzt: ${reply}`,
  results: 'Ergebnisse',
  resultsSoFar: 'Ergebnisse bisher',
  none: 'keine',
  best: (shown, left) => `die besten ${shown} von ${left.replace(/e$/, 'en')}`,
  andNearest: (left, near) => `${left}, danach ${near === 1 ? 'das nächste' : `die ${near} nächsten`}`,
  onlyNearest: (near) => `keines passt ganz, ${near === 1 ? 'das nächste' : `die ${near} nächsten`}`,
  misses: (reply) => `nicht: ${reply}`,
  missesBy: (reply, by, isAbove) => `nicht: ${reply}, ${by} ${isAbove ? 'darüber' : 'darunter'}`,
  notKnown: (reply) => `nicht bekannt: ${reply}`,
  asAbove: (headline) => `${headline}, wie oben.`,
  skipped: 'übersprungen',
  nothingFits: (reply, question) =>
    `Auf „${reply}“ (${question}) passt zusätzlich kein Produkt; die Antwort zählt nur für die Reihenfolge.`,
  nothingFitsMust: (reply, question) =>
    `Auf „${reply}“ (${question}) passt zusammen mit den Antworten davor kein Produkt, und diese Frage sagt must.`,
  typeToChange: (asked) => `c ${asked} ändert diese Antwort.`,
  undone: (asked) => `Die Änderung ist zurückgenommen. ${asked}`,
  promptAtEnd: 'Enter beendet, b geht zurück, c 2 ändert Antwort 2 > ',
  doesNotFit: (hint) => `Das passt nicht zu dieser Frage. ${hint}`,
  ended: 'Das Gespräch ist zu Ende.',
  noneIsRight: 'n eingeben, wenn keines davon das richtige ist.',
  nothingToAskAgain: 'Keine andere Antwort brächte etwas Neues.',
  noReplyYet: 'Es gibt noch keine Antwort.',
  onlyOne: 'Nur eine kann gewählt werden.',
  smallerFirst: 'Die kleinere Zahl zuerst schreiben.',
  rangeHint: (range, example) =>
    `Einen Bereich innerhalb von ${range} schreiben, etwa ${example.range}, unter ${example.to}, oder ${example.from}- für mindestens ${example.from}.`,
  numberHint: (answers, several) =>
    `${several ? 'Nummern' : 'Eine Nummer'} von 1 bis ${answers} schreiben, oder mit Enter überspringen.`,
};
