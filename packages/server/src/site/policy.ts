import type { Brand } from '@compute-market/contract/brand';
import { createHash } from 'node:crypto';

/** Lets the empty style element through that the style engine fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Lets an inline script through for what it says. */
export const hashOfScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

interface PolicySources {
  /** What lets the page's own inline parts by: a nonce of one answer, or hashes. */
  readonly inline: readonly string[];
  /** Origins besides the site's own where calls go and pictures come from. */
  readonly origins?: readonly string[];
  /** Origins besides the site's own where sockets lead; the site's own are meant by `'self'`. */
  readonly sockets?: readonly string[];
}

/** The policy of the site: its own files, the back end it is told of, and of inline parts only those that are named. */
export function contentSecurityPolicy({ inline, origins = [], sockets = [] }: PolicySources): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
    ["style-src 'self'", ...inline, emptyStyle].join(' '),
    `img-src ${own} data: blob:`,
    "font-src 'self'",
    ['connect-src', own, ...sockets].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `default` is the editor's: it cleans every string on its way into the parser.
    'trusted-types dompurify app default',
  ].join('; ');
}

/** What every answer of the site carries besides its policy. */
export const siteHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Where texts and pictures of the brand come from when it is not the site itself. */
export const brandOrigins = ({ dataHost, logo, officialAccount }: Brand): string[] => [
  ...new Set(
    [dataHost, logo, officialAccount.qrcode].flatMap((address) =>
      URL.canParse(address) ? [new URL(address).origin] : [],
    ),
  ),
];
