// guidepost draft: writes an advisor file from a catalog, to be read, changed and published.

import { DRAFT_LANGUAGES, type DraftLanguage } from '@guidepost/advice/draft/words/languages/languages';
import {
  remarkOnHelpers,
  remarkOnLanguage,
  remarkOnPrices,
  remarkOnPriceUnits,
  remarkOnUnits,
  remarkOnUnknownLanguage,
} from '@guidepost/advisor-file/draft/draft-comments';
import { DRAFT_QUESTIONS } from '@guidepost/contract/requests/advisor-request';
import { counted, percent } from '@guidepost/fault/say-number';
import { type Command, Option } from 'commander';
import { draftFromCatalog, readQuestions } from '../advisors/draft-from-catalog.ts';
import { sayNoDraft } from '../advisors/say-no-draft.ts';
import { type SaidVerdict, sayVerdict } from '../advisors/say-verdict.ts';
import { viewDraft, viewNoDraft } from '../views/draft-view.ts';
import { parseId, parseWith } from './given-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { spellRemedy } from './spell-remedy.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';
import { requireNew, writeNew } from './written-file.ts';

interface DraftOptions extends StoreOptions, OutputOptions {
  readonly client: string;
  readonly catalog: string;
  readonly advisor?: string;
  readonly questions: number;
  readonly language?: DraftLanguage;
  readonly output?: string;
}

export function addDraftCommand(program: Command): void {
  program
    .command('draft')
    .summary('write an advisor file from a catalog')
    .description(
      'Looks at every attribute of a catalog and writes an advisor file with the few questions that lead shoppers to their product, each with a comment that says why. Nothing is published.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--catalog <id>', 'the catalog to look at', parseId)
    .option('--advisor <id>', 'the id of the new advisor (default: the id of the catalog)', parseId)
    .option('--questions <number>', 'the most questions to ask', parseWith(readQuestions), DRAFT_QUESTIONS.usual)
    .addOption(
      new Option('--language <tag>', "language of the questions (default: the catalog's, else English)").choices(
        DRAFT_LANGUAGES,
      ),
    )
    .option('--output <file>', 'write the file instead of printing it; an existing file is never overwritten')
    .action(runDraft);
}

async function runDraft(_options: unknown, command: Command): Promise<void> {
  const options = command.optsWithGlobals<DraftOptions>();
  const { client, catalog } = options;
  const output = new Output(options);
  if (options.output !== undefined) await requireNew(options.output);
  const report = await withDefinitions(options, 'refuse', ({ catalogs }) =>
    draftFromCatalog(catalogs, {
      ...{ client, catalog, mostQuestions: options.questions },
      ...(options.advisor !== undefined && { advisor: options.advisor }),
      ...(options.language !== undefined && { language: options.language }),
    }),
  );
  if (report.kind !== 'drafted') {
    const { said, more } = sayNoDraft(report, options, spellRemedy);
    output.result(viewNoDraft(report, options, said), [said, ...more].join('\n'));
    throw new FoundProblem(said);
  }
  const { text } = report;
  if (options.output !== undefined) await writeNew(options.output, text);
  const file = options.output ?? null;
  const view = { ...viewDraft(report, options, spellRemedy), output: file };
  if (file === null) output.file(view, `${text.trimEnd()}\n`);
  else output.result(view, `Wrote ${file}.`);
  const { draft, verdict, addresses } = report;
  const name = file ?? 'FILE';
  // A verdict says the others itself, with how to mend them.
  const others = verdict === null ? [remarkOnUnits(draft), remarkOnLanguage(draft)] : [];
  for (const remark of [
    remarkOnHelpers(draft),
    remarkOnPriceUnits(draft),
    remarkOnPrices(draft),
    remarkOnUnknownLanguage(draft),
    ...others,
  ])
    if (remark !== null) output.note(remark);
  output.note(
    `${counted(draft.questions.length, 'question')}; ${percent(draft.forecast.found)} of truthful shoppers find their product.`,
  );
  if (verdict !== null) {
    const traces = { language: draft.unspoken ?? draft.advisor.language, addresses, currency: draft.currency };
    noteVerdict(sayVerdict(verdict, draft.leftOut, traces, spellRemedy), output);
  }
  output.note(`Next: read and change it, then guidepost check ${name}, simulate ${name}, publish ${name}.`);
}

function noteVerdict({ get, against, improve }: SaidVerdict, output: Output): void {
  output.note(get);
  if (improve !== null) output.note(improve);
  const [first, ...further] = against;
  if (first === undefined) output.note('Ready to publish.');
  else if (further.length === 0) output.note(`Not ready to publish, because ${first}.`);
  else output.note(`Not ready to publish, because\n${against.map((one) => `- ${one}`).join('\n')}`);
}
