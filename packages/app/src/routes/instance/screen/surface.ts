import { listenOn } from './canvas-inputs';
import { canvasPainter } from './canvas-painter';
import { SpiceClient } from './spice/client';
import type { SpiceInputs } from './spice/inputs';
import { TextTyping } from './typed-text';

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
  /** Types a text until a key is pressed; or answers the sentence that says why it does not. */
  readonly type: (text: string) => string | null;
  /** The machine's line is over: keys and pointer are the page's again. */
  readonly end: () => void;
  readonly focus: () => void;
  readonly dispose: () => void;
}

/** Draws the screen of a machine on a canvas, and hands it the canvas's keys and pointer. */
export function openScreenSurface(canvas: HTMLCanvasElement, listener: ScreenSurfaceListener): ScreenSurface {
  const painter = canvasPainter(canvas);
  let inputs: SpiceInputs | null = null;
  const typing = new TextTyping((codes) => inputs?.chord(codes));
  const stop = listenOn(canvas, { ...listener, inputs: () => inputs, onKey: () => typing.stop() });
  const end = () => {
    inputs = null;
    typing.stop();
  };
  return {
    begin(send, onRefused) {
      end();
      return new SpiceClient({ painter, send, onRefused, onInputs: (next) => (inputs = next) });
    },
    press(codes) {
      typing.stop();
      inputs?.chord(codes);
    },
    type: (text) => typing.begin(text),
    end,
    focus: () => canvas.focus(),
    dispose() {
      end();
      stop();
    },
  };
}
