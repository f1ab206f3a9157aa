import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How long nginx may take until it listens, ms. */
const startLimit = 10_000;

/** The sample that operators copy, with these ports and without what needs a certificate. */
function siteOf(port: number, servers: readonly number[]): string {
  const sample = readFileSync('deploy/nginx.conf', 'utf8');
  const [redirect = ''] = /server \{\n {4}listen 80;[\s\S]*?\n\}\n/.exec(sample) ?? [];
  const upstream = / {4}server 127\.0\.0\.1:3000 (.*);/;
  return sample
    .replace(redirect, '')
    .replace(upstream, (_line, rules: string) => servers.map((to) => `    server 127.0.0.1:${to} ${rules};`).join('\n'))
    .replaceAll(/ {4}listen 443 .*;\n/g, `    listen 127.0.0.1:${port};\n`)
    .replaceAll(/ {4}listen \[::\]:443 .*;\n/g, '')
    .replaceAll(/ {4}ssl_.*;\n/g, '');
}

const mainOf = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 2;
events { worker_connections 512; }
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A proxy that runs. */
export interface Nginx {
  readonly url: string;
  /** What it wrote of errors until now. */
  errors(): string;
  stop(): Promise<void>;
}

/** Starts Debian's nginx by deploy/nginx.conf before servers at these ports of the loopback. */
export async function startNginx(port: number, servers: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compute-market-nginx-'));
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'site.conf'), siteOf(port, servers));
  writeFileSync(path.join(folder, 'nginx.conf'), mainOf(folder));
  const child = spawn(
    '/usr/sbin/nginx',
    ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
  });
  const deadline = Date.now() + startLimit;
  while (!(await listens(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline)
      throw new Error(`nginx did not start (apt-get install nginx):\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    errors: () => readFileSync(path.join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
