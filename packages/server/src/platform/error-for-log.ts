import { createHash } from 'node:crypto';

const parameters = /\nparams:[\s\S]*$/;
/** What the database says of a value that it cannot read quotes the value; its other complaints quote tables and columns. */
const unreadableValue = /^22/;
const quoted = /"[\s\S]*"/;
/** Name and password in an address. */
const credentials = /(\w+:\/\/)[^\s/@]+@/g;

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** The message of an error without what people told it: parameters of a query, a value the database could not read, the password of an address. */
export function messageForLog(error: unknown): string {
  if (!(error instanceof Error)) return String(error).replace(credentials, '$1…@');
  const message = error.message.replace(parameters, '').replace(credentials, '$1…@');
  return unreadableValue.test(String(codeOf(error))) ? message.replace(quoted, '"…"') : message;
}

/** The functions an error passed through in our own code, from the inside out; where they stand in a file changes with every release. */
const functionsOf = (stack: string): string[] =>
  [...stack.matchAll(/^\s+at (?:async )?([\w.<>#$ ]+) \((?!node:|.*node_modules)/gm)].map(([, name = '']) => name);

/** Whatever differs between two times the same went wrong: numbers, keys, quoted names. */
const varying = /"[^"]*"|'[^']*'|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=\w*\d)\w+\b/gi;

/** Twelve digits that are the same whenever the same goes wrong, whoever it happens to and wherever the line has moved. */
export function fingerprintOf(error: unknown): string {
  const parts: string[] = [];
  for (let current = error; current !== undefined; current = current instanceof Error ? current.cause : undefined) {
    parts.push(current instanceof Error ? current.name : typeof current, messageForLog(current).replace(varying, '?'));
    if (current instanceof Error) parts.push(String(codeOf(current)), ...functionsOf(current.stack ?? ''));
  }
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

/** An error as the log keeps it, with its causes and without what people told it. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: messageForLog(error) };
  const message = messageForLog(error);
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}
