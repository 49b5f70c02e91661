// guidepost draft: an advisor file made from a catalog, to be read, changed and published.

import type { DraftLanguage } from '@guidepost/advice/draft/draft';
import {
  describeLeftOut,
  remarkOnLanguage,
  remarkOnPrices,
  remarkOnUnits,
} from '@guidepost/advisor-file/draft/draft-comments';
import { counted, percent } from '@guidepost/fault/say-number';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type DraftReport, draftAdvisor } from '../advisors/draft-advisor.ts';
import { viewDraft, viewNoDraft } from '../views/draft-view.ts';
import { parseId } from './id-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { spell, spellRemedy } from './spell-remedy.ts';
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

const QUESTIONS = 12;
const MOST_QUESTIONS = 50;

export function addDraftCommand(program: Command): void {
  program
    .command('draft')
    .summary('write an advisor file from a catalog')
    .description(
      'Looks at every attribute of a catalog and writes an advisor file with the few questions that lead shoppers to their product, each with a comment that says why. Nothing is published.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--catalog <id>', 'the catalog to look at', parseId)
    .option('--advisor <id>', 'the id of the new advisor (default: that of the catalog)', parseId)
    .option('--questions <number>', 'how many questions at most', parseQuestions, QUESTIONS)
    .addOption(
      new Option('--language <tag>', "of the questions (default: the catalog's, else English)").choices(['en', 'de']),
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
    draftAdvisor(catalogs, {
      client,
      catalog,
      advisor: options.advisor ?? catalog,
      language: options.language ?? null,
      mostQuestions: options.questions,
    }),
  );
  if (report.kind !== 'drafted') {
    const { said, lines } = describeFailure(report, options);
    output.result(viewNoDraft(report, options, said), lines.join('\n'));
    throw new FoundProblem(said);
  }
  const { text } = report;
  if (options.output !== undefined) await writeNew(options.output, text);
  const file = options.output ?? null;
  output.result({ ...viewDraft(report, options), output: file }, file === null ? text.trimEnd() : `Wrote ${file}.`);
  const { questions, forecast } = report.draft;
  const name = file ?? 'FILE';
  for (const remark of [remarkOnPrices(report.draft), remarkOnUnits(report.draft), remarkOnLanguage(report.draft)]) {
    if (remark !== null) output.note(remark);
  }
  output.note(
    `${counted(questions.length, 'question')}; ${percent(forecast.found)} of truthful shoppers find their product. ` +
      `Next: read and change it, then guidepost check ${name}, simulate ${name}, publish ${name}.`,
  );
}

function describeFailure(
  report: Exclude<DraftReport, { kind: 'drafted' }>,
  { client, catalog }: DraftOptions,
): { said: string; lines: string[] } {
  if (report.kind === 'unknown-catalog') {
    return { said: report.message, lines: [report.message, spell(report.mend)] };
  }
  const { products, leftOut } = report.draft;
  if (products === 0) {
    const said = `No product of ${client}/${catalog} is available, so there is nothing to ask about.`;
    return { said, lines: [said] };
  }
  if (products === 1) {
    const said = `No advisor can be drafted from ${client}/${catalog}: only 1 product is available, so there is nothing to choose.`;
    return { said, lines: [said] };
  }
  const said = `No advisor can be drafted from ${client}/${catalog}: no attribute tells its ${counted(products, 'product')} apart in words that shoppers use.`;
  const looked =
    leftOut.length > 0
      ? ['What was looked at:', ...leftOut.map((left) => describeLeftOut(left, spellRemedy))]
      : ['The catalog has no attributes.'];
  const mend =
    'Give the catalog attributes such as kind, size, colour or brand: name them in a mapping file and import again.';
  return { said, lines: [said, ...looked, mend] };
}

function parseQuestions(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= MOST_QUESTIONS) return number;
  throw new InvalidArgumentError(`Say a whole number from 1 to ${MOST_QUESTIONS}.`);
}
