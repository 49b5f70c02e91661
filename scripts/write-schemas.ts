// Writes the JSON Schemas of the files that people write, for editors that cannot reach a running server. A test
// fails if the code says something else.

import { writeFile } from 'node:fs/promises';
import { advisorFileJsonSchema } from '../packages/contract/src/advisor-file.ts';
import { mappingFileJsonSchema } from '../packages/contract/src/mapping-file.ts';

/** Each file with the schema that it should have. */
export const schemaFiles = (): readonly { readonly file: URL; readonly schema: unknown }[] => [
  { file: new URL('../docs/schemas/advisor.json', import.meta.url), schema: advisorFileJsonSchema(null) },
  { file: new URL('../docs/schemas/mapping.json', import.meta.url), schema: mappingFileJsonSchema(null) },
];

if (import.meta.main) {
  for (const { file, schema } of schemaFiles()) await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
}
