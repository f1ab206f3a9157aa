import { strokesOf, type KeyStroke } from '@compute-market/contract/rules/scan-codes';

/** Between two keys of a text, ms: a machine's keyboard holds few at a time. */
const keyMs = 12;
/** Longest text that is typed, characters: about 50 seconds. */
export const mostTyped = 4000;

/** Why a text is not typed: it has a character that no key writes, or is longer than `mostTyped`. */
export type TextRefusal = 'untypeable' | 'tooLong';

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

  /** Types a text in place of one that is being typed. Null: it begins. */
  begin(text: string): TextRefusal | null {
    if (text.length > mostTyped) return 'tooLong';
    const strokes = strokesOf(text);
    if (strokes === null) return 'untypeable';
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
