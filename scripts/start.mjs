// `npm start`: everything a fresh clone needs, then the server in this process, so that signals reach it.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { install } from './install.mjs';
import { root } from './processes.mjs';

// npm that is told to end takes its shell with it but not what runs in the shell: a server that has lost its parent ends as if it had been told so itself.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

try {
  await install();
  const { buildSite } = await import('./site.mjs');
  await buildSite();
  await import(pathToFileURL(path.join(root, 'packages/server/dist/main.js')).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
