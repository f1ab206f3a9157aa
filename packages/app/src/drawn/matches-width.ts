/** Whether a window of this width matches `(max-width: 767.98px)` or `(min-width: …)`. Anything else is not known without a window, and does not match. */
export function matchesWidth(query: string, width: number): boolean {
  const [, side, limit] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? [];
  if (side === undefined) return false;
  return side === 'max' ? width <= Number(limit) : width >= Number(limit);
}
