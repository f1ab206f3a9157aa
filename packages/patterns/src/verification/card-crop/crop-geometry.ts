/** Width to height of an identity card. */
export const cardRatio = 1.585;
/** How far the window can be narrowed: a fifth of the whole. */
const closest = 5;

export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture is kept: its middle in shares of the turned picture, how close it is looked at (1 is the whole), and quarter turns to the right. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly turns: number;
}

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1, turns: 0 };

/** The sides of a picture after its quarter turns. */
export const turnedSides = ({ width, height }: Sides, turns: number): Sides =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The window in points of the picture: at zoom 1 it holds all of it, with room beside what is not of a card's shape. */
export function windowOf(picture: Sides, { zoom, turns }: Pick<Crop, 'zoom' | 'turns'>): Sides {
  const { width, height } = turnedSides(picture, turns);
  const whole = Math.max(width, height * cardRatio);
  return { width: whole / zoom, height: whole / zoom / cardRatio };
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Half a window from either rim; in the middle where the window is wider than the picture. */
const within = (middle: number, share: number): number =>
  share >= 1 ? 0.5 : between(middle, share / 2, 1 - share / 2);

/** The same crop with its window inside the picture. */
export function settled(picture: Sides, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, closest);
  const size = windowOf(picture, { ...crop, zoom });
  const { width, height } = turnedSides(picture, crop.turns);
  return { ...crop, zoom, x: within(crop.x, size.width / width), y: within(crop.y, size.height / height) };
}

/** Moves the window by shares of itself: 0.1 to the right shows what lay a tenth of the window to the right. */
export function moved(picture: Sides, crop: Crop, by: { readonly x?: number; readonly y?: number }): Crop {
  const size = windowOf(picture, crop);
  const { width, height } = turnedSides(picture, crop.turns);
  return settled(picture, {
    ...crop,
    x: crop.x + ((by.x ?? 0) * size.width) / width,
    y: crop.y + ((by.y ?? 0) * size.height) / height,
  });
}

export const zoomed = (picture: Sides, crop: Crop, factor: number): Crop =>
  settled(picture, { ...crop, zoom: crop.zoom * factor });

/** A quarter turn to the right; what was in the middle stays there. */
export const turned = (picture: Sides, crop: Crop): Crop =>
  settled(picture, { ...crop, x: 1 - crop.y, y: crop.x, turns: (crop.turns + 1) % 4 });

/** Nothing is cut off and nothing turned: the file can go as it is. */
export const isWhole = ({ zoom, turns }: Crop): boolean => zoom === 1 && turns === 0;
