const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = 'specimen\0';

/** What a specimen paper says of itself, in a text chunk of its PNG file; null for any other picture. */
export function specimenText(picture: Uint8Array): string | null {
  const bytes = Buffer.from(picture);
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (bytes.toString('latin1', at + 4, at + 8) === 'tEXt' && data.toString('latin1').startsWith(keyword))
      return data.subarray(keyword.length).toString('utf8');
    at += 12 + length;
  }
  return null;
}

/** What a specimen paper says of itself among the keywords of its PDF; null for any other document. */
export function documentText(document: Uint8Array): string | null {
  const bytes = Buffer.from(document);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return null;
  const [, said] = /\(specimen:([A-Za-z0-9+/]+=*)\)/.exec(bytes.toString('latin1')) ?? [];
  return said === undefined ? null : Buffer.from(said, 'base64').toString('utf8');
}
