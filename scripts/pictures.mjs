// `npm run pictures`: builds Storybook and takes every picture anew, with the versions they were taken with beside them.
// A picture of a story that is gone goes with it. What changed is then in `git diff --stat tests/visual/pictures`.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { mustRun, root } from './processes.mjs';

await mustRun('storybook', ['build', '--test', '--quiet', '--loglevel', 'warn']);
const folder = path.join(root, 'tests/visual/pictures');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) rmSync(path.join(folder, file));
await mustRun('playwright', [
  'test',
  '--project',
  'stories',
  '--grep',
  '@picture',
  '--update-snapshots=all',
  '--reporter=dot',
]);
