import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoute } from '@compute-market/contract/routes';
import { SCREEN_FILES, type ScreenFiles } from '@compute-market/contract/screen-files';

/** What the build wrote down of its screens; none where it is older than that. */
export function readScreenFiles(root: string): ScreenFiles {
  const file = path.join(root, SCREEN_FILES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles) : { frame: [], screens: {} };
}

/** The scripts that the screen at this path will ask for, below the root of the site: a browser that is told with the page asks for all at once. */
export function scriptsOf(pathname: string, { frame, screens }: ScreenFiles): string[] {
  const asked = matchRoute(pathname);
  const shown = asked?.redirectTo ? matchRoute(asked.redirectTo) : asked;
  if (shown === undefined) return [];
  return [...new Set([...(shown.menu === 'console' ? frame : []), ...(screens[shown.key] ?? [])])];
}
