import type { ReactNode } from 'react';

/** One state of a screen part, ready to be drawn, and a change to it that a person would make. */
export interface Drawn {
  node: ReactNode;
  /** Makes one change; `turn` counts up, so that no two in a row are the same. Without it only mounting is measured. */
  change?: (turn: number) => void;
}

/** Something measured twice: as our components draw it, and as the same markup in bare HTML. */
export interface Compared {
  name: string;
  component: () => Drawn;
  bare: () => Drawn;
  /** How many times bare HTML it may cost. What has no limit is printed only. */
  limits: { mount?: number; change?: number };
  /** What the change is. */
  changed: string;
}
