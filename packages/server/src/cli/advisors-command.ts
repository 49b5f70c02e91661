// guidepost advisors list|versions|rollback: what is published, what was published before, and how to go back to it.

import type { Command } from 'commander';
import type { CheckReport } from '../advisors/check-report.ts';
import { type RollbackTarget, sayRollback } from '../advisors/rollback-outcome.ts';
import { readAllPages } from '../lists/page.ts';
import { viewListedAdvisor, viewRollback, viewVersions } from '../views/advisor-view.ts';
import { tellRollback } from '../views/logged-change.ts';
import { parseId, parseVersion } from './given-option.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, minute, Output, type OutputOptions, table } from './output.ts';
import { COMMAND_DOOR, spell } from './spell-remedy.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;
type OneAdvisor = Options & { readonly client: string; readonly advisor: string };

export function addAdvisorsCommand(program: Command): void {
  const advisors = program.command('advisors').description('published advisors and their versions');

  advisors
    .command('list')
    .description(
      'Lists advisors: which version is published, how many there are, when it was made, and for which catalog.',
    )
    .option('--client <id>', 'only of this shop', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client?: string }>();
      const listed = await withDefinitions(options, 'refuse', (stores) =>
        readAllPages((request) => stores.advisors.list(request, options.client)),
      );
      const rows = listed.map((each) => [
        each.client,
        each.advisor,
        each.name,
        each.publishedVersion === null ? 'taken off' : `version ${each.publishedVersion} of ${each.latestVersion}`,
        minute(each.versionAt),
        each.catalog,
      ]);
      const text = table([['client', 'advisor', 'name', 'published', 'made', 'catalog'], ...rows]);
      const none = 'There are no advisors yet. Publish one: guidepost publish FILE';
      const json = listed.map(viewListedAdvisor);
      new Output(options).result(json, listed.length > 0 ? text : none);
    });

  advisors
    .command('versions')
    .description(
      'Lists the versions of an advisor, newest first: when each was made, how many questions it has, and which is published.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<OneAdvisor>();
      const { client, advisor } = options;
      const versions = await withDefinitions(options, 'refuse', (stores) =>
        readAllPages((request) => stores.advisors.listVersions(client, advisor, request)),
      );
      if (versions.length === 0) throw refuse(options, `${client} has no advisor ${advisor}.`);
      const rows = versions.map(({ version, name, catalog, questions, madeAt, published }) => [
        String(version),
        minute(madeAt),
        String(questions),
        name,
        catalog,
        published ? 'published' : '',
      ]);
      const text = table([['version', 'made', 'questions', 'name', 'catalog', ''], ...rows]);
      new Output(options).result(viewVersions(options, versions), text);
    });

  advisors
    .command('rollback')
    .description(
      'Publishes an older version again, if it still fits the catalog. No version is created or lost, and conversations under way keep the version they started with.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .requiredOption('--version <number>', 'the version to go back to', parseVersion)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<OneAdvisor & { version: number }>();
      const { client, advisor, version } = options;
      // The code that checks an advisor is most of what a start would load. The other commands do not need it.
      const { rollbackAdvisor } = await import('../advisors/rollback-advisor.ts');
      const done = await withDefinitions(options, 'refuse', (stores) =>
        logCommand(
          stores,
          { client, action: 'advisor rolled back', target: advisor },
          () => rollbackAdvisor(stores, client, advisor, version),
          (outcome) => tellRollback(version, outcome),
        ),
      );
      const target = { client, advisor, version };
      const said = sayRollback(target, done);
      const view = viewRollback(target, done, COMMAND_DOOR);
      if (done.kind === 'done') new Output(options).result(view, said);
      else
        throw refuse(options, said, done.kind === 'refused' ? describeRefused(target, said, done.report) : said, view);
    });
}

function describeRefused(
  { client, advisor, version }: RollbackTarget,
  said: string,
  { findings }: CheckReport,
): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const lines = errors.map(({ line, column, message, mend }) => `  ${line}:${column} ${message} ${spell(mend)}`);
  const next = `To mend it: guidepost export --client ${client} --advisor ${advisor} --version ${version} > ${advisor}.yaml`;
  return [said, ...lines, next].join('\n');
}

function refuse(options: Options, said: string, text = said, view: object = { error: said }): FoundProblem {
  new Output(options).result(view, text);
  return new FoundProblem(said);
}
