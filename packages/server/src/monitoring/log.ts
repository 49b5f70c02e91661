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

export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, censor: '[redacted]' } },
    destination ?? pino.destination({ fd: 2, sync: false }),
  );
