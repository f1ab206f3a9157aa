import { StartupError } from '../config';
import { errorForLog, fingerprintOf } from './error-for-log';

/** The errors from the outside in, each with where it happened. */
function stacksOf(error: unknown): string[] {
  const { stack, message } = errorForLog(error);
  const own = String(stack ?? message);
  return error instanceof Error && error.cause !== undefined ? [own, ...stacksOf(error.cause)] : [own];
}

/** What a person reads on standard error when a process cannot go on: a whole sentence where we know the reason, else what went wrong and its fingerprint, without anybody's data. */
export const sentenceOf = (error: unknown, what: string): string =>
  error instanceof StartupError
    ? error.message
    : `${what}（${fingerprintOf(error)}）：${stacksOf(error).join('\n由以下错误引起：')}`;
