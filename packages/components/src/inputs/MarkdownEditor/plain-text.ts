import type { JSONContent } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

const indentOfTab = 4;
/** Not a plain space: the reader's parser would drop it, or take four of them for code. */
const keptSpace = '\u00a0';

const indent = /^[ \t]+(?=\S)/;
/** A heading, an item of a list, a line under a heading, the row of a table that makes it one, a rule. */
const starter = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|(?=[-:|][-:| \t]*$)[-:|]|=(?==*[ \t]*$))/;
/** The editor counts in letters too, up to two of the Latin ones or in Roman numerals, and after a kept indent. */
const number = /^(\u00a0*)(\d{1,9}|[a-z]{1,2}|[ivxlcdm]+)([.)])(?=\s|$)/i;

/** One line that begins like a block, said so that it is read as words. */
const asWords = (line: string): string =>
  line
    .replace(indent, (spaces) => keptSpace.repeat(spaces.replaceAll('\t', ' '.repeat(indentOfTab)).length))
    .replace(starter, '\\$&')
    .replace(number, '$1$2\\$3');

const webStart = /(?:https?:\/\/|ftp:\/\/|www\.)[a-z0-9]/.source;
const web = `${webStart}(?:[\\w\\-./:?#@!$&'*+,;=%~]*[\\w\\-/#&=+%~])?`;
const word = `(?:(?!${webStart})[\\w.+-])+`;
/** Takes a word without an `@`, too: looked for at each of its letters, a long one would take its length squared. */
const mail = `${word}(?:'${word})*(?:@[\\w-]+(?:\\.[\\w-]*[a-z0-9])+)?`;
/** An address as the reader's parser makes a link of by itself, or a word. */
const addressOrWord = new RegExp(`(?<web>${web})|${mail}`, 'gi');
/** How far it goes on in the eyes of the parser. */
const goesOn = /^\S*/;
/** Signs that are escaped in words: in a bare address the parser would show the escape, or take what follows it for the address. */
const escaped = /[\\`*_[\]~&<>]/;
/** After the address of a mail it takes a letter off it. */
const cuts = /^-/;
/** In a name, as in `o'brien@corp.cn`, it begins the address anew. */
const apostrophe = "'";
/** Signs at the end of a heading that the parser would take for its end. */
const headingEnd = /(?<=[ \t])#+[ \t]*$/;

/** Where a bare address leads; null for a word. */
function addressOf(found: string, isWeb: boolean): string | null {
  if (isWeb) return /^www\./i.test(found) ? `http://${found}` : found;
  return found.includes('@') ? `mailto:${found}` : null;
}

/** Words with every address that would be shown with its escapes, or lead elsewhere, written as a link to it. */
function withLinks(node: JSONContent): JSONContent[] {
  const { text = '', marks = [] } = node;
  if (node.type !== 'text' || marks.some(({ type }) => type === 'link' || type === 'code')) return [node];
  const parts: JSONContent[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(addressOrWord)) {
    const href = addressOf(found, groups?.web !== undefined);
    const after = index + found.length;
    if (href === null) continue;
    const isWhole = !escaped.test(goesOn.exec(text.slice(index))?.[0] ?? '') && !cuts.test(text.slice(after));
    if (isWhole && (groups?.web !== undefined || !found.includes(apostrophe))) continue;
    if (index > end) parts.push({ ...node, text: text.slice(end, index) });
    parts.push({ ...node, text: found, marks: [...marks, { type: 'link', attrs: { href } }] });
    end = after;
  }
  return parts.length === 0
    ? [node]
    : [...parts, { ...node, text: text.slice(end) }].filter(({ text: part }) => part !== '');
}

/** An `&` that a browser may take for the beginning of a sign's name, as in `&copy`; before a value it never does. */
const namesSign = /&(?!\w+=)/g;
const ampersand = '&amp;';
/** A bracket in an address would end its link. */
const inBrackets = (href: string): string =>
  href.replaceAll('(', '%28').replaceAll(')', '%29').replace(namesSign, ampersand);

/** The common parts of an editor whose words stay words: what begins a block in Markdown is escaped at the beginning of each line. */
export const PlainTextKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((part) => {
      if (part.name === 'paragraph')
        return part.extend({
          renderMarkdown(node, helpers, context) {
            const content = node.content?.flatMap(withLinks);
            const written = this.parent?.({ ...node, content }, helpers, context) ?? '';
            return written.split('\n').map(asWords).join('\n');
          },
        });
      if (part.name === 'heading')
        return part.extend({
          renderMarkdown(node, helpers, context) {
            const content = node.content?.flatMap(withLinks);
            return (this.parent?.({ ...node, content }, helpers, context) ?? '').replace(headingEnd, '\\$&');
          },
        });
      if (part.name === 'link')
        return part.extend({
          parseMarkdown(token, helpers) {
            const href = String(token.href ?? '').replaceAll(ampersand, '&');
            return this.parent?.({ ...token, href }, helpers) ?? [];
          },
          renderMarkdown(node, helpers, context) {
            const attrs = { ...node.attrs, href: inBrackets(String(node.attrs?.href ?? '')) };
            return this.parent?.({ ...node, attrs }, helpers, context) ?? '';
          },
        });
      return part;
    });
  },
});
