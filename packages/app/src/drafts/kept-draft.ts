import { dayMs } from '@compute-market/contract/rules/time-units';
import type * as z from 'zod/mini';

/** What was not sent is kept this long, ms (screens A5). */
const lifetime = dayMs;

/** What was kept, and when, ms. */
export interface Kept<Values> {
  readonly values: Values;
  readonly savedAt: number;
}

/** Whose draft it is: a main account, or a sub-account inside it. */
export const draftOwner = (user: {
  readonly Id: number;
  readonly SubAccount?: { readonly Name: string } | null | undefined;
}): string => `${user.Id}:${user.SubAccount?.Name ?? ''}`;

/**
 * Drafts in session storage, of one kind (`key`): one for each owner and address. What is read back is checked by its schema: an older
 * version of the page may have written it.
 */
export function keptDraft<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  const nameOf = (owner: string, address: string) => `draft:${key}:${owner}:${address}`;
  /** Null when there is none or it is older than a day. */
  function find(owner: string, address: string, now = Date.now()): Kept<z.infer<Schema>> | null {
    try {
      const stored = JSON.parse(sessionStorage.getItem(nameOf(owner, address)) ?? 'null') as {
        savedAt?: unknown;
        values?: unknown;
      } | null;
      if (stored === null || typeof stored.savedAt !== 'number' || now - stored.savedAt >= lifetime) return null;
      const parsed = schema.safeParse(stored.values);
      return parsed.success ? { values: parsed.data, savedAt: stored.savedAt } : null;
    } catch {
      return null;
    }
  }
  return {
    save(owner: string, address: string, values: z.infer<Schema>, now = Date.now()) {
      sessionStorage.setItem(nameOf(owner, address), JSON.stringify({ savedAt: now, values }));
    },
    clear: (owner: string, address: string) => sessionStorage.removeItem(nameOf(owner, address)),
    /** Null when there is none or it is older than a day. */
    read: (owner: string, address: string, now?: number): z.infer<Schema> | null =>
      find(owner, address, now)?.values ?? null,
    /** The same with the time at which it was kept. */
    find,
  };
}
