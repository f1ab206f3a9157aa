import type { ComponentType } from 'react';

/** One way to do it, drawn live. */
export interface GuidanceExample {
  /** What is good or bad about it, in one sentence. */
  why: string;
  Example: ComponentType;
}

/** When a component is used and when it is not: `<Name>.guidance.tsx` beside its stories, shown on top of its page in Storybook. */
export interface Guidance {
  use: readonly string[];
  /** What else to take, and when. */
  avoid: readonly string[];
  right: GuidanceExample;
  wrong: GuidanceExample;
}
