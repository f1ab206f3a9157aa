import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config';
import { readBuild } from '../operations/build';
import { errorForLog, fingerprintOf } from './error-for-log';
import { currentOrigin } from './origin';

const withFingerprint = (fields: Record<string, unknown>) =>
  'err' in fields ? { ...fields, fingerprint: fingerprintOf(fields.err) } : fields;

/**
 * The log: JSON lines, on standard output unless said otherwise, each with its time, the version, and what made the server do it (Origin);
 * without bodies, headers or query strings. An error brings a fingerprint to count it by.
 */
export const createLogger = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      base: { version: readBuild().version },
      timestamp: stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentOrigin() }),
      formatters: { level: (label) => ({ level: label }), log: withFingerprint },
      serializers: { err: errorForLog },
    },
    destination,
  );
