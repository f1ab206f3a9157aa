const tagStart = /<(?=[A-Za-z/!?])(?!https?:\/\/[^\s<>]+>)/g;
const destination = /(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm;
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** Of other sites, by its address or by a name that stands for one. */
const foreignPicture = /!(\[[^\]]{0,1000}\]\(\s*<?(?:https?:)?\/\/)/gi;
const namedPicture = /!(\[[^\]]{0,1000}\](?!\())/g;
const namesAddresses = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Makes Markdown safe to keep: raw HTML becomes text, a link may only lead to http, https, mail or a path of this site, and a picture from
 * elsewhere becomes a link, so that reading tells no stranger who reads. Runs when a text is written; the reader's side sanitises again
 * (trust B19).
 */
export function sanitizeMarkdown(markdown: string): string {
  const pictures = namesAddresses.test(markdown) ? markdown.replace(namedPicture, '$1') : markdown;
  return pictures
    .replace(foreignPicture, '$1')
    .replace(tagStart, '&lt;')
    .replace(
      destination,
      (_match, open: string, address: string) => open + (safeAddress.test(address) ? address : '#'),
    );
}
