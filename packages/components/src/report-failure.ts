/** Hands a failure that no one is told of to the console and to whatever watches the errors of the page. Pages of tests may not know how. */
export const reportFailure = (reason: unknown): void => globalThis.reportError?.(reason);
