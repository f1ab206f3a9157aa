/** A list outside React that components follow by `useSyncExternalStore`. */
export interface ListStore<Item> {
  list: () => readonly Item[];
  set: (items: readonly Item[]) => void;
  /** Calls `notify` after every change; answers what ends it. */
  subscribe: (notify: () => void) => () => void;
}

export function createListStore<Item>(): ListStore<Item> {
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  return {
    list: () => items,
    set: (next) => {
      items = next;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
