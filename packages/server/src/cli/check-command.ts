// guidepost check FILE and guidepost publish FILE: what is wrong with an advisor, and making it live.

import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { type CheckFinding, type CheckReport, checkAdvisor, hasErrors } from '../advisors/check-advisor.ts';
import { type PublishReport, publishAdvisor } from '../advisors/publish-advisor.ts';
import { parseId } from './id-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;

export function addAdvisorCommands(program: Command): void {
  program
    .command('check')
    .summary('check an advisor file against its catalog')
    .description(
      'Prints every problem of an advisor file with line, column, and how to mend it. Exits with 1 on errors.',
    )
    .argument('<file>', 'the advisor file (YAML or JSON)')
    .action(async (file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      const text = await readFile(file, 'utf8');
      const report = await withDefinitions(options, 'make', ({ catalogs }) => checkAdvisor(catalogs, text, file));
      new Output(options).result({ file, findings: report.findings }, describe(file, report));
      if (hasErrors(report)) throw new FoundProblem('The advisor has errors.');
    });

  program
    .command('publish')
    .summary('check an advisor file and publish it as a new version')
    .description(
      'Checks, then publishes. Errors stop it, warnings do not. A running server takes the version over by itself.',
    )
    .argument('<file>', 'the advisor file (YAML or JSON)')
    .action(async (file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      const text = await readFile(file, 'utf8');
      const report = await withDefinitions(options, 'make', (stores) => publishAdvisor(stores, text, file, Date.now()));
      const { published, findings, unchanged } = report;
      const said = describePublished(report);
      const lines = findings.length > 0 ? `${describe(file, report)}\n${said}` : said;
      new Output(options).result(published ? { ...published, unchanged, findings } : { error: said, findings }, lines);
      if (published === null) throw new FoundProblem('The advisor has errors.');
    });

  program
    .command('unpublish')
    .summary('take an advisor off')
    .description('Takes an advisor off; its versions stay, and publishing or `advisors rollback` brings it back.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client: string; advisor: string }>();
      const { client, advisor } = options;
      const was = await withDefinitions(options, 'refuse', ({ advisors }) => advisors.unpublish(client, advisor));
      const said = was ? `${advisor} is not published any more.` : `${client} has no published advisor ${advisor}.`;
      new Output(options).result({ client, advisor, unpublished: was }, said);
      if (!was) throw new FoundProblem(said);
    });
}

function describePublished({ published, unchanged }: PublishReport): string {
  if (published === null) return 'Nothing was published.';
  const { advisor, version } = published;
  return unchanged
    ? `Nothing has changed: this file is published already, as version ${version} of ${advisor}.`
    : `Published ${advisor}, version ${version}.`;
}

function describe(file: string, { findings, advisor }: CheckReport): string {
  if (findings.length === 0) return `${file}: ${advisor?.questions.length ?? 0} questions, nothing to mend.`;
  const count = (severity: CheckFinding['severity']) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return `${number} ${severity}${number === 1 ? '' : 's'}`;
  };
  const lines = findings.map(
    ({ line, column, severity, message, mend }) => `${file}:${line}:${column} ${severity}: ${message}\n    ${mend}`,
  );
  return `${lines.join('\n')}\n${count('error')}, ${count('warning')}.`;
}
