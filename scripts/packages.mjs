// Packs each published package once, and has the tarball read by publint (its fields) and by attw (its types, from every way of importing).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, root } from './processes.mjs';

const packages = ['tokens', 'contract', 'components'];
const withoutTypes = ['tokens.css', 'fonts.css', 'json/*.json'];

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
    await mustRun('attw', [tarball, '--profile', 'esm-only', '--quiet', '--exclude-entrypoints', ...withoutTypes], {
      quiet: true,
    });
    console.log(`${name}: ${filename} is well packed`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
