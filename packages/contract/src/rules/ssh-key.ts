/** Kinds of SSH keys that are taken (decisions 80). */
export type SshKeyType =
  | 'ssh-ed25519'
  | 'ssh-rsa'
  | 'ecdsa-sha2-nistp256'
  | 'ecdsa-sha2-nistp384'
  | 'ecdsa-sha2-nistp521';

/** A public key in the form of a line of `authorized_keys`, read whole. */
export interface SshPublicKey {
  readonly type: SshKeyType;
  readonly bits: number;
  /** The base64 part, which is the key itself. */
  readonly body: string;
  /** What its owner wrote behind it; often `name@machine`. */
  readonly comment: string;
}

export type SshKeyReading =
  | { readonly ok: true; readonly key: SshPublicKey }
  | { readonly ok: false; readonly reason: string };

/** Most characters of a pasted key: RSA of 16384 bits with a long comment stays below. */
export const SSH_KEY_TEXT_MAX = 4096;
/** Keys of one account; a sub-account has as many of its own. */
export const SSH_KEYS_MAX = 20;

const rsaBits = { least: 2048, most: 16_384 } as const;
const ed25519 = { bits: 256, bytes: 32 } as const;
/** Name, bits and bytes of an uncompressed point of each curve. */
const curves = {
  'ecdsa-sha2-nistp256': { name: 'nistp256', bits: 256, bytes: 65 },
  'ecdsa-sha2-nistp384': { name: 'nistp384', bits: 384, bytes: 97 },
  'ecdsa-sha2-nistp521': { name: 'nistp521', bits: 521, bytes: 133 },
} as const;
const uncompressed = 4;

const isCurve = (type: string): type is keyof typeof curves => type in curves;
const isType = (type: string): type is SshKeyType => type === 'ssh-ed25519' || type === 'ssh-rsa' || isCurve(type);
/** What begins a key of a kind that OpenSSH knows and that is not taken. */
const otherType = /^(?:ssh-dss|sk-|ssh-.+-cert-|ecdsa-.+-cert-)/;

const refuse = (reason: string): SshKeyReading => ({ ok: false, reason });
const broken = '公钥不完整或已损坏，请重新复制整行内容';

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64; null when it is something else. Written out, since the rules know neither a browser nor Node. */
function bytesOf(base64: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return null;
  const letters = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  let held = 0;
  let heldBits = 0;
  let place = 0;
  for (const letter of letters) {
    held = ((held << 6) | base64Letters.indexOf(letter)) & 0xffff;
    heldBits += 6;
    if (heldBits < 8) continue;
    heldBits -= 8;
    bytes[place] = (held >> heldBits) & 0xff;
    place += 1;
  }
  return bytes;
}

/** The length-prefixed parts of RFC 4251; null when the last one is cut off. */
function partsOf(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let place = 0;
  while (place < bytes.length) {
    if (place + 4 > bytes.length) return null;
    const end = place + 4 + view.getUint32(place);
    if (end > bytes.length) return null;
    parts.push(bytes.subarray(place + 4, end));
    place = end;
  }
  return parts;
}

const textOf = (bytes: Uint8Array | undefined): string => String.fromCharCode(...(bytes ?? []));

/** Bits of a positive number as RFC 4251 writes it. */
function bitsOf(number: Uint8Array): number {
  const digits = number[0] === 0 ? number.subarray(1) : number;
  const [first = 0] = digits;
  return digits.length === 0 ? 0 : (digits.length - 1) * 8 + (32 - Math.clz32(first));
}

/** Bits of a key by its parts after the name; null when they are not those of its kind. */
function sizeOf(type: SshKeyType, parts: readonly Uint8Array[]): number | null {
  const [first, second] = parts;
  if (type === 'ssh-ed25519') return parts.length === 1 && first?.length === ed25519.bytes ? ed25519.bits : null;
  if (second === undefined || parts.length !== 2) return null;
  if (type === 'ssh-rsa') return first !== undefined && first.length > 0 ? bitsOf(second) : null;
  const { name, bits, bytes } = curves[type];
  return textOf(first) === name && second.length === bytes && second[0] === uncompressed ? bits : null;
}

function readBody(type: SshKeyType, body: string, comment: string): SshKeyReading {
  const bytes = bytesOf(body);
  if (bytes === null) return refuse(broken);
  const parts = partsOf(bytes);
  if (parts === null) return refuse(broken);
  const [name, ...rest] = parts;
  if (textOf(name) !== type) return refuse('公钥的类型与内容不一致，请重新复制整行内容');
  const bits = sizeOf(type, rest);
  if (bits === null) return refuse(broken);
  if (type === 'ssh-rsa' && bits < rsaBits.least)
    return refuse(`RSA 公钥只有 ${bits} 位，至少需要 ${rsaBits.least} 位，建议改用 ed25519`);
  if (type === 'ssh-rsa' && bits > rsaBits.most) return refuse(`RSA 公钥最多 ${rsaBits.most} 位，建议改用 ed25519`);
  return { ok: true, key: { type, bits, body, comment } };
}

/**
 * Reads a public key as people paste it: a line of `id_*.pub`, with or without its comment. Everything else is refused with a Chinese
 * sentence that says what to do. Options before a key are refused rather than dropped: without them the key would open more.
 */
export function readSshKey(text: string): SshKeyReading {
  const line = text.trim();
  if (line === '') return refuse('请粘贴公钥');
  if (/PRIVATE KEY|PuTTY-User-Key-File/.test(line))
    return refuse('这是私钥，请勿提供给任何人；请粘贴以 .pub 结尾的文件中的公钥');
  if (line.startsWith('---- BEGIN SSH2 PUBLIC KEY'))
    return refuse('不支持该格式，请用 ssh-keygen -i -f 文件名 转换后粘贴');
  if (/[\r\n]/.test(line)) return refuse('一次只能添加一个公钥，且需为一行，请检查是否多粘贴了内容');
  const [type = '', body = '', ...comment] = line.split(/[ \t]+/);
  if (otherType.test(type)) return refuse('不支持该类型的公钥，请使用 ed25519、RSA 或 ECDSA');
  if (!isType(type))
    return refuse(
      /\b(?:ssh-(?:ed25519|rsa)|ecdsa-sha2-nistp\d+) /.test(line)
        ? '公钥前带有选项，请只粘贴从 ssh- 或 ecdsa- 开始的部分'
        : '不是 SSH 公钥，请粘贴以 ssh-ed25519、ssh-rsa 或 ecdsa-sha2- 开头的一行',
    );
  return body === '' ? refuse(broken) : readBody(type, body, comment.join(' '));
}

/** The line for `authorized_keys`, without a comment of a stranger's. */
export const sshKeyLine = ({ type, body }: Pick<SshPublicKey, 'type' | 'body'>): string => `${type} ${body}`;

const typeNames: Readonly<Record<SshKeyType, string>> = {
  'ssh-ed25519': 'ED25519',
  'ssh-rsa': 'RSA',
  'ecdsa-sha2-nistp256': 'ECDSA',
  'ecdsa-sha2-nistp384': 'ECDSA',
  'ecdsa-sha2-nistp521': 'ECDSA',
};
/** How a kind of key is called: RSA 4096. */
export const sshKeyKind = ({ type, bits }: { readonly type: string; readonly bits: number }): string =>
  isType(type) ? `${typeNames[type]} ${bits}` : type;
