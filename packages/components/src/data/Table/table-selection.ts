import { useSyncExternalStore } from 'react';

/** Chosen rows by key, outside of React, so that a tick draws its own row and not the table. */
export interface TableSelection {
  has: (key: string) => boolean;
  /** The same set until something changes. */
  keys: () => ReadonlySet<string>;
  choose: (keys: Iterable<string>, chosen: boolean) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createTableSelection(initial: Iterable<string> = []): TableSelection {
  let chosenKeys: ReadonlySet<string> = new Set(initial);
  const listeners = new Set<() => void>();
  const become = (next: ReadonlySet<string>) => {
    chosenKeys = next;
    for (const listener of listeners) listener();
  };
  return {
    has: (key) => chosenKeys.has(key),
    keys: () => chosenKeys,
    choose(keys, chosen) {
      const next = new Set(chosenKeys);
      for (const key of keys) {
        if (chosen) next.add(key);
        else next.delete(key);
      }
      become(next);
    },
    clear: () => become(new Set()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const none = createTableSelection();

/** The chosen keys, for a bulk bar: 已选 2 项. */
export const useSelectedKeys = (selection: TableSelection = none) => useSyncExternalStore(selection.subscribe, selection.keys, selection.keys);

/** Whether one row is chosen. */
export function useSelected(selection: TableSelection, key: string) {
  const read = () => selection.has(key);
  return useSyncExternalStore(selection.subscribe, read, read);
}
