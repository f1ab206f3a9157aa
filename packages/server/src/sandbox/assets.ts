import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { packageFile } from '../platform/package-file';
import { specimens } from './specimen-files';

const assets = [
  { name: 'sandbox.css', file: 'assets/sandbox/sandbox.css', type: 'text/css; charset=utf-8' },
  { name: 'sandbox.js', file: 'assets/sandbox/sandbox.js', type: 'text/javascript; charset=utf-8' },
  // The same tokens as the site, read as data.
  { name: 'tokens.css', file: 'packages/tokens/src/generated/tokens.css', type: 'text/css; charset=utf-8' },
] as const;

/** The style sheets and the script of the sandbox pages, and the papers it can read. */
export function registerSandboxAssets(app: FastifyInstance): void {
  for (const { name, file, type } of assets) {
    app.get(`/sandbox/assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(await readFile(packageFile(file), 'utf8')),
    );
  }
  for (const { file } of specimens) {
    app.get(`/sandbox/assets/${file}`, async (_request, reply) =>
      reply
        .type(file.endsWith('.pdf') ? 'application/pdf' : 'image/png')
        .header('cache-control', 'no-cache')
        .send(await readFile(packageFile(`assets/sandbox/${file}`))),
    );
  }
}
