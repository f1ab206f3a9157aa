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

/** What goes along with work, whatever it waits for. */
interface Context {
  readonly origin?: Origin;
  /** Work of the database runs, which may not open another. */
  readonly inDatabase?: true;
}

// One storage for all of it: each more is copied to every promise.
const contexts = new AsyncLocalStorage<Context>();
const none: Context = {};

/** The context of what runs now; empty for what the server does by itself. */
export const currentContext = (): Context => contexts.getStore() ?? none;

/** Does work with this added to its context. */
export function withContext<T>(added: Context, work: () => T): T {
  const now = currentContext();
  return contexts.run({ origin: added.origin ?? now.origin, inDatabase: added.inDatabase ?? now.inDatabase }, work);
}
