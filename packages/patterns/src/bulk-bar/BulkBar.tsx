import type { ReactNode } from 'react';
import { Bar, Place } from './BulkBar.styles';

interface BulkBarProps {
  /** What the group of actions is called. */
  label: string;
  /** How many are chosen, said aloud when it changes. */
  status: ReactNode;
  /** `BarAction`s; the one with `data-end` stands at the end. */
  children: ReactNode;
}

/** What can be done to all chosen rows. Put it right before their table, whose head it covers; over cards on a phone it takes its own line (screens A2). */
export function BulkBar({ label, status, children }: BulkBarProps) {
  return (
    <Place>
      <Bar role="group" aria-label={label}>
        <span role="status">{status}</span>
        {children}
      </Bar>
    </Place>
  );
}
