import { createElement, forwardRef, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface Drawing extends SVGProps<SVGSVGElement> {
  size: number;
  strokeWidth: number;
  absoluteStrokeWidth?: boolean;
}

/** Edge of the grid on which the set is drawn. */
const grid = 24;

/** An icon of the set, drawn with what our own icons give it: size, stroke and attributes. Stands in for the set's own, which reads many more. */
export default function createDrawing({ node }: { node: readonly Shape[] }) {
  return forwardRef<SVGSVGElement, Drawing>(function Icon(
    { size, strokeWidth, absoluteStrokeWidth = false, ...rest },
    ref,
  ) {
    return createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: `0 0 ${grid} ${grid}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: absoluteStrokeWidth ? (strokeWidth * grid) / size : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
