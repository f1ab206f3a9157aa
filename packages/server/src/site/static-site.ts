import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWING_CODE } from '@compute-market/contract/drawn-page';
import { StartupError } from '../config';
import { fillPage, type PageConfiguration } from './page';
import { brandOrigins, contentSecurityPolicy, hashOfScript, siteHeaders } from './policy';

/** What a static host is handed: what it serves, and what it says with it. */
const served = 'public';
const headersFile = 'headers.json';
const nginxFile = 'headers.conf';

const nonce = /\s*<meta[^>]*nonce[^>]*>| nonce="[^"]*"/g;
/** Scripts in the page itself that a browser runs. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const originsOf = ({ api = {}, brand }: PageConfiguration): string[] => [
  ...new Set([
    ...[api.main ?? '', api.thirdParty ?? ''].flatMap((address) =>
      URL.canParse(address) ? [new URL(address).origin] : [],
    ),
    ...brandOrigins(brand),
  ]),
];

/** Where the web terminals are, which a policy does not find under the https of the same host. */
const socketsOf = ({ api = {} }: PageConfiguration): string[] =>
  URL.canParse(api.main ?? '') ? [new URL(api.main ?? '').origin.replace(/^http/, 'ws')] : [];

/** The page and the headers of a host that cannot make a nonce for each answer: its inline script is let by for what it says. */
export function staticPage(built: string, configuration: PageConfiguration) {
  const page = fillPage(built.replace(nonce, ''), configuration);
  const inline = [...page.matchAll(inlineScript)].map(([, script = '']) => hashOfScript(script));
  const policy = contentSecurityPolicy({
    inline,
    origins: originsOf(configuration),
    sockets: socketsOf(configuration),
  });
  return { page, headers: { 'content-security-policy': policy, ...siteHeaders } };
}

/**
 * Writes a copy of the built site as a static host publishes it: `public` to be served under the site's path, and the headers of every answer as
 * JSON and for nginx (docs/static-hosting.md). What a former run left in `public` is gone. Throws StartupError where there is no build.
 */
export function writeStaticSite(from: string, out: string, configuration: PageConfiguration): void {
  const index = path.join(from, 'index.html');
  if (!existsSync(index)) throw new StartupError(`${from} 中没有构建好的网站，请先运行 npm run build。`);
  const { page, headers } = staticPage(readFileSync(index, 'utf8'), configuration);
  const folder = path.join(out, served);
  if (path.resolve(folder).startsWith(path.resolve(from) + path.sep))
    throw new StartupError('--out 不能在构建目录之内，请换一个目录。');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawing = path.join(from, path.dirname(DRAWING_CODE));
  cpSync(from, folder, { recursive: true, filter: (file) => file !== drawing });
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(out, headersFile), `${JSON.stringify(headers, null, 2)}\n`);
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  writeFileSync(path.join(out, nginxFile), lines.join(''));
}
