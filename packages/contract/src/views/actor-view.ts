// Who did something: a person, a program with a token, whoever may log in to the machine, or the server itself.

import { Type } from 'typebox';
import { closed, type View } from './view-part.ts';

export const ActorView = closed({
  kind: Type.Enum(['person', 'token', 'machine', 'server']),
  id: Type.String(),
  name: Type.String(),
});
export type ActorView = View<typeof ActorView>;
