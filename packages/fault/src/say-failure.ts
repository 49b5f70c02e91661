// Puts failures into words that people or the system caused. Anything else that is thrown is a fault of the program.

import { MendableError } from './mendable-error.ts';
import { type Mend, mend, mendOf } from './remedy.ts';

/** Null if nobody who uses the program can do anything about it. */
export function sayFailure(error: unknown): Mend | null {
  if (error instanceof MendableError) return error.said;
  if (!(error instanceof Error)) return null;
  const { code, path, address, port }: Error & SystemFault = error;
  const place = path ?? error.message;
  switch (code) {
    case 'ENOENT':
      return mendOf(`${place}: there is no such file.`);
    case 'EACCES':
      return mendOf(`${place}: not allowed to open it.`);
    case 'EISDIR':
      return mendOf(`${path ?? 'What was named'} is a folder, not a file.`);
    case 'ENOSPC':
      return mendOf(`${path ?? 'A file'} could not be written: there is no space left.`);
    case 'EADDRINUSE':
      return mend`Something else uses port ${port ?? 0} of ${address ?? 'this machine'} already; ${{ kind: 'choose-port' }}.`;
    default:
      return null;
  }
}

/** The members that Node adds to errors of the system. */
interface SystemFault {
  readonly code?: string;
  readonly path?: string;
  readonly address?: string;
  readonly port?: number;
}
