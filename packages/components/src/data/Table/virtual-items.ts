/** Rows drawn at once while the virtual body is on its way, and before it knows what is in sight. */
export const firstRows = 30;

/** One line of a virtual body: a row of the list, or the details under it. */
export interface VirtualItem {
  index: number;
  detail: boolean;
  /** The row's own, or that of its details. */
  key: string;
}

/** The lines of a list in order, for the keys of its rows and the keys whose details are open. */
export const virtualItems = (keys: readonly string[], open: ReadonlySet<string>): VirtualItem[] =>
  keys.flatMap((key, index) => [
    { index, detail: false, key },
    ...(open.has(key) ? [{ index, detail: true, key: `${key} detail` }] : []),
  ]);
