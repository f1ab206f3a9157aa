/** Kinds of files, for FileDrop and ImageUpload. */
export const fileKindMessages = {
  image: '图片',
  list: (kinds: readonly string[]) => kinds.join('、'),
} as const;
