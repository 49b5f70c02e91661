// Turns nested schemas into named components that refer to each other, so that a document defines each shape once. The
// same schema object inside another becomes a `$ref`.

type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** `components.schemas` of an OpenAPI document, from schemas that contain each other. */
export const schemaComponents = (schemas: Readonly<Record<string, object>>): Record<string, Json> => {
  const names = new Map<unknown, string>(Object.entries(schemas).map(([name, schema]) => [schema, name]));

  const plain = (value: unknown): Json => {
    const name = names.get(value);
    return name === undefined ? members(value) : { $ref: `#/components/schemas/${name}` };
  };

  const members = (value: unknown): Json => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, plain(inner)]));
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  };

  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, members(schema)]));
};
