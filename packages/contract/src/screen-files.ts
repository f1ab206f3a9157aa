/** Where the build writes it, below the built site. */
export const SCREEN_FILES = '.vite/screen-files.json';

/** The scripts of every screen besides those the page names itself, below the root of the site. */
export interface ScreenFiles {
  /** What stands around every screen of the console. */
  readonly frame: readonly string[];
  /** By the key of the route. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
