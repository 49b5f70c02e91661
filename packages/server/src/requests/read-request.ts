// A request in JSON, held against its schema: what comes out has the members and types that the schema names, under the names
// that domain types have. What a schema cannot say (a currency, an origin) the use case judges.

import { membersOf } from '@guidepost/fault/json-pointer';
import type { Static, TObject, TSchema, TUnion } from 'typebox';
import Schema from 'typebox/schema';
import type { MemberFault } from '../values/given-values.ts';

export type ReadRequest<Value> = { readonly value: Value } | { readonly faults: readonly MemberFault<string>[] };

type Described = TObject | TUnion;

/** `body`: as it was parsed. */
export function readRequest<Request extends Described>(
  schema: Request,
  body: unknown,
): ReadRequest<CamelMembers<Static<Request>>> {
  const validator = validatorOf(schema);
  if (isDescribed<Static<Request>>(validator, body)) return { value: camelMembers(body) };
  const [, errors] = validator.Errors(body);
  return { faults: errors.flatMap(faultsOf) };
}

/** A request that comes as text; what is no JSON is no request, which its schema tells. */
export function parseRequest(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Validator = ReturnType<typeof Schema.Compile<TSchema>>;

const isDescribed = <Value>(validator: Validator, body: unknown): body is Value & object => validator.Check(body);

const validators = new WeakMap<Described, Validator>();

function validatorOf(schema: Described): Validator {
  const known = validators.get(schema) ?? Schema.Compile(schema);
  validators.set(schema, known);
  return known;
}

type SchemaError = ReturnType<Validator['Errors']>[1][number];

/** In words for whoever wrote the request. What another error says more exactly is none of its own. */
function faultsOf(error: SchemaError): readonly MemberFault<string>[] {
  const member = memberOf(error.instancePath);
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => ({ member: within(member, name), wrong: 'It is missing.' }));
    case 'boolean':
      return [{ member, wrong: 'There is no such member.' }];
    case 'additionalProperties':
    case 'anyOf':
      return [];
    case 'enum':
      return [{ member, wrong: `Use one of: ${error.params.allowedValues.join(', ')}.` }];
    case 'type':
      // Of a member that may also be null the other type is told.
      if (error.params.type === 'null') return [];
      return [{ member, wrong: `Use ${TYPES[String(error.params.type)] ?? 'another type'}.` }];
    default:
      return [{ member, wrong: `It ${error.message}.` }];
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** `/rate/per_second` as `rate.per_second`. */
const memberOf = (pointer: string): string => membersOf(pointer).join('.');

const within = (member: string, name: string): string => (member === '' ? name : `${member}.${name}`);

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail> & string>}` : Name;

/** The members of an object under the names that domain types have; what is in them stays as it is. */
export type CamelMembers<Request> = Request extends unknown
  ? { readonly [Name in keyof Request as Camel<Name>]: Request[Name] }
  : never;

function camelMembers<Request extends object>(request: Request): CamelMembers<Request>;
function camelMembers(request: object): object {
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [camel(name), value]));
}
