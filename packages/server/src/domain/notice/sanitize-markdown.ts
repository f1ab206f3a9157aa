import { changeParts, tagStart, tokensOf } from './markdown-parts';

const destination = /((?<=(?<!\\)(?:\\\\)*)\]\(\s*<?|^[^[\]\n]*\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm;
const anyDestination = /(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm;
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;
/** What the reader's parser makes a link of by itself. */
const bareAddress = /^(?:ftp:\/\/|www\.)/i;

/** Of other sites, by its address or by a name that stands for one. */
const foreignPicture = /!+(\[[^\]]{0,1000}\]\(\s*<?(?:https?:)?\/\/)/gi;
const namedPicture = /!+(\[[^\]]{0,1000}\](?!\())/g;
const namesAddresses = /^[^[\]\n]*\[[^\]\n]+\]:/m;

const withoutTags = (part: string): string => part.replace(tagStart, '&lt;');
const withSafeAddresses = (part: string, where: RegExp): string =>
  part.replace(where, (_match, open: string, address: string) => open + (safeAddress.test(address) ? address : '#'));

/** Whether a reader of it finds no HTML and no address that is not safe. */
const isSafe = (markdown: string): boolean =>
  tokensOf(markdown)?.every((token) => {
    if (token.type === 'html') return false;
    if (token.type !== 'link' && token.type !== 'image') return true;
    return safeAddress.test(String(token.href)) || bareAddress.test(token.raw);
  }) ?? false;

/**
 * Makes Markdown safe to keep: raw HTML becomes text, a link may only lead to http, https, mail or a path of this site, and a picture from
 * elsewhere becomes a link, so that reading tells no stranger who reads. Code stays as it is, letter by letter; only where the text would
 * not be safe so, it is treated like the rest. Runs when a text is written; the reader's side sanitises again (trust B19).
 */
export function sanitizeMarkdown(markdown: string): string {
  const named = namesAddresses.test(markdown);
  const withoutForeign = (part: string): string =>
    (named ? part.replace(namedPicture, '$1') : part).replace(foreignPicture, '$1');
  const kept = changeParts(markdown, {
    words: withoutTags,
    links: (part) => withSafeAddresses(withoutTags(withoutForeign(part)), destination),
  });
  return kept !== undefined && isSafe(kept)
    ? kept
    : withSafeAddresses(withoutTags(withoutForeign(markdown)), anyDestination);
}
