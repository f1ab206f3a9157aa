const automatic = new WeakSet<AbortSignal>();

/** For a call that nobody asked for: a poll, a read beside a navigation. It tells one reason once (decisions 32). */
export const byItself = { automatic: true } as const;

/** Says that every call with this signal is one that nobody asked for. */
export const markAutomatic = (signal: AbortSignal) => void automatic.add(signal);
/** True for the signal of what nobody asked for. */
export const isAutomatic = (signal: AbortSignal) => automatic.has(signal);
