// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SpiceClientOptions } from './spice/client';
import type { SpiceInputs } from './spice/inputs';
import { openScreenSurface, type ScreenSurface } from './surface';
import { screenRouteMessages as messages } from './messages';
import { mostTyped } from './typed-text';

const made = vi.hoisted(() => ({ options: [] as SpiceClientOptions[] }));
vi.mock('./canvas-painter', () => ({ canvasPainter: () => ({}) }));
vi.mock('./spice/client', () => ({
  SpiceClient: class {
    constructor(options: SpiceClientOptions) {
      made.options.push(options);
    }
  },
}));

/** What the machine's keyboard was told, in order. */
let pressed: string[];
let canvas: HTMLCanvasElement;
let surface: ScreenSurface;

beforeEach(() => {
  vi.useFakeTimers();
  pressed = [];
  canvas = document.createElement('canvas');
  surface = openScreenSurface(canvas, { onLeave: () => undefined, onTouch: () => undefined });
  surface.begin(
    () => undefined,
    () => undefined,
  );
  const inputs: Pick<SpiceInputs, 'press' | 'chord'> = {
    press: (code) => pressed.push(code) > 0,
    chord: (codes) => void pressed.push(codes.join('+')),
  };
  made.options.at(-1)?.onInputs(inputs as SpiceInputs);
});
afterEach(() => {
  surface.dispose();
  vi.useRealTimers();
});

/** Whether the browser itself is left the key. */
const press = (code: string): boolean =>
  canvas.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));

test('keys are the machine’s while it is there, and the page’s once its line is over', () => {
  expect(press('Tab')).toBe(false);
  surface.end();
  expect(press('Tab')).toBe(true);
  expect(pressed).toEqual(['Tab']);
});

test('a text is typed key by key, and a key of a person stops it', () => {
  expect(surface.type('aB c')).toBeNull();
  vi.advanceTimersByTime(15);
  expect(pressed).toEqual(['KeyA', 'ShiftLeft+KeyB']);
  press('Escape');
  vi.runAllTimers();
  expect(pressed.slice(2)).toEqual(['Escape']);
});

test('no text goes on into a line that is over', () => {
  surface.type('abc');
  surface.end();
  vi.runAllTimers();
  expect(pressed).toEqual(['KeyA']);
});

test('a text that is too long, or that no key writes, is refused whole', () => {
  expect(surface.type('a'.repeat(mostTyped + 1))).toMatch(/^一次最多输入 4,000 个字符/);
  expect(surface.type('好')).toBe(messages.untypeable);
  vi.runAllTimers();
  expect(pressed).toEqual([]);
  expect(surface.type('a'.repeat(mostTyped))).toBeNull();
  vi.runAllTimers();
  expect(pressed).toHaveLength(mostTyped);
});
