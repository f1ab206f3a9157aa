// Packs each published package once, and has the tarball read by publint (its fields) and by attw (its types, from every way of importing).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, root } from './processes.mjs';

/** In the order in which they need one another; `npm run` with names after `--` reads those alone. */
const packages =
  process.argv.length > 2 ? process.argv.slice(2) : ['tokens', 'contract', 'components', 'patterns', 'cli'];

/** Entries that are data or style sheets, or that only this repository can import: nothing to type. */
const withoutTypes = (name) =>
  Object.entries(JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')).exports)
    .filter(([, entry]) => typeof entry === 'string' || entry.types === undefined)
    .map(([subpath]) => subpath.slice(2));

const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
try {
  for (const name of packages) {
    const packed = await mustRun('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: path.join(root, 'packages', name),
      quiet: true,
      env: { npm_config_loglevel: 'error' },
    });
    const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[')));
    const tarball = path.join(folder, filename);
    await mustRun('publint', [tarball, '--strict'], { quiet: true });
    await mustRun(
      'attw',
      [tarball, '--profile', 'esm-only', '--quiet', '--exclude-entrypoints', ...withoutTypes(name)],
      { quiet: true },
    );
    console.log(`${name}: ${filename} is well packed`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
