// What becomes of products without a value once somebody answers a question: they stay, behind those that fit; they are left out; or one of
// the answers is for them, and others leave them out.

import { Type } from 'typebox';

export const BecomeOfUnknown = Type.Enum(['stay', 'go', 'answered']);
