import { useId, type Ref, type SVGAttributes } from 'react';
import type { VipLevel } from '../vip-metal';
import { Bars, Hexagon, Root, Stop } from './VipMedal.styles';

export type { VipLevel } from '../vip-metal';

export interface VipMedalProps extends SVGAttributes<SVGSVGElement> {
  level: VipLevel;
  /** Drawn side in px: 13 in a line, 22 in a card, 36 in the account. */
  size?: number;
  ref?: Ref<SVGSVGElement>;
}

/** The mark of a VIP level. Decoration: the level's name stands beside it. */
export function VipMedal({ level, size = 22, ...rest }: VipMedalProps) {
  const gradient = useId();
  const ink = level === 4 ? `url(#${gradient})` : 'var(--metal-ink)';

  return (
    <Root
      data-component="VipMedal"
      data-level={level}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      {...rest}
    >
      {level === 4 && (
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <Stop data-part="from" />
          <Stop data-part="mid" offset="0.52" />
          <Stop data-part="to" offset="1" />
        </linearGradient>
      )}
      <Hexagon d="M8 1.2l5.9 3.4v6.8L8 14.8l-5.9-3.4V4.6z" fill={ink} stroke={ink} />
      <Bars d={`M5.2 10.2V8.4M8 10.2V${level >= 2 ? 5.8 : 7.4}M10.8 10.2V${level >= 3 ? 4.8 : 7}`} stroke={ink} />
    </Root>
  );
}
