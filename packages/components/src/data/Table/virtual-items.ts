/** Rows drawn at once while the virtual body is on its way, and before it knows what is in sight. */
export const firstRows = 30;

/** One line of a virtual body: a row of the list, or the details under it. */
export interface VirtualItem {
  index: number;
  detail: boolean;
}

/** The lines of a list in order, for the keys of its rows and the keys whose details are open. */
export function virtualItems(keys: readonly string[], open: ReadonlySet<string>): VirtualItem[] {
  return keys.flatMap((key, index) =>
    open.has(key)
      ? [
          { index, detail: false },
          { index, detail: true },
        ]
      : [{ index, detail: false }],
  );
}
