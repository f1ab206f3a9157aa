// Builds the site (packages/app) and the server when their sources changed since the last build.
import { fingerprint, isStale, writeStamp } from './fingerprint.mjs';
import { mustRun, root } from './processes.mjs';
import path from 'node:path';

const stamp = 'packages/server/dist/.built';
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/tokens',
  'packages/contract',
  'packages/components',
  'packages/patterns',
  'packages/app',
  'packages/server',
];

export async function buildSite() {
  const current = fingerprint(sources);
  if (!isStale(stamp, current)) return;
  console.log('正在构建网站与服务…');
  await mustRun('vite', ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'packages/app') });
  // Draws the first pages without a browser (ADR 16). After the site, whose build clears the folder.
  await mustRun('vite', ['build', '--config', 'vite.draw.config.ts', '--logLevel', 'warn'], {
    cwd: path.join(root, 'packages/app'),
  });
  await mustRun('node', ['scripts/compress.mjs', 'packages/app/dist']);
  await mustRun('tsdown', ['--logLevel', 'warn'], { cwd: path.join(root, 'packages/server') });
  writeStamp(stamp, current);
}
