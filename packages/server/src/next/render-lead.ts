// The body of a 200: token, question, results, joined from pieces rendered before.

import type { TextList } from '@guidepost/engine/text-list';
import type { BinaryText } from './binary-text.ts';
import type { Lead } from './lead.ts';

export function renderLead({ token, language, live, outcome }: Lead): BinaryText {
  const question = outcome.question === null ? 'null' : live.renderers.get(language)?.render(outcome.question);
  const results = outcome.results === null ? 'null' : renderResults(live.catalog.records, outcome.results);
  return `{"session_token":"${token}","question":${question ?? 'null'},"results":${results}}` as BinaryText;
}

function renderResults({ bytes, offsets }: TextList, products: readonly number[]): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let joined = '[';
  for (const [rank, product] of products.entries()) {
    if (rank > 0) joined += ',';
    joined += buffer.toString('latin1', offsets[product], offsets[product + 1]);
  }
  return `${joined}]`;
}
