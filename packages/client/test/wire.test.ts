import type { InteractionRequest } from '@guidepost/contract/interaction-request';
import type * as contract from '@guidepost/contract/next-response';
import type { PublicProblemSlug as ContractSlug } from '@guidepost/contract/problems';
import { expect, it } from 'vitest';
import type { Interaction, NextResponse, ProblemSlug } from '../src/wire.ts';

type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

it('the types of the client are those of the interface', () => {
  const same: Same<Mutable<NextResponse>, Mutable<contract.NextResponse>> = true;
  const sameSlugs: Same<ProblemSlug, ContractSlug> = true;
  const sameInteractions: Same<Mutable<Interaction>, InteractionRequest> = true;
  expect([same, sameSlugs, sameInteractions]).toEqual([true, true, true]);
});
