import { execFile } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeRoot } from './small-image';

const run = promisify(execFile);

/** What pulls an image and makes a root of it, and what is put into it. */
const programs = ['/usr/bin/skopeo', '/usr/bin/umoci', '/bin/busybox'];

/** Why no image can be pulled here; null when it can. */
export function pullObstacle(): string | null {
  const missing = programs.filter((program) => !existsSync(program));
  return missing.length === 0
    ? null
    : `not installed: ${missing.join(', ')} (apt-get install skopeo umoci busybox-static)`;
}

/** A registry on this machine, over the documented API, read only. */
export interface TestRegistry {
  /** Its host and port. */
  readonly host: string;
  /** What it was asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** What the image says of itself. */
const configuration = {
  'config.entrypoint': ['/bin/sh'],
  'config.cmd': ['-c', 'id -u > /srv/who; pwd > /srv/where; echo $FROM_IMAGE > /srv/said; exec sleep 1000'],
  'config.env': ['FROM_IMAGE=from the image', 'PATH=/bin:/opt/bin'],
  'config.user': ['app'],
  'config.workingdir': ['/srv'],
};

/** A busybox with two users, under the tag `v1`; `bare` and `big` hold one file each. */
async function makeLayout(folder: string): Promise<string> {
  const [layout, root] = [path.join(folder, 'layout'), path.join(folder, 'root')];
  await makeRoot(root, ['sh', 'sleep', 'cat', 'wc', 'id', 'pwd', 'echo', 'env']);
  mkdirSync(path.join(root, 'srv'));
  writeFileSync(path.join(root, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\napp:x:1000:1000::/srv:/bin/sh\n');
  await run('chown', ['1000:1000', path.join(root, 'srv')]);
  const umoci = (...words: string[]) => run('umoci', words);
  await umoci('init', '--layout', layout);
  for (const tag of ['v1', 'bare', 'big']) await umoci('new', '--image', `${layout}:${tag}`);
  await umoci('insert', '--image', `${layout}:v1`, root, '/');
  const words = Object.entries(configuration).flatMap(([name, values]) => values.map((value) => `--${name}=${value}`));
  await umoci('config', '--image', `${layout}:v1`, ...words);
  writeFileSync(path.join(folder, 'hello'), 'hello');
  for (const tag of ['bare', 'big'])
    await umoci('insert', '--image', `${layout}:${tag}`, path.join(folder, 'hello'), `/${tag}`);
  return layout;
}

interface Index {
  readonly manifests: readonly {
    readonly digest: string;
    readonly annotations: { readonly 'org.opencontainers.image.ref.name': string };
  }[];
}

const manifestType = 'application/vnd.oci.image.manifest.v1+json';

/** Starts it with its images. */
export async function startRegistry(): Promise<TestRegistry> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'compute-market-registry-'));
  const layout = await makeLayout(folder);
  const { manifests } = JSON.parse(readFileSync(path.join(layout, 'index.json'), 'utf8')) as Index;
  const digestOf = (name: string) =>
    manifests.find((one) => one.annotations['org.opencontainers.image.ref.name'] === name)?.digest ?? name;
  const asked: string[] = [];
  const missing = (response: ServerResponse) =>
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"errors":[{"code":"MANIFEST_UNKNOWN","message":"manifest unknown"}]}');
  const server = createServer(({ url = '', method }, response) => {
    if (url === '/v2/') return response.writeHead(200).end();
    const [, kind = '', name = ''] = /\/(manifests|blobs)\/([^/]+)$/.exec(url) ?? [];
    const digest = digestOf(name);
    const file = path.join(layout, 'blobs', digest.replace(':', '/'));
    asked.push(`${kind}/${name}`);
    if (!/^sha256:[0-9a-f]{64}$/.test(digest) || !existsSync(file)) return missing(response);
    response.writeHead(200, {
      'content-type': kind === 'manifests' ? manifestType : 'application/octet-stream',
      'docker-content-digest': digest,
    });
    return method === 'HEAD' ? response.end() : createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the registry listens nowhere');
  return {
    host: `127.0.0.1:${address.port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
