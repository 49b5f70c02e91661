// Schemas as tools list them: without examples, which would cost every model that reads the list more than they tell it.

export const withoutExamples = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutExamples);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => name !== 'examples' || !Array.isArray(value))
      .map(([name, value]) => [name, withoutExamples(value)]),
  );
};
