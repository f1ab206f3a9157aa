/** A mail as its reader sees it. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly content: Buffer }[];
}

interface Part {
  readonly header: (name: string) => string;
  readonly body: string;
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` as words. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString() : unquoted(coded.replaceAll('_', ' ')),
    );

const unquoted = (text: string): string => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

function partOf(text: string): Part {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  return {
    header: (name) => words(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''),
    body: text.slice(end + 4),
  };
}

function bytesOf({ header, body }: Part): Buffer {
  const coding = header('Content-Transfer-Encoding').toLowerCase();
  if (coding === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(coding === 'quoted-printable' ? unquoted(body) : body);
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.header('Content-Type'))?.[1];
  if (boundary === undefined) return [part];
  const between = part.body.split(`--${boundary}`).slice(1, -1);
  return between.flatMap((text) => leavesOf(partOf(text.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

/** Reads a mail as it stands between DATA and the last dot. */
export function readMail(raw: string): Mail {
  const whole = partOf(raw.replace(/^\.\./gm, '.'));
  const leaves = leavesOf(whole);
  const text = leaves.find((leaf) => leaf.header('Content-Disposition') === '');
  return {
    from: whole.header('From'),
    to: whole.header('To'),
    subject: whole.header('Subject'),
    text: text === undefined ? '' : bytesOf(text).toString().trim(),
    attachments: leaves.flatMap((leaf) => {
      const name = /filename="?([^";]+)"?/.exec(leaf.header('Content-Disposition'))?.[1];
      return name === undefined ? [] : [{ name, content: bytesOf(leaf) }];
    }),
  };
}
