import { SPICE_BUTTON, SPICE_INPUTS_SAID, SPICE_MOUSE_MODE } from '@compute-market/contract/rules/spice';
import { pack } from '@compute-market/contract/rules/spice-bytes';
import type { SpiceLine } from './channel';
import { scanCodeOf } from '@compute-market/contract/rules/scan-codes';

/** Where the mouse is on the screen, and how far it went, pixels. */
export interface MouseMove {
  readonly x: number;
  readonly y: number;
  readonly byX: number;
  readonly byY: number;
}

/** Prefix of keys that came after the first keyboards, and the bit of one that is let go. */
const extended = 0xe0;
const released = 0x80;

/** Bytes of a key as the machine's keyboard would send them, the first one lowest. */
const codeBytes = (code: number, bit: number): number =>
  code > 0xff ? extended | (((code & 0xff) | bit) << 8) : code | bit;

/** Buttons of a browser's event, by its number. */
const buttons: readonly number[] = [SPICE_BUTTON.left, SPICE_BUTTON.middle, SPICE_BUTTON.right];

/** Keyboard and mouse of a machine. */
export class SpiceInputs {
  readonly #line: SpiceLine;
  readonly #down = new Set<string>();
  #pressed = 0;
  mouseMode: number = SPICE_MOUSE_MODE.server;

  constructor(line: SpiceLine) {
    this.#line = line;
  }

  /** A key by its place (`KeyboardEvent.code`) goes down, again while it is held; answers whether the machine has such a key. */
  press(code: string): boolean {
    const scan = scanCodeOf(code);
    if (scan === null) return false;
    this.#down.add(code);
    this.#line.say(SPICE_INPUTS_SAID.keyDown, pack([4, codeBytes(scan, 0)]));
    return true;
  }

  release(code: string): void {
    const scan = scanCodeOf(code);
    if (scan === null || !this.#down.delete(code)) return;
    this.#line.say(SPICE_INPUTS_SAID.keyUp, pack([4, codeBytes(scan, released)]));
  }

  /** Nothing is held any more, as when the page loses the keyboard. */
  releaseAll(): void {
    for (const code of this.#down) this.release(code);
  }

  /** Presses keys together and lets them go in turn. */
  chord(codes: readonly string[]): void {
    for (const code of codes) this.press(code);
    for (const code of codes.toReversed()) this.release(code);
  }

  move({ x, y, byX, byY }: MouseMove): void {
    if (this.mouseMode === SPICE_MOUSE_MODE.client)
      this.#line.say(SPICE_INPUTS_SAID.mousePosition, pack([4, x], [4, y], [2, this.#pressed], [1, 0]));
    else if (byX !== 0 || byY !== 0)
      this.#line.say(SPICE_INPUTS_SAID.mouseMotion, pack([4, byX], [4, byY], [2, this.#pressed]));
  }

  /** `button`: as in a browser's event. */
  button(button: number, isDown: boolean): void {
    const which = buttons[button];
    if (which === undefined) return;
    const bit = 1 << (which - 1);
    this.#pressed = isDown ? this.#pressed | bit : this.#pressed & ~bit;
    this.#say(isDown, which);
  }

  /** Turns the wheel a notch. */
  wheel(isDown: boolean): void {
    const which = isDown ? SPICE_BUTTON.down : SPICE_BUTTON.up;
    this.#say(true, which);
    this.#say(false, which);
  }

  #say(isDown: boolean, which: number): void {
    const type = isDown ? SPICE_INPUTS_SAID.mousePress : SPICE_INPUTS_SAID.mouseRelease;
    this.#line.say(type, pack([1, which], [2, this.#pressed]));
  }
}
