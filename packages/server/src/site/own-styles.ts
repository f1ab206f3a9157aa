import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A style sheet of the built page, by its address below the root of the site. */
const linked = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
/** Files that a sheet names from where it stands. */
const beside = /url\(\.\//g;

/** Puts the style sheets of a built page into it. */
export type StyleSheets = (built: string) => Promise<string>;

/**
 * Of a page that is painted as soon as it is here: a file would hold that up by one way to the server and back. `basePath` is the path of the site.
 * The link stays, and fetches nothing: code that comes later looks for it before it asks for the sheet.
 */
export function createStyleSheets(root: string, basePath: string): StyleSheets {
  // A file that changes has another name.
  const read = new Map<string, string>();
  async function sheetOf(file: string): Promise<string> {
    const known = read.get(file);
    if (known !== undefined) return known;
    const place = `url(${basePath}/${path.posix.dirname(file)}/`;
    const sheet = (await readFile(path.join(root, file), 'utf8')).replace(beside, () => place);
    const element = `<style nonce="__CSP_NONCE__">${sheet}</style>`;
    read.set(file, element);
    return element;
  }
  return async (built) => {
    const files = [...built.matchAll(linked)].map(([, file = '']) => file);
    const sheets = new Map(await Promise.all(files.map(async (file) => [file, await sheetOf(file)] as const)));
    return built.replace(linked, (link, file: string) => (sheets.get(file) ?? '') + link.replace('>', ' disabled>'));
  };
}
