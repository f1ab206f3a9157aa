import { useCallback, useSyncExternalStore } from 'react';

/** Rows by key, chosen or opened, outside of React, so that a tick draws its own row and not the table. */
export interface TableSelection {
  has: (key: string) => boolean;
  /** The same set until something changes. */
  keys: () => ReadonlySet<string>;
  choose: (keys: Iterable<string>, chosen: boolean) => void;
  clear: () => void;
  /** Told of every change, or with a key of its changes only. */
  subscribe: (listener: () => void, key?: string) => () => void;
}

export function createTableSelection(initial: Iterable<string> = []): TableSelection {
  let chosenKeys: ReadonlySet<string> = new Set(initial);
  const listeners = new Set<() => void>();
  const listenersOfKeys = new Map<string, Set<() => void>>();
  const become = (next: ReadonlySet<string>, changed: Iterable<string>) => {
    chosenKeys = next;
    for (const key of changed) for (const listener of listenersOfKeys.get(key) ?? []) listener();
    for (const listener of listeners) listener();
  };
  return {
    has: (key) => chosenKeys.has(key),
    keys: () => chosenKeys,
    choose(keys, chosen) {
      const changed = [...keys].filter((key) => chosenKeys.has(key) !== chosen);
      if (changed.length === 0) return;
      const next = new Set(chosenKeys);
      for (const key of changed) {
        if (chosen) next.add(key);
        else next.delete(key);
      }
      become(next, changed);
    },
    clear: () => become(new Set(), chosenKeys),
    subscribe(listener, key) {
      if (key === undefined) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }
      const ofKey = listenersOfKeys.get(key) ?? new Set();
      listenersOfKeys.set(key, ofKey.add(listener));
      return () => {
        ofKey.delete(listener);
        if (ofKey.size === 0) listenersOfKeys.delete(key);
      };
    },
  };
}

const none = createTableSelection();

/** The chosen keys, for a bulk bar: 已选 2 项. */
export const useSelectedKeys = (selection: TableSelection = none) =>
  useSyncExternalStore(selection.subscribe, selection.keys, selection.keys);

/** Whether one row is chosen. */
export function useSelected(selection: TableSelection, key: string) {
  const subscribe = useCallback((listener: () => void) => selection.subscribe(listener, key), [selection, key]);
  const read = () => selection.has(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** How much of a page is chosen: what the box in its head shows. It stops looking as soon as the answer is known. */
export function useSelectedShare(selection: TableSelection, pageKeys: readonly string[]): 'none' | 'some' | 'all' {
  const read = () => {
    if (selection.keys().size === 0 || pageKeys.length === 0) return 'none';
    const first = selection.has(pageKeys[0] ?? '');
    if (pageKeys.some((key) => selection.has(key) !== first)) return 'some';
    return first ? 'all' : 'none';
  };
  return useSyncExternalStore(selection.subscribe, read, read);
}
