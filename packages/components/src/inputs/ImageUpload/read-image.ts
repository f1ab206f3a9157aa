export interface ImageSides {
  width: number;
  height: number;
}

/** The sides of a picture in pixels. Rejects when the browser cannot open it. */
export async function readSides(url: string): Promise<ImageSides> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** Whether a picture has the asked-for sides; one held upright may be lying. */
export function isLargeEnough({ width, height }: ImageSides, least: ImageSides): boolean {
  return (
    Math.max(width, height) >= Math.max(least.width, least.height) &&
    Math.min(width, height) >= Math.min(least.width, least.height)
  );
}
