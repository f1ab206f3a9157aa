/** Fenced code at the margin, as the reader's parser finds it: up to its closing fence, or to the end. */
const fenced = /(?<=^|\n)(`{3,}(?=[^`\n]*\n)|~{3,})[^\n]*\n(?:|[\s\S]*?(?:\n|$))(?: {0,3}\1[~`]* *(?=\n|$)|$)/g;
/** A fence in a list or a quotation: which fence belongs to which can then only be told by parsing. */
const innerFence = /\n[ \t>]+(?:```|~~~)|^[ \t>]+(?:```|~~~)/;

/**
 * Changes a text and leaves its fenced code alone, without parsing it: in time that grows with its length, whatever it holds. Where fences are
 * indented or quoted, all of it is changed.
 */
export function outsideFences(markdown: string, change: (part: string) => string): string {
  if (innerFence.test(markdown)) return change(markdown);
  let changed = '';
  let cursor = 0;
  for (const { index, 0: code } of markdown.matchAll(fenced)) {
    changed += change(markdown.slice(cursor, index)) + code;
    cursor = index + code.length;
  }
  return changed + change(markdown.slice(cursor));
}
