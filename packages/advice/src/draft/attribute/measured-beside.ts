// Tells a text of which an import took the number, so that both say the same.

import type { Profile } from './profile.ts';

/** The text `Single 12 MP, f/1.8`, of which an import took the number: `main_camera` beside `main_camera_mp`. */
export const isMeasuredBeside = ({ attribute: { name, type } }: Profile, profiles: readonly Profile[]): boolean =>
  type === 'text' &&
  profiles.some(
    ({ attribute: other }) =>
      other.type === 'number' &&
      other.unit !== null &&
      other.name === `${name}_${other.unit.toLowerCase().replace(/[^a-z]/g, '')}`,
  );
