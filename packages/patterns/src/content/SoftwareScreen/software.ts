export const systems = ['windows', 'macos', 'linux'] as const;
export type System = (typeof systems)[number];

/** A program that helps to use an instance. */
export interface SoftwareItem {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly version: string;
  readonly systems: readonly System[];
  /** Where it is had from: its maker, or the data host. */
  readonly url: string;
  /** Size of the file, such as 12 MB; left away where the maker decides. */
  readonly size?: string;
  /** Checksum of the file; left away where the maker publishes it. */
  readonly sha256?: string;
  /** Name of the guide that shows its use; empty when there is none. */
  readonly guide: string;
}

export interface SoftwareGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly SoftwareItem[];
}

/** The system of a browser by what it says of itself; null on a phone and where it says nothing. */
export function systemOf(userAgent: string): System | null {
  if (/android|iphone|ipad/i.test(userAgent)) return null;
  if (/windows/i.test(userAgent)) return 'windows';
  if (/mac os x|macintosh/i.test(userAgent)) return 'macos';
  return /linux|x11/i.test(userAgent) ? 'linux' : null;
}

/** In every group what runs on this system first; the order stays otherwise. */
export function ownSystemFirst(groups: readonly SoftwareGroup[], system: System | null): readonly SoftwareGroup[] {
  if (system === null) return groups;
  const runs = (item: SoftwareItem) => item.systems.includes(system);
  return groups.map((group) => ({
    ...group,
    items: [...group.items.filter(runs), ...group.items.filter((item) => !runs(item))],
  }));
}
