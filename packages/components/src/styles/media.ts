import { breakpoint } from '@compute-market/tokens';
import { forcedColors } from './forced-colors';

const below = (px: number) => `@media (max-width: ${px - 0.02}px)`;

/** Media queries on the breakpoint tokens: `${media.belowSm} { … }`. */
export const media = {
  belowXs: below(breakpoint.xs),
  belowSm: below(breakpoint.sm),
  belowMd: below(breakpoint.md),
  belowLg: below(breakpoint.lg),
  belowXl: below(breakpoint.xl),
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors,
} as const;
