import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config';

const parameters = /\nparams:[\s\S]*$/;
/** What the database says of a value that it cannot read quotes the value; its other complaints quote tables and columns. */
const unreadableValue = /^22/;
const quoted = /"[\s\S]*"/;

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

function messageForLog(error: Error): string {
  const message = error.message.replace(parameters, '');
  return unreadableValue.test(String(codeOf(error))) ? message.replace(quoted, '"…"') : message;
}

/** An error as the log keeps it: a failed query names its parameters, which hold people's data, so they are cut off. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const message = messageForLog(error);
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** The log: JSON lines, on standard output unless said otherwise, without bodies, headers or query strings. */
export const createLogger = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino({ level: config.logLevel, base: null, serializers: { err: errorForLog } }, destination);
