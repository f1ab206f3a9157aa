import { numbers } from '@compute-market/tokens';
import { forcedColors } from './forced-colors';

const below = (px: number) => `@media (max-width: ${px - 0.02}px)`;

/** Media queries on the breakpoint tokens: `${media.belowSm} { … }`. */
export const media = {
  belowXs: below(numbers.breakpoint.xs),
  belowSm: below(numbers.breakpoint.sm),
  belowMd: below(numbers.breakpoint.md),
  belowLg: below(numbers.breakpoint.lg),
  belowXl: below(numbers.breakpoint.xl),
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors,
} as const;
