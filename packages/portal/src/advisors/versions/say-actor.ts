import type { ActorView } from '@guidepost/contract/views/actor-view';
import type { Words } from '../../words/words.ts';

/** Null: not known any more. */
export function sayActor(by: ActorView | null, { versions }: Words): string {
  if (by === null) return versions.unknownWho;
  return by.kind === 'person' || by.kind === 'token' ? by.name : versions[by.kind];
}
