// An advisor file that uses most of the format, for tests to read and to break.

export const LAPTOPS = `advisor: laptops
client: demo
name: Laptop finder
language: en
catalog: laptops
where: { kind: laptop }
results: { show: after_filters, limit: 10, price_impact: none, unavailable: hide }
questions:
  - id: use
    type: SINGLE
    role: filter
    title: What will you mostly do with it?
    skip_text: Not sure yet
    answers:
      - id: games
        title: Play games
        where: { gpu: dedicated, ram_gb: { gte: 16 } }
      - id: travel
        title: Carry it everywhere
        where: { weight_kg: { lte: 1.4 } }
  - id: budget
    type: RANGE
    role: filter
    must: true
    title: What is your budget?
    attribute: price
    range: { from: auto, to: auto, step: 50, label: €, groupings: [{ title: Up to 600, to: 600 }] }
  - id: brand
    type: MULTIPLE
    role: preference
    weight: 2
    title: Any favourite brand?
    ask_if: { use: { none_of: [games] } }
    attribute: brand
texts:
  de: { use.title: Wofür brauchen Sie ihn vor allem?, use.games.title: Spielen }
`;

/** The file with one place changed. */
export const changed = (from: string, to: string): string => {
  if (!LAPTOPS.includes(from)) throw new Error(`The file has no ${from}`);
  return LAPTOPS.replace(from, () => to);
};
