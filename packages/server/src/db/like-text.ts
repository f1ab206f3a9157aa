/** A pattern of `like` for texts that hold these words, whatever signs are in them. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
