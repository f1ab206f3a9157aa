import * as z from 'zod/mini';

const MB = 1024 * 1024;

/** A file of a multipart body: bytes at most, and the media types that are accepted. */
export function uploadedFile(maximumBytes: number, types?: readonly string[]) {
  const file = z.file('请选择文件').check(z.maxSize(maximumBytes, `文件不能超过 ${maximumBytes / MB} MB`));
  return types ? file.check(z.mime([...types], '不支持该文件类型，请更换文件')) : file;
}

export const IMAGE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const PAPER_MEDIA_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/** Characters that a JSON body with so many bytes in base64 may have, other fields included. */
export const base64Size = (maximumBytes: number): number => Math.ceil(maximumBytes / 3) * 4 + 1024;

/** A picture in base64, with or without its `data:` head, of at most this many bytes once decoded; a scanned paper may be a PDF too. */
export function base64Picture(maximumBytes: number) {
  return z
    .string()
    .check(
      z.minLength(1, '请上传图片'),
      z.maxLength(Math.ceil(maximumBytes / 3) * 4 + 64, `图片不能超过 ${maximumBytes / MB} MB`),
      z.regex(
        /^(data:(image\/(png|jpeg|webp)|application\/pdf);base64,)?[A-Za-z0-9+/]+={0,2}$/,
        '图片格式不正确，请重新上传',
      ),
    );
}
