import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { fileLink, filesPath } from '../../storage/file-link';
import { useFiles } from '../../storage/stored-file';
import { sanitizeMarkdown } from '../notice/sanitize-markdown';

/** Code, fenced or in a line: `#include <stdio.h>` is no markup there. */
const code = /(^```[^\n]*\n[\s\S]*?^```[^\S\n]*$|`[^`\n]+`)/m;
const foreignPicture = /!(\[[^\]\n]*\]\((?!\/files\/))/g;
const ownPicture = /\/files\/([\w-]{16,64})(?:\?[^\s)"'<>]*)?/g;

/** A text as it may be kept: everything but code is made safe, and only pictures that were uploaded here are shown. */
export function makeSafe(markdown: string): string {
  const parts = markdown.split(new RegExp(code.source, 'gm'));
  return parts
    .map((part, index) => (index % 2 === 1 ? part : sanitizeMarkdown(part).replace(foreignPicture, '$1')))
    .join('');
}

/** The names of the pictures in a text, each once. */
export const picturesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ownPicture)].map(([, name = '']) => name)),
];

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
  const text = makeSafe(markdown).replace(ownPicture, `${filesPath}/$1`);
  await useFiles(tx, writer, picturesIn(text), 'work-order-image', now);
  return text;
}

/** The kept text as its reader gets it: every picture with a link that works for a while. */
export const showText = (key: string, text: string, now: Date): string =>
  text.replace(ownPicture, (_match, name: string) => fileLink(key, { name, purpose: 'work-order-image' }, now));
