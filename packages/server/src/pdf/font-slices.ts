import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const weight = 400;
/** Stands for what no slice can write. */
const unknown = '□';

interface Slice {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** A text as stretches that one slice writes. */
export interface Stretch {
  readonly slice: string;
  readonly text: string;
}

const unicodeFile = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/unicode.json');

function readRange(written: string): readonly [number, number] {
  const [first = '', last = first] = written.replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

let known: Promise<readonly Slice[]> | undefined;

/** Which part of Unicode each file of the font covers. */
function readSlices(): Promise<readonly Slice[]> {
  known ??= readFile(unicodeFile, 'utf8').then((text) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
      name: name.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(readRange),
    })),
  );
  return known;
}

const covers = (slice: Slice, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return slice.ranges.some(([first, last]) => code >= first && code <= last);
};

/** The font is cut into a hundred files by how often characters are used; a text is written with those it needs. Later files have precedence. */
export async function stretchesOf(text: string): Promise<Stretch[]> {
  const slices = [...(await readSlices())].reverse();
  const stretches: { slice: string; text: string }[] = [];
  for (const written of text) {
    const found = slices.find((slice) => covers(slice, written));
    const character = found === undefined ? unknown : written;
    const slice = (found ?? slices.find((one) => covers(one, unknown)))?.name ?? 'latin';
    const last = stretches.at(-1);
    if (last?.slice === slice) last.text += character;
    else stretches.push({ slice, text: character });
  }
  return stretches;
}

/** One slice as a plain font that holds these characters only: PDF readers know neither compressed nor variable fonts. */
export async function fontOf(slice: string, characters: string): Promise<Buffer> {
  const file = path.join(path.dirname(unicodeFile), 'files', `noto-sans-sc-${slice}-wght-normal.woff2`);
  return subsetFont(await readFile(file), characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });
}
