import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const command = path.resolve('packages/server/dist/commands/configure.js');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticHost {
  readonly url: string;
  stop(): void;
}

interface Published {
  readonly port: number;
  /** Path under which the site stands. */
  readonly sitePath: string;
  /** Address of our server, which the site calls. */
  readonly api: string;
}

/** The answer of the recipe to a path below the site's: the file, the page for every other address without an extension, else nothing (docs/static-hosting.md). */
function answer(response: ServerResponse, folder: string, headers: Record<string, string>, pathname: string) {
  const file = path.join(folder, path.posix.normalize(pathname));
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const isAsset = pathname.startsWith('/assets/');
  if (!isFile && (isAsset || path.extname(pathname) !== '')) return void response.writeHead(404, headers).end();
  const found = isFile ? file : path.join(folder, 'index.html');
  response.writeHead(200, {
    ...headers,
    'content-type': types[path.extname(found)] ?? 'application/octet-stream',
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  return void response.end(readFileSync(found));
}

/** Publishes the build as docs/static-hosting.md says, on a host that knows nothing of the product. Its name is another site than 127.0.0.1. */
export async function startStaticHost({ port, sitePath, api }: Published): Promise<StaticHost> {
  const out = mkdtempSync(path.join(tmpdir(), 'compute-market-static-'));
  const configured = spawnSync(
    process.execPath,
    [command, '--out', out, '--path', sitePath, '--api', `${api}/api`, '--third-party', `${api}/third-party`],
    { encoding: 'utf8' },
  );
  if (configured.status !== 0) throw new Error(configured.stderr);
  const headers = JSON.parse(readFileSync(path.join(out, 'headers.json'), 'utf8')) as Record<string, string>;
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${sitePath}/`)) return void response.writeHead(404).end();
    return answer(response, path.join(out, 'public'), headers, pathname.slice(sitePath.length));
  });
  await new Promise<void>((resolve) => host.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}${sitePath}`,
    stop: () => {
      host.closeAllConnections();
      host.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
