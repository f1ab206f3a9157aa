import { pino, type Logger } from 'pino';
import type { Config } from '../config';

const parameters = /\nparams:[\s\S]*$/;

/** An error as the log keeps it: a failed query names its parameters, which hold people's data, so they are cut off. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message.replace(parameters, ''),
    stack: error.stack?.replace(error.message, error.message.replace(parameters, '')),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** The log: JSON lines on standard output, without bodies, headers or query strings. */
export const createLogger = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({ level: config.logLevel, base: null, serializers: { err: errorForLog } });
