import { configuration } from '../configuration';

/** The path of a page as the table of routes has it, from an address as the browser has it: the path under which the site stands is taken off. */
export const ownPath = (pathname: string): string =>
  pathname.startsWith(`${configuration.basePath}/`) ? pathname.slice(configuration.basePath.length) : pathname;
