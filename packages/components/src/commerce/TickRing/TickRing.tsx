import type { HTMLAttributes, Ref } from 'react';
import { useDrawnKey } from '../../data/Countdown/use-drawn-key';
import { Center, Drawing, Root, Tick } from './TickRing.styles';
import { ringTicks, tickCount } from './ring-ticks';

export interface TickRingProps extends HTMLAttributes<HTMLDivElement> {
  /** Seconds that are left. The parent owns the clock. */
  secondsLeft: number;
  /** Seconds of the whole ring. */
  totalSeconds?: number;
  /** Side of the square in px: 264, on phones 252. */
  size?: number;
  /** Nothing runs: every tick is grey. */
  dead?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const lastMinute = 60;

/** Time round a square: 60 ticks go out clockwise from the top left, one per 5 s of 5 minutes. The time in words stands beside it. */
export function TickRing({
  secondsLeft,
  totalSeconds = 300,
  size = 264,
  dead = false,
  style,
  children,
  ...rest
}: TickRingProps) {
  const lit = dead ? 0 : Math.ceil((Math.max(0, secondsLeft) / totalSeconds) * tickCount);
  const gone = Math.max(0, tickCount - lit);
  const tone = dead ? 'dead' : secondsLeft <= lastMinute ? 'low' : 'on';

  return (
    <Root data-component="TickRing" data-tone={tone} style={{ '--ring': `${size}px`, ...style }} {...rest}>
      <Drawing key={useDrawnKey()} viewBox={`0 0 ${size} ${size}`} aria-hidden focusable="false">
        {ringTicks(size).map((d, index) => (
          <Tick key={d} suppressHydrationWarning d={d} data-lit={index >= gone || undefined} />
        ))}
      </Drawing>
      <Center data-part="centre">{children}</Center>
    </Root>
  );
}
