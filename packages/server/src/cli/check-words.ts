// Describes what a check found: errors first, then warnings, then notes, each with how to mend it and the
// conversation that leads there. At the end it says in plain words what was proven and what was not.

import type { Proof, Spread } from '@guidepost/advice/prove/proof';
import { isCertain } from '@guidepost/advisor-file/edit/fix-of';
import { counted, grouped, percent } from '@guidepost/fault/say-number';
import { type CheckFinding, type CheckReport, hasErrors } from '../advisors/check-report.ts';
import { describeConversation } from '../advisors/conversation-words.ts';
import { spell } from './spell-remedy.ts';

const HEADINGS = { error: '', warning: '', note: 'Worth knowing:\n' } as const;
type Severity = CheckFinding['severity'];

/** `from`: the data folder that the catalog was read from. */
export function describeCheck(file: string, report: CheckReport, from: string): string {
  const { advisor, catalog, proof } = report;
  const parts = [...describeFindings(file, report, ['error', 'warning', 'note']), countFindings(file, report)];
  if (advisor !== null && catalog !== null) {
    const of = `the catalog ${advisor.client}/${advisor.catalog}, revision ${catalog.revision}, ${counted(catalog.products, 'product')}, in ${from}`;
    parts.push(
      proof === null
        ? `Checked against ${of}.${hasErrors(report) ? ' Conversations are looked at once there are no errors.' : ''}`
        : `Proven against ${of}:\n${describeProof(proof)}`,
    );
  }
  return parts.join('\n\n');
}

/** Errors, which prevent publishing, and warnings. Empty if there are none. */
export function describeFaults(file: string, report: CheckReport): string {
  const parts = describeFindings(file, report, ['error', 'warning']);
  return parts.length === 0 ? '' : [...parts, countFindings(file, report)].join('\n\n');
}

function describeFindings(file: string, { findings, advisor }: CheckReport, severities: readonly Severity[]): string[] {
  return severities.flatMap((wanted) => {
    const lines = findings
      .filter(({ severity }) => severity === wanted)
      .map(({ line, column, message, mend, conversation }) => {
        const example =
          advisor && conversation ? [`    For example: ${describeConversation(advisor, conversation)}`] : [];
        const way = spell(mend);
        const mending = wanted === 'note' && way.startsWith('Nothing to mend') ? [] : [`    ${way}`];
        return [`${file}:${line}:${column} ${wanted}: ${message}`, ...mending, ...example].join('\n');
      });
    return lines.length === 0 ? [] : [`${HEADINGS[wanted]}${lines.join('\n')}`];
  });
}

function countFindings(file: string, { findings, advisor }: CheckReport): string {
  const number = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const errors = number('error');
  const warnings = number('warning');
  const certain = findings.filter((finding) => isCertain(finding)).length;
  const offer =
    certain === 0
      ? ''
      : `\nTo correct ${certain === 1 ? 'one' : certain} of them automatically: guidepost check ${file} --fix`;
  if (errors + warnings > 0) return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.${offer}`;
  return `${file}: ${counted(advisor?.questions.length ?? 0, 'question')}, nothing to mend.`;
}

function describeProof(proof: Proof): string {
  const { questions, untilResults, results, products } = proof;
  const lines = [
    `  Conversations: ${describeExtent(proof)}`,
    `  Length: ${spread(questions, 'question')} until the end.`,
    `  Results: appear after ${spread(untilResults, 'reply', 'replies')}. ${describeResults(results)}`,
    `  Products: ${describeProducts(products)}`,
  ];
  if (!proof.isOfEveryReply) {
    const more = proof.isComplete ? '' : ' More time: --budget SECONDS.';
    lines.push(
      `  Not proven: that every question is reached and every answer offered; that nobody meets anything else.${more}`,
    );
  }
  lines.push(
    '  The averages and shares are of shoppers who only go forward and choose each answer, and the skip, equally often; of several answers they choose one, two or all. ' +
      'The fewest and the most are true of every reply, unless they are only said to be seen.' +
      (proof.isOfEveryReply
        ? ' What is said to be never or always so is true of every other reply, too, even after earlier ones were changed, unless it says otherwise.'
        : ''),
  );
  return lines.join('\n');
}

/** The fewest holds for every reply. Shares are of the shoppers counted, who never send some of those replies. */
function describeResults({ shown, beyondLimit, none }: Proof['results']): string {
  const beyond = `${share(beyondLimit)} with more than are shown`;
  if (shown.seen.fewest > 0 || none > 0) {
    const without = `${share(none)} of the conversations counted end without any`;
    const open = shown.fewest === null ? ' Other replies may leave fewer.' : '';
    return `At the end there are ${spread(shown, 'result')}; ${without}, ${beyond}.${open}`;
  }
  const upTo = `up to ${counted(shown.seen.most, 'result')} (${Number(shown.mean.toFixed(1))} on average)`;
  return (
    `At the end there are ${upTo}; of the conversations counted none end without any, ${beyond}. ` +
    'Only replies that are possible but seldom given, such as a range set by hand, lead to an end without any, because of `must`.'
  );
}

function describeExtent({ isComplete, covered, states, conversations }: Proof): string {
  const number = approximate(conversations);
  return isComplete
    ? `all ${number} of the shoppers counted were looked at; they meet in ${counted(states, 'state')}.`
    : `${percent(covered)} of those of the shoppers counted were looked at to their end: ${number}, in ${counted(states, 'state')}.`;
}

function describeProducts({ unit, inScope, recommended, never, undecided }: Proof['products']): string {
  const of = unit === 'group' ? 'group of variants' : 'product';
  if (recommended === inScope)
    return `each of the ${counted(inScope, of, unit === 'group' ? 'groups of variants' : 'products')} in scope can be recommended.`;
  const rest = [
    ...(never > 0 ? [`${grouped(never)} never`] : []),
    ...(undecided > 0 ? [`of ${grouped(undecided)} it is not known`] : []),
  ];
  return `${grouped(recommended)} of ${counted(inScope, of, unit === 'group' ? 'groups of variants' : 'products')} in scope can be recommended, ${rest.join(', ')}.`;
}

/** If something is not proven for every shopper, it is given as "seen". */
function spread({ fewest, mean, most, seen }: Spread, one: string, several = `${one}s`): string {
  const average = `${Number(mean.toFixed(1))} on average`;
  if (fewest === most && fewest !== null) return counted(fewest, one, several);
  if (fewest !== null && most !== null) return `${grouped(fewest)} to ${counted(most, one, several)} (${average})`;
  if (most !== null)
    return `at most ${counted(most, one, several)} (${average}, the fewest seen: ${grouped(seen.fewest)})`;
  const seenMost = `the most seen: ${grouped(seen.most)}`;
  if (fewest !== null) return `at least ${counted(fewest, one, several)} (${average}, ${seenMost})`;
  return `${Number(mean.toFixed(1))} ${average.startsWith('1 ') ? one : several} on average (the fewest seen: ${grouped(seen.fewest)}, ${seenMost})`;
}

const share = (value: number): string => (value === 0 ? 'none' : percent(value));

const approximate = (value: number): string =>
  value < 1e9
    ? grouped(Math.round(value))
    : `about ${value.toLocaleString('en', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 })}`;
