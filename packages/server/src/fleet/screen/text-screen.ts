import { Framebuffer } from './framebuffer';
import { GLYPH } from './glyphs';

/** Characters that fit. */
export const TEXT_SIZE = { columns: 100, rows: 36 } as const;

const { columns, rows } = TEXT_SIZE;
const ground = 0x00_00_00;
const ink = 0xc8_c8_c8;
/** A command of a terminal, a control character, or one that is written. */
const pieces = /\u001b\[(\d*)([A-Za-z])|[\s\S]/gu;
const blank = ' ';
/** Stands for what no character is, so that its place is drawn anew. */
const stale = '';

const newCells = (character: string): string[] => Array.from({ length: columns }, () => character);

/** Characters in rows, as the text console of a system shows them: as much of a terminal as the simulated shell writes. */
export class TextScreen {
  readonly picture = new Framebuffer(columns * GLYPH.width, rows * GLYPH.height);
  #lines: string[][] = Array.from({ length: rows }, () => []);
  /** What stands on the picture. */
  #drawn: string[][] = Array.from({ length: rows }, () => newCells(blank));
  #row = 0;
  #column = 0;
  /** Lines that left above since it was drawn. */
  #fed = 0;
  #isDrawn = false;

  write(text: string): void {
    for (const [whole, count, command] of text.matchAll(pieces))
      if (command === undefined) this.#put(whole);
      else this.#obey(command, count === '' ? 1 : Number(count));
    this.#isDrawn = false;
  }

  /** Draws the characters that changed since the last time, and the cursor. */
  draw(): void {
    if (this.#isDrawn) return;
    this.#isDrawn = true;
    this.#scroll(Math.min(this.#fed, rows));
    this.#fed = 0;
    this.#drawn.forEach((cells, row) =>
      cells.forEach((drawn, column) => {
        const character = this.#lines[row]?.[column] ?? blank;
        if (drawn === character) return;
        cells[column] = character;
        this.#drawCell(row, column, character);
      }),
    );
    this.#drawCursor();
  }

  #put(character: string): void {
    if (character === '\r') this.#column = 0;
    else if (character === '\n') this.#feed();
    else if (character === '\b') this.#column = Math.max(0, this.#column - 1);
    else if (character >= ' ') {
      if (this.#column >= columns) {
        this.#column = 0;
        this.#feed();
      }
      const line = this.#lines[this.#row];
      if (line !== undefined) line[this.#column] = character;
      this.#column += 1;
    }
  }

  #obey(command: string, count: number): void {
    if (command === 'A') this.#row = Math.max(0, this.#row - count);
    else if (command === 'C') this.#column = Math.min(columns - 1, this.#column + count);
    else if (command === 'J' && count > 1) this.#clearFrom(0, 0);
    else if (command === 'J') this.#clearFrom(this.#row, this.#column);
    else if (command === 'H') [this.#row, this.#column] = [0, 0];
  }

  #feed(): void {
    if (this.#row < rows - 1) {
      this.#row += 1;
      return;
    }
    this.#lines.shift();
    this.#lines.push([]);
    this.#fed += 1;
  }

  #clearFrom(row: number, column: number): void {
    this.#lines = this.#lines.map((line, index) => {
      if (index < row) return line;
      return index === row ? line.slice(0, column) : [];
    });
  }

  #scroll(by: number): void {
    if (by === 0) return;
    this.picture.scroll(by * GLYPH.height, ground);
    this.#drawn = [...this.#drawn.slice(by), ...Array.from({ length: by }, () => newCells(blank))];
  }

  #drawCell(row: number, column: number, character: string): void {
    const [left, top] = [column * GLYPH.width, row * GLYPH.height];
    this.picture.fill({ left, top, right: left + GLYPH.width, bottom: top + GLYPH.height }, ground);
    if (character !== blank) this.picture.write(character, left, top, { colour: ink });
  }

  #drawCursor(): void {
    // Behind the last place of a row it waits on that place.
    const column = Math.min(columns - 1, this.#column);
    const [left, bottom] = [column * GLYPH.width, (this.#row + 1) * GLYPH.height];
    this.picture.fill({ left, top: bottom - 2, right: left + GLYPH.width, bottom }, ink);
    const cells = this.#drawn[this.#row];
    if (cells !== undefined) cells[column] = stale;
  }
}
