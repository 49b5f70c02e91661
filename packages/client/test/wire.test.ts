import type * as contract from '@guidepost/contract/next-response';
import { expect, it } from 'vitest';
import type { NextResponse } from '../src/wire.ts';

type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

it('the types of the client are those of the interface', () => {
  const same: Same<Mutable<NextResponse>, Mutable<contract.NextResponse>> = true;
  expect(same).toBe(true);
});
