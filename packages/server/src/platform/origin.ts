import { AsyncLocalStorage } from 'node:async_hooks';

/** What made the server do what it does now. Every line of the log tells it. */
export interface Origin {
  /** Number of the request; a job carries that of the request that asked for it. */
  readonly request?: string;
  /** Name of the call that is answered. */
  readonly call?: string;
  /** Who calls: numbers of the main account and, for a sub-account, of that too; and the key, where a program does. */
  readonly actor?: { readonly user: number; readonly sub?: number; readonly key?: string };
  /** Number of the trace, where anything is traced. */
  readonly trace?: string;
  /** Number and kind of the job that runs. */
  readonly job?: number;
  readonly kind?: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Does work whose log lines, and whose jobs to come, name this origin. */
export const withOrigin = <T>(origin: Origin, work: () => T): T => origins.run(origin, work);

/** Origin of what runs now; empty for what the server does by itself. */
export const currentOrigin = (): Origin => origins.getStore() ?? {};
