import type { ReactNode } from 'react';

export interface Command {
  key: string;
  /** What it does or where it leads: 云主机, 充值. Also what is searched. */
  label: string;
  /** Other words it is found by: synonyms, pinyin, an id. */
  keywords?: readonly string[];
  /** Drawn before the label, 16 px. */
  icon?: ReactNode;
  /** A few words at the right: the place, a state, a shortcut. */
  note?: ReactNode;
  /** Not among the choices before something is typed: one of many of its kind. */
  soughtOnly?: boolean;
  /** Why it cannot be chosen now. The row stays and shows the reason. */
  disabledReason?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  key: string;
  label: string;
  commands: readonly Command[];
}

/** Decides whether a command answers a query, which is trimmed and not empty. */
export type CommandFilter = (command: Command, query: string) => boolean;

/** The label or a keyword holds the query, whatever its case. */
export const containsQuery: CommandFilter = ({ label, keywords = [] }, query) => {
  const sought = query.toLowerCase();
  return [label, ...keywords].some((text) => text.toLowerCase().includes(sought));
};

/** What is left of the groups; empty groups go. */
export function matchingGroups(groups: readonly CommandGroup[], query: string, filter: CommandFilter): CommandGroup[] {
  const sought = query.trim();
  return groups
    .map((group) => ({
      ...group,
      commands:
        sought === ''
          ? group.commands.filter(({ soughtOnly }) => !soughtOnly)
          : group.commands.filter((command) => filter(command, sought)),
    }))
    .filter(({ commands }) => commands.length > 0);
}
