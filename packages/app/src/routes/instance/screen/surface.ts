import { strokesOf, type KeyStroke } from '@compute-market/contract/rules/scan-codes';
import { listenOn } from './canvas-inputs';
import { canvasPainter } from './canvas-painter';
import { SpiceClient } from './spice/client';
import type { SpiceInputs } from './spice/inputs';

/** Between two keys of a text, ms: a machine's keyboard holds few at a time. */
const keyMs = 12;

export interface ScreenSurfaceListener {
  /** Ctrl-F6: the keyboard leaves the screen. */
  readonly onLeave: () => void;
  readonly onTouch: () => void;
}

/** A machine as the surface sees it. */
export interface ScreenMachine {
  /** Bytes of a channel. Throws SpiceError for what cannot be read. */
  readonly receive: (channel: number, bytes: Uint8Array) => void;
}

/** A drawn screen. */
export interface ScreenSurface {
  /** Begins a machine anew; what was drawn stays until it draws. */
  readonly begin: (send: (channel: number, bytes: Uint8Array) => void, onRefused: () => void) => ScreenMachine;
  /** Keys by their places, pressed together. */
  readonly press: (codes: readonly string[]) => void;
  /** Types a text; false where it has a character that no key writes. */
  readonly type: (text: string) => boolean;
  readonly focus: () => void;
  readonly dispose: () => void;
}

/** Draws the screen of a machine on a canvas, and hands it the canvas's keys and pointer. */
export function openScreenSurface(canvas: HTMLCanvasElement, listener: ScreenSurfaceListener): ScreenSurface {
  const painter = canvasPainter(canvas);
  let inputs: SpiceInputs | null = null;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const stop = listenOn(canvas, { ...listener, inputs: () => inputs });
  const typeOn = (strokes: readonly KeyStroke[]) => {
    const [next, ...rest] = strokes;
    if (next === undefined) return;
    inputs?.chord(next.shift ? ['ShiftLeft', next.code] : [next.code]);
    typing = setTimeout(() => typeOn(rest), keyMs);
  };
  return {
    begin(send, onRefused) {
      inputs = null;
      clearTimeout(typing);
      return new SpiceClient({ painter, send, onRefused, onInputs: (next) => (inputs = next) });
    },
    press: (codes) => inputs?.chord(codes),
    type(text) {
      const strokes = strokesOf(text);
      if (strokes === null) return false;
      clearTimeout(typing);
      typeOn(strokes);
      return true;
    },
    focus: () => canvas.focus(),
    dispose() {
      clearTimeout(typing);
      stop();
    },
  };
}
