import sharp from 'sharp';
import { Refusal } from '../http/refusal';

/** A picture of more points than this is refused before it is unpacked: a small file can hold a huge one. */
const mostPixels = 40_000_000;
const longestSide = 4096;

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/**
 * The same picture written anew, so that nothing hidden in the file comes along: no place and camera data, no second content behind the
 * picture. It is turned upright and made at most 4096 points long. Refuses with FILE_TYPE_INVALID what is no whole picture.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<Picture> {
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
    const { format, width, height } = await source.metadata();
    if (width * height > mostPixels) throw new Error('too many pixels');
    const upright = source
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    if (format === 'jpeg') return { bytes: await upright.jpeg({ quality: 88 }).toBuffer(), mediaType: 'image/jpeg' };
    if (format === 'webp') return { bytes: await upright.webp({ quality: 88 }).toBuffer(), mediaType: 'image/webp' };
    if (format !== 'png' && format !== 'gif') throw new Error('not a picture of ours');
    return { bytes: await upright.png().toBuffer(), mediaType: 'image/png' };
  } catch {
    throw new Refusal('FILE_TYPE_INVALID', {
      reason: '无法读取该图片，请上传完整的 JPG、PNG、GIF 或 WebP 图片（不超过 4000 万像素）',
    });
  }
}
