/** What the first bytes say a file is. The name and the browser's word count for nothing (trust B20). */
type Content = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'zip' | 'gzip' | 'mp4' | 'text';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const marks: readonly (readonly [Content, (bytes: Uint8Array) => boolean])[] = [
  ['jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['png', (bytes) => bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n'],
  ['gif', (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6))],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['pdf', (bytes) => ascii(bytes, 0, 5) === '%PDF-'],
  ['zip', (bytes) => ascii(bytes, 0, 4) === 'PK\x03\x04'],
  ['gzip', (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b],
  ['mp4', (bytes) => ascii(bytes, 4, 8) === 'ftyp'],
];

/** The beginning of markup that a browser would run, whatever the file is called. A log that quotes some further down is a log. */
const activeMarkup = /^(?:\s|\u00ef\u00bb\u00bf|<!--[^>]*-->)*<(?:!doctype|html|head|body|script|svg|iframe|\?xml)/i;

function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  return !activeMarkup.test(ascii(bytes, 0, 2048));
}

export function contentOf(bytes: Uint8Array): Content | null {
  const marked = marks.find(([, isIt]) => isIt(bytes));
  if (marked !== undefined) return marked[0];
  return bytes.length > 0 && isPlainText(bytes) ? 'text' : null;
}

const pictureTypes: Partial<Record<Content, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** By the ending of its name, what a file must hold and how it is served. An ending that is not here is refused, SVG and HTML among them. */
const accepted: Readonly<Record<string, readonly [Content, string]>> = {
  ...Object.fromEntries(
    ['txt', 'log', 'out', 'err', 'md', 'json', 'yaml', 'yml', 'toml', 'ini', 'conf', 'cfg', 'py', 'sh', 'ipynb'].map(
      (ending) => [ending, ['text', 'text/plain; charset=utf-8']],
    ),
  ),
  ...Object.fromEntries(['docx', 'xlsx', 'pptx', 'zip', 'whl'].map((ending) => [ending, ['zip', 'application/zip']])),
  csv: ['text', 'text/csv; charset=utf-8'],
  jpg: ['jpeg', 'image/jpeg'],
  jpeg: ['jpeg', 'image/jpeg'],
  png: ['png', 'image/png'],
  gif: ['gif', 'image/gif'],
  webp: ['webp', 'image/webp'],
  pdf: ['pdf', 'application/pdf'],
  gz: ['gzip', 'application/gzip'],
  tgz: ['gzip', 'application/gzip'],
  mp4: ['mp4', 'video/mp4'],
};

const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type of an uploaded file, or null when it is refused: an unknown ending, or a content that is not what the ending says. */
export function mediaTypeOf(name: string, bytes: Uint8Array): string | null {
  const expected = accepted[endingOf(name)];
  const content = contentOf(bytes);
  if (expected === undefined || content === null) return null;
  if (expected[0] === content) return expected[1];
  // A picture under the ending of another kind of picture harms nobody: phones do it.
  return pictureTypes[expected[0]] === undefined ? null : (pictureTypes[content] ?? null);
}
