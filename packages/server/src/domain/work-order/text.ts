import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { fileLink, filesPath } from '../../storage/file-link';
import { useFiles } from '../../storage/stored-file';
import { outsideFences } from '../notice/fenced-code';
import { changeParts } from '../notice/markdown-parts';
import { sanitizeMarkdown } from '../notice/sanitize-markdown';

const foreignPicture = /(?<!!)!+(\[[^\]\n]*\]\((?!\/files\/))/g;
/**
 * Where a Markdown link or picture leads to a file that was uploaded here: our own path, then a name as `ids.token()` makes it (43 characters). Anywhere
 * else the same letters are a customer's own path or another site's address.
 */
const ownPicture = /(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)\/files\/([\w-]{43})(?:\?[^\s)"'<>]*)?(?=[\s)>]|$)/gm;

/** Code within a line, in parts that are split by it the odd ones. */
const codeInLine = /(`[^`\n]+`)/;

/** A text with other addresses of its own pictures, but for its code. Runs whenever a text is read, so nothing is parsed. */
const withPictures = (text: string, addressOf: (name: string) => string): string =>
  outsideFences(text, (outside) =>
    outside
      .split(codeInLine)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replace(ownPicture, (_match, open: string, name: string) => `${open}${addressOf(name)}`),
      )
      .join(''),
  );

/** A text as it may be kept: everything but code is made safe, and only pictures that were uploaded here are shown. */
export function makeSafe(markdown: string): string {
  const safe = sanitizeMarkdown(markdown);
  const withoutForeign = (part: string): string => part.replace(foreignPicture, '$1');
  return changeParts(safe, { links: withoutForeign }) ?? outsideFences(safe, withoutForeign);
}

/** The names of the pictures in a text, each once. */
export function picturesIn(text: string): string[] {
  const names = new Set<string>();
  withPictures(text, (name) => (names.add(name), name));
  return [...names];
}

/**
 * A customer's text as it is kept: safe Markdown, its pictures named without the rights that their links carried. They must be the writer's
 * own: refuses when one of them is another's or gone.
 */
export async function keepText(
  tx: Tx,
  writer: Pick<Actor, 'userId' | 'subAccountId'>,
  markdown: string,
  now: Date,
): Promise<string> {
  const text = withPictures(makeSafe(markdown), (name) => `${filesPath}/${name}`);
  await useFiles(tx, writer, picturesIn(text), 'work-order-image', now);
  return text;
}

/** The kept text as its reader gets it: every picture with a link that works for a while. */
export const showText = (key: string, text: string, now: Date): string =>
  withPictures(text, (name) => fileLink(key, { name, purpose: 'work-order-image' }, now));
