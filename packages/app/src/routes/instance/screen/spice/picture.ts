import { SPICE_BITMAP, SPICE_IMAGE, SPICE_TOP_DOWN } from '@compute-market/contract/rules/spice';
import { viewOf } from '@compute-market/contract/rules/spice-bytes';
import { SpiceError } from './link';
import { unpackLz4 } from './lz4';

/** A rectangle of a screen, pixels; the right and lower edges are outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Red, green, blue and full opacity of each pixel, row by row from above. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Rows as they came. */
interface Rows {
  readonly format: number;
  readonly bytes: Uint8Array;
  /** Bytes from one to the next. */
  readonly stride: number;
  readonly isTopDown: boolean;
}

/** Of the description before every picture: id, type, flags, width, height. */
const descriptionBytes = 18;
/** From the beginning of a raw picture to its rows: format, flags, size, stride, palette. */
const bitmapBytes = 18;

const bytesOfPixel = new Map<number, number>([
  [SPICE_BITMAP.bits16, 2],
  [SPICE_BITMAP.bits24, 3],
  [SPICE_BITMAP.bits32, 4],
  [SPICE_BITMAP.rgba, 4],
]);

const pixelBytes = (format: number): number => {
  const bytes = bytesOfPixel.get(format);
  if (bytes === undefined) throw new SpiceError(`pixels of format ${format}`);
  return bytes;
};

function rawRows(body: Uint8Array, view: DataView, at: number, height: number): Rows {
  const format = view.getUint8(at);
  const stride = view.getUint32(at + 10, true);
  const from = at + bitmapBytes;
  return {
    format,
    stride,
    isTopDown: (view.getUint8(at + 1) & SPICE_TOP_DOWN) !== 0,
    bytes: body.subarray(from, from + stride * height),
  };
}

/** Two bytes that tell the order of rows and their format, and blocks, each behind its length with the highest byte first. */
function packedRows(body: Uint8Array, view: DataView, at: number, { width, height }: Size): Rows {
  const end = at + 4 + view.getUint32(at, true);
  const format = view.getUint8(at + 5);
  const stride = width * pixelBytes(format);
  const bytes = new Uint8Array(stride * height);
  let from = at + 6;
  for (let to = 0; from < end; ) {
    const length = view.getUint32(from, false);
    to = unpackLz4(body.subarray(from + 4, from + 4 + length), bytes, to);
    from += 4 + length;
  }
  return { format, stride, isTopDown: view.getUint8(at + 4) !== 0, bytes };
}

type Size = Pick<Pixels, 'width' | 'height'>;

/** Five bits as eight. */
const widened = (bits: number): number => (bits << 3) | (bits >> 2);

function convert({ format, bytes, stride, isTopDown }: Rows, { width, height }: Size, area: Box): Pixels {
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const step = pixelBytes(format);
  if (area.right > width || area.bottom > height || bytes.length < stride * height)
    throw new SpiceError('a picture is smaller than what is drawn of it');
  let to = 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    let from = (isTopDown ? y : height - 1 - y) * stride + area.left * step;
    for (let x = area.left; x < area.right; x += 1, from += step, to += 4) {
      const [first = 0, second = 0] = [bytes[from], bytes[from + 1]];
      if (step === 2) {
        const word = first | (second << 8);
        data[to] = widened((word >> 10) & 31);
        data[to + 1] = widened((word >> 5) & 31);
        data[to + 2] = widened(word & 31);
      } else {
        data[to] = bytes[from + 2] ?? 0;
        data[to + 1] = second;
        data[to + 2] = first;
      }
      data[to + 3] = 255;
    }
  }
  return { ...size, data };
}

/** Reads the part of a picture that is drawn; `at` is where its description stands in the message. Throws SpiceError for kinds that we did not ask for. */
export function readPicture(body: Uint8Array, at: number, area: Box): Pixels {
  const view = viewOf(body);
  const type = view.getUint8(at + 8);
  const size = { width: view.getUint32(at + 10, true), height: view.getUint32(at + 14, true) };
  const content = at + descriptionBytes;
  if (type === SPICE_IMAGE.bitmap) return convert(rawRows(body, view, content, size.height), size, area);
  if (type === SPICE_IMAGE.lz4) return convert(packedRows(body, view, content, size), size, area);
  throw new SpiceError(`a picture of kind ${type}`);
}
