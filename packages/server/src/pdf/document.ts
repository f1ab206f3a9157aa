import PDFDocument from 'pdfkit';
import { fontOf, stretchesOf, type Stretch } from './font-slices';

/** Where a text stands, in points from the top left corner. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A longer text goes on below. */
  readonly width?: number;
  /** With a width: at its start, in its middle or at its end. */
  readonly align?: 'start' | 'center' | 'end';
  readonly color?: string;
}

const black = '#000000';
const lineHeight = 1.5;

/** One sheet of paper on which Chinese can be written. All its words are known before the first is drawn, so that its fonts hold no others. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #stretches: ReadonlyMap<string, readonly Stretch[]>;

  private constructor(pdf: PDFKit.PDFDocument, stretches: ReadonlyMap<string, readonly Stretch[]>) {
    this.#pdf = pdf;
    this.#stretches = stretches;
  }

  /** A sheet of this size in points that will carry these words. */
  static async open({
    width,
    height,
    title,
    at,
    words,
  }: {
    readonly width: number;
    readonly height: number;
    readonly title: string;
    readonly at: Date;
    readonly words: readonly string[];
  }): Promise<Sheet> {
    const pdf = new PDFDocument({
      size: [width, height],
      margin: 0,
      info: { Title: title, CreationDate: at, ModDate: at },
      lang: 'zh-CN',
    });
    const characters = [...new Set(words.join(''))].sort();
    const stretches = new Map<string, Stretch[]>();
    const bySlice = new Map<string, string>();
    for (const character of characters) {
      const written = await stretchesOf(character);
      stretches.set(character, written);
      for (const { slice, text } of written) bySlice.set(slice, (bySlice.get(slice) ?? '') + text);
    }
    for (const [slice, needed] of [...bySlice].sort()) pdf.registerFont(slice, await fontOf(slice, needed));
    return new Sheet(pdf, stretches);
  }

  /** The text as stretches of one font each. */
  #run(text: string): Stretch[] {
    const run: { slice: string; text: string }[] = [];
    for (const character of text) {
      for (const part of this.#stretches.get(character) ?? []) {
        const last = run.at(-1);
        if (last?.slice === part.slice) last.text += part.text;
        else run.push({ ...part });
      }
    }
    return run;
  }

  #widthOf(text: string, size: number): number {
    return this.#run(text).reduce(
      (width, part) => width + this.#pdf.font(part.slice, size).widthOfString(part.text),
      0,
    );
  }

  #break(text: string, size: number, width: number): string[] {
    const lines: string[] = [''];
    for (const character of text) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && this.#widthOf(line + character, size) > width) lines.push(character);
      else lines[lines.length - 1] = line + character;
    }
    return lines;
  }

  /** Writes a text; answers the height it takes. */
  write(text: string, { x, y, size, width, align = 'start', color = black }: Placing): number {
    const lines = width === undefined ? [text] : this.#break(text, size, width);
    lines.forEach((line, index) => {
      const free = width === undefined ? 0 : width - this.#widthOf(line, size);
      let left = x + (align === 'end' ? free : align === 'center' ? free / 2 : 0);
      for (const part of this.#run(line)) {
        this.#pdf
          .font(part.slice, size)
          .fillColor(color)
          .text(part.text, left, y + index * size * lineHeight, { lineBreak: false });
        left += this.#pdf.font(part.slice, size).widthOfString(part.text);
      }
    });
    return lines.length * size * lineHeight;
  }

  /** A thin line. */
  line(from: readonly [number, number], to: readonly [number, number], color: string): void {
    this.#pdf
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  }

  /** Writes across the middle of the sheet, pale and slanted. */
  stamp(
    text: string,
    { size, color, opacity }: { readonly size: number; readonly color: string; readonly opacity: number },
  ): void {
    const { width, height } = this.#pdf.page;
    this.#pdf
      .save()
      .rotate(-24, { origin: [width / 2, height / 2] })
      .fillOpacity(opacity);
    this.write(text, { x: 0, y: height / 2 - size / 2, width, align: 'center', size, color });
    this.#pdf.restore();
  }

  /** The finished file. */
  async bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    const done = new Promise<void>((resolve, reject) =>
      this.#pdf
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', resolve)
        .on('error', reject),
    );
    this.#pdf.end();
    await done;
    return Buffer.concat(parts);
  }
}
