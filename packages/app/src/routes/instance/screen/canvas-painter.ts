import type { Painter } from './spice/display';
import type { Box } from './spice/picture';

const hex = 16;

/** A colour of a machine, as a canvas takes it: it is no colour of the design. */
const paintOf = (colour: number): string => `#${colour.toString(hex).padStart(6, '0')}`;

const sizeOf = ({ left, top, right, bottom }: Box) => [right - left, bottom - top] as const;

/** Draws a screen on a canvas, which takes its size. */
export function canvasPainter(canvas: HTMLCanvasElement): Painter {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser has no canvas');
  return {
    begin(width, height) {
      canvas.width = width;
      canvas.height = height;
    },
    put: ({ data, width, height }, left, top) => context.putImageData(new ImageData(data, width, height), left, top),
    fill(box, colour) {
      context.fillStyle = paintOf(colour);
      context.fillRect(box.left, box.top, ...sizeOf(box));
    },
    copy: (box, fromLeft, fromTop) =>
      context.drawImage(canvas, fromLeft, fromTop, ...sizeOf(box), box.left, box.top, ...sizeOf(box)),
  };
}
