import { placeOnScreen } from './place-on-screen';
import type { SpiceInputs } from './spice/inputs';

export interface CanvasListener {
  /** Keyboard and mouse of the machine; null while there is none. */
  readonly inputs: () => SpiceInputs | null;
  /** Ctrl-F6: the keyboard leaves the screen. */
  readonly onLeave: () => void;
  /** A key goes down. */
  readonly onKey: () => void;
  /** Somebody is at it. */
  readonly onTouch: () => void;
}

const isLeaving = ({ ctrlKey, code }: KeyboardEvent): boolean => ctrlKey && code === 'F6';

const placeOf = (canvas: HTMLCanvasElement, event: PointerEvent) =>
  placeOnScreen(canvas, canvas.getBoundingClientRect(), event);

/** Hands keys and pointer of a canvas on to a machine. Answers how it ends. */
export function listenOn(canvas: HTMLCanvasElement, { inputs, onLeave, onKey, onTouch }: CanvasListener): () => void {
  const ends = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    work: (event: HTMLElementEventMap[Name], to: SpiceInputs) => void,
  ) =>
    canvas.addEventListener(
      name,
      (event) => {
        const to = inputs();
        if (to !== null) work(event, to);
      },
      { signal: ends.signal, passive: false },
    );
  on('keydown', (event, to) => {
    // The page has shortcuts of its own.
    event.stopPropagation();
    onKey();
    if (isLeaving(event)) {
      event.preventDefault();
      to.releaseAll();
      return onLeave();
    }
    onTouch();
    if (to.press(event.code)) event.preventDefault();
    return undefined;
  });
  on('keyup', (event, to) => {
    to.release(event.code);
    event.preventDefault();
  });
  on('blur', (_, to) => to.releaseAll());
  on('pointermove', (event, to) => {
    onTouch();
    to.move({ ...placeOf(canvas, event), byX: event.movementX, byY: event.movementY });
  });
  on('pointerdown', (event, to) => {
    event.preventDefault();
    canvas.focus();
    canvas.setPointerCapture(event.pointerId);
    onTouch();
    to.move({ ...placeOf(canvas, event), byX: 0, byY: 0 });
    to.button(event.button, true);
  });
  on('pointerup', (event, to) => to.button(event.button, false));
  on('wheel', (event, to) => {
    event.preventDefault();
    to.wheel(event.deltaY > 0);
  });
  on('contextmenu', (event) => event.preventDefault());
  return () => ends.abort();
}
