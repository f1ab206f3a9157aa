const escape = '\u001b';
const bell = '\u0007';

/** What a key means once its bytes are told apart. */
type Key =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'delete' }
  | { readonly kind: 'backspace' | 'enter' | 'tab' | 'interrupt' | 'leave' | 'clear' | 'kill' | 'none' };

/** How keys arrive: arrows and their like as an escape sequence, the others as one control character. */
const sequences: Readonly<Record<string, Key['kind']>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  '1~': 'home',
  '3~': 'delete',
  '4~': 'end',
};
const controls: Readonly<Record<string, Key['kind']>> = {
  '\u0001': 'home',
  '\u0003': 'interrupt',
  '\u0004': 'leave',
  '\u0005': 'end',
  '\b': 'backspace',
  '\t': 'tab',
  '\f': 'clear',
  '\r': 'enter',
  '\n': 'enter',
  '\u0015': 'kill',
  '\u007f': 'backspace',
};
const keyPattern = /\u001b(?:\[|O)([\d;]*[A-Za-z~])|\u001b.?|[\u0000-\u001f\u007f]|[^\u0000-\u001f\u007f]+/gu;

/** Ideographs, kana, Hangul and full-width signs take two places on the screen. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const widthOf = (characters: readonly string[]): number =>
  characters.reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);

function keysOf(text: string): Key[] {
  return [...text.matchAll(keyPattern)].map(([whole, sequence]): Key => {
    if (sequence !== undefined) return { kind: sequences[sequence] ?? 'none' } as Key;
    if (whole.startsWith(escape)) return { kind: 'none' };
    const control = controls[whole];
    if (control !== undefined) return { kind: control } as Key;
    return whole < ' ' ? { kind: 'none' } : { kind: 'text', text: whole };
  });
}

export interface LineEditorOptions {
  /** Writes to the screen. */
  readonly write: (text: string) => void;
  readonly prompt: () => string;
  readonly columns: () => number;
  /** What may stand in place of the last word of a line. */
  readonly complete: (line: string) => readonly string[];
  readonly onLine: (line: string) => void;
  /** Ctrl-D on an empty line. */
  readonly onLeave: () => void;
}

const longestLine = 4000;
const mostRemembered = 200;

/** The line at a prompt: typing, moving, what was typed before, and words that are filled in. */
export class LineEditor {
  readonly #options: LineEditorOptions;
  readonly #decoder = new TextDecoder();
  readonly history: string[] = [];
  #line: string[] = [];
  #cursor = 0;
  /** Which line of the history is shown; its length for a new one. */
  #shown = 0;
  /** On which row below the prompt the cursor stands. */
  #row = 0;

  constructor(options: LineEditorOptions) {
    this.#options = options;
  }

  /** Begins a new line. */
  begin(): void {
    this.#line = [];
    this.#cursor = 0;
    this.#shown = this.history.length;
    this.#row = 0;
    this.#draw();
  }

  /** Takes what is typed. */
  take(bytes: Uint8Array): void {
    for (const key of keysOf(this.#decoder.decode(bytes, { stream: true }))) this.#press(key);
  }

  #press(key: Key): void {
    switch (key.kind) {
      case 'text':
        return this.#insert(key.text);
      case 'backspace':
        return this.#erase(this.#cursor - 1);
      case 'delete':
        return this.#erase(this.#cursor);
      case 'left':
        return this.#move(this.#cursor - 1);
      case 'right':
        return this.#move(this.#cursor + 1);
      case 'home':
        return this.#move(0);
      case 'end':
        return this.#move(this.#line.length);
      case 'up':
        return this.#recall(this.#shown - 1);
      case 'down':
        return this.#recall(this.#shown + 1);
      case 'tab':
        return this.#complete();
      case 'kill':
        return this.#replace(this.#line.slice(this.#cursor), 0);
      case 'clear':
        this.#options.write(`${escape}[H${escape}[2J`);
        this.#row = 0;
        return this.#draw();
      case 'interrupt':
        this.#options.write('^C\r\n');
        return this.begin();
      case 'leave':
        return this.#line.length === 0 ? this.#options.onLeave() : this.#erase(this.#cursor);
      case 'enter':
        return this.#enter();
      case 'none':
        return undefined;
    }
  }

  #enter(): void {
    this.#move(this.#line.length);
    this.#options.write('\r\n');
    const line = this.#line.join('');
    if (line.trim() !== '' && this.history.at(-1) !== line) this.history.push(line);
    if (this.history.length > mostRemembered) this.history.shift();
    this.#options.onLine(line);
  }

  #insert(text: string): void {
    const typed = [...text].slice(0, longestLine - this.#line.length);
    this.#replace(
      [...this.#line.slice(0, this.#cursor), ...typed, ...this.#line.slice(this.#cursor)],
      this.#cursor + typed.length,
    );
  }

  #erase(at: number): void {
    if (at < 0 || at >= this.#line.length) return;
    this.#replace(
      this.#line.filter((_, index) => index !== at),
      at,
    );
  }

  #move(to: number): void {
    if (to >= 0 && to <= this.#line.length) this.#replace(this.#line, to);
  }

  #recall(index: number): void {
    if (index < 0 || index > this.history.length) return;
    const line = [...(this.history[index] ?? '')];
    this.#shown = index;
    this.#replace(line, line.length);
  }

  #complete(): void {
    const before = this.#line.slice(0, this.#cursor).join('');
    const found = this.#options.complete(before);
    const [only] = found;
    const word = /\S*$/.exec(before)?.[0] ?? '';
    if (only === undefined) return this.#options.write(bell);
    if (found.length === 1) return this.#insert(only.slice(word.length) + (only.endsWith('/') ? '' : ' '));
    const shared = found.reduce((start, one) => {
      let length = 0;
      while (length < start.length && start[length] === one[length]) length += 1;
      return start.slice(0, length);
    });
    if (shared.length > word.length) return this.#insert(shared.slice(word.length));
    this.#options.write(`\r\n${found.join('  ')}\r\n`);
    this.#row = 0;
    return this.#draw();
  }

  #replace(line: readonly string[], cursor: number): void {
    this.#line = [...line];
    this.#cursor = cursor;
    this.#draw();
  }

  /** Draws prompt and line anew from where the prompt began, over as many rows as they take. */
  #draw(): void {
    const { write, prompt, columns } = this.#options;
    const shownPrompt = prompt();
    const start = widthOf([...shownPrompt]);
    const whole = start + widthOf(this.#line);
    const cursor = start + widthOf(this.#line.slice(0, this.#cursor));
    const rowOf = (width: number) => Math.floor(width / columns());
    const up = (rows: number) => (rows > 0 ? `${escape}[${rows}A` : '');
    const right = cursor % columns();
    // A line that ends at the very edge leaves the cursor there until one more place is written.
    const atEdge = whole > 0 && whole % columns() === 0 ? ' \r' : '';
    write(
      `${up(this.#row)}\r${escape}[J${shownPrompt}${this.#line.join('')}${atEdge}${up(rowOf(whole) - rowOf(cursor))}\r${right > 0 ? `${escape}[${right}C` : ''}`,
    );
    this.#row = rowOf(cursor);
  }
}
