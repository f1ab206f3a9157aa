import { characterOf } from '@compute-market/contract/rules/scan-codes';
import { openSimulatedShell, type ShellMachine } from '../shell/simulated-shell';
import { Framebuffer } from './framebuffer';
import { GLYPH } from './glyphs';
import type { Scene } from './simulated-screen';

const columns = 100;
const rows = 36;
const ground = 0x00_00_00;
const ink = 0xc8_c8_c8;

const escape = '\u001b';
/** A command of a terminal, a control character, or one that is written. */
const pieces = /\u001b\[(\d*)([A-Za-z])|[\s\S]/gu;
/** What keys without a character send. */
const sent: Readonly<Record<string, string>> = {
  Enter: '\r',
  NumpadEnter: '\r',
  Backspace: '\u007f',
  Escape: escape,
  ArrowUp: `${escape}[A`,
  ArrowDown: `${escape}[B`,
  ArrowRight: `${escape}[C`,
  ArrowLeft: `${escape}[D`,
  Home: `${escape}[H`,
  End: `${escape}[F`,
  Delete: `${escape}[3~`,
};

/** Characters in rows, as the text console of a system shows them: as much of a terminal as the simulated shell writes. */
class TextScreen {
  readonly picture = new Framebuffer(columns * GLYPH.width, rows * GLYPH.height);
  #lines: string[][] = Array.from({ length: rows }, () => []);
  #row = 0;
  #column = 0;

  write(text: string): void {
    this.#drawCell(this.#row, this.#column, false);
    for (const [whole, count, command] of text.matchAll(pieces))
      if (command === undefined) this.#put(whole);
      else this.#obey(command, count === '' ? 1 : Number(count));
    this.#drawCell(this.#row, this.#column, true);
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
      this.#drawCell(this.#row, this.#column, false);
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
    this.#lines = [...this.#lines.slice(1), []];
    this.#drawAll();
  }

  #clearFrom(row: number, column: number): void {
    this.#lines = this.#lines.map((line, index) => {
      if (index < row) return line;
      return index === row ? line.slice(0, column) : [];
    });
    this.#drawAll();
  }

  #drawAll(): void {
    this.picture.fill(this.picture.whole(), ground);
    this.#lines.forEach((line, row) => line.forEach((_, column) => this.#drawCell(row, column, false)));
  }

  #drawCell(row: number, column: number, isCursor: boolean): void {
    const [left, top] = [column * GLYPH.width, row * GLYPH.height];
    const cell = { left, top, right: left + GLYPH.width, bottom: top + GLYPH.height };
    this.picture.fill(cell, ground);
    const character = this.#lines[row]?.[column] ?? ' ';
    if (character !== ' ') this.picture.write(character, left, top, { colour: ink });
    if (isCursor) this.picture.fill({ ...cell, top: cell.bottom - 2 }, ink);
  }
}

/** The text console of a simulated Linux, which somebody has logged in to. */
export function consoleScene(machine: ShellMachine, changed: () => void): Scene {
  const screen = new TextScreen();
  const decoder = new TextDecoder();
  const held = new Set<string>();
  const open = () =>
    openSimulatedShell(
      machine,
      { columns, rows },
      {
        data(bytes) {
          screen.write(decoder.decode(bytes, { stream: true }));
          changed();
        },
        drain: () => undefined,
        // As a system does, that lets the next one in.
        exit: () => (shell = open()),
      },
      `${machine.hostName} tty1\r\n\r\n`,
    );
  let shell = open();
  const isHeld = (...codes: string[]): boolean => codes.some((code) => held.has(code));
  return {
    picture: screen.picture,
    key(code, isDown) {
      if (!isDown) return void held.delete(code);
      held.add(code);
      const isShift = isHeld('ShiftLeft', 'ShiftRight');
      const character = sent[code] ?? characterOf({ code, shift: isShift });
      if (character === null || isHeld('AltLeft', 'AltRight')) return undefined;
      const isControl = isHeld('ControlLeft', 'ControlRight') && /^[a-z]$/i.test(character);
      const text = isControl ? String.fromCharCode(character.toUpperCase().charCodeAt(0) & 31) : character;
      shell.write(new TextEncoder().encode(text));
      return undefined;
    },
  };
}
