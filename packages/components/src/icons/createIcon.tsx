import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

export interface IconProps {
  /** Drawn size in px: 14 in text, 16 in menus and buttons, 18 in bars. */
  size?: number;
  /** Name for screen readers. Without it the icon is decoration and hidden from them. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** The house's drawing of an icon of the lucide set: 1.6px stroke, hidden from screen readers unless it has a label. */
export function createIcon(name: string, Drawing: LucideIcon) {
  function Icon({ size = 16, label, ...rest }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.6}
        absoluteStrokeWidth
        data-component={name}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        focusable="false"
        {...rest}
      />
    );
  }
  Icon.displayName = name;
  return Icon;
}
