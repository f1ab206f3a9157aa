import { currentContext, withContext, type Origin } from './context';

export type { Origin } from './context';

const none: Origin = {};

/** Does work whose log lines, and whose jobs to come, name this origin. */
export const withOrigin = <T>(origin: Origin, work: () => T): T => withContext({ origin }, work);

/** Origin of what runs now; empty for what the server does by itself. */
export const currentOrigin = (): Origin => currentContext().origin ?? none;
