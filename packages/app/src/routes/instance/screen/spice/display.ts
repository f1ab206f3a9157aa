import {
  SPICE_COMPRESSION,
  SPICE_DISPLAY_CAPABILITY,
  SPICE_DISPLAY_SAID,
  SPICE_DISPLAY_TOLD,
} from '@compute-market/contract/rules/spice';
import { pack, viewOf } from '@compute-market/contract/rules/spice-bytes';
import type { OwnListener, SpiceLine } from './channel';
import { readPicture, type Box, type Pixels } from './picture';

/** Who draws a screen. */
export interface Painter {
  /** The screen has this size now, and is black. */
  readonly begin: (width: number, height: number) => void;
  readonly put: (pixels: Pixels, left: number, top: number) => void;
  /** `colour`: red, green and blue in the lowest three bytes. */
  readonly fill: (box: Box, colour: number) => void;
  /** Moves what stands at this place of the screen into the box. */
  readonly copy: (box: Box, fromLeft: number, fromTop: number) => void;
}

export const displayCapabilities = [SPICE_DISPLAY_CAPABILITY.lz4, SPICE_DISPLAY_CAPABILITY.preferredCompression];

/** The screen; others hold pictures that are put on it, which machines without a driver of SPICE do not have. */
const primarySurface = 0;
const solidBrush = 1;
const white = 0xff_ff_ff;
const black = 0;

const boxAt = (view: DataView, at: number): Box => ({
  top: view.getInt32(at, true),
  left: view.getInt32(at + 4, true),
  bottom: view.getInt32(at + 8, true),
  right: view.getInt32(at + 12, true),
});

interface Base {
  readonly surface: number;
  readonly box: Box;
  /** Where what is drawn begins, behind the clipping. */
  readonly at: number;
}

/** What stands before everything that is drawn. The whole box is drawn: machines without a driver of SPICE clip nothing. */
function baseOf(view: DataView): Base {
  const clipAt = 20;
  const isClipped = view.getUint8(clipAt) === 1;
  const at = clipAt + 1 + (isClipped ? 4 + 16 * view.getUint32(clipAt + 1, true) : 0);
  return { surface: view.getUint32(0, true), box: boxAt(view, 4), at };
}

/** What the server is told first: how pictures are to be packed, before it sends one. */
function begin(channel: SpiceLine, isLz4: boolean): void {
  const compression = isLz4 ? SPICE_COMPRESSION.lz4 : SPICE_COMPRESSION.off;
  channel.say(SPICE_DISPLAY_SAID.preferredCompression, pack([1, compression]));
  // No cache and no dictionary: every picture stands for itself.
  channel.say(SPICE_DISPLAY_SAID.init, pack([1, 0], [8, 0], [1, 0], [4, 0]));
}

/** Draws what a display channel tells. */
export function displayListener(painter: Painter): OwnListener {
  const draw = (body: Uint8Array, work: (base: Base, view: DataView) => void) => {
    const view = viewOf(body);
    const base = baseOf(view);
    if (base.surface === primarySurface) work(base, view);
  };
  const put = (body: Uint8Array) =>
    draw(body, ({ box, at }, view) => {
      const pixels = readPicture(body, view.getUint32(at, true), boxAt(view, at + 4));
      painter.put(pixels, box.left, box.top);
    });
  const told: Readonly<Record<number, (body: Uint8Array) => void>> = {
    [SPICE_DISPLAY_TOLD.surfaceCreate]: (body) => {
      const view = viewOf(body);
      if (view.getUint32(0, true) !== primarySurface) return;
      painter.begin(view.getUint32(4, true), view.getUint32(8, true));
    },
    [SPICE_DISPLAY_TOLD.mode]: (body) => {
      const view = viewOf(body);
      painter.begin(view.getUint32(0, true), view.getUint32(4, true));
    },
    [SPICE_DISPLAY_TOLD.drawCopy]: put,
    [SPICE_DISPLAY_TOLD.drawOpaque]: put,
    [SPICE_DISPLAY_TOLD.drawFill]: (body) =>
      draw(body, ({ box, at }, view) => {
        if (view.getUint8(at) === solidBrush) painter.fill(box, view.getUint32(at + 1, true) & white);
      }),
    [SPICE_DISPLAY_TOLD.drawBlackness]: (body) => draw(body, ({ box }) => painter.fill(box, black)),
    [SPICE_DISPLAY_TOLD.drawWhiteness]: (body) => draw(body, ({ box }) => painter.fill(box, white)),
    [SPICE_DISPLAY_TOLD.copyBits]: (body) =>
      draw(body, ({ box, at }, view) => painter.copy(box, view.getInt32(at, true), view.getInt32(at + 4, true))),
  };
  return {
    onOpen: (channel, { can }) => begin(channel, can(SPICE_DISPLAY_CAPABILITY.lz4)),
    onMessage: (type, body) => told[type]?.(body),
  };
}
