// A version of an advisor as requests need it: compiled for the catalog as it is now, with everything rendered that responses are made of.

import type { Advisor } from '@guidepost/engine/advisor';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { wholeGroupings } from '@guidepost/engine/whole-groupings';
import { AttributeWords } from '../rendering/attribute-words.ts';
import { QuestionRenderer } from '../rendering/render-question.ts';
import { RenderedDetails } from '../rendering/rendered-details.ts';
import { RenderedReasons } from '../rendering/rendered-reasons.ts';
import { RenderedReplies } from '../rendering/rendered-replies.ts';
import { type ResultTexts, resultsIn } from '../rendering/results-in-language.ts';
import type { LiveCatalog } from './live-catalogs.ts';

/** Which version of which advisor. */
export interface VersionName {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
}

export interface LiveAdvisor extends VersionName {
  /** No other advisor, version or revision of its catalog has the same in this process. */
  readonly binding: number;
  readonly compiled: CompiledAdvisor;
  readonly catalog: LiveCatalog;
  /** The advisor's own language first. */
  readonly languages: readonly string[];
  readonly renderers: ReadonlyMap<string, QuestionRenderer>;
  /** By language, as are those for who asks for more than questions and results. */
  readonly results: ReadonlyMap<string, ResultTexts>;
  readonly replies: ReadonlyMap<string, RenderedReplies>;
  readonly reasons: ReadonlyMap<string, RenderedReasons>;
  readonly details: ReadonlyMap<string, RenderedDetails>;
}

let lastBinding = 0;

/** Throws if it cannot be compiled for this catalog. */
export function bindAdvisor(
  definition: Advisor,
  { client, advisor, version }: VersionName,
  catalog: LiveCatalog,
  publicUrl: string,
): LiveAdvisor {
  const titles = new Map(catalog.attributes.map((attribute) => [attribute.name, attribute]));
  const languages = [...new Set([definition.language, ...Object.keys(definition.texts)])];
  const shown = definition.results.attributes;
  const byLanguage = <Made>(make: (language: string) => Made): Map<string, Made> =>
    new Map(languages.map((language) => [language, make(language)]));
  const compiled = compile(definition, catalog.snapshot, catalog.preparation, catalog.previous);
  const wholes = wholeGroupings(compiled);
  const replies = byLanguage((language) => new RenderedReplies(definition, language, titles, catalog.currency, wholes));
  const { attributes, snapshot, rendered } = catalog;
  const results = byLanguage((language) => resultsIn(language, attributes, snapshot, rendered));
  return {
    client,
    advisor,
    version,
    binding: ++lastBinding,
    compiled,
    catalog,
    languages,
    renderers: byLanguage((language) => new QuestionRenderer(definition, language, titles, publicUrl)),
    replies,
    reasons: new Map([...replies].map(([language, own]) => [language, new RenderedReasons(own)])),
    results,
    details: byLanguage((language) => {
      const words = new AttributeWords(definition, language);
      return new RenderedDetails(catalog, results.get(language) ?? rendered, shown, titles, words, language);
    }),
  };
}
