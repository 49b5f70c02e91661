import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { EXPOSED_HEADERS, HEADERS, REQUEST_HEADERS } from './headers.ts';
import { openApiDocument } from './openapi.ts';
import { PROBLEMS } from './problems.ts';

type Json = Record<string, unknown>;

const document: Json = JSON.parse(JSON.stringify(openApiDocument('https://advisor.example', '1.2.3')));

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Json | undefined)?.[part], document);

const walk = (value: unknown, visit: (object: Json) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Json);
  for (const inner of Object.values(value)) walk(inner, visit);
};

const check = (schema: string, value: unknown) =>
  Schema.Compile({ $ref: `#/components/schemas/${schema}`, components: document.components } as object).Check(value);

describe('the OpenAPI document', () => {
  it('has no reference that leads nowhere', () => {
    const references = new Set<string>();
    walk(document, (object) => typeof object.$ref === 'string' && references.add(object.$ref));
    expect(references.size).toBeGreaterThan(20);
    for (const reference of references) expect(at(reference), reference).toBeDefined();
  });

  it('defines each shape once', () => {
    const schemas = at('#/components/schemas') as Json;
    expect(JSON.stringify((schemas.NextResponse as Json).properties)).toContain('#/components/schemas/Question');
    expect((schemas.Question as Json).anyOf).toEqual([
      { $ref: '#/components/schemas/ChoiceQuestion' },
      { $ref: '#/components/schemas/RangeQuestion' },
    ]);
  });

  it('shows every problem of the catalog under its status', () => {
    const responses = at('#/paths/~1api~1v7~1next~1/post/responses') as Json;
    for (const problem of PROBLEMS) {
      expect(responses[problem.status], problem.slug).toBeDefined();
      const content = at(`#/components/responses/Problem${problem.status}/content`) as Json;
      const { examples } = content['application/problem+json'] as { examples: Json };
      expect(examples[problem.slug], problem.slug).toBeDefined();
    }
  });

  it('has examples that satisfy their schemas', () => {
    let seen = 0;
    walk(document, (object) => {
      const { schema, examples } = object as { schema?: Json; examples?: Json };
      if (typeof schema?.$ref !== 'string' || examples === undefined) return;
      const name = schema.$ref.split('/').at(-1)!;
      for (const [key, example] of Object.entries(examples)) {
        seen += 1;
        expect(check(name, (example as Json).value), `${name} ${key}`).toBe(true);
      }
    });
    expect(seen).toBeGreaterThan(PROBLEMS.length + 7);
  });

  it('has examples of members that satisfy their schemas', () => {
    walk(document, (object) => {
      if (!Array.isArray(object.examples)) return;
      const { examples, ...schema } = object;
      const compiled = Schema.Compile({ ...schema, components: document.components } as object);
      for (const example of examples) expect(compiled.Check(example), JSON.stringify(object)).toBe(true);
    });
  });

  it('refuses what the schemas exclude', () => {
    expect(check('NextResponse', { session_token: 'a', question: null })).toBe(false);
    expect(check('NextResponse', { session_token: 'a', question: null, results: [{ sku: 'a' }] })).toBe(false);
    expect(check('NextRequest', { question_id: 'a', answers: ['b', 'b'] })).toBe(false);
    expect(check('NextRequest', { question_id: 'a', answers: ['b'], more: 1 })).toBe(true);
  });

  it('asks for the key on the conversation and on nothing else', () => {
    expect(at('#/paths/~1api~1v7~1next~1/post/security')).toEqual([{ ApiKey: [] }]);
    expect(at('#/paths/~1livez/get/security')).toEqual([]);
    expect(at('#/components/securitySchemes/ApiKey/name')).toBe('Service-API-Key');
  });
});

describe('header names', () => {
  it('are read as they are sent, in lower case', () => {
    for (const [key, name] of Object.entries(REQUEST_HEADERS)) {
      expect(name).toBe(HEADERS[key as keyof typeof REQUEST_HEADERS].toLowerCase());
    }
    expect(EXPOSED_HEADERS).toContain('Service-Session-Status');
  });
});
