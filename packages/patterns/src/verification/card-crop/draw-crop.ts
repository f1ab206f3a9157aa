import { cardRatio, isWhole, turnedSides, windowOf, type Crop } from './crop-geometry';

const longestSide = 2048;
const quality = 0.92;
/** Of the file that is sent, not of the page: beside the picture it is white in every theme. */
const paper = 'white';

/** Draws the window of a crop over the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const size = windowOf(image, crop);
  const scale = canvas.width / size.width;
  const sides = turnedSides(image, crop.turns);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(
    canvas.width / 2 - (crop.x - 0.5) * sides.width * scale,
    canvas.height / 2 - (crop.y - 0.5) * sides.height * scale,
  );
  context.rotate((crop.turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(image, -image.width / 2, -image.height / 2);
}

/** The cut picture as a file of the same name; the file itself where nothing is cut. Rejects when the browser cannot write it. */
export async function cutFile(file: File, image: ImageBitmap, crop: Crop): Promise<File> {
  if (isWhole(crop)) return file;
  const width = Math.round(Math.min(longestSide, windowOf(image, crop).width));
  const canvas = Object.assign(document.createElement('canvas'), { width, height: Math.round(width / cardRatio) });
  drawCrop(canvas, image, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('the picture could not be written');
  return new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' });
}
