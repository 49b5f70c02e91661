// The body of a 200: token, question and results, joined from pieces that were rendered before. What `Service-Include` adds costs
// more than all the rest of a step, so an answer with it is kept for the next shopper who comes the same way.

import type { Outcome } from '@guidepost/engine/converse';
import type { BinaryText } from '../rendering/binary-text.ts';
import type { ResultTexts } from '../rendering/results-in-language.ts';
import { type KeptText, KeptTexts } from './kept-texts.ts';
import type { Lead, Recorded } from './lead.ts';
import { leadKey } from './lead-key.ts';
import type { Include } from './read-include.ts';
import { renderGiven } from './render-given.ts';
import { renderIncluded } from './render-included.ts';

export interface RenderedLead {
  readonly status: Lead['status'];
  readonly language: string;
  readonly body: BinaryText;
}

export type RecordedLead = RenderedLead & Recorded;

export class LeadRenderer {
  readonly #kept = new KeptTexts(MOST_KEPT);

  render(lead: Lead): RecordedLead {
    const { status, token, language, include } = lead;
    const { text, given } = include === null ? renderPlain(lead) : this.#findIncluded(lead, include);
    return { status, language, body: `{"session_token":"${token}",${text}}` as BinaryText, given };
  }

  #findIncluded(lead: Lead, include: Include): KeptText {
    const key = leadKey(lead, include);
    const kept = this.#kept.find(key);
    if (kept !== null) return kept;
    const outcome = lead.outcome();
    const text = renderIncluded(lead, outcome, include, rendererOf(lead)) as BinaryText;
    const given = renderGiven(lead.live, outcome);
    this.#kept.add(key, text, given);
    return { text, given };
  }
}

/** Keeps nothing: for a conversation that hardly anybody leads. */
export function renderOnce(lead: Lead): RenderedLead {
  const { status, token, language, include } = lead;
  const outcome = lead.outcome();
  const shown =
    include === null ? renderShown(lead, outcome) : renderIncluded(lead, outcome, include, rendererOf(lead));
  return { status, language, body: `{"session_token":"${token}",${shown}}` as BinaryText };
}

/** Bytes: some thousand answers. */
const MOST_KEPT = 64 * 1024 * 1024;

function renderPlain(lead: Lead): KeptText {
  const outcome = lead.outcome();
  return { text: renderShown(lead, outcome) as BinaryText, given: renderGiven(lead.live, outcome) };
}

/** All members but the token. */
function renderShown(lead: Lead, { question: offer, results: products }: Outcome): string {
  const question = offer === null ? 'null' : rendererOf(lead).render(offer);
  const results = products === null ? 'null' : renderResults(resultsOf(lead), products);
  return `"question":${question},"results":${results}`;
}

/** Every version has a rendering for each of its languages, and a session keeps one of these languages. */
function rendererOf({ live: { renderers, client, advisor, version }, language }: Lead) {
  const renderer = renderers.get(language);
  if (renderer === undefined) {
    throw new Error(`Version ${version} of the advisor ${client}/${advisor} has no texts in "${language}".`);
  }
  return renderer;
}

/** In the language of the session, where the catalog has them in it. */
const resultsOf = ({ live, language }: Lead): ResultTexts => live.results.get(language) ?? live.catalog.rendered;

function renderResults(rendered: ResultTexts, products: readonly number[]): string {
  let joined = '[';
  for (let rank = 0; rank < products.length; rank++) {
    if (rank > 0) joined += ',';
    joined += rendered.at(products[rank] as number);
  }
  return `${joined}]`;
}
