import { Skeleton } from '@compute-market/components/skeleton';
import { Sparkline } from '@compute-market/components/sparkline';
import type { ReactNode } from 'react';
import { Course } from './CardCourse.styles';
import { cardCourseMessages as messages } from './messages';

interface CardCourseProps {
  /** How much of the cards was used, %, from the oldest to the newest; null is unknown. */
  readonly uses: readonly (number | null)[];
  /** The span: 近 1 小时. */
  readonly span: string;
  /** A word before the line, where nothing around it says what it follows. */
  readonly name?: ReactNode;
}

const size = { width: 60, height: 16 };
const full = 100;
const whole = [0, 1] as const;

/** As high as a line of words, whatever stands beside it. */
const line = '\u00a0';

/** Keeps the place of a course that is on its way. */
export const CardCoursePending = () => (
  <Course>
    <Skeleton width={size.width} />
    {line}
  </Course>
);

/** The course of the cards in the space of a word, and how much is used now; nothing where the newest is unknown. */
export function CardCourse({ uses, span, name }: CardCourseProps) {
  // A span that has just begun may have no reading yet; anything older is not now.
  const newest = uses.slice(-2).findLast((use) => use !== null) ?? null;
  if (newest === null) return null;
  return (
    <Course>
      {name}
      <Sparkline
        label={messages.course(span)}
        values={uses.flatMap((use) => (use === null ? [] : [use / full]))}
        measure="percent"
        scale={whole}
        {...size}
      />
      {messages.percent(newest.toFixed(0))}
    </Course>
  );
}
