// The body of a 200: token, question and results, joined from pieces that were rendered before.

import type { BinaryText } from '../rendering/binary-text.ts';
import type { RenderedResults } from '../rendering/rendered-results.ts';
import type { Lead } from './lead.ts';
import { renderIncluded } from './render-included.ts';

export interface RenderedLead {
  readonly status: Lead['status'];
  readonly language: string;
  readonly body: BinaryText;
}

export function renderLead(lead: Lead): RenderedLead {
  const { status, token, language, live, outcome, include } = lead;
  if (include !== null) {
    const { question, results, members } = renderIncluded(lead, include, rendererOf(live, language));
    const body = `{"session_token":"${token}","question":${question},"results":${results}${members}}` as BinaryText;
    return { status, language, body };
  }
  const question = outcome.question === null ? 'null' : rendererOf(live, language).render(outcome.question);
  const results = outcome.results === null ? 'null' : renderResults(live.catalog.rendered, outcome.results);
  const body = `{"session_token":"${token}","question":${question},"results":${results}}` as BinaryText;
  return { status, language, body };
}

/** Every version has a rendering for each of its languages, and a session keeps one of these languages. */
function rendererOf({ renderers, client, advisor, version }: Lead['live'], language: string) {
  const renderer = renderers.get(language);
  if (renderer === undefined) {
    throw new Error(`Version ${version} of the advisor ${client}/${advisor} has no texts in "${language}".`);
  }
  return renderer;
}

function renderResults(rendered: RenderedResults, products: readonly number[]): string {
  let joined = '[';
  for (let rank = 0; rank < products.length; rank++) {
    if (rank > 0) joined += ',';
    joined += rendered.at(products[rank] as number);
  }
  return `${joined}]`;
}
