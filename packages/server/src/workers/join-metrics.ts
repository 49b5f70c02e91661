// The metrics of all workers as one text: each sample gets the label `worker`, so that nothing is added up that must not be, and counters of a
// worker that was replaced are not mistaken for those of another.

import type { GroupState } from './worker-messages.ts';

interface Family {
  /** `# HELP` and `# TYPE`. */
  readonly head: string[];
  readonly samples: string[];
}

export function joinMetrics({ wanted, deaths, workers }: GroupState): string {
  const families = new Map<string, Family>();
  for (const { worker, metrics } of workers) {
    let family: Family = { head: [], samples: [] };
    for (const line of metrics.split('\n')) {
      const name = /^# HELP (\S+)/.exec(line)?.[1];
      if (name !== undefined) {
        family = families.get(name) ?? { head: [], samples: [] };
        families.set(name, family);
      }
      if (line.startsWith('#')) {
        if (!family.head.includes(line)) family.head.push(line);
      } else if (line !== '') family.samples.push(label(line, worker));
    }
  }
  const texts = [...families.values()].map(({ head, samples }) => [...head, ...samples].join('\n'));
  const own = [
    gauge('guidepost_workers', 'Workers that run and answer.', workers.length),
    gauge('guidepost_workers_wanted', 'Workers that should run.', wanted),
    `# HELP guidepost_worker_deaths_total Workers that ended by themselves; each is replaced.\n# TYPE guidepost_worker_deaths_total counter\nguidepost_worker_deaths_total ${deaths}`,
  ];
  return `${[...own, ...texts].join('\n\n')}\n`;
}

const gauge = (name: string, about: string, value: number): string =>
  `# HELP ${name} ${about}\n# TYPE ${name} gauge\n${name} ${value}`;

/** Values of labels have no line breaks, and a sample's name has neither space nor brace. */
function label(sample: string, worker: number): string {
  const end = sample.search(/[ {]/);
  const name = sample.slice(0, end);
  const rest = sample.slice(end);
  const own = `worker="${worker}"`;
  return rest.startsWith('{')
    ? `${name}{${own}${rest[1] === '}' ? '' : ','}${rest.slice(1)}`
    : `${name}{${own}}${rest}`;
}
