// Schemas as tools list them. Every model that reads the list pays for each word of it, so they have no examples, and those of answers no
// descriptions either: answers say in words what they are.

const WORDS_OF_INPUT: ReadonlySet<string> = new Set(['examples']);
const WORDS_OF_OUTPUT: ReadonlySet<string> = new Set(['examples', 'description', 'title']);

export const listedInput = (schema: unknown): unknown => without(schema, WORDS_OF_INPUT);

export const listedOutput = (schema: unknown): unknown => without(schema, WORDS_OF_OUTPUT);

/** Members of schemas, not of what they describe. */
function without(schema: unknown, words: ReadonlySet<string>): unknown {
  if (Array.isArray(schema)) return schema.map((each) => without(each, words));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (name === 'properties') return [[name, mapValues(value, (each) => without(each, words))]];
      return words.has(name) ? [] : [[name, without(value, words)]];
    }),
  );
}

const mapValues = (members: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]));
