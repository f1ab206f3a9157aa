const longest = 100;
/** Control characters, what paths are made of, and marks that turn the reading direction to disguise an ending. */
const unwanted = /[\p{Cc}\p{Cf}<>:"|?*]/gu;

/** A customer's file name, fit to be shown and to be offered for download: the last part of a path, one line, at most 100 characters with its ending. */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(unwanted, '')
    .replace(/^[.\s]+/, '')
    .trim();
  if (plain === '') return 'file';
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  return plain.length <= longest ? plain : plain.slice(0, longest - ending.length) + ending;
}
