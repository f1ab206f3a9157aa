// `npm run build`: the libraries (ESM with types) and the site.
import path from 'node:path';
import { install } from './install.mjs';
import { mustRun, root } from './processes.mjs';

await install();
for (const name of ['tokens', 'contract', 'components', 'patterns', 'cli']) {
  await mustRun('tsdown', ['--logLevel', 'warn'], { cwd: path.join(root, 'packages', name) });
}
const { buildSite } = await import('./site.mjs');
await buildSite();
