const tagStart = /<(?=[A-Za-z/!?])(?!https?:\/\/[^\s<>]+>)/g;
const destination = /(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm;
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Makes Markdown safe to keep: raw HTML becomes text and a link may only lead to http, https, mail or a path of this site. Runs when a
 * notice is written; the reader's side sanitises again (trust.md B19).
 */
export function sanitizeMarkdown(markdown: string): string {
  return markdown
    .replace(tagStart, '&lt;')
    .replace(destination, (_match, open: string, address: string) => open + (safeAddress.test(address) ? address : '#'));
}
