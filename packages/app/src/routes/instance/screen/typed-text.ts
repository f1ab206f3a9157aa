import { strokesOf, type KeyStroke } from '@compute-market/contract/rules/scan-codes';
import { screenRouteMessages as messages } from './messages';

/** Between two keys of a text, ms: a machine's keyboard holds few at a time. */
const keyMs = 12;
/** Longest text that is typed, characters: about 50 seconds. */
export const mostTyped = 4000;

/** Types texts key by key, until it is stopped. */
export class TextTyping {
  readonly #press: (codes: readonly string[]) => void;
  #strokes: readonly KeyStroke[] = [];
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `press`: presses keys together, by their places. */
  constructor(press: (codes: readonly string[]) => void) {
    this.#press = press;
  }

  /** Types a text in place of one that is being typed. Null: it begins; else the sentence that says why not. */
  begin(text: string): string | null {
    if (text.length > mostTyped) return messages.tooLong(mostTyped);
    const strokes = strokesOf(text);
    if (strokes === null) return messages.untypeable;
    this.stop();
    this.#strokes = strokes;
    this.#next = 0;
    this.#typeOn();
    return null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #typeOn(): void {
    const stroke = this.#strokes[this.#next];
    if (stroke === undefined) return;
    this.#next += 1;
    this.#press(stroke.shift ? ['ShiftLeft', stroke.code] : [stroke.code]);
    this.#timer = setTimeout(() => this.#typeOn(), keyMs);
  }
}
