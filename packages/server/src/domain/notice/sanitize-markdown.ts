import { outsideCode } from './code-in-lines';
import { outsideFences } from './fenced-code';
import { changeParts, tagStart, tokensOf } from './markdown-parts';

const destination = /((?<=(?<!\\)(?:\\\\)*)\]\(\s*<?|^[^[\]\n]*\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm;
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;
/** Of another site; a sign that stands for a slash makes one too. */
const foreignAddress = /^(?:(?:https?:)?\/\/|\/[&\\])/i;
/** What the reader's parser makes a link of by itself. */
const bareAddress = /^(?:ftp:\/\/|www\.)/i;

/** Of other sites, by its address or by a name that stands for one. */
const foreignPicture = /(?<!!)!+(\[[^\]]{0,1000}\]\(\s*<?(?:https?:)?\/\/)/gi;
const namedPicture = /(?<!!)!+(\[[^\]]{0,1000}\](?!\())/g;
/** A bracket that is closed in its line, and begins neither a link nor the name of an address. */
const closed = /\[(?:[^`[\]\\\n]|\[[^`[\]\\\n]*\](?![(:]))*\](?![(:])/.source;
/** What is code in a line, or words that are safe as such: it need not be known which. */
const safeCode = `(?<!\`)(?<fence>\`+)(?!\`)[^\`[\\]\\n]*(?:${closed}[^\`[\\]\\n]*)*\\k<fence>(?!\`)`;
/** A link or a picture that is safe whatever stands around it. */
const safeLink =
  /(?<!!)(?<signs>!*)(?<link>\[[^[\]\\\n`!<]{0,200}\]\((?<address>https?:\/\/|\/(?![/&]))[^\s()<>[\]\\`"']{0,2000}\))/
    .source;
/** Each other bracket that may begin one. */
const bracket = /\[(?<=(?<!\\)(?:\\\\)*\[)/.source;
const codeOrBracket = new RegExp(`${safeCode}|${safeLink}|${bracket}`, 'g');
const namesAddresses = /^[^[\]\n]*\[[^\]\n]+\]:/m;

const withoutTags = (part: string): string => part.replace(tagStart, '&lt;');
const withSafeAddresses = (part: string): string =>
  part.replace(
    destination,
    (_match, open: string, address: string) => open + (safeAddress.test(address) ? address : '#'),
  );

/** Whether a reader of it finds no HTML and no address that is not safe. */
const isSafe = (markdown: string): boolean =>
  tokensOf(markdown)?.every((token) => {
    if (token.type === 'html') return false;
    if (token.type !== 'link' && token.type !== 'image') return true;
    const address = String(token.href);
    if (token.type === 'image' && foreignAddress.test(address)) return false;
    return safeAddress.test(address) || bareAddress.test(token.raw);
  }) ?? false;

type Found = Partial<Record<'fence' | 'signs' | 'link' | 'address', string>>;

/**
 * Makes a text safe without parsing it: no sign begins a tag, and no bracket a link but those of plain links to the web or to a path of this
 * site. Fenced code at the margin stays as it is, and so do brackets in what may be code in a line, where they begin no link, and tags in what is
 * certain to be.
 */
export const withPlainLinks = (markdown: string): string =>
  outsideFences(markdown.replaceAll(/\r\n?/g, '\n'), (part) =>
    outsideCode(part, withoutTags).replace(codeOrBracket, (found: string, ...rest) => {
      const { fence, signs = '', link, address } = rest.at(-1) as Found;
      if (fence !== undefined) return found;
      if (link === undefined) return '\\[';
      return address === '/' ? signs + link : link;
    }),
  );

/**
 * Makes Markdown safe to keep: raw HTML becomes text, a link may only lead to http, https, mail or a path of this site, and a picture from
 * elsewhere becomes a link, so that reading tells no stranger who reads. Code stays as it is, letter by letter; only where the text would
 * not be safe so, or would take long to parse, its brackets and tags become words. Runs when a text is written; the reader's side sanitises again (trust B19).
 */
export function sanitizeMarkdown(markdown: string): string {
  const named = namesAddresses.test(markdown);
  const withoutForeign = (part: string): string =>
    (named ? part.replace(namedPicture, '$1') : part).replace(foreignPicture, '$1');
  const kept = changeParts(markdown, {
    words: withoutTags,
    links: (part) => withSafeAddresses(withoutTags(withoutForeign(part))),
  });
  return kept !== undefined && isSafe(kept) ? kept : withPlainLinks(markdown);
}
