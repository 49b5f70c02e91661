// What a conversation in the terminal says besides the advisor's own texts, in the language in which it is held.

/** A range as somebody could type it, and its ends. */
export interface ExampleWords {
  readonly range: string;
  readonly from: string;
  readonly to: string;
}

export interface PlayWords {
  /** `range`: an example of one; null where nothing asks for a range. */
  help(range: ExampleWords | null): string;
  readonly skip: string;
  readonly keepReply: string;
  readonly severalCanBeChosen: string;
  /** `isOnly`: there are no groupings to choose from. */
  anyRange(range: string, isOnly: boolean): string;
  number(value: number): string;
  range(from: number, to: number): string;
  /** Of ranges whose other end was left open. */
  upTo(most: string): string;
  atLeast(least: string): string;
  products(count: number): string;
  models(count: number): string;
  oneModelIn(variants: number): string;
  now(reply: string): string;
  readonly results: string;
  readonly resultsSoFar: string;
  readonly none: string;
  best(shown: number, left: string): string;
  /** `near`: how many follow that miss something. */
  andNearest(left: string, near: number): string;
  onlyNearest(near: number): string;
  misses(reply: string): string;
  /** Of a range. */
  missesBy(reply: string, by: string, isAbove: boolean): string;
  notKnown(reply: string): string;
  asAbove(headline: string): string;
  readonly skipped: string;
  nothingFits(reply: string, question: string): string;
  nothingFitsMust(reply: string, question: string): string;
  typeToChange(asked: number): string;
  undone(asked: string): string;
  readonly promptAtEnd: string;
  doesNotFit(hint: string): string;
  readonly ended: string;
  /** How to say that no result is right. */
  readonly noneIsRight: string;
  readonly nothingToAskAgain: string;
  readonly noReplyYet: string;
  readonly onlyOne: string;
  readonly smallerFirst: string;
  rangeHint(range: string, example: ExampleWords): string;
  numberHint(answers: number, several: boolean): string;
}
