import sharp from 'sharp';

const side = 160;
const levels = 6;

/** How much of a picture has each colour, roughly. */
export type Colors = readonly number[];

/** The colours of a picture, wherever they stand in it: they stay much the same when its rim is cut off. */
export async function colorsOf(picture: Uint8Array): Promise<Colors> {
  const { data } = await sharp(picture)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = Array.from({ length: levels ** 3 }, () => 0);
  const levelOf = (at: number): number => Math.floor(((data[at] ?? 0) * levels) / 256);
  for (let at = 0; at + 2 < data.length; at += 3) {
    const bin = (levelOf(at) * levels + levelOf(at + 1)) * levels + levelOf(at + 2);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const total = side * side;
  return counts.map((count) => count / total);
}

/** How alike two pictures are in their colours, 0 to 1. Small patches weigh nearly as much as the ground they stand on. */
export const likeness = (one: Colors, other: Colors): number =>
  one.reduce((sum, share, bin) => sum + Math.sqrt(share * (other[bin] ?? 0)), 0);
