import type { EditorBodyProps } from './markdown-editor-props';

/** Pictures that cannot hold a script. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** 5 MB, as the server takes them. */
export const defaultMaxImageSize = 5 * 1024 * 1024;

const megabytes = (bytes: number) => String(Math.round((bytes / 1024 / 1024) * 10) / 10);

/** Why a file cannot be inserted, in words; undefined when it can. */
export function imageRefusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  maxSize: number,
  labels: EditorBodyProps['labels'],
): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return labels.notImage(file.name);
  return file.size > maxSize ? labels.tooLarge(file.name, megabytes(maxSize)) : undefined;
}
