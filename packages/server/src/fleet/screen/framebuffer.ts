import { GLYPH, glyphOf } from './glyphs';

/** A rectangle, pixels; the right and lower edges are outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const bytesOfPixel = 4;

/** What a simulated machine shows: pixels, and which of them changed since somebody looked. Colours are red, green and blue in three bytes. */
export class Framebuffer {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint32Array;
  #changed: Box | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint32Array(width * height);
  }

  fill(box: Box, colour: number): void {
    const seen = this.#within(box);
    for (let y = seen.top; y < seen.bottom; y += 1)
      this.#pixels.fill(colour, y * this.width + seen.left, y * this.width + seen.right);
    this.#note(seen);
  }

  /** Moves everything up by so many rows of pixels; what comes in from below is of this colour. */
  scroll(by: number, colour: number): void {
    this.#pixels.copyWithin(0, by * this.width);
    this.#note(this.whole());
    this.fill({ ...this.whole(), top: this.height - by }, colour);
  }

  /** Writes a line of text; its ground is left alone. `scale`: how large a point of a character is, pixels. */
  write(text: string, left: number, top: number, { colour, scale = 1 }: { colour: number; scale?: number }): void {
    [...text].forEach((character, place) => {
      const rows = glyphOf(character);
      rows.forEach((bits, row) => {
        for (let column = 0; column < GLYPH.width; column += 1) {
          if ((bits & (1 << (GLYPH.width - 1 - column))) === 0) continue;
          const x = left + (place * GLYPH.width + column) * scale;
          const y = top + row * scale;
          this.fill({ left: x, top: y, right: x + scale, bottom: y + scale }, colour);
        }
      });
    });
  }

  /** What changed since the last time; null for nothing. */
  takeChanged(): Box | null {
    const changed = this.#changed;
    this.#changed = null;
    return changed;
  }

  /** All of it. */
  whole(): Box {
    return { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  /** Pixels of a box from above, blue first, four bytes each. */
  read({ left, top, right, bottom }: Box): Uint8Array {
    const read = new Uint8Array((right - left) * (bottom - top) * bytesOfPixel);
    const view = new DataView(read.buffer);
    let at = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1, at += bytesOfPixel)
        view.setUint32(at, this.#pixels[y * this.width + x] ?? 0, true);
    return read;
  }

  #within({ left, top, right, bottom }: Box): Box {
    return {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(this.width, right),
      bottom: Math.min(this.height, bottom),
    };
  }

  #note(box: Box): void {
    const known = this.#changed ?? box;
    this.#changed = {
      left: Math.min(known.left, box.left),
      top: Math.min(known.top, box.top),
      right: Math.max(known.right, box.right),
      bottom: Math.max(known.bottom, box.bottom),
    };
  }
}
