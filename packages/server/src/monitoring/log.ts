// Structured logs. Nobody means to log a key or a token. If it happens by mistake, the value is blotted out, wherever it stands
// in a record.

import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'service-api-key',
  'service-session-token',
  'authorization',
  'cookie',
  'session_token',
  'token',
  'key',
  'secret',
  'password',
];

const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** `worker`: in every line, if this process is one of several. */
export const makeLog = (level: string, destination?: DestinationStream, worker?: number): Logger =>
  pino(
    {
      level,
      base: worker === undefined ? null : { worker },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  );
