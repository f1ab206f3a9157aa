import { destination, levels, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config';
import { readBuild } from '../operations/build';
import { errorForLog, fingerprintOf } from './error-for-log';
import { currentOrigin } from './origin';

const withFingerprint = (fields: Record<string, unknown>) =>
  'err' in fields ? { ...fields, fingerprint: fingerprintOf(fields.err) } : fields;

/** Lines wait until there are so many bytes of them, or for so many ms: a way to the file for each would cost a fifth of a small answer. */
const waiting = { minLength: 4096, periodicFlush: 100 };

/** Standard output, of which nothing waits once the process ends, unless it is killed. `flushSync` of it would try for ever where its reader is gone. */
function standardOutput() {
  const output = destination({ ...waiting, sync: true });
  process.on('exit', () => output.flush());
  return output;
}

/**
 * The log: JSON lines, on standard output unless said otherwise, each with its time, the version, and what made the server do it (Origin);
 * without bodies, headers or query strings. An error brings a fingerprint to count it by. What is worth a warning is there at once, with all before it.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, given?: DestinationStream): Logger {
  const own = given === undefined ? standardOutput() : null;
  return pino(
    {
      level: config.logLevel,
      base: { version: readBuild().version },
      timestamp: stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentOrigin() }),
      formatters: { level: (label) => ({ level: label }), log: withFingerprint },
      serializers: { err: errorForLog },
      hooks: {
        logMethod(parts, method, level) {
          method.apply(this, parts);
          if (level >= (levels.values.warn ?? 0)) own?.flush();
        },
      },
    },
    given ?? own ?? undefined,
  );
}
