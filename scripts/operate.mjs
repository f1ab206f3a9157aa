// `npm run config`, `configure`, `migrate`, `jobs`, `audit:ledger`, `orphans`, `catalogue`, `desk`, `backup`, `restore`: an operator's command, without the site; most work on the database that the variables name.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { root } from './processes.mjs';

const [command, ...rest] = process.argv.slice(2);
process.argv = [...process.argv.slice(0, 2), ...rest];
await install();
const { buildSite } = await import('./site.mjs');
await buildSite();
await import(pathToFileURL(path.join(root, `packages/server/dist/commands/${command}.js`)).href);
