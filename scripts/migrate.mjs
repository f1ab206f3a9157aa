// `npm run migrate`: brings the database up to date without starting the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { root } from './processes.mjs';

await install();
const { buildSite } = await import('./site.mjs');
await buildSite();
await import(pathToFileURL(path.join(root, 'packages/server/dist/commands/migrate.js')).href);
