import type { Ref } from 'react';

export interface IconProps {
  /** Drawn size in px: 14 in text, 16 in menus and buttons, 18 in bars. */
  size?: number;
  /** Name for screen readers. Without it the icon is decoration and hidden from them. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** The data of a path, or another shape with its attributes, on a board of 24 by 24. */
type Shape =
  | string
  | readonly [tag: 'circle' | 'ellipse' | 'line' | 'rect', attributes: Readonly<Record<string, string>>];

const board = 24;
/** Width of the stroke in px, whatever the drawn size. */
const stroke = 1.6;

/** The house's drawing of an icon of the lucide set: 1.6px stroke, hidden from screen readers unless it has a label. */
export function createIcon(name: string, drawing: readonly Shape[]) {
  const shapes = drawing.map((shape, key) => {
    if (typeof shape === 'string') return <path key={key} d={shape} />;
    const [Tag, attributes] = shape;
    return <Tag key={key} {...attributes} />;
  });
  function Icon({ size = 16, label, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${board} ${board}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={(stroke * board) / size}
        strokeLinecap="round"
        strokeLinejoin="round"
        data-component={name}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        focusable="false"
        {...rest}
      >
        {shapes}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}
