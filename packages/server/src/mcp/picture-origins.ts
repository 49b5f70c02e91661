// Where the pictures of a shop come from. Hosts load nothing into a view but from origins that it names before it is shown.

import { isValueAnswers } from '@guidepost/engine/advisor';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import type { LiveCatalog } from '../live/live-catalogs.ts';

/** As many as a policy can name without becoming too long for a header. Those of the most pictures are named. */
const MOST_ORIGINS = 16;

/** Products of a catalog that are looked at, evenly spread: a shop has few origins, and a picture that does not come leaves no gap. */
const MOST_PRODUCTS = 2000;

/** Ascending. `publicUrl`: of the service, which has pictures, too. */
export function pictureOrigins(advisors: readonly LiveAdvisor[], publicUrl: string): string[] {
  const uses = new Map<string, number>();
  const add = (origin: string | null, pictures = 1): void => {
    if (origin !== null) uses.set(origin, (uses.get(origin) ?? 0) + pictures);
  };
  for (const catalog of new Set(advisors.map((live) => live.catalog)))
    for (const [origin, pictures] of originsOf(catalog)) add(origin, pictures);
  for (const { compiled } of advisors)
    for (const { image, ...question } of compiled.advisor.questions) {
      const answers = 'answers' in question && !isValueAnswers(question.answers) ? question.answers : [];
      for (const each of [image, ...answers.map((answer) => answer.image)])
        if (each !== null) add(originOf(each.startsWith('/') ? publicUrl : each));
    }
  const mostUsed = [...uses].sort(([, one], [, other]) => other - one).slice(0, MOST_ORIGINS);
  return mostUsed.map(([origin]) => origin).sort();
}

/** A revision of a catalog is looked at once. */
const known = new WeakMap<LiveCatalog, ReadonlyMap<string, number>>();

function originsOf(catalog: LiveCatalog): ReadonlyMap<string, number> {
  let uses = known.get(catalog);
  if (uses === undefined) {
    uses = countOrigins(catalog);
    known.set(catalog, uses);
  }
  return uses;
}

function countOrigins({ snapshot: { size }, rendered }: LiveCatalog): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const step = Math.max(1, size / MOST_PRODUCTS);
  for (let at = 0; at < size; at += step) {
    const origin = originOf(rendered.read(Math.floor(at)).image);
    if (origin !== null) uses.set(origin, (uses.get(origin) ?? 0) + 1);
  }
  return uses;
}

/** Null if a policy cannot name it. Addresses come from catalogs, and a semicolon in one would end what the policy says. */
function originOf(address: string): string | null {
  const origin = URL.parse(address)?.origin ?? '';
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : null;
}
