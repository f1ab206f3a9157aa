import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const packages = ['tokens', 'contract', 'components', 'patterns', 'cli'];

/** An npm whose registry knows these packages, and which publishes no version twice. */
const npmKnowing = (known: readonly string[]) => `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const [command, what] = process.argv.slice(2);
const known = ${JSON.stringify(known)};
if (command === 'view') {
  const at = what.lastIndexOf('@');
  if (!known.includes(what.slice(0, at))) process.exit(1);
  console.log(what.slice(at + 1));
} else {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (known.includes(name)) process.exit(1);
  appendFileSync(process.env.PUBLISHED, name + '\\n');
}
`;

/** Runs a release of all packages whose registry has some of them; answers what was said and published. */
function release(known: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'compute-market-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (file: string) => path.join(folder, file);
  for (const name of ['release', 'processes', 'processor-time'])
    cpSync(`scripts/${name}.mjs`, at(`scripts/${name}.mjs`));
  for (const name of packages) cpSync(`packages/${name}/package.json`, at(`packages/${name}/package.json`));
  mkdirSync(at('.changeset'));
  mkdirSync(at('bin'));
  writeFileSync(at('bin/npm'), npmKnowing(known), { mode: 0o755 });
  writeFileSync(at('published'), '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts/release.mjs'), '--publish'], {
    env: { PATH: `${at('bin')}${path.delimiter}${process.env.PATH}`, PUBLISHED: at('published') },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return { said: stdout, published: readFileSync(at('published'), 'utf8').trim().split('\n') };
}

test('a release goes on where it was interrupted, and says what was published before', () => {
  const { said, published } = release(['@compute-market/tokens']);
  expect(said).toMatch(/^tokens [\d.]+: is published already$/m);
  expect(published).toEqual(packages.slice(1).map((name) => `@compute-market/${name}`));
});

test('a package alone is released where the others have not changed', () => {
  const others = packages.slice(0, -1).map((name) => `@compute-market/${name}`);
  expect(release(others).published).toEqual(['@compute-market/cli']);
});
